"""The list of all pictures that the bake makes."""

from functools import partial

from art.animals.catalogue import DINOSAURS, animal
from art.animals.printing import print_animal
from art.dice import FACES, die, kept_ring
from art.icons import ICONS, icon
from art.kit.canvas import Canvas
from art.kit.geometry import affinity, tube
from art.master import Box, Drawing, Master
from art.people import POSES, Person, draw_person
from art.tiles.grass import grass
from art.tiles.homes import cave, hut
from art.tiles.jungle import jungle
from art.tiles.lagoon import lagoon
from art.tiles.volcano import DISC_RADIUS, disc_places, volcano, worship_disc
from art.tribes import TRIBES, Tribe, chip, wooden_base

TILE_ROOM: Box = (-124, -124, 136, 144)
TILE_BODY: Box = (-100, -100, 200, 200)
PERSON, DINOSAUR = 0.6, 0.72
PERSON_BASE, DINOSAUR_BASE = 52 * PERSON, 64.0
DIE = 88.0


def all_masters() -> dict[str, Master]:
    """Every picture by its name."""
    makers = (_tiles, _people, _dinosaurs, _bases_and_chips, _dice, _icons)
    return {master.name: master for maker in makers for master in maker()}


def _tiles() -> list[Master]:
    kinds: dict[str, Drawing] = {
        **{f"grass{i}": partial(grass, seed=s) for i, s in enumerate((1, 5, 6, 7, 9), 1)},
        **{f"jungle{i}": partial(jungle, seed=s) for i, s in enumerate((1, 2, 3, 4, 6), 1)},
        **{f"lagoon{i}": partial(lagoon, seed=s) for i, s in enumerate((1, 4, 6), 1)},
        "cave": cave,
        "hut": hut,
        "volcano": volcano,
    }
    tiles = [Master(name, "wrath", draw, TILE_ROOM, TILE_BODY) for name, draw in kinds.items()]
    for players, discs in ((2, 7), (3, 8), (4, 9)):
        draw = partial(volcano, discs=discs)
        tiles.append(Master(f"volcano{players}", "wrath", draw, TILE_ROOM, TILE_BODY, disc_places(discs)))
    r = DISC_RADIUS
    return [*tiles, Master("worship-disc", "wrath", worship_disc, (-30, -30, 30, 30), (-r, -r, 2 * r, 2 * r))]


def _people() -> list[Master]:
    return [
        Master(
            f"{tribe.name}-{pose}{'-standing' if standing else ''}",
            "shared",
            partial(draw_person, person=Person(tribe, pose), x=0, y=0, scale=PERSON, standing=standing, elevation=5),
            (-50, -100, 60, 40),
            _figure(Person(tribe, pose), standing),
        )
        for tribe in TRIBES
        for pose in POSES
        for standing in (False, True)
    ]


def _figure(person: Person, standing: bool) -> Box:
    x0, y0, x1, y1 = affinity.scale(person.outline(), PERSON, PERSON, origin=(0, 0)).bounds
    if standing:
        x0, x1, y1 = min(x0, -PERSON_BASE / 2), max(x1, PERSON_BASE / 2), PERSON_BASE * 0.28
    return (x0, y0, x1 - x0, y1 - y0)


def _dinosaurs() -> list[Master]:
    return [
        Master(
            f"{name}{'-left' if left else ''}",
            "shared",
            partial(_standee, name=name, flip=left),
            (-140, -140, 150, 60),
            _dinosaur_body(name, left),
            mirror=name if left else f"{name}-left",
        )
        for name in (*DINOSAURS, "pteranodon-flying")
        for left in (False, True)
    ]


def _standee(canvas: Canvas, name: str, flip: bool) -> None:
    """A dinosaur on its feet at the origin; the flyer is held up by a rod of bone."""
    if name == "pteranodon":
        canvas.paper(tube([(0, 1, 2.4), (-4, -FLIGHT - 48, 1.8)]), "#D9C7A0", elevation=3)
    lift = FLIGHT if name == "pteranodon" else 0
    print_animal(canvas, animal(name.removesuffix("-flying")), 0, -lift, DINOSAUR, flip=flip, border=4.6)


FLIGHT = 8.0


def _dinosaur_body(name: str, flip: bool) -> Box:
    outline = affinity.scale(animal(name.removesuffix("-flying")).outline(), DINOSAUR, DINOSAUR, origin=(0, 0))
    x0, y0, x1, y1 = outline.bounds
    if name == "pteranodon":
        y0, y1 = y0 - FLIGHT, 0
    return (-x1 if flip else x0, y0, x1 - x0, y1 - y0)


def _bases_and_chips() -> list[Master]:
    bases = [
        _base(tribe, use, width)
        for tribe in (*TRIBES, None)
        for use, width in (("person", PERSON_BASE), ("dinosaur", DINOSAUR_BASE))
    ]
    chips = [
        Master(f"chip-{tribe.name}", "shared", partial(chip, tribe=tribe), (-32, -32, 36, 38), (-20, -20, 40, 40))
        for tribe in TRIBES
    ]
    return bases + chips


def _base(tribe: Tribe | None, use: str, width: float) -> Master:
    draw = partial(wooden_base, x=0, y=0, width=width, tribe=tribe, elevation=3 if use == "person" else 5)
    body = (-width / 2, -width * 0.126, width, width * 0.41)
    return Master(f"base-{tribe.name if tribe else 'plain'}-{use}", "shared", draw, (-60, -40, 70, 60), body)


def _dice() -> list[Master]:
    room: Box = (-70, -70, 80, 90)
    body: Box = (-DIE / 2, -DIE / 2, DIE, DIE)
    faces = [Master(f"die-{name}", "shared", partial(die, name=name, size=DIE), room, body) for name in FACES]
    ring = Master("die-kept", "shared", partial(kept_ring, size=DIE), room, body, clear="#1d120c")
    return [*faces, ring]


def _icons() -> list[Master]:
    return [
        Master(
            f"icon-{name}",
            "shared/icons",
            partial(_white_icon, name=name),
            (-24, -24, 24, 24),
            (-24, -24, 48, 48),
            grain=False,
            clear="#ffffff",
            crop=False,
        )
        for name in ICONS
    ]


def _white_icon(canvas: Canvas, name: str) -> None:
    canvas.flat(icon(name, 0, 0, 48), "#ffffff")
