"""The list of all pictures that the bake makes."""

from functools import partial

from art.animals.catalogue import DINOSAURS, animal
from art.animals.printing import print_animal
from art.boxes import HEIGHT as BOX_HEIGHT
from art.boxes import LIDS, game_box
from art.boxes import WIDTH as BOX_WIDTH
from art.cards import HEIGHT, LANDS, WIDTH, pen
from art.cazadores import cazadores_masters
from art.dice import FACES, die, kept_ring
from art.dinowars import dinowars_masters
from art.furniture import (
    ARROWS,
    egg,
    empty_egg,
    fern,
    fire,
    hand_pointer,
    nest,
    pointer,
    smoke,
    trail_disc,
    tremor_arrow,
)
from art.icons import ICONS, icon
from art.kit.canvas import Canvas
from art.kit.geometry import affinity, place, tube
from art.master import Box, Drawing, Master, box_of
from art.moogh import moogh_masters
from art.people import MOODS, Person, draw_person
from art.poses import AT_WORK
from art.tiles.grass import grass
from art.tiles.homes import FIRES, cave, hut
from art.tiles.jungle import jungle, loose, loose_frond, loose_shape
from art.tiles.lagoon import lagoon
from art.tiles.volcano import DISC_RADIUS, disc_places, volcano, worship_disc
from art.title import app_icon, logo, scene
from art.tribes import TRIBES, Tribe, chip, wooden_base

TILE_ROOM: Box = (-124, -124, 136, 144)
TILE_BODY: Box = (-100, -100, 200, 200)
FROND_ROOM: Box = (-90, -90, 100, 100)
PERSON, DINOSAUR = 0.6, 0.72
PERSON_BASE, DINOSAUR_BASE = 52 * PERSON, 78.0
BEFORE = 3.5
"""How far before a dinosaur's feet the middle of its base lies, so that the owner's band is seen."""
DIE = 88.0


def all_masters() -> dict[str, Master]:
    """Every picture by its name."""
    makers = (
        _tiles, _people, _dinosaurs, _bases_and_chips, _dice, _icons, _furniture, _cards, _title, moogh_masters,
        cazadores_masters, dinowars_masters,
    )  # fmt: skip
    return {master.name: master for maker in makers for master in maker()}


def _tiles() -> list[Master]:
    kinds: dict[str, Drawing] = {
        **{f"grass{i}": partial(grass, number=i) for i in range(1, 6)},
        **{f"lagoon{i}": partial(lagoon, number=i) for i in range(1, 4)},
        "cave": cave,
        "hut": hut,
        "volcano": volcano,
    }
    tiles = [
        Master(name, "wrath", draw, TILE_ROOM, TILE_BODY, FIRES.get(name, ()), ground=True)
        for name, draw in kinds.items()
    ]
    tiles += [one for number in range(1, 6) for one in _jungle(number)]
    for discs in (8, 9):
        draw = partial(volcano, discs=discs)
        places = disc_places(discs)
        tiles.append(Master(f"volcano{discs}", "wrath", draw, TILE_ROOM, TILE_BODY, places, ground=True))
    r = DISC_RADIUS
    return [*tiles, Master("worship-disc", "wrath", worship_disc, (-30, -30, 30, 30), (-r, -r, 2 * r, 2 * r))]


def _jungle(number: int) -> list[Master]:
    """A tile, marked where its loose fronds stand, and these."""
    fronds = loose(number)
    roots = tuple((plant.x, plant.y) for plant in fronds)
    tile = Master(f"jungle{number}", "wrath", partial(jungle, number=number), TILE_ROOM, TILE_BODY, roots, ground=True)
    return [
        tile,
        *[
            Master(
                f"jungle{number}-frond{k + 1}",
                "wrath",
                partial(loose_frond, number=number, which=k),
                FROND_ROOM,
                box_of(loose_shape(number, k)),
                ground=True,
            )
            for k in range(len(fronds))
        ],
    ]


def _people() -> list[Master]:
    return [
        Master(
            f"{tribe.name}-{pose}{f'-{mood}' if mood else ''}{'-standing' if standing else ''}",
            "people",
            partial(
                draw_person, person=Person(tribe, pose, mood), x=0, y=0, scale=PERSON, standing=standing, elevation=5
            ),
            (-60, -110, 70, 40),
            _figure(Person(tribe, pose, mood), standing),
        )
        for tribe in TRIBES
        for pose in AT_WORK
        for mood in MOODS
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
            pigment=animal(name.removesuffix("-flying")).pigments.body,
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
    x, y, width, height = box_of(place(animal(name.removesuffix("-flying")).outline(), 0, 0, DINOSAUR, flip))
    return (x, y - FLIGHT, width, FLIGHT - y) if name == "pteranodon" else (x, y, width, height)


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
    before = 0 if use == "person" else BEFORE
    draw = partial(wooden_base, x=0, y=before, width=width, tribe=tribe, elevation=3 if use == "person" else 5)
    body = (-width / 2, before - width * 0.126, width, width * 0.41)
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


def _furniture() -> list[Master]:
    small: Box = (-60, -60, 70, 80)
    egg_body: Box = (-15, -21, 30, 42)
    arrows = [
        Master(f"arrow-{way}", "wrath", partial(tremor_arrow, way=way), (-80, -80, 90, 100), (-48, -48, 96, 96))
        for way in ARROWS
    ]
    return [
        *arrows,
        Master("nest", "wrath", nest, (-130, -90, 140, 100), (-90, -56, 180, 112)),
        *[
            Master(f"fern{k}", "wrath", partial(fern, number=k), (-90, -90, 100, 100), (-1, -1, 2, 2))
            for k in range(1, 4)
        ],
        *[Master(f"smoke{k}", "wrath", partial(smoke, number=k), small, (-16, -12, 32, 24)) for k in range(1, 4)],
        Master("fire", "wrath", fire, small, box_of(icon("flame", 0, -12.5, 25))),
        Master("egg", "wrath", egg, small, egg_body),
        Master("egg-plain", "wrath", partial(egg, specks=0), small, egg_body),
        Master("egg-empty", "wrath", empty_egg, small, egg_body),
        Master("trail-disc", "wrath", partial(trail_disc, colour="#D3B57E", seed=3), small, (-18, -18, 36, 36)),
        Master("trail-end", "wrath", partial(trail_disc, colour="#B8452B", seed=8), small, (-18, -18, 36, 36)),
        Master("cursor", "shared", pointer, (-20, -20, 50, 60), (0, 0, 21, 31), grain=False),
        Master("cursor-hand", "shared", hand_pointer, (-40, -30, 50, 70), (-16, 0, 34, 34), grain=False),
    ]


def _cards() -> list[Master]:
    room: Box = (-20, -40, WIDTH + 20, HEIGHT + 20)
    body: Box = (0, 0, WIDTH, HEIGHT)
    return [Master(f"pen-{species}", "wrath", partial(pen, species=species), room, body) for species in LANDS]


def _title() -> list[Master]:
    room: Box = (-40, -40, BOX_WIDTH + 60, BOX_HEIGHT + 70)
    boxes = [
        Master(f"box-{game}", "title", partial(game_box, game=game), room, (0, 0, BOX_WIDTH, BOX_HEIGHT))
        for game in LIDS
    ]
    return [
        *boxes,
        Master("title-scene", "title", scene, (0, 0, 1920, 1080), (0, 0, 1920, 1080), crop=False),
        Master("title-logo", "title", logo, (-760, -160, 760, 180), (-640, -60, 1280, 120)),
        Master(
            "app-icon",
            "title",
            app_icon,
            (-64, -64, 64, 64),
            (-60, -60, 120, 120),
            grain=False,
            resolution=4,
            crop=False,
        ),
    ]
