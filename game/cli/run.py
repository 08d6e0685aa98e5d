"""`run`: a match file played without a window, a JSON line a command and one for where it ends, or all in words."""

import json
import sys
from typing import Any, Protocol

from game.cli.faults import has_table
from game.cli.options import Run
from game.content.matchfile import MatchFile, read_match
from game.core.match import Entry, Match
from game.core.record import as_json
from game.playing import RefusedCommand, bots_for, open_file, play, whereabouts
from game.shelf import CAMPAIGNS


class Sayer(Protocol):
    """What is printed of a match; an empty text is no line."""

    def begin(self, match: Match[Any]) -> str:
        """Before the first answer."""

    def answer(self, n: int, entry: Entry, match: Match[Any]) -> str:
        """Answer number n, from 1, and the match after it."""

    def refused(self, refusal: RefusedCommand) -> str:
        """A command that is not possible."""

    def end(self, match: Match[Any]) -> str:
        """After the last answer."""


def run(ask: Run) -> int:
    """Exit status 0, or 2 at a command that is not possible. ContentError: the file is not as it must be."""
    file = read_match(ask.file)
    if ask.describe and file.game not in CAMPAIGNS:
        has_table(file.game)
    match = open_file(file)
    sayer = _in_words(file) if ask.describe else _InJson()
    _print(sayer.begin(match))
    try:
        for n, entry in enumerate(play(file, match, bots_for(file)), 1):
            _print(sayer.answer(n, entry, match))
    except RefusedCommand as refusal:
        _print(sayer.refused(refusal))
        sys.stdout.flush()
        print(refusal.fault, file=sys.stderr)
        return 2
    _print(sayer.end(match))
    return 0


def _in_words(file: MatchFile) -> Sayer:
    from game.screens.spoken import Chronicled, Spoken  # noqa: PLC0415 - JSON does not wait for what draws and speaks

    return Chronicled() if file.game in CAMPAIGNS else Spoken(file)


class _InJson:
    """An object a line."""

    def begin(self, match: Match[Any]) -> str:  # noqa: ARG002 - a sayer's own shape
        return ""

    def answer(self, n: int, entry: Entry, match: Match[Any]) -> str:  # noqa: ARG002
        events = [as_json(event) for event in entry.events]
        return _json({"n": n, "seat": entry.seat, "command": str(entry.command), "events": events})

    def refused(self, refusal: RefusedCommand) -> str:
        return _json({"error": {"n": refusal.n, "command": refusal.command, "reason": refusal.reason}})

    def end(self, match: Match[Any]) -> str:
        decision, outcome = match.decision, match.outcome
        result = outcome and {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "reason": outcome.reason,
        }
        return _json(
            {
                "state": whereabouts(match),
                "to_move": decision.seat if decision else None,
                "legal": decision.legal() if decision else [],
                "result": result,
            }
        )


def _json(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)


def _print(words: str) -> None:
    if words:
        print(words)
