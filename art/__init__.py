"""The pictures of the game and the code that draws them. Players need the pictures only."""
