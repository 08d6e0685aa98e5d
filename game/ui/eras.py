"""The course of a match in eras: what was scored between one turn, or round, and the next."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.core.match import Entry
from game.core.table import Event
from game.ui.view import Era

Score = TypeVar("Score", bound=Event)


def eras(
    log: Sequence[Entry],
    score: type[Score],
    began: Callable[[Event], int | None],
    ends: type[Event],
    era: Callable[[int, int, Sequence[Score]], Era],
) -> tuple[Era, ...]:
    """The eras in which something was scored, from the first on.

    `began` tells which turn an event begins, from 1 on, None for any other event; `ends` is the event that closes the
    match. `era` makes one of the number of its turn, the number of answers until its end, and its scores.
    """
    found: list[Era] = []
    told: list[Score] = []
    number = 1
    for answers, entry in enumerate(log, 1):
        for event in entry.events:
            if isinstance(event, score):
                told.append(event)
            turn = began(event)
            if told and (isinstance(event, ends) or (turn is not None and turn > number)):
                found.append(era(number, answers, told))
                told = []
            number = number if turn is None else turn
    if told:
        found.append(era(number, len(log), told))
    return tuple(found)
