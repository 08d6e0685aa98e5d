"""How a match ended, how far it has come, and whether the table is in order."""

from game.cazadores.ending import winners
from game.cazadores.reach import unreachable
from game.cazadores.state import OVER, State
from game.cazadores.words import seat_title
from game.core.ruleset import Outcome
from game.core.words import _


def outcome(state: State) -> Outcome | None:
    """None until the match is over."""
    if state.phase != OVER:
        return None
    won = winners(state)
    return Outcome(won, tuple(state.scores), _reason(state, won))


def _reason(state: State, won: tuple[int, ...]) -> str:
    best = max(state.scores)
    names = ", ".join(map(seat_title, won))
    if len(won) > 1:
        text = _("{names} share the victory, {points} points each.")
    elif state.scores.count(best) > 1:
        text = _("{names} wins a tie at {points} points, by complete animals and missions.")
    elif state.buried:
        text = _("Nobody dug any more; {names} has the most points, {points}.")
    else:
        text = _("The last tile is dug; {names} has the most points, {points}.")
    return text.format(names=names, points=best)


def progress(state: State) -> float:
    """The part of all tiles that is dug, 0 to 1; 1 when the match is over."""
    if state.phase == OVER:
        return 1.0
    whole = sum(len(bag) for bag in state.box.bags)
    return (whole - state.buried) / whole


def audit(state: State) -> None:
    """Asserts that every tile and mission is accounted for, and that the rules can have led here."""
    for wrong in unreachable(state):
        raise AssertionError(f"{'.'.join(map(str, wrong.steps))}: {wrong.what}, expected {wrong.expected}")
