"""The seats are told apart on every palette by every eye, and strong contrast is strong."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.ui import theme
from game.ui.art import Art
from game.ui.dye import Dye
from game.ui.paper import STOCKS
from game.ui.sight import PALETTES, USUAL, Palette, Sight, is_light
from tests.art.test_colours import EYES, TO_XYZ, Array, contrast, distance, lab, linear

ART = Path(__file__).resolve().parents[2] / "art"
GREY = np.array([TO_XYZ[1]] * 3)
"""An eye, or a screen, that sees lightness alone."""
AT_THE_TABLE = 4
"""Seats of the largest table; the fifth tribe sits at none of Wrath."""
WANTED = {"red-green": ("protan", "deutan"), "blue-yellow": ("tritan",), "lightness": ("grey",), USUAL: ("normal",)}
ALL_EYES: dict[str, Array] = {**EYES, "grey": GREY}


def _least(palette: Palette, eye: str, seats: int = AT_THE_TABLE) -> float:
    tribes = list(palette.tribes().values())[:seats]
    seen = [lab(ALL_EYES[eye] @ linear(tribe.colour)) for tribe in tribes]
    return min(distance(a, b) for a, b in itertools.combinations(seen, 2))


@pytest.mark.parametrize("name", PALETTES)
def test_seats_are_told_apart_by_colour_by_the_eyes_that_a_palette_is_for(name: str) -> None:
    least = 12 if name == "lightness" else 27
    assert all(_least(PALETTES[name], eye) >= least for eye in (*WANTED[name], *(["normal"] * (name != "lightness"))))


@pytest.mark.parametrize("eye", ["protan", "deutan", "tritan", "grey"])
def test_for_every_eye_some_palette_is_better_than_the_usual(eye: str) -> None:
    assert max(_least(palette, eye) for palette in PALETTES.values()) > _least(PALETTES[USUAL], eye)


@pytest.mark.parametrize("name", PALETTES)
def test_marks_are_read_on_every_palette(name: str) -> None:
    assert all(contrast(tribe.colour, tribe.mark) >= 4.5 for tribe in PALETTES[name].tribes().values())


@pytest.mark.parametrize("name", PALETTES)
def test_no_two_tribes_share_a_glyph_or_a_pattern(name: str) -> None:
    tribes = PALETTES[name].tribes().values()
    assert len({tribe.glyph for tribe in tribes}) == len({tribe.pattern for tribe in tribes}) == len(theme.TRIBES)


@pytest.mark.parametrize("kind", sorted(STOCKS))
def test_words_on_every_paper_have_a_contrast_of_seven_where_it_is_to_be_high(kind: str) -> None:
    sight = Sight(contrast=True)
    paper = sight.paper(STOCKS[kind].colour)
    dark, light = (theme.INK, theme.UMBER, theme.FADED, theme.TEXT_RED), (theme.CREAM, theme.BONE)
    inks = dark if is_light(STOCKS[kind].colour) else light
    assert min(contrast(sight.ink(ink), paper) for ink in inks) >= 7
    assert contrast(sight.edge(paper), paper) >= 7


@pytest.mark.parametrize("kind", list(theme.Kind))
def test_labels_of_buttons_have_a_contrast_of_seven_where_it_is_to_be_high(kind: theme.Kind) -> None:
    sight = Sight(contrast=True)
    assert contrast(sight.paper(theme.BUTTON_FACE[kind]), sight.ink(theme.BUTTON_MARK[kind])) >= 7


@pytest.mark.parametrize("tribe", [tribe.name for tribe in theme.TRIBES[:AT_THE_TABLE]])
def test_every_picture_that_a_tribe_wears_is_dyed_and_nothing_else(tribe: str) -> None:
    art = Art(ART)
    names = [name for name in art.sprites.names() if tribe in name.split("-") and not name.startswith("icon-")]
    assert {"chip", "base"} <= {part for name in names for part in name.split("-")}
    other = "wave" if tribe != "wave" else "flame"
    for palette in set(PALETTES) - {USUAL}:
        art.see(Sight())
        before = {name: _bytes(art, name) for name in (*names, f"chip-{other}", "grass1", f"icon-{tribe}")}
        art.see(Sight(palette))
        art.sprites._dyes.pop(other)
        changed = {name for name, pixels in before.items() if _bytes(art, name) != pixels}
        assert changed == set(names)


def test_a_dyed_chip_has_the_new_colour_and_keeps_its_mark() -> None:
    chip = pygame.image.load(ART / "shared" / "chip-wave.png")
    new = dict(PALETTES["lightness"].colours)["wave"]
    dyed = Dye(theme.TRIBES[1].colour, new).apply(chip)
    found = [dyed.get_at((x, y))[:3] for x in range(dyed.get_width()) for y in range(dyed.get_height())]
    near = [c for c in found if max(abs(a - b) for a, b in zip(c, new, strict=True)) < 14]
    marks = [c for c in found if min(c) > 200]
    assert len(near) > 0.2 * len(found)
    assert len(marks) > 0.03 * len(found)


def _bytes(art: Art, name: str) -> bytes:
    return pygame.image.tobytes(art.sprites.get(name, 0.5), "RGBA")


def test_pieces_stand_out_from_every_ground_where_contrast_is_to_be_high() -> None:
    usual, strong = Art(ART), Art(ART)
    strong.see(Sight(contrast=True))
    grounds = [name for name in usual.sprites.names() if usual.sprites.is_ground(name) and "frond" not in name]
    assert {name.rstrip("12345") for name in grounds} >= {"grass", "jungle", "lagoon", "cave", "hut", "volcano"}
    seen = {name: [contrast(theme.BONE, _mean(art, name)) for art in (usual, strong)] for name in grounds}
    assert all(high > before for before, high in seen.values())
    assert all(high >= 3 for _before, high in seen.values()), seen
    assert min(before for before, _high in seen.values()) < 3


def _mean(art: Art, name: str) -> theme.Colour:
    """The middle of a tile, where pieces stand."""
    x, y, w, h = (round(value * 0.5) for value in art.sprites.body(name))
    picture = art.sprites.get(name, 0.5)
    middle = picture.subsurface(pygame.Rect(x, y, w, h).clamp(picture.get_rect()))
    r, g, b, _a = pygame.transform.average_color(middle)
    return r, g, b
