"""Somebody who sits at a table in the program itself, and plays it by keys alone as the easy bot would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.content.matchfile import MatchFile, Seat
from game.screens import ways
from game.screens.play import Play
from game.screens.replay import Replay
from game.screens.result import Result
from game.shelf import open_game
from game.ui.curtain import Curtain
from game.ui.intents import Confirm, Device, Next, Undo
from game.ui.tray import MAIN
from tests.screens.driver import Driver
from tests.table_sitting import MOST_STEPS

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator
    from pathlib import Path

    import pytest

    from game.core.decision import Command
    from game.core.match import Match

PATIENCE = 700
"""So many answers no match on the smallest ground of a game has."""


class Person(Driver):
    """`way` tells the places to choose for an answer, one after the other, at a view."""

    def __init__(self, game: str, scenario: str, way: Callable[[Any, Command], Iterable[Hashable]]) -> None:
        super().__init__()
        self.house.set(confirm_end_turn=False)
        self.game, self.scenario, self._way = game, scenario, way

    def sit_down(self, *kinds: str) -> None:
        """At a new match, with these in the seats."""
        seats = tuple(Seat(kind) for kind in kinds)  # type: ignore[arg-type]
        self.show(ways.table(self.house, MatchFile(self.game, seats, self.scenario, 4)))

    @property
    def view(self) -> Any:
        """What is seen of the match."""
        return self.top(Play).view

    @property
    def match(self) -> Match[Any]:
        """The match itself."""
        return self.top(Play).sitting.match

    @property
    def is_asked(self) -> bool:
        """Whether a person is to answer."""
        return self.top(Play).sitting.turns.human

    def focus(self, spot: Hashable) -> None:
        """With Tab until it is there, then Enter."""
        view = self.view
        for _step in range(MOST_STEPS):
            if view.pointer.pointed == spot and view.pointer.ringed:
                self.tell(Confirm(device=Device.KEYS), wait=0.4)
                return
            self.tell(Next(device=Device.KEYS), wait=0.0)
        raise AssertionError(f"{spot} cannot be reached")

    def answer(self, command: Command | None = None) -> None:
        """Gives that answer, or what the easy bot would."""
        if isinstance(self.view.hand, Curtain):
            self.focus(MAIN)
        match = self.match
        wanted = command or open_game(self.game).bot("easy", 1).choose(match)
        before = len(match.log)
        for spot in self._way(self.view, wanted):
            self.focus(spot)
        assert len(match.log) > before, f"{wanted} was not given"

    def answer_until(self, done: Callable[[], bool]) -> None:
        """Answers whenever it is asked, until it is asked and that is so."""
        for _step in range(PATIENCE):
            if self.is_asked and done():
                return
            if self.is_asked:
                self.answer()
            self.run(0.4)
        raise AssertionError("it never came to that")

    def play_to_the_result(self) -> Result:
        """Where everybody is a person: answers for all of them to the end."""
        play = self.top(Play)
        for _answer in range(PATIENCE):
            if play.sitting.over:
                break
            self.answer()
        self.run(3)
        return self.top(Result)

    def watch_again(self) -> str:
        """From the result: the first steps of the replay, and the table in words after them."""
        self.press("replay")
        self.run(1)
        replay = self.top(Replay)
        for _step in range(6):
            self.press("step")
        return replay.describe()

    def take_back_leave_and_resume(self, command: Command | None = None) -> None:
        """An answer is taken back and given again; the match is left, and is the same when it is resumed."""
        match = self.match
        before = match.state.copy()
        self.answer(command)
        assert match.state != before
        self.tell(Undo())
        assert match.state == before
        self.answer(command)
        left = match.state.copy()
        self.show(ways.title(self.house))
        self.press("continue")
        self.run(0.5)
        assert self.match.state == left


def seated(person: Callable[[], Person], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """Somebody with a home in that folder, for the length of a test."""
    monkeypatch.setenv("EMBER_HOME", str(folder / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(folder / "temporary"))
    someone = person()
    yield someone
    someone.close()
