"""The rules to read: a chapter at a time, the chapters at the left; a long one has several leaves."""

from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from pygame import FRect

from game.core.words import _
from game.screens.house import House
from game.screens.leaves import Leaf, draw_leaf, leaves_of
from game.screens.plates import Album
from game.screens.rules_text import Block, Page, Shape, doubts_of, rules_of
from game.screens.screen import Screen, within
from game.shelf import open_game
from game.ui.canvas import Canvas
from game.ui.devices.bindings import LEFT_STICK, RIGHT_STICK, Action
from game.ui.intents import RIGHT_BUTTON, Device, Help, Intent, Next, Number, Press, Previous
from game.ui.theme import BADGE, BODY, BONE, CAPTION, HEADING, UMBER, Kind, Style
from game.ui.transitions import Pop, Stay, Transition
from game.ui.widgets import Act, Button, Label, Panel
from game.ui.widgets.base import Widget

CHAPTERS: Final = FRect(72, 140, 440, 880)
SHEET: Final = FRect(552, 140, 1296, 880)
INNER: Final = FRect(SHEET.x + 56, SHEET.y + 40, SHEET.w - 112, SHEET.h - 80)
FOOT: Final = 76
DIGITS: Final = 10
"""So many chapters have a key of their own."""
DIGIT: Final = Style(BADGE.face, BADGE.size, UMBER)


class Notch(Widget):
    """A stick in its ring, pushed to one side: which way leads there. `turn`: radians from straight up, clockwise."""

    focusable = False

    def __init__(self, name: str, rect: FRect, turn: float) -> None:
        super().__init__(name, rect)
        self.turn = turn

    def words(self) -> str:
        return ""

    def draw(self, canvas: Canvas) -> None:
        x, y = self.rect.center
        canvas.disc(x, y, 17, UMBER)
        for far in range(0, 12, 2):
            canvas.disc(x + far * sin(self.turn), y - far * cos(self.turn), 2 + 0.35 * far, BONE)


class Rulebook(Screen):
    """The rules of one game; `page` from 0."""

    def __init__(self, house: House, game: str, page: int = 0) -> None:
        super().__init__(house)
        self._title = _(open_game(game).title)
        self._pages = rules_of(game)
        self._doubts = doubts_of(game)
        self._page = min(page, len(self._pages) - 1)
        self._doubting = False
        self._leaf = 0
        self._leaves: list[Leaf] = [()]
        self._album = Album(game)
        self._by_pad = False

    def build(self) -> None:
        self._by_pad = self._with_pad
        self.controls.add(Panel("chapters", CHAPTERS, kind="straw", seed=4), Panel("page", SHEET, kind="bone", seed=9))
        step = min(84.0, (CHAPTERS.h - 140) / len(self._pages))
        for number, page in enumerate(self._pages):
            box = FRect(CHAPTERS.x + 42, CHAPTERS.y + 26 + number * step, CHAPTERS.w - 70, step - 14)
            kind = Kind.GOOD if number == self._page and not self._doubting else Kind.QUIET
            doubts = FRect(box.right - box.h, box.y, box.h, box.h)
            box.w -= box.h + 12
            self.controls.add(Button(f"chapter {number}", box, page.title, self._turner(number), kind=kind))
            if self._by_pad:
                self.controls.add(Notch(f"notch {number}", FRect(CHAPTERS.x + 4, box.y, 36, box.h), self._turn(number)))
            elif number < DIGITS:
                digit = FRect(CHAPTERS.x + 6, box.y, 24, box.h)
                self.controls.add(Label(f"digit {number}", digit, str((number + 1) % 10), DIGIT, "centre"))
            if page.title in self._doubts:
                self.controls.add(self._doubt_button(number, doubts))
        back = FRect(CHAPTERS.x + 28, CHAPTERS.bottom - 98, CHAPTERS.w - 56, 72)
        self.controls.add(Button("back", back, _("Back"), Pop, kind=Kind.DARK))
        text = FRect(INNER.x, INNER.y + 76, INNER.w, INNER.h - 76 - FOOT)
        self._leaves = self._broken(text)
        self._leaf = min(self._leaf, len(self._leaves) - 1)
        self._album.lay(self.app.canvas, self._leaves[self._leaf])
        if len(self._leaves) > 1:
            self._add_leafing()

    @property
    def busy(self) -> bool:
        return super().busy or self._album.busy

    @property
    def _with_pad(self) -> bool:
        return self.app.last_device is Device.PAD

    @property
    def dial(self) -> int:
        return len(self._pages)

    def update(self, dt: float) -> Transition | None:
        self._album.update(dt, self.app.comfort, self.damage)
        if self._by_pad != self._with_pad:
            self.rebuild()
        return super().update(dt)

    def handle(self, intent: Intent) -> Transition | None:
        self._album.touch()
        if isinstance(intent, Help) or (isinstance(intent, Press) and intent.button == RIGHT_BUTTON):
            return Pop()
        if isinstance(intent, Number):
            return self._by_number(intent)
        if isinstance(intent, Next | Previous):
            return self._leaf_on(1 if isinstance(intent, Next) else -1)
        return super().handle(intent)

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ((Action.NEXT, _("next page")), (Action.CANCEL, _("back")))

    def prompt_words(self) -> str:
        sticks = ((LEFT_STICK, _("chapter")), (RIGHT_STICK, _("doubtful points")))
        said = [f"{_(stick)}  {words}" for stick, words in sticks] if self._by_pad else []
        return "     ".join([*said, super().prompt_words()])

    def describe(self) -> str:
        page = self._shown
        return "\n".join([page.title, *(self._said(block) for block in page.blocks)])

    def _said(self, block: Block) -> str:
        if block.shape is Shape.BOARD:
            return self._album.about(block.words)
        return f"{block.lead} {block.words}".strip()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        head = FRect(INNER.x, INNER.y, INNER.w, 64)
        style = within(canvas, Style(HEADING.face, HEADING.size + 8), head.h)
        title = self._shown.title
        words = _("{chapter}: doubtful points").format(chapter=title) if self._doubting else title
        canvas.words(words, style, head, name="page title")
        draw_leaf(canvas, self._leaves[self._leaf], self._album)
        self._album.draw(canvas)

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

    def _broken(self, area: FRect) -> list[Leaf]:
        """The leaves of what lies open; the chapter's little board lies beside its doubtful points if there is room."""
        page, text = self._shown, self.app.canvas.text
        if self._doubting:
            boards = tuple(block for block in self._pages[self._page].blocks if block.shape is Shape.BOARD)
            leaves = leaves_of(text, replace(page, blocks=(*page.blocks, *boards)), area, self._album)
            if len(leaves) == 1 and leaves[0][0].size >= BODY.size:
                return leaves
        return leaves_of(text, page, area, self._album)

    @property
    def _shown(self) -> Page:
        """What lies open: a chapter, or its doubtful points."""
        page = self._pages[self._page]
        return self._doubts[page.title] if self._doubting else page

    def _doubt_button(self, number: int, box: FRect) -> Button:
        here = self._doubting and number == self._page
        kind = Kind.GOOD if here else Kind.QUIET
        tip = _("Doubtful points, and how they are decided here")
        act = self._turner(number, doubting=True)
        return Button(f"doubts {number}", box, "", act, kind=kind, icon="icon-quest", tip=tip)

    def _turn(self, number: int) -> float:
        """Which way a stick is pushed for a chapter: radians from straight up, clockwise."""
        return 2 * pi * number / len(self._pages)

    def _turner(self, number: int, *, doubting: bool = False) -> Act:
        return lambda: self._turn_to(number, doubting=doubting)

    def _turn_to(self, page: int, leaf: int = 0, *, doubting: bool = False) -> Transition:
        self._page, self._leaf, self._doubting = page, leaf, doubting
        name = f"doubts {page}" if doubting else f"chapter {page}"
        self.rebuild(name)
        self.controls.hush(name)
        return Stay()

    def _by_number(self, intent: Number) -> Transition:
        """The chapter of that number, or its doubtful points."""
        number = intent.number - 1
        if number >= len(self._pages) or (intent.other and self._pages[number].title not in self._doubts):
            return Stay()
        return self._turn_to(number, doubting=intent.other)

    def _leaf_on(self, by: int) -> Transition:
        """To the leaf after, or before; behind the last one is the next chapter."""
        if 0 <= self._leaf + by < len(self._leaves):
            self._leaf += by
            self.rebuild()
            return Stay()
        return self._turn_to((self._page + by) % len(self._pages), 0 if by > 0 else 99)
