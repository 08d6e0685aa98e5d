"""Questions of the table itself: before a turn ends too early, and when a match cannot be won any more."""

from collections.abc import Callable
from typing import Any

from game.core.decision import Command
from game.core.match import Match
from game.core.words import _
from game.ui.theme import Kind
from game.ui.transitions import Transition
from game.ui.view import View
from game.ui.widgets.dialog import Answer, Dialog


def before_the_end(match: Match[Any], view: View, command: Command, give: Callable[[], None]) -> Dialog | None:
    """The question to put before that answer is given, None if it can be given at once."""
    left = view.useful_left(command)
    if left is None or not _leaves(match, command):
        return None
    return Dialog(
        _("End here?"),
        left,
        [Answer(_("End here"), result=give, kind=Kind.PRIMARY), Answer(_("Go on playing"), kind=Kind.GOOD)],
    )


def too_late(why: str, break_off: Callable[[], Transition]) -> Dialog:
    """The question when nothing can be won any more, asked once: to stop here, or to play on all the same."""
    words = _("{why} Nothing can be won here any more.").format(why=why)
    answers = [Answer(_("Break it off"), break_off, Kind.PRIMARY), Answer(_("Play on"), kind=Kind.GOOD)]
    return Dialog(_("Break it off?"), words, answers)


def _leaves(match: Match[Any], command: Command) -> bool:
    """Whether the next question is of another kind, or another seat's."""
    now, ahead = match.decision, match.fork(0)
    ahead.submit(command)
    then = ahead.decision
    return now is None or then is None or (now.seat, now.about) != (then.seat, then.about)
