"""Dino-Wars: every kind of the data is drawn, and none is taken for another."""

import colorsys
import itertools
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest
import yaml

from art.animals.catalogue import SKIRMISHERS, animal
from art.baking import read_manifest
from art.dinowars import MARKS
from art.kit.geometry import place
from game.ui.coats import COATS, dressed
from game.ui.sprites import Sprites
from game.ui.theme import Colour
from tests.art.pictures import ART, ROOT, SPECIES, pixels
from tests.art.test_silhouettes import SIDE, black_shape, likeness

MANIFEST = read_manifest()
KINDS: list[Any] = yaml.safe_load((ROOT / "data" / "dinowars" / "species.yaml").read_text(encoding="utf-8"))["species"]
FIGURES = [*[kind["id"] for kind in KINDS], "gargantuan", "baby"]
SHAPES = {name: black_shape(name) for name in FIGURES}


def test_every_kind_of_the_data_is_drawn_facing_either_way() -> None:
    assert len(KINDS) == 24
    assert [name for figure in FIGURES for name in (figure, f"{figure}-left") if name not in MANIFEST] == []
    assert all(MANIFEST[figure]["mirror"] == f"{figure}-left" for figure in FIGURES)


def test_what_another_table_drew_is_not_drawn_twice() -> None:
    assert not set(SKIRMISHERS) & set(SPECIES)
    borrowed = [name for name in FIGURES if MANIFEST[name]["file"].startswith("shared/")]
    assert borrowed == ["tyrannosaurus", "pteranodon", "triceratops", "stegosaurus", "ankylosaurus"]


def test_two_figures_of_a_skirmish_are_told_apart_by_their_black_shapes() -> None:
    """At 48 pixels, as Wrath's eight are, and to the same bound."""
    alike = [
        (one, other)
        for one, other in itertools.combinations(FIGURES, 2)
        if likeness(SHAPES[one], SHAPES[other]) >= 0.72
    ]
    assert alike == []


def test_a_silhouette_is_a_shape_of_some_size() -> None:
    assert [name for name, shape in SHAPES.items() if shape.sum() < 0.12 * SIDE * SIDE] == []


def test_two_kinds_of_one_side_differ_in_pigment_too() -> None:
    """No shape is told by colour alone, but nobody is given the coat of another."""
    pigments = [animal(kind["id"]).pigments.body for kind in KINDS]
    assert len(set(pigments)) == len(pigments)


@pytest.mark.parametrize("name", [*MARKS, "feeding-both", "eggs"])
def test_every_marker_is_there(name: str) -> None:
    assert name in MANIFEST


def test_markers_differ_in_shape_or_sign() -> None:
    assert len({(mark.icon, mark.sides) for mark in MARKS.values()}) == len(MARKS)


@pytest.mark.parametrize("name", ["run", "lung", "fang", "shield", "tail", "wing", "claw", "track"])
def test_every_number_of_an_animal_has_its_sign(name: str) -> None:
    assert f"icon-{name}" in MANIFEST


def test_an_animal_stands_on_its_own_ground_point() -> None:
    """Its legs are above the middle of its base, so that the base is seen and tells where it is."""
    for name in SKIRMISHERS:
        near = animal(name).near
        if near.is_empty:
            continue
        x0, _top, x1, _low = place(near, 0, 0).bounds
        assert x0 < 30, name
        assert x1 > -20, name


@pytest.fixture(scope="module")
def sprites() -> Sprites:
    return Sprites(ART)


@pytest.mark.parametrize("kind", [kind["id"] for kind in KINDS])
def test_every_kind_can_wear_a_coat_and_keeps_its_card(sprites: Sprites, kind: str) -> None:
    """A dyed body is of the coat's hue; the cream of the card around it stays."""
    plain = sprites.get(kind, 0.5)
    number = FIGURES.index(kind)
    for coat in (list(COATS)[number % 8], list(COATS)[(number * 3 + 4) % 8]):
        worn = sprites.get(dressed(kind, coat), 0.5)
        assert worn.get_size() == plain.get_size()
        assert _share_near(worn, COATS[coat]) > 0.3, coat
        assert abs(_creamy(worn) - _creamy(plain)) < 0.02, coat


def test_a_coat_is_worn_to_the_left_too(sprites: Sprites) -> None:
    assert _share_near(sprites.get(dressed("triceratops", "plum"), 0.5, flip=True), COATS["plum"]) > 0.3


def test_an_unknown_coat_changes_nothing(sprites: Sprites) -> None:
    assert sprites.has("triceratops@puce")
    assert pixels(sprites.get("triceratops@puce", 0.4)) == pixels(sprites.get("triceratops", 0.4))


def _hues(surface: pygame.Surface) -> npt.NDArray[np.float64]:
    """Hue, saturation and value of what is solid."""
    array = pygame.surfarray.array3d(surface)[pygame.surfarray.array_alpha(surface) > 200]
    return np.array([colorsys.rgb_to_hsv(*(pixel / 255)) for pixel in array[::7]])


def _share_near(surface: pygame.Surface, colour: Colour) -> float:
    hue = colorsys.rgb_to_hsv(*(level / 255 for level in colour))[0]
    found = _hues(surface)
    return float(((np.abs((found[:, 0] - hue + 0.5) % 1 - 0.5) < 0.04) & (found[:, 1] > 0.2)).mean())


def _creamy(surface: pygame.Surface) -> float:
    found = _hues(surface)
    return float(((found[:, 1] < 0.24) & (found[:, 2] > 0.85)).mean())
