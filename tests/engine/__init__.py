"""The engine by itself: chance, secrecy, events, refusals, saves."""
