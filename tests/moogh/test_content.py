"""The box and the hunts of Moogh, held to the tables from which they were made."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.moogh import content
from game.moogh.board import GRID
from game.moogh.characters import Deed, Icon, Rank, SkillKind, Symbol
from game.moogh.objectives import Fetch, Hold, Keep, Kill, Lead, Snare, Survive
from game.moogh.pieces import Act, IdeaKind, Section, Space, named
from game.moogh.scenario import SEATS, Format

DATA = Path(__file__).resolve().parents[2] / "data" / "moogh"
BOX = content.pieces(DATA)
HUNTS = content.scenarios(DATA)

RINGS = {
    "urga": ("M S4v C3b K", "M S5v C4b R4v"),
    "brok": ("M S3b A4v- K", "M S4b T4v- R3b"),
    "sela": ("M T4b- P3b K", "M T5b- D4v- R3b"),
    "oku": ("M P4v H4v K", "M P4b T4v- R3b"),
    "nama": ("M S3b D4b- K", "M H5b S4b R4v"),
    "pim": ("M C4v S4v K", "M C5v S4b R4v"),
    "tor": ("M A4b- S4v K", "M A5b- S5v R4v"),
    "wen": ("M T4v- P4v K", "M T5v- P5v R3b"),
}
"""Both sides of each character: a letter for the deed, dice, wanted symbol, `-` for one die less a space."""
DEEDS = dict(zip("MKRHPSTCDA", Deed, strict=True))
SYMBOLS = {"b": Symbol.BARS, "v": Symbol.CHEVRON, "x": Symbol.CROSS}
CARDS = {
    "moogh-calm": ("d0a1 Z F1 RT Z", "d1a1 F2 RT SF AT1", "d3a2 K1 TR2 SH AT1", "d4a2 TR3 SH AT2 UT"),
    "moogh-angry": ("d0a1 F1 LT RT Z", "d1a2 LT F2 AT1 SF", "d3a2 TR2 SH K2 AT1", "d4a3 TR3 AT2 SH F3"),
    "rhino-calm": ("d0a1 Z F1 LT RT", "d0a1 LT F2 SF AT1", "d1a2 TR2 F3 UT AT1", "d1a2 TR3 F3 SH TR2"),
    "rhino-angry": ("d0a1 LT F2 RT F1", "d1a2 TR2 SF F2 AT1", "d3a2 TR3 UT F3 SH", "d4a3 TR3 F4 SH AT2"),
    "smilodon-calm": ("d0a1 Z RT F1 LT", "d0a2 LT F2 BI UT", "d1a2 TR2 BI CL SH", "d1a3 TR2 BI CL AT1"),
    "smilodon-angry": ("d0a2 LT F1 BI RT", "d1a2 TR2 BI LT CL", "d1a3 TR3 BI SH AT1", "d2a3 TR3 AT2 BI CL"),
    "bear": ("d0a1 F1 LT CL RT", "d1a2 TR1 CL TS LT", "d1a2 TR2 BI SH CL", "d2a3 TR2 AT2 CL SH"),
    "small-moogh": ("d0a1 Z RT F1 Z", "d0a1 F1 UT RT Z", "d0a1 F2 SF SH RT", "d1a2 TR1 SH RT AT1"),
}
"""The cards by row, first face. The defences of the angry rows of Moogh and angry rhino are tuned (difficulty.md)."""
ACTS = dict(zip(("F", "K", "SF", "LT", "TR", "AT", "BI", "CL", "TS", "SH", "UT", "RT", "Z"), Act, strict=True))
FLANKS = {
    "moogh": ("d1n", "d1", "w1", "w2"),
    "rhino": ("d2n", "d1", "w1", "w1"),
    "smilodon": ("d1n", "n", "w1", "w1"),
    "bear": ("d1n", "", "", "w2"),
    "small-moogh": ("", "", "w1", "w1"),
}
"""Front, sides, back, top: defence, weak spots, nobody climbs."""


# -- characters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RINGS)
def test_both_sides_of_each_character_are_as_listed(name: str) -> None:
    one = named(BOX.characters, name)
    for ring, wanted in zip((one.healthy, one.injured), RINGS[name], strict=True):
        assert [_short(icon) for icon in ring] == wanted.split()
    assert one.ring(injured=True) is one.injured
    assert one.ring(injured=False) is one.healthy


def _short(icon: Icon) -> str:
    letter = next(key for key, deed in DEEDS.items() if deed is icon.deed)
    wanted = "".join(key for key, symbol in SYMBOLS.items() if symbol in icon.wanted)
    return f"{letter}{icon.dice or ''}{wanted}{'-' if icon.far else ''}"


def test_each_tribe_has_a_leader_with_a_skill_and_a_sidekick_without() -> None:
    assert [tribe.name for tribe in BOX.tribes] == ["ash", "river", "moss", "sun"]
    leaders = [BOX.leader(tribe.name) for tribe in BOX.tribes]
    assert [one.name for one in leaders] == ["urga", "sela", "nama", "tor"]
    assert [one.skill.kind for one in leaders if one.skill] == list(SkillKind)
    sidekicks = [BOX.sidekick(tribe.name) for tribe in BOX.tribes]
    assert [one.name for one in sidekicks] == ["brok", "oku", "pim", "wen"]
    assert all(one.skill is None and one.rank is Rank.SIDEKICK for one in sidekicks)


def test_the_cards_keep_what_the_tables_author_promises_of_them() -> None:
    for one in BOX.characters:
        for ring in (one.healthy, one.injured):
            deeds = [icon.deed for icon in ring]
            assert Deed.STAB in deeds or Deed.CLIMB not in deeds  # on top only Move and Stab are possible
        assert all(icon.deed is not Deed.REST for icon in one.healthy)
        assert all(icon.deed is not Deed.THINK for icon in one.injured)
        if one.rank is Rank.LEADER:
            assert {Deed.STAB, Deed.THROW} & {icon.deed for icon in one.healthy}


# -- beasts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FLANKS)
def test_each_beast_card_is_as_listed(name: str) -> None:
    one = named(BOX.beasts, name)
    assert [
        f"{f'd{flank.defence}' if flank.defence else ''}{f'w{flank.weak}' if flank.weak else ''}{'n' * flank.closed}"
        for flank in map(one.flank, Section)
    ] == list(FLANKS[name])
    assert [one.struck(symbol) for symbol in Symbol] == [Section.FRONT, Section.SIDES, Section.BACK]
    assert one.size == (2 if name in {"moogh", "rhino"} else 1)


@pytest.mark.parametrize("name", CARDS)
def test_both_faces_of_each_action_card_are_as_listed(name: str) -> None:
    card = named(BOX.cards, name)
    for row, other, wanted in zip(*card.faces, CARDS[name], strict=True):
        head, *codes = wanted.split()
        spaces = [_space(code) for code in codes]
        assert (f"d{row.defence}a{row.arrows}", list(row.spaces)) == (head, spaces)
        assert list(other.spaces) == spaces[2:] + spaces[:2]
        assert (other.defence, other.arrows) == (row.defence, row.arrows)
    assert card.most == 4


def _space(code: str) -> Space:
    letters = code.rstrip("0123456789")
    return Space(ACTS[letters], int(code[len(letters) :] or 1))


def test_m2_the_box_holds_what_the_rulebook_counts() -> None:
    assert len(BOX.characters) == 8
    assert len(BOX.ideas) == len(IdeaKind) == 17
    assert len(BOX.items) == 10
    assert sum(one.figures for one in BOX.beasts) == 8
    turn_cards = len(BOX.characters) + sum(one.figures * (2 if one.extra else 1) for one in BOX.beasts)
    assert turn_cards == 23
    assert [card.name for card in BOX.cards if card.name not in CARDS] == ["calf"]  # M90: besides the printed ones
    numbers = BOX.numbers
    assert (numbers.traps, numbers.dice, numbers.beasts) == (10, 8, 3)


def test_m51_the_difficulties_differ_in_cards_tokens_and_hunters() -> None:
    assert [(one.name, one.extra, one.token, one.solo) for one in BOX.modes] == [
        ("tracker", False, False, 0),
        ("hunter", True, True, 4),
        ("predator", True, False, 3),
    ]


def test_m90_the_calf_runs_after_people_and_harms_nobody_by_itself() -> None:
    card = named(BOX.cards, "calf")
    acts = Counter(space.act for face in card.faces for row in face for space in row.spaces)
    assert acts[Act.TRAMPLE] > sum(acts.values()) / 2
    assert not {Act.ATTACK, Act.BITE, Act.CLAW, Act.TAIL} & acts.keys()


# -- ideas and items -------------------------------------------------------------------------------------------------


def test_the_texts_of_ideas_items_and_skills_name_their_numbers_and_no_others() -> None:
    for idea in BOX.ideas:
        text = f"{idea.condition} {idea.about}"
        assert ("{within}" in text, "{amount}" in text) == (idea.within > 0, idea.amount > 0), idea.kind
        assert text.format(within=idea.within, amount=idea.amount)
    for item in BOX.items:
        assert ("{amount}" in item.about) == (item.amount > 0), item.name
    for one in BOX.characters:
        assert one.skill is None or "{amount}" in one.skill.about


def test_an_item_that_adds_a_die_suits_only_those_who_can_use_it() -> None:
    atlatl, boots = named(BOX.items, "atlatl"), named(BOX.items, "mammoth-boots")
    assert [one.name for one in BOX.characters if atlatl.suits(one)] == ["brok", "sela", "oku", "wen"]
    assert all(boots.suits(one) for one in BOX.characters)
    assert all(any(item.suits(one) for one in BOX.characters) for item in BOX.items)


# -- hunts -----------------------------------------------------------------------------------------------------------

PRINTED = {
    "first-blood": ("f6 g6 f7 g7 north", "moogh-calm", 1, (4, 6, 6), (6, 5, 6)),
    "the-drop": ("e7 f7 e8 f8 north", "moogh-calm", 1, (5, 6, 6), (6, 5, 6)),
    "charge": ("f6 g6 f7 g7 south", "rhino-angry", 1, (4, 6, 6), (6, 5, 5)),
    "cave-home": ("f10 south", "bear", 2, (4, 6, 6), (8, 7, 9)),
    "great-hunt": ("f7 g7 f8 g8 south", "moogh-angry", 2, (6, 6, 6), (8, 6, 7)),
    "fangs": ("c10 south", "smilodon-calm", 1, (2, 2, 3), (10, 9, 10)),
}
"""Of the six oldest hunts: the first beast's place and edge, card, rage, health and limit by difficulty."""


@pytest.mark.parametrize("name", PRINTED)
def test_the_six_oldest_hunts_are_as_listed(name: str) -> None:
    place, card, rage, health, limits = PRINTED[name]
    setups = HUNTS[name].setups
    first = setups[0].beasts[0]
    assert sorted(map(GRID.name, first.cells)) == sorted(place.split()[:-1])
    assert first.facing.name.lower() == place.split()[-1]
    assert (first.card.name, first.rage) == (card, rage)
    assert tuple(one.beasts[0].health for one in setups) == health
    assert tuple(one.limit for one in setups) == limits


def test_there_are_twelve_hunts_over_five_boards_and_every_kind_of_objective() -> None:
    assert len(HUNTS) == 12
    assert len({one.board.name for one in HUNTS.values()}) == 5
    assert {type(one.setup.objective) for one in HUNTS.values()} == {Kill, Hold, Lead, Snare, Survive, Keep, Fetch}
    assert [one.order for one in HUNTS.values()] == list(range(1, 13))


@pytest.mark.parametrize("name", HUNTS)
def test_every_hunt_is_set_up_for_each_difficulty_and_every_format(name: str) -> None:
    hunt = HUNTS[name]
    assert [one.mode for one in hunt.setups] == ["tracker", "hunter", "predator"]
    assert hunt.formats == tuple(Format)
    assert hunt.seats() == (1, 2, 3, 4)
    assert {seats: hunt.format_for(seats) for seats in hunt.seats()} == {
        1: Format.SOLO,
        2: Format.COMPETITIVE,
        3: Format.COMPETITIVE,
        4: Format.COMPETITIVE,
    }


@pytest.mark.parametrize("name", HUNTS)
def test_predators_have_it_no_easier_than_trackers(name: str) -> None:
    tracker, _hunter, predator = HUNTS[name].setups
    foes = [sum(beast.health for beast in one.beasts if not beast.ward) for one in (tracker, predator)]
    assert foes[1] >= foes[0]


@pytest.mark.parametrize("name", HUNTS)
def test_every_hunt_is_told_in_two_or_three_sentences_before_and_after(name: str) -> None:
    for text in (HUNTS[name].introduction, HUNTS[name].ending):
        assert 2 <= sum(text.count(stop) for stop in ".?!") <= 3
        assert "\n" not in text.strip()


def test_m83_exactly_the_beasts_that_must_live_are_wards() -> None:
    wards = {(name, beast.name) for name, one in HUNTS.items() for beast in one.setup.beasts if beast.ward}
    assert wards == {("lost-calf", "calf"), ("winter-leader", "leader")}


def test_the_campaign_has_ten_different_hunts_and_ends_with_the_greatest() -> None:
    campaign = content.campaign(DATA)
    assert len(set(campaign.hunts)) == 10
    assert set(campaign.hunts) <= set(HUNTS)
    assert (campaign.hunts[0], campaign.hunts[-1]) == ("first-blood", "great-hunt")
    assert (campaign.drawn, campaign.prize, campaign.shared) == (3, 2, 1)


# -- choices of the table --------------------------------------------------------------------------------------------


def test_choices_make_a_new_hunt_and_leave_the_old_one() -> None:
    hunt = HUNTS["first-blood"]
    other = hunt.with_options(
        {"mode": "predator", "die": "even", "format": "cooperative", "members": [["urga"], ["tor"]]}
    )
    assert (other.setup.beasts[0].health, len(hunt.setup.beasts)) == (6, 1)
    assert other.seats() == SEATS[Format.COOPERATIVE]
    assert other.members == (("urga",), ("tor",))
    assert hunt.die == "standard"


def test_m81_the_small_moogh_takes_a_beasts_place_and_part() -> None:
    hunt = HUNTS["great-hunt"].with_options({"child": "moogh"})
    small, smilodon = hunt.setup.beasts
    assert (small.kind.name, small.card.name, small.health, small.rage) == ("small-moogh", "small-moogh", 3, 1)
    assert [GRID.name(cell) for cell in small.cells] == ["f8"]
    assert small.facing is HUNTS["great-hunt"].setup.beasts[0].facing
    assert smilodon == HUNTS["great-hunt"].setup.beasts[1]
    assert hunt.setup.objective == Kill((0,))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"mood": "calm"}, "There is no option mood; there are format, mode, die, child, members"),
        ({"mode": "easy"}, "The option mode is easy; it can be tracker, hunter, predator."),
        ({"format": "duel"}, "The option format is duel; it can be competitive, teams, cooperative, solo."),
        ({"die": 3}, "The option die is 3; it can be standard, even."),
        ({"child": "bear"}, "The option child is bear; it can be moogh."),
        ({"members": [["urga", "urga"]]}, "The option members is a list for each seat of different characters out of "),
        ({"members": [[], ["tor"]]}, "The option members is a list for each seat of different characters out of "),
        ({"members": "urga"}, "The option members is a list for each seat of different characters out of "),
    ],
)
def test_a_choice_that_is_none_is_refused_with_the_remedy(options: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match="option") as caught:
        HUNTS["first-blood"].with_options(options)
    assert str(caught.value).startswith(reason)


def test_the_small_moogh_cannot_take_the_place_of_a_beast_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="child is second-smilodon; it can be calf, smilodon"):
        HUNTS["lost-calf"].with_options({"child": "second-smilodon", "mode": "hunter"})
    assert HUNTS["lost-calf"].with_options({"child": "second-smilodon", "mode": "predator"}).setup.beasts[2].health == 3
