"""What bots that plan have in common: a plan for each turn, cubes by what the turn will be, other answers by trial."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.decision import Command
from game.core.dice import Dice
from game.core.match import Match
from game.core.search import Budget
from game.moogh.bots.ahead import Plan, onward, until
from game.moogh.bots.planning import Trial, Turn, Width, prepared
from game.moogh.bots.quick import quick
from game.moogh.bots.worth import worth
from game.moogh.characters import RING
from game.moogh.commands import END, STOP, Cube, Place, Step
from game.moogh.land import SPOT_NAMES
from game.moogh.phases import is_secret
from game.moogh.places import put
from game.moogh.question import Question
from game.moogh.state import NO_CUBE, OVER, State


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot thinks. `turn`, `cube`: how much it looks at in a turn, and in each turn that a cube may lead to.

    `throws`: of the dice to come, for an answer in the middle of an action; `cubes`: the same for a cube.
    `nodes`: at most, an answer.
    """

    turn: Width
    cube: Width
    throws: int
    cubes: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer that was thought of, what it is worth, and the plan that it begins, if it begins one."""

    worth: float
    command: Command
    plan: Plan = ()


class Planner:
    """Takes what its thoughts put first. The same seed and match give the same answer, whatever was asked before."""

    __slots__ = ("_known", "budget", "mind", "seed")

    def __init__(self, seed: int, mind: Mind) -> None:
        self.seed, self.mind = seed, mind
        self._known: tuple[State, Plan] | None = None
        self.budget = Budget(mind.nodes)
        """What the last thought left of its nodes."""

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; a match is looked at and never changed."""
        return self.thoughts(match)[0].command

    def thoughts(self, match: Match[State]) -> list[Thought]:
        """What it thinks of the open decision, best first."""
        question = match.decision
        assert isinstance(question, Question)
        self.budget = Budget(self.mind.nodes)
        if END in question:
            return self._turn(match.state, question)
        match question.about:
            case "program":
                return self._cubes(match.state, question)
            case "place":
                return self._places(match.state, question)
            case "step":
                return self._steps(match, question)
        return self._trials(match, question)

    # -- turns -----------------------------------------------------------------------------------------------------

    def _turn(self, state: State, question: Question) -> list[Thought]:
        found = self.trials(state, question.person)
        self._known = state.copy(), found[0].plan
        return [_thought(trial) for trial in found]

    def trials(self, state: State, person: int) -> list[Trial]:
        """The plans for the turn that is on, best first."""
        return Turn(state, person, self.seed, self.mind.turn, self.budget).best()

    def _plan(self, start: State, person: int) -> Plan:
        """The plan that was made at that state, kept: its steps are asked for one by one."""
        if self._known is None or self._known[0] != start:
            self._known = start.copy(), self.trials(start, person)[0].plan
        return self._known[1]

    def _steps(self, match: Match[State], question: Question) -> list[Thought]:
        """A movement goes where the turn's plan led, made anew from the same state; else step by step."""
        given = tuple(match.step_answers)
        if given and match.step_start.round:
            plan = self._plan(prepared(match.step_start, question.person), question.person)
            if plan[: len(given)] == given:
                goal = plan[len(given)] if len(plan) > len(given) else STOP
                goal = goal if isinstance(goal, Step) else STOP
                if goal in question:
                    return [Thought(0, goal, plan[len(given) :])]
        return self._trials(match, question)

    # -- cubes and places ------------------------------------------------------------------------------------------

    def _cubes(self, state: State, question: Question) -> list[Thought]:
        """By what the turn can be, once those before it have acted. M72: what rivals plan is not known."""
        before = state.copy()
        if is_secret(state):
            for person, one in enumerate(state.box.people):
                if one.seat != question.seat:
                    before.cubes[person] = NO_CUBE
        starts = [self._start(before, question.person, throw) for throw in range(self.mind.cubes)]
        thoughts = [self._pair(starts, question.person, option) for option in question.options()]
        return sorted(thoughts, key=lambda one: -one.worth)

    def _start(self, before: State, person: int, throw: int) -> State:
        """Where the character's turn begins with that throw: until then it is all one where its cube lies."""
        twin = before.copy()
        twin.cubes[person] = NO_CUBE
        until(twin, person, Dice(self.seed * 1_000_003 + throw), self.mind.cube.others)
        return twin

    def _pair(self, starts: Sequence[State], person: int, option: Command) -> Thought:
        """The answer, and the best plan with that pair in the first of the throws."""
        assert isinstance(option, Cube)
        worths, plans = list[float](), list[Plan]()
        side, budget = starts[0].box.people[person].side, Budget(self.mind.nodes // RING)
        for throw, start in enumerate(starts):
            if throw and budget.empty:
                break
            if start.phase == OVER or start.out[person]:
                worths.append(worth(start, side))
                continue
            twin = start.copy()
            if twin.cubes[person] == NO_CUBE:  # else an injury has moved it (M30)
                twin.cubes[person] = option.slot - 1
            twin = prepared(twin, person)
            best = Turn(twin, person, self.seed + throw, self.mind.cube, budget).best()[0]
            worths.append(best.mean)
            plans.append(best.plan)
        self.budget.left += budget.left - self.mind.nodes // RING
        return Thought(sum(worths) / len(worths), option, (option, *(plans[0] if plans else ())))

    def _places(self, state: State, question: Question) -> list[Thought]:
        side, thoughts = state.box.people[question.person].side, list[Thought]()
        for option in question.options():
            assert isinstance(option, Place)
            twin = state.copy()
            put(twin, question.person, SPOT_NAMES[option.space])
            thoughts.append(Thought(worth(twin, side), option))
        return sorted(thoughts, key=lambda one: -one.worth)

    # -- all else --------------------------------------------------------------------------------------------------

    def _trials(self, match: Match[State], question: Question) -> list[Thought]:
        """Each answer tried with a few throws of the dice to come; what else is asked meanwhile is answered quickly."""
        options = question.options()
        throws = max(1, min(self.mind.throws, self.budget.left // len(options)))
        thoughts = [Thought(self._tried(match, question, option, throws), option) for option in options]
        return sorted(thoughts, key=lambda one: -one.worth)

    def _tried(self, match: Match[State], question: Question, option: Command, throws: int) -> float:
        total, side = 0, match.state.box.people[question.person].side
        for throw in range(throws):
            self.budget.left -= 1
            twin = match.fork(self.seed * 1_000_003 + 7919 * throw + 11)
            twin.submit(option)
            _settle(twin)
            state = twin.state.copy()
            onward(state, question.person, Dice(self.seed + throw), self.mind.turn.others)
            total += worth(state, side)
        return total / throws


def _thought(trial: Trial) -> Thought:
    return Thought(trial.mean, trial.plan[0] if trial.plan else END, trial.plan)


def _settle(twin: Match[State]) -> None:
    """To the end of the step."""
    while isinstance(twin.decision, Question) and twin.step_answers:
        twin.submit(quick(twin.state, twin.decision))
