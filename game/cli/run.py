"""`run`: a match file played without a window, a JSON line a command and one for where it ends."""

import json
import sys
from typing import Any

from game.cli.options import Run
from game.content.matchfile import read_match
from game.core.match import Entry, Match
from game.core.record import as_json
from game.playing import RefusedCommand, bots_for, open_file, play, whereabouts


def run(ask: Run) -> int:
    """Exit status 0, or 2 at a command that is not possible. ContentError: the file is not as it must be."""
    file = read_match(ask.file)
    match = open_file(file)
    try:
        for n, entry in enumerate(play(file, match, bots_for(file)), 1):
            _print(_answer(n, entry))
    except RefusedCommand as refusal:
        _print({"error": {"n": refusal.n, "command": refusal.command, "reason": refusal.reason}})
        sys.stdout.flush()
        print(refusal.fault, file=sys.stderr)
        return 2
    _print(_ending(match))
    return 0


def _answer(n: int, entry: Entry) -> dict[str, Any]:
    events = [as_json(event) for event in entry.events]
    return {"n": n, "seat": entry.seat, "command": str(entry.command), "events": events}


def _ending(match: Match[Any]) -> dict[str, Any]:
    decision, outcome = match.decision, match.outcome
    result = outcome and {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
    }
    return {
        "state": whereabouts(match),
        "to_move": decision.seat if decision else None,
        "legal": decision.legal() if decision else [],
        "result": result,
    }


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line, ensure_ascii=False))
