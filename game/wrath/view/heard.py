"""What is heard: each event by the names of its sounds, the hand's small noises, and the music that fits the table."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.table import Event
from game.ui.ear import SILENCE, Ear, Heard
from game.ui.hand import Spot
from game.ui.sounds import Sounds
from game.wrath.box import Box
from game.wrath.events import (
    Eaten,
    Erupted,
    Hatched,
    Kept,
    MatchEnded,
    Moved,
    Placed,
    Reason,
    RegionScored,
    Returned,
    Rolled,
    Shifted,
    StayedStill,
    TurnEnded,
    VolcanoScored,
)
from game.wrath.judge import progress
from game.wrath.state import State
from game.wrath.view.places import DieSpot, PieceSpot
from game.wrath.view.showing import Showing

MOST_POINTS: Final = 10
"""More points than that sound like as many."""
NEARLY_FULL: Final = 2
"""So many free spaces, and the mountain is restless."""
LAST_ERA: Final = 0.7
"""That share of the target, and the next eruption may be the last."""
CALM, FULL, LAST = "wrath/music/calm", "wrath/music/full", "wrath/music/last"
LIFT, CLACK, THUD, DICE, KEEP, PICK = (f"wrath/{one}" for one in ("lift", "clack", "thud", "dice", "keep", "pick"))
HOP, GRIND, NOTCH = "wrath/hop", "wrath/grind", "wrath/notch"
TOOTH: Final = 34.0
"""The volcano's line is felt to catch at each of so many units."""
ALWAYS: Final = (
    LIFT, CLACK, HOP, THUD, DICE, KEEP, PICK, "wrath/settle", "wrath/worship", "wrath/plop", GRIND, NOTCH,
    "wrath/tremor", "wrath/tiles", "wrath/nest", "shared/slide", "wrath/hiss", "wrath/eruption", "wrath/crack",
    "wrath/hatch", "wrath/bite", "wrath/victory",
)  # fmt: skip
"""The sounds of any match, those that are needed soonest first."""
TELLING: Final = (MatchEnded, Erupted, Eaten, Hatched, Shifted, TurnEnded, Placed, Moved, Rolled)
"""Of events that nobody watched one by one, the first of these kinds is heard, and no other."""


ALIKE: Final[dict[type[Event], Heard]] = {
    Rolled: Heard((DICE,), ("wrath/settle",)),
    Kept: Heard((KEEP,)),
    Shifted: Heard(("wrath/tremor", "wrath/tiles")),
    StayedStill: Heard(("wrath/plop",)),
    Erupted: Heard(("wrath/eruption",)),
    Returned: Heard(("shared/slide",), (CLACK,)),
    MatchEnded: Heard(("wrath/victory",)),
}
"""Events that sound alike whoever they happen to."""


def heard(event: Event, showing: Showing) -> Heard:
    """The sounds of an event, on the table before it."""
    match event:
        case Hatched(dinosaur=dinosaur) | Eaten(dinosaur=dinosaur):
            # an egg is heard as it cracks, not at once
            return Heard(("wrath/bite",) if isinstance(event, Eaten) else (), (f"wrath/{dinosaur}",))
        case Placed(where=where, piece=piece):
            return Heard((LIFT,), (down(piece), *_place(where, showing.table)))
        case Moved(piece=piece):
            return Heard((LIFT,), (down(piece),))
        case VolcanoScored(points=points, reasons=reasons) | RegionScored(points=points, reasons=reasons):
            return Heard((*score(points), *_powers(reasons, showing.table.box)))
        case TurnEnded(to=seat):
            return Heard((f"wrath/turn/{showing.seats[seat].tribe}",))
    return ALIKE.get(type(event), SILENCE)


def _place(where: str, table: State) -> Iterator[str]:
    """What a place adds to a piece that is put there."""
    if where == "egg":
        yield "wrath/nest"
    elif where == "volcano":
        yield from ("wrath/worship", "wrath/hiss" if restless(table) else "wrath/plop")


def down(piece: str) -> str:
    """A piece is set down; dinosaurs are heavier."""
    return CLACK if piece == "caveman" else THUD


def score(points: Sequence[int]) -> Iterator[str]:
    """The kalimba climbs as far as the best seat's points; silence if nobody has any."""
    best = min(MOST_POINTS, max(points, default=0))
    if best > 0:
        yield f"wrath/points/{best:02}"


def _powers(reasons: Sequence[Reason], box: Box) -> Iterator[str]:
    """A dinosaur that scores by its power calls."""
    yield from dict.fromkeys(f"wrath/{one.why}" for one in reasons if one.why in box.names[1:])


def restless(table: State) -> bool:
    """Whether the volcano is nearly full."""
    return table.box.spaces - table.filled() <= NEARLY_FULL


def music(table: State) -> str:
    """The piece that fits the table."""
    if progress(table) >= LAST_ERA:
        return LAST
    return FULL if restless(table) else CALM


def touched(before: frozenset[Spot], after: frozenset[Spot]) -> str:
    """What a hand does before it answers: a die put aside or taken up, a piece lifted; else nothing."""
    for spot in after - before:
        if isinstance(spot, DieSpot | PieceSpot):
            return KEEP if isinstance(spot, DieSpot) else LIFT
    return PICK if any(isinstance(spot, DieSpot) for spot in before - after) else ""


def dragged(before: float, after: float, middle: float) -> tuple[str, ...]:
    """The volcano's line was pulled from one offset to the other: it grinds, and catches as it passes the middle."""
    if (abs(before) > middle) != (abs(after) > middle):
        return (NOTCH,)
    return (GRIND,) if int(before / TOOTH) != int(after / TOOTH) else ()


class Listener(Ear):
    """Plays what is heard at this table, and the small noises of a hand."""

    telling = TELLING

    def __init__(self, sounds: Sounds, showing: Showing) -> None:
        super().__init__(sounds)
        self.showing = showing
        tribes = [f"wrath/turn/{seat.tribe}" for seat in showing.seats]
        sounds.preload(*ALWAYS, *tribes)
        self.tune()

    def heard(self, event: Event) -> Heard:
        """The sounds of an event."""
        return heard(event, self.showing)

    def touch(self, before: frozenset[Spot], after: frozenset[Spot]) -> None:
        """What is held or kept has changed."""
        name = touched(before, after)
        if name:
            self.sounds.play(name)

    def pulled(self, before: float, after: float, middle: float) -> None:
        """A hand pulls the volcano's line (offsets in design units); past the middle, letting go would shift it."""
        self.cued(dragged(before, after, middle))

    def music(self) -> str:
        """The piece that fits the table."""
        return music(self.showing.table)
