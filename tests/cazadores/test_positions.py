"""Positions: every state is written and read back; what no match can reach is refused, each fault by its name."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.faults import ContentError
from game.content.matchfile import parse_match
from game.content.nodes import find
from game.core.bots import RandomBot
from game.core.dice import Dice
from game.core.match import Match
from tests.cazadores.tables import RULES, SCENARIOS, WORLD, begin, play, position, seat
from tests.counts import count


def form(*seats: str, **more: Any) -> dict[str, Any]:
    ports = ("honolulu", "acapulco", "rio-de-janeiro")
    start = {"ship": "lisbon", "provisions": 8}
    return {"seats": [start | {"museum": ports[n]} | seat(words) for n, words in enumerate(seats)], **more}


def reasons(given: dict[str, Any], seats: int = 2, **options: Any) -> str:
    with pytest.raises(ValueError, match="expected") as refused:
        RULES.read_position(given, WORLD.with_options(options), seats)
    return str(refused.value)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_state_of_random_matches_is_written_and_read_back(name: str) -> None:
    scenario = SCENARIOS[name]
    for seed in range(count(60)):
        seats = scenario.seats()[seed % len(scenario.seats())]
        match, bot = begin(seats, seed, scenario), RandomBot(seed)
        while match.decision is not None:
            if len(match.log) % 13 == 0 or match.state.turn == 0:
                assert RULES.read_position(position(match), scenario, seats) == match.state
            match.submit(bot.choose(match))
        assert RULES.read_position(position(match), scenario, seats) == match.state


def test_what_is_left_out_is_as_at_the_start_of_play() -> None:
    state = RULES.read_position(form("", ""), WORLD, 2)
    assert (state.turn, state.seat, state.buried, state.scores) == (1, 0, 90, [0, 0])
    for group, sizes in zip(state.box.groups, state.box.sizes, strict=True):
        assert tuple(state.piles[site] for site in state.box.chart.sites(group)) == sizes


def test_a_turn_that_is_left_out_is_the_first_of_that_seat() -> None:
    assert RULES.read_position(form("", "", "", start=2, to_move=1), WORLD, 3).turn == 3


def test_a_position_goes_on_with_the_same_answers_and_the_same_draws() -> None:
    match = Match(RULES, RULES.read_position(form("ship naples 20", "", ""), WORLD, 3), Dice(4))
    play(match, "dig")
    state, drawn, since = match.step_so_far()
    assert since == []
    twin = Match(RULES, RULES.read_position(RULES.write_position(state), WORLD, 3), Dice(4, drawn=drawn))
    assert play(match, "dig", "dig") == play(twin, "dig", "dig")
    assert match.state == twin.state


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (form("", "", start=2), "a seat, 0 to 1"),
        (form("", "", to_move=7), "a seat, 0 to 1"),
        (form(""), "`seats` has 1 entries"),
        (form("", "", swaps=[0]), "`swaps` has 1 entries"),
        (form("", "", phase="sleep"), "missions"),
        (form("", "", turn=2), "turn 2 is not one of seat 0"),
        (form("", "", turn=0), "turn 0 is not one of seat 0"),
        (form("ship lisbom 8", ""), "did you mean"),
        (form("museum lisbon", ""), "no museum can stand there"),
        (form("museum acapulco", "museum acapulco"), "no museum can stand there"),
        (form("", "hold mosasaurs 1"), "did you mean"),
        (form("", "hold diplodocus 1"), 'no animal here is called "diplodocus"'),
        (form("", "hold mosasaurus 5"), "mosasaurus has no part 5, expected 1 to 4"),
        (form("", "hold mosasaurus 1 1 1"), "there are 3 tiles mosasaurus 1, expected 2 copies"),
        (form("", "hold carnotaurus 1 2"), "the loose tiles of carnotaurus are a whole animal"),
        (form("", "store carnotaurus 1 2"), "the loose tiles of carnotaurus are a whole animal"),
        (form("", "shown brachiosaurus 3"), "there are 3 tiles brachiosaurus 1"),
        (form("", "aboard brachiosaurus 2 apatosaurus 2 mosasaurus 2"), "28 tiles are on the ship, expected 24"),
        (form("ship casablanca 0", ""), "1 or more, for the way to supplies"),
        (form("ship lisbon 7", ""), "7 provisions at a replenishing point"),
        (form("ship lisbon 21", ""), "20 at most"),
        (form("", "ship casablanca 8"), "not its turn, expected supplies"),
        (form("ship casablanca 5", "", dug={"casablanca": 3}, busy=True), "at most 2"),
        (form("ship casablanca 5", "", dug={"casablanca": 1}), "a tile was dug this turn"),
        (form("ship casablanca 5", "", dug={"dakar": 1}, busy=True), "at a site"),
        (form("", "", dug={"casablanca": 1}, busy=True), "under way"),
        (form("ship casablanca 5", "", swaps=[1, 0]), "with others"),
        (form("ship casablanca 5", "", swaps=[0, 3]), "at most 2"),
        (form("", "", boxed={"mosasaurus": [1]}), "tiles were returned in a match without that rule"),
        (form("", "", piles={"casablanca": 5}), "tiles lie in the piles of the herbivores"),
        (form("", "", idle=1, busy=True), "a tile was dug in this round"),
        (form("", "", idle=3), "the match is going on"),
        (form("", "", phase="over"), "the match is over"),
        (form("score -3", ""), "the score is -3 before the end"),
        (form("hand marines+fish", ""), "is no further mission"),
        (form("hand marines+flyers marines+flyers", ""), "is no further mission"),
        (form("hand marines+flyers", "hand marines+flyers"), "each mission once"),
        (form("done marines+flyers", ""), "not the animals of the missions done"),
        (form("given pteranodon 1", ""), "not the animals of the missions done"),
        (form("", "", phase="missions", turn=0), "not the first missions"),
        (form("", "", phase="ships", turn=0), "a ship lies there too early"),
    ],
)
def test_a_position_that_no_match_can_reach_is_refused(given: dict[str, Any], reason: str) -> None:
    assert reason in reasons(given)


def test_six_missions_in_a_hand_are_too_many() -> None:
    hand = "hand marines+flyers carnivores+flyers herbivores+flyers armoured+flyers herbivores+marines marines+armoured"
    assert "6 missions are in hand, expected 5 at most" in reasons(form(hand, ""))


def test_a_choice_of_missions_is_read_in_its_phase_alone() -> None:
    match = begin(2, start="first")
    play(match, "keep 25 8")
    given = position(match)
    assert RULES.read_position(given, WORLD, 2) == match.state
    given["seats"][0]["chosen"] = [8, 9]
    assert "is no choice of first missions" in reasons(given)
    given["seats"][0]["chosen"], given["seats"][1]["chosen"] = None, [8]
    assert "chosen its missions too early or not at all" in reasons(given)


FILE = """\
format: 1
game: cazadores
seats: [human, human]
position:
  seats:
    - {ship: lisbon, museum: dakar}
    - {ship: lisbon, museum: aden, hold: {mosasaurus: [1, 9]}}
"""


def test_a_fault_in_a_position_has_its_own_line() -> None:
    file = parse_match(FILE, "m.yaml")
    assert file.source is not None
    with pytest.raises(ValueError, match="no part 9") as refused:
        RULES.read_position(find(file.source, ("position",)), WORLD, 2)
    assert isinstance(refused.value.__cause__, ContentError)
    assert str(refused.value.__cause__).startswith("m.yaml:7:55: mosasaurus has no part 9")
