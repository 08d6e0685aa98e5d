"""The title: four boxes on a diorama, and what else one may want before playing."""

from typing import Final

from pygame import FRect

from game.content.campaigns import Kept
from game.content.recovery import Recovered
from game.core.words import _
from game.screens import campaign_ways, ways
from game.screens.boxes import BOXES, GameBox
from game.screens.house import House
from game.screens.listed import players
from game.screens.scenery import diorama
from game.screens.screen import Screen, within
from game.shelf import TABLES, open_game
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.scenes import Scene
from game.ui.theme import BODY, CREAM, Kind, Style
from game.ui.transitions import Push, Quit, Transition
from game.ui.widgets import Button
from game.ui.widgets.dialog import Answer, Dialog

BOX_X, BOX_Y, BOX_STEP = 88, 604, 444
MENU: Final = FRect(176, 1004, 1568, 64)


class Title(Screen):
    """Where the program begins, and comes back to."""

    def __init__(self, house: House, then: Scene | None = None) -> None:
        """`then` is shown at once, and this when that has gone."""
        super().__init__(house)
        self._then = then
        self.toast.centre = (960, 520)
        self._unfinished: list[Recovered] = []
        self._next: Recovered | None = None
        self._campaign: Kept | None = None

    def enter(self, app: App) -> None:
        if self._then is None:
            super().enter(app)
        else:
            self.app = app

    def update(self, dt: float) -> Transition | None:
        then, self._then = self._then, None
        return super().update(dt) if then is None else Push(then)

    def build(self) -> None:
        self._unfinished = self.house.unfinished()
        self._next = next((one for one in self._unfinished if not self.house.is_foreign(one.match)), None)
        self._campaign = self._latest_campaign()
        self.app.sounds.music(None)
        for number, printed in enumerate(BOXES):
            corner = (BOX_X + BOX_STEP * number, BOX_Y)
            self.controls.add(GameBox(corner, printed, self._to_lobby, ready=printed.game in TABLES))
        self.controls.add(*self._menu())

    def back(self) -> Transition | None:
        return Push(
            Dialog(
                _("Leave the table?"),
                _("Everything is kept."),
                [Answer(_("Quit"), Quit, Kind.PRIMARY), Answer(_("Stay"))],
            )
        )

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ()

    def paint(self, canvas: Canvas) -> None:
        diorama(canvas)
        canvas.sprite("title-logo", 960, 104)
        canvas.panel("dark", FRect(702, 178, 516, 44), 3)
        words = Style(BODY.face, BODY.size, CREAM)
        line = FRect(712, 178, 496, 44)
        canvas.words(_("four prehistoric table games"), within(canvas, words, line.h), line, "centre", name="subtitle")

    def _menu(self) -> list[Button]:
        entries = (
            ("continue", _("Continue"), self._continue, Kind.GOOD, "icon-check"),
            ("load", _("Load"), lambda: Push(ways.saves(self.house)), Kind.QUIET, "icon-bone"),
            ("rules", _("How to play"), lambda: Push(ways.which_rules(self.house)), Kind.QUIET, "icon-quest"),
            ("settings", _("Settings"), lambda: Push(ways.settings(self.house)), Kind.DARK, "icon-menu"),
            ("quit", _("Quit"), self.back, Kind.DARK, "icon-cross"),
        )
        width, gap = 292.0, 27.0
        buttons = [
            Button(
                name, FRect(MENU.x + number * (width + gap), MENU.y, width, MENU.h), words, act, kind=kind, icon=icon
            )
            for number, (name, words, act, kind, icon) in enumerate(entries)
        ]
        if self._campaign is not None:
            buttons[0].tip = _("Moogh, the campaign {name}").format(name=self._campaign.name)
        elif self._next is not None:
            buttons[0].tip = _told(self._next)
        elif self._unfinished:
            text = _("The match that waits cannot be played on. {reason}")
            buttons[0].disable(text.format(reason=ways.other_rules()))
        else:
            buttons[0].disable(_("No match is waiting to be continued."))
        return buttons

    def _to_lobby(self, game: str) -> Transition:
        return Push(ways.lobby(self.house, game))

    def _latest_campaign(self) -> Kept | None:
        """The campaign that was played last, if it goes on and no match was left since."""
        found = next((one for one in self.house.campaigns.list() if one.goes_on), None)
        if found is None or (self._next is not None and self._next.when > found.moment):
            return None
        return found

    def _continue(self) -> Transition | None:
        if self._campaign is not None:
            return campaign_ways.resumed(self.house, self._campaign)
        found = self._next
        if found is None:
            return None
        return ways.resumed(self.house, found.match, found.discard)


def _told(found: Recovered) -> str:
    """What Continue goes on with."""
    file = found.match
    return _("{game}: {players}").format(game=_(open_game(file.game).title), players=players(file.seats))
