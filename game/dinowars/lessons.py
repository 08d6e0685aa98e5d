"""The words of this game that the little boards of its rules may use."""

from typing import Final

ACROSS: Final = "abcdefghijklmnop"
DOWN: Final = tuple(str(line) for line in range(1, len(ACROSS) + 1))
SQUARES: Final = tuple(column + line for line in DOWN for column in ACROSS)
"""The table in squares of 3 inches, from the upper left."""
SHOWN: Final = ("table", "card", "objectives", "dice", "roster", "enemies", *SQUARES)
"""The places that a board can be cut out between."""
