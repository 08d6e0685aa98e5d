"""The hard bot: it looks at more, and thinks of its next action before it takes one."""

from game.dinowars.bots.planning import Width
from game.dinowars.bots.thinking import Mind, Planner

MIND = Mind(Width(refined=7, wide=True, ahead=3), nodes=900)


class Hard(Planner):
    """A player of several actions."""

    __slots__ = ()

    def __init__(self, seed: int, mind: Mind = MIND) -> None:
        super().__init__(seed, mind)
