"""A whole match as readable text: a heading, then each answer with what came of it, indented under its turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.decision import IllegalCommand
from game.core.dice import Dice, setting_up
from game.core.match import Entry, Match
from game.core.record import as_json
from game.playing import bot_seed
from game.shelf import open_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.table import Event


@dataclass(frozen=True)
class Heading:
    """What a story is about: the table, the seed, and the bots that go on where its answers end.

    options: choices of the set-up, such as `format=teams mode=predator`; empty for none.
    """

    game: str
    scenario: str
    seats: tuple[str, ...]
    seed: int
    options: str = ""

    def __str__(self) -> str:
        lines = f"game: {self.game}\nscenario: {self.scenario}\nseats: {' '.join(self.seats)}\nseed: {self.seed}\n"
        return lines + (f"options: {self.options}\n" if self.options else "")

    def choices(self) -> dict[str, str]:
        """The options by name."""
        return dict(one.split("=") for one in self.options.split())


def read_story(text: str) -> tuple[Heading, list[str]]:
    """The heading and the answers of a story."""
    lines = text.splitlines()
    fields = dict(line.split(": ", 1) for line in lines[: lines.index("")])
    seats, options = tuple(fields["seats"].split()), fields.get("options", "")
    heading = Heading(fields["game"], fields["scenario"], seats, int(fields["seed"]), options)
    return heading, [line.strip() for line in lines if line.startswith("  ") and not line.startswith("   ")]


def begin(heading: Heading) -> Match[Any]:
    """The match at its first decision."""
    game = open_game(heading.game)
    scenario = game.scenarios()[heading.scenario]
    if heading.options:
        scenario = scenario.with_options(heading.choices())
    state = game.rules.set_up(scenario, len(heading.seats), setting_up(heading.seed))
    return Match(game.rules, state, Dice(heading.seed))


def tell(heading: Heading, answers: list[str], *, go_on: bool) -> Iterator[str]:
    """The story line by line. IllegalCommand where an answer is none; with `go_on` bots answer from there instead."""
    match = begin(heading)
    yield from str(heading).splitlines()
    seat = None
    given = iter(answers)
    while match.decision is not None:
        if match.decision.seat != seat:
            seat = match.decision.seat
            yield ""
            yield f"seat {seat}"
        try:
            command = match.rules.parse(next(given), match.state)
            match.submit(command)
        except (IllegalCommand, StopIteration):
            if not go_on:
                raise
            given = iter(())
            bot = open_game(heading.game).bot(heading.seats[seat or 0], bot_seed(heading.seed, seat or 0))
            match.submit(bot.choose(match))
        yield from _entry(match.log[-1])
    yield ""
    yield f"{match.outcome.reason if match.outcome else ''}"


def _entry(entry: Entry) -> Iterator[str]:
    yield f"  {entry.command}"
    for event in entry.events:
        yield f"      {_event(event, entry.seat)}"


def _event(event: Event, seat: int) -> str:
    """The event's kind and fields; the seat only where it is not the one that answered."""
    fields = as_json(event)
    kind = fields.pop("type")
    if fields.get("seat") == seat:
        del fields["seat"]
    return f"{kind}: " + ", ".join(f"{name} {_value(value)}" for name, value in fields.items())


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "(" + " ".join(map(_value, value)) + ")"
    if isinstance(value, dict):
        return "/".join(map(_value, value.values()))
    return str(value).lower() if isinstance(value, bool) else str(value)
