"""A program that plays and journals, to be killed by tests: it prints each command when it has been given.

Arguments: the journals' folder. It goes on from what it finds there, as the game does.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from game.content.journal import Journal
from game.content.matchfile import MatchFile, Seat
from game.content.recovery import recover, tidy

PAUSE = 0.002
"""Seconds between two commands: faster than the fastest bots are shown."""
TURN = 5
"""Commands in a turn."""


def tell(given: int) -> None:
    """How many commands have been given."""
    sys.stdout.write(f"{given}\n")
    sys.stdout.flush()


def main(folder: Path) -> None:
    """Plays until it is killed."""
    tidy([folder])
    found = recover([folder])
    match = found[0].match if found else MatchFile("wrath", (Seat("easy"),), recorded=True)
    journal = Journal([folder], match, after=found[0].discard if found else None)
    commands = list(match.commands)
    journal.flush()
    tell(len(commands))
    while True:
        commands.append(f"step {len(commands)}")
        journal.command(commands[-1])
        if len(commands) % TURN == 0:
            journal.snapshot(MatchFile("wrath", match.seats, recorded=True, commands=tuple(commands)))
        tell(len(commands))
        time.sleep(PAUSE)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
