"""Whose eyes look at the screen: hidden missions are shown to nobody else (C24)."""

from collections.abc import Sequence

from game.cazadores.view.telling import NOBODY
from game.ui.view import HUMAN, SeatInfo


def only_person(seats: Sequence[SeatInfo]) -> int:
    """The seat of the one person at this screen; NOBODY if there are several or none."""
    people = [seat for seat, who in enumerate(seats) if who.level == HUMAN]
    return people[0] if len(people) == 1 else NOBODY
