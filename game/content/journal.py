"""The journal of a running match: what happens is written down as it happens, and no frame waits for it.

Two threads write. One hands each line to the system at once, so that it outlives the program; the other waits for
the disk and keeps the snapshots. Where a folder fails, the whole journal moves to the next, and the player is told.
"""

import atexit
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

from game.content.book import Book
from game.content.journal_text import answered, header, taken_back
from game.content.locks import HEARTBEAT
from game.content.matchfile import MatchFile, dump_match
from game.core.words import _

CLOSE_WITHIN = 5.0
"""Seconds that closing waits for the disk at most."""
LAG = 0.02
"""Seconds that an answer waits at most until the one before has reached the system: so a kill loses one at most."""

Job = Callable[[], None]


class Journal:
    """The journal of one match. Its methods raise nothing, and do not wait: but for `flush`, `close` and LAG."""

    def __init__(self, folders: Sequence[Path], start: MatchFile, after: Job | None = None) -> None:
        """Begins a journal in the first of the folders that can be written.

        `after` is called once the journal is safe on the disk: there a journal that this one goes on from is
        discarded.
        """
        self._folders = tuple(folders)
        self._start = replace(start, recorded=True, source=None)
        self._after = after
        self._count = 0
        self._lines: list[bytes] = []
        self._book: Book | None = None
        self._failing = False
        self._sync_waits = False
        self._handed = Event()
        self._handed.set()
        self._notices: deque[str] = deque()
        self._quick: SimpleQueue[Job | None] = SimpleQueue()
        self._slow: SimpleQueue[Job | None] = SimpleQueue()
        self._quick.put(self._open)
        self._threads = (
            Thread(target=self._write, name="journal", daemon=True),
            Thread(target=self._settle, name="journal-disk", daemon=True),
        )
        for thread in self._threads:
            thread.start()
        atexit.register(self.close)

    def command(self, text: str) -> None:
        """An answer was given; its notation."""
        self._count += 1
        self._hand_over(answered(self._count, text))

    def undone(self, answers: int = 1) -> None:
        """So many answers were taken back. A redo is a command again."""
        self._count += 1
        self._hand_over(taken_back(self._count, answers))

    def _hand_over(self, line: bytes) -> None:
        self._handed.wait(LAG)
        handed = self._handed = Event()
        self._quick.put(lambda: self._append(line))
        self._quick.put(handed.set)

    def snapshot(self, match: MatchFile) -> None:
        """A turn is over: the whole match as it is now, to be kept beside the journal."""
        count = self._count
        self._quick.put(lambda: self._slow.put(lambda: self._keep(match, count)))

    def notices(self) -> list[str]:
        """What the player must be told since the last call: a folder that failed, a match that is not kept."""
        told = []
        while self._notices:
            told.append(self._notices.popleft())
        return told

    def flush(self, within: float = CLOSE_WITHIN) -> bool:
        """Waits until all is on the disk, so many seconds at most; whether it is."""
        done = Event()
        self._quick.put(lambda: self._slow.put(done.set))
        return done.wait(within) and self._book is not None

    def close(self, *, finished: bool = False) -> None:
        """Ends the journal. It is kept to go on from later, unless the match is `finished`: then it is removed."""
        atexit.unregister(self.close)
        self._quick.put(lambda: self._slow.put(lambda: self._shut(remove=finished)))
        self._quick.put(None)
        for thread in self._threads:
            thread.join(CLOSE_WITHIN)

    # -- the quick thread: it hands lines to the system -----------------------------------------------------------

    def _write(self) -> None:
        while True:
            try:
                job = self._quick.get(timeout=HEARTBEAT)
            except Empty:
                if self._book:
                    self._book.beat()
                continue
            if job is None:
                self._slow.put(None)
                return
            self._do(job)

    def _do(self, job: Job) -> None:
        """A bug in here must not end the thread in silence: the player is told that the match is not kept."""
        try:
            job()
        except Exception as error:  # noqa: BLE001 - told, and the game goes on
            self._tell(_("The match cannot be kept any more ({reason}). Play goes on."), reason=repr(error))

    def _append(self, line: bytes) -> None:
        self._lines.append(line)
        book = self._book
        if book is None:
            self._open()
            return
        try:
            book.append(line)
        except OSError as error:
            self._move(book, error)
            return
        if not self._sync_waits:
            self._sync_waits = True
            self._slow.put(lambda: self._sync(book))

    def _open(self, reason: str = "") -> None:
        """Writes the whole journal anew into the first folder that takes it. `reason`: why it must leave another."""
        data = header(self._start) + b"".join(self._lines)
        for folder in self._folders:
            try:
                self._book = Book(folder, data)
            except OSError as error:
                reason = reason or _reason(folder, error)
            else:
                self._opened(self._book, reason)
                return
        self._book = None
        if not self._failing:
            self._tell(_("The match cannot be kept at the moment ({reason}). Play goes on."), reason=reason)
        self._failing = True

    def _opened(self, book: Book, reason: str) -> None:
        folder = str(book.path.parent)
        if self._failing:
            self._tell(_("The match is kept again, in {folder}."), folder=folder)
        elif reason:
            self._tell(_("Writing failed ({reason}). The match is kept in {folder} now."), reason=reason, folder=folder)
        self._failing = False
        self._slow.put(lambda: self._sync(book, new=True))

    def _move(self, book: Book, error: OSError) -> None:
        """The book's folder failed: all of it goes to another, or to a new file there."""
        if book is not self._book:
            return
        folder = book.path.parent
        self._folders = (*(one for one in self._folders if one != folder), folder)
        self._open(_reason(folder, error))
        self._slow.put(lambda: book.close(remove=self._book is not None))

    def _tell(self, text: str, **words: str) -> None:
        self._notices.append(text.format(**words))

    # -- the slow thread: it waits for the disk -------------------------------------------------------------------

    def _settle(self) -> None:
        while (job := self._slow.get()) is not None:
            self._do(job)

    def _sync(self, book: Book, *, new: bool = False) -> None:
        self._sync_waits = False  # first: a line that comes from now on wants a sync of its own
        try:
            book.sync(new=new)
        except OSError as error:
            self._report(book, error)
            return
        if new and self._after:
            self._after()
            self._after = None

    def _keep(self, match: MatchFile, count: int) -> None:
        book = self._book
        if book is None:
            return
        try:
            book.sync()
            book.keep_snapshot(f"# {count}\n{dump_match(match)}".encode())
        except OSError as error:
            self._report(book, error)

    def _report(self, book: Book, error: OSError) -> None:
        self._quick.put(lambda: self._move(book, error))

    def _shut(self, *, remove: bool) -> None:
        if self._book:
            self._book.close(remove=remove)


def _reason(folder: Path, error: OSError) -> str:
    return f"{folder}: {error.strerror or error}"
