"""Why an answer is good, in words that come from the terms of its worth."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.cazadores.bots.thinking import Term, Thought
from game.cazadores.box import Box
from game.cazadores.words import space_title
from game.core.words import _, several

WORDS = 3
"""So many reasons are put in words."""
LEAST = 10
"""Less than this, in hundredths of a point, is not worth a word."""
ASIDE = ("beyond", "fee", "rival", "tiles", "part")
"""Terms that are told of only where no other is, or never: what follows on any plan, and what a deal costs."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A term of the worth, what it gains in hundredths of a point, and a sentence if it is among the weightiest."""

    term: str
    gain: int
    sentence: str = ""


def reasons(box: Box, thought: Thought) -> tuple[Reason, ...]:
    """The terms of a thought, the weightiest first."""
    ranked = sorted(thought.terms, key=lambda term: (term.name in ASIDE, -abs(term.gain), term.space))
    told = [term for term in ranked if abs(term.gain) >= LEAST and term.name in _TELLERS][:WORDS]
    found = [Reason(term.name, round(term.gain), _sentence(box, term) if term in told else "") for term in ranked]
    if not any(reason.sentence for reason in found):
        found[0] = replace(found[0], sentence=_("Nothing else is worth more."))
    return tuple(found)


def points_text(hundredths: float) -> str:
    """Points with one decimal, without a sign."""
    tenths = (round(abs(hundredths)) + 5) // 10
    return f"{tenths // 10}.{tenths % 10}"


def _sentence(box: Box, term: Term) -> str:
    return _TELLERS[term.name](box, term).format(
        points=points_text(term.gain), number=term.number, port=space_title(box, term.space) if term.space >= 0 else ""
    )


def _tell_dig(_box: Box, term: Term) -> str:
    return several(
        "The next tile at {port} is worth {points} points to you on average.",
        "The next {number} tiles at {port} are worth {points} points to you on average.",
        term.number,
    )


def _tell_spoil(_box: Box, _term: Term) -> str:
    return _("What you dig at {port} the others cannot have: {points} points.")


def _tell_sure(_box: Box, _term: Term) -> str:
    return _("What waits for {port} might come too late later; to unload now is worth {points} points.")


def _tell_room(_box: Box, _term: Term) -> str:
    return _("Unloading at {port} makes room on your ship.")


def _tell_card(_box: Box, term: Term) -> str:
    if term.number:
        return _("Another mission of {number} promises {points} points on average.")
    return _("Another mission, drawn at {port}, promises {points} points on average.")


def _tell_beyond(_box: Box, term: Term) -> str:
    if term.gain <= 0:
        return _("No other turn is worth more.")
    return _("What lies ahead from {port}, with the provisions left, seems worth {points} points.")


def _tell_mission(_box: Box, _term: Term) -> str:
    return _("The mission can be delivered; to wait would risk {points} points.")


def _tell_swap(_box: Box, _term: Term) -> str:
    return _("The swap brings you {points} points, with what the tile may become.")


def _tell_return(_box: Box, _term: Term) -> str:
    return _("The tiles bring {points} points, and hardly anything else can be made of them.")


def _tell_unload(_box: Box, _term: Term) -> str:
    return _("Unloading costs nothing, and tiles make animals whole only where all of them lie.")


def _tell_kept(_box: Box, term: Term) -> str:
    if term.gain < 0:
        return _("A mission must be kept, and this one risks least: {points} points.")
    return several(
        "This mission promises {points} points, with what it costs if it is not done.",
        "These {number} missions promise {points} points together, with what they cost if they are not done.",
        term.number,
    )


def _tell_near(_box: Box, _term: Term) -> str:
    return _("From {port} the way to all sites together is {number} steps; no other free port is nearer.")


_TELLERS: Mapping[str, Callable[[Box, Term], str]] = {
    "dig": _tell_dig,
    "spoil": _tell_spoil,
    "sure": _tell_sure,
    "room": _tell_room,
    "card": _tell_card,
    "beyond": _tell_beyond,
    "mission": _tell_mission,
    "swap": _tell_swap,
    "return": _tell_return,
    "unload": _tell_unload,
    "kept": _tell_kept,
    "near": _tell_near,
}
"""By term."""
