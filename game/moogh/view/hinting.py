"""What a good player would do: a slip of paper with its words, and lamps at what is to be pressed."""

from collections.abc import Hashable, Iterator
from typing import Any

from game.core.bots import Advice
from game.core.decision import Command
from game.core.match import Match
from game.core.words import _
from game.moogh.view import layout
from game.moogh.view.hand import Choosing
from game.moogh.view.wording import phrase
from game.ui.marks import Lamp
from game.ui.slip import Said, Slip, laid
from game.ui.spots import Places
from game.ui.text import Text
from game.ui.things import Thing


def slip_of(text: Text, match: Match[Any], advice: Advice) -> Slip:
    """The slip, laid over the sheets of the beasts."""
    command: Command = match.rules.parse(advice.answer, match.state)
    title = _("{what}.").format(what=phrase(match.state, command))
    return laid(text, Said(title, rest=(_("This is what a good bot would do here."),)), layout.LEFT.x)


def marks(hand: Choosing, command: Command, places: Places[Hashable]) -> Iterator[Thing]:
    """A lamp at each place that is still to be chosen for that answer."""
    for spot in hand.paths.get(command, ()):
        if spot in places.boxes and spot not in hand.held:
            box = places.boxes[spot]
            yield Lamp(box.centerx, box.top + 4)
