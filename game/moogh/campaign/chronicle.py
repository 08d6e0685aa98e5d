"""The chronicle: what happened on the trail, told from the log, chapter by chapter, in the player's language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.core.match import Match
from game.core.table import Event
from game.core.words import _, several
from game.moogh.campaign.events import (
    Arrived,
    Began,
    Ended,
    Given,
    Healed,
    ItemKept,
    ItemLost,
    Left,
    Marked,
    Sent,
    Stored,
    TaleEnded,
)
from game.moogh.campaign.state import State
from game.moogh.campaign.tale import Stop, Tale
from game.moogh.pieces import named


@dataclass(slots=True)
class Chapter:
    """A chapter: its title and its paragraphs."""

    title: str
    lines: list[str] = field(default_factory=list)


def chronicle(match: Match[State]) -> list[Chapter]:
    """The chapters up to now: the beginning, one for each stop, the ending if it has come."""
    tale = match.state.box.tale
    teller = _Teller(tale)
    for entry in match.log:
        for event in entry.events:
            teller.tell(event)
    return teller.chapters


def as_text(tale: Tale, chapters: Iterable[Chapter]) -> str:
    """The chronicle as a plain text, to be kept as a file."""
    parts = [_(tale.title)]
    for chapter in chapters:
        parts += ["", chapter.title, "-" * len(chapter.title), "", *chapter.lines]
    return "\n".join(parts) + "\n"


class _Teller:
    """Turns events into paragraphs."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        people = [f"{_(one.kind.title)}: {_(one.about)}" for one in tale.people]
        self.chapters = [Chapter(_("How it began"), [_(tale.introduction), *people])]
        self._bags: dict[str, str] = {}
        self._arrive(tale.stops[0])

    def tell(self, event: Event) -> None:
        """One event more."""
        match event:
            case Arrived(stop):
                self._arrive(self._stop(stop))
            case Given(item, person):
                self._give(item, person)
            case Sent(people):
                self._say(_("{people} went.").format(people=self._names(people)))
            case Began():
                self._begin(event)
            case Ended():
                self._end(event)
            case TaleEnded(ending):
                found = named(self.tale.endings, ending)
                self.chapters.append(Chapter(_(found.title), [_(found.about)]))
            case _:
                self._after(event)

    def _after(self, event: Event) -> None:
        """What a hunt left behind."""
        match event:
            case Healed(people, why):
                text = _("{people} rested and got well.") if why == "rest" else _("{people} had the wound mended.")
                self._say(text.format(people=self._names(people)))
            case Marked(person, mark):
                title = _(named(self.tale.pieces.traits, mark).title)
                self._say(_("{person} keeps a mark for good: {mark}.").format(person=self._name(person), mark=title))
            case ItemLost(person, item):
                self._say(_("{person} has lost this: {item}.").format(person=self._name(person), item=self._item(item)))
            case ItemKept(item):
                self._say(_("They found this and kept it: {item}.").format(item=self._item(item)))
            case Left(stop):
                self._say(_(self._stop(stop).lost.about))
            case Stored(change, now, why):
                if why == "again":
                    self._say(_(self._stop(self._at).again.about))
                store = _(self.tale.store)
                self._say(_("{store}: {change:+d}, now {now}.").format(store=store, change=change, now=now))

    # -- parts --------------------------------------------------------------------------------------------------------

    def _arrive(self, stop: Stop) -> None:
        self._at = stop.name
        number = len(self.chapters)
        self.chapters.append(Chapter(f"{number}. {_(stop.title)}", [_(stop.introduction)]))

    def _give(self, item: str, person: str) -> None:
        if person:
            self._bags[item] = person
        else:
            self._bags.pop(item, None)

    def _begin(self, event: Began) -> None:
        for item, person in self._bags.items():
            self._say(_("{person} took this along: {item}.").format(person=self._name(person), item=self._item(item)))
        self._bags.clear()
        if event.attempt > 1:
            self._say(_("This was the try number {number}.").format(number=event.attempt))

    def _end(self, event: Ended) -> None:
        text = _("The hunt was won in round {number}.") if event.won else _("The hunt was lost in round {number}.")
        self._say(text.format(number=event.round))
        if event.blow:
            self._say(_("The last blow was struck by {person}.").format(person=self._name(event.blow)))
        if event.hurt:
            text = several("{people} was hurt.", "{people} were hurt.", len(event.hurt))
            self._say(text.format(people=self._names(event.hurt)))
        if event.out:
            text = several("{people} was knocked out.", "{people} were knocked out.", len(event.out))
            self._say(text.format(people=self._names(event.out)))
        if event.won:
            self._say(_(self._stop(event.stop).won.about))

    def _say(self, words: str) -> None:
        self.chapters[-1].lines.append(words)

    def _stop(self, name: str) -> Stop:
        return named(self.tale.stops, name)

    def _item(self, name: str) -> str:
        return _(named(self.tale.pieces.items, name).title)

    def _name(self, name: str) -> str:
        return _(named(self.tale.people, name).kind.title)

    def _names(self, names: Sequence[str]) -> str:
        return ", ".join(map(self._name, names))
