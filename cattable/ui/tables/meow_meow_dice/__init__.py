"""The table of Meow Meow Dice."""
