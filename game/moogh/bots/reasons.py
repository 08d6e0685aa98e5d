"""Why a turn is good, in words that come from the terms of its worth."""

from collections.abc import Callable, Sequence

from game.core.hints import LEAST, WORDS, Reason, never_silent, points_text
from game.core.words import _
from game.moogh.bots.worth import TERMS
from game.moogh.objectives import Fetch, Hold, Keep, Kill, Lead, Objective, Snare
from game.moogh.state import State


def ranked(state: State, person: int, gains: Sequence[int]) -> tuple[Reason, ...]:
    """By TERMS, what a turn gains over ending it at once, the greatest change first."""
    order = sorted(range(len(TERMS)), key=lambda at: (-abs(gains[at]), at))
    told = [at for at in order if abs(gains[at]) >= LEAST][:WORDS]
    name = _(state.box.people[person].kind.title)
    found = [
        Reason(TERMS[at], gains[at], _TELLERS[TERMS[at]](gains[at], state, name) if at in told else "") for at in order
    ]
    return never_silent(found)


def better_than(cost: int) -> tuple[Reason, ...]:
    """For an answer outside of a turn's plan: how much the next best one lacks."""
    if cost < LEAST:
        return never_silent([Reason("next", cost)])
    text = _("The next best answer would cost {points} savage points on average.")
    return (Reason("next", cost, text.format(points=points_text(cost))),)


def _won(gain: int, _state: State, _name: str) -> str:
    if gain > 0:
        return _("It makes it likelier that you win the hunt soon.")
    return _("It may cost the hunt, but everything else speaks for it.")


def _points(gain: int, _state: State, _name: str) -> str:
    text = _("It costs {points} savage points of your lead on average.")
    if gain > 0:
        text = _("It promises {points} savage points more than ending the turn now.")
    return text.format(points=points_text(gain))


def _people(gain: int, _state: State, name: str) -> str:
    text = _("Somebody of yours may get hurt before {person}'s next turn.")
    if gain > 0:
        text = _("Your people are safer until {person}'s next turn.")
    return text.format(person=name)


def _tokens(gain: int, _state: State, _name: str) -> str:
    return _("It brings a rage token.") if gain > 0 else _("It uses a rage token up.")


def _aim(gain: int, state: State, _name: str) -> str:
    if gain < 0:
        return _("The hunt's aim gets no nearer by it.")
    return {
        Kill: _("It wounds what must die, or drives it nearer to a cliff."),
        Hold: _("It keeps the place that must be held."),
        Fetch: _("It brings home what must be fetched."),
        Lead: _("It leads the beast nearer to where it must go."),
        Snare: _("It brings the beast nearer to a trap."),
        Keep: _("It keeps the beast calm and here."),
    }.get(_kind(state.box.objective), _("It makes the beasts around you weaker."))


def _kind(aim: Objective) -> type[Objective]:
    return type(aim)


def _post(gain: int, _state: State, name: str) -> str:
    text = _("{person} will stand worse for what comes next.")
    if gain > 0:
        text = _("{person} will stand well for what comes next.")
    return text.format(person=name)


_TELLERS: dict[str, Callable[[int, State, str], str]] = {
    "won": _won,
    "points": _points,
    "people": _people,
    "tokens": _tokens,
    "aim": _aim,
    "post": _post,
}
"""By term."""
