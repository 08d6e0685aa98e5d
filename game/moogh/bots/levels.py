"""The bots of this game by level. They differ in thought alone."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.bots import Advice, Bot, RandomBot
from game.core.match import Match
from game.moogh.bots.easy import Greedy

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": Greedy,
}
"""Makes a bot of that level from its seed."""


def advise(match: Match[Any]) -> Advice:
    """What the best of them would answer."""
    return Advice(str(Greedy(0).choose(match)))
