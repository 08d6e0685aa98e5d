"""What a hunt is remembered by: what each round brought, and what tells one turn from another."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from game.core.match import Entry
from game.core.table import Event
from game.core.words import _
from game.moogh.box import Box
from game.moogh.events import BeastHurt, Died, Fled, Injured, KnockedOut, MatchEnded, RoundBegan, Scored
from game.moogh.view.telling import sentence
from game.moogh.view.wording import beast_title, person_title
from game.ui import eras as common
from game.ui.view import Era


def eras(box: Box, names: Sequence[str], log: Sequence[Entry]) -> tuple[Era, ...]:
    """The rounds in which savage points were given, to all seats of a side alike."""
    return common.eras(log, Scored, _began, MatchEnded, partial(_era, box, names))


def _began(event: Event) -> int | None:
    return event.number if isinstance(event, RoundBegan) else None


def _era(box: Box, names: Sequence[str], number: int, answers: int, told: Sequence[Scored]) -> Era:
    points = [0] * box.seats
    for event in told:
        for seat in box.teams[event.side]:
            points[seat] += event.points
    why = tuple(sentence(box, names, event) for event in told)
    return Era(_("Round {number}").format(number=number), answers, tuple(points), why)


def gist(box: Box, entries: Iterable[Entry]) -> str:
    """What of a turn is worth remembering, in a few words; empty if nothing is."""
    return "; ".join(words for entry in entries for event in entry.events for words in _memorable(box, event))


def _memorable(box: Box, event: Event) -> Iterator[str]:
    match event:
        case BeastHurt(beast=beast, health=health) if health:
            yield _("{beast} hurt, {health} left").format(beast=beast_title(box, beast), health=health)
        case Died(beast=beast):
            yield _("{beast} dead").format(beast=beast_title(box, beast))
        case Fled(beast=beast):
            yield _("{beast} gone").format(beast=beast_title(box, beast))
        case Injured(person=person):
            yield _("{who} injured").format(who=person_title(box, person))
        case KnockedOut(person=person):
            yield _("{who} knocked out").format(who=person_title(box, person))
        case RoundBegan(number=number):
            yield _("round {number}").format(number=number)
