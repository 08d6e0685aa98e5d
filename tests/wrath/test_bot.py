"""The easy bot: legal, honest, the same everywhere, never lost in a loop, and a good deal better than chance."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.core.bots import RandomBot
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.shelf import open_game
from game.wrath.bots.easy import Greedy, icon_worths, impatience, ways
from game.wrath.bots.valuing import WON, holdings, value
from game.wrath.box import CAVE, CAVEMAN, CELL_NAMES, EGG, FOOT_ICON, ICONS, PLACES, SUPPLY, VOLCANO, WORSHIP_ICON
from game.wrath.state import OVER, SPEND, State
from tests.counts import count
from tests.hash_seeds import said_under_every_seed

ROOT = Path(__file__).resolve().parents[2]
WRATH = open_game("wrath")
SCENARIOS = WRATH.scenarios()
ANSWERS_A_TURN = 60
"""Three rolls, seven dice with a meal each, a hatching, a tremor and an end are well under it."""


def dealt(seed: int, seats: int = 2, scenario: str = "first-game", *, quiet: bool = False) -> Match[State]:
    state = WRATH.rules.set_up(SCENARIOS[scenario], seats, setting_up(seed))
    return Match[State](WRATH.rules, state, Dice(seed), quiet=quiet)


def test_its_answers_are_legal_and_the_match_ends_at_every_table() -> None:
    for number, scenario in enumerate(SCENARIOS):
        for seats in (2, 3, 4):
            match = dealt(number, seats, scenario)
            bots = [Greedy(seat) for seat in range(seats)]
            while match.decision is not None:
                match.submit(bots[match.decision.seat].choose(match))  # IllegalCommand would fail the test
                WRATH.rules.audit(match.state)
            assert match.outcome is not None


def test_it_is_much_better_than_chance() -> None:
    wins = Counter[str]()
    for number in range(40):
        match = dealt(1000 + number, quiet=True)
        bots = [Greedy(number), RandomBot(number)]
        if number % 2:
            bots.reverse()
        _play(match, bots)
        assert match.outcome is not None
        wins.update(type(bots[seat]).__name__ for seat in match.outcome.winners)
    assert wins["Greedy"] >= 34, wins  # it wins all but a few in a hundred


@pytest.mark.timeout(1800)
def test_it_never_goes_round_in_circles() -> None:
    for number in range(count(1000)):
        _watch(number)


def _watch(number: int) -> None:
    """A match in which no state sees the same answer three times, nor a turn too many answers."""
    names = sorted(SCENARIOS)
    match = dealt(number, 2 + number % 3, names[number % len(names)], quiet=True)
    bots = [Greedy(number + seat) for seat in range(4)]
    seen, in_turn = Counter[Any](), Counter[int]()
    while match.decision is not None:
        command = bots[match.decision.seat].choose(match)
        in_turn[match.state.turn] += 1
        seen[json.dumps(WRATH.rules.write_position(match.state), default=list), str(command)] += 1
        match.submit(command)
    assert max(seen.values()) < 3
    assert max(in_turn.values()) < ANSWERS_A_TURN


def test_it_says_the_same_again_and_leaves_the_match_as_it_was() -> None:
    match = dealt(3)
    while match.decision is not None and match.state.turn < 8:
        before, drawn = match.state.copy(), match.dice.drawn
        first = Greedy(5).choose(match)
        assert Greedy(5).choose(match) == first
        assert Greedy(5).choose(match.fork(99)) == first
        assert match.state == before
        assert match.dice.drawn == drawn
        match.submit(first)


def test_it_knows_no_die_before_it_falls() -> None:
    match = dealt(4)
    while match.decision is not None and match.state.turn < 8:
        others = [Match[State](WRATH.rules, match.state.copy(), Dice(seed)) for seed in range(3)]
        loaded = Match[State](WRATH.rules, match.state.copy(), Dice(1, ["volcano"] * 5))
        choices = {Greedy(5).choose(each) for each in (match, loaded, *others)}
        assert len(choices) == 1
        match.submit(choices.pop())


def test_it_plays_the_same_under_every_hash_seed() -> None:
    script = (
        "from tests.wrath.test_bot import *\n"
        "match = dealt(12, 3, 'drawn-four')\n"
        "bots = [Greedy(seat) for seat in range(3)]\n"
        "while match.decision is not None:\n"
        "    match.submit(bots[match.decision.seat].choose(match))\n"
        "print(*[entry.command for entry in match.log], match.outcome, sep='\\n')\n"
    )
    assert len(said_under_every_seed(script)) > 100


# -- what it does in a plain case -------------------------------------------------------------------------------------


def table(seats: int = 2) -> State:
    """The printed land before the first turn, seat 0 to play."""
    state: State = WRATH.rules.set_up(SCENARIOS["first-game"], seats, setting_up(1))
    state.seat = state.start = 0
    return state


def spending(state: State, **icons: int) -> Match[State]:
    """The match in step 2 with these icons to spend."""
    state.phase, state.rolls = SPEND, 3
    for icon, number in icons.items():
        state.unspent[{"volcano": 0, "cave": 1, "hut": 2, "egg": 3, "foot": 4}[icon]] = number
    return Match[State](WRATH.rules, state, Dice(1))


def test_a_foot_takes_a_piece_from_the_cave_into_a_region() -> None:
    state = table()
    _put(state, 0, CAVE)
    match = spending(state, foot=1)
    command = str(Greedy(1).choose(match))
    cave = CELL_NAMES[state.land.cells[CAVE]]
    assert command.startswith(f"move caveman {cave} ")
    match.submit(Greedy(1).choose(match))
    assert str(Greedy(1).choose(match)) == "end"


def test_a_piece_does_not_leave_the_region_that_it_holds() -> None:
    state = table()
    tile = next(region.tiles[0] for region in state.land.regions if len(region.tiles) == 2)
    _put(state, 0, tile)
    assert str(Greedy(1).choose(spending(state, foot=1))) == "end"


def test_the_volcano_is_served_though_it_gains_nothing() -> None:
    state = table()
    for _each in range(5):
        _put(state, 1, VOLCANO)
    for tile in range(5):
        _put(state, 1, tile)  # an eruption would give the rival nearly everything
    match = spending(state, volcano=2)
    assert str(Greedy(1).choose(match)).startswith("worship")


def test_a_paid_egg_hatches() -> None:
    state = table()
    for _each in range(4):
        _put(state, 0, EGG)
    assert str(Greedy(1).choose(Match[State](WRATH.rules, state, Dice(1)))).startswith("hatch ")


def test_a_tyrannosaurus_that_may_eat_eats() -> None:
    state = table()
    kind = state.box.kinds["tyrannosaurus"]
    state.herds[0], state.kinds[0] = (kind,), (CAVEMAN, kind)
    state.pens[kind] -= 1
    state.tribes[0][kind * PLACES + CAVE] = 1
    goal = next(
        tile
        for region in state.land.regions
        for tile in region.tiles
        if state.box.settles[tile] and _beside(state, tile)
    )
    _put(state, 1, goal)
    match = spending(state, foot=1)
    match.submit(WRATH.rules.parse(_walk(state, "tyrannosaurus", goal), state))
    assert str(Greedy(1).choose(match)) == "eat wave"


def test_the_icon_that_helps_most_stays_and_those_that_harm_roll_again() -> None:
    state = table()
    for place in (CAVE, VOLCANO, VOLCANO):
        _put(state, 0, place)
    for place in (*range(4), *[VOLCANO] * 6):
        _put(state, 1, place)  # one more on the volcano, and the rival scores nearly everything
    worths = icon_worths(Match[State](WRATH.rules, state, Dice(1)))
    best = max(range(len(ICONS)), key=lambda icon: worths[icon][0])
    assert worths[best][0] > 0 > worths[WORSHIP_ICON][0]
    match = Match[State](WRATH.rules, state, Dice(1, ["volcano", ICONS[best], "volcano", "volcano", "volcano"]))
    match.submit(WRATH.rules.parse("roll", state))
    assert str(Greedy(1).choose(match)) == "reroll 1 3 4 5"


def test_the_ways_of_dice_to_show_an_icon_are_counted_exactly() -> None:
    faces = ((0,), (1,), (4, 4), (4,), ())  # W40: faces with several icons, and a blank one
    for dice in range(5):
        for icon in (0, 4):
            fallen = Counter(
                sum(face.count(icon) for face in thrown) for thrown in itertools.product(faces, repeat=dice)
            )
            counted = {count: number for count, number in enumerate(ways(faces, icon, dice)) if number}
            assert counted == dict(fallen)


def test_an_icon_is_worth_what_it_can_do_now() -> None:
    state = table()
    nothing = icon_worths(Match[State](WRATH.rules, state.copy(), Dice(1)))
    assert nothing[FOOT_ICON] == (0, 0, 0)  # nobody is on the map
    _put(state, 0, CAVE)
    worths = icon_worths(Match[State](WRATH.rules, state, Dice(1)))
    assert worths[FOOT_ICON][0] > 0
    full = table()
    for _each in range(9):
        _put(full, 1, VOLCANO)
    assert icon_worths(Match[State](WRATH.rules, full, Dice(1)))[WORSHIP_ICON] == (0, 0, 0)  # W32


def test_it_wants_the_eruption_the_more_the_longer_it_waited() -> None:
    # W47: two that roll their volcanoes away would else wait until the mountain sleeps for ever.
    state = table()
    for place in (*range(5), *[VOLCANO] * 4):
        _put(state, 1, place)
    before = icon_worths(Match[State](WRATH.rules, state.copy(), Dice(1)))
    assert impatience(state) == 0
    state.calm = 20
    after = icon_worths(Match[State](WRATH.rules, state, Dice(1)))
    assert after[WORSHIP_ICON] == tuple(gain + impatience(state) for gain in before[WORSHIP_ICON])
    assert impatience(state) > 0
    assert [one for icon, one in enumerate(after) if icon != WORSHIP_ICON] == [
        one for icon, one in enumerate(before) if icon != WORSHIP_ICON
    ]
    state.calm = 29
    assert icon_worths(Match[State](WRATH.rules, state, Dice(1)))[WORSHIP_ICON][0] > after[WORSHIP_ICON][0]


@pytest.mark.timeout(1800)
def test_two_of_them_do_not_wait_for_ever() -> None:
    for number in range(count(400)):
        match, longest = dealt(number, quiet=True), 0
        bots = [Greedy(number), Greedy(number + 1)]
        while match.decision is not None:
            match.submit(bots[match.decision.seat].choose(match))
            longest = max(longest, match.state.calm)
        assert longest < match.state.box.stall, number  # W47 never ended it


# -- the value of a position ------------------------------------------------------------------------------------------


def test_what_one_tribe_gains_the_others_lose() -> None:
    for seats in (2, 3, 4):
        match = dealt(7, seats, quiet=True)
        chance = RandomBot(1)
        while match.decision is not None:
            assert sum(value(match.state, seat) for seat in range(seats)) == 0
            match.submit(chance.choose(match))
        assert match.outcome is not None
        best = max(range(seats), key=lambda seat: value(match.state, seat))
        assert best in match.outcome.winners


def test_the_terms_are_whole_numbers_that_sum_to_the_total() -> None:
    match, chance = dealt(8, 3, quiet=True), RandomBot(2)
    while match.decision is not None:
        for holding in holdings(match.state):
            terms = [getattr(holding, name) for name in type(holding).__slots__]
            assert all(type(term) is int and term >= 0 for term in terms)
            assert sum(terms) == holding.total()
        match.submit(chance.choose(match))


def test_a_full_volcano_is_worth_exactly_what_it_is_about_to_score() -> None:
    state = table()
    for seat, number in ((0, 5), (1, 4)):
        for _each in range(number):
            _put(state, seat, VOLCANO)
    tile = next(region.tiles[0] for region in state.land.regions if len(region.tiles) == 2)
    _put(state, 1, tile)
    mine, theirs = holdings(state)
    assert (mine.regions, theirs.regions) == (0, 200)
    assert theirs.volcano == 100
    assert mine.volcano >= 300


def test_victory_is_worth_more_than_everything_else() -> None:
    state = table()
    state.scores, state.phase = [23, 24], OVER
    assert value(state, 1) > WON / 2 > 0 > value(state, 0)


def _play(match: Match[State], bots: list[Any]) -> None:
    while match.decision is not None:
        match.submit(bots[match.decision.seat].choose(match))


def _put(state: State, seat: int, place: int) -> None:
    """A cave person from the supply."""
    state.tribes[seat][SUPPLY] -= 1
    state.tribes[seat][place] += 1


def _beside(state: State, tile: int) -> bool:
    cave, cell = state.land.cells[CAVE], state.land.cells[tile]
    return abs(cave // 4 - cell // 4) + abs(cave % 4 - cell % 4) == 1


def _walk(state: State, piece: str, goal: int) -> str:
    return f"move {piece} {CELL_NAMES[state.land.cells[CAVE]]} {CELL_NAMES[state.land.cells[goal]]}"
