"""Matches that came to their end: to watch again."""

from typing import Final

from pygame import FRect

from game.content.matchfile import MatchFile
from game.core.words import _
from game.screens import ways
from game.screens.house import House
from game.screens.keeping import played
from game.screens.listed import local, players
from game.screens.screen import Screen
from game.shelf import TABLES, open_game
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.theme import BODY, CREAM, Kind, Style
from game.ui.transitions import Pop, Push, Transition
from game.ui.widgets import Button, Label, ListBox

LIST: Final = FRect(96, 150, 1728, 700)
LINE: Final = FRect(240, 872, 1440, 76)


class Played(Screen):
    """The latest first."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._files: list[MatchFile] = []

    def build(self) -> None:
        self._files = [file for file in played(self.house.folders) if file.game in TABLES]
        watch, turn, back = row(LINE, 3, 28)
        buttons = [
            Button("watch", watch, _("Watch it"), self._watch_chosen, kind=Kind.PRIMARY, icon="icon-eye"),
            Button("from turn", turn, _("Play on from a turn"), self._choose_turn, icon="icon-uturn"),
        ]
        if self._files:
            self.controls.add(ListBox("played", LIST, [_shown(file) for file in self._files], chosen=self._watch))
        else:
            nothing = Style(BODY.face, BODY.size, CREAM)
            self.controls.add(Label("nothing", LIST, _("No match has come to its end yet."), nothing, "centre"))
            for button in buttons:
                button.disable(_("No match has come to its end yet."))
        self.controls.add(*buttons, Button("back", back, _("Back"), Pop, kind=Kind.DARK))

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Played matches"))

    @property
    def _chosen(self) -> int:
        found = self.controls["played"]
        assert isinstance(found, ListBox)
        return found.index

    def _watch_chosen(self) -> Transition:
        return self._watch(self._chosen)

    def _choose_turn(self) -> Transition:
        return self._watch(self._chosen, choosing=True)

    def _watch(self, number: int, *, choosing: bool = False) -> Transition:
        return self.attempt(lambda: Push(ways.replay(self.house, self._files[number], choosing=choosing)))


def _shown(file: MatchFile) -> str:
    """A line of the list."""
    when, turn = (local(file.saved.when), file.saved.turn) if file.saved else ("", 0)
    text = _("{when}   {game}, {turn} turns: {players}")
    return text.format(when=when, game=_(open_game(file.game).title), turn=turn, players=players(file.seats))
