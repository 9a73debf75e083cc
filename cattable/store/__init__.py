"""What outlives the program: settings, players, the running match, statistics. A damaged file never stops a start."""
