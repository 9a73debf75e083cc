"""What the tables of all games share: pieces, motions, the director, prompts, seat plates, the log."""
