"""The chronicle of a campaign: read here, or kept as a file."""

from typing import Final

from pygame import FRect

from game.content.atomic import write_atomically
from game.core.words import _
from game.moogh.campaign.chronicle import as_text, chronicle
from game.screens.campaign_course import Course
from game.screens.house import House
from game.screens.screen import Screen
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.theme import Kind
from game.ui.transitions import Pop, Stay, Transition
from game.ui.widgets import Button, ListBox

FILE: Final = "chronicle.txt"
PAGE: Final = FRect(160, 150, 1600, 790)
FOOT: Final = FRect(460, 956, 1000, 72)


class Chronicle(Screen):
    """All chapters up to now, in the language that is spoken."""

    def __init__(self, house: House, course: Course) -> None:
        super().__init__(house)
        self.course = course

    def build(self) -> None:
        rows: list[str] = []
        for chapter in chronicle(self.course.match):
            rows += [chapter.title.upper(), *chapter.lines, ""]
        keep, back = row(FOOT, 2, 24)
        page = ListBox("chronicle", PAGE, rows, selectable=False)
        page.set_rows(rows, -1)  # what has happened last is read first
        self.controls.add(
            page,
            Button("keep", keep, _("Keep it as a file"), self._keep, kind=Kind.GOOD, icon="icon-bone"),
            Button("back", back, _("Back"), Pop, kind=Kind.DARK),
        )

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Chronicle: {campaign}").format(campaign=self.course.name))

    def _keep(self) -> Transition:
        """Into the campaign's own folder."""
        path = self.course.folder / FILE
        text = as_text(self.course.state.box.tale, chronicle(self.course.match))
        try:
            write_atomically(path, text.encode())
        except OSError as error:
            self.refuse(_("It cannot be saved ({reason}).").format(reason=error.strerror or error))
        else:
            self.toast.say(_("The chronicle is in {path}.").format(path=path))
        return Stay()
