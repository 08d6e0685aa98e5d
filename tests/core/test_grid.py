from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.grid import Grid

grids = st.builds(Grid, st.integers(1, 26), st.integers(1, 40))


@given(grids, st.data())
def test_names_and_cells_lead_to_each_other(grid: Grid, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, grid.width * grid.height - 1))
    assert grid.cell(grid.name(cell)) == cell


@given(grids)
def test_every_cell_has_a_name_of_its_own(grid: Grid) -> None:
    assert len({grid.name(cell) for cell in range(grid.width * grid.height)}) == grid.width * grid.height


def test_letters_go_east_and_numbers_north() -> None:
    grid = Grid(4, 4)
    assert [grid.name(cell) for cell in (0, 3, 12, 15)] == ["a4", "d4", "a1", "d1"]


@given(grids, st.text(max_size=5) | st.from_regex(r"[a-zA-Z][+\-0 ]{0,2}[0-9]{0,3}", fullmatch=True))
@example(Grid(4, 4), "")
@example(Grid(4, 4), "a")
@example(Grid(4, 4), "a01")
@example(Grid(4, 4), "a+1")
@example(Grid(4, 4), "a0")
@example(Grid(4, 4), "e1")
@example(Grid(4, 4), "a5")
@example(Grid(4, 4), "A1")
@example(Grid(4, 4), "a1 ")
@example(Grid(4, 4), "a²")
@example(Grid(4, 4), "a" + "9" * 5000)
def test_nonsense_is_no_place_and_the_message_tells_the_bounds(grid: Grid, text: str) -> None:
    names = [grid.name(cell) for cell in range(grid.width * grid.height)]
    if text in names:
        assert names[grid.cell(text)] == text
        return
    with pytest.raises(ValueError, match=f"a1 to {grid.name(grid.width - 1)} was expected"):
        grid.cell(text)


@given(grids, st.data())
def test_neighbours_are_one_step_away_and_know_each_other(grid: Grid, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, grid.width * grid.height - 1))
    near = grid.neighbours(cell)
    row, column = divmod(cell, grid.width)
    steps = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    assert list(near) == [
        r * grid.width + c for r, c in steps if 0 <= r < grid.height and 0 <= c < grid.width
    ]  # north, east, south, west
    assert all(cell in grid.neighbours(other) for other in near)
