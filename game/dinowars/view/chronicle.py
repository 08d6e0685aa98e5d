"""What a match is remembered by: what each turn brought, and what tells one activation from another."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from game.core.match import Entry
from game.core.table import Event
from game.core.words import _
from game.dinowars.box import Box
from game.dinowars.events import Downed, Escaped, Killed, MatchEnded, Scored, TurnBegan
from game.dinowars.view.telling import sentence
from game.dinowars.view.wording import OBJECTIVES, animal
from game.ui import eras as common
from game.ui.view import Era


def eras(box: Box, names: Sequence[str], log: Sequence[Entry]) -> tuple[Era, ...]:
    """The turns in which points were scored."""
    return common.eras(log, Scored, _began, MatchEnded, partial(_era, box, names))


def _began(event: Event) -> int | None:
    return event.turn if isinstance(event, TurnBegan) else None


def _era(box: Box, names: Sequence[str], number: int, answers: int, told: Sequence[Scored]) -> Era:
    points = [0, 0]
    for event in told:
        points[event.seat] += 1
    why = tuple(sentence(box, names, event) for event in told)
    return Era(_("Turn {n}").format(n=number), answers, tuple(points), why)


def gist(box: Box, names: Sequence[str], entries: Iterable[Entry]) -> str:
    """What is worth remembering, in a few words; empty if nothing is."""
    return "; ".join(words for entry in entries for event in entry.events for words in _memorable(box, names, event))


def _memorable(box: Box, names: Sequence[str], event: Event) -> Iterator[str]:
    match event:
        case Killed(name=name):
            yield _("{who} dead").format(who=animal(box, name))
        case Downed(name):
            yield _("{who} downed").format(who=animal(box, name))
        case Escaped(name=name):
            yield _("{who} escaped").format(who=animal(box, name))
        case Scored(seat, objective, _total):
            yield f"{names[seat]}: {_(OBJECTIVES[objective])}"
