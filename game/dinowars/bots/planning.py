"""An action thought through: the best ideas tried to all the ends that their dice may bring, and what may follow."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from game.core.decision import Command
from game.core.search import Budget
from game.dinowars.acting import has_stamina, may_push, may_rally
from game.dinowars.bots import trying
from game.dinowars.bots.sight import STRIKE, Idea, Sight, Terms, loss
from game.dinowars.bots.worth import TERMS, Appraiser
from game.dinowars.commands import DONE, RALLY, Attack, Break, Move, Push, Stand, Turn
from game.dinowars.judge import is_decided
from game.dinowars.odds import break_chance
from game.dinowars.space import touching_enemies
from game.dinowars.state import NONE, State

THREATS = TERMS.index("threats")
ANSWER = 0.6
"""What counts of what the other side could gain in its activation: it has to do it first."""
AGAIN = 0.6
"""The same for a second action of an animal."""
USUAL, LATE = 3, 0.6
"""Actions of an activation that is not rolled yet, and what counts of them: it may come after the own one."""


@dataclass(frozen=True, slots=True)
class Width:
    """How much is looked at. `refined`: so many ideas, those that seem best, are tried to all their ends.

    `wide`: ways past the middle of an enemy too. `ahead`: of so many the next action is thought of as well, `then` of
    whose ideas are tried.
    """

    refined: int
    wide: bool = False
    ahead: int = 0
    then: int = 1


@dataclass(slots=True)
class Thinking:
    """The ideas of a side about a state. `acting`: what is thought of uses up an action; within one it does not."""

    state: State
    seat: int
    width: Width
    budget: Budget
    acting: bool = True
    sight: Sight = field(init=False)

    def __post_init__(self) -> None:
        self.sight = Sight(self.state, self.seat, self.budget, self.width.wide, self.acting)

    def ideas(self) -> list[Idea]:
        """Every idea that was tried, best first; stopping is one of them."""
        state = self.state
        found = [Idea(DONE, self._stopped())]
        if state.left:
            able = [piece for piece in state.in_play(self.seat) if has_stamina(state, piece)]
            found += self.deeds(able)
            found += self._pushes()
            found.sort(key=_order)
            if found[0].command == DONE:
                found += self._attacks(able, found)
        elif may_rally(state):
            found += self._rally()
        found.sort(key=_order)
        return self._followed(found) if self.width.ahead and state.left else found

    def _attacks(self, able: Sequence[int], found: Sequence[Idea]) -> list[Idea]:
        """What else could be attacked, before the side stops for want of better: it risks nothing."""
        known = [idea.command for idea in found]
        return [
            self.refine(idea)
            for idea in self.sight.deeds(able)
            if isinstance(idea.command, Attack) and not idea.command.fierce and idea.command not in known
        ]

    def _stopped(self) -> Terms:
        return self.value(self._stop())

    def _stop(self) -> State:
        stopped = self.state.copy()
        stopped.left = 0
        return stopped

    def deeds(self, pieces: Sequence[int]) -> list[Idea]:
        """What these animals can do: the best at first sight, tried to all their ends; none if nothing is."""
        return [self.refine(idea) for idea in self.sight.deeds(pieces)[: self.width.refined]]

    def _followed(self, found: list[Idea]) -> list[Idea]:
        """The best few anew, each end of theirs worth what comes next makes of it."""
        few = found[: self.width.ahead]
        again = sorted([replace(idea, terms=self._next(idea)) for idea in few], key=loss)
        return again + found[self.width.ahead :]

    def _next(self, idea: Idea) -> Terms:
        """The terms of its ends, each with the best next action, or with the other side's answer."""
        if idea.command == DONE:
            return self._answered(self._stop())
        return average((chance, self._best(end)) for chance, end in self._ends(idea))

    def _best(self, end: State) -> Terms:
        if self.budget.empty or is_decided(end):
            return self.value(end)
        if not end.left:
            return self._answered(end)
        return Thinking(end, self.seat, Width(self.width.then), self.budget).ideas()[0].terms

    def _answered(self, end: State) -> Terms:
        """The terms, the other side's fights replaced by the best that it can do in its activation."""
        terms = self.value(end)
        if not self.budget.empty and not is_decided(end):
            terms[THREATS] = -ANSWER * self._reply(end)
        return terms

    def _reply(self, end: State) -> float:
        """What the other side gains by its best actions, at first sight: one by each animal, then a second one."""
        rival, twin = 1 - self.seat, end.copy()
        follows = end.leads == self.seat
        twin.seat, twin.left, twin.used = (
            rival,
            max(1, end.rolls[rival]) if follows else USUAL,
            bytearray(len(end.used)),
        )
        sight = Sight(twin, rival, self.budget, wide=False)
        stay, best = sight.eye.worth(sight.scratch), dict[int, float]()
        for idea in sight.deeds([one for one in twin.in_play(rival) if has_stamina(twin, one)]):
            best.setdefault(idea.piece, idea.worth - stay)
        gains = sorted([gain for gain in best.values() if gain > 0], reverse=True)
        told = [*gains, *[AGAIN * gain for gain in gains]][: twin.left]
        return sum(told) if follows else LATE * sum(told)

    # -- to all their ends -----------------------------------------------------------------------------------------

    def refine(self, idea: Idea) -> Idea:
        """The idea, or the same move with a point of ferocity, by all the ends that it may have."""
        found = replace(idea, terms=self.mean(self._ends(idea)))
        unsure = isinstance(idea.command, Move) and idea.target != NONE and len(idea.ends) > 1
        if unsure and self.state.pools[self.seat]:
            more = self.sight.fiercer(idea)
            return min(found, replace(more, terms=self.mean(self._ends(more))), key=loss)
        return found

    def freed(self, piece: int) -> list[Idea]:
        """The move after a break, the best at first sight tried to all their ends."""
        return [self.refine(idea) for idea in self.sight.freed(piece)[: self.width.refined]]

    def _ends(self, idea: Idea) -> trying.Ends:
        piece, after = idea.piece, self._after(idea.piece)
        match idea.command:
            case Attack(_name, _target, fierce):
                book = self.sight.eye.book
                yield from trying.fought(after, book, piece, idea.target, charging=False, fierce=fierce)
            case Move():
                yield from self._moved(idea)
            case Break():
                yield from self._broken(idea, after)
            case Push():
                yield 1.0, self._pushed(piece)
            case Stand():
                after.down[piece] = 0
                yield 1.0, after
            case Turn(_name, heading):
                after.facings[piece] = heading
                yield 1.0, after
            case _:
                yield 1.0, self.state

    def _broken(self, idea: Idea, after: State) -> trying.Ends:
        """The best of the free moves, if the break succeeds."""
        chance = float(break_chance(self.state, idea.piece))
        free = self.sight.freed(idea.piece)
        if not free:
            yield 1.0, after
            return
        for part, end in self._moved(free[0]):
            yield chance * part, end
        if chance < 1:
            yield 1 - chance, after

    def _moved(self, idea: Idea) -> trying.Ends:
        """Where a move may end, and what its charge comes to."""
        piece, book, sight = idea.piece, self.sight.eye.book, self.sight
        fierce = isinstance(idea.command, Move) and idea.command.fierce
        for chance, x, y, facing in idea.ends:
            there = self._after(piece)
            there.pools[self.seat] -= fierce
            there.xs[piece], there.ys[piece], there.facings[piece] = x, y, facing
            met = sight.met(there, piece) if (x, y) != (self.state.xs[piece], self.state.ys[piece]) else []
            if met:
                foe = max(met, key=lambda one: sight.strike(there, piece, one, charging=True, fierce=False))
                more = sight.is_fierce(there, piece, foe)
                for part, end in trying.fought(there, book, piece, foe, charging=True, fierce=more):
                    yield chance * part, end
            else:
                yield chance, trying.settled(there)

    def _after(self, piece: int) -> State:
        """A copy with the action used."""
        return trying.acted(self.state, piece) if self.acting else self.state.copy()

    def mean(self, ends: trying.Ends) -> Terms:
        """The terms of these ends on average."""
        return average((chance, self.value(end)) for chance, end in ends)

    def value(self, end: State) -> Terms:
        """The terms of a state, nothing being on its way."""
        self.budget.left -= 1
        return [*Appraiser(end, self.seat).terms(end), 0.0]

    # -- bought actions --------------------------------------------------------------------------------------------

    def _pushes(self) -> Iterator[Idea]:
        """An action beyond its stamina, for an animal with something to attack."""
        state = self.state
        for piece in state.in_play(self.seat):
            if may_push(state, piece) and not state.down[piece] and touching_enemies(state, piece):
                yield from self._bought(self._pushed(piece), [piece], Push(state.box.names[piece]))

    def _pushed(self, piece: int) -> State:
        twin = self.state.copy()
        twin.pushed[piece], twin.pools[self.seat] = 1, twin.pools[self.seat] - 1
        return twin

    def _rally(self) -> Iterator[Idea]:
        state = self.state
        twin = state.copy()
        twin.left, twin.bought, twin.pools[self.seat] = 1, True, twin.pools[self.seat] - 1
        yield from self._bought(twin, [one for one in twin.in_play(self.seat) if has_stamina(twin, one)], RALLY)

    def _bought(self, twin: State, pieces: Sequence[int], command: Command) -> Iterator[Idea]:
        """What the best action is worth that the point of ferocity brings."""
        deeds = Thinking(twin, self.seat, self.width, self.budget).deeds(pieces)
        if deeds:
            best = min(deeds, key=loss)
            yield Idea(command, best.terms, best.piece, best.target)


def _order(idea: Idea) -> tuple[float, bool]:
    """The best first; of equals an attack, which risks nothing."""
    return -idea.worth, not isinstance(idea.command, Attack)


def average(parts: Iterable[tuple[float, Terms]]) -> Terms:
    """The terms of several ends by their chances."""
    total = [0.0] * (STRIKE + 1)
    for chance, terms in parts:
        for at, term in enumerate(terms):
            total[at] += chance * term
    return total
