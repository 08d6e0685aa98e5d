"""Traits and marks of a campaign's people: what each gives or takes in a hunt (M102), and wounds (M103)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.dice import setting_up
from game.moogh.deeds import dice_for
from game.moogh.events import IdeasDrawn
from game.moogh.pieces import Act
from game.moogh.printed import icon
from game.moogh.walking import reach
from tests.moogh.scenes import MOOGH, PIECES, RULES, acts, board, does, hunt, is_hurt, is_out, scene, told, where
from tests.moogh.test_harm import hurt

if TYPE_CHECKING:
    from game.moogh.state import State

PARTY = ["urga", "brok", "oku", "pim"]


def party(*, items: dict[str, str] | None = None, traits: dict[str, list[str]] | None = None, **more: Any) -> State:
    """Four of a campaign; those of whom nothing is said have no trait."""
    options = {"mode": "hunter", "members": [PARTY], "traits": {name: [] for name in PARTY} | (traits or {})}
    return scene(MOOGH, seats=1, items=items or {}, **options, **more)


def urga(*traits: str, **more: Any) -> State:
    """Urga has these traits."""
    return party(traits={"urga": list(traits)}, **more)


DEEDS = [
    ("steady-hand", "stab 4 chevron", 1),
    ("keen-eye", "throw 4 chevron far", 1),
    ("stiff-shoulder", "stab 4 chevron", -1),
    ("stiff-shoulder", "throw 4 chevron far", -1),
    ("never-again", "stab 4 chevron", 1),
    ("never-again", "climb 4 bars", 1),
    ("big-voice", "taunt 4 bars far", 1),
    ("low-voice", "sedate 4 bars far", 1),
    ("hoarse", "taunt 4 bars far", -1),
    ("hoarse", "sedate 4 bars far", -1),
    ("shaking-hands", "rest 4 bars", -1),
]


@pytest.mark.parametrize(("trait", "words", "change"), DEEDS)
def test_m102_a_trait_changes_the_dice_of_its_deeds_and_of_no_others(trait: str, words: str, change: int) -> None:
    target = "" if words.startswith("rest") else "moogh"
    plain, other = urga(people={"urga": "e7"}), urga(trait, people={"urga": "e7"})
    assert dice_for(other, 0, icon(words), target) == dice_for(plain, 0, icon(words), target) + change
    deeds = {word for _trait, word, _change in DEEDS if _trait == trait}
    for _other, word, _change in DEEDS:
        if word not in deeds and not word.startswith("rest"):
            assert dice_for(other, 0, icon(word), "moogh") == dice_for(plain, 0, icon(word), "moogh")


def test_m102_trait_mark_and_item_count_besides_each_other() -> None:
    state = urga("steady-hand", "never-again", people={"urga": "e7"}, items={"urga": "flint-spear"})
    assert dice_for(state, 0, icon("stab 4 chevron"), "moogh") == 4 + 3
    state = urga("steady-hand", "stiff-shoulder", people={"urga": "e7"})
    assert dice_for(state, 0, icon("stab 4 chevron"), "moogh") == 4


def test_m102_no_mark_leads_below_no_die() -> None:
    assert dice_for(urga("stiff-shoulder", people={"urga": "e7"}), 0, icon("stab 1 chevron"), "moogh") == 0


def test_m102_a_limp_takes_a_space_of_a_move_and_never_the_last() -> None:
    assert [reach(urga(*traits), 0) for traits in ((), ("limp",))] == [2, 1]
    assert [reach(party(traits={"pim": ["limp"]}), person) for person in (0, 3)] == [2, 1]


def test_m102_the_marsh_born_need_no_roll_for_water() -> None:
    state = urga("marsh-born", on=board({"c4": "water"}), people={"urga": "c3"})
    does(state, "urga", "move", "c4", answers=["on c5"])
    assert where(state, "urga") == "c5"


def test_m102_the_clouded_draw_an_idea_less_and_never_none() -> None:
    state = urga("clouded", people={"urga": "c3"})
    [drawn] = told(does(state, "urga", "think", dice=["dig"], answers=["pass"]), IdeasDrawn)
    assert drawn.ideas == ("dig",)


def test_m102_cat_feet_and_grey_eyes_save_and_hold_on_a_chevron_too() -> None:
    for trait in ("cat-feet", "grey-eyed"):
        state = urga(trait, hurt="urga", tokens="urga")
        hurt(state, dice=["chevron"], answers=["save"])
        assert not is_out(state, "urga")
        state = urga(trait, people={"urga": "on moogh"}, tokens="urga")
        acts(state, "moogh", Act.SHAKE, dice=["chevron"], answers=["stay"])
        assert where(state, "urga") == "on moogh"
    state = urga(hurt="urga", tokens="urga")
    hurt(state, dice=["chevron"], answers=["save"])
    assert is_out(state, "urga")


def test_m103_the_wounded_begin_injured_with_the_token_of_their_difficulty_and_no_other() -> None:
    for mode, token, members in (("hunter", 1, PARTY), ("predator", 0, PARTY[:3])):
        options = {"members": [members], "traits": {"urga": ["steady-hand"]}, "wounded": ["brok"], "mode": mode}
        state = RULES.set_up(hunt(MOOGH, **options), 1, setting_up(1))
        assert [is_hurt(state, name) for name in ("urga", "brok")] == [False, True]
        assert list(state.tokens) == [token] * len(members)
        again = RULES.read_position(RULES.write_position(state), state.box.scenario, 1)
        assert again.hurt == state.hurt


@pytest.mark.parametrize(
    "options",
    [
        {"traits": {"urga": ["limp", "limp"]}},
        {"traits": {"urga": ["limpp"]}},
        {"traits": {"urga": "limp"}},
        {"traits": {"urga": [["limp"]]}},
        {"traits": ["limp"]},
        {"traits": {"nobody": ["limp"]}},
        {"wounded": ["urga", "urga"]},
        {"wounded": ["nobody"]},
        {"wounded": "urga"},
        {"wounded": [["urga"]]},
    ],
)
def test_traits_and_wounds_that_cannot_be_are_refused_in_a_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"The option (traits|wounded) is a list of different"):
        hunt(MOOGH, **options)


@pytest.mark.parametrize("options", [{"traits": {"tor": ["limp"]}}, {"wounded": ["tor"]}])
def test_traits_and_wounds_are_of_people_who_hunt(options: dict[str, Any]) -> None:
    whole = {"members": [PARTY], "mode": "hunter", "traits": {"urga": []}, **options}
    with pytest.raises(ValueError, match="names tor, who does not hunt here"):
        RULES.set_up(hunt(MOOGH, **whole), 1, setting_up(0))


def test_each_trait_tells_its_number_without_a_sign_and_no_other() -> None:
    for one in PIECES.traits:
        assert ("{amount}" in one.about) == bool(one.amount), one.name
        assert "{" not in one.about.replace("{amount}", "")
