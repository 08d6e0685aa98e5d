"""Furniture cut at any size."""

import pygame
import pytest

from game.ui.paper import STOCKS, Paper, State
from game.ui.patterns import pattern
from game.ui.sprites import Sprites
from game.ui.theme import TRIBES, Kind
from tests.art.pictures import ART, pixels

STATES: tuple[State, ...] = ("idle", "hover", "pressed", "disabled")


@pytest.fixture
def paper() -> Paper:
    return Paper(Sprites(ART))


@pytest.mark.parametrize("kind", sorted(STOCKS))
@pytest.mark.parametrize("scale", [2 / 3, 1])
def test_a_panel_fills_its_box_and_little_more(paper: Paper, kind: str, scale: float) -> None:
    piece = paper.panel(kind, (240, 120), 3, scale)
    solid = pygame.mask.from_surface(piece.surface, 200).get_bounding_rects()[0]
    assert abs(solid.x - piece.offset[0]) <= 4
    assert abs(solid.y - piece.offset[1]) <= 4
    assert abs(solid.width - 240 * scale) <= 10
    assert abs(solid.height - 120 * scale) <= 10


def test_two_seeds_give_two_cuts_and_one_seed_one(paper: Paper) -> None:
    one, two = paper.panel("bone", (200, 90), 1, 1).surface, paper.panel("bone", (200, 90), 2, 1).surface
    shapes = [pygame.mask.from_surface(surface, 200) for surface in (one, two)]
    assert shapes[0].overlap_area(shapes[1], (0, 0)) < max(shape.count() for shape in shapes)
    again = Paper(Sprites(ART)).panel("bone", (200, 90), 1, 1).surface
    assert pixels(one) == pixels(again)


@pytest.mark.parametrize("kind", list(Kind))
def test_the_states_of_a_button_look_different(paper: Paper, kind: Kind) -> None:
    assert len({pixels(paper.button(kind, (200, 76), state, 1).surface) for state in STATES}) == len(STATES)


def test_a_pressed_button_moves_down_with_its_label(paper: Paper) -> None:
    idle, pressed = (paper.button("primary", (200, 76), state, 1) for state in (STATES[0], STATES[2]))
    tops = []
    for piece in (idle, pressed):
        target = pygame.Surface((320, 200), pygame.SRCALPHA)
        piece.blit(target, (60, 60))
        tops.append(pygame.mask.from_surface(target, 250).get_bounding_rects()[0].y)
    assert pressed.sink == tops[1] - tops[0] == 6
    assert idle.sink == 0


def test_a_ring_leaves_its_box_free_and_shows_ink_on_both_sides_of_the_ember(paper: Paper) -> None:
    piece = paper.ring((172, 172), 1)
    x, y = piece.offset
    assert piece.surface.get_at((x + 86, y + 86)).a == 0
    column = [piece.surface.get_at((x + 86, row)) for row in range(y)]
    line = ["ember" if c.r > 200 else "ink" for c in column if c.a > 150]
    assert [side for i, side in enumerate(line) if i == 0 or line[i - 1] != side] == ["ink", "ember", "ink"]


@pytest.mark.parametrize("tribe", [tribe.name for tribe in TRIBES])
def test_a_ribbon_carries_colour_pattern_and_glyph(paper: Paper, tribe: str) -> None:
    with_glyph, without = (paper.ribbon(tribe, (58, 194), 1, glyph=shown) for shown in (True, False))
    assert pixels(with_glyph.surface) != pixels(without.surface)
    x, y = without.offset
    colour = next(t.colour for t in TRIBES if t.name == tribe)
    seen = pygame.transform.average_color(without.surface, pygame.Rect(x + 10, y + 10, 38, 174))
    assert sum(abs(a - b) for a, b in zip(seen[:3], colour, strict=True)) < 130


@pytest.mark.parametrize("name", [tribe.pattern for tribe in TRIBES])
def test_a_pattern_that_is_cut_in_pieces_is_one_pattern(name: str) -> None:
    whole = pattern(name, (200, 150), pygame.FRect(0, 0, 200, 150), 1.7)
    piece = pattern(name, (60, 40), pygame.FRect(-90, -70, 200, 150), 1.7)
    part = whole.subsurface((90, 70, 60, 40))
    off = [abs(piece.get_at((x, y)).a - part.get_at((x, y)).a) for x in range(60) for y in range(40)]
    assert max(off) < 40  # of 255, and only at soft edges
    assert sum(off) / len(off) < 5  # a pattern shifted by a pixel: 19 and more


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (2560, 1080)])
def test_the_table_covers_any_window(paper: Paper, size: tuple[int, int]) -> None:
    table = paper.table(size, size[1] / 1080)
    assert table.get_size() == size
    assert not table.get_flags() & pygame.SRCALPHA
    corners, middle = table.get_at((size[0] - 3, size[1] - 3)), table.get_at((size[0] // 2, size[1] // 2 - 7))
    assert sum(corners[:3]) < sum(middle[:3])


def test_small_boxes_do_not_break_the_scissors(paper: Paper) -> None:
    for size in ((1, 1), (6, 40), (40, 6)):
        assert paper.panel("bone", size, 0, 1).surface.get_width() > 0
        assert paper.button("good", size, "pressed", 1).surface.get_width() > 0


def test_a_vignette_dims_the_corners_and_not_the_middle(paper: Paper) -> None:
    shade = paper.vignette((320, 180))
    assert shade.get_at((147, 79)).r == 255
    assert shade.get_at((317, 177)).r < 235
