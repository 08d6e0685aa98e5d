"""The picture above the still one, as a list of things: pieces, lights, cubes, dice, buttons, words and sheets."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from pygame import FRect

from game.core.words import _
from game.moogh.characters import Deed
from game.moogh.commands import Do
from game.moogh.land import SPOT_NAMES
from game.moogh.state import NO_CUBE
from game.moogh.view import layout
from game.moogh.view.chances import odds
from game.moogh.view.dossier import sheet_of
from game.moogh.view.foresight import Omen
from game.moogh.view.hand import Choosing
from game.moogh.view.outlook import icon_of
from game.moogh.view.pieces import Figures, halo, scene, things
from game.moogh.view.places import BeastSpot, CellSpot, PersonSpot, SlotSpot
from game.moogh.view.sheets import IdeaSheet
from game.moogh.view.showing import Showing
from game.ui.hand import Behaviour
from game.ui.spots import Places
from game.ui.things import FLIGHT, FURNITURE, MARKS, Corners, Label, Pic, Ring, Thing
from game.ui.tray import Button, ButtonSpot, Message, knobs, message
from game.ui.view import NOBODY

TILTS = (-6, 5, -3, 7, -5, 2, -8, 4)


@dataclass(frozen=True, slots=True)
class Look:
    """All that the picture depends on besides the table: what is asked, pointed at, held, and what moves."""

    hand: Behaviour[Hashable]
    places: Places[Hashable]
    figures: Figures
    buttons: tuple[Button, ...]
    message: Message
    hidden: frozenset[object] = frozenset()
    pointed: Hashable | None = None
    ringed: bool = False
    pressed: Hashable | None = None
    carried: tuple[float, float] | None = None
    dice: bool = False
    sheet: IdeaSheet | None = None
    ahead: tuple[str, int] = ("", NOBODY)
    """What to press for the coming turn of a beast, and whose is shown."""
    over: tuple[Thing, ...] = field(default=())


def compose(showing: Showing, look: Look) -> list[Thing]:
    """All of it."""
    found = [
        *scene(showing),
        *_lights(look),
        *_figures(showing, look),
        *_cubes(showing, look),
        *_dice(showing),
        *_tray(look),
        *_ahead(showing, look),
        *_chances(look),
        *look.over,
    ]
    if look.sheet is not None:
        found.append(look.sheet)
        found += [_ring(look.places.boxes[spot], 3.0) for spot in look.sheet.lit if spot in look.places.boxes]
    if look.ringed and look.pointed is not None and look.pointed in look.places.boxes:
        found.append(Corners(_box(look.places.boxes[look.pointed])))
    return found


def _box(area: FRect) -> tuple[float, float, float, float]:
    return area.x, area.y, area.w, area.h


def _ring(area: FRect, gap: float, layer: int = FLIGHT, seed: int = 2) -> Ring:
    return Ring(_box(area), gap=gap, width=4, radius=10, layer=layer, seed=seed)


# -- the board --------------------------------------------------------------------------------------------------------


def _lights(look: Look) -> Iterator[Thing]:
    """Rings round what may be chosen and what is held; who stands on the board has one on the ground."""
    chosen, lit = look.hand.chosen(), look.hand.lit()
    for spot in sorted(lit | chosen, key=str):
        match spot:
            case CellSpot(name):
                yield lit_cell(name)
            case PersonSpot() | BeastSpot() if spot in look.figures:
                yield halo(look.figures[spot], chosen=spot in chosen)
            case ButtonSpot():
                pass
            case SlotSpot() if spot in look.places.boxes:
                yield lit_slot(look.places.boxes[spot])
            case _ if look.sheet is None and spot in look.places.boxes:
                yield _ring(look.places.boxes[spot], 6.0 if spot in chosen else 2.0)


def lit_cell(name: str) -> Ring:
    """The ring within a space that may be chosen."""
    box = layout.cell_box(SPOT_NAMES[name]).inflate(-10, -10)
    return Ring(_box(box), gap=-4, width=4, radius=9, layer=MARKS, seed=2)


def lit_slot(at: FRect) -> Ring:
    """The ring round the place for a cube."""
    return Ring((at.centerx - 17, at.bottom - 29, 34, 34), gap=1, width=4, radius=16, layer=FURNITURE, seed=3)


def _figures(showing: Showing, look: Look) -> Iterator[Thing]:
    for figure in look.figures.values():
        if figure.spot not in look.hidden:
            yield from things(showing.sprites, figure)


def _chances(look: Look) -> Iterator[Thing]:
    """While an action is held, how likely it is at each target."""
    hand = look.hand
    if not isinstance(hand, Choosing):
        return
    for spot, command in hand.targets().items():
        icon = icon_of(hand, Deed(command.deed)) if isinstance(command, Do) and command.deed in set(Deed) else None
        if icon is None or spot not in look.places.boxes or not isinstance(command, Do):
            continue
        rolled = odds(hand.state, hand.question.person, icon, command.target)
        if rolled is not None:
            box = look.places.boxes[spot]
            y = box.bottom - 12 if isinstance(spot, BeastSpot) else max(box.top - 8, 130)  # a rider stays in sight
            yield Label(rolled.percent, box.centerx, y, big=not isinstance(spot, CellSpot))


# -- cubes, dice, the tray --------------------------------------------------------------------------------------------


def _cubes(showing: Showing, look: Look) -> Iterator[Thing]:
    """The cube of each character between its two icons; one that is carried hangs from the pointer."""
    table = showing.table
    for person in range(len(table.box.people)):
        if table.out[person]:
            continue
        picture = f"cube-{showing.emblem(person)}"
        asked = isinstance(look.hand, Choosing) and any(one.person == person for one in look.hand.slots())
        if asked and look.carried is not None:
            yield Pic(showing.sprites, picture, *look.carried, 1.1, FLIGHT, lift=10)
        elif table.cubes[person] != NO_CUBE and showing.sees_cube(person):
            at = layout.slot(person, table.cubes[person] + 1)
            yield Pic(showing.sprites, picture, at.centerx, at.bottom - 18, 0.9, FURNITURE)
        elif asked and isinstance(look.pointed, SlotSpot) and look.pointed.person == person:
            at = layout.slot(person, look.pointed.slot)
            yield Pic(showing.sprites, picture, at.centerx, at.bottom - 24, 0.9, FURNITURE, alpha=150)


def _dice(showing: Showing) -> Iterator[Thing]:
    """The last roll on the tray; what was wanted of it wears a ring."""
    faces = showing.dice
    for number, (face, (x, y, size)) in enumerate(zip(faces, layout.die_places(len(faces)), strict=True)):
        yield Pic(showing.sprites, f"die-{face}", x, y, size, FURNITURE, tilt=TILTS[number])
        if face in showing.wanted:
            yield Pic(showing.sprites, "die-kept", x, y + 0.1, size, FURNITURE, tilt=TILTS[number])


def _ahead(showing: Showing, look: Look) -> Iterator[Thing]:
    """On each beast's sheet what asks for its coming turn."""
    key, shown = look.ahead
    for beast in showing.table.herd():
        box = sheet_of(showing, beast).ahead
        yield Omen("icon-eye", f"{_('next')} {key}".strip(), *box.center, FURNITURE, box.w)
        if beast == shown:
            yield _ring(box, 0.0)


def _tray(look: Look) -> Iterator[Thing]:
    """Words and buttons."""
    yield from message(look.message, layout.STATUS if look.dice else layout.WIDE)
    yield from knobs(look.buttons, look.pointed, look.pressed)
