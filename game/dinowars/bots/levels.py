"""The bots of this game by level. They differ in thought alone."""

from collections.abc import Callable, Mapping

from game.core.bots import Bot, RandomBot
from game.dinowars.bots.easy import Easy
from game.dinowars.bots.hard import Hard
from game.dinowars.bots.normal import Normal

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
}
"""Makes a bot of that level from its seed."""
