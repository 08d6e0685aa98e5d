"""A campaign at this screen: its answers, what is kept of it, and the hunt that is on."""

import atexit
import logging
import os
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING

from game.content import campaigns
from game.content.faults import ContentError
from game.content.matchfile import MatchFile
from game.content.recovery import Recovered, recover
from game.core.decision import Command
from game.core.words import _
from game.moogh.campaign.party import match_file
from game.moogh.campaign.rules import NAME
from game.moogh.campaign.state import State
from game.playing import record, resume
from game.screens.keeping import RUNNING

if TYPE_CHECKING:
    from game.core.match import Match
    from game.screens.house import House

log = logging.getLogger(__name__)


class Course:
    """A campaign that is played. Each answer is written down in a thread; `notices` tells what went wrong with that.

    `mine` is False while another program plays it.
    """

    def __init__(self, folder: Path) -> None:
        """The campaign that lies in that folder. ContentError: it cannot be read, or an answer in it is not possible.

        It is read when nobody else can write it any more: a list of campaigns may be older than the last answer.
        """
        self.folder = folder
        self._lock, self.mine = campaigns.hold_lock(folder)
        try:
            self.start = campaigns.latest(folder)
            self.match = walked(self.start)
        except ContentError:
            self._let_go()
            raise
        self._notices: list[str] = []
        self._failed = False
        self._waiting: SimpleQueue[tuple[MatchFile, Event] | None] = SimpleQueue()
        self._last = Event()
        self._last.set()
        self._writer = Thread(target=self._write, name="campaign", daemon=True)
        self._writer.start()
        atexit.register(self.close)

    @property
    def state(self) -> State:
        """The tribe now."""
        return self.match.state

    @property
    def name(self) -> str:
        """What the player called it."""
        return self.start.saved.name if self.start.saved else ""

    @property
    def about(self) -> str:
        """What is asked now; empty when it is over."""
        return self.match.decision.about if self.match.decision else ""

    def answer(self, command: Command) -> None:
        """Gives an answer. IllegalCommand: nothing has changed."""
        self.match.submit(command)
        self._keep()

    def back_to(self, about: str) -> None:
        """Takes answers back until that is asked again (M108). ValueError: there is no way back to it."""
        self.match.undo()
        while self.about != about:
            self.match.undo()
        self._keep()

    # -- the hunt -------------------------------------------------------------------------------------------------

    def hunt(self) -> MatchFile:
        """The match of the hunt that is on, at its beginning."""
        return match_file(self.state, self.start.seats)

    def left(self, house: "House") -> Recovered | None:
        """The hunt that is on as it was left, if it was begun here; what belongs to no hunt of now is removed."""
        wanted, found = self.hunt(), None
        for one in recover([self.folder / RUNNING]):
            same = (one.match.scenario, one.match.seed) == (wanted.scenario, wanted.seed)
            if same and found is None and not house.is_foreign(one.match):
                found = one
            else:
                one.discard()
        return found

    # -- keeping --------------------------------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        """Whether all is on the disk, or cannot be."""
        return self._last.is_set()

    @property
    def safe(self) -> bool:
        """Whether all that was answered is on the disk."""
        return self.settled and not self._failed

    def notices(self) -> list[str]:
        """What the player must be told since the last call."""
        told, self._notices = self._notices, []
        return told

    def close(self, within: float = 5.0) -> None:
        """Waits for the disk, so many seconds at most."""
        atexit.unregister(self.close)
        self._waiting.put(None)
        self._writer.join(within)
        self._let_go()

    def _let_go(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def _keep(self) -> None:
        done = self._last = Event()
        turn = len(self.match.log) + 1 if self.about else 0
        saved = replace(self.start.saved, turn=turn) if self.start.saved else None
        self._waiting.put((replace(record(self.start, self.match), saved=saved), done))

    def _write(self) -> None:
        while (job := self._waiting.get()) is not None:
            file, done = job
            try:
                campaigns.write(self.folder, file)
                self._failed = False
            except OSError as error:
                self._failed = True
                text = _("The campaign cannot be kept ({reason}). Play goes on.")
                self._notices.append(text.format(reason=error.strerror or error))
                log.warning("campaign not kept: %s", error)
            done.set()


def walked(file: MatchFile) -> "Match[State]":
    """The campaign after its last answer. ContentError: an answer is not possible, or it is a match of a game."""
    if file.game != NAME:
        raise file.error(("game",), f"`game` is {file.game}", NAME)
    return resume(file)
