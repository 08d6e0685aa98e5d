"""What a match is remembered by: its eruptions with their points and reasons, and what tells one turn from another."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from game.core.match import Entry
from game.core.table import Event
from game.core.words import _, several
from game.ui.view import Era
from game.wrath.box import Box
from game.wrath.events import Eaten, Erupted, Hatched, Moved, Placed, RegionScored, Shifted, VolcanoScored
from game.wrath.view.telling import sentence
from game.wrath.words import DIRECTION_TITLES, piece_title


def eras(box: Box, names: Sequence[str], log: Iterable[Entry]) -> tuple[Era, ...]:
    """What each eruption gave to whom, and why."""
    found = []
    for number, entry in enumerate(log, 1):
        at = next((i for i, event in enumerate(entry.events) if isinstance(event, Erupted)), None)
        if at is not None:
            found.append(_era(box, names, number, entry.events[at:]))
    return tuple(found)


def _era(box: Box, names: Sequence[str], answers: int, events: Sequence[Event]) -> Era:
    erupted, scored = events[0], [one for one in events if isinstance(one, VolcanoScored | RegionScored)]
    assert isinstance(erupted, Erupted)
    points = tuple(sum(each) for each in zip(*(one.points for one in scored), strict=True))
    return Era(_title(erupted), answers, points, tuple(sentence(box, names, one) for one in scored))


def _title(erupted: Erupted) -> str:
    return _("Last eruption") if erupted.last else _("Eruption {number}").format(number=erupted.number)


def gist(box: Box, names: Sequence[str], entries: Iterable[Entry]) -> str:
    """What of a turn is worth remembering, in a few words; of a quiet one, how its dice were spent."""
    given = list(entries)
    found = [words for entry in given for words in _memorable(box, names, entry.events)]
    return "; ".join(found) or _quiet([event for entry in given for event in entry.events])


def _quiet(events: Sequence[Event]) -> str:
    """How many pieces went where."""
    done = Counter(event.where for event in events if isinstance(event, Placed))
    done["foot"] = sum(isinstance(event, Moved) for event in events)
    words = {
        "volcano": several("{n} to the crater", "{n} to the crater", done["volcano"]),
        "cave": several("{n} to the cave", "{n} to the cave", done["cave"]),
        "hut": several("{n} to the hut", "{n} to the hut", done["hut"]),
        "egg": several("{n} to the eggs", "{n} to the eggs", done["egg"]),
        "foot": several("{n} step", "{n} steps", done["foot"]),
    }
    told = [text.format(n=done[where]) for where, text in words.items() if done[where]]
    return ", ".join(told) if told else _("nothing spent")


def _memorable(box: Box, names: Sequence[str], events: Sequence[Event]) -> Iterator[str]:
    for at, event in enumerate(events):
        match event:
            case Hatched(dinosaur=dinosaur):
                yield _("new: {dinosaur}").format(dinosaur=piece_title(box, box.kinds[dinosaur]))
            case Eaten(owner=owner):
                yield _("a meal of {name}").format(name=names[owner])
            case Shifted(direction=direction):
                yield _("tremor: {way}").format(way=_(DIRECTION_TITLES[direction]))
            case Erupted():
                yield _points(names, _era(box, names, 0, events[at:]))


def _points(names: Sequence[str], era: Era) -> str:
    gains = [f"{name} +{points}" for name, points in zip(names, era.points, strict=True) if points]
    return f"{era.title}: {', '.join(gains)}" if gains else era.title
