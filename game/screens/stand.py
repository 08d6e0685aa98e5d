"""A match set on a canvas without anybody who plays it: for pictures and measurements."""

from collections.abc import Generator
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
from game.ui.view import SeatInfo, Services, View


@dataclass(frozen=True, slots=True)
class Stand:
    """The view of a match, and what it has damaged."""

    view: View
    damage: Damage


def seats_of(file: MatchFile, state: Any) -> tuple[SeatInfo, ...]:
    """Who sits where, by the file, and in which colours, by the match's state."""
    names = shown_names([seat.name for seat in file.seats])
    tribes = door(file.game).tribes(state)
    return tuple(SeatInfo(name, tribe, seat.kind) for name, tribe, seat in zip(names, tribes, file.seats, strict=False))


def set_up(file: MatchFile, match: Match[Any], canvas: Canvas, comfort: Comfort | None = None) -> Stand:
    """The match as it is, laid out for that canvas; a person's choices are lit."""
    stand = _open(file, match, comfort)
    _lay(stand, file, match, canvas)
    return stand


def set_up_slowly(
    file: MatchFile, match: Match[Any], canvas: Canvas, comfort: Comfort | None = None
) -> Generator[None, None, Stand]:
    """The same in small steps, so that no frame waits for its pictures."""
    stand = _open(file, match, comfort)
    yield
    yield from stand.view.cut_still(canvas)
    _lay(stand, file, match, canvas)
    yield
    yield from stand.view.cut_things(canvas)
    return stand


def _open(file: MatchFile, match: Match[Any], comfort: Comfort | None) -> Stand:
    damage = Damage()
    services = Services(damage, comfort or Comfort())
    return Stand(door(file.game).open_view(services, match, seats_of(file, match.state)), damage)


def _lay(stand: Stand, file: MatchFile, match: Match[Any], canvas: Canvas) -> None:
    view, decision = stand.view, match.decision
    view.resize(canvas)
    view.refresh()
    view.ask(decision, live=decision is not None and file.seats[decision.seat].kind == HUMAN)
