"""An action thought through: each idea valued by all that its dice may bring, exactly or nearly so."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import isqrt

from game.core.decision import Command
from game.core.search import Budget
from game.dinowars.acting import has_stamina, may_push, may_rally
from game.dinowars.bots import trying
from game.dinowars.bots.ideas import Goal, Heading, goals, headings
from game.dinowars.bots.worth import FEROCITY, TERMS, Appraiser, Look
from game.dinowars.combat import modifiers
from game.dinowars.commands import DONE, RALLY, Attack, Break, Move, Push, Stand, Turn
from game.dinowars.kinds import INCH
from game.dinowars.odds import PIPS, break_chance
from game.dinowars.space import heading_between, touching_enemies, way
from game.dinowars.state import NONE, State
from game.dinowars.ways import Way

STRIKE = len(TERMS)
"""Where in an idea's terms stands what its own attack promises."""
Terms = list[float]
WATCHED = (12 * INCH) ** 2
"""The square of how near an enemy must be for an animal to turn towards it."""
POOR = 0.3
"""A break that is less likely is no idea."""


@dataclass(frozen=True, slots=True)
class Width:
    """How much is looked at. `refined`: so many of the best ideas are tried to all their ends; `wide`: ways past the
    middle of an enemy too; `ahead`: so many of those that remain are followed by the best next action.
    """

    refined: int
    wide: bool = False
    ahead: int = 0


@dataclass(slots=True)
class Idea:
    """An answer, and what it is worth on average, by TERMS and what its own attack promises besides."""

    command: Command
    terms: Terms
    piece: int = NONE
    target: int = NONE
    ends: tuple[tuple[float, int, int, int], ...] = ()
    """For a move: places and facings where it may end, and how likely."""

    @property
    def worth(self) -> float:
        """The sum of its terms."""
        return sum(self.terms)


@dataclass(slots=True)
class Thinking:
    """The ideas of one decision of a side in its activation."""

    state: State
    seat: int
    width: Width
    budget: Budget
    acting: bool = True
    """Whether what is thought of uses up an action; within one it does not."""
    eye: Appraiser = field(init=False)
    scratch: State = field(init=False)
    look: Look | None = None

    def __post_init__(self) -> None:
        self.scratch = self.state.copy()
        self.scratch.left -= self.acting
        self.eye = Appraiser(self.scratch, self.seat)

    # -- all of them -----------------------------------------------------------------------------------------------

    def ideas(self) -> list[Idea]:
        """Every idea worth a thought, best first; stopping is one of them."""
        state = self.state
        found = [self._done()]
        if state.left:
            found += self.deeds([piece for piece in state.in_play(self.seat) if has_stamina(state, piece)])
            found += self._pushes()
        elif may_rally(state):
            found += self._rally()
        found.sort(key=_loss)
        return found

    def _done(self) -> Idea:
        stopped = self.state.copy()
        stopped.left = 0
        self.budget.left -= 1
        return Idea(DONE, [*Appraiser(stopped, self.seat).terms(stopped), 0.0])

    def deeds(self, pieces: Sequence[int]) -> list[Idea]:
        """What these animals can do: the best at first sight, tried to all their ends; none if nothing is."""
        where = goals(self.scratch, self.eye)
        rough = [idea for piece in pieces for idea in self._of(piece, where)]
        rough.sort(key=_loss)
        return [self.refine(idea) for idea in rough[: self.width.refined]]

    def _of(self, piece: int, where: Sequence[Goal]) -> Iterator[Idea]:
        state, name = self.state, self.state.box.names[piece]
        self.scratch.used[piece] += self.acting
        enemies = touching_enemies(state, piece)
        if state.down[piece]:
            self.scratch.down[piece] = 0
            yield self.plain(Stand(name), piece)
            self.scratch.down[piece] = 1
        elif enemies:
            yield from self._contact(piece, name, enemies, where)
        else:
            yield from self.moves(piece, where)
            yield from self._turns(piece, name)
        self.scratch.used[piece] -= self.acting

    def plain(self, command: Command, piece: int, strike: float = 0.0, target: int = NONE) -> Idea:
        """An idea worth what the scratch is worth, and an attack besides."""
        return Idea(command, [*self._glance(piece), strike], piece, target)

    def _glance(self, piece: int) -> Terms:
        """The scratch at first sight, in which only that animal has done anything."""
        self.budget.left -= 1
        if self.look is None or self.look.piece != piece:
            self.look = self.eye.look(self.scratch, piece)
        return self.eye.glance(self.scratch, self.look)

    # -- in contact ------------------------------------------------------------------------------------------------

    def _contact(self, piece: int, name: str, enemies: Sequence[int], where: Sequence[Goal]) -> Iterator[Idea]:
        state = self.state
        stay = self.plain(DONE, piece)
        for enemy in enemies:
            for fierce in (False, True) if state.pools[self.seat] else (False,):
                gain = self.strike(state, piece, enemy, charging=False, fierce=fierce)
                yield Idea(Attack(name, state.box.names[enemy], fierce), [*stay.terms[:-1], gain], piece, enemy)
        yield from self._turns(piece, name)
        if break_chance(state, piece) >= POOR:
            free = max(self.free(piece, where), key=lambda idea: idea.worth, default=stay)
            yield Idea(Break(name), self._if_free(piece, free.terms, stay.terms), piece)

    def free(self, piece: int, where: Sequence[Goal]) -> Iterator[Idea]:
        """The moves after a break; those that were broken from are no goal."""
        barred = touching_enemies(self.state, piece)
        return self.moves(piece, [goal for goal in where if goal.foe not in barred])

    def _if_free(self, piece: int, free: Terms, stay: Terms) -> Terms:
        chance = float(break_chance(self.state, piece))
        return [chance * one + (1 - chance) * other for one, other in zip(free, stay, strict=True)]

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
            yield self.plain(Turn(name, heading), piece)
        scratch.facings[piece] = before

    # -- moves -----------------------------------------------------------------------------------------------------

    def moves(self, piece: int, where: Sequence[Goal]) -> Iterator[Idea]:
        """The ways of an animal, each with the charge that it may bring."""
        found = headings(self.scratch, self.eye, piece, where, wide=self.width.wide)
        for one in found:
            yield self._move(piece, one, fierce=False)

    def _move(self, piece: int, to: Heading, *, fierce: bool) -> Idea:
        """To the goal, or as far as it will be reached on average."""
        scratch, name = self.scratch, self.scratch.box.names[piece]
        ahead = way(scratch, piece, to.heading)
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
            met = self._met(scratch, piece)
            strike = max([self.strike(scratch, piece, foe, charging=True, fierce=False) for foe in met], default=0.0)
        scratch.xs[piece], scratch.ys[piece], scratch.facings[piece] = before
        return [*terms, strike]

    # -- to all their ends -----------------------------------------------------------------------------------------

    def refine(self, idea: Idea) -> Idea:
        """The idea, or the same with a point of ferocity, by all the ends that it may have."""
        match idea.command:
            case Attack(_name, _target, fierce):
                ends = trying.fought(
                    self._after(idea.piece),
                    self.eye.book,
                    idea.piece,
                    idea.target,
                    charging=False,
                    fierce=fierce,
                )
                return replace(idea, terms=self.mean(ends))
            case Move(_name, heading, False) if heading is not None:
                found = replace(idea, terms=self.mean(self._moved(idea)))
                if self.state.pools[self.seat] and idea.target != NONE and len(idea.ends) > 1:
                    wanted = self._wanted(idea)
                    self.scratch.used[idea.piece] += self.acting
                    fierce_one = self._move(idea.piece, Heading(heading, wanted, idea.target), fierce=True)
                    self.scratch.used[idea.piece] -= self.acting
                    other = replace(fierce_one, terms=self.mean(self._moved(fierce_one)))
                    return max(found, other, key=lambda one: one.worth)
                return found
            case Break():
                return self._refine_break(idea)
        return idea

    def _refine_break(self, idea: Idea) -> Idea:
        """With the best of its free moves tried to all its ends."""
        piece = idea.piece
        self.scratch.used[piece] += self.acting
        free = max(self.free(piece, goals(self.scratch, self.eye)), key=lambda one: one.worth, default=None)
        self.scratch.used[piece] -= self.acting
        stay = self.value(self._after(piece))
        if free is None:
            return replace(idea, terms=stay)
        return replace(idea, terms=self._if_free(piece, self.mean(self._moved(free)), stay))

    def _wanted(self, idea: Idea) -> int:
        _chance, x, y, _facing = idea.ends[0]
        state = self.state
        return isqrt((x - state.xs[idea.piece]) ** 2 + (y - state.ys[idea.piece]) ** 2)

    def _moved(self, idea: Idea) -> trying.Ends:
        """Where a move may end, and what its charge comes to."""
        fierce = isinstance(idea.command, Move) and idea.command.fierce
        for chance, x, y, facing in idea.ends:
            there = self._after(idea.piece)
            there.pools[self.seat] -= fierce
            there.xs[idea.piece], there.ys[idea.piece], there.facings[idea.piece] = x, y, facing
            gone = (x, y) != (self.state.xs[idea.piece], self.state.ys[idea.piece])
            met = self._met(there, idea.piece) if gone else []
            if met:
                foe = max(met, key=lambda one: self.strike(there, idea.piece, one, charging=True, fierce=False))
                more = self.is_fierce(there, idea.piece, foe)
                for part, end in trying.fought(there, self.eye.book, idea.piece, foe, charging=True, fierce=more):
                    yield chance * part, end
            else:
                yield chance, trying.settled(there)

    def _after(self, piece: int) -> State:
        """A copy with the action used."""
        return trying.acted(self.state, piece) if self.acting else self.state.copy()

    def _met(self, there: State, piece: int) -> list[int]:
        """The enemies newly touched: those that the animal touches now can be no goal of a charge (D16)."""
        before = touching_enemies(self.state, piece)
        return [foe for foe in touching_enemies(there, piece) if foe not in before]

    def is_fierce(self, state: State, piece: int, foe: int) -> bool:
        """Whether the charge is worth a point of ferocity."""
        if not state.pools[self.seat]:
            return False
        plain = self.strike(state, piece, foe, charging=True, fierce=False)
        return self.strike(state, piece, foe, charging=True, fierce=True) > plain

    def mean(self, ends: trying.Ends) -> Terms:
        """The terms of these ends on average."""
        total = [0.0] * (STRIKE + 1)
        for chance, end in ends:
            for at, term in enumerate(self.value(end)):
                total[at] += chance * term
        return total

    def value(self, end: State) -> Terms:
        self.budget.left -= 1
        return [*Appraiser(end, self.seat).terms(end), 0.0]

    # -- bought actions --------------------------------------------------------------------------------------------

    def _pushes(self) -> Iterator[Idea]:
        """An action beyond its stamina, for an animal with something to attack."""
        state = self.state
        for piece in state.in_play(self.seat):
            if may_push(state, piece) and not state.down[piece] and touching_enemies(state, piece):
                twin = state.copy()
                twin.pushed[piece], twin.pools[self.seat] = 1, twin.pools[self.seat] - 1
                yield from self._bought(twin, [piece], Push(state.box.names[piece]))

    def _rally(self) -> Iterator[Idea]:
        state = self.state
        twin = state.copy()
        twin.left, twin.bought, twin.pools[self.seat] = 1, True, twin.pools[self.seat] - 1
        yield from self._bought(twin, [one for one in twin.in_play(self.seat) if has_stamina(twin, one)], RALLY)

    def _bought(self, twin: State, pieces: Sequence[int], command: Command) -> Iterator[Idea]:
        """What the best action is worth that the point of ferocity brings."""
        deeds = Thinking(twin, self.seat, self.width, self.budget).deeds(pieces)
        if deeds:
            best = min(deeds, key=_loss)
            yield Idea(command, best.terms, best.piece, best.target)


def _loss(idea: Idea) -> float:
    return -idea.worth
