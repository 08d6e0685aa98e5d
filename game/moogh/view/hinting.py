"""What a good player would do: a slip of paper with the reasons, and lamps at what is to be pressed."""

from collections.abc import Hashable, Iterator
from typing import Any

from game.core.bots import Advice
from game.core.decision import Command
from game.core.match import Match
from game.core.words import _
from game.moogh.bots.hint import Hint
from game.moogh.state import State
from game.moogh.view import layout
from game.moogh.view.hand import Choosing
from game.moogh.view.wording import phrase
from game.ui.advising import hurried, next_best, reasoned
from game.ui.marks import Lamp
from game.ui.slip import Said, Slip, laid
from game.ui.spots import Places
from game.ui.text import Text
from game.ui.things import Thing


def slip_of(text: Text, match: Match[Any], advice: Advice) -> Slip:
    """The slip, laid over the sheets of the beasts."""
    command: Command = match.rules.parse(advice.answer, match.state)
    return laid(text, _said(match.state, command, advice), layout.LEFT.x)


def _said(state: State, command: Command, advice: Advice) -> Said:
    title = _("{what}.").format(what=phrase(state, command))
    hint = advice.thought
    if not isinstance(hint, Hint):
        return hurried(title)
    return reasoned(title, hint.sentences(), _then(state, hint), _else(state, hint))


def _then(state: State, hint: Hint) -> str:
    """The rest of the turn, of which the reasons speak."""
    rest = "; ".join(phrase(state, command) for command in hint.plan[1:])
    return _("After that: {rest}.").format(rest=rest) if rest else ""


def _else(state: State, hint: Hint) -> str:
    """The next best, and what it would cost."""
    if hint.other is None:
        return ""
    return next_best(phrase(state, hint.other), hint.cost)


def marks(hand: Choosing, command: Command, places: Places[Hashable]) -> Iterator[Thing]:
    """A lamp at each place that is still to be chosen for that answer."""
    for spot in hand.paths.get(command, ()):
        if spot in places.boxes and spot not in hand.held:
            box = places.boxes[spot]
            yield Lamp(box.centerx, box.top + 4)
