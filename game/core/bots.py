"""Players made of code. A bot sees what its seat may see and answers the same decisions as a person."""

import random
from typing import Any, Protocol

from game.core.decision import Command
from game.core.dice import Dice
from game.core.match import Match

LEVELS = ("random", "easy", "normal", "hard")
"""From weakest to strongest. Levels differ in thought alone; none gets a bonus."""


class Bot(Protocol):
    """A player. The same seed, level and match give the same answer everywhere."""

    def choose(self, match: Match[Any]) -> Command:
        """The answer to the open decision, one of its options. The match is looked at and forked, never changed."""


class RandomBot:
    """Each option as likely as the others."""

    __slots__ = ("_next",)

    def __init__(self, seed: int) -> None:
        self._next = random.Random(seed).random

    def choose(self, match: Match[Any]) -> Command:
        """One of the options, drawn from this bot's own sequence, never from the match's dice."""
        assert match.decision is not None
        options = match.decision.options()
        return options[int(self._next() * len(options))]


def seen(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """The match as `seat` may see it: itself where nothing is hidden, else a fork with the other hands dealt anew."""
    if not match.rules.hides:
        return match
    return Match(match.rules, match.rules.hide(match.fork(seed).state, seat, Dice(seed)), Dice(seed), quiet=True)


def play_out(match: Match[Any], bots: list[Bot], limit: int = 1_000_000) -> int:
    """Lets the bots (one a seat) answer until the match is over; the number of answers given. At most `limit`."""
    for answers in range(limit):
        if match.decision is None:
            return answers
        match.submit(bots[match.decision.seat].choose(match))
    return limit
