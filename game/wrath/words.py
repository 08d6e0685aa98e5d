"""The words in which this game speaks of its pieces and places."""

from collections.abc import Iterator

from game.core.words import N_, _, several
from game.wrath.box import CAVEMAN, ICONS, Box, Species

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


def power_text(one: Species) -> str:
    """What a dinosaur can do, in full sentences, from its own numbers, so that a changed card tells the truth."""
    return " ".join(_powers(one)) or _("Counts as one piece.")


def _powers(one: Species) -> Iterator[str]:
    if one.dice:
        text = several("You roll {dice} more die each turn.", "You roll {dice} more dice each turn.", one.dice)
        yield text.format(dice=one.dice)
    if one.worth != 1:
        yield _("Counts as {worth} pieces in its region.").format(worth=one.worth)
    if one.bonus:
        yield _("Brings {bonus} more points in a region that you win alone.").format(bonus=one.bonus)
    if one.worships:
        yield _("May go from your supply to the volcano; while it is there you may always cause a tremor.")
    if one.flies:
        yield _("Flies to any grass or jungle tile for one foot.")
    if one.swims:
        yield _("May stay on lagoons, which score while it is on the map.")
    if one.scares:
        yield _("No cave person counts in its region, and they all stay there after scoring.")
    if one.eats:
        yield _("After each of its moves onto grass or jungle it may eat one enemy cave person there.")
