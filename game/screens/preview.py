"""What is said of a match that has not begun."""

from typing import Any

from game.core.match import Match
from game.core.words import _
from game.screens.choices import Kind
from game.wrath.state import State


def pens_of(match: Match[Any]) -> tuple[Kind, ...]:
    """What may hatch in that match."""
    state = match.state
    if not isinstance(state, State):
        return ()
    return tuple(Kind(one.name, _(one.title)) for kind, one in enumerate(state.box.species, 1) if state.pens[kind])
