"""A view of any game without pictures: the legal answers are numbered, and one can be pressed or confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import FRect

from game.ui.intents import Cancel, Confirm, Hint, Intent, Move, Press, Redo, Undo
from game.ui.view import Done, Era, Response, Say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.core.bots import Advice
    from game.core.decision import Command, Decision
    from game.core.match import Entry, Match
    from game.core.table import Event
    from game.ui.canvas import Canvas
    from game.ui.view import SeatInfo, Services

SHOWN_S = 0.5
"""Seconds that showing an answer takes at the usual speed."""


class PlainView:
    """The first option has the focus; `left` is what `useful_left` says."""

    def __init__(self, services: Services, match: Match[Any], seats: tuple[SeatInfo, ...]) -> None:
        self.services, self.match, self.seats = services, match, seats
        self.shown: list[str] = []
        self.refreshed = 0
        self.decision: Decision | None = None
        self.live = False
        self.index = 0
        self.left: str | None = None
        self.lost = ""
        self.able = (False, False)
        self._moving = 0.0
        self.spotted: Entry | None = None
        self.advice: Advice | None = None
        self.thinking = False
        self.canvas: Canvas | None = None

    @property
    def busy(self) -> bool:
        return self._moving > 0

    def begin(self, events: Sequence[Event]) -> None:
        """Nothing is shown before the first question."""

    def resize(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.services.damage.everything()

    def cut_still(self, canvas: Canvas) -> Iterator[None]:
        del canvas
        return iter(())

    cut_things = cut_still

    def refresh(self) -> None:
        self.refreshed += 1
        self._moving = 0.0

    def show(self, entry: Entry) -> None:
        self.shown.append(str(entry.command))
        speed = self.services.comfort.speed
        self._moving = SHOWN_S / speed if speed else 0.0
        self.services.damage.everything()

    def hurry(self) -> None:
        self._moving = 0.0

    def ask(self, decision: Decision | None, *, live: bool) -> None:
        self.decision, self.live, self.index = decision, live, 0

    def spot(self, entry: Entry | None) -> None:
        self.spotted = entry

    def advise(self, advice: Advice | None, *, thinking: bool = False) -> None:
        self.advice, self.thinking = advice, thinking

    def take_back(self, *, able: bool, redo: bool = False) -> None:
        self.able = (able, redo)

    def planned(self) -> Command | None:
        return None

    def update(self, dt: float) -> None:
        self._moving = max(0.0, self._moving - dt)

    def draw(self, canvas: Canvas) -> None:
        canvas.table()
        canvas.words(self.describe(), _style(), FRect(100, 100, 1700, 60), name="plain")

    def handle(self, intent: Intent) -> Response:
        if isinstance(intent, Hint):
            return intent
        if isinstance(intent, Press) and intent.y > 1000:
            return Undo() if intent.x < 960 else Redo()
        if not self.live or self.decision is None:
            return None
        if isinstance(intent, Move):
            self.index += 1
            return Done()
        if isinstance(intent, Confirm | Press):
            return self._option()
        return Say("Nothing is held.") if isinstance(intent, Cancel) and self.index else None

    def _option(self) -> Command:
        assert self.decision is not None
        options = self.decision.options()
        return options[self.index % len(options)]

    def words(self, entry: Entry) -> tuple[str, ...]:
        return (f"{self.seats[entry.seat].name}: {entry.command}.",)

    def gist(self, entries: Sequence[Entry]) -> str:
        return f"{len(entries)} answers"

    def eras(self, log: Sequence[Entry]) -> tuple[Era, ...]:
        """Points as if every tenth answer had given its seat one."""
        ends = range(10, len(log) + 1, 10)
        return tuple(Era(f"Era {end // 10}", end, self._points(log[end - 1]), ("It was the tenth.",)) for end in ends)

    def _points(self, entry: Entry) -> tuple[int, ...]:
        return tuple(int(seat == entry.seat) for seat in range(len(self.seats)))

    goal = 18
    buttons = ()

    def place(self, name: str) -> FRect | None:
        return FRect(600, 500, 80, 80) if name else None

    def looked(self) -> FRect | None:
        return None

    def watched(self) -> None:
        return None

    def said(self) -> str:
        return "" if self.decision is None else self.decision.about

    def describe(self) -> str:
        return f"{len(self.match.log)} answers"

    def useful_left(self, _command: Command) -> str | None:
        return self.left

    def hopeless(self) -> str:
        return self.lost


def _style() -> Any:
    from game.ui.theme import BODY

    return BODY
