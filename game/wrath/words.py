"""The words in which this game speaks of its pieces and places."""

from game.core.words import N_, _, several
from game.wrath.box import CAVEMAN, ICONS, Box

TITLE = N_("Wrath of Fire Mountain")

ICON_TITLES = (N_("volcano"), N_("cave"), N_("hut"), N_("egg"), N_("foot"))
TERRAIN_TITLES = {
    "grass": N_("grass"),
    "jungle": N_("jungle"),
    "lagoon": N_("lagoon"),
    "cave": N_("cave"),
    "hut": N_("hut"),
    "volcano": N_("volcano"),
}
TERRAIN_PLACES = {
    "grass": N_("the grass {cell}"),
    "jungle": N_("the jungle {cell}"),
    "lagoon": N_("the lagoon {cell}"),
    "cave": N_("the cave {cell}"),
    "hut": N_("the hut {cell}"),
    "volcano": N_("the volcano {cell}"),
}
TRIBE_TITLES = {"flame": N_("Flame"), "wave": N_("Wave"), "sun": N_("Sun"), "leaf": N_("Leaf")}
DIRECTION_TITLES = {"up": N_("up"), "down": N_("down"), "left": N_("left"), "right": N_("right")}


def piece_title(box: Box, kind: int) -> str:
    """The name of a kind of piece in the player's language."""
    return _("cave person") if kind == CAVEMAN else _(box.species[kind - 1].title)


def place_words(terrain: str, cell: str) -> str:
    """A cell in a sentence: its terrain, and its mark on the edge of the board; the mark alone without a terrain."""
    return _(TERRAIN_PLACES[terrain]).format(cell=cell) if terrain else cell


def tribe_title(box: Box, seat: int) -> str:
    """The name of the seat's tribe in the player's language."""
    tribe = box.tribes[seat]
    return _(TRIBE_TITLES.get(tribe, tribe))


def icon_title(icon: int) -> str:
    """The name of an icon on the dice in the player's language."""
    assert len(ICON_TITLES) == len(ICONS)
    return _(ICON_TITLES[icon])


def icons_counted(icon: int, n: int) -> str:
    """So many of that icon: 1 foot, 2 feet."""
    counted = (
        several("{n} volcano", "{n} volcanoes", n),
        several("{n} cave", "{n} caves", n),
        several("{n} hut", "{n} huts", n),
        several("{n} egg", "{n} eggs", n),
        several("{n} foot", "{n} feet", n),
    )
    assert len(counted) == len(ICONS)
    return counted[icon].format(n=n)
