"""A side's sheet: whose it is, its points and ferocity, each animal with its numbers and the actions it has left."""

from typing import Final

from pygame import FRect

from game.core.words import _
from game.dinowars.acting import has_stamina
from game.dinowars.box import Box
from game.dinowars.judge import GOAL
from game.dinowars.kinds import Kind
from game.dinowars.state import DEAD, GONE, OFF
from game.dinowars.view import layout
from game.dinowars.view.pieces import picture_of
from game.dinowars.view.showing import Showing
from game.dinowars.view.wording import ferocity, piece
from game.ui.canvas import Canvas
from game.ui.theme import (
    BONE,
    CAPTION,
    CREAM,
    EMBER,
    FADED,
    FERN,
    HEADING,
    IDLE,
    INK,
    TEXT_RED,
    UMBER,
    Colour,
    Face,
    Style,
    pigment,
)
from game.ui.writing import put

NUMBERS: Final = ("speed", "stamina", "combat", "protection")
SHOWN: Final = 8
"""So many points of ferocity are drawn; the number says all."""
NAME: Final = Style(Face.BOLD, 26)
DIGIT: Final = Style(Face.BOLD, 26)
EMPTY: Final = pigment("#C9AE82")
ICONS: Final = {
    "speed": "icon-run", "stamina": "icon-lung", "combat": "icon-fang", "protection": "icon-shield",
    "tail": "icon-tail", "flight": "icon-wing", "ferocity": "icon-claw", "herbivore": "icon-leaf",
    "carnivore": "icon-meat",
}  # fmt: skip
"""The icons of an animal's numbers."""


def draw(canvas: Canvas, showing: Showing, seat: int) -> None:
    """The whole sheet."""
    table, box = showing.table, layout.roster(seat)
    active = showing.active == seat
    canvas.panel("bone" if active else "idle", box, seed=seat + 3)
    _head(canvas, showing, seat)
    _pool(canvas, showing, seat)
    for number in table.box.armies[seat]:
        line = line_of(table.box, number)
        if canvas.notes is not None or canvas.touches(line.box.inflate(40, 40)):
            _line(canvas, showing, number, line)


def line_of(box: Box, number: int) -> layout.Line:
    """Where that animal's line is."""
    seat = box.sides[number]
    army = box.armies[seat]
    return layout.line(seat, number - army.start, len(army))


def _head(canvas: Canvas, showing: Showing, seat: int) -> None:
    """The ribbon: glyph, name, and a disc for each of the three points that win."""
    area, tribe = layout.ribbon(seat), canvas.art.sight.tribe(showing.tribe(seat))
    canvas.ribbon(tribe.name, area, seed=seat + 1, glyph=False)
    canvas.fill(area.inflate(-150, -14), tribe.colour)
    canvas.icon(f"icon-{tribe.glyph}", FRect(area.x + 12, area.y + 11, 38, 38), tribe.mark)
    name = FRect(area.x + 60, area.y, area.w - 196, area.h)
    put(canvas, showing.names[seat], Style(HEADING.face, HEADING.size, tribe.mark), name, name=f"side-{seat}")
    score = showing.table.scores[seat]
    for point in range(max(GOAL, score)):
        x = area.right - 26 - (max(GOAL, score) - 1 - point) * 38
        canvas.disc(x, area.centery, 15, INK)
        canvas.disc(x, area.centery, 12.5, EMBER if point < score else tribe.colour)
        if point < score:
            canvas.icon("icon-star", FRect(x - 10, area.centery - 10, 20, 20), INK)


def _pool(canvas: Canvas, showing: Showing, seat: int) -> None:
    """The ferocity that is left, and the actions while the side acts."""
    table, area = showing.table, layout.ferocity(seat)
    pool = table.pools[seat]
    name = ICONS["ferocity"]
    for claw in range(SHOWN):
        place = FRect(area.x + claw * 18, area.y + 6, 24, 24)
        canvas.icon(name, place, TEXT_RED if claw < pool else EMPTY)
    words = FRect(area.x + SHOWN * 18 + 14, area.y, 150, area.h)
    put(canvas, ferocity(pool), CAPTION, words, name=f"pool-{seat}")
    if showing.active == seat:
        actions = FRect(words.right, area.y, area.right - words.right, area.h)
        left = _("actions: {n}").format(n=table.left)
        put(canvas, left, Style(Face.BOLD, 24, INK), actions, "right", name=f"left-{seat}")


def _line(canvas: Canvas, showing: Showing, number: int, line: layout.Line) -> None:
    table = showing.table
    kind, fate = table.box.kinds[number], table.fates[number]
    out = fate in {DEAD, GONE}
    able = showing.active == table.box.sides[number] and table.left > 0 and has_stamina(table, number)
    canvas.panel("slot" if out else "card", line.box, seed=number + 2)
    ink = FADED if out else INK
    if line.picture is not None:
        _portrait(canvas, showing, number, line.picture, out=out)
    put(canvas, piece(table.box, number), Style(NAME.face, NAME.size, ink), line.name, name=f"animal-{number}")
    if out:
        words = _("dead") if fate == DEAD else _("escaped")
        put(canvas, words, Style(Face.BOLD, 24, TEXT_RED), line.numbers, name=f"fate-{number}")
        return
    _numbers(canvas, kind, line.numbers)
    _dots(canvas, showing, number, line, able=able)


def _portrait(canvas: Canvas, showing: Showing, number: int, area: FRect, *, out: bool) -> None:
    table = showing.table
    canvas.panel("slot", area, seed=number + 1)
    name = picture_of(table.box.kinds[number])
    portrait(canvas, name, area, down=bool(table.down[number]), fade=(IDLE, 0.7) if out else None)


def portrait(
    canvas: Canvas,
    name: str,
    area: FRect,
    *,
    down: bool = False,
    flip: bool = False,
    fade: tuple[Colour, float] | None = None,
) -> None:
    """The picture, as large as the area allows, standing on its foot; of a downed one the sign for it too."""
    sprites = canvas.art.sprites
    x, y, w, h = sprites.body(name)
    size = min((area.w - 8) / w, (area.h - 8) / h)
    ax, ay = (v / 8 for v in sprites.anchor(name, 8.0))
    middle = area.centerx + ((ax - x - w / 2) if not flip else (x + w / 2 - ax)) * size
    foot = area.centery + (ay - y - h / 2) * size
    canvas.sprite(name, middle, foot, size, flip=flip, fade=fade)
    if down:
        canvas.disc(area.right - 16, area.y + 16, 15, INK)
        canvas.icon("icon-fallen", FRect(area.right - 27, area.y + 5, 22, 22), CREAM)


def _numbers(canvas: Canvas, kind: Kind, area: FRect) -> None:
    """Speed, stamina, combat and protection; tail, flight and diet by their icons."""
    side = min(24.0, area.h)
    step = min(64.0, area.w / 4.9)
    for at, name in enumerate(NUMBERS):
        x = area.x + at * step
        canvas.icon(ICONS[name], FRect(x, area.centery - side / 2, side, side), UMBER)
        digit = FRect(x + side + 1, area.y, step - side - 2, area.h)
        put(canvas, str(getattr(kind, name)), DIGIT, digit, name=f"number-{name}")
    signs = [ICONS[kind.diet.value]] if kind.diet.value in ICONS else []
    signs += [ICONS["tail"]] * kind.tail + [ICONS["flight"]] * kind.flies
    for at, name in enumerate(signs):
        canvas.icon(name, FRect(area.x + 4 * step + at * side, area.centery - side / 2, side, side), UMBER)


def _dots(canvas: Canvas, showing: Showing, number: int, line: layout.Line, *, able: bool) -> None:
    """A dot for each action of its stamina: full ones are left."""
    table = showing.table
    if table.fates[number] == OFF:
        return
    most = table.box.kinds[number].stamina + table.pushed[number]
    used = table.used[number] if showing.active == table.box.sides[number] else 0
    area, apart = line.dots, min(16.0, line.dots.w / most)
    for dot in range(most):
        x = area.right - 8 - dot * apart
        reach = min(6.5, area.h / 2)
        canvas.disc(x, area.centery, reach, INK)
        canvas.disc(x, area.centery, reach - 1.7, (FERN if able else UMBER) if dot < most - used else BONE)
