"""Pieces that go somewhere: lifted, through the air, set down; and those beside them, which make room."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot, pi, sin
from typing import Final

from game.ui import theme
from game.ui.act import part
from game.ui.bent import stepped
from game.ui.eases import ease_in_out_quad, ease_out_back, ease_out_cubic
from game.ui.things import FLIGHT, PIECES, Thing
from game.wrath.view import layout
from game.wrath.view.act import Act, Figures
from game.wrath.view.pieces import Bend, Cast, Figure, Mood
from game.wrath.view.places import PieceSpot

LIFTED: Final = 14.0
GROWN: Final = 1.06
SQUASHED: Final = 0.1
ROOM_S: Final = 0.26
AFTER_S: Final = 0.045
AIR_MOST_S: Final = 0.62


@dataclass(frozen=True, slots=True)
class Way:
    """So many pieces go from a place to another, so high above the table."""

    start: PieceSpot
    goal: PieceSpot
    high: float
    number: int = 1
    flies: bool = False


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece that is lifted, flies `air` seconds, `high` above the table, and is set down. It begins after `begins`.

    `tips`: it has been bitten, and falls over first and flies so; `flies`: it spreads its wings.
    """

    start: Figure
    goal: Figure
    high: float
    air: float = theme.HOP_S
    begins: float = 0.0
    flies: bool = False
    tips: bool = False

    @property
    def ends(self) -> float:
        return self.begins + theme.LIFT_S + self.air + theme.LAND_S

    def things(self, cast: Cast, now: float) -> Iterator[Thing]:
        """The piece at that time."""
        up = ease_out_cubic(part(now, self.begins, theme.LIFT_S))
        along = ease_in_out_quad(part(now, self.begins + theme.LIFT_S, self.air))
        down = part(now, self.begins + theme.LIFT_S + self.air, theme.LAND_S)
        held = 1 - min(1.0, ease_out_back(down)) if down > 0 else up
        lift = round(LIFTED * held + self.high * sin(pi * along), 1)
        layer = FLIGHT if up > 0 and down < 1 else PIECES
        yield from cast.things(_between(self.start, self.goal, along), layer, lift, bend=self._bend(along, held, down))

    def _bend(self, along: float, held: float, down: float) -> Bend:
        ratio = self.goal.size / self.start.size
        size = 1 + (ratio - 1) * along if along < 1 else 1.0
        grow = size * (1 + (GROWN - 1) * held)
        tall = 1 - SQUASHED * sin(pi * down) if 0 < down < 1 else 1.0
        tilt = stepped(84 * (1 - along)) if self.tips else 0
        flies = self.flies and 0.04 < along < 1
        mood: Mood = "hurt" if self.tips and down < 1 else ""
        return Bend(tilt, round(tall, 2), round(grow * 20) / 20, flies, mood)


def _between(a: Figure, b: Figure, t: float) -> Figure:
    """On the way it is what it was; arrived, what it will be."""
    if t >= 1:
        return replace(b, count=1)
    x, y = round(a.x + (b.x - a.x) * t, 1), round(a.y + (b.y - a.y) * t, 1)
    late = t > 0.5
    return replace(a, x=x, y=y, count=1, foot=b.foot if late else a.foot, flip=b.flip if late else a.flip)


@dataclass(frozen=True, slots=True)
class Shove:
    """A piece that makes room, or closes up, without leaving the ground."""

    start: Figure
    goal: Figure
    begins: float = 0.0

    @property
    def ends(self) -> float:
        return self.begins + ROOM_S

    def things(self, cast: Cast, now: float) -> Iterator[Thing]:
        """The piece at that time."""
        along = ease_out_cubic(part(now, self.begins, ROOM_S))
        a, b = self.start, self.goal
        x, y = round(a.x + (b.x - a.x) * along, 1), round(a.y + (b.y - a.y) * along, 1)
        grow = 1 + (a.size / b.size - 1) * (1 - along)
        yield from cast.things(replace(b, x=x, y=y), bend=Bend(grow=round(grow * 20) / 20))


@dataclass(frozen=True, slots=True)
class Crossing:
    """Gone here, there at once: for people who want nothing to move."""

    start: Figure
    goal: Figure

    @property
    def ends(self) -> float:
        return theme.CALM_S

    def things(self, cast: Cast, now: float) -> Iterator[Thing]:
        """Both, the one going and the other coming."""
        share = part(now, 0, theme.CALM_S)
        yield from cast.things(replace(self.start, count=1), FLIGHT, alpha=round(255 * (1 - share)))
        yield from cast.things(replace(self.goal, count=1), FLIGHT, alpha=round(255 * share))


# -- who goes where ----------------------------------------------------------------------------------------


def standing(figures: Figures, spot: PieceSpot) -> list[Figure]:
    """The pieces of one kind that stand together, the last one last."""
    found = [figure for (one, _number), figure in figures.items() if one == spot and not figure.absent]
    return sorted(found, key=lambda figure: figure.number)


def last(figures: Figures, spot: PieceSpot) -> Figure | None:
    """The last of the pieces that stand together."""
    return next(reversed(standing(figures, spot)), None)


def _changed(some: Figures, others: Figures, spot: PieceSpot, number: int) -> list[Figure]:
    """The pieces of a place that the other picture has not: on the volcano by their disc, elsewhere the last ones."""
    here = standing(some, spot)
    if spot.place == "volcano":
        taken = {(one.x, one.y) for one in standing(others, spot)}
        here = [one for one in here if (one.x, one.y) not in taken] or here
    alone = here[-number:]
    return [alone[min(i, len(alone) - 1)] for i in range(number)] if alone else []


def pairs(before: Figures, after: Figures, way: Way) -> list[tuple[Figure, Figure]]:
    """Each piece that goes, as it stands and as it will stand."""
    starts = _changed(before, after, way.start, way.number)
    goals = _changed(after, before, way.goal, way.number)
    return list(zip(starts, goals, strict=False))


def air(start: Figure, goal: Figure) -> float:
    """Seconds through the air: a hop for a tile, somewhat more for a long way."""
    tiles = hypot(goal.x - start.x, goal.y - start.y) / layout.STEP
    return min(AIR_MOST_S, theme.HOP_S + 0.1 * max(0.0, tiles - 1))


def departures(before: Figures, after: Figures, ways: Sequence[Way], *, calm: bool) -> list[Flight | Crossing]:
    """Everybody who goes, one a little after the other."""
    gone = [(way, pair) for way in ways for pair in pairs(before, after, way)]
    if calm:
        return [Crossing(*pair) for _way, pair in gone]
    return [Flight(*pair, way.high, air(*pair), AFTER_S * i, flies=way.flies) for i, (way, pair) in enumerate(gone)]


def shoves(before: Figures, after: Figures, goals: Sequence[Figure], *, calm: bool) -> list[Shove]:
    """Whoever stands elsewhere now, without having gone anywhere; of a group that somebody joins, all but the new."""
    new = Counter(goal.key for goal in goals)
    found = []
    for key, figure in after.items():
        rest = figure.count - new[key]
        start = before.get(key) or before.get((figure.spot, 0))
        if start is None or start.absent or figure.absent or figure.spot.place == "volcano" or not rest:
            continue
        if new[key] or not _alike(start, figure):
            goal = replace(figure, count=rest)
            found.append(Shove(goal if calm else start, goal))
    return found


def _alike(one: Figure, other: Figure) -> bool:
    return (one.x, one.y, one.size, one.count) == (other.x, other.y, other.size, other.count)


def travel(cast: Cast, before: Figures, after: Figures, ways: Sequence[Way], *, calm: bool) -> Act:
    """Pieces from place to place; the others of their tiles glide to their new places meanwhile."""
    flying = departures(before, after, ways, calm=calm)
    return acted(cast, [*flying, *shoves(before, after, [one.goal for one in flying], calm=calm)])


def acted(cast: Cast, going: Sequence[Flight | Crossing | Shove]) -> Act:
    """All of these at once."""
    hidden = frozenset(one.goal.key for one in going)
    seconds = max((one.ends for one in going), default=0.0)

    def draw(t: float) -> list[Thing]:
        return [thing for one in going for thing in one.things(cast, t * seconds)]

    return Act(seconds, draw, hidden)
