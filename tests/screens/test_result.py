"""How a match ended: the places, the course of the scores era by era, what each era gave to whom and why."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from game.screens import ways
from game.screens.chart import KNOT, NEXT, Chart
from game.screens.eras import EraTable, totals
from game.screens.result import Result
from game.ui.intents import Confirm, Device, Direction, Move, Press, Release
from game.ui.theme import TRIBES
from game.ui.view import Era
from tests.screens.driver import Driver
from tests.screens.tables import a_finished_file

if TYPE_CHECKING:
    from collections.abc import Iterator

ERAS = (
    Era("Eruption 1", 40, (3, 3, 0, 1), ("The first.",)),
    Era("Eruption 2", 90, (5, 0, 2, 1), ("The second.", "And why.")),
    Era("Eruption 3", 130, (0, 7, 7, 1), ("The third.",)),
)


@pytest.fixture
def painted() -> Iterator[Driver]:
    """With the game's own view."""
    driver = Driver((1280, 720))
    yield driver
    driver.close()


def _result(driver: Driver) -> Result:
    driver.show(ways.table(driver.house, a_finished_file()))
    driver.run(3)
    return driver.top(Result)


def _table(result: Result) -> EraTable:
    table = result.controls["eras"]
    assert isinstance(table, EraTable)
    return table


def test_the_table_ends_with_the_scores_of_the_match(painted: Driver) -> None:
    result = _result(painted)
    assert _table(result).totals[0] == (0, 0, 0, 0)
    assert _table(result).totals[-1] == result.outcome.scores
    assert len(_table(result).rows) == result.play.sitting.match.state.eruptions


def test_a_match_that_began_with_points_is_counted_from_there() -> None:
    assert totals(ERAS, (1, 0, 4, 0)) == ((1, 0, 4, 0), (4, 3, 4, 1), (9, 3, 6, 2), (9, 10, 13, 3))


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_each_era_tells_why_it_gave_its_points(painted: Driver, device: Device) -> None:
    result = _result(painted)
    table, why, chart = _table(result), result.controls["why"], result.controls["chart"]
    result.controls.set_focus(table)
    told = []
    for _row in table.rows:
        painted.tell(Move(direction=Direction.UP, device=device))
    result.controls.set_focus(table)
    for number, era in enumerate(result.eras):
        assert (table.index, chart.chosen) == (number, number)
        assert tuple(why.rows) == era.why
        told += why.rows
        painted.tell(Move(direction=Direction.DOWN, device=device))
    assert len(told) > len(result.eras)
    assert painted.app.stack.top is result


def test_a_click_on_an_era_tells_of_it(painted: Driver) -> None:
    result = _result(painted)
    table = _table(result)
    row = (table.view.x + 50, table.view.y + 20)
    painted.tell(Press(*row, device=Device.MOUSE), Release(*row, device=Device.MOUSE))
    assert tuple(result.controls["why"].rows) == result.eras[0].why


def test_the_result_in_words_says_all_that_the_picture_shows(painted: Driver) -> None:
    result = _result(painted)
    words = result.describe()
    for line in (result.headline(), result.outcome.reason, *_table(result).rows):
        assert line in words
    assert all(sentence in words for era in result.eras for sentence in era.why)


def test_a_tie_names_all_who_won_and_lists_them_first(painted: Driver) -> None:
    result = _result(painted)
    result.outcome = type(result.outcome)((1, 3), (9, 12, 14, 12), "Shared.")
    assert result.headline() == "Wave and Leaf win together"
    assert result.places()[:2] == [1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", [1, 2, 7, 30])
def test_no_disc_of_the_chart_hides_another_and_all_lie_on_the_sheet(seats: int, length: int) -> None:
    courses = [[0, *[number // 2 + (seat == 1) for number in range(length)]] for seat in range(seats)]
    chart = Chart("chart", pygame.FRect(100, 500, 740, 380), [one.name for one in TRIBES[:seats]], courses, 18)
    assert chart.told
    assert chart.told[-1] == length
    for number in chart.told:
        knots = chart.knots(number)
        assert sorted(seat for seat, _x, _y in knots) == list(range(seats))
        for i, (_seat, x, y) in enumerate(knots):
            assert chart.rect.contains(pygame.FRect(x - KNOT, y - KNOT, 2 * KNOT, 2 * KNOT))
            assert all(abs(x - left) + abs(y - top) >= NEXT - 1 for _other, left, top in knots[:i])


@pytest.mark.parametrize("courses", [[[0, 4, -25], [0, 30, 77]], [[0, -8], [0, -40]]])
def test_a_course_that_ends_below_nothing_stays_on_the_sheet(painted: Driver, courses: list[list[int]]) -> None:
    """C32: a mission that was not delivered costs its value."""
    chart = Chart("chart", pygame.FRect(100, 500, 740, 380), [one.name for one in TRIBES[:2]], courses, 0)
    for seat, course in enumerate(courses):
        for number in range(len(course)):
            x, y = chart.at(seat, number)
            assert chart.rect.contains(pygame.FRect(x - KNOT, y - KNOT, 2 * KNOT, 2 * KNOT))
    canvas = painted.app.canvas
    chart.cut(canvas)
    while chart.cutting:
        chart.cut(canvas)
    canvas.notes = []
    chart.draw(canvas)
    scale = [int(note.words) for note in canvas.notes if not note.name.startswith("stretch")]
    canvas.notes = None
    assert chart.least <= min(scale) < max(scale)
    assert 0 in scale


@pytest.mark.parametrize("goal", [0, 18, 20])
def test_the_scale_of_the_chart_has_no_number_twice(painted: Driver, goal: int) -> None:
    chart = Chart("chart", pygame.FRect(100, 500, 740, 380), [TRIBES[0].name], [[0, 19]], goal)
    canvas = painted.app.canvas
    canvas.notes = []
    chart.draw(canvas)
    scale = [int(note.words) for note in canvas.notes if not note.name.startswith("stretch")]
    canvas.notes = None
    assert scale == sorted(set(scale))
    assert goal in scale
    assert len(scale) == 5 - (goal == 0)


def test_the_strips_of_the_chart_are_told_apart_without_colours(painted: Driver) -> None:
    """H7: in grey, each seat's strip still has a pattern that no other has."""
    canvas, grains = painted.app.canvas, []
    for tribe in TRIBES[:4]:
        chart = Chart("chart", pygame.FRect(0, 0, 600, 300), [tribe.name], [[9, 9]], 18)
        chart.cut(canvas)
        while chart.cutting:
            chart.cut(canvas)
        assert chart._strips is not None
        strip = pygame.transform.grayscale(chart._strips[1])
        middle = round((chart.at(0, 0)[1]) * canvas.scale)
        band = strip.subsurface((round(100 * canvas.scale), middle - 2, round(300 * canvas.scale), 5))
        rows = [[band.get_at((x, y))[0] for x in range(band.get_width())] for y in range(band.get_height())]
        edges = max(sum(abs(a - b) > 12 for a, b in pairwise(row)) for row in rows)
        grains.append((edges, pygame.image.tobytes(band, "RGBA")))
    assert all(edges > 10 for edges, _pixels in grains), [edges for edges, _pixels in grains]
    assert len({pixels for _edges, pixels in grains}) == 4


def test_a_rematch_can_be_thought_better_of(painted: Driver) -> None:
    result = _result(painted)
    painted.press("rematch")
    painted.press("answer 2")
    assert painted.app.stack.top is result
    painted.tell(Confirm(device=Device.KEYS))
    assert painted.app.stack.top is not result
