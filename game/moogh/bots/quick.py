"""Quick answers to what is asked in the middle of an action, for those who only look ahead."""

from collections.abc import Sequence

from game.core.decision import Command
from game.moogh.bots.easy import pair_worths
from game.moogh.commands import KEEP, PASS, REROLL, SAVE, SHIELD, STAY, STOP, YIELD, Card, Cube, Do, Land, Show, Use
from game.moogh.ideas import distance
from game.moogh.land import SPOT_NAMES
from game.moogh.pieces import IdeaKind
from game.moogh.question import Question
from game.moogh.state import State

_LIKED = (
    IdeaKind.AMBUSH, IdeaKind.HERBS, IdeaKind.WAR_CRY, IdeaKind.LEAP, IdeaKind.COPY, IdeaKind.FLINT, IdeaKind.SHAFT,
    IdeaKind.DIG, IdeaKind.WATCH, IdeaKind.MUD_BATH, IdeaKind.HIDE, IdeaKind.FIRE, IdeaKind.SONG,
)  # fmt: skip
"""Ideas, the best to have first; the others are used only after thought."""


def quick(state: State, question: Question) -> Command:
    """A sensible answer without any look at what comes of it; the same for the same state."""
    options, hurt = question.options(), state.hurt[question.person]
    first = options[0]
    if isinstance(first, Cube):
        worths = pair_worths(state, question.person)
        return max(options, key=lambda one: worths[one.slot - 1] if isinstance(one, Cube) else 0)
    for word, wanted in ((REROLL, not hurt), (SAVE, True), (STAY, hurt), (SHIELD, hurt)):
        if word in options:
            return word if wanted else KEEP if word is REROLL else YIELD
    if isinstance(first, Land):
        return max(options, key=lambda one: _room(state, one)) if hurt else first
    if isinstance(first, Show | Use | Card):
        return _idea(options)
    if question.about == "step":
        return STOP
    return first if isinstance(first, Do) or PASS not in options else PASS


def _room(state: State, command: Command) -> int:
    assert isinstance(command, Land)
    return min((distance(state, SPOT_NAMES[command.space], beast) for beast in state.herd()), default=0)


def _idea(options: Sequence[Command]) -> Command:
    for kind in _LIKED:
        for one in options:
            if isinstance(one, Show | Use) and one.idea == kind:
                return one
    return PASS if PASS in options else options[0]
