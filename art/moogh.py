"""The pictures of Moogh's table."""

from functools import partial

from art.animals.catalogue import BEASTS, animal
from art.animals.fronts import VIEWS
from art.animals.printing import print_animal
from art.hunters import LOOKS, hunter
from art.ideas import HEIGHT as IDEA_HEIGHT
from art.ideas import IDEAS, idea
from art.ideas import WIDTH as IDEA_WIDTH
from art.items import ITEMS
from art.kit.canvas import Canvas
from art.kit.geometry import place
from art.master import Box, Master, box_of
from art.people import draw_person
from art.scenery import fir, oak
from art.tiles.homes import tent
from art.tiles.steppe import BOARD, FULL, HALF, board, boulder, bush, cliff, grid_line, mud, water
from art.tokens import PORTRAIT, TOKENS, arrow, card_back, cube, facing, portrait, rage_disc, slab, splat, token
from art.tribes import TRIBES

PERSON = 0.6
BEAST = {"moogh": 0.8, "rhino": 0.8, "smilodon": 0.5, "bear": 0.52, "small-moogh": 0.62}
"""Two by two spaces for the first two, one space for the others; their horns may reach beyond."""
VARIANTS = 3
WAYS = {"east": 0, "south": 90, "west": 180, "north": -90}


def moogh_masters() -> list[Master]:
    """All of them."""
    return [*_land(), *_growing(), *_beasts(), *_hunters(), *_markers(), *_cards()]


def _land() -> list[Master]:
    piece: Box = (-HALF, -HALF, HALF, HALF)
    body: Box = (-HALF, -HALF, 2 * HALF, 2 * HALF)
    pieces = [
        Master(f"{kind}{number}{'abc'[variant] if number == FULL else ''}", "moogh/land",
               partial(draw, number=number, variant=variant), piece, body, grain=False, crop=False)
        for kind, draw in (("water", water), ("mud", mud), ("cliff", cliff))
        for number in range(1, FULL + 1)
        for variant in range(VARIANTS if number == FULL else 1)
    ]  # fmt: skip
    whole: Box = (0, 0, BOARD, BOARD)
    return [
        *pieces,
        Master("steppe", "moogh/land", board, (-34, -34, BOARD + 44, BOARD + 54), whole, grain=False),
        *[_line(way) for way in ("across", "down")],
    ]


def _line(way: str) -> Master:
    across = way == "across"
    room: Box = (0, -2, BOARD, 2) if across else (-2, 0, 2, BOARD)
    body: Box = (0, -1, BOARD, 2) if across else (-1, 0, 2, BOARD)
    return Master(f"grid-{way}", "moogh/land", partial(grid_line, across=across), room, body, grain=False, crop=False)


def _growing() -> list[Master]:
    """What stands on the ground, its foot at the anchor; all but the camp on the tables of Dino-Wars too."""
    room: Box = (-60, -90, 70, 40)
    stand: Box = (-20, -40, 40, 40)
    return [
        *[Master(f"bush{k}", "shared", partial(bush, seed=k), room, (-26, -30, 52, 36)) for k in (1, 2, 3)],
        *[Master(f"boulder{k}", "shared", partial(boulder, seed=3 * k), room, (-24, -32, 48, 40)) for k in (1, 2, 3)],
        Master("tree1", "shared", partial(fir, x=0, y=0, scale=0.72, seed=1), room, stand),
        Master("tree2", "shared", partial(fir, x=0, y=0, scale=0.66, seed=5), room, stand),
        Master("tree3", "shared", partial(oak, x=0, y=0, scale=0.7, seed=3), room, stand),
        Master("camp", "moogh", partial(tent, x=0, y=-20, k=0.5, seed=2), room, (-30, -58, 60, 62)),
    ]


def _beasts() -> list[Master]:
    found = [
        Master(f"{name}{'-left' if left else ''}", "moogh", partial(_beast, name=name, size=BEAST[name], flip=left),
               (-150, -150, 160, 50), box_of(place(animal(name).outline(), 0, 0, BEAST[name], left)),
               mirror=name if left else f"{name}-left")
        for name in BEASTS
        for left in (False, True)
    ]  # fmt: skip
    found += [
        Master(name, "moogh", partial(_beast, name=name, size=BEAST[name.rpartition("-")[0]]), (-150, -150, 160, 50),
               box_of(place(animal(name).outline(), 0, 0, BEAST[name.rpartition("-")[0]])))
        for name in VIEWS
    ]  # fmt: skip
    arrows = [
        Master(f"facing-{way}", "moogh", partial(facing, turn=turn), (-40, -40, 44, 48), box_of(arrow(turn)))
        for way, turn in WAYS.items()
    ]
    return [*found, Master("slab", "moogh", slab, (-90, -60, 100, 80), (-58, -29, 116, 66)), *arrows]


def _beast(canvas: Canvas, name: str, size: float, flip: bool = False) -> None:
    print_animal(canvas, animal(name), 0, 0, size, flip=flip, border=4.6, elevation=7)


def _hunters() -> list[Master]:
    found: list[Master] = []
    for name, look in LOOKS.items():
        for hurt in (False, True):
            word = f"{name}{'-hurt' if hurt else ''}"
            body = box_of(place(hunter(name, hurt=hurt).outline(), 0, 0, PERSON * look.size))
            for standing in (False, True):
                draw = partial(
                    draw_person, person=hunter(name, hurt=hurt), x=0, y=0, scale=PERSON * look.size, standing=standing,
                    elevation=5,
                )  # fmt: skip
                found.append(
                    Master(f"{word}{'-standing' if standing else ''}", "moogh/people", draw, (-60, -110, 70, 40), body)
                )
            room: Box = (-30, -40, PORTRAIT[0] + 40, PORTRAIT[1] + 30)
            window: Box = (0, 0, *PORTRAIT)
            found.append(Master(f"{word}-card", "moogh/people", partial(portrait, name=name, hurt=hurt), room, window))
    return found


def _markers() -> list[Master]:
    small: Box = (-60, -60, 70, 80)
    disc: Box = (-20, -20, 40, 40)
    return [
        *[Master(f"token-{name}", "moogh", partial(token, kind=kind), small, disc) for name, kind in TOKENS.items()],
        *[
            Master(f"cube-{tribe.name}", "moogh", partial(cube, tribe=tribe), small, (-17, -16, 34, 33))
            for tribe in TRIBES
        ],
        Master("rage-disc", "moogh", rage_disc, small, (-30, -30, 60, 60)),
        Master("splat", "moogh", splat, small, (-30, -30, 60, 60)),
    ]


def _cards() -> list[Master]:
    room: Box = (-20, -20, 140, 190)
    backs = (("idea", "think", "#3B5A63"), ("item", "sack", "#7A4A2C"), ("beast", "attack", "#7A2615"))
    small: Box = (-44, -44, 48, 48)
    scene: Box = (0, 0, IDEA_WIDTH, IDEA_HEIGHT)
    return [
        *[
            Master(f"back-{name}", "moogh", partial(card_back, glyph=glyph, colour=colour), room, (0, 0, 120, 168))
            for name, glyph, colour in backs
        ],
        *[
            Master(f"idea-{name}", "moogh/ideas", partial(idea, name=name), (-30, -40, 190, 130), scene)
            for name in IDEAS
        ],
        *[Master(f"item-{name}", "moogh", draw, small, (-36, -36, 72, 72), crop=False) for name, draw in ITEMS.items()],
    ]
