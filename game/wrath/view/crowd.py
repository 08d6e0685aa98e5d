"""Which of a tribe's cave people stand where, so that a crowd is not stamped and nobody changes looks on the way.

The rules only count them. Here each has a number, and whoever leaves a place turns up where somebody is new.
"""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from game.wrath.box import CAVEMAN, PLACES
from game.wrath.state import State

Crowd: TypeAlias = Mapping[tuple[int, int], tuple[int, ...]]
"""By seat and place (a tile's number, the egg space or the supply), who stands there; the last one came last."""


def followed(crowd: Crowd, table: State) -> Crowd:
    """Who stands where on that table, everybody staying where they were if they can."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for seat in range(len(table.tribes)):
        found.update(_tribe(crowd, table, seat))
    return found


def _tribe(crowd: Crowd, table: State, seat: int) -> Iterator[tuple[tuple[int, int], tuple[int, ...]]]:
    counts = {place: table.count(seat, CAVEMAN, place) for place in range(PLACES)}
    stay = {place: crowd.get((seat, place), ())[:number] for place, number in counts.items()}
    staying = {who for people in stay.values() for who in people}
    gone = iter([who for who in range(sum(counts.values())) if who not in staying])
    for place, number in counts.items():
        if number:
            yield (seat, place), (*stay[place], *(next(gone) for _new in range(number - len(stay[place]))))
