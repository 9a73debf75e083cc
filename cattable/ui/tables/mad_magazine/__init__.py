"""The table of the MAD Magazine Card Game."""
