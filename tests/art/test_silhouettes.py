"""A piece is known by its black shape at 48 pixels, and a tribe by more than its hue."""

import itertools

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from art.animals.catalogue import BEASTS
from art.baking import read_manifest
from art.hunters import LOOKS
from art.poses import AT_WORK
from art.tribes import TRIBES
from game.ui import theme
from tests.art.pictures import ART, SPECIES

SIDE = 48
Shape = npt.NDArray[np.bool_]


def black_shape(name: str) -> Shape:
    """The solid part of a picture, its longer side 48 pixels, standing in the middle of the bottom."""
    image = pygame.image.load(ART / read_manifest()[name]["file"])
    solid = pygame.mask.from_surface(image, 140)
    box = solid.get_bounding_rects()[0].unionall(solid.get_bounding_rects())
    cut = solid.to_surface(setcolor="white", unsetcolor="black").subsurface(box)
    zoom = SIDE / max(box.size)
    small = pygame.transform.smoothscale(cut, (max(1, round(box.width * zoom)), max(1, round(box.height * zoom))))
    field = np.zeros((SIDE, SIDE), bool)
    shape = pygame.surfarray.array_red(small).T > 127
    left = (SIDE - shape.shape[1]) // 2
    field[SIDE - shape.shape[0] :, left : left + shape.shape[1]] = shape
    return field


def likeness(one: Shape, other: Shape) -> float:
    """Shared area over joined area, at the best shift of up to 4 pixels either way."""
    shifts = itertools.product(range(-4, 5, 2), repeat=2)
    moved = [np.roll(one, shift, (0, 1)) for shift in shifts]
    return max(float((m & other).sum() / (m | other).sum()) for m in moved)


PEOPLE = [f"flame-{pose}{mood}" for pose in AT_WORK for mood in ("", "-cheering", "-hurt")]
SHAPES = {name: black_shape(name) for name in (*SPECIES, *PEOPLE)}


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(SPECIES, 2)))
def test_two_dinosaurs_are_told_apart_by_their_black_shapes(one: str, other: str) -> None:
    assert likeness(SHAPES[one], SHAPES[other]) < 0.72


@pytest.mark.parametrize("name", sorted({*SPECIES, *(f"flame-{pose}" for pose in AT_WORK)}))
def test_the_nearest_shape_to_a_shrunken_piece_is_its_own(name: str) -> None:
    surface = pygame.surfarray.make_surface(np.repeat((SHAPES[name].T * 255)[..., None], 3, 2))
    blurred = pygame.transform.smoothscale(pygame.transform.smoothscale(surface, (24, 24)), (SIDE, SIDE))
    seen = pygame.surfarray.array_red(blurred).T > 127
    assert max(SHAPES, key=lambda other: likeness(seen, SHAPES[other])) == name


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations([tribe.name for tribe in TRIBES], 2)))
def test_two_tribes_are_told_apart_by_their_heads(one: str, other: str) -> None:
    heads = [black_shape(f"{tribe}-basket-cheering")[: SIDE // 2] for tribe in (one, other)]
    assert likeness(heads[0], heads[1]) < 0.93


def test_no_dinosaur_looks_like_a_person() -> None:
    assert all(likeness(SHAPES[s], SHAPES[p]) < 0.7 for s in SPECIES for p in PEOPLE)


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(AT_WORK, 2)))
def test_the_five_of_a_tribe_are_told_apart_by_what_they_hold(one: str, other: str) -> None:
    assert likeness(SHAPES[f"flame-{one}"], SHAPES[f"flame-{other}"]) < 0.93


@pytest.mark.parametrize("pose", list(AT_WORK))
def test_a_cheering_and_a_hurt_person_are_told_from_one_at_work(pose: str) -> None:
    at_work, cheering, hurt = (SHAPES[f"flame-{pose}{mood}"] for mood in ("", "-cheering", "-hurt"))
    assert max(likeness(at_work, cheering), likeness(at_work, hurt), likeness(cheering, hurt)) < 0.9


def test_the_eight_hunters_and_the_five_beasts_are_told_apart() -> None:
    shapes = {name: black_shape(name) for name in (*LOOKS, *BEASTS)}
    for one, other in itertools.combinations(shapes, 2):
        assert likeness(shapes[one], shapes[other]) < 0.86, f"{one} and {other}"


def test_pictures_and_screen_agree_on_the_tribes_colours() -> None:
    drawn = [(tribe.name, theme.pigment(tribe.pigment), theme.pigment(tribe.mark)) for tribe in TRIBES]
    assert drawn == [(tribe.name, tribe.colour, tribe.mark) for tribe in theme.TRIBES]


def test_every_piece_wears_a_border_of_cream_card() -> None:
    for name in (*SPECIES, "flame-spear", "moon-club"):
        image = pygame.image.load(ART / read_manifest()[name]["file"])
        rim = _rim_colours(image)
        creamy = sum(1 for r, g, b in rim if r > 190 and g > 170 and b > 130 and r > b)
        assert creamy > 0.35 * len(rim), name


def _rim_colours(image: pygame.Surface) -> list[tuple[int, int, int]]:
    solid = pygame.mask.from_surface(image, 200)
    colours = [image.get_at(point) for point in solid.outline(4)]
    return [(colour.r, colour.g, colour.b) for colour in colours]
