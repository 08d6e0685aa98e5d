"""What a match is remembered by: what each round brought to whom, and what tells one turn from another."""

from collections.abc import Iterable, Iterator, Sequence

from game.cazadores.box import Box
from game.cazadores.events import Completed, Counted, Delivered, Dug, Replenished, Returned, Scored, Swapped
from game.cazadores.view.telling import sentence, signed
from game.cazadores.words import animal_title
from game.core.match import Entry
from game.core.table import Event
from game.core.words import _, several
from game.ui.view import Era


def eras(box: Box, names: Sequence[str], log: Sequence[Entry]) -> tuple[Era, ...]:
    """What each round gave in which somebody scored, and last what was counted in the end."""
    found: list[Era] = []
    told: list[Event] = []
    for number, entry in enumerate(log, 1):
        at = next((at for at, event in enumerate(entry.events) if isinstance(event, Counted)), None)
        told += entry.events[:at]
        over = at is not None or number == len(log)
        if over or any(_ends_round(box, event) for event in entry.events):
            found += _era(box, names, _round(box, entry, log[:number]), number, told)
            told = []
        if at is not None:
            found += _era(box, names, _("The end"), number, entry.events[at:])
    return tuple(found)


def _ends_round(box: Box, event: Event) -> bool:
    """Rounds are counted in turns; who began does not matter for that."""
    return isinstance(event, Replenished) and event.turn % box.seats == 1


def _round(box: Box, entry: Entry, log: Sequence[Entry]) -> str:
    """Which round it was in which that entry stands, the last of the log."""
    turns = [event.turn for one in log for event in one.events if isinstance(event, Replenished)]
    turn = max(turns, default=1)
    ended = any(isinstance(event, Replenished) for event in entry.events)
    number = (turn - 1 - ended) // box.seats + 1
    return _("Round {number}").format(number=number)


def _era(box: Box, names: Sequence[str], title: str, answers: int, events: Iterable[Event]) -> Iterator[Era]:
    """The era, if points were given in it."""
    scored = [event for event in events if isinstance(event, Scored)]
    if scored:
        points = tuple(sum(one.points for one in scored if one.seat == seat) for seat in range(box.seats))
        yield Era(title, answers, points, tuple(sentence(box, names, one) for one in scored))


def gist(box: Box, names: Sequence[str], entries: Iterable[Entry]) -> str:
    """What of a turn is worth remembering, in a few words; empty if nothing is."""
    events = [event for entry in entries for event in entry.events]
    dug = sum(isinstance(event, Dug) for event in events)
    found = [several("{n} tile dug", "{n} tiles dug", dug).format(n=dug)] if dug else []
    return "; ".join([*found, *(words for event in events for words in _memorable(box, names, event))])


def _memorable(box: Box, names: Sequence[str], event: Event) -> Iterator[str]:
    match event:
        case Completed(animal=animal):
            yield _("{animal} complete").format(animal=animal_title(box, box.animal_numbers[animal]))
        case Delivered(value=value):
            yield _("mission {points}").format(points=signed(value))
        case Swapped(owner=owner):
            yield _("a swap with {name}").format(name=names[owner])
        case Returned():
            yield _("tiles back to the box")
