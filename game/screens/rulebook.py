"""The rules to read: a chapter at a time, the chapters at the left; a long one has several leaves."""

from typing import Final

from pygame import FRect

from game.core.words import _
from game.screens.house import House
from game.screens.leaves import Leaf, draw_leaf, leaves_of
from game.screens.rules_text import rules_of
from game.screens.screen import Screen, within
from game.shelf import open_game
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.intents import Help, Intent, Next, Previous
from game.ui.theme import CAPTION, HEADING, Kind, Style
from game.ui.transitions import Pop, Stay, Transition
from game.ui.widgets import Act, Button, Label, Panel

CHAPTERS: Final = FRect(72, 140, 440, 880)
SHEET: Final = FRect(552, 140, 1296, 880)
INNER: Final = FRect(SHEET.x + 56, SHEET.y + 40, SHEET.w - 112, SHEET.h - 80)
FOOT: Final = 76


class Rulebook(Screen):
    """The rules of one game; `page` from 0."""

    def __init__(self, house: House, game: str, page: int = 0) -> None:
        super().__init__(house)
        self._title = _(open_game(game).title)
        self._pages = rules_of(game)
        self._page = min(page, len(self._pages) - 1)
        self._leaf = 0
        self._leaves: list[Leaf] = [()]

    def build(self) -> None:
        self.controls.add(Panel("chapters", CHAPTERS, kind="straw", seed=4), Panel("page", SHEET, kind="bone", seed=9))
        step = min(84.0, (CHAPTERS.h - 140) / len(self._pages))
        for number, page in enumerate(self._pages):
            box = FRect(CHAPTERS.x + 28, CHAPTERS.y + 26 + number * step, CHAPTERS.w - 56, step - 14)
            kind = Kind.GOOD if number == self._page else Kind.QUIET
            self.controls.add(Button(f"chapter {number}", box, page.title, self._turner(number), kind=kind))
        back = FRect(CHAPTERS.x + 28, CHAPTERS.bottom - 98, CHAPTERS.w - 56, 72)
        self.controls.add(Button("back", back, _("Back"), Pop, kind=Kind.DARK))
        text = FRect(INNER.x, INNER.y + 76, INNER.w, INNER.h - 76 - FOOT)
        self._leaves = leaves_of(self.app.canvas.text, self._pages[self._page], text)
        self._leaf = min(self._leaf, len(self._leaves) - 1)
        if len(self._leaves) > 1:
            self._add_leafing()

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Help):
            return Pop()
        if isinstance(intent, Next | Previous):
            return self._leaf_on(1 if isinstance(intent, Next) else -1)
        return super().handle(intent)

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ((Action.NEXT, _("next page")), (Action.CANCEL, _("back")))

    def describe(self) -> str:
        page = self._pages[self._page]
        return "\n".join([page.title, *(f"{block.lead} {block.words}".strip() for block in page.blocks)])

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        head = FRect(INNER.x, INNER.y, INNER.w, 64)
        style = within(canvas, Style(HEADING.face, HEADING.size + 8), head.h)
        canvas.words(self._pages[self._page].title, style, head, name="page title")
        draw_leaf(canvas, self._leaves[self._leaf])

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, self._title)

    def _add_leafing(self) -> None:
        y = INNER.bottom - 60
        middle = FRect(INNER.centerx - 120, y, 240, 66)
        words = _("{number} of {all}").format(number=self._leaf + 1, all=len(self._leaves))
        before = Button("before", FRect(middle.x - 110, y, 90, 66), "", lambda: self._leaf_on(-1), icon="icon-left")
        after = Button("after", FRect(middle.right + 20, y, 90, 66), "", lambda: self._leaf_on(1), icon="icon-right")
        before.tip, after.tip = _("The page before"), _("The next page")
        style = within(self.app.canvas, CAPTION, middle.h)
        self.controls.add(before, Label("leaf", middle, words, style, "centre"), after)

    def _turner(self, number: int) -> Act:
        return lambda: self._turn_to(number)

    def _turn_to(self, page: int, leaf: int = 0) -> Transition:
        self._page, self._leaf = page, leaf
        self.rebuild(f"chapter {page}")
        return Stay()

    def _leaf_on(self, by: int) -> Transition:
        """To the leaf after, or before; behind the last one is the next chapter."""
        if 0 <= self._leaf + by < len(self._leaves):
            self._leaf += by
            self.rebuild()
            return Stay()
        return self._turn_to((self._page + by) % len(self._pages), 0 if by > 0 else 99)
