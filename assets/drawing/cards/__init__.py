"""The faces of the cards of Herding Cats and the MAD Magazine Card Game."""
