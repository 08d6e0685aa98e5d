"""The bots of this game by level. They differ in thought alone."""

from collections.abc import Callable, Mapping

from game.core.bots import Bot, RandomBot
from game.moogh.bots.easy import Greedy
from game.moogh.bots.hard import Hard
from game.moogh.bots.normal import Normal

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": Greedy,
    "normal": Normal,
    "hard": Hard,
}
"""Makes a bot of that level from its seed."""
