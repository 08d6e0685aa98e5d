"""The tribes' panels make room for larger text, and nothing of them is lost for it."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot
from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from game.wrath.box import CAVEMAN, SUPPLY
from game.wrath.view.panels import herd_slots, panel
from game.wrath.view.places import PieceSpot
from tests.wrath_view.test_layout import LEVELS, _faults, _late, _notes
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match

if TYPE_CHECKING:
    import pygame

    from game.ui.art import Art

SEATS = (2, 3, 4)
ZOOMS = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
LEAST = {2: 1.7, 3: 1.7, 4: 1.5}
"""How much larger the words are at twice the text size, where a column of that many panels is full."""


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seats", SEATS)
def test_no_part_of_a_panel_lies_over_another_or_outside(seats: int, zoom: float) -> None:
    for seat in range(seats):
        for active in (False, True):
            parts = panel(seat, seats, active=active, zoom=zoom)
            inner = [parts.name, parts.second, parts.score, parts.people, parts.herd]
            assert all(parts.box.contains(part) for part in inner)
            # Beside a score of two digits stands the target; the usual boxes of words have feet that touch.
            lines = inner if zoom > 1 else inner[3:]
            assert [pair for pair in combinations(lines, 2) if pair[0].colliderect(pair[1])] == []


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seats", SEATS)
def test_panels_lie_one_under_the_other_above_the_tray(seats: int, zoom: float) -> None:
    boxes = [panel(seat, seats, active=True, zoom=zoom).box for seat in range(seats)]
    assert all(one.bottom + 10 < other.top for one, other in pairwise(boxes))
    assert 860 <= boxes[-1].bottom <= 884, "no bare wood below"
    assert all(box.right <= 500 for box in boxes)


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seats", SEATS)
def test_pieces_keep_a_place_that_can_be_hit(seats: int, zoom: float) -> None:
    parts = panel(0, seats, active=True, zoom=zoom)
    assert parts.people.h >= 55
    assert all(min(slot.w, slot.h) >= 28 for slot in herd_slots(parts.herd, 4))
    for herd in range(5):
        slots = herd_slots(parts.herd, 4, herd)
        assert len(slots) == 4
        assert all(parts.herd.contains(slot) for slot in slots)
        assert [pair for pair in combinations(slots, 2) if pair[0].colliderect(pair[1].inflate(-0.1, -0.1))] == []
        assert all(min(slot.w, slot.h) >= 28 for slot in slots[:herd])


@pytest.mark.parametrize(
    ("seats", "herd", "least", "zoom"),
    [(2, 1, 150, 1), (2, 4, 90, 1), (3, 4, 75, 1), (4, 1, 95, 1), (4, 4, 60, 1), (4, 2, 64, 1.5), (4, 4, 42, 1.5)],
)
def test_dinosaurs_at_home_are_as_large_as_their_panel_allows(
    art: Art, seats: int, herd: int, least: float, zoom: float
) -> None:
    board = Board(seats=seats, scenario="any-four")
    for piece in ("brontosaurus", "triceratops", "tyrannosaurus", "stegosaurus")[:herd]:
        board.put(1, piece, "supply")
    sitting = Sitting(art, board.dice("foot").match(), zoom=zoom)
    home = [one for one in sitting.view.figures.values() if one.spot.seat == 1 and one.spot.piece != "caveman"]
    assert len(home) == herd
    assert max(sitting.view.showing.cast.body(one).w for one in home) >= least


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_is_out_leaves_a_shape_in_the_panel(art: Art, seats: int) -> None:
    bare, full = (_row_of_people(art, seats, out) for out in (10, 0))
    colours = [len({tuple(bare.get_at((x, bare.get_height() // 2))) for x in range(bare.get_width())})]
    assert colours[0] >= 8, "an empty panel would have the colour of its paper alone"
    assert bare.get_buffer().raw != full.get_buffer().raw


def _row_of_people(art: Art, seats: int, out: int) -> pygame.Surface:
    """The picture of a panel's people, so many of them elsewhere."""
    board = Board(seats=seats).put(1, "caveman", "a4", out).dice("foot")
    sitting = Sitting(art, board.match())
    area = sitting.canvas.map.rect(sitting.view.showing.panel(1).people)
    return sitting.paint().subsurface(area).copy()


@pytest.mark.parametrize("seats", SEATS)
def test_the_words_of_a_panel_grow_with_the_text(art: Art, seats: int) -> None:
    match = _late(seats, "spend")
    usual, large = (_units(Sitting(art, match, zoom=zoom, levels=LEVELS)) for zoom in (1.0, 2.0))
    grown = {name: large[name] / usual[name] for name in usual if name.endswith(("-name", "-supply")) and name in large}
    assert len(grown) == 2 * seats
    assert min(grown.values()) >= LEAST[seats]


@pytest.mark.parametrize("about", ["roll", "spend", "tremor"])
def test_what_the_tray_asks_grows_with_the_text(art: Art, about: str) -> None:
    match = _late(2, about)
    usual, large = (_units(Sitting(art, match, zoom=zoom)) for zoom in (1.0, 2.0))
    assert large["tray-heading"] >= 1.4 * usual["tray-heading"]


@pytest.mark.parametrize("zoom", [1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_text_is_cut_off_or_over_another(art: Art, seats: int, size: tuple[int, int], zoom: float) -> None:
    sitting = Sitting(art, _late(seats, "spend"), size, zoom=zoom, levels=LEVELS)
    assert _faults(sitting) == []


@pytest.mark.parametrize("seats", SEATS)
def test_people_and_dinosaurs_stand_in_their_own_panel_at_every_size_of_text(art: Art, seats: int) -> None:
    match = _late(seats, "roll")
    for zoom in ZOOMS:
        sitting = Sitting(art, match, zoom=zoom, levels=LEVELS)
        shown = 0
        for figure in sitting.view.figures.values():
            if figure.spot.place == "supply":
                shown += figure.spot.piece == "caveman"
                box = sitting.view.showing.panel(figure.spot.seat).box
                assert box.inflate(8, 12).contains(sitting.view.showing.cast.body(figure)), (zoom, figure)
        assert shown == sum(match.state.count(seat, CAVEMAN, SUPPLY) for seat in range(seats))


def test_a_piece_is_taken_from_a_grown_panel(art: Art) -> None:
    match = _late(4, "spend")
    sitting = Sitting(art, match, zoom=2.0)
    seat = match.decision.seat if match.decision else 0
    spot = PieceSpot(seat, "caveman", "supply")
    if spot in sitting.view.places.boxes:
        x, y = sitting.at(spot)
        assert FRect(sitting.view.showing.panel(seat).box).collidepoint(x, y)


def _units(sitting: Sitting) -> dict[str, float]:
    return {note.name: note.units for note in _notes(sitting)}


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_supply_stands_within_its_panel_each_in_sight(art: Art, seats: int) -> None:
    sitting = Sitting(art, new_match(seats=seats))
    showing = sitting.view.showing
    for seat in range(seats):
        people = showing.panel(seat).people
        home = [one for one in sitting.view.figures.values() if one.spot == PieceSpot(seat, "caveman", "supply")]
        assert len(home) == 10
        assert all(people.left - 8 <= one.x <= people.right + 8 for one in home)
        assert all(people.top <= showing.cast.body(one).top + 14 for one in home)
        for a, b in combinations(home, 2):
            assert hypot(a.x - b.x, a.y - b.y) >= 26
