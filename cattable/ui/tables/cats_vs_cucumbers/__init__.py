"""The table of Cats vs Cucumbers."""
