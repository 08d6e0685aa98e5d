"""Coats that a player may give an animal: its picture dyed, whatever pigment it was drawn in.

A picture in another coat is asked for by its name, `@` and the coat: `triceratops@plum`.
"""

from colorsys import rgb_to_hsv
from typing import Final

from game.ui.dye import PALEST, Dye
from game.ui.theme import Colour, pigment

COATS: Final[dict[str, Colour]] = {
    "russet": pigment("#B0482C"),
    "amber": pigment("#C88E2E"),
    "moss": pigment("#8A9438"),
    "fern": pigment("#4C8446"),
    "jade": pigment("#3C8A74"),
    "sky": pigment("#4A7CA0"),
    "indigo": pigment("#54589C"),
    "plum": pigment("#8A4C7C"),
}
"""By their names, once round the wheel."""
MARK: Final = "@"


NEAR: Final = 0.045
"""Hues of a coat differ more than those of a tribe's paint: legs in shade are drawn in a darker earth."""


def dye_of(worn: Colour, coat: str) -> Dye:
    """From the pigment that an animal was drawn in; a pale one reaches further down, or it would not be dyed."""
    _hue, saturation, _value = rgb_to_hsv(*(level / 255 for level in worn))
    return Dye(worn, COATS[coat], NEAR, min(PALEST, 0.6 * saturation))


def dressed(name: str, coat: str) -> str:
    """The picture's name in that coat; without one, as it was drawn."""
    return f"{name}{MARK}{coat}" if coat else name
