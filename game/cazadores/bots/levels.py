"""The bots of this game by level. They differ in thought alone."""

from collections.abc import Callable, Mapping

from game.cazadores.bots.easy import Easy
from game.cazadores.bots.hard import Hard
from game.cazadores.bots.normal import Normal
from game.core.bots import Bot, RandomBot

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
}
"""Makes a bot of that level from its seed."""
