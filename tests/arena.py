"""Bots at a table, watched: what the ladder, the blunder list and the balance report are measured with. Not a test."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from game.content.matchfile import MatchFile, Seat, SeatKind
from game.playing import bots_for, open_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.decision import Command
    from game.core.match import Match


@dataclass(slots=True)
class Sitting:
    """A match of bots: who sat where, seconds of one core for each answer by level, and the match itself."""

    seats: tuple[str, ...]
    match: Match[Any]
    file: MatchFile
    thought: dict[str, list[float]] = field(default_factory=dict)

    def answers(self) -> Iterator[tuple[int, Command]]:
        """Plays the match; gives each answer, by its seat, before it is submitted."""
        bots = bots_for(self.file)
        while (decision := self.match.decision) is not None:
            bot = bots[decision.seat]
            assert bot is not None, "a person at a table of bots"
            start = time.process_time()
            command = bot.choose(self.match)
            self.thought.setdefault(self.seats[decision.seat], []).append(time.process_time() - start)
            yield decision.seat, command
            self.match.submit(command)

    def play(self) -> Sitting:
        """Plays it to its end."""
        for _answer in self.answers():
            pass
        return self


def sitting(
    game: str,
    seats: tuple[str, ...],
    seed: int,
    number: int,
    scenario: str = "",
    *,
    options: dict[str, str] | None = None,
) -> Sitting:
    """Match `number`, from 1, of that seed, as `simulate` would seat and play it; `options` as in a match file."""
    turned = (number - 1) % len(seats)
    seated = seats[turned:] + seats[:turned]
    places = tuple(Seat(cast("SeatKind", seat)) for seat in seated)
    file = MatchFile(game, places, scenario, options=options or {}, seed=seed * 1_000_003 + number)
    return Sitting(seated, open_file(file, quiet=True), file)


def share(values: list[float], part: float) -> float:
    """The value below which that part of them lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
