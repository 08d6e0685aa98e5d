"""What a table is worth to a side, by terms that have a name: the measure of the bots that plan.

Hundredths of a point of cost. Every term is what the side has, less what the other has.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from game.dinowars.bots import quests
from game.dinowars.bots.book import book_of
from game.dinowars.bots.fights import Chance, Hunt, blow_worth, chances, foes_of, promise
from game.dinowars.field import EDGES
from game.dinowars.harm import can_score
from game.dinowars.judge import GOAL
from game.dinowars.kinds import INCH
from game.dinowars.objectives import half
from game.dinowars.state import ACT, DEAD, GONE, HERE, NONE, State

TERMS = (
    "points", "army", "ferocity", "feeding", "infiltration", "destruction", "eggs", "escape", "young", "domination",
    "beast", "lava", "chances", "threats",
)  # fmt: skip
"""The terms of a worth: points, animals, ferocity, feeding points held; what is near to being scored, by objective;
what the Gargantuan and the lava may take; what the own next fights promise, and what the other side's do."""
SCORES = (0.0, 1800.0, 4000.0, 10_000.0)
"""What so many points are worth."""
COST = 100.0
HOME = 50.0
"""What is left of a point of cost that has escaped: it fights no more, but counts at the end."""
FEW = (-6000.0, -600.0, -200.0)
"""What it costs to have no animal left in play, one, or two."""
LAID = 150.0
"""A downed animal costs an action."""
FEROCITY = 50.0
"""One of the first points of ferocity."""
PLENTY, SPARE, RICH, IDLE = 3, 30.0, 6, 5.0
"""One beyond so many, and one beyond still more."""
MEAL = 70.0
"""A feeding point that is held now."""
WILD_REACH, WILD_BLOWS = 2400.0, 1.3
"""How far the Gargantuan is feared, in hundredths of an inch, and for how many attacks."""
FLOW = 6 * INCH
"""How far the lava may come at the end of a turn."""


Armies = tuple[list[int], list[int]]
Side = tuple[float, ...]


class Look(NamedTuple):
    """What an animal's moves leave as it was: the armies, the other side's terms, fights that it has no part in."""

    piece: int
    armies: Armies
    other: Side
    rest: list[Chance]
    safe: dict[int, Chance]
    hunt: Hunt
    hunted: Hunt


class Appraiser:
    """Values states that follow from one, for one seat. Lives are what the deaths of animals bring the seat."""

    __slots__ = ("_open", "_points", "book", "fresh", "lives", "ours", "seat", "theirs")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.book = book_of(state.box, desperate="desperation" in state.twists)
        self._points = [_next_point(state, one) for one in (0, 1)]
        self._open = [_open(state, one) for one in (0, 1)]
        self.lives = [_lives(state, one, self._points[one]) for one in (0, 1)]
        self.ours, self.theirs = _tempo(state, seat)
        self.fresh = state.phase != ACT or state.seat != seat

    def worth(self, state: State) -> float:
        """The more, the better for the seat."""
        return sum(self.terms(state))

    def terms(self, state: State) -> list[float]:
        """By TERMS."""
        seat, rival = self.seat, 1 - self.seat
        armies = state.in_play(0), state.in_play(1)
        ours = chances(state, self.book, self._hunt(state, seat), fresh=self.fresh)
        theirs = chances(state, self.book, self._hunt(state, rival), fresh=True)
        return self._all(state, armies, self._side(state, rival, armies[rival]), ours, theirs)

    def _all(self, state: State, armies: Armies, other: Side, ours: list[Chance], theirs: list[Chance]) -> list[float]:
        mine = self._side(state, self.seat, armies[self.seat])
        return [
            *[one - two for one, two in zip(mine, other, strict=True)],
            self._domination(state, armies) if state.marks else 0.0,
            self._beast(state),
            self._lava(state) if state.front != NONE else 0.0,
            sum([weight * promise(ours, actions, later=weight < NOW) for actions, weight in self.ours]),
            -sum([weight * promise(theirs, actions) for actions, weight in self.theirs]),
        ]

    def _hunt(self, state: State, seat: int) -> Hunt:
        lives = self.lives[seat]
        return Hunt(state.in_play(seat), foes_of(state, seat, lives), lives)

    # -- at first sight --------------------------------------------------------------------------------------------

    def look(self, state: State, piece: int) -> Look:
        """What stays the same while that animal of the seat alone moves about."""
        hunt, hunted = self._hunt(state, self.seat), self._hunt(state, 1 - self.seat)
        rest = hunt._replace(hunters=[one for one in hunt.hunters if one != piece])
        safe = hunted._replace(prey=[one for one in hunted.prey if one != piece])
        return Look(
            piece,
            (state.in_play(0), state.in_play(1)),
            self._side(state, 1 - self.seat, state.in_play(1 - self.seat)),
            chances(state, self.book, rest, fresh=self.fresh),
            {one.hunter: one for one in chances(state, self.book, safe, fresh=True)},
            hunt._replace(hunters=[piece]),
            hunted._replace(prey=[piece]),
        )

    def glance(self, state: State, look: Look) -> list[float]:
        """By TERMS, nearly: who else is ganged up on, and what is spoiled for the other side, is not looked at anew."""
        ours = look.rest + chances(state, self.book, look.hunt, fresh=self.fresh)
        theirs = dict(look.safe)
        for one in chances(state, self.book, look.hunted, fresh=True):
            if one.hunter not in theirs or theirs[one.hunter].rank < one.rank:
                theirs[one.hunter] = one
        return self._all(state, look.armies, look.other, ours, list(theirs.values()))

    def _side(self, state: State, seat: int, mine: Sequence[int]) -> Side:
        """The first nine terms of one side."""
        box, book, point = state.box, self.book, self._points[seat]
        army = COST * sum([box.costs[piece] for piece in mine]) - LAID * sum([state.down[piece] for piece in mine])
        army += HOME * sum([box.costs[piece] for piece in box.armies[seat] if state.fates[piece] == GONE])
        pool, open_to = state.pools[seat], self._open[seat]
        if len(mine) < len(FEW):
            army += FEW[len(mine)]
        return (
            SCORES[min(GOAL, state.scores[seat])],
            army,
            _ferocity(pool),
            MEAL * quests.meals(state, seat, mine),
            point * quests.infiltration(state, book, seat, mine) if "infiltration" in open_to else 0.0,
            point * quests.destruction(state, seat) if "destruction" in open_to else 0.0,
            point * quests.eggs(state, book, seat, mine) if "eggs" in open_to else 0.0,
            quests.escape(state, book, seat, point) if "escape" in open_to else 0.0,
            point * quests.young(state, book, seat, mine) if "young" in open_to else 0.0,
        )

    def _domination(self, state: State, armies: Sequence[Sequence[int]]) -> float:
        part = quests.domination(state, self.book, armies, self.seat)
        return part * self._points[self.seat if part > 0 else 1 - self.seat]

    def strike(self, state: State, attacker: int, defender: int, bonus: int) -> float:
        """What an attack with so much more than the attacker's own value promises its side."""
        life = self.lives[state.box.sides[attacker]][defender]
        attack = self.book.combats[attacker] + bonus
        return blow_worth(self.book, attack, defender, state.down[defender], life)[0]

    # -- what nobody orders ----------------------------------------------------------------------------------------

    def _beast(self, state: State) -> float:
        """The Gargantuan's next victim, for either side."""
        box = state.box
        wild = box.gargantuan
        if state.fates[wild] != HERE or state.down[wild]:
            return 0.0
        total = 0.0
        for piece, closeness in self._prey(state, wild):
            _knock, laid, kill = self.book.blow(self.book.combats[wild] + 1, piece, state.down[piece])
            life = self.lives[1 - box.sides[piece]][piece]
            loss = 0.6 * closeness * min(0.9, WILD_BLOWS * (kill + 0.3 * laid)) * life
            total += -loss if box.sides[piece] == self.seat else loss
        return total

    def _prey(self, state: State, wild: int) -> Iterator[tuple[int, float]]:
        """Whom it may hunt: its victim, or by how near they are the nearest two."""
        if state.victim != NONE and state.fates[state.victim] == HERE:
            yield state.victim, 1.0
            return
        x, y, radii = state.xs[wild], state.ys[wild], state.box.radii
        gaps = sorted(
            [
                (sqrt((state.xs[one] - x) ** 2 + (state.ys[one] - y) ** 2) - radii[one], one)
                for one in range(wild)
                if state.fates[one] == HERE
            ]
        )
        for (gap, one), part in zip(gaps, (0.8, 0.2), strict=False):
            yield one, part * max(0.0, 1 - gap / WILD_REACH)

    def _lava(self, state: State) -> float:
        """What the lava may burn at the end of this turn, or later."""
        edge, box, total = EDGES[state.front], state.box, 0.0
        for piece in [*state.in_play(0), *state.in_play(1)]:
            room = edge.depth(state.xs[piece], state.ys[piece]) - box.radii[piece] - state.lava
            risk = 0.12 * max(0.0, 1 - room / (3 * FLOW))
            if room <= FLOW:
                pips = max(1, -(-room // INCH))
                risk += 0.8 * (7 - pips) / 6
            loss = min(0.95, risk) * COST * box.costs[piece]
            total += -loss if box.sides[piece] == self.seat else loss * 0.4
        return total


# -- what is open ------------------------------------------------------------------------------------------------------


def _ferocity(pool: int) -> float:
    return FEROCITY * min(pool, PLENTY) + SPARE * min(max(0, pool - PLENTY), RICH - PLENTY) + IDLE * max(0, pool - RICH)


def _next_point(state: State, seat: int) -> float:
    score = min(GOAL - 1, state.scores[seat])
    return SCORES[score + 1] - SCORES[score]


def _open(state: State, seat: int) -> set[str]:
    """The objectives that the seat can still score."""
    own = state.unique[seat] if state.unique else ""
    found = {one for one in state.overall if can_score(state, seat, one)}
    return found | ({own} if own and own not in state.done[seat] else set())


def _lives(state: State, seat: int, point: float) -> list[float]:
    """By piece, what its death in combat brings the seat; 0 for what it does not fight."""
    box = state.box
    lives = [0.0] * len(box.kinds)
    bonus = FEROCITY
    if can_score(state, seat, "bleed"):
        bonus += point
    if can_score(state, seat, "destruction"):
        army = box.armies[1 - seat]
        missing = half(len(army)) - sum([state.fates[piece] == DEAD for piece in army])
        bonus += point * (1.0 if missing <= 1 else quests.DOOMED / half(len(army)))
    left = len(state.in_play(1 - seat))
    if left <= len(FEW):
        bonus += (0.0 if left == len(FEW) else FEW[left]) - FEW[left - 1] if left else 0.0
    for piece in box.armies[1 - seat]:
        lives[piece] = COST * box.costs[piece] + bonus
    target = state.targets[seat]
    if target != NONE and "assassinate" not in state.done[seat]:
        lives[target] += point
    lives[box.gargantuan] = (point if can_score(state, seat, "gargantuan") else 0.0) + FEROCITY
    return lives


Tempo = tuple[tuple[float, float], ...]
"""Actions to come, in stretches, and how much each stretch counts."""
MEAN = 3.5
"""What a die shows on average."""
NOW, SAME, NEXT, LATER = 0.95, 0.25, 0.25, 0.35
"""What counts of the actions that are left, of the other side's in the same turn, of those of the next turn, and of
those that come after the other side's."""


def _tempo(state: State, seat: int) -> tuple[Tempo, Tempo]:
    """The actions that are likely to come for the seat and for the other side, from the state on."""
    if state.phase != ACT:
        return ((MEAN, NEXT),), ((MEAN, NEXT),)
    if state.seat != seat:
        return ((MEAN, NEXT),), ((float(state.left), NOW), (MEAN, LATER))
    now = (float(state.left), NOW)
    if state.leads == seat:
        return (now, (MEAN, LATER)), ((state.rolls[1 - seat] + 0.5, SAME),)
    return (now, (MEAN, NEXT)), ((MEAN, NEXT),)
