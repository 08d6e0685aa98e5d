"""The normal bot: it thinks each turn through to the character's next one, the beasts' doings in between included.

What rivals do in between it thinks of only when a blow or two may decide the hunt.
"""

from game.moogh.bots.ahead import WARY
from game.moogh.bots.planning import Width
from game.moogh.bots.thinking import Mind, Planner

MIND = Mind(
    turn=Width(9, ((3, 2),), 3, WARY),
    cube=Width(3, (), 2, WARY),
    throws=2,
    cubes=1,
    nodes=150,
)


class Normal(Planner):
    """A player of its own turns."""

    __slots__ = ()

    def __init__(self, seed: int, mind: Mind = MIND) -> None:
        super().__init__(seed, mind)
