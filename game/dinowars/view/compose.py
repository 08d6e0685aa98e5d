"""The picture above the still one, as a list of things: pieces, markers, lights, the sketch, the card, dice, words."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from pygame import FRect

from game.dinowars.view import card, layout
from game.dinowars.view.bases import Glow
from game.dinowars.view.card import combat_dice
from game.dinowars.view.dice import Die
from game.dinowars.view.hand import Choosing
from game.dinowars.view.pieces import Figure, Figures, body, markers, signs, things
from game.dinowars.view.places import AnimalSpot, EdgeSpot, ObjectiveSpot, RosterSpot, RowSpot
from game.dinowars.view.show import tray_dice
from game.dinowars.view.showing import Showing
from game.dinowars.view.sketching import drawn
from game.ui.canvas import Canvas
from game.ui.hand import Behaviour, Spot
from game.ui.spots import Places
from game.ui.theme import CREAM, EMBER, INK
from game.ui.things import FURNITURE, MARKS, RINGS, Corners, Ring, Thing
from game.ui.tray import Button, Message, knobs, message


@dataclass(frozen=True, slots=True)
class Look:
    """All that the picture depends on besides the table: what is asked, pointed at, held, and what moves."""

    hand: Behaviour[Spot]
    places: Places[Spot]
    figures: Figures
    buttons: tuple[Button, ...]
    message: Message
    hidden: frozenset[object] = frozenset()
    pointed: Spot | None = None
    ringed: bool = False
    pressed: Spot | None = None
    moves: bool = False
    falls: bool = False
    """Whether the dice of a combat are on their way."""
    over: tuple[Thing, ...] = field(default=())


def compose(showing: Showing, look: Look) -> list[Thing]:
    """All of it."""
    found = [
        *markers(showing),
        *_animals(showing, look),
        *_lights(look),
        *_snaps(look),
        *_sketch(showing, look),
        *_card(showing, look),
        *_dice(showing, look),
        *_tray(showing, look),
        *look.over,
    ]
    if look.ringed and look.pointed is not None and look.pointed in look.places.boxes:
        found.append(Corners(_box(look.places.boxes[look.pointed])))
    return found


def _box(area: FRect) -> tuple[float, float, float, float]:
    return area.x, area.y, area.w, area.h


def _matters(look: Look) -> list[Figure]:
    """Those whose bases must be seen: what is held, pointed at, or could be chosen."""
    wanted = {spot.piece for spot in look.hand.lit() | look.hand.chosen() if isinstance(spot, AnimalSpot)}
    if isinstance(look.pointed, AnimalSpot):
        wanted.add(look.pointed.piece)
    return [look.figures[piece] for piece in sorted(wanted) if piece in look.figures]


def _animals(showing: Showing, look: Look) -> Iterator[Thing]:
    """Everybody; who hides a base that matters fades (and shows its own)."""
    matters = _matters(look)
    for one in look.figures.values():
        if one.piece in look.hidden:
            continue
        area = body(showing.sprites, one)
        hides = any(
            other.piece != one.piece and other.y < one.y and area.colliderect(other.box.inflate(-10, -10))
            for other in matters
        )
        yield from things(showing.sprites, replace(one, faded=hides))
        yield from signs(showing, one)


def _lights(look: Look) -> Iterator[Thing]:
    """Rings round what may be chosen and what is held; who stands on the table has one round the base."""
    chosen, lit = look.hand.chosen(), look.hand.lit()
    for spot in sorted(lit | chosen, key=str):
        match spot:
            case AnimalSpot(piece) if piece in look.figures and piece not in look.hidden:
                one = look.figures[piece]
                yield Glow(one.x, one.y, one.reach, chosen=spot in chosen)
            case RosterSpot() | RowSpot() if spot in look.places.boxes and spot in (
                chosen if isinstance(spot, RowSpot) else lit | chosen
            ):
                yield _ring(look.places.boxes[spot], FURNITURE + 1)
            case EdgeSpot() if spot in look.places.boxes:
                yield _ring(look.places.boxes[spot].inflate(-14, -14), MARKS)


def _ring(area: FRect, layer: int) -> Ring:
    return Ring(_box(area), gap=1, width=4, radius=10, layer=layer, seed=2)


@dataclass(frozen=True, slots=True)
class Dot:
    """A place on the ground to which the keys' cursor goes."""

    x: float
    y: float
    layer: int = RINGS

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 10, self.y - 10, 20, 20)

    def draw(self, canvas: Canvas) -> None:
        for reach, colour in ((6.0, INK), (4.4, CREAM), (2.8, EMBER)):
            canvas.disc(self.x, self.y, reach, colour)


def _snaps(look: Look) -> Iterator[Thing]:
    if not isinstance(look.hand, Choosing) or look.moves or not look.ringed:
        return  # a mouse points where it likes
    for point in look.hand.snaps().values():
        yield Dot(*layout.at(*point))


def _sketch(showing: Showing, look: Look) -> Iterator[Thing]:
    if isinstance(look.hand, Choosing) and not look.moves:
        yield from drawn(showing, look.hand.sketch(), look.figures)


def _card(showing: Showing, look: Look) -> Iterator[Thing]:
    return card.things(showing, look.hand, look.pointed, falling=look.falls)


def _dice(showing: Showing, look: Look) -> Iterator[Die]:
    """The last roll on the tray, and those of the last combat on the card while it lies there."""
    yield from tray_dice(showing)
    if showing.fight is not None and not look.moves and card.shows_fight(showing, look.hand, look.pointed):
        yield from combat_dice(showing, showing.fight)


def _tray(showing: Showing, look: Look) -> Iterator[Thing]:
    """Words and buttons."""
    yield from message(look.message, layout.STATUS if showing.dice else layout.WIDE)
    yield from knobs(look.buttons, look.pointed, look.pressed)


def objectives_boxes(number: int) -> Iterator[tuple[Spot, FRect]]:
    """The lines of the objectives as places."""
    return ((ObjectiveSpot(at), layout.objective(at, max(4, number))) for at in range(number))


def snap_box(x: int, y: int) -> FRect:
    """Where the cursor lies on a place on the ground."""
    mx, my = layout.at(x, y)
    return FRect(mx - 7, my - 7, 14, 14)
