"""Reports E20 and the law of layout: nothing cut off, nothing over another, nothing too small, at all sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from game.ui import layout
from game.ui.layout import Note
from game.ui.theme import BODY, LABEL
from game.ui.transitions import Push
from game.ui.widgets import Panel
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.window import Window
from tests.ui.test_scenes import Plain, modal
from tests.ui.test_widgets import Everything

if TYPE_CHECKING:
    from game.ui.art import Art
    from tests.ui.player_at_ui import Player

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
ZOOMS = [0.75, 1.0, 2.0]


def notes(player: Player) -> list[Note]:
    player.app.canvas.notes = []
    player.app.snapshot()
    found = player.app.canvas.notes
    assert found is not None
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_every_control_keeps_its_words_whole(art: Art, size: tuple[int, int], zoom: float) -> None:
    from tests.ui.player_at_ui import Player

    player = Player(Window("test", size), art)
    player.app.set_text_zoom(zoom)
    player.open(Everything())
    found = notes(player)
    assert len(found) > 12
    assert layout.faults(found) == []


@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_question_keeps_its_words_whole(player: Player, zoom: float) -> None:
    player.app.set_text_zoom(zoom)
    player.open(Plain())
    words = "The last roll is still to come, and two dice are not spent. What you have not used is lost. " * 2
    answers = [Answer("End the turn"), Answer("Roll once more"), Answer("Go back")]
    player.app.go(Push(Dialog("End the turn now?", words, answers)))
    assert layout.faults(notes(player)) == []


def test_a_question_follows_a_new_text_size_while_it_is_open(player: Player) -> None:
    player.open(Plain())
    player.app.go(Push(modal()))
    before = notes(player)[0].units
    player.app.set_text_zoom(2.0)
    assert notes(player)[0].units > before
    assert layout.faults(notes(player)) == []


def note(words: str, box: FRect, *, clipped: bool = False, units: float = 27) -> Note:
    return Note("n", words, box, box, clipped, units)


def test_the_report_finds_what_is_wrong() -> None:
    good = note("good", FRect(100, 100, 80, 30))
    assert layout.faults([good, note("beside", FRect(200, 100, 80, 30))]) == []
    assert "cut off" in layout.faults([note("cut", FRect(0, 0, 9, 9), clipped=True)])[0]
    assert "over" in layout.faults([good, note("over", FRect(120, 105, 80, 30))])[0]
    assert "off the screen" in layout.faults([note("gone", FRect(1900, 5, 80, 30))])[0]
    assert "too small" in layout.faults([note("small", FRect(0, 0, 80, 30), units=20)])[0]
    assert layout.faults([note("12", FRect(0, 0, 80, 30), units=22)]) == []


def test_the_canvas_notes_words_that_it_had_to_cut(player: Player) -> None:
    canvas = player.app.canvas
    canvas.notes = []
    canvas.words("Far too many words for so small a box", LABEL, FRect(10, 10, 120, 40), name="small")
    canvas.words("Several lines of words where only one has room", BODY, FRect(10, 300, 300, 40), wrap=True)
    canvas.words("Enough room", BODY, FRect(10, 500, 300, 40))
    assert [n.clipped for n in canvas.notes] == [True, True, False]


def test_rows_columns_and_grids_fill_their_area_without_touching() -> None:
    area = FRect(10, 20, 500, 300)
    for boxes in (
        layout.row(area, 4),
        layout.stack(area, 3),
        layout.grid(area, 3, 2),
        layout.shares(area, [2, 1, 1]),
    ):
        assert boxes[0].topleft == area.topleft
        assert boxes[-1].bottomright == pytest.approx(area.bottomright)
        assert all(one.collidelist(boxes[i + 1 :]) == -1 for i, one in enumerate(boxes))


@pytest.mark.parametrize("zoom", ZOOMS)
def test_the_title_of_a_sheet_keeps_its_feet_off_what_lies_on_the_sheet(player: Player, zoom: float) -> None:
    player.app.set_text_zoom(zoom)
    player.open(Everything())
    title = next(note for note in notes(player) if note.name == "sheet")
    sheet = Panel("sheet", FRect(60, 60, 860, 900), title="Settings")
    assert title.text.bottom <= sheet.inner.top
