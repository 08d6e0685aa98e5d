"""A match set on a canvas without anybody who plays it: for pictures and measurements."""

from dataclasses import dataclass
from typing import Any

from game.content.matchfile import MatchFile
from game.core.match import Match
from game.playing import HUMAN
from game.screens.doors import door
from game.screens.listed import shown_names
from game.ui.app import Comfort
from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.theme import TRIBES
from game.ui.view import SeatInfo, Services, View


@dataclass(frozen=True, slots=True)
class Stand:
    """The view of a match, and what it has damaged."""

    view: View
    damage: Damage


def seats_of(file: MatchFile) -> tuple[SeatInfo, ...]:
    """Who sits where, by the file."""
    names = shown_names([seat.name for seat in file.seats])
    return tuple(
        SeatInfo(name, tribe.name, seat.kind) for name, tribe, seat in zip(names, TRIBES, file.seats, strict=False)
    )


def set_up(file: MatchFile, match: Match[Any], canvas: Canvas, comfort: Comfort | None = None) -> Stand:
    """The match as it is, laid out for that canvas; a person's choices are lit."""
    damage = Damage()
    view = door(file.game).open_view(Services(damage, comfort or Comfort()), match, seats_of(file))
    view.resize(canvas)
    view.refresh()
    decision = match.decision
    view.ask(decision, live=decision is not None and file.seats[decision.seat].kind == HUMAN)
    return Stand(view, damage)
