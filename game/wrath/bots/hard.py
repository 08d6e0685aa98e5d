"""The hard bot: it looks at more turns of its own, and at all that the next seat may make of the best of them."""

from dataclasses import replace

from game.core.search import Budget, Node
from game.wrath.bots.planning import Width
from game.wrath.bots.prospects import Prospects, coming_dice
from game.wrath.bots.thinking import Mind, Planner, Thought
from game.wrath.bots.valuing import Appraiser
from game.wrath.bots.weights import TUNED
from game.wrath.state import OVER, State

MIND = Mind(TUNED, wide=Width(2, 2, 6, 3, 2), late=Width(1, 1, 1, 3, 1), deep=Width(8, 12, 24), nodes=60_000)
GLANCE = Width(1, 1, 1, 2, 1)
"""How much it looks at of each way in which the next seat's dice can fall."""
AHEAD = 6
"""So many of its own turns' ends are looked beyond."""


class Hard(Planner):
    """A player of this turn and the next seat's."""

    __slots__ = ("_ahead", "_glance")

    def __init__(self, seed: int, mind: Mind = MIND, ahead: int = AHEAD, glance: Width = GLANCE) -> None:
        super().__init__(seed, mind)
        self._ahead, self._glance = ahead, glance

    def weigh(self, thoughts: list[Thought], seat: int, eye: Appraiser, budget: Budget) -> list[Thought]:
        """The first few by their mean worth after the next seat's turn, exact over its rolls; the others after them."""
        seen = []
        for thought in thoughts[: self._ahead]:
            assert thought.end is not None
            seen.append(replace(thought, worth=self._beyond(thought.end, seat, eye, budget)))
            if budget.empty:
                break
        return sorted(seen, key=lambda thought: -thought.worth)

    def _beyond(self, end: Node[State], seat: int, eye: Appraiser, budget: Budget) -> float:
        state = end.state
        if state.phase == OVER:
            return end.worth
        prospects = Prospects(state, coming_dice(state), eye, self._glance, budget, doubt=self.mind.doubt)
        return prospects.turn_for(seat, state.box.rolls)
