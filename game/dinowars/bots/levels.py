"""The bots of this game by level. They differ in thought alone."""

from collections.abc import Callable, Mapping

from game.core.bots import Advice, Bot, RandomBot
from game.core.match import Match
from game.dinowars.bots.easy import Easy
from game.dinowars.bots.hard import Hard
from game.dinowars.bots.normal import Normal
from game.dinowars.state import State

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
}
"""Makes a bot of that level from its seed."""


def advise(match: Match[State]) -> Advice:
    """What the best of these bots would answer."""
    return Advice(str(Easy(0).choose(match)))
