"""The hard bot: it thinks of what everybody else will do until its character's next turn, too, and looks at more."""

from game.moogh.bots.ahead import BUSY
from game.moogh.bots.planning import Width
from game.moogh.bots.thinking import Mind, Planner

MIND = Mind(
    turn=Width(24, ((8, 2), (4, 4)), 5, BUSY),
    cube=Width(6, (), 3, BUSY),
    throws=4,
    cubes=5,
    nodes=600,
)


class Hard(Planner):
    """A player of its own turns among those of others."""

    __slots__ = ()

    def __init__(self, seed: int, mind: Mind = MIND) -> None:
        super().__init__(seed, mind)
