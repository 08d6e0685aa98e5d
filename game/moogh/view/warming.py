"""Makes ready what will be needed soon, one thing a frame while nothing moves, by drawing it where nobody looks."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.moogh.board import Facing
from game.moogh.box import FIRST_BEAST
from game.moogh.characters import RING
from game.moogh.state import ACT
from game.moogh.view import layout
from game.moogh.view.compose import TILTS, lit_cell, lit_slot
from game.moogh.view.dossier import dossier
from game.moogh.view.pieces import PERSON, RIDER, Figure, beast_figure, halo, things
from game.moogh.view.places import PersonSpot
from game.moogh.view.player import FACES, ROCKS, TURNS
from game.moogh.view.scenery import card, order
from game.moogh.view.showing import Showing
from game.ui import slip
from game.ui.canvas import Canvas
from game.ui.things import LABEL_WIDTHS, Label, Pic, Thing

MOST_DICE: Final = 8
MIDDLE: Final = layout.BOARD.center


def warm(canvas: Canvas, showing: Showing) -> Iterator[None]:
    """Each step draws one thing on a canvas of its own, as large as the window's."""
    scratch = Canvas(canvas.surface.copy(), canvas.map, canvas.art, canvas.text)
    scratch.surface.set_clip(None)
    twin = replace(showing, table=showing.table.copy())
    for thing in _moving(twin):
        thing.draw(scratch)
        yield
    for _step in _sheets(scratch, twin):
        yield
    for thing in _dice(twin):
        thing.draw(scratch)
        yield
    for width in LABEL_WIDTHS:
        for great in (False, True):
            Label("", 0, 0, great=great).cut(scratch, width)
            yield
    yield from slip.warm(scratch)


def _sheets(scratch: Canvas, twin: Showing) -> Iterator[None]:
    """Cards and sheets as they look in a turn of their own and otherwise, cards on both sides, and the turn order."""
    table = twin.table
    table.phase = ACT
    people, beasts = range(len(table.box.people)), [one for one in range(len(table.box.beasts)) if table.alive(one)]
    for number in (*people, *(FIRST_BEAST + beast for beast in beasts)):
        table.order, table.marker = [number], 0
        for beast in beasts:
            dossier(scratch, twin, beast)
            yield
        for person in people:
            for hurt in (1, 0):
                table.hurt[person] = hurt
                card(scratch, twin, person)
                yield
    for marker, _number in enumerate(table.order):
        table.marker = marker
        order(scratch, twin)
        yield


def _moving(twin: Showing) -> Iterator[Thing]:
    """Who stands on the board, whichever way they look and lean; lights."""
    yield lit_cell("b2")
    for person in range(len(twin.table.box.people)):
        yield from (lit_slot(layout.slot(person, number + 1)) for number in range(RING))
    for figure in _figures(twin):
        for tilt in ROCKS if figure.cells else (0,):
            yield from things(twin.sprites, figure, tilt=tilt)
        yield from (halo(figure, chosen=chosen) for chosen in (False, True))


def _dice(twin: Showing) -> Iterator[Thing]:
    """Dice as they lie and fall."""
    for face in FACES:
        for size in {place[2] for dice in (1, MOST_DICE) for place in layout.die_places(dice)}:
            for tilt in (*TILTS, *TURNS):
                yield Pic(twin.sprites, f"die-{face}", *MIDDLE, size, tilt=tilt)
            yield from (Pic(twin.sprites, "die-kept", *MIDDLE, size, tilt=tilt) for tilt in TILTS)


def _figures(twin: Showing) -> Iterator[Figure]:
    """People whole and hurt, on foot and riding; beasts whichever way they face."""
    table = twin.table
    for person, one in enumerate(table.box.people):
        for hurt in ("", "-hurt"):
            yield Figure(PersonSpot(person), f"{one.name}{hurt}-standing", *MIDDLE, PERSON)
            yield Figure(PersonSpot(person), f"{one.name}{hurt}", *MIDDLE, RIDER)
    for beast in table.herd():
        for facing in Facing:
            table.facing[beast] = facing
            yield beast_figure(table, beast)
