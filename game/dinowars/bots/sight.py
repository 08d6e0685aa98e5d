"""An action at first sight: every deed that is worth a thought, with what it seems to be worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import isqrt

from game.core.decision import Command
from game.core.search import Budget
from game.dinowars.bots.ideas import Goal, Heading, goals, headings
from game.dinowars.bots.worth import FEROCITY, TERMS, Appraiser, Look
from game.dinowars.combat import modifiers
from game.dinowars.commands import DONE, Attack, Break, Move, Stand, Turn
from game.dinowars.kinds import INCH
from game.dinowars.odds import PIPS, break_chance
from game.dinowars.space import body, ground, heading_between, touching_enemies
from game.dinowars.state import NONE, State
from game.dinowars.ways import Ground, Way

STRIKE = len(TERMS)
"""Where in an idea's terms stands what its own attack promises."""
Terms = list[float]
WATCHED = (12 * INCH) ** 2
"""The square of how near an enemy must be for an animal to turn towards it."""
POOR = 0.3
"""A break that is less likely is no idea."""


@dataclass(slots=True)
class Idea:
    """An answer, and what it is worth on average, by TERMS and what its own attack promises besides."""

    command: Command
    terms: Terms
    piece: int = NONE
    target: int = NONE
    ends: tuple[tuple[float, int, int, int], ...] = ()
    """For a move: how likely it ends where, and facing which way."""

    @property
    def worth(self) -> float:
        """The sum of its terms."""
        return sum(self.terms)


def loss(idea: Idea) -> float:
    """To sort by: the best first."""
    return -idea.worth


@dataclass(slots=True)
class Sight:
    """What a side sees of a state at first sight. `wide`: ways past the middle of an enemy too.

    `acting`: what is thought of uses up an action; within one it does not.
    """

    state: State
    seat: int
    budget: Budget
    wide: bool
    acting: bool = True
    eye: Appraiser = field(init=False)
    scratch: State = field(init=False)
    _look: Look | None = None
    _ground: tuple[int, Ground] | None = None
    """What the animal meets that is looked at now: only it moves in the scratch."""

    def __post_init__(self) -> None:
        self.scratch = self.state.copy()
        self.scratch.left -= self.acting
        self.eye = Appraiser(self.scratch, self.seat)

    def deeds(self, pieces: Sequence[int]) -> list[Idea]:
        """What these animals can do, what seems best first."""
        where = goals(self.scratch, self.eye)
        return sorted([idea for piece in pieces for idea in self._of(piece, where)], key=loss)

    def freed(self, piece: int) -> list[Idea]:
        """The moves of an animal that has broken from combat, what seems best first."""
        self.scratch.used[piece] += self.acting
        found = sorted(self._free(piece, goals(self.scratch, self.eye)), key=loss)
        self.scratch.used[piece] -= self.acting
        return found

    def fiercer(self, idea: Idea) -> Idea:
        """The same move with a die more."""
        assert isinstance(idea.command, Move)
        assert idea.command.heading is not None
        _chance, x, y, _facing = idea.ends[0]
        wanted = isqrt((x - self.state.xs[idea.piece]) ** 2 + (y - self.state.ys[idea.piece]) ** 2)
        self.scratch.used[idea.piece] += self.acting
        found = self._move(idea.piece, Heading(idea.command.heading, wanted, idea.target), fierce=True)
        self.scratch.used[idea.piece] -= self.acting
        return found

    def _of(self, piece: int, where: Sequence[Goal]) -> Iterator[Idea]:
        state, name = self.state, self.state.box.names[piece]
        self.scratch.used[piece] += self.acting
        enemies = touching_enemies(state, piece)
        if state.down[piece]:
            self.scratch.down[piece] = 0
            yield self._plain(Stand(name), piece)
            self.scratch.down[piece] = 1
        elif enemies:
            yield from self._contact(piece, name, enemies, where)
        else:
            yield from self._moves(piece, where)
            yield from self._turns(piece, name)
        self.scratch.used[piece] -= self.acting

    def _plain(self, command: Command, piece: int, strike: float = 0.0, target: int = NONE) -> Idea:
        """An idea worth what the scratch is worth, and an attack besides."""
        return Idea(command, [*self._glance(piece), strike], piece, target)

    def _glance(self, piece: int) -> Terms:
        """The scratch at first sight, in which only that animal has done anything."""
        self.budget.left -= 1
        if self._look is None or self._look.piece != piece:
            self._look = self.eye.look(self.scratch, piece)
        return self.eye.glance(self.scratch, self._look)

    # -- in contact ------------------------------------------------------------------------------------------------

    def _contact(self, piece: int, name: str, enemies: Sequence[int], where: Sequence[Goal]) -> Iterator[Idea]:
        state = self.state
        stay = self._plain(DONE, piece)
        for enemy in enemies:
            for fierce in (False, True) if state.pools[self.seat] else (False,):
                gain = self.strike(state, piece, enemy, charging=False, fierce=fierce)
                yield Idea(Attack(name, state.box.names[enemy], fierce), [*stay.terms[:-1], gain], piece, enemy)
        yield from self._turns(piece, name)
        if break_chance(state, piece) >= POOR:
            free = max(self._free(piece, where), key=lambda idea: idea.worth, default=stay)
            yield Idea(Break(name), if_free(self.state, piece, free.terms, stay.terms), piece)

    def _free(self, piece: int, where: Sequence[Goal]) -> Iterator[Idea]:
        """The moves after a break; those that were broken from are no goal."""
        barred = touching_enemies(self.state, piece)
        return self._moves(piece, [goal for goal in where if goal.foe not in barred])

    def strike(self, state: State, piece: int, enemy: int, *, charging: bool, fierce: bool) -> float:
        bonus = len(modifiers(state, piece, enemy, charging=charging, fierce=fierce, gang=True))
        return self.eye.strike(state, piece, enemy, bonus) - FEROCITY * fierce

    def _turns(self, piece: int, name: str) -> Iterator[Idea]:
        """On the spot, to face who would attack from behind."""
        scratch = self.scratch
        if scratch.box.kinds[piece].tail:
            return
        before, seen = scratch.facings[piece], set[int]()
        for enemy in scratch.enemies(piece):
            heading = heading_between(scratch, piece, enemy)
            if (scratch.xs[enemy] - scratch.xs[piece]) ** 2 + (scratch.ys[enemy] - scratch.ys[piece]) ** 2 < WATCHED:
                seen.add(heading)
        for heading in sorted(seen)[:2]:
            scratch.facings[piece] = heading
            yield self._plain(Turn(name, heading), piece)
        scratch.facings[piece] = before

    # -- moves -----------------------------------------------------------------------------------------------------

    def _moves(self, piece: int, where: Sequence[Goal]) -> Iterator[Idea]:
        """The ways of an animal, each with the charge that it may bring."""
        found = headings(self.scratch, self.eye, piece, where, wide=self.wide)
        for one in found:
            yield self._move(piece, one, fierce=False)

    def _move(self, piece: int, to: Heading, *, fierce: bool) -> Idea:
        """To the goal, or as far as it will be reached on average."""
        scratch, name = self.scratch, self.scratch.box.names[piece]
        if self._ground is None or self._ground[0] != piece:
            self._ground = piece, ground(scratch, piece)
        ahead = Way(self._ground[1], body(scratch, piece), to.heading, flies=self.eye.book.flies[piece])
        dice = self.eye.book.speeds[piece] + fierce
        length, likely, short = self._range(ahead, dice, to.wanted)
        arrived = self._at(piece, to.heading, ahead.end(length))
        terms, ends = arrived, [(likely, *ahead.end(length), to.heading)]
        if likely < 1:
            missed = self._at(piece, to.heading, ahead.end(short))
            terms = [likely * one + (1 - likely) * other for one, other in zip(arrived, missed, strict=True)]
            ends.append((1 - likely, *ahead.end(short), to.heading))
        terms[STRIKE] -= FEROCITY * fierce
        return Idea(Move(name, to.heading, fierce), terms, piece, to.foe, tuple(ends))

    def _range(self, ahead: Way, dice: int, wanted: int) -> tuple[int, float, int]:
        """How far is gone if the dice allow it, how likely they do, and how far it is on average if they do not."""
        top = ahead.far(PIPS * dice * INCH)
        length, reach = min(wanted, top), self.eye.book.reach[dice]
        need = max(dice, -(-length // INCH))
        while need < PIPS * dice and ahead.far(need * INCH) < length:
            need += 1
        likely = reach[need]
        if likely >= 1:
            return length, 1.0, length
        mean = sum([one - likely for one in reach[1:need]]) / (1 - likely)
        return length, likely, min(length, ahead.far(int(mean * INCH)))

    def _at(self, piece: int, heading: int, place: tuple[int, int]) -> Terms:
        """The terms with the animal there, and the best attack of the charge."""
        scratch = self.scratch
        before = scratch.xs[piece], scratch.ys[piece], scratch.facings[piece]
        scratch.xs[piece], scratch.ys[piece], scratch.facings[piece] = *place, heading
        terms, strike = self._glance(piece), 0.0
        if place != before[:2]:
            met = self.met(scratch, piece)
            strike = max([self.strike(scratch, piece, foe, charging=True, fierce=False) for foe in met], default=0.0)
        scratch.xs[piece], scratch.ys[piece], scratch.facings[piece] = before
        return [*terms, strike]

    def met(self, there: State, piece: int) -> list[int]:
        """The enemies newly touched: those that the animal touches now can be no goal of a charge (D16)."""
        before = touching_enemies(self.state, piece)
        return [foe for foe in touching_enemies(there, piece) if foe not in before]

    def is_fierce(self, state: State, piece: int, foe: int) -> bool:
        """Whether the charge is worth a point of ferocity."""
        if not state.pools[self.seat]:
            return False
        plain = self.strike(state, piece, foe, charging=True, fierce=False)
        return self.strike(state, piece, foe, charging=True, fierce=True) > plain


def if_free(state: State, piece: int, free: Terms, stay: Terms) -> Terms:
    """The terms of a break: those of the free move if it succeeds, else those of staying."""
    chance = float(break_chance(state, piece))
    return [chance * one + (1 - chance) * other for one, other in zip(free, stay, strict=True)]
