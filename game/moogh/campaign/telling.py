"""How a hunt ended, as the campaign wants to know it."""

from collections.abc import Iterable, Sequence

from game.core.match import Entry, Match
from game.moogh.campaign.commands import MOST_ROUNDS, Hunted
from game.moogh.events import BeastHit, Died
from game.moogh.goals import winning_sides
from game.moogh.state import State


def report(match: Match[State], party: Sequence[str]) -> Hunted:
    """The result of a hunt that is over, its people in that order; who killed last is known of a match with a log."""
    state = match.state
    people = [state.box.person(name) for name in party]
    out = tuple(name for name, one in zip(party, people, strict=True) if state.out[one])
    hurt = tuple(name for name, one in zip(party, people, strict=True) if state.hurt[one] and name not in out)
    return Hunted(bool(winning_sides(state)), min(MOST_ROUNDS, state.round), hurt, out, blow(match.log))


def blow(log: Iterable[Entry]) -> str:
    """Who struck the last blow that killed a beast, or empty."""
    events = [event for entry in log for event in entry.events]
    for at in range(len(events) - 1, -1, -1):
        one = events[at]
        if isinstance(one, Died) and one.why == "hit":
            return next((hit.person for hit in reversed(events[:at]) if isinstance(hit, BeastHit)), "")
    return ""
