"""Who sits on a seat: a person, or a bot of one of the game's levels; and the control that chooses."""

from collections.abc import Callable

from pygame import FRect

from game.content.matchfile import SEAT_KINDS, SeatKind
from game.core.words import _
from game.playing import HUMAN
from game.screens.listed import KINDS
from game.shelf import Game
from game.ui.widgets import Choice


def kinds_in(game: Game) -> list[SeatKind]:
    """Who can play that game, a person first."""
    return [kind for kind in SEAT_KINDS if kind == HUMAN or kind in game.levels]


def kind_choice(seat: int, box: FRect, game: Game, kind: SeatKind, changed: Callable[[SeatKind], object]) -> Choice:
    """Chooses one of them for that seat; `changed` hears whom."""
    kinds = kinds_in(game)
    return Choice(
        f"kind {seat}", box, "", [_(KINDS[one]) for one in kinds], kinds.index(kind) if kind in kinds else 0,
        changed=lambda number: changed(kinds[number]), tip=_("A person at this screen, or a bot of that level."),
    )  # fmt: skip
