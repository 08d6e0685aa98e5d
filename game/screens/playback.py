"""A recorded match wound to and fro: its turns, the match after any of its answers, and another one from there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice
from typing import Any

from game.content.matchfile import MatchFile, SeatKind
from game.core.match import Entry, Match
from game.playing import bots_for, open_file, play, resume, whereabouts


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: its number from 1, whose it is, how many answers were given before it, and its own."""

    number: int
    seat: int
    at: int
    entries: tuple[Entry, ...]


class Playback:
    """`match` as it stood after `at` of the file's commands. The file itself is never changed."""

    def __init__(self, file: MatchFile) -> None:
        """At its beginning. ContentError: one of its commands is not possible."""
        self.file = replace(file, recorded=True)
        self.turns = turns_of(resume(self.file).log[len(file.step) :])
        self.at = 0
        self.match: Match[Any]
        self._entries: Iterator[Entry]
        self.go(0)

    @property
    def length(self) -> int:
        """How many answers were recorded."""
        return len(self.file.commands)

    @property
    def turn(self) -> int:
        """Which of the turns is being shown, from 0."""
        return max((number for number, turn in enumerate(self.turns) if turn.at <= self.at), default=0)

    def go(self, at: int) -> None:
        """To just after that many answers: the match is played anew up to there."""
        self.at = min(max(0, at), self.length)
        self.match = open_file(self.file)
        self._entries = play(self.file, self.match, bots_for(self.file), play_on=False)
        for _entry in islice(self._entries, self.at):
            pass

    def step(self) -> Entry | None:
        """Gives the next answer; None after the last."""
        entry = next(self._entries, None)
        self.at += entry is not None
        return entry

    def from_here(self, kinds: Sequence[SeatKind], seed: int | None = None) -> MatchFile:
        """Another match, which begins like this one up to here, with those on the seats; `seed` for other dice."""
        seats = tuple(replace(seat, kind=kind) for seat, kind in zip(self.file.seats, kinds, strict=True))
        commands = self.file.commands[: self.at]
        again = replace(self.file, seats=seats, commands=commands, saved=None, source=None)
        if seed is None:
            return again
        # The land hangs on the seed too, so it is written down, and so is what the dice have shown.
        position = self.file.position or whereabouts(open_file(self.file))["position"]
        return replace(again, seed=seed, dice=tuple(self.match.dice.shown), position={**position, "drawn": 0})


def turns_of(log: Sequence[Entry]) -> tuple[Turn, ...]:
    """The turns of a match: a turn is what one seat answers without a break."""
    found: list[Turn] = []
    at = 0
    for seat, entries in groupby(log, key=lambda entry: entry.seat):
        given = tuple(entries)
        found.append(Turn(len(found) + 1, seat, at, given))
        at += len(given)
    return tuple(found)
