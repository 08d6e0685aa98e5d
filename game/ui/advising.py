"""Advice that was asked for, at any table: being thought of, or shown as marks and on a slip with the reasons."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, Final, Protocol

from game.core.bots import Advice
from game.core.decision import Command
from game.core.match import Match
from game.core.words import _
from game.ui.hand import S, Spot
from game.ui.pointer import Pointer
from game.ui.slip import Said, Slip, laid
from game.ui.spots import Places
from game.ui.text import Text
from game.ui.things import Thing
from game.ui.tray import SLIP, Message

SHORT: Final = 5
"""Hundredths of a point: what costs less is as good."""


class Advised(Protocol[S]):
    """What advice needs of the view on whose table it lies."""

    match: Match[Any]

    @property
    def pointer(self) -> Pointer[S]: ...

    @property
    def places(self) -> Places[S]: ...

    @property
    def busy(self) -> bool: ...

    @property
    def text(self) -> Text: ...

    def stale(self) -> None: ...


class Advising(ABC):
    """One piece of advice at a time, on the table of a view."""

    def __init__(self, table: Advised[Any]) -> None:
        self._table = table
        self.thinking = False
        self._advice: Advice | None = None
        self._slip: Slip | None = None
        self._came: Spot | None = None
        """What was pointed at when it came."""

    # -- a game's own -----------------------------------------------------------------------------------------
    @abstractmethod
    def said(self, command: Command, advice: Advice) -> Said:
        """What stands on the slip."""

    @abstractmethod
    def left(self, command: Command) -> float:
        """Where the slip's left side is, so that it covers nothing of which it speaks."""

    @abstractmethod
    def marks(self, command: Command) -> Iterator[Thing]:
        """What is marked on the table."""

    # -- what the view asks -----------------------------------------------------------------------------------
    @property
    def open(self) -> bool:
        """Whether somebody asked."""
        return self.thinking or self._advice is not None

    def put(self, advice: Advice | None, *, thinking: bool) -> None:
        """That advice; None for none (yet)."""
        if (self._advice, self.thinking) != (advice, thinking):
            self._advice, self.thinking, self._slip = advice, thinking, None
            self._came = self._table.pointer.pointed
            self._table.stale()

    @property
    def slip(self) -> Slip | None:
        """The slip of paper."""
        if self._advice is None or self._table.busy:
            return None
        if self._slip is None:
            command = self._command(self._advice)
            self._slip = laid(self._table.text, self.said(command, self._advice), self.left(command))
        return self._slip

    def relay(self) -> None:
        """The letters have another size now."""
        self._slip = None

    def things(self) -> Iterator[Thing]:
        """The marks and the slip."""
        slip = self.slip
        if slip is not None and self._advice is not None:
            yield from self.marks(self._command(self._advice))
            yield slip

    def words(self) -> list[str]:
        """What stands on the slip."""
        return [] if self.slip is None else [words for words, _style, _box in self.slip.parts]

    def told(self, pointed: Spot | None) -> list[str]:
        """The words for somebody who hears them: until something else is pointed at, or at the slip itself."""
        return self.words() if pointed in {self._came, SLIP} else []

    def message(self) -> Message | None:
        """While it is being thought of."""
        return Message(_("Hint"), _("Thinking it over …")) if self.thinking else None

    def _command(self, advice: Advice) -> Command:
        match = self._table.match
        command: Command = match.rules.parse(advice.answer, match.state)
        return command


def hurried(title: str) -> Said:
    """The slip of an answer without reasons."""
    return Said(title, rest=(_("A quick thought only: there was no time for reasons."),))


def reasoned(title: str, sentences: Iterable[str], *rest: str) -> Said:
    """The slip of an answer with its reasons; of the rest, what is empty is left out."""
    return Said(title, tuple(sentences), tuple(line for line in rest if line))


def next_best(what: str, cost: int) -> str:
    """Another answer, and what it would cost on average, in hundredths of a point."""
    if cost < SHORT:
        return _("As good: {what}.").format(what=what)
    text = _("Next best: {what}. It would cost {points} points on average.")
    tenths = (cost + 5) // 10
    return text.format(what=what, points=f"{tenths // 10}.{tenths % 10}")


def lowered(words: str) -> str:
    """A phrase within a sentence."""
    return words[:1].lower() + words[1:]
