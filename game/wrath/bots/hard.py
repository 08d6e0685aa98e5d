"""The hard bot: it looks at more turns of its own, and at all that the next seat may make of the best of them."""

from dataclasses import replace

from game.core.search import Budget
from game.wrath.bots.hopes import Margin, Victory
from game.wrath.bots.planning import Width
from game.wrath.bots.prospects import Prospects, coming_dice
from game.wrath.bots.thinking import Mind, Planner, Thought
from game.wrath.bots.valuing import Appraiser
from game.wrath.bots.weights import FOUR, THREE, TUNED
from game.wrath.state import OVER, State

MIND = Mind(
    (TUNED, THREE, FOUR),
    wide=Width(2, 2, 6, 3, 2),
    late=Width(1, 1, 1, 3, 1),
    deep=Width(8, 12, 24),
    nodes=60_000,
    hopes=(Margin(1000), Victory(300, 30)),
    brinks=(2, 0),
)
GLANCE = Width(1, 1, 1, 3, 1)
"""How much it looks at of each way in which the next seat's dice can fall."""
AHEAD = 6
"""So many of its own turns' ends are looked beyond."""


class Hard(Planner):
    """A player of this turn and the next seat's."""

    __slots__ = ("_ahead", "_glance")

    def __init__(self, seed: int, mind: Mind = MIND, ahead: int = AHEAD, glance: Width = GLANCE) -> None:
        super().__init__(seed, mind)
        self._ahead, self._glance = ahead, glance

    def weigh(self, thoughts: list[Thought], state: State, eye: Appraiser, budget: Budget) -> list[Thought]:
        """The first few by what it may hope for after the next seat's turn, exact over its rolls."""
        seen, hope = [], self.mind.hope(state.box)
        for thought in thoughts[: self._ahead]:
            assert thought.end is not None
            beyond = self._beyond(thought.end.state, state.seat, eye, budget)
            seen.append(replace(thought, worth=hope.worth(beyond, state)))
            if budget.empty:
                break
        return sorted(seen, key=lambda thought: -thought.worth)

    def _beyond(self, end: State, seat: int, eye: Appraiser, budget: Budget) -> float:
        hope = self.mind.hope(end.box)
        if end.phase == OVER:
            return hope.of(eye.totals(end), seat, end)
        return Prospects(end, coming_dice(end), eye, self._glance, budget, hope=hope).turn_for(seat, end.box.rolls)
