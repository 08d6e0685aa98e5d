"""Matches in a line of a list: who played, and when."""

from collections.abc import Iterable
from datetime import datetime

from game.content.matchfile import Seat
from game.core.words import N_, _
from game.ui.theme import TRIBES

KINDS = {
    "human": N_("a person"),
    "random": N_("random bot"),
    "easy": N_("easy bot"),
    "normal": N_("normal bot"),
    "hard": N_("hard bot"),
}
"""Who may sit on a seat."""


def players(seats: Iterable[Seat]) -> str:
    """Their names, or who they are."""
    return ", ".join(seat.name or _(KINDS[seat.kind]) for seat in seats)


def tribe_name(seat: int) -> str:
    """The name of the seat's tribe, which a player without a name bears."""
    return _(TRIBES[seat].name.capitalize())


def local(when: str) -> str:
    """A moment (ISO 8601) as this person's clock shows it; what is no moment is left as it is."""
    try:
        return f"{datetime.fromisoformat(when).astimezone():%Y-%m-%d %H:%M}"
    except ValueError:
        return when
