"""What the butlers of Meow Meow Dice bring (ledger row MDR3): one picture of 200 x 200 units for each card."""
