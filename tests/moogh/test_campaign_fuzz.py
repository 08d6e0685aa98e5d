"""Random campaigns: nothing is made or lost, nobody is stuck, every position and every line reads back."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.moogh.campaign.commands import Give, Hunted, Keep, Put, Road, Send
from game.moogh.campaign.party import hunt
from game.moogh.rules import Moogh
from tests.moogh.campaigns import RULES, TALES, begin

if TYPE_CHECKING:
    from game.moogh.campaign.state import State
    from game.moogh.campaign.tale import Tale

LONG = os.environ.get("EMBER_LONG") == "1"
COURSES = 2_000 if LONG else 60
LONGEST = 3_000
MODES = ("hunter", "predator")
pytestmark = pytest.mark.timeout(3600 if LONG else 300)


def table(seed: int) -> tuple[Tale, int]:
    """Some campaign at some difficulty, for some number of players."""
    chance = random.Random(seed)
    tale = TALES[chance.choice(list(TALES))].with_options({"mode": chance.choice(MODES)})
    return tale, chance.choice(tale.seats())


def test_random_campaigns_end_and_hold_together_at_every_decision() -> None:
    asked, endings = Counter[str](), Counter[str]()
    for seed in range(COURSES):
        tale, seats = table(seed)
        match, chance = begin(tale, seats, seed=seed), random.Random(seed)
        progress = 0.0
        for _answer in range(LONGEST):
            RULES.audit(match.state)
            if match.decision is None:
                break
            asked[match.decision.about] += 1
            match.submit(chance.choice(match.decision.options()))
            assert progress <= RULES.progress(match.state) <= 1
            progress = RULES.progress(match.state)
        assert match.outcome is not None, f"seed {seed} does not end"
        endings[tale.endings[match.state.ending].name] += 1
    assert set(asked) == {"road", "party", "equip", "hunt", "spoils", "lost"}
    assert len(endings) > 2


def test_every_option_is_accepted_reads_back_and_nothing_else_is_accepted() -> None:
    said: set[object] = set()
    for seed in range(COURSES // 10):
        match, chance = begin(*table(seed), seed=seed), random.Random(seed)
        while match.decision is not None:
            options = match.decision.options()
            assert len(set(options)) == len(options)
            for option in options:
                assert option in match.decision
                assert RULES.parse(str(option), match.state) == option
            for other in said.difference(options):
                assert other not in match.decision
            if chance.random() < 0.1:
                for option in options[:40]:
                    match.fork(seed).submit(option)
            said.update(options)
            match.submit(chance.choice(options))
    assert {type(one) for one in said} >= {Road, Send, Give, Put, Keep, Hunted}


def test_every_position_reads_back_and_goes_on_alike() -> None:
    for seed in range(COURSES // 6):
        tale, seats = table(seed)
        match, chance = begin(tale, seats, seed=seed), random.Random(seed)
        while match.decision is not None:
            again = _read(match, tale, seats)
            assert again.state == match.state
            assert again.decision is not None
            assert again.decision.legal() == match.decision.legal()
            match.submit(chance.choice(match.decision.options()))
        assert _read(match, tale, seats).state == match.state


def _read(match: Match[State], tale: Tale, seats: int) -> Match[State]:
    written = RULES.write_position(match.state)
    return Match(RULES, RULES.read_position(written, tale, seats), Dice(match.dice.seed, (), match.dice.drawn))


def test_undo_and_redo_leave_no_trace() -> None:
    for seed in range(COURSES // 6):
        match, chance = begin(*table(seed), seed=seed), random.Random(seed)
        while match.decision is not None:
            seen, able = match.state.copy(), match.undoable
            if able:
                match.undo(able)
                for _answer in range(able):
                    match.redo()
            assert match.state == seen
            match.submit(chance.choice(match.decision.options()))


def test_the_hunts_of_random_campaigns_can_all_begin_and_go_on() -> None:
    """M101 to M105: whoever goes with whatever, the hunt takes them, marks, wounds and items included."""
    begun = Counter[str]()
    for seed in range(COURSES // 4):
        match, chance = begin(*table(seed), seed=seed), random.Random(seed)
        while match.decision is not None:
            if match.decision.about == "hunt":
                begun[_begin_hunt(match, chance)] += 1
            match.submit(chance.choice(match.decision.options()))
    assert sum(begun.values()) > 50


def _begin_hunt(match: Match[State], chance: random.Random) -> str:
    rules, state = Moogh(), match.state
    opened = Match(rules, rules.set_up(hunt(state), state.box.seats, setting_up(state.seed)), Dice(state.seed))
    for _answer in range(12):
        rules.audit(opened.state)
        if opened.decision is not None:
            opened.submit(chance.choice(opened.decision.options()))
    again = rules.read_position(rules.write_position(opened.step_start), hunt(state), state.box.seats)
    assert again == opened.step_start
    return state.stop.name


def test_random_hunts_of_people_with_any_marks_end_and_hold_together() -> None:
    """M102, M103: every trait and mark, wounds and items, at every table of a campaign."""
    traits = [one.name for one in TALES["three-days"].pieces.traits]
    seen = set[str]()
    for seed in range(COURSES // 3):
        chance = random.Random(seed)
        tale, seats = table(seed)
        match = begin(tale, seats, seed=seed)
        while match.decision is not None and match.decision.about != "hunt":
            match.submit(chance.choice(match.decision.options()))
        scenario = hunt(match.state)
        names = [name for members in scenario.members for name in members]
        given = {name: chance.sample(traits, chance.randrange(4)) for name in names}
        seen |= {trait for some in given.values() for trait in some}
        scenario = scenario.with_options({"traits": given, "wounded": chance.sample(names, 2)})
        rules = Moogh()
        opened = Match(rules, rules.set_up(scenario, seats, setting_up(seed)), Dice(seed))
        for _answer in range(LONGEST):
            rules.audit(opened.state)
            if opened.decision is None:
                break
            opened.submit(chance.choice(opened.decision.options()))
        assert opened.outcome is not None, f"seed {seed} does not end"
    assert seen == set(traits)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"at": "nowhere"}, "there is no 'nowhere' here"),
        ({"phase": "later"}, "`phase` is"),
        ({"stores": 7}, "the stores hold"),
        ({"hunts": {"third-day": "won"}}, "no way leads past"),
        ({"people": {"tor": {"marks": ["limp"]}}}, "has marks that nobody can have"),
        ({"people": {"brok": {"marks": ["limp", "limp"]}}}, "has marks that nobody can have"),
        ({"people": {"brok": {"takes": "atlatl"}}}, "carries what it cannot have"),
        ({"party": ["urga"]}, "those who go are no party"),
        ({"found": ["atlatl", "bone-horn"]}, "items lie there"),
        ({"ending": "soup"}, "it is over and goes on"),
        ({"ending": "never"}, "there is no 'never' here"),
        ({"seed": 5}, "there is chance for a hunt"),
        ({"phase": "lost"}, "never began"),
        ({"phase": "equip", "party": ["urga", "brok", "oku", "pim"]}, "nobody is asked what to take"),
    ],
)
def test_a_position_that_no_campaign_can_come_to_is_refused_in_a_sentence(change: dict[str, object], told: str) -> None:
    tale = TALES["three-days"]
    written = RULES.write_position(begin(tale).state)
    with pytest.raises(ValueError, match=told):
        RULES.read_position({**written, **change}, tale, 1)
