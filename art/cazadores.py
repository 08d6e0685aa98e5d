"""The pictures of the table of Fossil Hunters."""

from functools import partial

from art.bones.catalogue import ANIMALS
from art.chart import NAMES, chart, mountain, sea_chart
from art.groups import GROUPS, back, pit, seal, site
from art.harbours import (
    CARD,
    MISSIONS,
    barrel,
    card_back,
    card_face,
    compass,
    crate,
    digging_brush,
    dust,
    free_port,
    hall,
    hold,
    plinth,
    score_step,
    sea_space,
    supplies,
)
from art.master import Box, Master, box_of
from art.mounts import mount_masters
from art.plates import HEIGHT as PLATE_HEIGHT
from art.plates import WIDTH as PLATE_WIDTH
from art.plates import plate
from art.scenery import fir, oak
from art.ships import museum, museum_outline, outline, ship, wake
from art.slabs import HEIGHT, WIDTH, slab_masters
from art.tribes import TRIBES

SHIP, MUSEUM = 0.86, 0.8
PLINTHS = {"short": 150, "middle": 260, "long": 420}


def cazadores_masters() -> list[Master]:
    """All of them."""
    return [
        *_fleet(),
        *_sites(),
        *_harbours(),
        *_ledger(),
        *_halls(),
        *_charts(),
        *slab_masters(),
        *mount_masters(),
        *_plates(),
    ]


def _fleet() -> list[Master]:
    room: Box = (-80, -110, 90, 50)
    ships = [
        Master(f"ship-{tribe.name}{'-left' if left else ''}", "cazadores",
               partial(ship, tribe=tribe, size=SHIP, flip=left), room,
               box_of(outline(tribe, SHIP, left)), mirror=f"ship-{tribe.name}{'' if left else '-left'}")
        for tribe in TRIBES
        for left in (False, True)
    ]  # fmt: skip
    museums = [
        Master(f"museum-{tribe.name}", "cazadores", partial(museum, tribe=tribe, size=MUSEUM), room,
               box_of(museum_outline(MUSEUM)))
        for tribe in TRIBES
    ]  # fmt: skip
    wakes = [
        Master(f"wake{k}", "cazadores", partial(wake, number=k), (-40, -40, 40, 40), (-20, -8, 40, 16))
        for k in (1, 2, 3)
    ]
    return [*ships, *museums, *wakes]


def _sites() -> list[Master]:
    small: Box = (-40, -40, 50, 60)
    tile: Box = (0, 0, WIDTH, HEIGHT)
    return [
        master
        for group in GROUPS.values()
        for master in (
            Master(f"site-{group.name}", "cazadores", partial(site, group=group), small, (-19, -19, 38, 38)),
            Master(f"pit-{group.name}", "cazadores", partial(pit, group=group), small, (-19, -19, 38, 38)),
            Master(f"seal-{group.name}", "cazadores", partial(seal, group=group), small, (-24, -24, 48, 48)),
            Master(f"tile-back-{group.name}", "cazadores", partial(back, group=group, wide=WIDTH, high=HEIGHT),
                   (-20, -20, WIDTH + 30, HEIGHT + 40), tile),
        )
    ]  # fmt: skip


def _harbours() -> list[Master]:
    small: Box = (-50, -50, 60, 70)
    return [
        Master("port-supplies", "cazadores", supplies, small, (-28, -29, 56, 50)),
        Master("port-free", "cazadores", free_port, small, (-17, -17, 34, 34)),
        Master("port-sea", "cazadores", sea_space, small, (-12, -12, 24, 24)),
        Master("compass", "cazadores", compass, (-80, -80, 90, 90), (-66, -66, 132, 132)),
        Master("score-step", "cazadores", partial(score_step, fifth=False), small, (-12, -11, 24, 22)),
        Master("score-fifth", "cazadores", partial(score_step, fifth=True), small, (-14, -12, 28, 24)),
    ]


def _ledger() -> list[Master]:
    small: Box = (-70, -70, 80, 80)
    card: Box = (0, 0, *CARD)
    around: Box = (-20, -20, CARD[0] + 30, CARD[1] + 40)
    return [
        Master("barrel", "cazadores", partial(barrel, full=True), small, (-16, -18, 32, 36)),
        Master("barrel-empty", "cazadores", partial(barrel, full=False), small, (-16, -18, 32, 36)),
        Master(
            "crate",
            "cazadores",
            partial(crate, wide=WIDTH, high=HEIGHT),
            (-4, -4, WIDTH + 4, HEIGHT + 4),
            (0, 0, WIDTH, HEIGHT),
        ),
        Master("hold", "cazadores", hold, small, (-36, -23, 72, 46)),
        Master("digging-brush", "cazadores", digging_brush, small, (-12, -55, 63, 67)),
        *[Master(f"dust{k}", "cazadores", partial(dust, number=k), small, (-26, -18, 52, 34)) for k in (1, 2, 3)],
        *[Master(f"mission-{value}", "cazadores", partial(card_face, value=value), around, card) for value in MISSIONS],
        *[
            Master(f"mission-back-{value}", "cazadores", partial(card_back, value=value), around, card)
            for value in MISSIONS
        ],
    ]


def _halls() -> list[Master]:
    plinths = [
        Master(f"plinth-{group}-{tiles}", "cazadores/halls", partial(plinth, group_name=group, wide=wide),
               (-wide / 2 - 40, -40, wide / 2 + 40, 80), (-wide / 2 - 6, -9, wide + 12, 42))
        for group in GROUPS
        for tiles, wide in PLINTHS.items()
    ]  # fmt: skip
    wall: Box = (0, 0, 640, 360)
    return [*plinths, Master("museum-hall", "cazadores/halls", hall, wall, wall, crop=False, ground=True)]


def _charts() -> list[Master]:
    """The two seas, and what grows on land for charts that others draw."""
    stand: Box = (-10, -25, 20, 26)
    room: Box = (-50, -60, 60, 30)
    seas = [
        Master(
            f"chart-{name}", "cazadores/charts", partial(sea_chart, name=name), whole, whole, crop=False, ground=True
        )
        for name in NAMES
        for whole in ((0.0, 0.0, chart(name).width, chart(name).height),)
    ]
    return [
        *seas,
        Master("chart-mountain", "cazadores", partial(mountain, x=0, y=0, scale=0.76), room, (-20, -32, 40, 33)),
        Master("chart-fir", "cazadores", partial(fir, x=0, y=0, scale=0.3, seed=2), room, stand),
        Master("chart-oak", "cazadores", partial(oak, x=0, y=0, scale=0.3, seed=3), room, stand),
    ]


def _plates() -> list[Master]:
    whole: Box = (0, 0, PLATE_WIDTH, PLATE_HEIGHT)
    room: Box = (-20, -20, PLATE_WIDTH + 30, PLATE_HEIGHT + 40)
    return [Master(f"plate-{name}", "cazadores/plates", partial(plate, name=name), room, whole) for name in ANIMALS]
