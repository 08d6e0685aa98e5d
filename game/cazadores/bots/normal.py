"""The normal bot: it plans a whole trip to its own best, by what the piles may hold and what it hopes to make of it."""

from game.cazadores.bots.mind import Mind, Width
from game.cazadores.bots.thinking import Planner

MIND = Mind(spite=0.0, thrift=0.28, pull=0.6, eager=0.0, width=Width(8, 5), nodes=2_000)


class Normal(Planner):
    """A player of its own trip."""

    __slots__ = ()

    def __init__(self, _seed: int, mind: Mind = MIND) -> None:
        super().__init__(mind)
