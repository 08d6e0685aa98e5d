"""A match being played at this screen: its answers, its log, its bots, and what is kept of it."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.content.matchfile import MatchFile
from game.core.decision import Command
from game.core.match import Entry, Match
from game.core.words import _
from game.screens.doors import door
from game.screens.hints import Hints
from game.screens.history import History
from game.screens.keeping import Keeping
from game.screens.listed import shown_names
from game.screens.turns import Mind, Seating, Turns
from game.shelf import Game, open_game
from game.ui.view import SeatInfo


class Sitting:
    """Everything about the match but its picture. Each answer is written down as it is given."""

    def __init__(
        self,
        folders: Sequence[Path],
        mind: Mind,
        file: MatchFile,
        match: Match[Any],
        after: Callable[[], None] | None = None,
        *,
        keeping: type[Keeping] = Keeping,
    ) -> None:
        """`file` with `match` as it stands after the file's commands; `after` is called when it is safe."""
        self.start = file
        self.match = match
        self.game: Game = open_game(file.game)
        self.seating = Seating([seat.kind for seat in file.seats])
        self.history = History(match)
        self.turns = Turns(mind, file.game, file.seed, match, self.seating)
        self.hints = Hints(mind, file.game, match)
        self.keeping = keeping(folders, file, self.seating, after)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where, as the view wants it."""
        kinds, tribes = enumerate(self.seating.kinds), door(self.start.game).tribes(self.match.state)
        return tuple(SeatInfo(self.name(seat), tribes[seat], kind) for seat, kind in kinds)

    @property
    def turn(self) -> int:
        """Which turn of the match this is, from 1."""
        seats = [entry.seat for entry in self.match.log]
        if self.match.decision is not None:
            seats.append(self.match.decision.seat)
        return 1 + sum(one != other for one, other in itertools.pairwise(seats))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.decision is None

    def name(self, seat: int) -> str:
        """What the player of that seat is called."""
        return shown_names([one.name for one in self.start.seats])[seat]

    def file(self) -> MatchFile:
        """The match as it is now, as a file."""
        return self.keeping.file(self.match)

    def fresh(self, seed: int) -> MatchFile:
        """Another match of the same people in the same set-up."""
        options = {name: value for name, value in self.start.options.items() if name != "shuffles"}
        return replace(self.from_start(), seed=seed, options=options, dice=(), position=None, step=())

    def from_start(self) -> MatchFile:
        """The match before its first answer."""
        return replace(self.file(), commands=(), recorded=False, saved=None, source=None)

    def proposed_name(self) -> str:
        """A name for a save."""
        return _("{game}, turn {turn}").format(game=_(self.game.title), turn=self.turn)

    # -- play -----------------------------------------------------------------------------------------------------
    def answer(self, command: Command) -> Entry:
        """Gives an answer. IllegalCommand: nothing has changed."""
        entry = self.history.answer(command)
        self._written(entry)
        return entry

    def undo(self, answers: int = 1) -> None:
        """Takes answers back. ValueError: the law of undo forbids it, or it is not a person's turn."""
        self._mine()
        self.history.undo(answers)
        self.keeping.taken_back(answers)
        self.turns.forget()

    def redo(self) -> Entry:
        """Gives the answer again that was taken back last. ValueError: there is none, or it is not a person's turn."""
        self._mine()
        entry = self.history.redo()
        self._written(entry)
        return entry

    def hand_over(self, seat: int) -> None:
        """A bot plays on for that seat."""
        self.seating.hand_over(seat, self.game.levels)
        self.turns.forget()

    def close(self) -> None:
        """Leaves the table; a match that is not over can be resumed."""
        self.turns.forget()
        self.keeping.close(finished=self.over)

    def _mine(self) -> None:
        if not self.turns.human:
            raise ValueError(_("It is not your turn."))

    def _written(self, entry: Entry) -> None:
        self.keeping.answered(str(entry.command))
        decision = self.match.decision
        if decision is None:
            self.keeping.finished(self.match, self.turn)
        elif decision.seat != entry.seat:
            self.keeping.turn_over(self.match)
