"""The list of saves, and of matches that were left: to load one, to delete a save and to have it back."""

from datetime import UTC, datetime
from typing import Final

from pygame import FRect

from game.content.faults import ContentError
from game.content.recovery import Recovered
from game.content.saves import Entry
from game.core.words import _
from game.screens import ways
from game.screens.house import House
from game.screens.listed import local, players
from game.screens.shelved import LINE, LIST, Shelved
from game.screens.sitting import Sitting
from game.shelf import GAMES, open_game
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.theme import Kind
from game.ui.transitions import Pop, Push, Stay, Transition
from game.ui.widgets import Button, TextField
from game.ui.widgets.dialog import Answer, Dialog

LONGEST: Final = 60


class Saves(Shelved):
    """All saves, the newest first. With a match that is being played, it can be saved here too."""

    listed = "saves"

    def __init__(self, house: House, sitting: Sitting | None = None) -> None:
        super().__init__(house)
        self._sitting = sitting
        self._entries: list[Entry | Recovered] = []

    def build(self) -> None:
        left = [] if self._sitting else self.house.unfinished()
        self._entries = [*left, *self.house.shelf.list()]
        list_box = FRect(LIST)
        if self._sitting is not None:
            self._add_saving(list_box)
        lines = [self._shown(one) for one in self._entries]
        self.add_list(list_box, lines, self._load, _("Nothing has been saved yet."))
        self._add_buttons()
        if self._entries and self._sitting is None:
            self.controls.set_focus(self.controls["saves"])

    def _shown(self, entry: Entry | Recovered) -> str:
        """Its line; of a match that was left and cannot be played on, with the reason."""
        if isinstance(entry, Recovered) and self.house.is_foreign(entry.match):
            return f"{shown(entry)}. {ways.other_rules()}"
        return shown(entry)

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Saved matches"))

    def _add_saving(self, list_box: FRect) -> None:
        """A line over the list: the name, and a button that saves under it."""
        assert self._sitting is not None
        line = FRect(list_box.x, list_box.y, list_box.w, 84)
        list_box.y, list_box.h = list_box.y + 108, list_box.h - 108
        field = FRect(line.x, line.y, line.w - 420, line.h)
        name = TextField("name", field, self._sitting.proposed_name(), most=LONGEST, done=self._save)
        name.mark()
        self.controls.add(
            name,
            Button(
                "save",
                FRect(field.right + 24, line.y, 396, 84),
                _("Save"),
                lambda: self._save(name.text),
                kind=Kind.GOOD,
            ),
        )

    def _add_buttons(self) -> None:
        boxes = row(LINE, 6, 20)
        chosen = [
            Button("load", boxes[0], _("Load"), self._load_chosen, kind=Kind.PRIMARY, icon="icon-check"),
            Button("watch", boxes[1], _("Watch it"), self._watch, icon="icon-eye"),
            Button("delete", boxes[3], _("Delete"), self._delete, icon="icon-cross"),
        ]
        if not self._entries:
            for button in chosen:
                button.disable(_("Nothing has been saved yet."))
        # Straight under the list lies what does no harm.
        played = Button("played", boxes[2], _("Played matches"), self._list_played, icon="icon-horn")
        back = Button("back", boxes[5], _("Back"), Pop, kind=Kind.DARK)
        buttons = [*chosen[:2], played, chosen[2], self.undelete_button(boxes[4]), back]
        self.controls.add(*buttons)

    def _load_chosen(self) -> Transition | None:
        return self._load(self.index)

    def _list_played(self) -> Transition:
        return Push(ways.played(self.house))

    def _watch(self) -> Transition:
        """The chosen match from its beginning; from any turn of it another can be played."""
        entry = self._entries[self.index]
        try:
            file = entry.match if isinstance(entry, Recovered) else self.house.shelf.load(entry)
            return Push(ways.replay(self.house, file))
        except ContentError as error:
            name = entry.name if isinstance(entry, Entry) else _("This match")
            self.refuse(_("{name} cannot be watched: {reason}.").format(name=name, reason=error.faults[0].reason))
            return Stay()

    def _load(self, number: int) -> Transition | None:
        if not self._entries:
            return None
        entry = self._entries[number]
        if isinstance(entry, Recovered):
            return ways.resumed(self.house, entry.match, entry.discard)
        try:
            scene = ways.table(self.house, self.house.shelf.load(entry))
        except ContentError as error:
            self.refuse(_("{name} cannot be loaded: {reason}.").format(name=entry.name, reason=error.faults[0].reason))
            return Stay()
        return ways.home(self.house, scene)

    def _delete(self) -> Transition | None:
        entry = self._entries[self.index]
        if isinstance(entry, Recovered):
            return Push(self._ask_to_give_up(entry))
        return self.delete(entry.name, self.house.shelf, entry)

    def _ask_to_give_up(self, left: Recovered) -> Dialog:
        """A match that was left has no name and no second copy: it is given up for good."""

        def give_up() -> None:
            left.discard()

        answers = [Answer(_("Give it up"), give_up, Kind.PRIMARY), Answer(_("Keep it"))]
        return Dialog(_("Give this match up?"), _left(left), answers)

    def _save(self, name: str) -> Transition | None:
        if any(isinstance(entry, Entry) and entry.name == name.strip() for entry in self._entries):
            text = _("There is a save of this name. It will be replaced.")
            yes = Answer(_("Replace it"), lambda: self._write(name, asked=True), Kind.PRIMARY)
            return Push(Dialog(name, text, [yes, Answer(_("Keep it"))]))
        return self._write(name)

    def _write(self, name: str, *, asked: bool = False) -> Transition:
        """Saves, and goes back to the table over the pause (and over the question, if it was `asked`)."""
        assert self._sitting is not None
        try:
            kept = self.house.shelf.save(name, self._sitting.file(), turn=self._sitting.turn)
        except OSError as error:
            self.refuse(_("It cannot be saved ({reason}).").format(reason=error.strerror or error))
            return Pop() if asked else Stay()
        self.house.notices.append(kept.notice or _("Saved."))
        return Pop(scenes=3 if asked else 2)


def _left(left: Recovered) -> str:
    """The line of a match that was left."""
    when = datetime.fromtimestamp(left.when, UTC).isoformat()
    text = _("Not finished   {when}\n      {game}: {players}")
    game = _(open_game(left.match.game).title)
    return text.format(when=local(when), game=game, players=players(left.match.seats))


def shown(entry: Entry | Recovered) -> str:
    """A line of the list."""
    if isinstance(entry, Recovered):
        return _left(entry)
    if entry.damaged:
        return _("{name}   {when}\n      cannot be loaded: {reason}").format(
            name=entry.name, when=local(entry.when), reason=entry.damaged
        )
    game = _(open_game(entry.game).title) if entry.game in GAMES else entry.game
    text = _("{name}   {when}\n      {game}, turn {turn}: {players}")
    return text.format(
        name=entry.name, when=local(entry.when), game=game, turn=entry.turn, players=players(entry.seats)
    )
