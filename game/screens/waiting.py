"""For `bench`: how long the table waits for odds before a roll, and until a thought that is called off has ended.

Milliseconds each, over the decisions of the matches that are given.
"""

import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from typing import Any

from game.core.match import Match
from game.thinker import Thinker
from game.wrath.bots.odds import chance, eruption_chance, one_more, only
from game.wrath.box import ICONS
from game.wrath.rolling import dice_of
from game.wrath.state import ROLL

_STEP = 0.001
_UNDER_WAY = 0.05
"""Seconds after which a thought is called off."""


def wrath_odds(matches: Iterable[Match[Any]]) -> list[float]:
    """All chances that the table of Wrath can be asked for, wherever dice are rolled."""
    return [_ms(partial(_all_odds, match)) for match in matches if match.state.phase == ROLL]


def _all_odds(match: Match[Any]) -> None:
    state, most = match.state, dice_of(match.state)
    one_more(state.box, most)
    eruption_chance(state)
    for icon in range(len(ICONS)):
        for number in range(1, most + 1):
            chance(state, only(icon, number))


def called_off(game: str, matches: Iterable[Match[Any]], times: int = 20) -> list[float]:
    """From calling off a thought of hard until the process that had it has ended it, or ended with it."""
    thinker, took = Thinker((game,)), list[float]()
    try:
        for match in islice(filter(_to_choose, matches), times):
            thinker.ask(game, "hard", 1, match)
            # A quick answer may be there before anybody has seen it being thought of.
            _until(lambda: (thinker.awake and thinker.busy) or thinker.poll() is not None)
            time.sleep(_UNDER_WAY)
            thinker.cancel()
            took.append(_ms(lambda: _until(lambda: not thinker.busy)))
    finally:
        thinker.close()
    return took


def _to_choose(match: Match[Any]) -> bool:
    return match.decision is not None and len(match.decision.options()) > 1


def _until(done: Callable[[], bool]) -> None:
    while not done():
        time.sleep(_STEP)


def _ms(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)
