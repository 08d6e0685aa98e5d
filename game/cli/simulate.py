"""`simulate`: bots against each other, a JSON line a match and one that sums them up."""

import json
import math
import multiprocessing
import signal
import statistics
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, cast

from game.cli.faults import refused
from game.cli.options import Simulate
from game.content.faults import ContentError
from game.content.matchfile import MatchFile, Seat, SeatKind, dump_match
from game.core.match import Match
from game.core.ruleset import Outcome
from game.playing import bots_for, open_file

ENDLESS = 1_000_000
"""A match with more answers than this is taken for one that never ends."""


@dataclass(slots=True)
class Played:
    """A match played to its end, or to an `error`; then `repeats` is the match file that plays up to it again."""

    number: int
    file: MatchFile
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    commands: list[str] = field(default_factory=list)
    outcome: Outcome | None = None
    error: str = ""

    @property
    def seats(self) -> list[str]:
        """Who sat where: bots' levels."""
        return [seat.kind for seat in self.file.seats]

    def line(self) -> dict[str, Any]:
        """As it is printed."""
        start: dict[str, Any] = {"match": self.number, "seed": self.file.seed, "seats": self.seats}
        if self.outcome is None:
            return start | {"error": self.error, "file": self.repeats()}
        return start | {
            "winners": list(self.outcome.winners),
            "scores": list(self.outcome.scores),
            "reason": self.outcome.reason,
            "turns": self.turns,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
        }

    def repeats(self) -> str:
        """The match file that plays all its answers again, the last of them the one that failed."""
        return dump_match(replace(self.file, recorded=True, commands=tuple(self.commands)))


def simulate(ask: Simulate) -> int:
    """Exit status 0, or 1 if an error stopped any match. WrongInput, ContentError: there can be no such match."""
    try:
        open_file(_file(ask, 1))
    except ContentError as error:
        raise refused(error) from None
    played: list[Played] = []
    for match in _matches(ask):
        print(json.dumps(match.line(), ensure_ascii=False))
        played.append(match)
        _show_progress(len(played), ask.matches)
    print(json.dumps({"summary": summary(played)}, ensure_ascii=False))
    return 1 if any(match.outcome is None for match in played) else 0


def play_one(ask: Simulate, number: int) -> Played:
    """Match `number` of the simulation, counted from 1; the same whoever plays it and whatever was played before."""
    played = Played(number, _file(ask, number))
    match = open_file(played.file, quiet=True)
    start = time.perf_counter()
    try:
        _play_on(played, match)
    except Exception as error:  # noqa: BLE001 - it is reported with what repeats it, and the others go on
        played.error = _told(error)
    played.seconds = time.perf_counter() - start
    played.outcome = match.outcome
    return played


def summary(played: list[Played]) -> dict[str, Any]:
    """Wins, shares and intervals by bot, over the matches that came to an end; a shared win counts in parts."""
    whole = [(match, match.outcome) for match in played if match.outcome is not None]
    n = len(whole)
    wins = dict.fromkeys((seat for match in played for seat in match.seats), 0.0)
    for match, outcome in whole:
        for seat in outcome.winners:
            wins[match.seats[seat]] += 1 / len(outcome.winners)
    seconds = math.fsum(match.seconds for match, _ in whole)
    return {
        "matches": n,
        "wins": {bot: round(won, 3) for bot, won in wins.items()},
        "share": {bot: round(won / n, 3) if n else None for bot, won in wins.items()},
        "wilson": {bot: [round(end, 3) for end in wilson(won, n)] for bot, won in wins.items()},
        "turns": {"median": statistics.median(match.turns for match, _ in whole) if whole else None},
        "decisions_per_s": round(sum(match.decisions for match, _ in whole) / seconds) if seconds else None,
    }


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Wilson's interval, 95 %, for the chance behind `wins` of `n`; (0, 1) where nothing was played."""
    if n == 0:
        return 0.0, 1.0
    z = 1.959964
    share, spread = wins / n, z * z / n
    middle = share + spread / 2
    half = z * math.sqrt(share * (1 - share) / n + spread / (4 * n))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def _file(ask: Simulate, number: int) -> MatchFile:
    """Seats rotate from match to match, so that each bot sits everywhere equally often."""
    turned = (number - 1) % len(ask.seats)
    seats = ask.seats[turned:] + ask.seats[:turned]
    return MatchFile(
        ask.game,
        tuple(Seat(cast("SeatKind", seat)) for seat in seats),
        ask.scenario,
        seed=ask.seed * 1_000_003 + number,
    )


def _play_on(played: Played, match: Match[Any]) -> None:
    bots = bots_for(played.file)
    last = -1
    while (decision := match.decision) is not None:
        if len(played.commands) >= ENDLESS:
            raise AssertionError(f"no end after {ENDLESS} answers")
        bot = bots[decision.seat]
        assert bot is not None, "a person in a simulation"
        command = bot.choose(match)
        played.commands.append(str(command))
        played.decisions += len(decision.options()) > 1
        played.turns += decision.seat != last
        last = decision.seat
        match.submit(command)


def _told(error: Exception) -> str:
    """What it was and where in our code it happened."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (in {where.name}, line {where.lineno})"


def _matches(ask: Simulate) -> Iterator[Played]:
    """All of them in their order, whichever process plays them."""
    numbers = range(1, ask.matches + 1)
    jobs = min(ask.jobs, ask.matches)
    if jobs == 1:
        yield from map(partial(play_one, ask), numbers)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawn, initializer=_leave_ctrl_c_to_the_parent)
    try:
        yield from pool.map(partial(play_one, ask), numbers, chunksize=max(1, min(50, ask.matches // (jobs * 8))))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _show_progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        filled = 40 * done // of
        end = "\n" if done == of else ""
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{of}", end=end, file=sys.stderr, flush=True)
