"""Says in words, line by line, what the window shows, for those who read it with other eyes or with their ears."""

import queue
import threading
from typing import TYPE_CHECKING, Final, TextIO

from game.core.words import _
from game.screens.play import Play

if TYPE_CHECKING:
    from game.core.match import Entry
    from game.ui.app import App
    from game.ui.focus import Controls
    from game.ui.scenes import Scene

LAST_S: Final = 2.0
"""So long the end of the program waits for a reader that is slow."""


class Printer:
    """Prints lines from a thread of its own: a reader that does not read holds up no frame."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._print, daemon=True, name="narrator")
        self._thread.start()

    def say(self, words: str) -> None:
        """Each line of the words."""
        for line in words.splitlines():
            if line.strip():
                self._lines.put(line)

    def close(self) -> None:
        """Waits a little for what has not been printed."""
        self._lines.put(None)
        self._thread.join(LAST_S)

    def _print(self) -> None:
        while (line := self._lines.get()) is not None:
            try:
                self._stream.write(f"{line}\n")
                self._stream.flush()
            except (OSError, ValueError):  # nobody reads any more
                return


class Narrator:
    """Looks after each turn of the loop whether there is something new to say: another screen, another control or
    place that is pointed at, another answer of the match.
    """

    def __init__(self, app: "App", printer: Printer) -> None:
        self._app = app
        self._printer = printer
        self._scene: Scene | None = None
        self._focus = ""
        self._match: object = None
        self._log: list[Entry] = []
        self._pointed = ""

    def follow(self) -> None:
        """Says what is new."""
        top = self._app.stack.top
        if top is not self._scene:
            self._scene = top
            self._open(top)
        if isinstance(top, Play):
            self._tell_match(top)
        elif top is not None and top.controls is not None:
            self._tell_focus(top.controls)

    def _open(self, scene: "Scene | None") -> None:
        self._focus = self._pointed = ""
        if isinstance(scene, Play):
            if scene.sitting.match is not self._match:
                self._match, self._log = scene.sitting.match, list(scene.sitting.match.log)
                self._printer.say(scene.describe())
        elif scene is not None:
            self._printer.say(scene.describe())

    def _tell_match(self, play: Play) -> None:
        log = play.sitting.match.log
        if log != self._log:
            kept = _in_common(self._log, log)
            if kept < len(self._log):
                self._printer.say(_("Taken back. The table now:"))
                self._printer.say(play.describe())
            else:
                for entry in log[kept:]:
                    self._printer.say("\n".join(play.view.words(entry)))
            self._log = list(log)
        said = "" if play.view.busy else play.view.said()
        if said and said != self._pointed:
            self._pointed = said
            self._printer.say(said)

    def _tell_focus(self, controls: "Controls") -> None:
        focus = "" if controls.focus is None else controls.focus.describe()
        if focus and focus != self._focus:
            self._printer.say(f"> {focus}")
        self._focus = focus


def _in_common(before: "list[Entry]", after: "list[Entry]") -> int:
    """How many entries of a log are as they were. Entries are the match's own, so that `is` tells."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((n for n, (one, other) in pairs if one is not other), min(len(before), len(after)))
