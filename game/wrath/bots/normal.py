"""The normal bot: it thinks its own turn through, over every way in which the dice can fall."""

from game.wrath.bots.planning import Width
from game.wrath.bots.thinking import Mind, Planner
from game.wrath.bots.weights import TUNED

MIND = Mind(
    (TUNED,),
    wide=Width(1, 1, 1, 2, 1, erupt_all=False),
    late=Width(1, 1, 1, 1, 0, erupt_all=False),
    deep=Width(4, 4, 8),
    nodes=20_000,
)


class Normal(Planner):
    """A player of this turn."""

    __slots__ = ()

    def __init__(self, seed: int, mind: Mind = MIND) -> None:
        super().__init__(seed, mind)
