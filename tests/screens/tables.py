"""Matches for the tests of the screens."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from game.content.matchfile import MatchFile, Seat
from game.playing import bots_for, open_file, play, record

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.match import Match
    from game.screens.history import History


def a_file(*kinds: str, seed: int = 7, scenario: str = "first-game") -> MatchFile:
    """The start of a match of Wrath; two people if nobody is named."""
    seats = tuple(Seat(kind) for kind in kinds or ("human", "human"))  # type: ignore[arg-type]
    return MatchFile("wrath", seats, scenario, seed)


def a_match(*kinds: str, seed: int = 7) -> Match[Any]:
    """The match of that file."""
    return open_file(a_file(*kinds, seed=seed))


@cache
def a_finished_file() -> MatchFile:
    """A match of four that bots have played to its end."""
    file = a_file("easy", "easy", "easy", "easy")
    match = open_file(file)
    for _entry in play(file, match, bots_for(file)):
        pass
    return record(file, match)


def answer_until(history: History, match: Match[Any], done: Callable[[], bool]) -> None:
    """Keeps the first dice and otherwise answers with the first option until that is so."""
    for _answer in range(200):
        if done():
            return
        assert match.decision is not None
        words = {str(option): option for option in match.decision.options()}
        history.answer(words.get("keep") or words.get("end") or next(iter(words.values())))
    raise AssertionError("it never came to that")
