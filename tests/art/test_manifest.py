"""The list of pictures, the files and the code that draws them say the same."""

import itertools
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest
import yaml

from art.baking import read_manifest
from art.kit.png import read
from art.masters import all_masters
from game.ui.theme import TRIBES
from game.wrath.view.pieces import POSES
from tests.art.pictures import ART, ROOT, SPECIES

MANIFEST = read_manifest()


def test_the_manifest_lists_exactly_what_the_code_draws() -> None:
    assert set(MANIFEST) == set(all_masters())


@pytest.mark.parametrize("name", sorted(MANIFEST))
def test_a_picture_is_twice_its_design_size_and_holds_its_body(name: str) -> None:
    entry = MANIFEST[name]
    image = pygame.image.load(ART / entry["file"])
    finer = 4 if name == "app-icon" else 2  # desktops show that one large, and it is never scaled with the window
    assert image.get_size() == (entry["size"][0] * finer, entry["size"][1] * finer)
    x, y, w, h = entry["body"]
    assert x >= 0
    assert y >= 0
    assert x + w <= entry["size"][0]
    assert y + h <= entry["size"][1]


def test_no_picture_lies_about_that_the_manifest_does_not_name() -> None:
    named = {entry["file"] for entry in MANIFEST.values()}
    textures = {f"shared/texture/{kind}-{part}.png" for kind in ("grain", "wood") for part in ("light", "dark")}
    assert {path.relative_to(ART).as_posix() for path in ART.rglob("*.png")} == named | textures


def test_all_that_wrath_needs_is_there() -> None:
    tiles = [f"{kind}{i}" for kind, count in (("grass", 5), ("jungle", 5), ("lagoon", 3)) for i in range(1, count + 1)]
    people = [
        f"{t.name}-{pose}{mood}{end}"
        for t in TRIBES
        for pose in POSES
        for mood in ("", "-cheering", "-hurt")
        for end in ("", "-standing")
    ]
    bases = [f"base-{tribe}-{use}" for tribe in (*[t.name for t in TRIBES], "plain") for use in ("person", "dinosaur")]
    dice = [f"die-{face}" for face in ("volcano", "cave", "hut", "foot", "egg", "blank", "kept")]
    animals = [name for species in SPECIES for name in (species, f"{species}-left", f"pen-{species}")]
    glyphs = [f"icon-{t.glyph}" for t in TRIBES] + [f"chip-{t.name}" for t in TRIBES]
    places = ["cave", "hut", "volcano", "volcano8", "volcano9", "worship-disc", "nest"]
    places += ["egg", "egg-plain", "egg-empty"]
    fronds = [f"jungle{i}-frond{k}" for i in range(1, 6) for k in (1, 2, 3)]
    airy = [*fronds, *(f"{what}{k}" for what in ("fern", "smoke") for k in (1, 2, 3))]
    wanted = [*airy, *tiles, *people, *bases, *dice, *animals, *glyphs, *places]
    assert [name for name in wanted if name not in MANIFEST] == []


@pytest.mark.parametrize("discs", [8, 9])
def test_a_volcano_tells_where_its_worship_discs_are(discs: int) -> None:
    spots = MANIFEST[f"volcano{discs}"]["spots"]
    assert len(spots) == discs
    assert all(50 < (x * x + y * y) ** 0.5 < 85 for x, y in spots)


@pytest.mark.parametrize("number", range(1, 6))
def test_a_jungle_tells_where_its_fronds_grow(number: int) -> None:
    spots = MANIFEST[f"jungle{number}"]["spots"]
    assert len(spots) == 3
    assert all(max(abs(x), abs(y)) == 100 for x, y in spots)  # on the rim, so that a leaning frond shows no root


def test_no_two_tiles_look_alike() -> None:
    """At 133 pixels, as in a window of 1280x720: enough of the ground and of what lies on it differs."""
    for kind, count in (("grass", 5), ("jungle", 5), ("lagoon", 3)):
        faces = [_small(f"{kind}{i}") for i in range(1, count + 1)]
        for one, other in itertools.combinations(faces, 2):
            far = np.abs(one.astype(int) - other.astype(int)).sum(2) > 60
            assert far.mean() > 0.04


def _small(name: str) -> npt.NDArray[np.uint8]:
    """The face of a tile."""
    entry = MANIFEST[name]
    x, y, w, h = (round(2 * side) for side in entry["body"])
    face = pygame.image.load(ART / entry["file"]).subsurface((x, y, w, h))
    return pygame.surfarray.array3d(pygame.transform.smoothscale(face, (133, 133)))


def test_all_that_the_data_of_moogh_name_is_there() -> None:
    tribes, beasts, items, dice = (_data(name)[name] for name in ("tribes", "beasts", "items", "dice"))
    ideas = [f"idea-{idea['id']}" for idea in _data("ideas")["ideas"]]
    names = [person["id"] for tribe in tribes for person in tribe["people"]]
    people = [f"{name}{mood}{end}" for name in names for mood in ("", "-hurt") for end in ("", "-standing", "-card")]
    beasts = [f"{beast['id']}{way}" for beast in beasts for way in ("", "-left")]
    items = [f"item-{item['id']}" for item in items]
    dice = [f"die-{face}" for kind in dice for face in kind["faces"]]
    assert len(people) == 8 * 6
    assert [name for name in (*people, *beasts, *items, *ideas, *dice) if name not in MANIFEST] == []


def _data(name: str) -> Any:
    return yaml.safe_load((ROOT / "data" / "moogh" / f"{name}.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", ["water", "mud", "cliff"])
def test_quarter_pieces_meet_without_a_seam(kind: str) -> None:
    pieces = {n: _premultiplied(f"{kind}{n}{'a' if n == 15 else ''}") for n in range(1, 16)}
    for one, other in itertools.product(pieces, repeat=2):
        if (bool(one & 2), bool(one & 8)) == (bool(other & 1), bool(other & 4)):
            assert np.abs(pieces[one][:, -1] - pieces[other][:, 0]).mean() < 5, f"{one} beside {other}"
        if (bool(one & 4), bool(one & 8)) == (bool(other & 1), bool(other & 2)):
            assert np.abs(pieces[one][-1] - pieces[other][0]).mean() < 5, f"{one} above {other}"


def _premultiplied(name: str) -> npt.NDArray[np.float64]:
    pixels = read(ART / MANIFEST[name]["file"]).astype(float)
    return np.dstack([pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3:]])


def test_the_pictures_stay_under_their_budget() -> None:
    size = sum(path.stat().st_size for path in ART.rglob("*") if path.suffix in {".png", ".ttf", ".otf"})
    assert size < 40_000_000


def test_every_font_has_its_licence_beside_it() -> None:
    families = {path.name.split("-")[0] for path in (ART / "fonts").iterdir() if path.suffix in {".ttf", ".otf"}}
    assert all((ART / "fonts" / f"{family}-LICENSE.txt").exists() for family in families)
