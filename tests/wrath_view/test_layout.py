"""No text over another, cut off, too small or off the screen; every piece of a crowd can be seen and picked."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot
from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.ui import layout as rules
from game.ui.tray import WELL, ButtonSpot
from game.wrath.view import arrange, dice, layout
from game.wrath.view.places import DieSpot, NestSpot, PanelSpot, PenSpot, PieceSpot, TileSpot
from tests.table_sitting import beyond_arrows
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match, play_on

if TYPE_CHECKING:
    from game.core.match import Match
    from game.ui.art import Art
    from game.ui.hand import Spot
    from game.wrath.state import State

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
LEVELS = ("human", "easy", "random", "hard")


def _late(seats: int, about: str) -> Match[State]:
    match = new_match("drawn-four", seats, seed=4)
    return play_on(match, lambda m: len(m.log) > 120 and m.decision is not None and m.decision.about == about)


@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_text_is_over_another_or_cut_off(art: Art, seats: int, size: tuple[int, int], zoom: float) -> None:
    for about in ("roll", "spend", "tremor"):
        sitting = Sitting(art, _late(seats, about), size, zoom=zoom, levels=LEVELS)
        for spot in _looked_at(sitting):
            sitting.view.pointer.pointed = spot
            sitting.view.stale()
            assert not _faults(sitting), (about, spot)


@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_laid_over_the_board_can_be_read(art: Art, seats: int, size: tuple[int, int], zoom: float) -> None:
    sitting = Sitting(art, _late(seats, "tremor"), size, zoom=zoom, levels=LEVELS)
    for _sheet in ("scores", "dice"):
        sitting.view.handle(intents.Scores())
        under = "badge: 'x"  # the numbers of pieces lie beneath the sheet
        assert not [fault for fault in _faults(sitting) if not fault.startswith(under)], _sheet
    sitting.view.above.close()
    for direction in intents.Direction:
        sitting.view.handle(intents.Move(direction=direction))
        sitting.view.update(0.0)
        assert not _faults(sitting), direction


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_no_sentence_of_the_tray_is_larger_than_its_heading(art: Art, zoom: float) -> None:
    sitting = Sitting(art, _late(2, "spend"), zoom=zoom)
    told = 0
    for spot in _looked_at(sitting):
        sitting.view.pointer.pointed = spot
        sitting.view.stale()
        units = {note.name: note.units for note in _notes(sitting)}
        if "tray-text" in units:
            told += 1
            assert units["tray-text"] <= units["tray-heading"] + 0.01, spot
    assert told


@pytest.mark.parametrize(("target", "seats"), [(18, 4), (20, 3), (24, 2)])
def test_all_chips_on_one_disc_are_seen_and_so_is_the_number_beside_it(target: int, seats: int) -> None:
    (x, _y), (beside, _beside_y) = layout.trail(target)[:2]
    chip, number = 20, 8  # half the width of either
    for together in range(1, seats + 1):
        size, places = layout.chips(together)
        assert len(places) == together
        assert max(dx for dx, _dy in places) + chip * size + number < beside - x
        for (ax, ay), (bx, by) in combinations(places, 2):
            assert hypot(ax - bx, ay - by) > 1.4 * chip * size, "each shows more than half of itself"


def _looked_at(sitting: Sitting) -> list[Spot | None]:
    pen = next(spot for spot in sitting.view.places.boxes if isinstance(spot, PenSpot))
    volcano = TileSpot(sitting.view.showing.volcano)
    return [None, PanelSpot(1), volcano, pen, NestSpot(), ButtonSpot("undo"), ButtonSpot("main")]


def _faults(sitting: Sitting) -> list[str]:
    return rules.faults(_notes(sitting))


def _notes(sitting: Sitting) -> list[rules.Note]:
    notes = sitting.notes()
    assert len(notes) > 20
    return notes


def _crowd() -> Board:
    board = Board(seats=4, scenario="any-four")
    for seat in range(4):
        board.put(seat, "caveman", "a4", 10)
    for seat, piece in enumerate(("titanosaur", "stegosaurus", "ankylosaurus", "plesiosaur")):
        board.put(seat, piece, "a4", 2)
    return board


def test_a_whole_crowd_on_one_tile_can_be_seen_and_picked(art: Art) -> None:
    sitting = Sitting(art, _crowd().dice("foot").match())
    here = [spot for spot in sitting.view.places.boxes if isinstance(spot, PieceSpot) and spot.place == "a4"]
    assert len(here) == 8
    tile = layout.cell_box(0)
    for spot in here:
        x, y = sitting.at(spot)
        assert tile.inflate(20, 60).collidepoint(x, y)
    counts = [figure.count for figure in sitting.view.figures.values() if figure.spot.place == "a4"]
    assert sum(counts) == 48


@pytest.mark.parametrize("people", range(1, 7))
@pytest.mark.parametrize("beasts", range(3))
def test_every_single_piece_of_a_small_group_can_be_picked(art: Art, people: int, beasts: int) -> None:
    board = Board(seats=2).put(0, "caveman", "b3", people).dice("foot")
    if beasts:
        board.put(0, "brontosaurus", "b3", beasts)
    sitting = Sitting(art, board.match())
    for figure in sitting.view.figures.values():
        if figure.spot.place == "b3":
            sitting.at(figure.spot)


def test_worshippers_stand_on_spaces_of_their_own_and_stay_there(art: Art) -> None:
    board = Board(seats=4).put(0, "caveman", "volcano", 3).put(2, "caveman", "volcano", 2)
    sitting = Sitting(art, board.match())
    before = sitting.view.showing.discs
    board.put(1, "caveman", "volcano", 1)
    after = arrange.seated(before, board.state)
    assert len(after) == 9
    assert [one for one in after if one is not None] != []
    assert all(new == old for new, old in zip(after, before, strict=True) if old is not None)


@pytest.mark.parametrize("number", [5, 9, 14])
def test_a_volcano_of_other_data_has_its_spaces_too(art: Art, number: int) -> None:
    board = Board(seats=2)
    board.state.box = replace(board.state.box, spaces=number)
    board.put(0, "caveman", "volcano", min(5, number))
    sitting = Sitting(art, board.match())
    there = [figure for figure in sitting.view.figures.values() if figure.spot.place == "volcano"]
    assert len(there) == 5
    assert len(set(arrange.spaces(art.sprites, board.state.box))) == number
    sitting.paint()


def test_seven_dice_fit_and_faces_with_several_icons_show_what_is_left(art: Art) -> None:
    centres = layout.die_centres(7)
    boxes = [layout.die_box(centre) for centre in centres]
    assert all(not a.colliderect(b) for a, b in pairwise(boxes))
    assert all(WELL.contains(box) for box in boxes)
    two = (dice.Icon("foot", spent=True), dice.Icon("egg"))
    assert not dice.all_spent(two)
    whole, _middle = dice.turned(art.sprites, (dice.Icon("foot"), dice.Icon("egg")), 1.0, 0, False)
    part, _middle = dice.turned(art.sprites, two, 1.0, 0, False)
    assert whole.get_buffer().raw != part.get_buffer().raw


def test_before_the_first_roll_all_dice_lie_there_without_a_face(art: Art) -> None:
    board = Board(phase="roll").put(0, "titanosaur", "a4", 1)
    sitting = Sitting(art, board.match())
    sitting.view.update(0.0)
    lying = [thing for thing in sitting.view._things if isinstance(thing, dice.Die)]
    assert [one.icons for one in lying] == [()] * 6
    sitting.paint()
    sitting.give(sitting.click(ButtonSpot("main")))
    sitting.view.update(0.0)
    lying = [thing for thing in sitting.view._things if isinstance(thing, dice.Die)]
    assert len(lying) == 6
    assert all(one.icons for one in lying)


def test_spent_dice_are_marked_first_dice_first() -> None:
    board = Board().dice("foot", "foot", "egg")
    board.state.unspent[4] -= 1
    faces = dice.faces(board.state)
    assert [dice.all_spent(face) for face in faces] == [True, False, False]


@pytest.mark.parametrize("score", [0, 17, 18, 31])
def test_a_score_beyond_the_trail_is_shown_too(art: Art, score: int) -> None:
    board = Board(seats=4)
    board.state.scores = [score, 3, 3, 3]
    sitting = Sitting(art, board.match())
    sitting.paint()
    assert sitting.view.showing.scores[0] == score


def test_every_place_can_be_reached_by_arrow_keys(art: Art) -> None:
    missed = beyond_arrows(Sitting(art, new_match()).view.places)
    assert not [spot for spot in missed if not isinstance(spot, PieceSpot | DieSpot)]
