"""The bots of this game by level. They differ in thought alone."""

from collections.abc import Callable, Mapping

from game.cazadores.bots.easy import Easy
from game.cazadores.state import State
from game.core.bots import Advice, Bot, RandomBot
from game.core.match import Match

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": Easy,
}
"""Makes a bot of that level from its seed."""


def advise(match: Match[State]) -> Advice:
    """What the best of these bots would answer."""
    return Advice(str(Easy(0).choose(match)))
