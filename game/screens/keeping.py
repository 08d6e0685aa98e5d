"""A match kept on the disk while it is played: the journal, the snapshots, the result. No frame waits for it."""

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Any

from game.content.atomic import write_atomically
from game.content.faults import ContentError
from game.content.journal import Journal
from game.content.matchfile import MatchFile, Saved, dump_match, read_match
from game.content.records import Finished, add_finished
from game.core.match import Match
from game.core.words import _
from game.playing import record
from game.screens.turns import Seating

RUNNING = "running"
"""The folder, beside the saves, of matches that are played now, or were when their program ended."""
PLAYED = "played"
"""The folder, beside the saves, of matches that came to their end, to be watched again."""
RESULTS = "results.jsonl"
"""The file, beside the saves, with a line for each of them."""
KEPT = 100
"""So many of them, the latest."""


class Keeping:
    """Writes down everything that happens in one match. Raises nothing; `notices` tells the player what went wrong."""

    def __init__(
        self, folders: Sequence[Path], file: MatchFile, seating: Seating, after: Callable[[], None] | None = None
    ) -> None:
        """`folders` are those of the saves; `file` is the match as it begins here; `after` is told when it is safe."""
        self._folders = tuple(folders)
        self._seating = seating
        self._start = file
        self._journal = Journal([folder / RUNNING for folder in self._folders], file, after)
        self._writer: Thread | None = None
        self._notices: list[str] = []

    def answered(self, text: str) -> None:
        """An answer was given, in the game's notation."""
        self._journal.command(text)

    def taken_back(self, answers: int) -> None:
        """So many answers were taken back."""
        self._journal.undone(answers)

    def turn_over(self, match: Match[Any]) -> None:
        """A turn has ended: a snapshot of the match as it is now."""
        self._journal.snapshot(self.file(match))

    def file(self, match: Match[Any]) -> MatchFile:
        """The match as it is now, with those who sit there now."""
        kinds = zip(self._start.seats, self._seating.kinds, strict=True)
        seats = tuple(replace(seat, kind=kind) for seat, kind in kinds)
        return replace(record(self._start, match), seats=seats)

    def finished(self, match: Match[Any], turns: int) -> None:
        """The match is over: its result and the match itself are kept, in a thread of their own."""
        assert match.outcome is not None
        file, outcome, now = self.file(match), match.outcome, _now()
        result = Finished(
            game=file.game,
            scenario=file.scenario,
            seats=file.seats,
            winners=outcome.winners,
            scores=outcome.scores,
            reason=outcome.reason,
            turns=turns,
            when=now,
            seed=file.seed,
        )
        replay = replace(file, saved=Saved("", now, turns))
        self._writer = Thread(target=self._record, args=(result, replay), name="result")
        self._writer.start()

    @property
    def settled(self) -> bool:
        """Whether the result is on the disk (or cannot be)."""
        return self._writer is not None and not self._writer.is_alive()

    def notices(self) -> list[str]:
        """What the player must be told since the last call."""
        told, self._notices = self._notices, []
        return told + self._journal.notices()

    def close(self, *, finished: bool) -> None:
        """Lets go of the match. It can be resumed later, unless it is finished."""
        if self._writer is not None:
            self._writer.join()
        self._journal.close(finished=finished)

    def _record(self, result: Finished, replay: MatchFile) -> None:
        try:
            add_finished([folder / RESULTS for folder in self._folders], result)
        except OSError as error:
            text = _("The result cannot be kept ({reason}).")
            self._notices.append(text.format(reason=error.strerror or error))
        name = f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{time.monotonic_ns() % 10**6:06}.yaml"
        for folder in self._folders:
            with contextlib.suppress(OSError):
                (folder / PLAYED).mkdir(parents=True, exist_ok=True)
                write_atomically(folder / PLAYED / name, dump_match(replay).encode())
                _thin_out(folder / PLAYED)
                return


def played(folders: Sequence[Path]) -> list[MatchFile]:
    """The matches that came to their end, the latest first; what cannot be read is left out."""
    found: list[tuple[str, MatchFile]] = []
    for folder in folders:
        for path in (folder / PLAYED).glob("*.yaml"):
            with contextlib.suppress(ContentError):
                found.append((path.name, read_match(path)))
    return [file for _name, file in sorted(found, key=lambda one: one[0], reverse=True)]


def _thin_out(folder: Path) -> None:
    with contextlib.suppress(OSError):
        for path in sorted(folder.glob("*.yaml"))[:-KEPT]:
            path.unlink()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
