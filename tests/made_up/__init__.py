"""Small made-up games: what the engine carries, without any rulebook."""
