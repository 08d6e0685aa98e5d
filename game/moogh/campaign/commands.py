"""The answers of a campaign, and the notation in which they are written."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.decision import Command
from game.core.notation import no_answer, unlike

if TYPE_CHECKING:
    from game.moogh.campaign.state import State

MOST_ROUNDS = 100


@dataclass(frozen=True, slots=True)
class Road(Command):
    """The way on, where the trail forks: `road honey`."""

    stop: str

    def __str__(self) -> str:
        return f"road {self.stop}"


@dataclass(frozen=True, slots=True)
class Send(Command):
    """Who goes, in the order of the tribe: `send urga brok oku wen`."""

    people: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("send", *self.people))


@dataclass(frozen=True, slots=True)
class Give(Command):
    """Somebody of the party takes an item along: `give atlatl sela`."""

    item: str
    person: str

    def __str__(self) -> str:
        return f"give {self.item} {self.person}"


@dataclass(frozen=True, slots=True)
class Put(Command):
    """An item goes back to the camp: `put atlatl`."""

    item: str

    def __str__(self) -> str:
        return f"put {self.item}"


@dataclass(frozen=True, slots=True)
class Hunted(Command):
    """How the hunt ended: `won 5 hurt urga out brok blow sela`. The round, who was hurt at its end and who was out.

    blow: who killed a beast last, or empty. As options, all are given for round 1 and without a blow.
    """

    won: bool
    round: int = 1
    hurt: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    blow: str = ""

    def __str__(self) -> str:
        words = ["won" if self.won else "lost", str(self.round)]
        for word, names in (("hurt", self.hurt), ("out", self.out), ("blow", (self.blow,) if self.blow else ())):
            if names:
                words += [word, *names]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Keep(Command):
    """The item that is kept of those found: `keep atlatl`."""

    item: str

    def __str__(self) -> str:
        return f"keep {self.item}"


@dataclass(frozen=True, slots=True)
class Word(Command):
    """An answer of one word."""

    text: str

    def __str__(self) -> str:
        return self.text


START, AGAIN, LEAVE = Word("start"), Word("again"), Word("leave")
WORDS = {str(one): one for one in (START, AGAIN, LEAVE)}


def parse(text: str, state: "State") -> Command:
    """The answer that this line says, legal now or not. IllegalCommand: no sentence of this game."""
    del state
    words = text.split()
    first, rest = (words[0], words[1:]) if words else ("", [])
    if first in WORDS and not rest:
        return WORDS[first]
    reader = _READERS.get(first)
    if reader is None:
        raise no_answer(text, (*_READERS, *WORDS))
    return reader(text, rest)


def _road(text: str, rest: list[str]) -> Command:
    return Road(_one(text, rest, "road honey"))


def _send(text: str, rest: list[str]) -> Command:
    if len(rest) < 2:
        raise unlike(text, "send urga brok oku wen")
    return Send(tuple(rest))


def _give(text: str, rest: list[str]) -> Command:
    if len(rest) != 2:
        raise unlike(text, "give atlatl sela")
    return Give(rest[0], rest[1])


def _put(text: str, rest: list[str]) -> Command:
    return Put(_one(text, rest, "put atlatl"))


def _keep(text: str, rest: list[str]) -> Command:
    return Keep(_one(text, rest, "keep atlatl"))


def _hunted(text: str, rest: list[str]) -> Command:
    """Its parts in their order, each but the round left out where it says nothing."""
    example = "won 5 hurt urga out brok blow sela"
    number = rest[0] if rest else ""
    if number not in map(str, range(1, MOST_ROUNDS + 1)):
        raise unlike(text, example)
    parts: dict[str, list[str]] = {"hurt": [], "out": [], "blow": []}
    current: list[str] | None = None
    for word in rest[1:]:
        if word in parts:
            current = parts[word]
        elif current is None:
            raise unlike(text, example)
        else:
            current.append(word)
    if len(parts["blow"]) > 1:
        raise unlike(text, example)
    found = Hunted(
        text.startswith("won"),
        int(number),
        tuple(parts["hurt"]),
        tuple(parts["out"]),
        "".join(parts["blow"]),
    )
    if str(found) != " ".join(text.split()):
        raise unlike(text, example)
    return found


def _one(text: str, rest: list[str], example: str) -> str:
    if len(rest) != 1:
        raise unlike(text, example)
    return rest[0]


_READERS: dict[str, Callable[[str, list[str]], Command]] = {
    "road": _road,
    "send": _send,
    "give": _give,
    "put": _put,
    "won": _hunted,
    "lost": _hunted,
    "keep": _keep,
}
