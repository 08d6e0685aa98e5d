"""Every event has words, in English and in Spanish; so have every place, every answer and the whole table."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import yaml

from game.content.paths import data_dir
from game.core.table import Event
from game.core.words import _
from game.moogh import events
from game.moogh.characters import Deed
from game.moogh.commands import Do
from game.moogh.pieces import Act
from game.moogh.striking import is_still
from game.moogh.view import chronicle, describing, laws, telling
from game.moogh.view.guide import about, reaction
from game.moogh.view.places import CellSpot
from game.moogh.view.wording import phrase
from tests.moogh_view.hunting import Sitting, a_hunt, decisions, hunts
from tests.table_sitting import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.decision import Command
    from game.core.match import Entry, Match
    from game.moogh.box import Box
    from game.ui.art import Art

SILENT = {events.TurnEnded, events.DiscMoved}
"""What goes without saying."""
COVERAGE: Final = Path(__file__).parents[1] / "coverage.yaml"
HOLES = re.compile(r"[{}]|-1\b")


@cache
def _played() -> tuple[tuple[Box, Entry], ...]:
    return tuple((match.state.box, entry) for match, entry in _playing())


def _playing() -> Iterator[tuple[Match[Any], Entry]]:
    for seed in range(24):
        options = {"items": {"urga": "hide-shield"}} if seed % 3 == 0 else {}
        match = a_hunt(hunts()[seed % len(hunts())], 1 + seed % 4, seed, **options)
        for command in decisions(match, seed):
            del command
            if match.log:
                yield match, match.log[-1]
        yield match, match.log[-1]


def test_every_event_has_words(language: str) -> None:
    kinds = _kinds()
    seen: set[type[Event]] = set()
    for box, entry in _played():
        for event in entry.events:
            words = telling.sentence(box, NAMES, event)
            assert bool(words) or type(event) in SILENT or _moves(event), event
            assert not HOLES.search(words), (language, words)
            seen.add(type(event))
    assert seen >= kinds - {events.LoadMoved, events.Progressed}, kinds - seen


def test_every_line_of_the_log_names_its_rule(language: str) -> None:
    """A ruling of ours, or a heading of the rulebook, in the language spoken."""
    text = (data_dir() / "moogh" / "rulings.md").read_text("utf-8")
    rulings = set(re.findall(r"^- \*\*(M\d+)\*\*", text, re.MULTILINE))
    headings = set(yaml.safe_load(COVERAGE.read_text("utf-8"))["moogh"]["headings"])
    assert set(laws.HEADINGS) <= headings
    known = rulings | {_(one) for one in laws.HEADINGS}
    seen: set[type[Event]] = set()
    for box, entry in _played():
        for line in telling.words(box, NAMES, entry):
            told = re.search(r" \(([^()]+)\)$", line)
            assert told is not None, (language, line)
            assert told[1] in known, line
        for event in entry.events:
            assert laws.law(box, event) in known, event
            seen.add(type(event))
    assert seen >= _kinds() - {events.LoadMoved, events.Progressed}


def test_whatever_may_have_happened_has_its_rule() -> None:
    """Each word that an event may carry for its cause, also those that no hunt of the tests brings."""
    box = a_hunt("honey", 1).state.box
    assert set(laws.DEEDS) == set(Deed)
    assert set(laws.ACTS) == set(Act)
    assert set(laws.MOVES) == set(telling.MOVES)
    assert set(laws.CASTS) == set(telling.CASTS)
    assert set(laws.ROLLS) == set(telling.ROLLS)
    assert set(laws.BARS) == set(telling.OBSTACLES)
    assert set(laws.PLAIN).isdisjoint(laws._OF)
    own = {one for one in _kinds() if "ruling" in inspect.signature(one).parameters}
    assert {*laws.PLAIN, *laws._OF, *own} == _kinds()
    assert laws.law(box, events.LoadMoved("urga", "f9", "taken")) == "M89"
    assert laws.law(box, events.Progressed(1, 2)) == "M89"
    reasons = ("done", "failed", "last", "nobody", "dark")
    ends = {why: laws.law(box, events.MatchEnded((), (0,), why)) for why in reasons}
    assert ends == {"done": "M89", "failed": "M89", "last": "M52", "nobody": "M58", "dark": "M57"}
    rivals = a_hunt("honey", 2).state.box
    assert {laws.law(rivals, events.MatchEnded((), (0, 0), why)) for why in ("done", "dark")} == {"M54", "M70"}


def _kinds() -> set[type[Event]]:
    return {one for _name, one in inspect.getmembers(events, inspect.isclass) if issubclass(one, Event)} - {Event}


def test_what_is_fetched_has_words(language: str) -> None:
    box = a_hunt("honey").state.box
    for how in ("taken", "dropped", "home"):
        assert "Urga" in telling.sentence(box, NAMES, events.LoadMoved("urga", "f9", how))
    assert "2" in telling.sentence(box, NAMES, events.Progressed(1, 2)), language


def _moves(event: Event) -> bool:
    """A walk is told by its steps."""
    return isinstance(event, events.Tried) and event.deed == "move"


def test_every_answer_has_words(language: str) -> None:
    for seed in range(6):
        match = a_hunt(hunts()[seed * 2], 1 + seed % 4, seed)
        for command in decisions(match, seed):
            for option in [command, *match.decision.options()[:8]]:
                words = phrase(match.state, option)
                assert words, option
                assert not HOLES.search(words), (language, words)


def test_the_table_is_described_line_by_line(language: str) -> None:
    for scenario in hunts():
        match = a_hunt(scenario, 2)
        for number, command in enumerate(decisions(match)):
            del command
            if number % 20 == 0:
                lines = describing.describe(match.state, NAMES).splitlines()
                assert len(lines) > 10
                assert not any(HOLES.search(line) for line in lines), (language, lines)


def test_points_by_rounds_come_to_the_scores() -> None:
    for seed in range(8):
        match = a_hunt(hunts()[seed], 2 + seed % 3, seed)
        for command in decisions(match, seed):
            del command
        found = chronicle.eras(match.state.box, NAMES, match.log)
        totals = [sum(era.points[seat] for era in found) for seat in range(match.state.box.seats)]
        assert totals == list(match.outcome.scores)
        assert all(era.why for era in found)


def test_everything_that_can_be_pointed_at_is_explained(art: Art) -> None:
    match = a_hunt("honey", 3, 2)
    sitting = Sitting(art, match)
    for number, command in enumerate(decisions(match, 2)):
        del command
        if number % 25 == 0:
            sitting.ask()
            for spot in sitting.view.places.boxes:
                sitting.view.pointer.pointed = spot
                assert sitting.view.message().heading, spot
                if isinstance(spot, CellSpot):
                    told = about(sitting.view.showing, spot)
                    assert told is not None
                    assert told.text


def test_what_a_hit_sets_off_is_told_before_it() -> None:
    """M8: the words beside a chance are what the beast then does."""
    told = 0
    for seed in range(30):
        match = a_hunt(hunts()[seed % len(hunts())], 2, seed)
        foretold: tuple[str, str] | None = None
        for command in decisions(match, seed):
            events_now = match.log[-1].events if match.log else ()
            if foretold is not None and any(isinstance(one, events.BeastHit) for one in events_now):
                acted = next(one for one in events_now if isinstance(one, events.Acted))
                assert (acted.beast, telling.act_words(acted.act, acted.count)) == foretold
                told += 1
            foretold = _foretold(match, command)
    assert told > 20


def _foretold(match: Match[Any], command: Command) -> tuple[str, str] | None:
    state = match.state
    if not isinstance(command, Do) or command.deed not in {"stab", "throw"} or match.decision.about != "turn":
        return None
    beast = state.box.beast(command.target)
    if state.health[beast] == 1 or is_still(state, match.decision.person, beast):
        return None
    return command.target, reaction(state, beast)
