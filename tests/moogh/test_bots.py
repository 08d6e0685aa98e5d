"""The bots: they answer with options, the same for the same match, know the hunt's aim, and see nothing hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import RandomBot, play_out
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.moogh import content
from game.moogh.bots.ahead import STILL
from game.moogh.bots.easy import plan_worth
from game.moogh.bots.hard import MIND as DEEP
from game.moogh.bots.hard import Hard
from game.moogh.bots.levels import BOTS
from game.moogh.bots.normal import MIND, Normal
from game.moogh.commands import Cube, Step
from game.moogh.ideas import distance
from game.moogh.objectives import Lead, Snare, Survive
from game.moogh.places import put
from game.moogh.question import Question
from game.moogh.scenario import SEATS
from game.moogh.state import AWAY, NO_CUBE, PROGRAM
from tests.moogh.scenes import MOOGH, RULES, area, beast, match, scene

if TYPE_CHECKING:
    from game.moogh.bots.thinking import Planner

HUNTS = content.scenarios(content.folder())
TABLES = [(name, kind, seats) for name, hunt in HUNTS.items() for kind in hunt.formats for seats in SEATS[kind]]
"""Every hunt in every format that it allows, with every number of seats."""
QUICK = Hard(5, replace(DEEP, nodes=60))
"""A hard bot with less time."""


def begin(name: str, seats: int, seed: int, **options: str) -> Match[Any]:
    hunt = HUNTS[name].with_options(options)
    return Match(RULES, RULES.set_up(hunt, seats, setting_up(seed)), Dice(seed), quiet=True)


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("first-blood", "tracker"),
        ("fangs", "hunter"),
        ("signal-fire", "hunter"),
        ("lost-calf", "hunter"),
        ("pitfalls", "hunter"),
    ],
)
def test_easy_beats_random_in_a_skirmish(name: str, mode: str) -> None:
    won = {"easy": 0, "random": 0}
    for seed in range(20):
        one = begin(name, 2, seed, mode=mode)
        levels = ["easy", "random"] if seed % 2 else ["random", "easy"]
        play_out(one, [BOTS[level](seed) for level in levels])
        assert one.outcome is not None
        for seat in one.outcome.winners:
            won[levels[seat]] += 1
    assert won["easy"] > 2 * won["random"] + 5


def test_easy_wins_more_hunts_alone_than_random() -> None:
    won = dict.fromkeys(("easy", "random"), 0)
    for level in won:
        for seed in range(12):
            one = begin("first-blood", 1, seed)
            play_out(one, [BOTS[level](seed)])
            assert one.outcome is not None
            won[level] += len(one.outcome.winners)
    assert won["easy"] >= won["random"] + 4


@pytest.mark.parametrize("name", list(HUNTS))
def test_easy_plays_every_hunt_to_its_end_the_same_way_each_time(name: str) -> None:
    first, again = (begin(name, HUNTS[name].seats()[0], 3) for _time in range(2))
    for one in (first, again):
        play_out(one, [BOTS["easy"](seat) for seat in range(one.state.box.seats)])
        assert one.outcome is not None
    assert first.state == again.state


def test_easy_plans_to_stab_what_stands_beside_it() -> None:
    state = scene(MOOGH, people={"urga": "e7"})
    worths = {slot: plan_worth(state, Cube("urga", slot)) for slot in range(1, 5)}
    assert worths[2] == max(worths.values()), "stab and climb"


# -- those that plan ---------------------------------------------------------------------------------------------------


def test_normal_beats_easy_in_a_skirmish() -> None:
    won = {"normal": 0, "easy": 0}
    for seed in range(8):
        one = begin("signal-fire", 2, seed)
        levels = ["normal", "easy"] if seed % 2 else ["easy", "normal"]
        play_out(one, [BOTS[level](seed) for level in levels])
        assert one.outcome is not None
        for seat in one.outcome.winners:
            won[levels[seat]] += 1
    assert won["normal"] >= won["easy"] + 2


@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_those_that_plan_answer_at_every_table_and_keep_to_their_nodes(name: str, kind: str, seats: int) -> None:
    """Somewhere in the middle of it, where random play has led."""
    one = begin(name, seats, 2, format=kind)
    play_out(one, [RandomBot(seat) for seat in range(seats)], 40)
    bots: list[Planner] = [Normal(4), QUICK]
    for number in range(8):
        if one.decision is not None:
            bot = bots[number % 2]
            one.submit(bot.choose(one))
            assert -16 <= bot.budget.left <= bot.mind.nodes, "what was begun is finished, for each of four pairs"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_whoever_comes_afresh_answers_as_those_who_have_played(level: str) -> None:
    one, bot, walked = begin("charge", 1, 7), BOTS[level](9), 0
    for _answer in range(24):
        assert one.decision is not None
        command = bot.choose(one)
        assert BOTS[level](9).choose(one.fork(1)) == command
        walked += isinstance(command, Step)
        one.submit(command)
    assert walked, "no question in the middle of a movement was compared"


@pytest.mark.parametrize("bot", [Normal(1), QUICK])
def test_m72_what_rivals_plan_in_secret_changes_no_answer(bot: Planner) -> None:
    one = begin("first-blood", 2, 3)
    while not (isinstance(one.decision, Question) and one.decision.about == "program" and one.decision.seat == 1):
        assert one.decision is not None
        one.submit(RandomBot(one.dice.drawn).choose(one))
    assert one.state.phase == PROGRAM
    answers = set()
    for first in range(4):
        state = one.state.copy()
        state.cubes[0], state.cubes[1] = first, 3 - first
        answers.add(bot.choose(Match(RULES, state, Dice(0), quiet=True)))
    assert len(answers) == 1


def test_what_is_asked_of_a_bot_is_not_changed_by_its_thoughts() -> None:
    one = begin("great-hunt", 2, 1)
    bots = [Normal(1), QUICK]
    for _answer in range(20):
        before, drawn = one.state.copy(), one.dice.drawn
        assert one.decision is not None
        command = bots[one.decision.seat].choose(one)
        assert (one.state, one.dice.drawn) == (before, drawn)
        one.submit(command)


# -- what the hunt is for ----------------------------------------------------------------------------------------------


def chosen(state: Any) -> str:
    return str(Normal(1, MIND).choose(match(state)))


def test_a_beast_that_must_walk_into_traps_is_not_hit_once_it_has_no_health_to_spare() -> None:
    """M86: each trap takes a point of health; with more than the traps need it may be hit."""
    people, aim = {"urga": "e8"}, Snare(0, 3)
    bare = scene(
        beast("moogh", "f7", health=3), people=people, cubes="urga 2", order="urga", aim=aim, seats=1, mode="hunter"
    )
    assert chosen(bare) != "stab moogh"
    rich = scene(beast("moogh", "f7", health=1), people=people, cubes="urga 2", order="urga", seats=1, mode="hunter")
    assert chosen(rich) == "stab moogh", "the same place, but it must die"


def test_a_beast_that_must_be_led_alive_is_not_hit() -> None:
    calf = beast("moogh", "f7", health=1, ward=True)
    led = scene(
        calf,
        people={"urga": "e8"},
        cubes="urga 2",
        order="urga",
        aim=Lead(0, area("a1 b1 a2 b2")),
        seats=1,
        mode="hunter",
    )
    assert chosen(led) != "stab moogh"


def test_a_rival_who_would_lose_by_the_last_blow_does_not_deal_it() -> None:
    """M54: it would end the hunt, and the points decide."""
    people = {"urga": "d7", "brok": "e6", "sela": "l4", "oku": "l3"}
    state = scene(beast("moogh", "f7", health=1), people=people, cubes="brok 2 sela 4 oku 4", order="urga brok")
    state.acted[0], state.marker = 1, 1
    for bot in (Normal(1), Hard(1)):
        assert "stab moogh" in planned(bot, state)
    state.points[:] = [0, 9]
    for bot in (Normal(1), Hard(1)):
        assert "stab moogh" not in planned(bot, state)


def test_nobody_who_plans_leaves_the_last_blow_to_a_rival() -> None:
    """M8: it pays three points. Brok could wound the beast, and Sela could kill it before Brok's next turn."""
    people = {"brok": "e6", "urga": "a2", "sela": "e7", "oku": "l1"}
    still = replace(MIND, turn=replace(MIND.turn, others=STILL))
    for health in (1, 2):
        state = scene(
            beast("moogh", "f7", health=health), people=people, cubes="brok 2 sela 2 urga 4", order="urga brok sela oku"
        )
        state.acted[0], state.marker = 1, 1
        assert "stab moogh" in planned(Normal(1, still), state), "whoever takes no heed of others"
        for bot in (Normal(1), Hard(1)):
            assert ("stab moogh" in planned(bot, state)) == (health == 1)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_hurt_last_one_of_a_tribe_that_leads_only_lives_until_dark(level: str) -> None:
    """M54: if it fell, the other tribe would have won, whatever the points. Behind, it has nothing to lose."""
    ends = {}
    for points in ((9, 2), (2, 9)):
        state = scene(
            beast("smilodon", "f7", health=3),
            people={"urga": "d5", "sela": "k2"},
            cubes="urga 1",
            hurt="urga",
            order="urga",
            aim=Survive(area("d5 e5"), 0, 0),
        )
        put(state, 1, AWAY)
        state.out[1], state.cubes[1] = 1, NO_CUBE
        state.order.remove(1)
        state.points[:] = points
        one = match(state)
        while one.decision is not None and one.state.marker == 0:
            one.submit(BOTS[level](1).choose(one))
        ends[points] = distance(one.state, one.state.spots[0], 0)
    assert ends[9, 2] > 2 >= ends[2, 9], "the fire is two steps from the beast"


def planned(bot: Planner, state: Any) -> list[str]:
    return [str(command) for command in bot.thoughts(match(state))[0].plan]
