"""Rules files: YAML with line numbers, checked into frozen, typed data."""
