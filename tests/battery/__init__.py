"""What every game must pass, whatever its rules: one set of tests over games, seat counts and options."""
