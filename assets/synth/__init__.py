"""How the sounds are computed, with the standard library alone."""
