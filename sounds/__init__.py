"""The sounds of the game, and the code that makes them."""
