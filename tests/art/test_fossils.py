"""Skeletons and tiles of Fossil Hunters: complete, fitting, each its own; seas that show their map."""

import itertools
from typing import Any

import numpy as np
import pytest
import yaml
from shapely.geometry import Point

from art.baking import read_manifest
from art.bones.catalogue import ANIMALS, skeleton
from art.bones.printing import print_bones, solid
from art.chart import NAMES, chart
from art.groups import GROUPS
from art.harbours import MISSIONS
from art.kit.canvas import Canvas
from art.kit.geometry import box, place, union
from art.kit.png import read
from art.plates import BODIES
from art.slabs import HEIGHT, WIDTH, berth, piece
from art.tribes import TRIBES
from game.content.tilemap import ObjectLayer
from game.content.tmx import read_map
from game.ui.theme import pigment
from tests.art.pictures import ART, ROOT
from tests.art.test_colours import EYES, distance, lab, linear
from tests.art.test_silhouettes import black_shape, likeness

MANIFEST = read_manifest()
DATA = ROOT / "data" / "cazadores"


def _data(name: str) -> Any:
    return yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))


def test_the_drawn_animals_are_those_of_the_data() -> None:
    told = {one["id"]: (one["group"], one["tiles"]) for one in _data("animals")["animals"]}
    assert {name: (animal.group, animal.tiles) for name, animal in ANIMALS.items()} == told
    assert list(GROUPS) == _data("animals")["groups"]
    assert sorted(MISSIONS) == sorted(one["value"] for one in _data("missions")["classes"])
    assert set(BODIES) == set(ANIMALS)


def test_all_that_the_data_of_fossil_hunters_name_is_there() -> None:
    tiles = [f"tile-{name}-{k}" for name, animal in ANIMALS.items() for k in range(1, animal.tiles + 1)]
    whole = [f"{kind}-{name}" for name in ANIMALS for kind in ("skeleton", "plate")]
    groups = [f"{kind}-{group}" for group in GROUPS for kind in ("site", "pit", "seal", "tile-back")]
    tribes = [f"{kind}-{t.name}" for t in TRIBES for kind in ("ship", "museum")]
    missions = [f"{kind}-{value}" for value in MISSIONS for kind in ("mission", "mission-back")]
    charts = [f"chart-{path.stem}" for path in (DATA / "charts").glob("*.tmx")]
    ports = ["port-supplies", "port-free", "port-sea", "barrel", "barrel-empty", "crate", "hold"]
    assert len(tiles) == 70
    wanted = [*tiles, *whole, *groups, *tribes, *missions, *charts, *ports]
    assert [name for name in wanted if name not in MANIFEST] == []


@pytest.mark.parametrize("name", list(ANIMALS))
def test_the_pieces_of_an_animal_make_its_slab_without_gap_or_overlap(name: str) -> None:
    animal = ANIMALS[name]
    pieces = [piece(animal, number) for number in range(1, animal.tiles + 1)]
    for one, other in itertools.pairwise(pieces):
        assert one.intersection(other).area < 0.01
    slab = union(*pieces)
    assert slab.geom_type == "Polygon"
    assert sum(one.area for one in pieces) == pytest.approx(slab.area, abs=0.01)
    assert slab.area == pytest.approx(animal.tiles * WIDTH * HEIGHT, rel=0.03)
    for number, one in enumerate(pieces):
        assert one.area == pytest.approx(WIDTH * HEIGHT, rel=0.08)
        assert one.bounds[0] == pytest.approx(number * WIDTH, abs=6)


@pytest.mark.parametrize("name", list(ANIMALS))
def test_every_piece_bears_bones_and_none_leave_the_slab(name: str) -> None:
    animal = ANIMALS[name]
    x, y, scale = berth(animal)
    bones = place(solid(skeleton(name)), x, y, scale)
    assert box(4, 4, animal.tiles * WIDTH - 4, HEIGHT - 12).contains(bones)
    for number in range(1, animal.tiles + 1):
        assert bones.intersection(piece(animal, number)).area > 90, f"piece {number}"


@pytest.mark.parametrize("name", [name for name, animal in ANIMALS.items() if animal.tiles > 1])
def test_bones_go_on_across_every_break(name: str) -> None:
    """Beside a break, tiles laid side by side look as the skeleton printed in one go; moved by a hair they do not."""
    animal = ANIMALS[name]
    laid, whole = _side_by_side(name), _in_one_go(name)
    for number in range(1, animal.tiles):
        beside = [number * int(2 * WIDTH) + side * far for side in (-1, 1) for far in range(9, 17)]
        fits = np.abs(laid[:, beside] - whole[:, beside]).mean()
        shifted = min(np.abs(laid[:, beside] - np.roll(whole, by, 0)[:, beside]).mean() for by in (-8, 8))
        assert fits < 0.6 * shifted, f"after piece {number}"


def _side_by_side(name: str) -> Any:
    """The brightness of an animal's tiles in a row, between rim and foot, halves of a design pixel."""
    rows = []
    for number in range(1, ANIMALS[name].tiles + 1):
        entry = MANIFEST[f"tile-{name}-{number}"]
        left, top = (round(2 * side) for side in entry["body"][:2])
        tile = read(ART / entry["file"])[top + 14 : top + 192, left : left + round(2 * WIDTH), :3]
        rows.append(tile.mean(2))
    return np.hstack(rows)


def _in_one_go(name: str) -> Any:
    animal = ANIMALS[name]
    canvas = Canvas(0, 0, animal.tiles * WIDTH, HEIGHT)
    canvas.flat(box(0, 0, animal.tiles * WIDTH, HEIGHT), GROUPS[animal.group].bed)
    print_bones(canvas, skeleton(name), *berth(animal))
    return canvas.rgba()[14:192, :, :3].mean(2)


def test_the_twenty_skeletons_are_told_apart_by_their_black_shapes() -> None:
    shapes = {name: black_shape(f"skeleton-{name}") for name in ANIMALS}
    for one, other in itertools.combinations(shapes, 2):
        assert likeness(shapes[one], shapes[other]) < 0.8, f"{one} and {other}"


def test_the_five_ships_are_told_apart_by_their_black_shapes() -> None:
    shapes = {tribe.name: black_shape(f"ship-{tribe.name}") for tribe in TRIBES}
    for one, other in itertools.combinations(shapes, 2):
        assert likeness(shapes[one], shapes[other]) < 0.85, f"{one} and {other}"


def test_a_group_has_a_glyph_that_no_tribe_and_no_other_group_has() -> None:
    glyphs = [group.glyph for group in GROUPS.values()]
    assert len(set(glyphs)) == len(glyphs)
    assert not set(glyphs) & {tribe.name for tribe in TRIBES}


@pytest.mark.parametrize("eye", sorted(EYES))
def test_two_groups_never_look_alike(eye: str) -> None:
    seen = [lab(EYES[eye] @ linear(pigment(group.pigment))) for group in GROUPS.values()]
    assert min(distance(a, b) for a, b in itertools.combinations(seen, 2)) >= 17


def test_every_piece_of_an_animal_says_which_it_is() -> None:
    """The little squares along the foot: one bright, at the piece's own place."""
    for name, animal in ANIMALS.items():
        for number in range(1, animal.tiles + 1):
            bright = _bright_along_the_foot(f"tile-{name}-{number}")
            middle = WIDTH / 2 + (number - 1 - (animal.tiles - 1) / 2) * 9.8
            assert abs(bright - middle) < 2, f"{name} {number}"


def _bright_along_the_foot(name: str) -> float:
    entry = MANIFEST[name]
    pixels = read(ART / entry["file"]).astype(int)
    left, top = (round(2 * side) for side in entry["body"][:2])
    row = pixels[top + round(2 * (HEIGHT - 6.8)), left : left + round(2 * WIDTH), :3]
    return float(np.flatnonzero((row > (245, 230, 200)).all(1)).mean() / 2)


@pytest.mark.parametrize("name", NAMES)
def test_a_painted_sea_shows_the_lands_and_waters_of_its_map(name: str) -> None:
    """Had the map changed since it was painted, ports would stand on painted land."""
    pixels = read(ART / MANIFEST[f"chart-{name}"]["file"]).astype(int)
    tiled = read_map(DATA / "charts" / f"{name}.tmx")
    (spaces,) = [layer for layer in tiled.layers if isinstance(layer, ObjectLayer) and layer.name == "spaces"]

    def is_water(x: float, y: float) -> bool:
        r, g, b = pixels[min(round(2 * y), len(pixels) - 1), min(round(2 * x), len(pixels[0]) - 1), :3]
        return bool(b > r + 12 and b > g - 20)

    assert [space.name for space in spaces.objects if not is_water(space.x, space.y)] == []
    for land_name, land in chart(name).lands:
        inner = land.buffer(-3).intersection(chart(name).sea)
        if inner.is_empty:  # an islet, all shore
            continue
        x0, y0, x1, y1 = inner.bounds
        spots = [(x, y) for x in np.arange(x0, x1, 3) for y in np.arange(y0, y1, 3) if inner.contains(Point(x, y))]
        assert sum(is_water(*spot) for spot in spots) <= 0.25 * len(spots), land_name
