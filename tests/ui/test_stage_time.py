"""The stage on a clock of its own: what is where at which moment, and what is drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from game.ui.damage import Damage
from game.ui.eases import ease_in_out_cubic, ease_in_out_quad, ease_out_back, ease_out_cubic, linear
from game.ui.motions import Arc, Bounce, Call, Fade, Flip, Glide, Hop, Parallel, Sequence, Shake, Tilt, Tumble, Wait
from game.ui.sprite import Sprite
from game.ui.stage import Motion, Stage

if TYPE_CHECKING:
    from game.ui.art import Art

EVERY: list[Motion] = [
    Glide("a", 300, 200),
    Hop("a", [(200, 100), (300, 200)]),
    Arc("a", 300, 200),
    Shake(["a", "b"]),
    Fade("a", 0.0),
    Tilt("a", 20),
    Flip("a", "die-egg"),
    Bounce("a"),
    Tumble("a", ["die-egg", "die-hut"], "die-foot", 5),
    Wait(0.4),
    Sequence(Glide("a", 5, 5), Wait(0.1), Glide("a", 300, 200)),
    Parallel(Glide("a", 300, 200), Bounce("b"), Hop("c", [(1, 1)]), stagger=0.1),
]


@pytest.fixture
def stage(art: Art) -> Stage:
    made = Stage(Damage(), art.sprites)
    for i, key in enumerate("abc"):
        made.add(Sprite(key, "flame-spear-standing", 100 + 100 * i, 100))
    made.update(0)
    made.damage.take()
    return made


def run(stage: Stage, seconds: float, fps: int = 60) -> None:
    for _frame in range(round(seconds * fps)):
        stage.update(1 / fps)


@pytest.mark.parametrize("ease", [linear, ease_out_cubic, ease_in_out_quad, ease_in_out_cubic, ease_out_back])
def test_every_ease_begins_at_nothing_and_ends_at_all(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1)


def test_a_glide_is_half_way_after_half_its_time_and_there_after_all_of_it(stage: Stage) -> None:
    stage.play(Glide("a", 300, 200, 1.0))
    run(stage, 0.5)
    assert stage["a"].x == pytest.approx(200, abs=8)
    run(stage, 0.6)
    assert (stage["a"].x, stage["a"].y) == (300, 200)
    assert not stage.busy


def test_motions_wait_for_one_another_and_keep_the_time_left_over(stage: Stage) -> None:
    stage.play(Glide("a", 200, 100, 0.5, linear))
    stage.play(Glide("a", 300, 100, 0.5, linear))
    stage.update(0.75)
    assert stage["a"].x == pytest.approx(250)


def test_side_by_side_motions_start_one_after_the_other_with_a_stagger(stage: Stage) -> None:
    motion = Parallel(Glide("a", 200, 0, 0.2, linear), Glide("b", 300, 0, 0.2, linear), stagger=0.1)
    assert motion.length == pytest.approx(0.3)
    stage.play(motion)
    stage.update(0.1)
    assert stage["a"].x == pytest.approx(150)
    assert stage["b"].x == 200
    stage.update(0.1)
    assert stage["b"].x == pytest.approx(250)


@pytest.mark.parametrize("motion", EVERY, ids=lambda m: type(m).__name__)
@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("how", ["frames", "hurry", "instant", "one long frame"])
def test_every_motion_ends_the_same_however_it_is_played(stage: Stage, motion: Motion, calm: bool, how: str) -> None:
    def end(speed: float, seconds: float) -> list[tuple[object, ...]]:
        for i, key in enumerate("abc"):
            stage.add(Sprite(key, "flame-spear-standing", 100 + 100 * i, 100))
        stage.speed = speed
        stage.play(motion)
        if how == "one long frame":
            stage.update(seconds)
        elif seconds:
            run(stage, seconds)
        else:
            stage.hurry()
        assert not stage.busy
        return [stage[key].look for key in "abc"]

    usual = end(1.0, 3.0)
    stage.calm = calm
    seconds = {"frames": 2.5, "hurry": 0.0, "instant": 0.1, "one long frame": 3.0}[how]
    assert end(0.0 if how == "instant" else 1.0, seconds) == usual
    assert all(stage[key].lift == 0 and stage[key].wide == 1 and stage[key].tall == 1 for key in "abc")


def test_hurry_ends_everything_at_once_and_makes_every_call_in_order(stage: Stage) -> None:
    calls: list[int] = []
    stage.play(Sequence(Hop("a", [(500, 500)]), Call(lambda: calls.append(1))))
    stage.then(lambda: calls.append(2))
    stage.then(lambda: stage.play(Glide("b", 7, 7)))
    stage.update(0.05)
    stage.hurry()
    assert calls == [1, 2]
    assert (stage["a"].x, stage["a"].lift, stage["b"].x) == (500, 0, 7)
    assert not stage.busy


def test_speed_multiplies_time(stage: Stage) -> None:
    stage.speed = 2
    stage.play(Glide("a", 200, 100, 1.0, linear))
    stage.update(0.25)
    assert stage["a"].x == pytest.approx(150)


def test_calm_motion_neither_hops_nor_shakes(stage: Stage) -> None:
    stage.calm = True
    stage.play(Parallel(Hop("a", [(300, 200)]), Shake(["b"]), Bounce("c"), Arc("b", 9, 9)))
    for _frame in range(60):
        stage.update(1 / 60)
        assert all(stage[key].lift == 0 for key in "abc")
    assert not stage.busy


def test_a_motion_of_a_sprite_that_has_gone_does_nothing(stage: Stage) -> None:
    for motion in EVERY:
        stage.play(motion)
    stage.update(0.01)
    stage.remove("a", "b", "c", "never there")
    run(stage, 12)
    assert not stage.busy


def test_what_moved_is_drawn_again_where_it_was_and_where_it_is(stage: Stage) -> None:
    stage["a"].x = 900
    stage.update(0)
    areas = stage.damage.take()
    assert areas is not None
    assert any(area.collidepoint(100, 90) for area in areas)
    assert any(area.collidepoint(900, 90) for area in areas)
    stage.update(0)
    assert not stage.damage


def test_what_is_taken_away_leaves_nothing_behind(stage: Stage) -> None:
    stage.remove("b")
    stage.update(0)
    areas = stage.damage.take()
    assert areas
    assert areas[0].collidepoint(200, 90)


def test_the_topmost_body_is_found_and_the_lifted_piece_lies_over_the_others(stage: Stage) -> None:
    stage.add(Sprite("tile", "grass1", 100, 100))
    stage.add(Sprite("front", "wave-spear-standing", 110, 104, layer=2))
    assert stage.at(105, 80) is stage["front"]
    stage["a"].lift = 10
    assert stage.at(105, 70) is stage["a"]
    assert stage.at(105, 70, keys=["tile"]) is stage["tile"]
    assert stage.at(1500, 900) is None


def test_a_flipped_picture_has_its_body_on_the_same_ground(stage: Stage) -> None:
    stage.add(Sprite("rex", "tyrannosaurus", 500, 500))
    usual = stage.body("rex")
    stage["rex"].flip = True
    turned = stage.body("rex")
    assert (turned.w, turned.bottom) == pytest.approx((usual.w, usual.bottom), abs=3)
    assert FRect.collidepoint(turned, 500, 490)


def test_a_tumbling_die_shows_many_faces_and_ends_on_the_right_one(stage: Stage) -> None:
    stage.add(Sprite("die", "die-egg", 50, 50))
    stage.play(Tumble("die", ["die-egg", "die-hut", "die-foot"], "die-cave", 6))
    seen = set()
    for _frame in range(60):
        stage.update(1 / 60)
        seen.add(stage["die"].picture)
    assert seen == {"die-egg", "die-hut", "die-foot", "die-cave"}
    assert (stage["die"].picture, stage["die"].tilt) == ("die-cave", 6)


def test_calls_that_queue_one_another_for_ever_are_our_fault_and_found(stage: Stage) -> None:
    def again() -> None:
        stage.then(again)

    stage.then(again)
    with pytest.raises(AssertionError, match="without end"):
        stage.hurry()
