"""The window: scenes, the table, art, motion, sound and input on pygame."""
