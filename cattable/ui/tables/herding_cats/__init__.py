"""The table of Herding Cats."""
