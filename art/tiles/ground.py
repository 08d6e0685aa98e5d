"""What every tile stands on: a brown side, a cream margin, a ground sheet."""

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, rounded, union
from art.kit.handwork import hand_cut
from art.kit.palette import Colour

SIDE = 200
HALF = SIDE / 2


def at(share: float) -> float:
    """A share of the tile's side as a coordinate."""
    return share * SIDE - HALF


def ground(canvas: Canvas, colour: Colour, seed: int, side: Colour = "#6d4a2c") -> Shape:
    """Lays the card and the ground sheet; returns the sheet, to cut inlays to."""
    card = hand_cut(rounded(-HALF, -HALF, SIDE, SIDE, SIDE * 0.075), SIDE * 0.006, SIDE * 0.11, seed)
    thickness = union(*[affinity.translate(card, 0, SIDE * t) for t in (0, 0.015, 0.03)])
    canvas.paper(thickness, side, elevation=6.4, edge=0.2, shade=0.5)
    canvas.paper(card, "#F3E4C0", elevation=0, edge=0.6)
    sheet = sheet_of(seed)
    canvas.paper(sheet, colour, elevation=0, edge=0)
    return sheet


def sheet_of(seed: int) -> Shape:
    """The ground sheet of that seed, within the card's cream margin."""
    inset, length = SIDE * 0.022, SIDE * 0.956
    return hand_cut(
        rounded(inset - HALF, inset - HALF, length, length, SIDE * 0.062), SIDE * 0.006, SIDE * 0.09, seed + 5
    )
