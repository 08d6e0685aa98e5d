"""Whether a hunt, alone or together, can still be won, where the rules let it go on all the same."""

from game.core.words import several
from game.moogh.objectives import Hold, Snare
from game.moogh.state import OVER, State


def hopeless(state: State) -> str:
    """Why it cannot be won any more, in a sentence; empty while it can, for rivals, and where nobody can tell.

    M84 and M86 let the hunt go on until dark, though too few rounds or too little health are left for it.
    """
    if not state.box.together or state.phase == OVER:
        return ""
    match state.box.objective:
        case Hold() as aim:
            left = max(0, state.box.limit - state.dark)  # M56: the time moves by 1 a round at least
            return _too_few_rounds(left, aim.rounds - state.held) if left < aim.rounds - state.held else ""
        case Snare() as aim:
            left, wanted = state.health[aim.beast], aim.traps - state.sprung[aim.beast]  # M12: each costs a point
            return _too_weak(left, wanted) if left < wanted else ""
    return ""


def _too_few_rounds(left: int, wanted: int) -> str:
    rounds = several(
        "{n} round is left at most, and the place must be held for {wanted} more.",
        "{n} rounds are left at most, and the place must be held for {wanted} more.",
        left,
    )
    return rounds.format(n=left, wanted=wanted)


def _too_weak(left: int, wanted: int) -> str:
    traps = several(
        "The beast has {n} point of health left and would die before {wanted} more traps are sprung.",
        "The beast has {n} points of health left and would die before {wanted} more traps are sprung.",
        left,
    )
    return traps.format(n=left, wanted=wanted)
