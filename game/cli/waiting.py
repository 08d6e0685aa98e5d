"""How long people wait for thoughts: hard's answers by number of seats, odds before a roll, a thought called off."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.cli.measure import Thought, percentile, places, thinking
from game.core.match import Match
from game.shelf import open_game
from game.thinker import Thinker
from game.wrath.bots.odds import chance, eruption_chance, one_more, only
from game.wrath.box import ICONS
from game.wrath.rolling import dice_of
from game.wrath.state import ROLL

_STEP = 0.001
_UNDER_WAY = 0.05
"""Seconds after which a thought is called off."""


def hard_by_seats(game: str, seconds: float) -> dict[int, Thought]:
    """Hard's answers in matches of hard bots alone, for about that long at each number of seats."""
    set_up = next(iter(open_game(game).scenarios().values()))
    return {seats: thinking(game, "hard", seconds, seats) for seats in set_up.seats()}


def wrath_odds() -> Thought:
    """All chances that the table of Wrath can be asked for at a decision about its dice."""
    return _thought([_ms(partial(_all_odds, match)) for match in places("wrath", 4) if _rolls(match)])


def _rolls(match: Match[Any]) -> bool:
    return bool(match.state.phase == ROLL)


def _all_odds(match: Match[Any]) -> None:
    state, most = match.state, dice_of(match.state)
    one_more(state.box, most)
    eruption_chance(state)
    for icon in range(len(ICONS)):
        for number in range(1, most + 1):
            chance(state, only(icon, number))


def called_off(game: str, times: int = 20) -> Thought:
    """From calling off a thought of hard until the process that had it has ended it, or ended with it."""
    thinker, took = Thinker((game,)), list[float]()
    try:
        for match in _again(game, times):
            thinker.ask(game, "hard", 1, match)
            _until(lambda: thinker.awake and thinker.busy)
            time.sleep(_UNDER_WAY)
            thinker.cancel()
            took.append(_ms(lambda: _until(lambda: not thinker.busy)))
    finally:
        thinker.close()
    return _thought(took)


def _again(game: str, times: int) -> Iterator[Match[Any]]:
    """Decisions of random matches with something to choose."""
    found = 0
    while found < times:
        for match in places(game, 4):
            if match.decision is not None and len(match.decision.options()) > 1 and found < times:
                found += 1
                yield match


def _until(done: Callable[[], bool]) -> None:
    while not done():
        time.sleep(_STEP)


def _ms(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)


def _thought(took: list[float]) -> Thought:
    return Thought(percentile(took, 50), percentile(took, 95), max(took))
