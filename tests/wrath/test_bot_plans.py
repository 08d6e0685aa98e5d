"""The normal and the hard bot: legal, honest, the same everywhere, never lost in a loop."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.dice import Dice
from game.core.match import Match
from game.core.search import Budget
from game.wrath.bots.hard import MIND as HARD
from game.wrath.bots.hard import Hard
from game.wrath.bots.hopes import Margin, Victory, firm, soft
from game.wrath.bots.levels import BOTS
from game.wrath.bots.normal import MIND, Normal
from game.wrath.bots.planning import Plans, Width, key
from game.wrath.bots.prospects import Prospects, icons_of
from game.wrath.bots.thinking import LATE, Planner
from game.wrath.box import WORSHIP_ICON
from game.wrath.commands import END
from game.wrath.state import OVER, ROLL, SPEND, State
from tests.counts import count
from tests.hash_seeds import said_under_every_seed
from tests.wrath.boards import WRATH, play, scene
from tests.wrath.test_bot import ANSWERS_A_TURN, SCENARIOS, dealt

LEVELS = ("normal", "hard")


@pytest.mark.parametrize("level", LEVELS)
def test_its_answers_are_legal_and_the_match_ends(level: str) -> None:
    for number, scenario in enumerate(sorted(SCENARIOS)[: 5 if level == "normal" else 2]):
        seats = 2 + number % 3
        match = dealt(number, seats, scenario)
        bots = [BOTS[level if seat == 0 else "easy"](seat) for seat in range(seats)]
        while match.decision is not None:
            match.submit(bots[match.decision.seat].choose(match))
            WRATH.rules.audit(match.state)
        assert match.outcome is not None


@pytest.mark.timeout(3600)
def test_it_never_goes_round_in_circles() -> None:
    names = sorted(SCENARIOS)
    for number in range(count(200)):
        match = dealt(number, 2 + number % 3, names[number % len(names)], quiet=True)
        bots = [BOTS["normal"](number + seat) for seat in range(4)]
        seen, in_turn = Counter[Any](), Counter[int]()
        while match.decision is not None:
            command = bots[match.decision.seat].choose(match)
            in_turn[match.state.turn] += 1
            seen[str(WRATH.rules.write_position(match.state)), str(command)] += 1
            match.submit(command)
        assert max(seen.values()) < 3
        assert max(in_turn.values()) < ANSWERS_A_TURN


@pytest.mark.parametrize("level", LEVELS)
def test_it_knows_no_die_before_it_falls_and_leaves_the_match_alone(level: str) -> None:
    match = dealt(4)
    kept = BOTS[level](5)
    while match.decision is not None and match.state.turn < 4:
        before, drawn = match.state.copy(), match.dice.drawn
        others = [Match[State](WRATH.rules, match.state.copy(), Dice(seed)) for seed in range(2)]
        loaded = Match[State](WRATH.rules, match.state.copy(), Dice(1, ["volcano"] * 5))
        choices = {BOTS[level](5).choose(each) for each in (match, loaded, *others)}
        assert len(choices) == 1
        assert match.state == before
        assert match.dice.drawn == drawn
        match.submit(kept.choose(match))


@pytest.mark.parametrize("level", LEVELS)
def test_each_throw_is_thought_about_afresh(level: str) -> None:
    """What was rolled again first says nothing about what to roll again when other faces lie there."""
    match, answers = dealt(4), set()
    for fallen in (["foot"] * 5, ["volcano", "cave", "hut", "egg", "foot"], ["hut"] * 5, ["egg", "volcano"] * 3):
        twin = Match[State](WRATH.rules, match.state.copy(), Dice(1, ["volcano"] * 5))
        kept = BOTS[level](5)
        play(twin, str(kept.choose(twin)))
        kept.choose(twin)
        twin = Match[State](WRATH.rules, twin.state, Dice(1, fallen))
        play(twin, "reroll 1 2 3 4 5")
        assert twin.state.rolls == 2
        answer = kept.choose(twin)
        assert answer == BOTS[level](5).choose(twin)
        answers.add(answer)
    assert len(answers) > 1


def test_it_plays_the_same_under_every_hash_seed() -> None:
    script = (
        "from tests.wrath.test_bot_plans import *\n"
        "match = dealt(12, 3, 'drawn-four')\n"
        "bots = [Normal(0), Hard(1), Normal(2)]\n"
        "while match.decision is not None and match.state.turn < 12:\n"
        "    match.submit(bots[match.decision.seat].choose(match))\n"
        "print(*[entry.command for entry in match.log], sep='\\n')\n"
    )
    assert len(said_under_every_seed(script)) > 50


def test_a_plan_is_followed_and_forgotten_when_the_match_goes_another_way() -> None:
    match = scene("d2 caveman 2, a4 caveman", "c2 caveman", unspent="foot foot hut")
    bot = Normal(1)
    first = bot.choose(match)
    other = next(option for option in match.decision.options() if option not in {first, END})  # type: ignore[union-attr]
    match.submit(other)
    assert bot.choose(match) in match.decision  # type: ignore[operator]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_comes_afresh_into_a_turn_finds_a_line_as_good(level: str) -> None:
    """As after loading a save, or undoing: what was planned at the turn's start is found again, or something better."""
    asked = 0
    for seed, scenario in ((6, "first-game"), (7, "drawn-four")):
        match = dealt(seed, 2, scenario)
        bots = [BOTS[level](seat) for seat in range(2)]
        planned, turn = 0.0, 0
        while match.decision is not None and match.state.turn < (10 if level == "normal" else 4):
            state, bot = match.state, bots[match.decision.seat]
            if state.phase not in {ROLL, OVER} and isinstance(bot, Planner):
                worth = bot.thoughts(match)[0].worth
                if turn == state.turn:
                    assert worth >= planned - 1e-6
                    asked += 1
                planned, turn = worth, state.turn
            match.submit(BOTS[level](0).choose(match))
    assert asked > 8


# -- what a plan sees -------------------------------------------------------------------------------------------------


def plans(match: Match[State], width: Width = MIND.deep) -> Plans:
    return Plans(match.state, MIND.eye(match.state.box), width, Budget(10**6))


def lines(match: Match[State]) -> list[list[str]]:
    """The best turns, as texts."""
    ends = plans(match).ends(tuple(match.state.unspent))
    return [[str(command) for command in end.line.commands()] for end in ends if end.line]


def test_each_line_of_a_plan_can_be_played_and_comes_to_its_end() -> None:
    match = scene("d2 caveman 2, a4 caveman, egg 2", "c2 caveman", unspent="foot foot egg volcano hut")
    for end in plans(match).ends(tuple(match.state.unspent)):
        twin = match.fork(1)
        assert end.line is not None
        for command in end.line.commands():
            twin.submit(command)
        assert twin.state == end.state


def test_a_plan_values_every_end_as_anybody_would_who_comes_upon_it() -> None:
    """Where one tribe alone has changed, where somebody was eaten, hatched, shifted about or has scored."""
    for match in (
        scene("d2 caveman 2, a4 caveman, egg 2", "c2 caveman", unspent="foot foot egg volcano hut"),
        scene("c1 tyrannosaurus, egg 3", "b1 caveman 2", "b1 caveman, d1 caveman", unspent="foot foot", land=_MEAL),
        scene("volcano caveman 5, a4 caveman 2", "volcano caveman 3, b3 caveman 2", unspent="volcano foot"),
    ):
        eye, seat = MIND.eye(match.state.box), match.state.seat
        ends = plans(match, HARD.deep).ends(tuple(match.state.unspent))
        assert len({end.worth for end in ends}) > 3
        assert [end.worth for end in ends] == [eye.value(end.state, seat) for end in ends]


def test_no_end_of_a_turn_is_looked_at_twice() -> None:
    match = scene("a1 caveman, a4 caveman, d4 caveman", "c2 caveman", unspent="foot foot foot")
    ends = plans(match, HARD.deep).ends(tuple(match.state.unspent))
    assert len(ends) > 3
    assert len({key(end.state) for end in ends}) == len(ends)  # who walks to and fro has not moved


def test_two_feet_carry_a_piece_over_a_lagoon() -> None:
    land = """
        G L J J
        J V G G
        L G L J
        C G H J
    """
    match = scene("a4 caveman", "c4 caveman, d4 caveman", land=land, unspent="foot foot", phase="spend")
    assert any(line[:2] == ["move caveman a4 b4", "move caveman b4 c4"] for line in lines(match))


def test_the_volcano_is_served_in_every_plan() -> None:
    match = scene("a4 caveman", unspent="volcano volcano foot")
    assert all(sum(answer.startswith("worship") for answer in line) == 2 for line in lines(match))


def test_an_egg_that_pays_for_a_dinosaur_is_put_down_before_it_hatches() -> None:
    match = scene("egg 1, a4 caveman", unspent="egg")
    best = lines(match)[0]
    assert best[0] == "egg caveman"
    assert best[1].startswith("hatch")


def test_the_tremor_belongs_to_the_plan() -> None:
    match = scene("volcano caveman 3, a4 caveman 2", "volcano caveman 1", unspent="foot")
    assert lines(match)[0][-1].split()[0] in {"tremor", "still"}


def test_an_eruption_is_thought_through_with_the_points_it_brings() -> None:
    match = scene("volcano caveman 4, a4 caveman 2", "volcano caveman 4", unspent="volcano")
    best = plans(match).ends(tuple(match.state.unspent))[0]
    assert best.state.eruptions == 1
    assert best.state.scores[0] >= 3 + 2


def test_a_narrow_look_erupts_on_the_land_that_pays_most() -> None:
    match = scene("volcano caveman 5, a4 caveman 2, d4 caveman", "volcano caveman 3, b3 caveman 2", unspent="volcano")
    icons = tuple(match.state.unspent)
    wide, narrow = plans(match).ends(icons), plans(match, Width(1, 1, 1, 3, 1, erupt_all=False)).end(icons)
    assert len({end.worth for end in wide}) > 1  # the tremor matters
    assert narrow.worth == wide[0].worth


def test_a_long_match_is_thought_through_less() -> None:
    match = scene("d2 caveman 2, a4 caveman", "c2 caveman", phase="roll", loaded=["foot", "hut", "egg", "cave", "foot"])
    spent = []
    for turn in (LATE - 1, LATE):
        twin = match.fork(0)
        twin.state.turn, twin.state.start, twin.state.seat = turn, (turn - 1) % 2, 0
        play(twin, "roll")
        budget = Budget(10**6)
        Normal(1)._prospects(twin.state, MIND.eye(twin.state.box), budget)
        spent.append(10**6 - budget.left)
    assert spent[1] < spent[0] * 2 / 3


def test_the_mean_of_a_turn_is_that_over_all_throws() -> None:
    match = scene("d2 caveman, a4 caveman", "c2 caveman", phase="roll")
    state = match.state
    turn = Prospects(state, 3, MIND.eye(state.box), Width(1, 1, 1), Budget(10**6), hope=Margin(1000))
    total = 0.0
    for whole, ways in turn.pool.odds((0,) * len(turn.pool.weights)):
        total += ways * soft(turn.plans.end(icons_of(state.box, whole)).worth, 1000)
    assert soft(turn.turn(1), 1000) == pytest.approx(total / 6**3)
    assert turn.turn(2) >= turn.turn(1)
    assert turn.turn(3) >= turn.turn(2)


def test_the_chances_of_all_seats_sum_to_one_and_grow_with_the_lead() -> None:
    hope = Victory(300, 30)
    for seats in (2, 3, 4):
        state = dealt(1, seats).state
        assert [hope.of([500] * seats, seat, state) for seat in range(seats)] == pytest.approx([1 / seats] * seats)
        for totals in ([900, 500, 200, 100], [0, 10, 2000, 1_000_000], [-300, 700, 600, 650]):
            chances = [hope.of(totals[:seats], seat, state) for seat in range(seats)]
            assert sum(chances) == pytest.approx(1)
            assert sorted(range(seats), key=chances.__getitem__) == sorted(range(seats), key=totals.__getitem__)


def test_whoever_leads_matters_more_than_who_has_fallen_behind() -> None:
    hope, state = Victory(300, 30), dealt(1, 4).state
    now = hope.of([500, 1500, 500, 0], 0, state)
    assert hope.of([500, 1300, 500, 0], 0, state) > hope.of([500, 1500, 500, -200], 0, state) > now


def test_the_same_lead_counts_for_more_near_the_end() -> None:
    hope, state = Victory(300, 30), dealt(1, 4).state
    early = hope.of([800, 500, 500, 500], 0, state)
    state.scores = [16, 13, 13, 13]
    assert hope.of([800, 500, 500, 500], 0, state) > early


def test_a_chance_comes_back_as_the_lead_that_gives_it() -> None:
    hope = Victory(300, 30)
    for seats in (2, 3, 4):
        state = dealt(1, seats).state
        for lead in (-2000, -300, 0, 1, 700, 5000):
            chance = hope.of([lead] + [0] * (seats - 1), 0, state)
            assert hope.worth(chance, state) == pytest.approx(lead * (seats - 1), abs=0.1)
        assert hope.worth(1.0, state) > 10_000 > -10_000 > hope.worth(0.0, state)


def test_a_worth_comes_back_from_its_softness() -> None:
    for worth in (-1_000_000, -300, 0, 1, 2500, 1_000_000):
        assert firm(soft(worth, 1000), 1000) == pytest.approx(worth)
    assert soft(1000, 1000) == 0.5
    assert soft(1_000_000, 1000) < 1


def test_more_icons_are_never_worth_less_unless_they_are_the_volcanos() -> None:
    match = scene("d2 caveman, a4 caveman", "c2 caveman", phase="roll")
    turn = Prospects(match.state, 3, MIND.eye(match.state.box), Width(2, 2, 2), Budget(10**6), hope=Margin(1000))
    for icon in range(5):
        if icon != WORSHIP_ICON:
            one = tuple(int(each == icon) for each in range(5))
            assert turn.plans.top(one).worth >= turn.plans.top((0,) * 5).worth  # type: ignore[union-attr]


def test_hard_looks_at_what_the_next_seat_may_do() -> None:
    match = scene("d2 caveman 2, a4 caveman", "c2 caveman, volcano caveman 5", unspent="foot foot volcano hut")
    bot = Hard(1)
    thoughts = bot.thoughts(match)
    assert all(thought.end is not None and thought.worth != thought.end.worth for thought in thoughts)
    assert [thought.worth for thought in thoughts] == sorted((each.worth for each in thoughts), reverse=True)


def test_a_titanosaur_hatches_before_the_first_roll() -> None:
    pens = ("titanosaur", "brontosaurus", "triceratops", "pteranodon")
    match = scene("egg 5", phase="roll", pens=pens, scenario="drawn-four")
    assert str(Normal(1).choose(match)) == "hatch titanosaur"


def test_a_match_taken_up_at_a_tremor_or_in_a_meal_goes_on() -> None:
    match = scene("volcano caveman 3, a4 caveman 2", "volcano caveman 1", unspent="foot")
    play(match, "end")
    assert str(Normal(1).choose(match)).split()[0] in {"tremor", "still"}
    assert match.state.phase not in {SPEND, ROLL}
    hungry = scene("c1 tyrannosaurus", "b1 caveman 2", unspent="foot", land=_MEAL)
    play(hungry, "move tyrannosaurus c1 b1")
    assert str(Normal(1).choose(hungry)) == "eat wave"


_MEAL = """
    G G L J
    J J V G
    L L J C
    H G G J
"""
