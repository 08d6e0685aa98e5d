"""Report E1, E2: every place of the design is reachable, and clicks land where they are aimed."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect

from game.ui.damage import joined
from game.ui.geometry import Mapping

SIZES = [
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (1920, 1280),
    (560, 315),
    (3840, 2160),
]
FACTORS = [1.0, 1.25, 1.5, 2.0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("factor", FACTORS)
def test_there_and_back_is_less_than_a_pixel(size: tuple[int, int], factor: float) -> None:
    mapping = Mapping(*size, factor)
    for x in range(0, 1921, 240):
        for y in range(0, 1081, 135):
            mouse = mapping.to_mouse(x, y)
            back = mapping.to_design(*mouse)
            assert abs(back[0] - x) * mapping.scale < 1
            assert abs(back[1] - y) * mapping.scale < 1
            px = mapping.at(x, y)
            assert abs(mouse[0] * factor - px[0]) < 1
            assert abs(mouse[1] * factor - px[1]) < 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("factor", FACTORS)
def test_all_four_corners_of_the_design_are_within_the_window(size: tuple[int, int], factor: float) -> None:
    mapping = Mapping(*size, factor)
    for corner in ((0, 0), (1920, 0), (0, 1080), (1920, 1080)):
        x, y = mapping.to_mouse(*corner)
        assert -0.5 <= x <= size[0] / factor + 0.5
        assert -0.5 <= y <= size[1] / factor + 0.5


@pytest.mark.parametrize("size", SIZES)
def test_the_last_row_and_column_of_pixels_are_mapped_inside_the_whole(size: tuple[int, int]) -> None:
    mapping = Mapping(*size)
    whole = mapping.everything
    for px in ((0, 0), (size[0] - 1, size[1] - 1)):
        assert whole.collidepoint(mapping.to_design(*px))


def test_neighbours_in_the_design_share_no_pixel_and_leave_none_between() -> None:
    mapping = Mapping(1366, 768)
    left, right = mapping.rect(FRect(0, 0, 101, 50)), mapping.rect(FRect(101, 0, 77, 50))
    assert left.right == right.left


def test_a_wide_window_has_gutters_left_and_right_and_a_tall_one_above_and_below() -> None:
    assert Mapping(3440, 1440).origin == ((3440 - 2560) / 2, 0)
    assert Mapping(1920, 1280).origin == (0, 100)


def test_damaged_regions_are_joined_until_they_are_few_and_never_overlap() -> None:
    regions = [Rect(i * 30, (i * 37) % 400, 40, 40) for i in range(40)]
    few = joined(regions)
    assert len(few) <= 6
    for i, one in enumerate(few):
        assert one.collidelist(few[i + 1 :]) == -1
    assert all(any(big.contains(small) for big in few) for small in regions)
