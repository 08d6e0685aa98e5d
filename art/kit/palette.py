"""The pigments. Every colour is "#rrggbb"; arithmetic happens in float RGB, 0..255."""

import numpy as np
import numpy.typing as npt

Pigment = npt.NDArray[np.float32]
Colour = str | Pigment

INK = "#2A211C"
UMBER = "#4B3427"
BONE = "#F6EBD3"
CREAM = "#FFF3DA"
CARD = "#F5E8CC"
CARD_SIDE = "#B08A5A"
EMBER = "#FFC04D"
WOOD = "#C08A4F"
WOOD_DARK = "#8E5B31"
SHADOW = "#22130c"


def rgb(colour: Colour) -> Pigment:
    """A colour as float RGB, 0..255."""
    if not isinstance(colour, str):
        return np.asarray(colour, np.float32)
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32)


def mix(one: Colour, other: Colour, share: float) -> Pigment:
    """`one` with `share` (0..1) of `other` stirred in."""
    mixed: Pigment = (rgb(one) * (1 - share) + rgb(other) * share).astype(np.float32)
    return mixed
