"""The ledger of the player who is looked at: provisions, the hold with its tiles, missions and their decks."""

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from game.cazadores.state import KEEP, State
from game.cazadores.view import layout
from game.cazadores.view.cards import draw_back, draw_card, foot
from game.cazadores.view.looks import tile
from game.cazadores.view.showing import Showing
from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.paper import REACH
from game.ui.theme import CREAM, HEADING, UMBER, Face, Style
from game.ui.writing import put

COUNT: Final = Style(Face.BOLD, 27, UMBER)
VALUE: Final = Style(Face.BOLD, 27, CREAM)
TAG: Final = Style(Face.BOLD, 24, CREAM)
BARRELS: Final = 26.0


def keys(showing: Showing) -> dict[str, object]:
    """By part, all that it shows."""
    table, seat = showing.table, showing.viewed
    kinds = range(len(table.box.values))
    backs = tuple(table.held(seat, kind) for kind in kinds)
    decks = tuple(len(table.deck(kind)) for kind in kinds)
    cards = (showing.open_cards, table.done[seat], table.phase, tuple(sorted(showing.kept)), showing.eyes)
    return {
        "ship": (seat, table.loads[seat]),
        "provisions": table.provisions[seat],
        "hold": (bytes(table.holds[seat]), bytes(table.aboard[seat])),
        "missions": (seat, backs, decks, cards),
    }


def areas(column: layout.Column) -> dict[str, FRect]:
    """By part, where it is."""
    box = column.ledger
    return {
        "ship": FRect(box.x, box.y, box.w, 62),
        "provisions": FRect(box.x, box.y + 64, box.w, 44),
        "hold": FRect(box.x, box.y + 112, box.w, box.h - 112),
        "missions": column.missions,
    }


def draw(canvas: Canvas, showing: Showing, column: layout.Column) -> None:
    """Everything of it."""
    box, parts = column.ledger, areas(column)
    canvas.panel("bone", box, seed=9)
    if canvas.wants(parts["ship"]):
        _head(canvas, showing, box)
    if canvas.wants(parts["provisions"]):
        _provisions(canvas, showing, box)
    if canvas.wants(parts["hold"]):
        _hold(canvas, showing, box)
    canvas.panel("straw", column.missions, seed=13)
    if canvas.wants(column.missions.inflate(2 * REACH, 2 * REACH)):
        _missions(canvas, showing, column.missions)


def _head(canvas: Canvas, showing: Showing, box: FRect) -> None:
    words = _("{name}'s ship").format(name=showing.name(showing.viewed))
    load, most = showing.table.loads[showing.viewed], showing.table.box.numbers.hold
    canvas.sprite(f"chip-{showing.seats[showing.viewed].tribe}", box.x + 38, box.y + 30, 0.9)
    put(canvas, words, HEADING, FRect(box.x + 66, box.y + 8, 250, 44), name="ledger-title")
    cargo = _("Cargo {load} of {most}").format(load=load, most=most)
    put(canvas, cargo, COUNT, FRect(box.right - 240, box.y + 8, 216, 44), "right", name="ledger-cargo")


def _provisions(canvas: Canvas, showing: Showing, box: FRect) -> None:
    """A barrel for each, and places for those that the ship has room for."""
    have, most = showing.table.provisions[showing.viewed], showing.table.box.numbers.most_provisions
    step = min(BARRELS, (box.w - 48) / most)
    for number in range(most):
        name = "barrel" if number < have else "barrel-empty"
        canvas.sprite(name, box.x + 24 + (number + 0.5) * step, box.y + 86, step / 34)


def _hold(canvas: Canvas, showing: Showing, box: FRect) -> None:
    table = showing.table
    slots = layout.slots(box, table.box.numbers.hold)
    lying = list(cargo(table, showing.viewed))
    for slot in slots[len(lying) :]:
        canvas.panel("empty", slot, seed=7)
    for (number, whole), slot in zip(lying, slots, strict=False):
        tile(canvas, table.box, number, slot)
        if whole:
            canvas.icon("icon-check", FRect(slot.x + 2, slot.y + 2, 24, 24), CREAM)


def cargo(table: State, seat: int) -> Iterator[tuple[int, bool]]:
    """What lies in the hold, a tile after the other: its number, and whether it belongs to a complete animal (C16)."""
    box = table.box
    for animal, span in enumerate(box.spans):
        for _copy in range(table.aboard[seat][animal]):
            yield from ((number, True) for number in range(span.start, span.stop))
        for number in range(span.start, span.stop):
            yield from ((number, False) for _copy in range(table.holds[seat][number]))


# -- missions ---------------------------------------------------------------------------------------------------------


def _missions(canvas: Canvas, showing: Showing, box: FRect) -> None:
    table = showing.table
    head = FRect(box.x + 22, box.y + 4, 200, 42)
    put(canvas, _("Missions"), HEADING, head, name="missions-title")
    for value, area in zip(table.box.values, layout.decks(box, len(table.box.values)), strict=True):
        _deck(canvas, value, len(table.deck(table.box.values.index(value))), area)
    backs, faces = showing.backs, showing.open_cards
    areas = layout.cards(box, len(backs) + len(faces))
    for number, (value, area) in enumerate(zip(backs, areas, strict=False)):
        draw_back(canvas, value, area, number)
    for card, area in zip(faces, areas[len(backs) :], strict=True):
        _face(canvas, showing, card, area)


def _face(canvas: Canvas, showing: Showing, card: int, area: FRect) -> None:
    """A mission face up, and whether it is delivered or to be kept."""
    table = showing.table
    draw_card(canvas, table.box, card, area)
    low = foot(area)
    if table.done[showing.viewed] >> card & 1:
        canvas.panel("dark", low, seed=3)
        canvas.icon("icon-check", low.inflate(-4, -4), CREAM)
    elif table.phase == KEEP and table.box.missions[card].value in showing.kept:
        canvas.panel("tag", low, seed=3)
        put(canvas, _("kept"), TAG, low.inflate(-4, 0), "centre", name=f"kept-{card}")


def _deck(canvas: Canvas, value: int, left: int, area: FRect) -> None:
    """A face-down deck: its value, and how many cards are left."""
    canvas.panel("dark", area, seed=value)
    half = FRect(area.x + 4, area.y, 42, area.h)
    put(canvas, f"{value}", VALUE, half, "centre", name=f"deck-{value}")
    put(canvas, f"x{left}", TAG, half.move(42, 0), "centre", name=f"deck-{value}-left")
