"""Why an answer is good, in words that come from the terms of its worth."""

from collections.abc import Mapping

from game.core.decision import Decision
from game.core.hints import LEAST, WORDS, Reason, never_silent, points_text
from game.core.words import N_, _
from game.dinowars.bots.sight import STRIKE, Idea
from game.dinowars.bots.worth import TERMS
from game.dinowars.state import NONE, State


def reasons(state: State, seat: int, best: Idea, other: Idea) -> tuple[Reason, ...]:
    """By term, what the best idea is better in than the other, the greatest change first."""
    gains = [round(mine - theirs) for mine, theirs in zip(best.terms[:STRIKE], other.terms[:STRIKE], strict=True)]
    order = sorted(range(len(TERMS)), key=lambda at: (-abs(gains[at]), at))
    told = [at for at in order if abs(gains[at]) >= LEAST][:WORDS]
    names = {"name": _title(state, best.piece), "rival": _side(state, 1 - seat)}
    found = [Reason(TERMS[at], gains[at], _sentence(TERMS[at], gains[at], names) if at in told else "") for at in order]
    return never_silent(found)


def camping(decision: Decision) -> tuple[Reason, ...]:
    """Why a place before play is good."""
    return (Reason("place", 0, _(_PLACES.get(decision.about, N_("Nothing else is worth more.")))),)


def _title(state: State, piece: int) -> str:
    return state.box.names[piece] if piece != NONE else ""


def _side(state: State, seat: int) -> str:
    return _(state.box.scenario.armies()[seat].title)


def _sentence(term: str, gain: int, names: Mapping[str, str]) -> str:
    good, bad = _TEXTS[term]
    return _(good if gain > 0 else bad).format(points=points_text(gain), **names)


_TEXTS: Mapping[str, tuple[str, str]] = {
    "points": (
        N_("It may score: {points} points of cost on average."),
        N_("It scores less often: {points} points of cost."),
    ),
    "army": (
        N_("It kills or downs enemies worth {points} points of cost on average."),
        N_("It leaves enemies alive worth {points} points of cost on average."),
    ),
    "ferocity": (N_("It wins ferocity, or costs {rival} some."), N_("It costs ferocity.")),
    "feeding": (N_("It holds a feeding point."), N_("It gives a feeding point up.")),
    "infiltration": (
        N_("It brings your side nearer to the other deployment zone."),
        N_("It leads away from the other deployment zone."),
    ),
    "destruction": (
        N_("It brings Destruction nearer: {points} points of cost."),
        N_("It puts Destruction off: {points} points of cost."),
    ),
    "eggs": (N_("It brings you nearer to the eggs of {rival}."), N_("It leads away from the eggs of {rival}.")),
    "escape": (N_("It brings the escape nearer."), N_("It puts the escape off.")),
    "young": (N_("It brings you nearer to the baby."), N_("It leads away from the baby.")),
    "domination": (
        N_("It holds the markers better: {points} points of cost."),
        N_("It holds the markers less well: {points} points of cost."),
    ),
    "beast": (
        N_("The Gargantuan is likelier to go at {rival}."),
        N_("The Gargantuan is likelier to go at you."),
    ),
    "lava": (N_("It keeps out of the lava's way."), N_("It stands nearer to the lava.")),
    "chances": (
        N_("Your next fights promise {points} points of cost more."),
        N_("Your next fights promise {points} points of cost less."),
    ),
    "threats": (
        N_("The next fights of {rival} promise {points} points of cost less."),
        N_("The next fights of {rival} promise {points} points of cost more."),
    ),
}
"""By term, what is said of a gain and of a loss in it."""
_PLACES: Mapping[str, str] = {
    "deploy": N_("There the animals are spread along the edge, as near to the other side as may be."),
    "place": N_("Feeding points lie best near to the centre, eggs and babies far from it."),
}
"""By what is asked before play."""
