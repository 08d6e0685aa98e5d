"""Cuts and scales ahead of time what will be needed soon, one thing a frame, while nothing moves."""

from collections.abc import Iterator

from game.ui import slip
from game.ui.canvas import Canvas
from game.ui.theme import Kind
from game.ui.things import LABEL_WIDTHS, Label, Ring
from game.ui.tray import MAIN_BUTTON, NEXT_BUTTON
from game.wrath.box import ICONS
from game.wrath.view import dice, lava, layout, panels, show
from game.wrath.view.arrange import queue
from game.wrath.view.dice import Icon
from game.wrath.view.flights import LIFTED
from game.wrath.view.forecast import Award
from game.wrath.view.pieces import POSES, Mood, portrait
from game.wrath.view.scenery import ELSEWHERE, panel_area, tile_picture
from game.wrath.view.showing import Showing


def warm(canvas: Canvas, showing: Showing) -> Iterator[None]:
    """Each step makes one thing ready; the canvas is only asked for its scale and its art."""
    yield from _panels(canvas, showing)
    yield from _dice(canvas, showing)
    for seed in range(3):
        box = layout.cell_box(0).inflate(-16, -16)
        Ring((box.x, box.y, box.w, box.h), gap=-4, width=6, layer=1, seed=seed + 1).cut(canvas)
        yield
    yield from _labels(canvas, showing)
    yield from _buttons(canvas)
    yield from _moving(canvas, showing)
    yield from _awards(canvas, showing)
    yield from lava.ready()
    yield from slip.warm(canvas)


def _panels(canvas: Canvas, showing: Showing) -> Iterator[None]:
    paper, seats = canvas.art.paper, len(showing.seats)
    for seat in range(seats):
        if not canvas.touches(panel_area(showing, seat)):  # a cut-out of the table
            continue
        for active in (True, False):
            parts = panels.panel(seat, seats, active=active, zoom=showing.cast.zoom)
            sheet, herd = ("bone", "slot") if active else ("idle", "empty")
            yield from paper.panel_in_steps(sheet, parts.box.size, seat + 2, canvas.scale)
            yield from paper.panel_in_steps(herd, parts.herd.size, seat + 11, canvas.scale)
        yield from _out(canvas, showing, seat)


def _out(canvas: Canvas, showing: Showing, seat: int) -> Iterator[None]:
    """The shapes of those who are out, as large as where nobody is at home."""
    box = showing.table.box
    size = queue(showing.panel(seat).people, 0, box.cavemen)[0][2]
    for who in range(len(POSES)):
        name = portrait(box.tribes[seat], who, foot=False)
        showing.cast.sprites.get(name, canvas.scale * size, fade=ELSEWHERE)
        yield


def _dice(canvas: Canvas, showing: Showing) -> Iterator[None]:
    sprites = showing.cast.sprites
    for tilt in dice.TILTS:
        dice.turned_ring(sprites, canvas.scale, tilt)
        for icon in ICONS:
            for spent in (False, True):
                dice.turned(sprites, (Icon(icon, spent),), canvas.scale, tilt, spent)
            yield


def _labels(canvas: Canvas, showing: Showing) -> Iterator[None]:
    for tribe in ("", *(seat.tribe for seat in showing.seats)):
        for width in LABEL_WIDTHS[:6]:
            Label("", 0, 0, tribe, big=bool(tribe)).cut(canvas, width)
            yield


def _awards(canvas: Canvas, showing: Showing) -> Iterator[None]:
    """Flags of what is won, in the widths that are usual."""
    for tribe in showing.table.box.tribes[: len(showing.seats)]:
        for wide in (232.0, 288.0, 360.0):
            Award(showing.cast.sprites, tribe, "", 0, 0, great=True, ribbon=True).ready(canvas, wide)
            yield
    for wide in (104.0, 144.0, 184.0, 232.0, 288.0):
        for great in (False, True):
            Award(showing.cast.sprites, "", "", 0, 0, great=great).ready(canvas, wide)
            yield


def _moving(canvas: Canvas, showing: Showing) -> Iterator[None]:
    """Banners, dice as they tumble, and the shadows of what is lifted."""
    for seat in range(len(showing.seats)):
        show.turn_label(showing, seat).ready(canvas)
        yield
    sprites, scale = showing.cast.sprites, canvas.scale
    for icon in ICONS:
        for turn in show.TURNS:
            dice.turned(sprites, (Icon(icon),), scale, turn, False)
            yield
    tribes = showing.table.box.tribes[: len(showing.seats)]
    people = [portrait(tribe, who) for tribe in tribes for who in range(len(POSES))]
    tiles = [tile_picture(showing, tile) for tile in range(len(showing.table.land.grid))]
    for name in dict.fromkeys((*tiles, *people)):
        sprites.shadow(name, scale, LIFTED)
        yield
    moods: tuple[Mood, ...] = ("cheering", "hurt")
    for mood in moods:
        for tribe in tribes:
            for who in range(len(POSES)):
                for foot in (True, False):
                    sprites.get(portrait(tribe, who, mood, foot=foot), scale)
                yield


def _buttons(canvas: Canvas) -> Iterator[None]:
    wide = MAIN_BUTTON.union(NEXT_BUTTON)
    if not canvas.touches(wide):
        return
    for kind, box in ((Kind.PRIMARY, MAIN_BUTTON), (Kind.GOOD, NEXT_BUTTON), (Kind.GOOD, wide)):
        for state in ("idle", "hover", "pressed", "disabled"):
            canvas.art.paper.button(kind, box.size, state, canvas.scale)
            yield
