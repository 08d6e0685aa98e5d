"""The still picture: table, board, panels, hatchery, tray. It is kept, and cut anew only where it changed."""

from collections.abc import Sequence

from pygame import FRect

from game.core.words import _
from game.ui import tray
from game.ui.canvas import Canvas
from game.ui.paper import REACH
from game.ui.theme import (
    BADGE,
    CAPTION,
    CREAM,
    HEADING,
    IDLE,
    LABEL,
    PANEL_TITLE,
    SCORE,
    TEXT_RED,
    UMBER,
    Face,
    Style,
    mix,
)
from game.ui.writing import lowered, put
from game.wrath.box import CAVEMAN, EGG, SUPPLY, VOLCANO, Species
from game.wrath.view import layout, panels, powers
from game.wrath.view.arrange import queue, spaces, volcano_tile
from game.wrath.view.panels import Panel
from game.wrath.view.pieces import portrait
from game.wrath.view.showing import Showing, level_words

BOARD_AREA = layout.FRAME.inflate(50, 50)
HATCHERY_AREA = layout.HATCHERY.inflate(50, 50)
_INSIDE = layout.HATCHERY.inflate(-12, -12)
HATCHERY_PARTS = {
    "eggs": FRect(_INSIDE.x, 84, _INSIDE.w, 168),
    "pens": FRect(_INSIDE.x, 248, _INSIDE.w, layout.TRAIL.y - 52 - 248),
    "trail": FRect(_INSIDE.x, layout.TRAIL.y - 56, _INSIDE.w, _INSIDE.bottom - layout.TRAIL.y + 56),
}
"""Where the parts of the hatchery change, each for itself."""
ART = (186.0, 124.0)
"""How large the picture of a pen is."""
FLAT_ART = (132.0, 88.0)
ELSEWHERE = (mix(IDLE, UMBER, 0.16), 0.86)
"""How the place of somebody is coloured who is out."""
TINY = Style(Face.BOLD, 22, UMBER)
TAG = Style(Face.BOLD, 24, CREAM)
TARGET = Style(Face.SEMIBOLD, 24, UMBER)
MOST_TAG = 0.56
"""Of a line that it shares, so much for the tag."""


class Table:
    """What lies still on this table."""

    def __init__(self, showing: Showing) -> None:
        self.showing = showing

    def lay(self, canvas: Canvas) -> None:
        """The wood."""
        canvas.table()

    def paint(self, canvas: Canvas) -> None:
        """All that lies on it; the canvas keeps to what changed."""
        board(canvas, self.showing)
        for seat in range(len(self.showing.seats)):
            tribe_panel(canvas, self.showing, seat)
        hatchery(canvas, self.showing)
        tray.wood(canvas)

    def keys(self) -> dict[str, object]:
        """By part, all that it shows."""
        showing = self.showing
        found: dict[str, object] = {f"panel {seat}": showing.panel_key(seat) for seat in range(len(showing.seats))}
        return found | showing.hatchery_keys() | {"board": showing.board_key()}

    def areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        """Where that part is to be painted again."""
        if name in HATCHERY_PARTS:
            return [HATCHERY_PARTS[name]]
        if name == "board":
            return changed_tiles(before, after)
        return [panel_area(self.showing, int(name.split()[1]))]


# -- the board ---------------------------------------------------------------------------------------------


def board(canvas: Canvas, showing: Showing) -> None:
    """The frame and the tiles that lie still."""
    if not canvas.touches(BOARD_AREA):
        return
    canvas.panel("board", layout.FRAME, seed=4)
    for cell in range(16):
        if cell not in showing.away:
            x, y = layout.cell_centre(cell)
            canvas.sprite(tile_picture(showing, showing.table.land.grid[cell]), x, y)
            if cell == showing.volcano:
                _discs(canvas, showing, x, y)
    _marks(canvas)


def _marks(canvas: Canvas) -> None:
    """The letters and numbers by which the log calls the tiles, on the frame."""
    style = Style(Face.BOLD, 22, IDLE)
    for i in range(4):
        column, row = layout.cell_box(12 + i), layout.cell_box(4 * i)
        below = FRect(column.x, layout.BOARD.bottom + 1, column.w, 24)
        beside = FRect(layout.FRAME.x, row.y, layout.BOARD.x - layout.FRAME.x, row.h)
        put(canvas, "abcd"[i], style, below, "centre", name=f"column-{i}")
        put(canvas, str(4 - i), style, beside, "centre", name=f"row-{i}")


def _discs(canvas: Canvas, showing: Showing, x: float, y: float) -> None:
    """The volcano's spaces, where its picture has none."""
    if tile_picture(showing, VOLCANO) == "volcano":
        for dx, dy in spaces(showing.cast.sprites, showing.table.box):
            canvas.sprite("worship-disc", x + dx, y + dy)


def tile_picture(showing: Showing, tile: int) -> str:
    """The picture of a tile."""
    box = showing.table.box
    return volcano_tile(showing.cast.sprites, box) if tile == VOLCANO else box.tiles[tile].name


# -- the tribes --------------------------------------------------------------------------------------------


def panel_area(showing: Showing, seat: int) -> FRect:
    """What a tribe's panel may cover, active or not."""
    return panels.panel(seat, len(showing.seats), active=True, zoom=showing.cast.zoom).box.inflate(2 * REACH, 2 * REACH)


def tribe_panel(canvas: Canvas, showing: Showing, seat: int) -> None:
    """Name, score, bases: the pieces come on top."""
    if not canvas.wants(panel_area(showing, seat)):
        return
    active = showing.active == seat
    parts = showing.panel(seat)
    who = showing.seats[seat]
    canvas.panel("bone" if active else "idle", parts.box, seed=seat + 2)
    canvas.ribbon(who.tribe, FRect(parts.box.x, parts.box.y, panels.RIBBON, parts.box.h), seed=seat)
    _name(canvas, showing, seat, parts)
    put(canvas, str(showing.scores[seat]), SCORE, parts.score, "right", name=f"panel-{seat}-score")
    if parts.grown:
        _line(canvas, showing, seat, parts.second)
    else:
        _say_supply(canvas, showing, seat, parts.second)
        of = _("of {target}").format(target=showing.table.box.target)
        put(canvas, of, TARGET, parts.target, "centre", name=f"panel-{seat}-target")
    _out(canvas, showing, seat, parts.people)
    canvas.panel("slot" if active else "empty", parts.herd, seed=seat + 11)
    _bases(canvas, showing, seat, parts.herd)


def _name(canvas: Canvas, showing: Showing, seat: int, parts: Panel) -> None:
    """The name, and beside or beneath it whose turn it is and who is a program."""
    area, who = parts.name, showing.seats[seat].name
    words, kind = _tag(showing, seat)
    if parts.grown:
        put(canvas, who, LABEL, area, name=f"panel-{seat}-name")
        return
    wide = canvas.text.width(who, lowered(canvas.text, who, LABEL, area.h))
    tag = lowered(canvas.text, "tag", TAG, 33)
    if words and canvas.text.width(words, tag) + 38 > area.w - wide and showing.is_bot(seat):
        words = _("bot")
    pill = canvas.text.width(words, tag) + 26 if words else 0.0
    put(
        canvas,
        who,
        LABEL,
        FRect(area.x, area.y, area.w - pill - (12 if pill else 0), area.h),
        name=f"panel-{seat}-name",
    )
    if pill:
        x = min(area.x + wide + 12, area.right - pill)
        _pill(canvas, seat, words, kind, FRect(round(x), area.y + 4, round(pill), 33))


def _line(canvas: Canvas, showing: Showing, seat: int, line: FRect) -> None:
    """The supply, and beside it in letters as large whose turn it is or who is a program, or else the target."""
    words, kind = _tag(showing, seat)
    of = _("of {target}").format(target=showing.table.box.target)
    style = lowered(canvas.text, words or of, TAG if words else TARGET, line.h - 10)
    wide = min(canvas.text.width(words or of, style) + 28, line.w * MOST_TAG)
    box = FRect(line.right - wide, line.y + 3, wide, line.h - 6)
    _say_supply(canvas, showing, seat, FRect(line.x, line.y, line.w - wide - 8, line.h))
    if words:
        _pill(canvas, seat, words, kind, box)
    else:
        put(canvas, of, TARGET, box, "right", name=f"panel-{seat}-target")


def _say_supply(canvas: Canvas, showing: Showing, seat: int, box: FRect) -> None:
    supply = _("supply {number}").format(number=showing.table.count(seat, CAVEMAN, SUPPLY))
    put(canvas, supply, CAPTION, box, name=f"panel-{seat}-supply")


def _pill(canvas: Canvas, seat: int, words: str, kind: str, box: FRect) -> None:
    canvas.panel(kind, box, seed=seat + 5)
    put(canvas, words, TAG, box.inflate(-8, 0), "centre", name=f"panel-{seat}-tag")


def _tag(showing: Showing, seat: int) -> tuple[str, str]:
    """The words of the tag and its paper; no words, no tag."""
    bot = showing.is_bot(seat)
    if showing.active == seat:
        return (_("thinks") if bot else _("your turn")), "tag"
    return (level_words(showing.seats[seat].level), "dark") if bot else ("", "dark")


def _out(canvas: Canvas, showing: Showing, seat: int, area: FRect) -> None:
    """The places of cave people who are out: their shapes alone, as of a dinosaur that stands elsewhere."""
    box, home = showing.table.box, showing.table.count(seat, CAVEMAN, SUPPLY)
    for who, (x, y, size) in enumerate(queue(area, home, box.cavemen)):
        if who >= home:
            canvas.sprite(portrait(box.tribes[seat], who, foot=False), x, y, size, fade=ELSEWHERE)


def _bases(canvas: Canvas, showing: Showing, seat: int, area: FRect) -> None:
    """The bases that still wait for a dinosaur."""
    box = showing.table.box
    herd = len(showing.table.herds[seat])
    for slot in panels.herd_slots(area, box.bases, herd)[herd:]:
        size = min(0.56, (slot.w - 12) / 78)
        canvas.sprite(f"base-{box.tribes[seat]}-dinosaur", slot.centerx, slot.centery, size)


# -- the hatchery ------------------------------------------------------------------------------------------


def hatchery(canvas: Canvas, showing: Showing) -> None:
    """The egg space, the pens and the trail, without the pieces on them."""
    if not canvas.wants(HATCHERY_AREA):
        return
    area = layout.HATCHERY
    canvas.panel("straw", area, seed=8)
    put(canvas, _("Hatchery"), PANEL_TITLE, FRect(area.x + 26, area.y + 12, 250, 52), name="hatchery-title")
    canvas.sprite("nest", *layout.NEST.center)
    if canvas.wants(HATCHERY_PARTS["eggs"]):
        _egg_space(canvas, showing)
    for box, species in zip(layout.pens(4, showing.cast.zoom), penned(showing), strict=False):
        if canvas.wants(box.inflate(40, 40)):
            pen(canvas, showing, box, species)
    if canvas.wants(HATCHERY_PARTS["trail"]):
        _trail(canvas, showing)


def penned(showing: Showing) -> list[Species]:
    """The kinds of dinosaur in this match, cheapest first."""
    table = showing.table
    kinds = [kind for kind in range(1, len(table.pens)) if table.pens[kind] or any(kind in h for h in table.herds)]
    return sorted((table.box.species[kind - 1] for kind in kinds), key=lambda one: (one.cost, one.name))


def _egg_space(canvas: Canvas, showing: Showing) -> None:
    left, width = layout.NEST.right + 18, layout.HATCHERY.right - layout.NEST.right - 36
    put(canvas, _("Egg space"), HEADING, FRect(left, 100, width, 46), name="eggs-title")
    counts = [showing.table.tribes[seat][EGG] for seat in range(len(showing.seats))]
    for i, (seat, number) in enumerate(zip(range(len(counts)), counts, strict=True)):
        x, y = left + 20 + i % 2 * 104, 166 + i // 2 * 48
        canvas.sprite(f"chip-{showing.table.box.tribes[seat]}", x, y)
        canvas.sprite("egg" if number else "egg-empty", x + 38, y + 2, 0.75)
        put(canvas, str(number), Style(Face.BOLD, 28), FRect(x + 52, y - 23, 48, 46), name=f"eggs-{seat}")


def pen(canvas: Canvas, showing: Showing, box: FRect, species: Species) -> None:
    """A dinosaur's card: picture, cost, how many are left, name and power."""
    kind = showing.table.box.kinds[species.name]
    left, flat = showing.table.pens[kind], box.h < layout.PEN[1]
    canvas.panel("card", box, seed=kind + 3)
    art = FRect(box.x + 7, box.y + 6, *FLAT_ART) if flat else FRect(box.x + 10, box.y + 10, *ART)
    canvas.sprite(f"pen-{species.name}", art.x, art.y, art.w / ART[0], fade=None if left else (IDLE, 0.7))
    title, power = _pen_lines(box, art, flat=flat)
    put(canvas, _(species.title), Style(Face.BOLD, 26), title, name=f"pen-{kind}")
    put(canvas, powers.short(species), CAPTION, power, name=f"pen-{kind}-power")
    canvas.sprite("egg-plain", art.right - 16, art.y + 18, 1.05)
    cost = FRect(art.right - 36, art.y, 40, 38)
    put(canvas, str(species.cost), Style(Face.BOLD, 28, TEXT_RED), cost, "centre", name=f"pen-{kind}-cost")
    count = FRect(art.x - 5, art.y - 4, 46, 34)
    canvas.panel("dark", count, seed=kind)
    put(canvas, f"x{left}", Style(BADGE.face, 24, CREAM), count, "centre", name=f"pen-{kind}-left")


def _pen_lines(box: FRect, art: FRect, *, flat: bool) -> tuple[FRect, FRect]:
    """Where the name and the power stand: beneath the picture, or beside it."""
    if flat:
        left = art.right + 12
        return FRect(left, box.y + 4, box.right - 8 - left, 50), FRect(left, box.y + 53, box.right - 8 - left, 43)
    return FRect(box.x + 14, box.y + 136, box.w - 22, 34), FRect(box.x + 14, box.y + 168, box.w - 24, 32)


def _trail(canvas: Canvas, showing: Showing) -> None:
    target = showing.table.box.target
    centres = layout.trail(target)
    title = FRect(layout.TRAIL.x, layout.TRAIL.y - 52, 416, 48)
    put(canvas, _("Trail to {target}").format(target=target), HEADING, title, name="trail-title")
    for number, (x, y) in enumerate(centres):
        last = number == target
        canvas.sprite("trail-end" if last else "trail-disc", x, y)
        style = Style(TINY.face, TINY.size, CREAM if last else UMBER)
        if number not in showing.scores:
            put(canvas, str(number), style, FRect(x - 20, y - 19, 40, 36), "centre", name=f"trail-{number}")
    _chips(canvas, showing, centres)


def _chips(canvas: Canvas, showing: Showing, centres: tuple[layout.Point, ...]) -> None:
    """Whose points lie where; beyond the trail's end (W37) the chips gather on its last disc."""
    on_disc: dict[int, list[int]] = {}
    for seat, score in enumerate(showing.scores):
        on_disc.setdefault(min(score, len(centres) - 1), []).append(seat)
    for number, seats in on_disc.items():
        x, y = centres[number]
        size, places = layout.chips(len(seats))
        for seat, (dx, dy) in zip(seats, places, strict=True):
            canvas.sprite(f"chip-{showing.table.box.tribes[seat]}", x + dx, y + dy, size)


def changed_tiles(before: object, after: object) -> list[FRect]:
    """The cells whose tiles are others, or lie still again, or do so no longer."""
    if not isinstance(before, tuple) or not isinstance(after, tuple):
        return [BOARD_AREA]
    (grid_a, away_a), (grid_b, away_b) = before, after
    cells = [cell for cell in range(16) if grid_a[cell] != grid_b[cell] or (cell in away_a) != (cell in away_b)]
    return [layout.cell_box(cell).inflate(64, 64) for cell in cells]
