"""Places of the table by the names that lessons and little boards call them."""

from collections.abc import Hashable, Sequence
from typing import Final

from pygame import FRect

from game.moogh.land import SPOT_NAMES
from game.moogh.state import State
from game.moogh.view import layout
from game.moogh.view.places import AheadSpot, BeastSpot, CardSpot, CellSpot, DossierSpot, HuntSpot, PersonSpot
from game.ui.theme import TRIBES
from game.ui.tray import SMALL, ButtonSpot

AREAS: Final = {
    "dice": layout.DICE,
    "status": layout.STATUS,
    "order": layout.ORDER,
    "board": layout.BOARD,
    "sheet": layout.dossier(0, 1, 4).box,
    "hunt": layout.hunt(1),
    "cards": layout.RIGHT,
}
BUTTONS: Final = ("main", "next", *SMALL)


def area_of(names: Sequence[str]) -> FRect:
    """What of the table is to be cut out so that it shows all these places."""
    cells = [layout.cell_box(SPOT_NAMES[name]).inflate(6, 6) for name in names if name in SPOT_NAMES]
    found = [*cells, *(FRect(AREAS[name]) for name in names if name in AREAS)]
    return found[0].unionall(found[1:]) if found else FRect(layout.FRAME)


def spot_of(table: State, name: str) -> Hashable | None:
    """The place of that name, if it is one to point at: `b3`, `main`, `urga`, `card urga`, `moogh`, `sheet moogh`."""
    if name in SPOT_NAMES:
        return CellSpot(name)
    if name in BUTTONS:
        return ButtonSpot(name)
    if name == "hunt":
        return HuntSpot()
    word, _space, rest = name.partition(" ")
    people = [one.name for one in table.box.people]
    beasts = [one.name for one in table.box.beasts]
    who = rest or word
    if who in people:
        return CardSpot(people.index(who)) if word == "card" else PersonSpot(people.index(who))
    if who in beasts:
        return {"sheet": DossierSpot, "ahead": AheadSpot}.get(word, BeastSpot)(beasts.index(who))
    return None


def emblems(state: State) -> tuple[str, ...]:
    """By seat the emblem of its first character's tribe; where two would have the same, seats have their own."""
    box = state.box
    by_name = {one.name: one.emblem for one in box.scenario.pieces.tribes}
    firsts = [next(one for one in box.people if one.seat == seat) for seat in range(box.seats)]
    found = tuple(by_name[one.kind.tribe] for one in firsts)
    return found if len(set(found)) == len(found) else tuple(tribe.name for tribe in TRIBES)
