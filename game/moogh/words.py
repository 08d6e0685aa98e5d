"""The words in which this game speaks of its pieces and places."""

from game.core.words import N_, _
from game.moogh.box import Box
from game.moogh.pieces import named

TITLE = N_("Moogh")


def person_title(box: Box, person: int) -> str:
    """A character's name in the player's language."""
    return _(box.people[person].kind.title)


def beast_title(box: Box, beast: int) -> str:
    """A beast's name in the player's language; with its number where several of its kind are about."""
    one = box.beasts[beast]
    alike = [other for other, quarry in enumerate(box.beasts) if quarry.kind is one.kind]
    title = _(one.kind.title)
    return title if len(alike) == 1 else f"{title} {alike.index(beast) + 1}"


def side_title(box: Box, side: int) -> str:
    """The name of a side: its tribe's."""
    tribe = next(one.kind.tribe for one in box.people if one.side == side)
    return _(named(box.scenario.pieces.tribes, tribe).title)
