"""A chapter of the rules broken into columns and leaves, by the size of type that this person wants."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeAlias, TypeVar

from pygame import FRect

from game.screens.rules_text import Block, Page, Shape
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.text import Text
from game.ui.theme import BODY, CAPTION, FLOOR, LABEL, Style

T = TypeVar("T")

INDENT: Final = 36.0
GUTTER: Final = 64.0
AFTER: Final = 12.0
EDGE: Final = 5.0
"""Round a little board."""
BESIDE: Final = 190.0
"""With so much room beside a little board, its words stand there."""
LARGEST: Final = 35.0
"""Where a page is short, its type is as large as that at most."""
LARGE: Final = 1.3
"""At a larger text size than that, one column: two would be too narrow."""


HIGH: Final = 340.0
"""Design units that a little board among the words is high at most."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block with its place on the leaf and its size of type; a little board is `high` at most."""

    block: Block
    box: FRect
    size: float
    high: float = HIGH


class Plates(Protocol):
    """The little boards among the rules."""

    def size(self, name: str, width: float, high: float) -> tuple[float, float]:
        """How large that board is in that room."""

    def about(self, name: str) -> str:
        """What is read beside it."""


@dataclass(frozen=True, slots=True)
class Plate:
    """Where a little board lies, and the words beside or under it."""

    box: FRect
    words: FRect


Leaf: TypeAlias = tuple[Placed, ...]


def leaves_of(text: Text, page: Page, area: FRect, plates: Plates) -> list[Leaf]:
    """The page's leaves: one, in the largest type with which it fits (not under the floor), else as many as it takes.

    Boards lie large beside the words as long as those need not be smaller than elsewhere for it.
    """
    columns = row(area, 1 if text.zoom > LARGE else 2, GUTTER)
    sizes = range(int(max(BODY.size, LARGEST / text.zoom)), FLOOR - 1, -1)
    usual = [size for size in sizes if size >= BODY.size]
    facing = _largest(usual, lambda size: _facing(text, page, columns, size, plates))
    if facing is not None:
        return [facing]
    return _largest(sizes, lambda size: _alone(_flow(text, page, columns, size, plates))) or _flow(
        text, page, columns, BODY.size, plates
    )


def _largest(sizes: Sequence[int], lay: Callable[[int], T | None]) -> T | None:
    """What is laid out at the largest size at which it fits, of sizes from large to small; smaller ones fit too."""
    found, low, high = None, 0, len(sizes)
    while low < high:
        middle = (low + high) // 2
        laid = lay(sizes[middle])
        if laid is None:
            low = middle + 1
        else:
            found, high = laid, middle
    return found


def _alone(leaves: list[Leaf]) -> list[Leaf] | None:
    return leaves if len(leaves) == 1 else None


def _flow(text: Text, page: Page, columns: list[FRect], size: float, plates: Plates) -> list[Leaf]:
    leaves: list[list[Placed]] = [[]]
    column, y = 0, columns[0].y
    blocks = [part for block in page.blocks for part in _parts(text, block, columns[0], size, plates)]
    for number, block in enumerate(blocks):
        height = height_of(text, block, columns[0].w, size, plates)
        following = blocks[number + 1 : number + 2] if block.shape is Shape.HEADING else ()
        wanted = height + sum(height_of(text, one, columns[0].w, size, plates) for one in following)
        if y + wanted > columns[column].bottom + AFTER + 1 and y > columns[column].y:
            column, y = column + 1, columns[0].y
            if column == len(columns):
                column = 0
                leaves.append([])
        leaves[-1].append(Placed(block, FRect(columns[column].x, y, columns[column].w, height), size))
        y += height
    return [tuple(leaf) for leaf in leaves]


def _parts(text: Text, block: Block, column: FRect, size: float, plates: Plates) -> Iterator[Block]:
    """The block; one higher than a column goes on behind the last sentence that finds room."""

    def fits(one: Block) -> bool:
        return height_of(text, one, column.w, size, plates) <= column.h + AFTER

    if block.shape in {Shape.HEADING, Shape.BOARD} or fits(block):
        yield block
        return
    sentences = block.words.split(". ")
    starts = [replace(block, words=". ".join(sentences[:number]) + ".") for number in range(1, len(sentences))]
    number = len([one for one in starts if fits(one)])
    if not number:
        yield block
        return
    yield starts[number - 1]
    yield from _parts(text, Block(Shape.TEXT, ". ".join(sentences[number:])), column, size, plates)


def _facing(text: Text, page: Page, columns: list[FRect], size: float, plates: Plates) -> Leaf | None:
    """The words in one column and the boards, large, in the other; None if the words are too many, or no board is."""
    if len(columns) < 2:
        return None
    boards = [block for block in page.blocks if block.shape is Shape.BOARD]
    blocks = [block for block in page.blocks if block.shape is not Shape.BOARD]
    left, right = columns[0], columns[1]
    told = sum(height_of(text, block, left.w, size, plates) for block in blocks)
    if not boards or told > left.h + AFTER:
        return None
    plain, _bold = _styles(size)
    words = [text.size(plates.about(block.words), plain, right.w)[1] + 2 * EDGE + 8 + AFTER for block in boards]
    high = (right.h - sum(words)) / len(boards)
    shown = sum(height_of(text, block, right.w, size, plates, high=high) for block in boards)
    beside = right.move(0, max(0.0, (told - shown) / 2))
    return (*_stacked(text, blocks, left, size, plates), *_stacked(text, boards, beside, size, plates, high=high))


def _stacked(
    text: Text, blocks: list[Block], column: FRect, size: float, plates: Plates, *, high: float = HIGH
) -> Iterator[Placed]:
    """The blocks one below the other."""
    y = column.y
    for block in blocks:
        tall = height_of(text, block, column.w, size, plates, high=high)
        yield Placed(block, FRect(column.x, y, column.w, tall), size, high)
        y += tall


def plate_of(text: Text, placed: Placed, plates: Plates) -> Plate:
    """A little board's place at the top of its box; its words beside it if there is room, else under it."""
    block, at = placed.block, placed.box
    plain, _bold = _styles(placed.size)
    wide, high = plates.size(block.words, at.w - 2 * EDGE, placed.high)
    box = FRect(at.x + EDGE, at.y + EDGE, wide, high)
    room = at.w - wide - 2 * EDGE - 20
    if room >= BESIDE:
        tall = max(high + 2 * EDGE, text.size(plates.about(block.words), plain, room)[1])
        return Plate(box, FRect(box.right + EDGE + 20, at.y, room, tall))
    return Plate(box, FRect(at.x, box.bottom + EDGE + 8, at.w, text.size(plates.about(block.words), plain, at.w)[1]))


def height_of(text: Text, block: Block, width: float, size: float, plates: Plates, *, high: float = HIGH) -> float:
    """The room a block takes, with the gap after it."""
    if block.shape is Shape.BOARD:
        plate = plate_of(text, Placed(block, FRect(0, 0, width, 0), size, high), plates)
        return max(plate.box.bottom + EDGE, plate.words.bottom) + AFTER + 4
    plain, bold = _styles(size)
    if block.shape is Shape.HEADING:
        return text.line(bold) + AFTER + 8
    room = width - _indent(block)
    if block.lead and block.shape is not Shape.STEP:
        return (1 + len(_led(text, block, room, size)[1])) * text.line(plain) + AFTER
    return text.size(block.words, plain, room)[1] + AFTER


def _led(text: Text, block: Block, width: float, size: float) -> tuple[str, Sequence[str]]:
    """What stands beside a bold beginning, and the lines that follow."""
    plain, bold = _styles(size)
    first = text.wrap(block.words, plain, width - text.width(block.lead, bold) - 9)[0]
    rest = block.words.removeprefix(first).strip()
    return first, text.wrap(rest, plain, width) if rest else ()


def draw_leaf(canvas: Canvas, leaf: Leaf, plates: Plates) -> None:
    """Draws all blocks of the leaf, but for the boards themselves."""
    for placed in leaf:
        if not canvas.touches(placed.box):
            continue
        if placed.block.shape is Shape.BOARD:
            plate = plate_of(canvas.text, placed, plates)
            style = Style(CAPTION.face, placed.size, CAPTION.colour)
            words = plates.about(placed.block.words)
            canvas.words(words, style, plate.words, upright="middle", wrap=True, name="board words")
        else:
            _draw(canvas, placed)


def _styles(size: float) -> tuple[Style, Style]:
    return Style(BODY.face, size), Style(LABEL.face, size)


def _indent(block: Block) -> float:
    return INDENT if block.shape in {Shape.ITEM, Shape.STEP} else 0.0


def _draw(canvas: Canvas, placed: Placed) -> None:
    block, area = placed.block, placed.box
    plain, bold = _styles(placed.size)
    line, indent = canvas.text.line(plain), _indent(block)
    if block.shape is Shape.HEADING:
        box = FRect(area.x, area.bottom - canvas.text.line(bold) - 6, area.w, canvas.text.line(bold))
        canvas.words(block.words, bold, box, name="subtitle")
        return
    if block.shape is Shape.STEP:
        canvas.words(f"{block.lead}.", bold, FRect(area.x, area.y, indent, line), name="step")
    elif indent:
        canvas.disc(area.x + 14, area.y + line / 2, 5, plain.colour)
    box = FRect(area.x + indent, area.y, area.w - indent, area.h - AFTER)
    if block.shape is Shape.STEP or not block.lead:
        canvas.words(block.words, plain, box, upright="top", wrap=True, name="block")
    else:
        _draw_led(canvas, block, box, placed.size)


def _draw_led(canvas: Canvas, block: Block, box: FRect, size: float) -> None:
    """A bold beginning, and the rest running on behind it."""
    plain, bold = _styles(size)
    line = canvas.text.line(plain)
    lead = canvas.words(block.lead, bold, FRect(box.x, box.y, box.w, line), name="lead")
    first, lines = _led(canvas.text, block, box.w, size)
    canvas.words(first, plain, FRect(lead.right + 9, box.y, box.right - lead.right - 8, line), name="block")
    for number, words in enumerate(lines, 1):
        canvas.words(words, plain, FRect(box.x, box.y + number * line, box.w, line), name="block")
