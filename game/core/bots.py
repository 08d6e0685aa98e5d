"""Players made of code. A bot sees what its seat may see and answers the same decisions as a person."""

import random
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.decision import Command, IllegalCommand
from game.core.dice import Dice, WrongDice
from game.core.match import Match

LEVELS = ("random", "easy", "normal", "hard")
"""From weakest to strongest. Levels differ in thought alone; none gets a bonus."""

DEALS = 1_000
"""So many deals of the hidden hands that do not fit what was played are a bug of the rules."""


class Bot(Protocol):
    """A player. The same seed, level and matches give the same answers everywhere."""

    def choose(self, match: Match[Any]) -> Command:
        """The answer to the open decision, one of its options. The match is looked at and forked, never changed."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a good player would answer, in the game's notation, and why: `thought` is the game's own, for its own view.

    Without a thought it is a quick answer, given where the time or the process for a good one was missing.
    """

    answer: str
    thought: Any = None


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
    """The match as `seat` may see it: itself where nothing is hidden, else a fork with the other hands dealt anew.

    They are dealt until they allow what was answered since the step began, which everybody saw.
    """
    if not match.rules.hides:
        return match
    dice = Dice(seed)
    for _deal in range(DEALS):
        with suppress(IllegalCommand, WrongDice):
            twin = match.fork(seed, start=match.rules.hide(match.step_start, seat, dice))
            if _question(twin) == _question(match):
                return twin
    raise AssertionError("no hands were found that allow what was answered in this step")


def _question(match: Match[Any]) -> tuple[int, str] | None:
    decision = match.decision
    return None if decision is None else (decision.seat, decision.about)


def play_out(match: Match[Any], bots: list[Bot], limit: int = 1_000_000) -> int:
    """Lets the bots (one a seat) answer until the match is over; the number of answers given. At most `limit`."""
    for answers in range(limit):
        if match.decision is None:
            return answers
        match.submit(bots[match.decision.seat].choose(match))
    return limit
