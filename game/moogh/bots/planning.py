"""A turn thought through: all that a character may do with it, tried with the dice of a few rounds to come."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.core.dice import Dice
from game.core.search import Budget
from game.core.table import Table
from game.moogh.bots.ahead import STILL, Others, Plan, onward, played
from game.moogh.bots.errands import prey
from game.moogh.bots.worth import SURE, TERMS, luck, post, terms, worth
from game.moogh.characters import BASIC, Deed, Icon
from game.moogh.commands import RAGE, Do, Step
from game.moogh.deeds import deeds, dice_for, open_icons
from game.moogh.land import SPOT_NAMES, name_of
from game.moogh.places import put
from game.moogh.state import State
from game.moogh.turns import begin
from game.moogh.walking import reach, steps

NOTHING: Plan = ()
"""The turn ends."""


@dataclass(frozen=True, slots=True)
class Width:
    """How much a turn's plan looks at. `plans`: those tried at all; `sieve`: how many then stay, and after how many
    further throws each of what is to come.

    `after`: spaces considered for a movement that follows a deed. `others`: what is thought of everybody else.
    """

    plans: int
    sieve: tuple[tuple[int, int], ...]
    after: int
    others: Others = STILL


@dataclass(slots=True)
class Trial:
    """A plan, and what came of it so far: the sum of its worths over `throws` throws of all dice to come."""

    plan: Plan
    prior: int
    total: int = 0
    throws: int = 0

    @property
    def mean(self) -> float:
        """What it is worth on average."""
        return self.total / self.throws if self.throws else self.prior


@dataclass(slots=True)
class Turn:
    """What a character's turn can be, from a state in which it is to act."""

    state: State
    person: int
    seed: int
    width: Width
    budget: Budget
    side: int = field(init=False)
    _scratch: State = field(init=False)
    _game: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.side = self.state.box.people[self.person].side
        self._scratch, self._game = self.state.copy(), prey(self.state)

    def best(self) -> list[Trial]:
        """The plans that were tried, best first: those that stayed to the end, then the others. Never none."""
        trials = sorted(map(self._begun, self.plans()), key=_loss)[: self.width.plans]
        first, out = 0, list[Trial]()
        for keep, throws in ((self.width.plans, 1), *self.width.sieve):
            out = trials[keep:] + out
            trials = trials[:keep]
            self._throw(trials, range(first, first + throws))
            trials = sorted([trial for trial in trials if trial.throws], key=_loss)
            first += throws
        return trials + out

    def _throw(self, trials: list[Trial], throws: range) -> None:
        """Each plan with each of these throws, as long as the budget lasts; the first one at least once."""
        for trial in trials:
            for throw in throws:
                if not self.budget.empty or not trials[0].throws:
                    self._try(trial, throw)

    def _begun(self, plan: Plan) -> Trial:
        return Trial(plan, self._prior(plan))

    def _try(self, trial: Trial, throw: int) -> None:
        trial.total += self.outcome(trial.plan, throw)
        trial.throws += 1

    def outcome(self, plan: Plan, throw: int) -> int:
        """What the plan is worth with that throw of all dice to come, the deeds' own averaged exactly."""
        total = 0
        for branch in self.ends(plan, throw):
            total += branch[0] * worth(branch[1], self.side)
        return total // SURE

    def ends(self, plan: Plan, throw: int) -> Iterator[tuple[int, State]]:
        """Where the plan leads by the character's next turn, with weights in parts of SURE."""
        for branch in played(self.state.copy(), self.person, plan, self._seed(throw)):
            self.budget.left -= 1
            onward(branch.state, self.person, Dice(self._seed(throw) + 17), self.width.others)
            yield branch.weight, branch.state

    def terms(self, plan: Plan, throws: int) -> tuple[int, ...]:
        """By TERMS, what the plan is worth on average over the first throws."""
        sums = [0] * len(TERMS)
        for throw in range(throws):
            for weight, state in self.ends(plan, throw):
                for at, term in enumerate(terms(state, self.side)):
                    sums[at] += weight * term
        return tuple([one // (SURE * throws) for one in sums])

    def _seed(self, throw: int) -> int:
        return self.seed * 1_000_003 + 7919 * throw + 101

    # -- what there is to do ---------------------------------------------------------------------------------------

    def plans(self) -> list[Plan]:
        """Every plan worth a thought: a deed, a movement, both in either order, a token's move besides."""
        state, person = self.state, self.person
        icons = open_icons(state, person)
        bold = [icon for icon in icons if icon.deed is not Deed.MOVE]
        here = [one for one in deeds(state, person, bold) if isinstance(one, Do)]
        found: list[Plan] = [NOTHING, *((one,) for one in here)]
        found += [(one, other) for one in here for other in here if one.deed != other.deed]
        ways = [self._walks("move", reach(state, person))] if len(bold) < len(icons) else []
        if state.tokens[person]:
            ways.append(self._walks(RAGE, state.box.numbers.rage_move))
        for walks in ways:
            found += walks.values()
            found += [(*path, deed) for spot, path in walks.items() for deed in self._from(spot, bold)]
            liked = sorted(walks, key=lambda spot: -self._there(spot))[: self.width.after]
            found += [(deed, *walks[spot]) for deed in here for spot in liked]
        return found

    def _walks(self, word: str, most: int) -> dict[int, Plan]:
        """By spot, the way there of so many steps at most; no way leads over a trap, and over water only to it."""
        state = self.state
        traps, wet, grid = state.traps, state.box.land.wet, state.grid
        found: dict[int, Plan] = {}
        edge: dict[int, Plan] = {}
        for spot in steps(state, self.person):
            if spot not in traps:
                edge[spot] = (Do(word, name_of(spot)),)
        for _step in range(most):
            found |= {spot: path for spot, path in edge.items() if spot not in found}
            onward_from = [spot for spot in edge if not wet[spot]]
            fresh: dict[int, Plan] = {}
            for spot in onward_from:
                for to in state.box.land.walks[spot]:
                    if to not in found and to not in fresh and not grid[to] and to not in traps:
                        fresh[to] = (*edge[spot], Step(name_of(to)))
            edge = fresh
        return found

    def _from(self, spot: int, bold: Sequence[Icon]) -> list[Do]:
        """The deeds that would be possible there, but for Think, which goes anywhere."""
        twin = self._moved(spot)
        icons = [icon for icon in bold if icon.deed is not Deed.THINK and icon.deed is not Deed.REST]
        return [one for one in deeds(twin, self.person, icons) if isinstance(one, Do)] if icons else []

    def _moved(self, spot: int) -> State:
        """The state with the character there, until the next one is asked for."""
        put(self._scratch, self.person, spot)
        return self._scratch

    def _there(self, spot: int) -> int:
        return post(self._moved(spot), self.person, self._game)

    # -- what seems good -------------------------------------------------------------------------------------------

    def _prior(self, plan: Plan) -> int:
        """How good it looks before it is tried: where one stands after it, and its deeds by their chance."""
        spot, deed = self.state.spots[self.person], 0
        self._moved(spot)
        for command in plan:
            if isinstance(command, Step) or (isinstance(command, Do) and command.deed in {"move", RAGE}):
                spot = SPOT_NAMES[command.space if isinstance(command, Step) else command.target]
                self._moved(spot)
            elif isinstance(command, Do):
                deed += self._appeal(self._scratch, command)
        return self._there(spot) + deed

    def _appeal(self, state: State, command: Do) -> int:
        ring = open_icons(state, self.person)
        icon = next(one for one in ring if one.deed == command.deed)
        if icon.deed in BASIC:
            return APPEAL[icon.deed]
        likely = luck(state.box.faces, icon.wanted, dice_for(state, self.person, icon, command.target))
        return APPEAL[icon.deed] * likely // SURE


APPEAL = {
    Deed.MOVE: 0,
    Deed.THINK: 15,
    Deed.REST: 70,
    Deed.HEAL: 60,
    Deed.TRAP: 45,
    Deed.STAB: 160,
    Deed.THROW: 160,
    Deed.CLIMB: 70,
    Deed.SEDATE: 30,
    Deed.TAUNT: 40,
}
"""What a success is worth at first sight."""


def _loss(trial: Trial) -> float:
    return -trial.mean


def prepared(state: State, person: int) -> State:
    """The same with the character's turn begun."""
    twin = state.copy()
    if not twin.begun:
        begin(Table(twin, Dice(0), None), person)
    return twin
