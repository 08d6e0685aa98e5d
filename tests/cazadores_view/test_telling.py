"""Every event, every answer and every hint has words, in each language; a match is told in rounds that sum up."""

from __future__ import annotations

import inspect
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from game.cazadores import events
from game.cazadores.view import chronicle, telling
from game.cazadores.view.wording import phrase
from game.core import words
from game.core.table import Event
from game.ui.view import NOBODY
from tests.cazadores_view.voyaging import KINDS, a_match, bots_play, where
from tests.words.catalogues import LOCALE, languages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.match import Match

NAMES = ["Ana", "Bilal", "Chen"]
EVENTS = {
    name: kind
    for name, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
}


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    yield
    words.speak(words.SOURCE, LOCALE)


@cache
def _played() -> tuple[Match[Any], ...]:
    """Whole matches in which everything happens that can."""
    found = []
    for scenario, seed, options in (("world", 2, {"returns": True}), ("north-atlantic", 5, {"stall_rounds": 1})):
        match = a_match(scenario, 3, seed, **options)
        for _answer in bots_play(match, seed, 0.4):
            pass
        found.append(match)
    return tuple(found)


@cache
def _happened() -> dict[str, list[tuple[Match[Any], Event]]]:
    found: dict[str, list[tuple[Match[Any], Event]]] = {name: [] for name in EVENTS}
    for match in _played():
        for entry in match.log:
            for event in entry.events:
                found[type(event).__name__].append((match, event))
    match, command = where("Swap")
    match.submit(command)
    found["Swapped"] = [(match, event) for event in match.log[-1].events if isinstance(event, events.Swapped)]
    return found


@pytest.mark.parametrize("language", ["en", *languages()])
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_has_a_sentence(name: str, language: str) -> None:
    words.speak(language, LOCALE)
    happened = _happened()[name]
    assert happened, f"no {name} in any match of this test"
    for match, event in happened[:40]:
        for eyes in (NOBODY, 0, 1, 2):
            said = telling.seen(match.state.box, NAMES, event, eyes)
            assert said.endswith("."), said
            assert "{" not in said


def test_sentences_differ_from_language_to_language() -> None:
    match, event = _happened()["Dug"][0]
    said = set()
    for language in ("en", *languages()):
        words.speak(language, LOCALE)
        said.add(telling.seen(match.state.box, NAMES, event, 0))
    assert len(said) == 1 + len(languages())


@pytest.mark.parametrize("language", ["en", *languages()])
@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_has_words(kind: str, language: str) -> None:
    words.speak(language, LOCALE)
    match, command = where(kind)
    said = phrase(match.state, command)
    assert said
    assert "{" not in said


def test_rounds_and_the_end_sum_up_to_the_scores() -> None:
    for match in _played():
        told = chronicle.eras(match.state.box, NAMES, match.log)
        assert match.outcome is not None
        assert tuple(map(sum, zip(*(era.points for era in told), strict=True))) == match.outcome.scores
        titles = [era.title for era in told]
        assert titles[-1] == "The end" or not any(event.reasons for event in _last_scores(match))
        assert len(set(titles)) == len(titles)
        assert [era.answers for era in told] == sorted(era.answers for era in told)


def _last_scores(match: Match[Any]) -> list[events.Scored]:
    counted = [i for i, event in enumerate(match.log[-1].events) if isinstance(event, events.Counted)]
    return [event for event in match.log[-1].events[counted[0] :] if isinstance(event, events.Scored)]


def test_a_turn_is_remembered_by_what_was_dug_and_completed() -> None:
    match = _played()[0]
    at = next(i for i, entry in enumerate(match.log) if any(isinstance(e, events.Completed) for e in entry.events))
    said = chronicle.gist(match.state.box, NAMES, match.log[max(0, at - 1) : at + 1])
    assert "complete" in said
    assert chronicle.gist(match.state.box, NAMES, match.log[:1]) == ""
