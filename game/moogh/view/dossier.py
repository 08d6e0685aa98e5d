"""A beast's sheet: name and health, the rows of what it does with its disc, and what surrounds it."""

from typing import Final

from pygame import FRect

from game.core.words import _
from game.moogh.box import beast_of
from game.moogh.land import STRIDE
from game.moogh.pieces import COUNTED, Act, Section, Space
from game.moogh.state import HERE
from game.moogh.view import layout
from game.moogh.view.describing import FATES
from game.moogh.view.layout import Dossier
from game.moogh.view.pieces import standing
from game.moogh.view.showing import Showing
from game.moogh.view.wording import beast_title
from game.ui.canvas import Canvas
from game.ui.theme import CAPTION, CREAM, HEADING, INK, LABEL, TEXT_RED, Face, Style, pigment
from game.ui.writing import put

ACTS: Final = {
    Act.FORWARD: "icon-up", Act.BACKWARD: "icon-down", Act.SEEK: "icon-seek", Act.LOOK: "icon-eye",
    Act.TRAMPLE: "icon-trample", Act.ATTACK: "icon-attack", Act.BITE: "icon-bite", Act.CLAW: "icon-claw",
    Act.TAIL: "icon-tail", Act.SHAKE: "icon-shake", Act.UTURN: "icon-uturn", Act.RANDOM: "icon-dice",
    Act.SLEEP: "icon-zzz",
}  # fmt: skip
"""The picture of each thing that a beast does."""
RAGE: Final = tuple(pigment(one) for one in ("#8E9A52", "#B3A452", "#D69B3E", "#CF6E33", "#B23A28"))
"""Rows from calm to fury; the last of a card is always the last of these."""
GUARD, WEAK, SHUT = pigment("#7C9450"), pigment("#C9604A"), pigment("#8A6F50")
STRAW, PALE, ASIDE = pigment("#D3B57E"), 0.6, 70
"""What is out of the hunt: how much of its picture is straw (0..1), and how strong its card's rows are (0..255)."""
DIGIT: Final = Style(Face.BOLD, 24)
WEST: Final = 3


def sheet_of(showing: Showing, beast: int) -> Dossier:
    """Where that beast's sheet is."""
    box = showing.table.box
    return layout.dossier(beast, len(box.beasts), box.beasts[beast].card.most)


def dossier(canvas: Canvas, showing: Showing, beast: int) -> None:
    """The sheet with its name and health; what it does and what surrounds it are parts of their own."""
    table, parts = showing.table, sheet_of(showing, beast)
    one = table.box.beasts[beast]
    acts = beast_of(showing.acting) == beast
    canvas.panel("bone" if acts else "idle", parts.box, seed=beast + 2)
    put(canvas, beast_title(table.box, one.name), HEADING, parts.name, name=f"beast-{beast}")
    if table.fates[beast] != HERE:
        words = _(FATES[table.fates[beast]])
        put(canvas, words, Style(LABEL.face, LABEL.size, TEXT_RED), parts.rows[0], name=f"fate-{beast}")
        return
    canvas.icon("icon-heart", FRect(parts.health.x, parts.health.y + 4, 36, 36), TEXT_RED)
    count = FRect(parts.health.x + 38, parts.health.y, 46, parts.health.h)
    put(canvas, str(table.health[beast]), Style(Face.BOLD, 33), count, name=f"health-{beast}")


def _rage_colour(rage: int, most: int) -> tuple[int, int, int]:
    """The colour of a row: the highest is always fury."""
    return RAGE[-1] if rage == most else RAGE[min(rage - 1, len(RAGE) - 2)]


def rage_row(canvas: Canvas, showing: Showing, beast: int, rage: int) -> None:
    """A row of the beast's action card, with the disc if it lies there."""
    table, parts = showing.table, sheet_of(showing, beast)
    one = table.box.beasts[beast]
    band = parts.rows[one.card.most - rage]
    if table.fates[beast] != HERE:
        if rage < one.card.most:  # The highest row's place says what became of it.
            canvas.fill(band.inflate(-8, -8), _rage_colour(rage, one.card.most), ASIDE)
        return
    printed = one.row(table.faces[beast], rage)
    canvas.panel("slot", band, seed=rage)
    canvas.fill(band.inflate(-8, -8), _rage_colour(rage, one.card.most))
    middle = band.centery
    side = min(26.0, band.h - 10)
    if printed.defence:
        canvas.icon("icon-shield", FRect(band.x + 4, middle - side / 2, side, side), CREAM)
        digit = FRect(band.x + 4 + side, band.y, 18, band.h)
        put(canvas, str(printed.defence), Style(Face.BOLD, 24, CREAM), digit, name="defence")
    for arrow in range(printed.arrows):
        canvas.icon("icon-right", FRect(band.right - 44 + arrow * 10, middle - 11, 22, 22), CREAM)
    here = table.rage[beast] == rage
    for column, space in enumerate(printed.spaces):
        _space(canvas, parts.space(rage, column), space, disc=here and table.column[beast] == column)


def _space(canvas: Canvas, box: FRect, space: Space, *, disc: bool) -> None:
    high = min(box.h - 8, 54.0)
    if disc:
        canvas.sprite("rage-disc", box.centerx, box.centery, min(1.0, (box.h + 2) / 60))
    else:
        canvas.fill(FRect(box.x + 3, box.centery - high / 2, box.w - 6, high), CREAM)
    counted = space.act in COUNTED
    side = min(high - 4, 36.0)
    left = box.centerx - side / 2 - (8 if counted else 0)
    canvas.icon(ACTS[space.act], FRect(left, box.centery - side / 2, side, side), INK)
    if counted:
        digit = FRect(left + side - 1, box.y, 18, box.h)
        put(canvas, str(space.count), DIGIT, digit, "centre", name="count")


def around(canvas: Canvas, showing: Showing, beast: int) -> None:
    """The spaces around the beast as it stands now: weak spots, guards, and where nobody climbs."""
    table, area = showing.table, sheet_of(showing, beast).around
    if table.fates[beast] != HERE:
        _gone(canvas, area, table.box.beasts[beast].kind.name)
        return
    shape, kind = table.shape(beast), table.box.beasts[beast].kind
    across = kind.size + 2
    side = area.w / across
    for offset, section in shape.section.items():
        row, column = divmod(offset + STRIDE + 1, STRIDE)
        box = FRect(area.x + column * side, area.y + row * side, side - 3, side - 3)
        _flank(canvas, box, showing, beast, section)
    body = FRect(area.x + side, area.y + side, side * kind.size - 3, side * kind.size - 3)
    _inner(canvas, body, kind.name, shape.facing)
    top = kind.top
    if top.weak:
        words = FRect(area.x, area.bottom + 2, area.w, 34)
        if words.bottom < sheet_of(showing, beast).box.bottom - 6:
            put(canvas, _("on top +{n}").format(n=top.weak), CAPTION, words, "centre", name="top")


def _gone(canvas: Canvas, area: FRect, picture: str) -> None:
    """A beast that is off the board: its pale picture where it stood on the sheet."""
    canvas.panel("slot", area, seed=4)
    _x, _y, w, h = canvas.art.sprites.body(picture)
    size = min((area.w - 24) / w, (area.h - 24) / h)
    canvas.sprite(picture, area.centerx, area.centery + h * size * 0.45, size, fade=(STRAW, PALE))


def _inner(canvas: Canvas, body: FRect, picture: str, facing: int) -> None:
    """The beast in the middle of what surrounds it, and the arrow to where it faces."""
    canvas.panel("slot", body, seed=4)
    picture = standing(picture, facing)
    _x, _y, w, h = canvas.art.sprites.body(picture)
    size = min((body.w - 4) / w, (body.h - 8) / h)
    canvas.sprite(picture, body.centerx, body.centery + h * size * 0.45, size, flip=facing == WEST)
    name = ("facing-north", "facing-east", "facing-south", "facing-west")[facing]
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[facing]
    canvas.sprite(name, body.centerx + dx * (body.w / 2 - 3), body.centery + dy * (body.h / 2 - 3), 0.72)


def _flank(canvas: Canvas, box: FRect, showing: Showing, beast: int, section: Section) -> None:
    flank = showing.table.box.beasts[beast].kind.flank(section)
    colour = WEAK if flank.weak else GUARD if flank.defence else CREAM
    canvas.fill(box, colour)
    words = f"+{flank.weak}" if flank.weak else f"-{flank.defence}" if flank.defence else ""
    if words:
        style = Style(Face.BOLD, 22, CREAM if flank.weak else INK)
        put(canvas, words, style, box.inflate(6, 6), "centre", name="flank")
    if flank.closed:
        canvas.line(box.bottomleft, box.topright, SHUT, 4)
