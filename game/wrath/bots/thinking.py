"""What bots that plan have in common: they think a turn through once the dice lie, and then go by the plan."""

from dataclasses import dataclass

from game.core.decision import Command
from game.core.match import Match
from game.core.search import Budget, Line, Node
from game.wrath.bots.hopes import Hope, Margin
from game.wrath.bots.planning import Plans, Width, key
from game.wrath.bots.prospects import Prospects, coming_dice
from game.wrath.bots.valuing import Appraiser, appraiser
from game.wrath.bots.weights import Weights
from game.wrath.box import Box
from game.wrath.commands import ROLL, Hatch
from game.wrath.hatching import hatchings
from game.wrath.state import ROLL as ROLLING
from game.wrath.state import SPEND, State

LATE = 25
"""Most matches are over by then."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot thinks. `weights`: by the number of seats, from two; the last hold for more.

    `wide`: how much it looks at for each way the dice can fall; `deep`: once they lie. `nodes`: at most, an answer.

    `late`: like `wide`, from turn LATE on, so that a long match takes no longer than it may.
    `hopes`: what it strives for, by the number of seats like `weights`; `brinks`: where at most so many spaces of the
    volcano are empty at the end of its turn, it looks while it rolls who may erupt it then, by the number of seats too.
    """

    weights: tuple[Weights, ...]
    wide: Width
    late: Width
    deep: Width
    nodes: int
    hopes: tuple[Hope, ...] = (Margin(1000),)
    brinks: tuple[int, ...] = (0,)

    def eye(self, box: Box) -> Appraiser:
        """How it values the positions of that table."""
        return appraiser(box, self.weights[min(box.seats - 2, len(self.weights) - 1)])

    def hope(self, box: Box) -> Hope:
        """What it strives for at that table."""
        return self.hopes[min(box.seats - 2, len(self.hopes) - 1)]

    def brink(self, box: Box) -> int:
        """Where it looks who may erupt the volcano at that table."""
        return self.brinks[min(box.seats - 2, len(self.brinks) - 1)]


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer that was thought of: what it is worth in the end, and the turn that it begins, if the dice lie."""

    worth: float
    command: Command
    end: Node[State] | None = None


class Planner:
    """Takes what its thoughts put first. A plan is made once and followed as long as the match goes by it."""

    __slots__ = ("_known", "_plan", "_seed", "mind")

    def __init__(self, seed: int, mind: Mind) -> None:
        self._seed, self.mind = seed, mind
        self._plan: dict[bytes, Command] = {}
        self._known: tuple[bytes, Prospects] | None = None

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; a match is looked at and never changed."""
        mark = _moment(match.state)
        if mark not in self._plan:
            first = self.thoughts(match)[0]
            self._plan = {mark: first.command}
            if first.end is not None and first.end.line is not None:
                self._plan = _followed(match, first.end.line.commands())
        return self._plan[mark]

    def thoughts(self, match: Match[State]) -> list[Thought]:
        """What it thinks of the open decision, best first: the same for the same state."""
        state, budget = match.state, Budget(self.mind.nodes)
        eye = self.mind.eye(state.box)
        if state.phase == ROLLING:
            return self._rolls(state, eye, budget)
        if state.phase == SPEND:
            thoughts = [_thought(end) for end in self._ends(state, eye, budget)]
        else:
            thoughts = self._after_each(match, eye, budget)
        return self.weigh(thoughts, state, eye, budget)

    def _ends(self, state: State, eye: Appraiser, budget: Budget) -> list[Node[State]]:
        return Plans(state, eye, self.mind.deep, budget).ends(tuple(state.unspent))

    def _after_each(self, match: Match[State], eye: Appraiser, budget: Budget) -> list[Thought]:
        """At a tremor, or taken up in a meal: each answer, and after a meal every plan for the rest of the turn.

        Whoever comes afresh into a turn so finds the line again that was planned at its start.
        """
        assert match.decision is not None
        thoughts = list[Thought]()
        for option in match.decision.options():
            twin = match.fork(0)
            twin.submit(option)
            if twin.state.phase == SPEND:
                thoughts += [_led_by(option, end) for end in self._ends(twin.state, eye, budget)]
            else:
                worth = eye.value(twin.state, match.state.seat)
                thoughts.append(Thought(worth, option, Node(twin.state, worth, Line(option))))
        return sorted(thoughts, key=lambda thought: -thought.worth)

    def weigh(self, thoughts: list[Thought], state: State, eye: Appraiser, budget: Budget) -> list[Thought]:  # noqa: ARG002
        """The ends of this turn, best first; a better mind looks beyond them."""
        return thoughts

    def _rolls(self, state: State, eye: Appraiser, budget: Budget) -> list[Thought]:
        if not state.rolls:
            return [Thought(0.0, _more_dice(state) or ROLL)]
        prospects = self._prospects(state, eye, budget)
        return [Thought(worth, again) for worth, again in prospects.answers(state.dice, state.box.rolls - state.rolls)]

    def _prospects(self, state: State, eye: Appraiser, budget: Budget) -> Prospects:
        """Kept for the other rolls of the turn: they do not depend on the dice that lie there."""
        mark = _turn_mark(state)
        if self._known is None or self._known[0] != mark:
            width = self.mind.wide if state.turn < LATE else self.mind.late
            hope, brink = self.mind.hope(state.box), self.mind.brink(state.box)
            dice = coming_dice(state)
            self._known = mark, Prospects(state, dice, eye, width, budget, hope=hope, brink=brink)
        return self._known[1]


def _thought(end: Node[State]) -> Thought:
    assert end.line is not None, "a turn ends with an answer"
    return Thought(end.worth, end.line.commands()[0], end)


def _led_by(command: Command, end: Node[State]) -> Thought:
    """The thought of a plan that begins after this answer."""
    assert end.line is not None, "a turn ends with an answer"
    line = Line(command)
    for each in end.line.commands():
        line = Line(each, line)
    return Thought(end.worth, command, Node(end.state, end.worth, line))


def _turn_mark(state: State) -> bytes:
    """What the prospects of a turn are known by, whichever faces its dice show."""
    dice, turn = len(state.dice), state.turn.to_bytes(4)
    return b"".join((key(state), turn, bytes((state.phase, state.hatched, state.rolls > 0, dice)), state.unspent))


def _moment(state: State) -> bytes:
    """What a plan knows a state by; after another roll it is another one, whose answer is yet to be found."""
    return b"".join((_turn_mark(state), bytes((state.rolls, *state.dice))))


def _followed(match: Match[State], commands: list[Command]) -> dict[bytes, Command]:
    """By the states that a plan passes, its answers."""
    twin, found = match.fork(0), dict[bytes, Command]()
    for command in commands:
        found[_moment(twin.state)] = command
        twin.submit(command)
    return found


def _more_dice(state: State) -> Hatch | None:
    """W28, W29: a dinosaur that brings dice hatches before the first roll; all others may wait until the dice lie."""
    found = [one for one in hatchings(state) if state.box.species[state.box.kinds[one.dinosaur] - 1].dice]
    return found[0] if found else None
