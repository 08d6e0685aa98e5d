"""The normal bot: it weighs each action by all that its dice may bring, and by what the other side may do then."""

from game.dinowars.bots.planning import Width
from game.dinowars.bots.thinking import Mind, Planner

MIND = Mind(Width(refined=5), nodes=400)


class Normal(Planner):
    """A player of one action at a time."""

    __slots__ = ()

    def __init__(self, seed: int, mind: Mind = MIND) -> None:
        super().__init__(seed, mind)
