"""The words in which this game speaks of its animals, groups and places."""

from collections.abc import Iterable

from game.cazadores.box import Box
from game.core.words import N_, _, several

GROUP_TITLES = {
    "herbivores": N_("big herbivores"),
    "marines": N_("marine animals"),
    "carnivores": N_("carnivores"),
    "armoured": N_("armoured herbivores"),
    "flyers": N_("flying animals"),
}
SEAT_TITLES = (N_("Flame"), N_("Wave"), N_("Sun"), N_("Leaf"), N_("Moon"))


def group_title(name: str) -> str:
    """The name of a group in the player's language."""
    return _(GROUP_TITLES.get(name, name))


def groups_title(names: Iterable[str]) -> str:
    """Several groups: big herbivores, carnivores."""
    return ", ".join(map(group_title, names))


def seat_title(seat: int) -> str:
    """The name of a seat in the player's language."""
    return _(SEAT_TITLES[seat])


def space_title(box: Box, space: int) -> str:
    """The name of a space in the player's language."""
    return _(box.chart.spaces[space].title)


def animal_title(box: Box, animal: int) -> str:
    """The name of an animal in the player's language."""
    return _(box.animals[animal].title)


def provisions_counted(n: int) -> str:
    """So many provisions."""
    return several("{n} provision", "{n} provisions", n).format(n=n)


def tile_title(box: Box, name: str) -> str:
    """A tile as it is printed, in the player's language: Diplodocus 2/6."""
    animal, part = name.split()
    number = box.animal_numbers[animal]
    return f"{animal_title(box, number)} {part}/{box.animals[number].tiles}"


def points_counted(n: int) -> str:
    """So many points."""
    return several("{n} point", "{n} points", n).format(n=n)


def mission_title(groups: Iterable[str], value: int) -> str:
    """A mission card: big herbivores, carnivores (8)."""
    return f"{groups_title(groups)} ({value})"
