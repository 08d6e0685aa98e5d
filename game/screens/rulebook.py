"""The rules to read: a page a chapter, the chapters at the left."""

from pygame import FRect

from game.core.words import _
from game.screens.house import House
from game.screens.rules_text import Block, Page, Shape, rules_of
from game.screens.screen import Screen
from game.shelf import open_game
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.intents import Help, Intent, Next, Previous
from game.ui.theme import BODY, HEADING, LABEL, Kind, Style
from game.ui.transitions import Pop, Stay, Transition
from game.ui.widgets import Act, Button, Panel

CHAPTERS = FRect(72, 150, 500, 856)
SHEET = FRect(612, 150, 1236, 856)
INDENT = 40.0


class Rulebook(Screen):
    """The rules of one game; `page` from 0."""

    def __init__(self, house: House, game: str, page: int = 0) -> None:
        super().__init__(house)
        self._title = _(open_game(game).title)
        self._pages = rules_of(game)
        self._page = min(page, len(self._pages) - 1)

    def build(self) -> None:
        self.controls.add(Panel("chapters", CHAPTERS, kind="straw", seed=4), Panel("page", SHEET, kind="bone", seed=9))
        step = min(84.0, (CHAPTERS.h - 150) / len(self._pages))
        for number, page in enumerate(self._pages):
            box = FRect(CHAPTERS.x + 28, CHAPTERS.y + 26 + number * step, CHAPTERS.w - 56, step - 14)
            kind = Kind.GOOD if number == self._page else Kind.QUIET
            self.controls.add(Button(f"chapter {number}", box, page.title, self._turner(number), kind=kind))
        back = FRect(CHAPTERS.x + 28, CHAPTERS.bottom - 98, CHAPTERS.w - 56, 72)
        self.controls.add(Button("back", back, _("Back"), Pop, kind=Kind.DARK))

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Help):
            return Pop()
        if isinstance(intent, Next | Previous):
            step = 1 if isinstance(intent, Next) else -1
            return self._turn_to((self._page + step) % len(self._pages))
        return super().handle(intent)

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ((Action.NEXT, _("next page")), (Action.CANCEL, _("back")))

    def describe(self) -> str:
        page = self._pages[self._page]
        return "\n".join([page.title, *(f"{block.lead} {block.words}".strip() for block in page.blocks)])

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.heading(canvas, self._title)
        set_page(canvas, self._pages[self._page], SHEET.inflate(-112, -84))

    def _turner(self, number: int) -> Act:
        return lambda: self._turn_to(number)

    def _turn_to(self, number: int) -> Transition:
        self._page = number
        self.rebuild(f"chapter {number}")
        return Stay()


def set_page(canvas: Canvas, page: Page, area: FRect) -> None:
    """Sets a page in the area, in smaller type if it must be."""
    size = BODY.size
    while size > 24 and page_height(canvas, page, area.w, size) > area.h:
        size -= 1
    y = area.y
    canvas.words(page.title, Style(HEADING.face, HEADING.size + 6), FRect(area.x, y, area.w, 56), name="page title")
    y += 72
    for block in page.blocks:
        y += _set(canvas, block, FRect(area.x, y, area.w, area.bottom - y), size)


def page_height(canvas: Canvas, page: Page, width: float, size: float) -> float:
    """How high the page is at that size of type."""
    return 72 + sum(_height(canvas, block, width, size) for block in page.blocks)


def _styles(size: float) -> tuple[Style, Style]:
    return Style(BODY.face, size), Style(LABEL.face, size)


def _height(canvas: Canvas, block: Block, width: float, size: float) -> float:
    plain, bold = _styles(size)
    if block.shape is Shape.HEADING:
        return canvas.text.line(bold) + 22
    indent = 0.0 if block.shape is Shape.TEXT else INDENT
    return canvas.text.size(_whole(block), plain, width - indent)[1] + 12


def _whole(block: Block) -> str:
    return block.words if block.shape is Shape.STEP else f"{block.lead} {block.words}".strip()


def _set(canvas: Canvas, block: Block, area: FRect, size: float) -> float:
    """Sets a block at the area's head; how much room it takes."""
    plain, bold = _styles(size)
    height = _height(canvas, block, area.w, size)
    if block.shape is Shape.HEADING:
        canvas.words(block.words, bold, FRect(area.x, area.y + 8, area.w, height - 12), name="subtitle")
        return height
    indent = 0.0 if block.shape is Shape.TEXT else INDENT
    line = canvas.text.line(plain)
    if block.shape is Shape.STEP:
        canvas.words(f"{block.lead}.", bold, FRect(area.x, area.y, indent, line), name="step")
    elif indent:
        canvas.disc(area.x + 16, area.y + line / 2, 5, plain.colour)
    box = FRect(area.x + indent, area.y, area.w - indent, height - 12)
    if block.shape is Shape.STEP or not block.lead:
        canvas.words(block.words, plain, box, upright="top", wrap=True, name="block")
    else:
        _set_led(canvas, block, box, plain, bold)
    return height


def _set_led(canvas: Canvas, block: Block, box: FRect, plain: Style, bold: Style) -> None:
    """A bold beginning, and the rest running on."""
    lines = canvas.text.wrap(_whole(block), plain, box.w)
    line = canvas.text.line(plain)
    lead = canvas.words(block.lead, bold, FRect(box.x, box.y, box.w, line), name="lead")
    first = lines[0].removeprefix(block.lead).strip()
    rest = FRect(lead.right + 9, box.y, box.right - lead.right, line)
    canvas.words(first, plain, rest, name="block")
    for number, words in enumerate(lines[1:], 1):
        canvas.words(words, plain, FRect(box.x, box.y + number * line, box.w + 60, line), name="block")
