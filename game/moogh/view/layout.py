"""Where everything lies, in design units (1920 x 1080)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.moogh.characters import RING
from game.moogh.land import MARGIN, SPOTS, STRIDE, name_of

CELL: Final = 64.0
ACROSS: Final = 12
BOARD: Final = FRect(576, 114, CELL * ACROSS, CELL * ACROSS)
FRAME: Final = BOARD.inflate(40, 40)
ORDER: Final = FRect(556, 8, 808, 92)
ROUND: Final = FRect(ORDER.x + 18, ORDER.y + 8, 176, 76)
LEFT: Final = FRect(24, 12, 520, 872)
RIGHT: Final = FRect(1376, 12, 520, 872)
GAP: Final = 10.0
STATUS: Final = FRect(452, 916, 776, 126)
WIDE: Final = FRect(68, 916, 1160, 126)
"""The same while no dice lie there."""
DICE: Final = FRect(60, 916, 380, 126)
DOSSIERS: Final = {1: 486.0, 2: 340.0, 3: 222.0}
"""How high a beast's sheet is, by how many there are."""
HEAD: Final = 48.0
CARD: Final = 210.0
TILE: Final = (58.0, 72.0)
STEP: Final = 80.0
"""From an icon of a ring to the next."""
IDEA: Final = (184.0, 148.0)
IDEAS: Final = 4
"""So many idea cards lie in a row at most."""
FEW: Final = 1.5
"""How much larger idea cards are where a row has room for it."""


def corner(spot: int) -> tuple[float, float]:
    """The north-western corner of a spot, which may lie outside the board."""
    row, column = divmod(spot, STRIDE)
    return BOARD.x + (column - MARGIN) * CELL, BOARD.y + (row - MARGIN) * CELL


def cell_box(spot: int) -> FRect:
    """The box of a spot."""
    return FRect(*corner(spot), CELL, CELL)


def centre(spot: int) -> tuple[float, float]:
    """The middle of a spot."""
    x, y = corner(spot)
    return x + CELL / 2, y + CELL / 2


def body_box(spots: Sequence[int]) -> FRect:
    """The box round several spots."""
    boxes = [cell_box(spot) for spot in spots]
    return boxes[0].unionall(boxes[1:])


def ground(x: float, y: float) -> str | None:
    """The name of the space under a point; None outside the board."""
    if not BOARD.collidepoint(x, y):
        return None
    row, column = int((y - BOARD.y) // CELL), int((x - BOARD.x) // CELL)
    spot = (row + MARGIN) * STRIDE + column + MARGIN
    return name_of(spot) if 0 <= spot < SPOTS else None


# -- beasts -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dossier:
    """A beast's sheet and its parts: name, health, rows of the action card from the top down, what surrounds it."""

    box: FRect
    name: FRect
    health: FRect
    rows: tuple[FRect, ...]
    around: FRect
    ahead: FRect
    """What asks for its coming turn."""

    def space(self, row: int, column: int) -> FRect:
        """A space of the action card; the row counts from 1 at the bottom."""
        band = self.rows[len(self.rows) - row]
        wide = (band.w - 2 * EDGE) / 4
        return FRect(band.x + EDGE + column * wide, band.y, wide, band.h)


EDGE: Final = 46.0
"""The room for shields at the left of a row, and for arrows at its right."""


def dossier(beast: int, beasts: int, rows: int) -> Dossier:
    """The sheet of that beast, of so many."""
    high = DOSSIERS[beasts]
    box = FRect(LEFT.x, LEFT.y + beast * (high + GAP), LEFT.w, high)
    each = min(100.0, (high - HEAD - 26) / rows)
    bands = tuple(FRect(box.x + 16, box.y + HEAD + 10 + row * each, 326, each - 5) for row in range(rows))
    side = 148.0
    around = FRect(box.right - side - 14, box.y + HEAD + 12, side, side)
    health, ahead = FRect(box.right - 102, box.y + 6, 84, HEAD - 2), FRect(box.right - 242, box.y + 8, 126, HEAD - 6)
    name = FRect(box.x + 20, box.y + 8, ahead.x - box.x - 28, HEAD - 6)
    return Dossier(box, name, health, bands, around, ahead)


def hunt(beasts: int) -> FRect:
    """The sheet under the beasts that says what the hunt is for."""
    top = LEFT.y + beasts * (DOSSIERS[beasts] + GAP)
    return FRect(LEFT.x, top, LEFT.w, LEFT.bottom - top)


# -- people -----------------------------------------------------------------------------------------------------------


def card(person: int) -> FRect:
    """A character's card."""
    return FRect(RIGHT.x, RIGHT.y + person * (CARD + GAP), RIGHT.w, CARD)


def tile(person: int, place: int) -> FRect:
    """An icon of a card's ring; place 4 is the first one over again, at the end of the row."""
    box = card(person)
    return FRect(box.x + 126 + place * STEP, box.bottom - TILE[1] - 7, *TILE)


def ring(person: int) -> FRect:
    """The row of a card's icons and places for the cube, the first icon over again at its end."""
    return tile(person, 0).union(tile(person, RING)).inflate(8, 8)


def slot(person: int, number: int) -> FRect:
    """The place of a cube between two icons, from 1: the last lies between the fourth icon and the first."""
    before = tile(person, number - 1)
    middle = before.right + (STEP - TILE[0]) / 2
    return FRect(middle - 33, before.bottom - 52, 66, 60)


def token(person: int) -> FRect:
    """Where a character's rage token lies."""
    box = card(person)
    return FRect(box.right - 66, box.y - 4, 56, 48)


# -- the rest ---------------------------------------------------------------------------------------------------------


def order_box(place: int, cards: int) -> FRect:
    """A card of the turn order row."""
    room = ORDER.right - 16 - ROUND.right
    wide = min(78.0, room / max(1, cards))
    return FRect(ROUND.right + place * wide, ORDER.y + 8, wide - 5, ORDER.h - 18)


def idea_boxes(number: int) -> tuple[FRect, ...]:
    """So many idea cards, in rows in the middle of the board; those of a short row are larger."""
    across = max(1, min(number, IDEAS))
    wide = min(FEW * IDEA[0], (BOARD.w - 32) / across - 2)
    high, rows = IDEA[1] * wide / IDEA[0], -(-number // across)
    left, top = BOARD.centerx - across * (wide + 2) / 2, BOARD.centery - rows * (high + 2) / 2
    places = (divmod(one, across) for one in range(number))
    return tuple(FRect(left + column * (wide + 2), top + row * (high + 2), wide, high) for row, column in places)


def idea_sheet(number: int) -> FRect:
    """The sheet over the board on which so many idea cards lie."""
    boxes = idea_boxes(number)
    return boxes[0].unionall(boxes[1:]).inflate(24, 24) if boxes else FRect(*BOARD.center, 0, 0).inflate(260, 120)


def die_places(number: int) -> tuple[tuple[float, float, float], ...]:
    """The middles and the size of so many dice on the tray."""
    if number <= 4:
        return tuple((DICE.x + 50 + i * 94, DICE.centery, 0.92) for i in range(number))
    return tuple((DICE.x + 40 + i % 4 * 78, DICE.y + 31 + i // 4 * 64, 0.66) for i in range(number))
