"""Every event has words, in English and in Spanish; so have every place, every answer and the whole table."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any

from game.core.table import Event
from game.dinowars import events
from game.dinowars.view import chronicle, describing, telling
from game.dinowars.view.guide import about
from game.dinowars.view.places import GroundSpot
from game.dinowars.view.wording import phrase
from tests.dinowars_view.skirmish import Sitting, a_skirmish, decisions, set_ups
from tests.table_sitting import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.match import Match
    from game.ui.art import Art

HOLES = re.compile(r"[{}]|\b[a-z]+-\d\b")
"""What is left of a form, and names of the notation."""


def _told() -> Iterator[tuple[Match[Any], Event]]:
    for seed in range(14):
        match = a_skirmish(set_ups()[seed % len(set_ups())], seed, twist="all" if seed % 2 else "lava")
        yield from ((match, event) for event in match.opening)
        for _command in decisions(match, seed):
            if match.log:
                yield from ((match, event) for event in match.log[-1].events)
        yield from ((match, event) for event in match.log[-1].events)


def test_every_event_has_words(language: str) -> None:
    kinds = {one for _name, one in inspect.getmembers(events, inspect.isclass) if issubclass(one, Event)} - {Event}
    seen: set[type[Event]] = set()
    for match, event in _told():
        words = telling.sentence(match.state.box, NAMES, event)
        assert words, event
        assert not HOLES.search(words), (language, words)
        seen.add(type(event))
    assert seen >= kinds - {events.Escaped, events.BabyGone}, kinds - seen


def test_who_escapes_and_babies_have_words(language: str) -> None:
    box = a_skirmish().state.box
    name = box.names[0]
    assert "D36" in telling.sentence(box, NAMES, events.Escaped(name, 0, 0)), language
    for cause in ("found", "lava"):
        assert "D37" in telling.sentence(box, NAMES, events.BabyGone(0, cause))


def test_every_answer_has_words(language: str) -> None:
    for seed in range(5):
        match = a_skirmish(set_ups()[seed], seed)
        for command in decisions(match, seed):
            for option in [command, *list(match.decision.options())[:6]]:
                words = phrase(match.state.box, option)
                assert words, option
                assert not HOLES.search(words), (language, words)


def test_the_table_is_described_line_by_line(language: str) -> None:
    for scenario in set_ups():
        match = a_skirmish(scenario)
        for number, _command in enumerate(decisions(match)):
            if number % 25 == 0:
                lines = describing.describe(match.state, NAMES).splitlines()
                assert len(lines) > 16
                assert not any(HOLES.search(line) for line in lines), (language, lines)


def test_points_by_turns_come_to_the_scores() -> None:
    scored = 0
    for seed in range(8):
        match = a_skirmish(set_ups()[seed % len(set_ups())], seed)
        for _command in decisions(match, seed):
            pass
        found = chronicle.eras(match.state.box, NAMES, match.log)
        assert [sum(era.points[seat] for era in found) for seat in (0, 1)] == list(match.outcome.scores)
        assert all(era.why for era in found)
        scored += len(found)
    assert scored > 4


def test_everything_that_can_be_pointed_at_is_explained(art: Art) -> None:
    match = a_skirmish("twist-of-fate", 2)
    sitting = Sitting(art, match)
    for number, _command in enumerate(decisions(match, 2)):
        if number % 20 == 0:
            sitting.ask()
            for spot in sitting.view.places.boxes:
                sitting.view.pointer.pointed = spot
                sitting.view.pointer.look()
                assert sitting.view.message().heading, spot
            for x, y in ((2400, 2400), (300, 300), (1000, 2000)):
                told = about(sitting.view.showing, GroundSpot(x, y))
                assert told is not None
                assert told.text
