"""What the bots are measured with counts what it says: every match, every level, and each silly answer by its kind."""

from __future__ import annotations

from typing import Any

from game.dinowars.bots.easy import Easy
from game.dinowars.commands import DONE
from game.dinowars.kinds import total
from tests.dinowars.scenes import RULES, play, scene
from tests.skirmishes import LEAST, POINTS, Tally, Watch, could_attack, is_sacrifice, rows, scenario
from tests.skirmishes import play as play_match


def test_mixed_packs_cost_what_they_should_and_mirrors_are_alike() -> None:
    for seed in range(40):
        for mirror in (False, True):
            one, other = scenario(seed, mirror=mirror).armies()
            assert LEAST <= total(one.members) <= POINTS
            assert LEAST <= total(other.members) <= POINTS
            assert not mirror or one.members == other.members


def test_every_match_is_counted_once_and_the_levels_change_seats() -> None:
    tally = Tally()
    for number in range(4):
        play_match(("easy", "random"), number, 3, mirror=False, tally=tally)
    assert len(tally.seconds) == len(tally.turns) == sum(tally.ends.values()) == 4
    assert 0 <= tally.won <= 4
    assert 0 <= tally.first_seat <= 4
    assert set(tally.activations) == {"easy", "random"}
    assert len(list(rows(tally, ("easy", "random"), species=True))) == 4 + len(tally.species)
    again = Tally()
    for number in range(4):
        play_match(("easy", "random"), number, 3, mirror=False, tally=again)
    assert (again.won, again.ends, again.silly) == (tally.won, tally.ends, tally.silly)


def look(match: Any, line: str) -> dict[str, int]:
    """What is counted of that answer."""
    tally = Tally()
    watch = Watch(tally)
    watch.look(match, RULES.parse(line, match.state), "easy")
    return {kind: count for (_level, kind), count in tally.silly.items() if count}


def test_to_stop_beside_an_enemy_with_an_action_left_is_silly() -> None:
    match = scene(["a plain 24 22"], ["b plain 24 24 0", "c plain 44 40"])
    assert could_attack(match.state)
    assert look(match, str(DONE)) == {"attack": 1}
    for done in (
        scene(["a plain 24 22"], ["b plain 24 24 0", "c plain 44 40"], left=0),
        scene(["a plain 24 22 0 down"], ["b plain 24 24 0", "c plain 44 40"]),
        scene(["a plain 24 20"], ["b plain 24 24 0", "c plain 44 40"]),
    ):
        assert look(done, str(DONE)) == {}


def test_to_walk_up_to_a_killer_for_nothing_is_silly() -> None:
    match = scene(["a weak 24 8", "z plain 2 2"], ["rex tyrannosaurus 24 24", "c plain 44 40"], dice=[6, 6])
    play(match, "move a 180")
    assert look(match, "go 12") == {"killer": 1}
    assert look(match, "go 1") == {}
    assert not is_sacrifice(match.state, 0, (2_400, 2_200)), "it attacks"
    held = scene(
        ["a weak 24 8", "z plain 2 2"],
        ["rex tyrannosaurus 24 24", "c plain 44 40"],
        dice=[6, 6],
        marks=((2_600, 2_000),),
    )
    play(held, "move a 180")
    assert look(held, "go 12") == {}, "it holds a marker there"


def test_to_walk_to_and_fro_is_silly() -> None:
    match = scene(["a plain 24 8"], ["b plain 44 44", "c plain 40 44"], dice=[3, 3, 3, 3])
    tally = Tally()
    watch = Watch(tally)
    for line in ("move a 90", "go 6", "move a 270", "go 6"):
        watch.look(match, RULES.parse(line, match.state), "easy")
        play(match, line)
    assert tally.silly["easy", "to and fro"] == 1
    onward = scene(["a plain 24 8"], ["b plain 44 44", "c plain 40 44"], dice=[3, 3, 3, 3])
    tally = Tally()
    watch = Watch(tally)
    for line in ("move a 90", "go 6", "move a 270", "go 0.50"):
        watch.look(onward, RULES.parse(line, onward.state), "easy")
        play(onward, line)
    assert not tally.silly["easy", "to and fro"], "a short step is none"
    assert Easy(1).choose(match) is not None
