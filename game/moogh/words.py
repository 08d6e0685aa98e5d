"""The words in which this game speaks of its pieces and places."""

from game.core.words import _
from game.moogh.box import Box
from game.moogh.pieces import named


def side_title(box: Box, side: int) -> str:
    """The name of a side: its tribe's."""
    tribe = next(one.kind.tribe for one in box.people if one.side == side)
    return _(named(box.scenario.pieces.tribes, tribe).title)
