"""The table of Mad Cat Sad Cat."""
