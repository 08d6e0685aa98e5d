"""Bots think in a process of their own, so that no frame waits for them.

A thread keeps the process: whatever may block (starting it, sending, waiting, killing) happens there. A process that
died, is late or went wrong is replaced, and the question it left is answered here by the easy bot.
"""

import atexit
import logging
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol

from game.content.paths import data_dir
from game.core.bots import Advice, Bot, seen
from game.core.dice import Dice, Result
from game.core.match import Match
from game.core.words import language, speak
from game.shelf import GAMES, open_game

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

LATE = 10.0
"""Seconds after which a bot has lost its turn to the easy one: five times what the slowest thought may take."""

STARTING = 60.0
"""Seconds that a process may take until it can think, on a machine that has much else to do."""

GRACE = 0.1
"""Seconds that a cancelled thought may still take before its process is killed."""

_TICK = 0.02
_BOTS = 16
_log = logging.getLogger(__name__)


class Thinkable(Protocol):
    """As much of a game on the shelf as is needed to think about it."""

    @property
    def rules(self) -> Any:
        """Its ruleset."""

    def bot(self, level: str, seed: int) -> Bot:
        """A player of that level."""

    def advise(self, match: Match[Any]) -> Advice:
        """What a good player would do, and why."""


Opener = Callable[[str], Thinkable]
"""Finds a game by its name; a function of a module, since the other process must find it too."""


class Lost(Exception):
    """The process gave no answer: it died, was late, or its bot failed."""


@dataclass(frozen=True, slots=True)
class Question:
    """A match's open decision as it is sent: a step's start as its seat may see it, and the answers and dice since.

    `first` is the first option: what is left if all else fails. Without a `level`, a person asks for advice, whose
    reasons are put in words of the `language`.
    """

    number: int
    game: str
    level: str
    seed: int
    start: Any
    answers: tuple[str, ...]
    dice: tuple[Result, ...]
    first: str
    language: str


def question(number: int, game: str, level: str, seed: int, match: Match[Any]) -> Question:
    """What the bot must know, and nothing that its seat may not see (`Match` must have an open decision)."""
    assert match.decision is not None
    view = seen(match, match.decision.seat, seed)
    answers = tuple(str(command) for command in view.step_answers)
    first = str(match.decision.options()[0])
    return Question(number, game, level, seed, view.step_start, answers, tuple(view.step_dice), first, language())


def posed(asked: Question, rules: Any) -> Match[Any]:
    """The match that the question is about."""
    match: Match[Any] = Match(rules, asked.start, Dice(asked.seed, asked.dice), quiet=True)
    for text in asked.answers:
        match.submit(rules.parse(text, match.state))
    return match


@dataclass(slots=True)
class Minds:
    """The bots that answer, kept from question to question, for some have a sequence of their own."""

    opener: Opener
    bots: dict[tuple[str, str, int], Bot] = field(default_factory=dict)

    def reply(self, asked: Question) -> str | Advice:
        """The bot's answer, or advice."""
        if asked.level:
            return self.answer(asked)
        if asked.language != language():
            speak(asked.language, data_dir() / "locale")
        game = self.opener(asked.game)
        return game.advise(posed(asked, game.rules))

    def answer(self, asked: Question) -> str:
        """The bot's answer in the game's notation."""
        game = self.opener(asked.game)
        key = (asked.game, asked.level, asked.seed)
        if key not in self.bots:
            if len(self.bots) >= _BOTS:
                self.bots.clear()
            self.bots[key] = game.bot(asked.level, asked.seed)
        return str(self.bots[key].choose(posed(asked, game.rules)))

    def easy_reply(self, asked: Question) -> str | Advice:
        """What the easy bot says, or the first option if that fails as well; as advice it comes without reasons."""
        try:
            text = self.answer(replace(asked, level="easy"))
        except Exception:  # noqa: BLE001 - as in `_said`
            _log.exception("the easy bot failed too, and the first option is taken")
            text = asked.first
        return text if asked.level else Advice(text)


# -- the other process ------------------------------------------------------------------------------------------------


def _serve(line: Connection, opener: Opener, games: Sequence[str]) -> None:
    """Answers questions until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to hear
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(5)
    for name in games:
        with suppress(Exception):  # what is wrong with it is told when it is asked about
            opener(name)  # early, so that the first answer need not wait for it
    minds = Minds(opener)
    with suppress(OSError):
        line.send(None)  # now it can think, and only now its time begins to count
    while True:
        try:
            asked = pickle.loads(line.recv_bytes())  # noqa: S301 - our own parent wrote it
            line.send(_said(minds, asked))
        except (EOFError, OSError):
            return


def _said(minds: Minds, asked: Question) -> tuple[str | Advice, str]:
    """The reply and no fault, or no reply and the fault."""
    try:
        return minds.reply(asked), ""
    except Exception as error:  # noqa: BLE001 - whatever went wrong in a bot, the match goes on
        return "", repr(error)


def _end_with_parent() -> None:
    """Even in mid-thought, and even if the parent was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


# -- this process -----------------------------------------------------------------------------------------------------


class Thinker:
    """Asks bots without ever waiting: `ask`, then `poll` once a frame. One question is open at a time."""

    def __init__(self, games: Sequence[str] = GAMES, *, opener: Opener = open_game, late: float = LATE) -> None:
        """Starts the process, which opens these games at once. `late`: seconds, see LATE."""
        self._games = tuple(games)
        self._minds = Minds(opener)
        self._late = late
        self._asked = 0
        self._over = 0  # questions up to this number want no answer any more
        self._inbox: SimpleQueue[tuple[int, bytes] | None] = SimpleQueue()
        self._outbox: SimpleQueue[tuple[int, str | Advice]] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._awake = False
        self._busy = False
        self._keeper = threading.Thread(target=self._keep, name="thinker", daemon=True)
        self._keeper.start()
        atexit.register(self.close)  # before multiprocessing ends its children, whose death the keeper would mend

    def ask(self, game: str, level: str, seed: int, match: Match[Any]) -> int:
        """Puts the open decision to a bot; the question's number. Whatever was asked before is cancelled."""
        self.cancel()
        self._asked += 1
        self._inbox.put((self._asked, pickle.dumps(question(self._asked, game, level, seed, match))))
        return self._asked

    def ask_advice(self, game: str, match: Match[Any]) -> int:
        """Asks on a person's behalf what a good player would do; like `ask`."""
        return self.ask(game, "", 0, match)

    def poll(self) -> str | None:
        """The answer to the last question, once, in the game's notation; None if there is none (yet)."""
        reply = self._reply()
        return reply if isinstance(reply, str) else None

    def poll_advice(self) -> Advice | None:
        """The advice that was asked for last, once; None if there is none (yet)."""
        reply = self._reply()
        return reply if isinstance(reply, Advice) else None

    def _reply(self) -> str | Advice | None:
        while True:
            try:
                number, reply = self._outbox.get_nowait()
            except Empty:
                return None
            if number > self._over:
                self._over = number
                return reply

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._over < self._asked

    @property
    def awake(self) -> bool:
        """Whether its process has started and can think."""
        return self._awake

    @property
    def busy(self) -> bool:
        """Whether its process has a thought to end, though it may have been cancelled."""
        return self._busy

    def cancel(self) -> None:
        """No answer is wanted any more; the thought ends within 0.2 seconds."""
        self._over = self._asked

    def close(self) -> None:
        """Ends the process. The thinker is of no more use."""
        atexit.unregister(self.close)
        self.cancel()
        self._inbox.put(None)
        self._keeper.join()

    # -- the keeper: all that follows runs in its thread -----------------------------------------------------------

    def _keep(self) -> None:
        self._start()
        while (item := self._inbox.get()) is not None:
            number, letter = item
            if number > self._over:
                self._busy = True
                self._answer(number, letter)
                self._busy = False
            if self._process is None:
                self._start()
        self._stop()

    def _answer(self, number: int, letter: bytes) -> None:
        try:
            reply = self._hear(number, letter)
        except (Lost, EOFError, OSError) as error:
            _log.warning("a bot was lost (%r); the easy one answers", error)
            self._stop()
            reply = self._minds.easy_reply(pickle.loads(letter))  # noqa: S301 - we wrote it
        if reply is not None:
            self._outbox.put((number, reply))

    def _hear(self, number: int, letter: bytes) -> str | Advice | None:
        """The process' reply; None if it was cancelled."""
        if self._line is None:
            raise Lost("there is no process")
        if not self._awake:
            if not self._wait(self._line, number, STARTING):
                return None  # it goes on waking
            self._line.recv()
            self._awake = True
        self._line.send_bytes(letter)
        if not self._wait(self._line, number, self._late):
            self._stop()
            return None
        reply: str | Advice
        reply, fault = self._line.recv()
        if fault:
            raise Lost(fault)
        return reply

    def _wait(self, line: Connection, number: int, seconds: float) -> bool:
        """Whether something came; not if the question was cancelled, and the grace was not enough."""
        deadline = time.monotonic() + seconds
        while not line.poll(_TICK):
            now = time.monotonic()
            if number <= self._over:
                return line.poll(GRACE)
            if now > deadline:
                raise Lost("the bot was late")
        return True

    def _start(self) -> None:
        """A fresh process; without one (a machine may refuse it) the easy bot answers here."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_serve, args=(theirs, self._minds.opener, self._games), name="thinker", daemon=True
        )
        try:
            process.start()
        except OSError as error:
            _log.warning("no process for the bots: %r", error)
            ours.close()
        else:
            self._process, self._line, self._awake = process, ours, False
        theirs.close()

    def _stop(self) -> None:
        if self._process is not None and self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._line = None
