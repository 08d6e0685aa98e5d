"""Why an answer is good, in words that come from the terms of its worth."""

from collections.abc import Mapping

from game.cazadores.bots.thinking import Term, Thought
from game.cazadores.box import Box
from game.cazadores.words import space_title
from game.core.hints import LEAST, WORDS, Reason, never_silent, points_text
from game.core.words import N_, _, several

COUNTED = ("dig", "market")
"""Terms whose sentences tell a number, besides those of `_TEXTS`."""
ASIDE = ("beyond", "fee", "rival", "tiles", "part")
"""Terms that come last: what follows on any plan, and what a deal costs, of which nothing is said."""


def reasons(box: Box, thought: Thought) -> tuple[Reason, ...]:
    """The terms of a thought, the weightiest first."""
    ranked = sorted(thought.terms, key=lambda term: (term.name in ASIDE, -abs(term.gain), term.space))
    told = [term for term in ranked if abs(term.gain) >= LEAST and term.name in {*COUNTED, *_TEXTS}][:WORDS]
    found = [Reason(term.name, round(term.gain), _sentence(box, term) if term in told else "") for term in ranked]
    return never_silent(found)


def _sentence(box: Box, term: Term) -> str:
    port = space_title(box, term.space) if term.space >= 0 else ""
    return _text(term).format(points=points_text(term.gain), number=term.number, port=port)


def _text(term: Term) -> str:
    match term.name:
        case "dig":
            return several(
                "The next tile at {port} is worth {points} points to you on average.",
                "The next {number} tiles at {port} are worth {points} points to you on average.",
                term.number,
            )
        case "market":
            return several(
                "A swap at {port} brings you {points} points, with what the tile may become.",
                "{number} swaps at {port} bring you {points} points, with what the tiles may become.",
                term.number,
            )
        case "kept" if term.gain >= 0:
            return several(
                "This mission promises {points} points, with what it costs if it is not done.",
                "These {number} missions promise {points} points together, with what they cost if they are not done.",
                term.number,
            )
        case "card" if term.number:
            return _("Another mission of {number} promises {points} points on average.")
        case "beyond" if term.gain <= 0:
            return _("No other turn is worth more.")
    return _(_TEXTS[term.name])


_TEXTS: Mapping[str, str] = {
    "spoil": N_("What you dig at {port} the others cannot have: {points} points."),
    "sure": N_("What waits for {port} might come too late later; to unload now is worth {points} points."),
    "room": N_("Unloading at {port} makes room on your ship."),
    "card": N_("Another mission, drawn at {port}, promises {points} points on average."),
    "beyond": N_("What lies ahead from {port}, with the provisions left, seems worth {points} points."),
    "mission": N_("The mission can be delivered; to wait would risk {points} points."),
    "swap": N_("The swap brings you {points} points, with what the tile may become."),
    "return": N_("The tiles bring {points} points, and hardly anything else can be made of them."),
    "unload": N_("Unloading costs nothing, and tiles make animals whole only where all of them lie."),
    "kept": N_("A mission must be kept, and this one risks least: {points} points."),
    "near": N_("From {port} the way to all sites together is {number} steps; no other free port is nearer."),
}
"""By term, what is said of it; what depends on numbers says `_text`."""
