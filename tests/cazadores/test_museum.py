"""Rulebook, "Playing the game" and "The mission cards": what is done at the own museum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.cazadores.events import Completed, Delivered, Drew, Scored, Unloaded
from game.cazadores.state import cards
from tests.cazadores.tables import WORLD, begin, events_of, legal, play, position, scene, why_not

if TYPE_CHECKING:
    from game.cazadores.state import State
    from game.core.match import Match

AT_HOME = "ship dakar 6, museum dakar"


def me(match: Match[State]) -> Any:
    return position(match)["seats"][0]


# -- completing --------------------------------------------------------------------------------------------------------


def test_c5_parts_split_between_ship_and_museum_are_no_whole_animal() -> None:
    match = scene("ship casablanca 6, museum dakar, store carnotaurus 1", "", dice=("carnotaurus 2",))
    assert not events_of(Scored, play(match, "dig"))
    assert match.state.animals(0) == 0


def test_c5_they_score_when_the_missing_parts_are_unloaded() -> None:
    match = scene(f"{AT_HOME}, hold carnotaurus 2, store carnotaurus 1", "")
    events = play(match, "unload carnotaurus 2")
    assert events_of(Completed, events)[0].where == "museum"
    assert events_of(Scored, events)[0].points == 3
    assert me(match)["shown"] == {"carnotaurus": 1}


def test_c5_a_whole_animal_scores_once_and_not_again_when_it_is_unloaded() -> None:
    match = scene(f"{AT_HOME}, aboard carnotaurus 1, score 3", "")
    assert not events_of(Scored, play(match, "unload carnotaurus"))
    assert me(match)["score"] == 3
    assert me(match)["shown"] == {"carnotaurus": 1}


def test_c5_a_whole_animal_is_never_split_and_its_tiles_are_no_longer_loose() -> None:
    match = scene(f"{AT_HOME}, aboard carnotaurus 1", "")
    assert legal(match) >= {"unload all", "unload carnotaurus"}
    assert "no such loose tile" in why_not(match, "unload carnotaurus 1")


def test_c5_a_further_animal_of_the_same_kind_scores_again() -> None:
    match = scene("ship casablanca 6, aboard carnotaurus 1, hold carnotaurus 1", "", dice=("carnotaurus 2",))
    assert events_of(Scored, play(match, "dig"))[0].points == 3
    assert me(match)["aboard"] == {"carnotaurus": 2}


def test_c5_several_animals_that_one_unloading_completes_all_score() -> None:
    match = scene(f"{AT_HOME}, hold carnotaurus 2 centrosaurus 1, store carnotaurus 1 centrosaurus 2", "")
    scored = events_of(Scored, play(match, "unload all"))[0]
    assert [(reason.points, reason.what) for reason in scored.reasons] == [(3, "carnotaurus"), (3, "centrosaurus")]
    assert scored.points == 6


def test_c26_parts_of_different_copies_make_one_animal() -> None:
    match = scene("ship casablanca 6, hold carnotaurus 1 1", "", dice=("carnotaurus 2",))
    play(match, "dig")
    assert me(match)["aboard"] == {"carnotaurus": 1}
    assert me(match)["hold"] == {"carnotaurus": [1]}


# -- unloading ---------------------------------------------------------------------------------------------------------


def test_c9_anything_may_be_unloaded_for_nothing_and_as_often_as_one_likes() -> None:
    match = scene(f"{AT_HOME}, hold carnotaurus 2 mosasaurus 1 3, aboard centrosaurus 1", "")
    play(match, "unload mosasaurus 1", "unload centrosaurus")
    assert me(match)["provisions"] == 6
    assert match.state.loads[0] == 2
    unloaded = events_of(Unloaded, play(match, "unload all"))[0]
    assert (set(unloaded.tiles), unloaded.animals) == ({"carnotaurus 2", "mosasaurus 3"}, ())
    assert match.state.loads[0] == 0
    assert me(match)["store"] == {"mosasaurus": [1, 3], "carnotaurus": [2]}


def test_c9_nothing_is_unloaded_elsewhere_or_loaded_again() -> None:
    away = scene("ship casablanca 6, museum dakar, hold mosasaurus 1", "")
    assert "at your own museum" in why_not(away, "unload mosasaurus 1")
    home = scene(f"{AT_HOME}, store mosasaurus 1, shown centrosaurus 1", "")
    assert "nothing on your ship" in why_not(home, "unload all")
    assert "no such loose tile" in why_not(home, "unload mosasaurus 1")
    assert "no complete Centrosaurus" in why_not(home, "unload centrosaurus")


def test_c9_a_museum_has_no_limit() -> None:
    store = (
        "store brachiosaurus 1 1 2 2 3 3 4 4 apatosaurus 1 1 2 2 3 3 4 4 mosasaurus 1 1 2 2 3 3 elasmosaurus 1 1 2 2 3"
    )
    match = scene(f"{AT_HOME}, {store}, hold elasmosaurus 3", "")
    play(match, "unload all")
    assert sum(match.state.stores[0]) == 28


# -- missions ----------------------------------------------------------------------------------------------------------


def test_c7_a_delivery_sets_animals_of_the_museum_aside_and_scores_the_card() -> None:
    match = scene(f"{AT_HOME}, shown mosasaurus 1 pteranodon 2, hand marines+flyers", "")
    events = play(match, "deliver marines flyers")
    delivered = events_of(Delivered, events)[0]
    assert (delivered.animals, delivered.value) == (("mosasaurus", "pteranodon"), 8)
    assert events_of(Scored, events)[0].points == 8
    assert me(match)["shown"] == {"pteranodon": 1}
    assert me(match)["given"] == {"mosasaurus": 1, "pteranodon": 1}
    assert me(match)["provisions"] == 6
    assert me(match)["done"] == ["marines+flyers"]
    assert match.state.animals(0) == 3, "what was delivered still counts for the bonus"


def test_c7_what_is_aboard_must_be_unloaded_first() -> None:
    match = scene(f"{AT_HOME}, shown mosasaurus 1, aboard pteranodon 1, hand marines+flyers", "")
    assert "unloaded first" in why_not(match, "deliver marines flyers")
    assert "flying animals" in why_not(match, "deliver marines flyers")
    play(match, "unload pteranodon", "deliver marines flyers")


def test_c7_each_animal_serves_one_mission_only() -> None:
    match = scene(f"{AT_HOME}, shown mosasaurus 1 pteranodon 1 allosaurus 1, hand marines+flyers carnivores+flyers", "")
    play(match, "deliver marines flyers")
    assert "no complete animal" in why_not(match, "deliver carnivores flyers")


def test_c7_any_number_of_missions_is_delivered_in_one_visit_and_nowhere_else() -> None:
    hand = "hand marines+flyers herbivores+armoured"
    shown = "shown mosasaurus 1 pteranodon 1 apatosaurus 1 ankylosaurus 1"
    match = scene(f"{AT_HOME}, {shown}, {hand}", "")
    play(match, "deliver marines flyers", "deliver herbivores armoured")
    assert me(match)["score"] == 16
    away = scene(f"ship casablanca 6, museum dakar, {shown}, {hand}", "")
    assert "at your own museum" in why_not(away, "deliver marines flyers")


def test_c8_one_mission_never_uses_two_animals_of_one_group() -> None:
    match = scene(f"{AT_HOME}, shown mosasaurus 1 elasmosaurus 1, hand marines+flyers", "")
    assert not {line for line in legal(match) if line.startswith("deliver")}


def test_a_mission_that_is_not_in_the_hand_is_not_delivered() -> None:
    match = scene(f"{AT_HOME}, shown mosasaurus 1 pteranodon 1", "hand marines+flyers")
    assert "not in your hand" in why_not(match, "deliver marines flyers")


def test_c35_which_animal_of_a_group_is_set_aside_is_the_first_of_the_list() -> None:
    match = scene(
        f"{AT_HOME}, shown mosasaurus 1 elasmosaurus 1 pteranodon 1 rhamphorhynchus 1, hand marines+flyers", ""
    )
    assert events_of(Delivered, play(match, "deliver marines flyers"))[0].animals == ("mosasaurus", "pteranodon")


def test_c6_a_provision_buys_the_top_card_of_a_deck_of_ones_choice() -> None:
    match = scene(f"{AT_HOME}, hand marines+flyers", "", dice=("herbivores+marines+carnivores",))
    assert {"draw 25", "draw 15", "draw 8"} <= legal(match)
    drew = events_of(Drew, play(match, "draw 15"))[0]
    assert (drew.groups, drew.provisions) == (("herbivores", "marines", "carnivores"), 5)
    assert me(match)["hand"] == ["herbivores+marines+carnivores", "marines+flyers"]


def test_c6_five_missions_in_the_hand_are_enough() -> None:
    hand = "hand marines+flyers carnivores+flyers herbivores+flyers armoured+flyers herbivores+marines"
    match = scene(f"{AT_HOME}, {hand}", "")
    assert "hand is full" in why_not(match, "draw 8")


def test_c6_an_empty_deck_gives_none() -> None:
    fives = [
        "marines+carnivores+armoured+flyers", "herbivores+carnivores+armoured+flyers",
        "herbivores+marines+armoured+flyers", "herbivores+marines+carnivores+flyers",
        "herbivores+marines+carnivores+armoured",
    ]  # fmt: skip
    match = scene(f"{AT_HOME}, hand {fives[0]} {fives[1]}", f"hand {' '.join(fives[2:])}")
    assert "No mission of that value" in why_not(match, "draw 25")
    assert "draw 15" in legal(match)


def test_c6_a_card_may_be_one_that_was_given_back_at_first() -> None:
    match = begin(2, start="first")
    returned = next(card for card in cards(match.state.hands[0]) if match.state.box.missions[card].value == 25)
    play(match, "keep 8", "keep 8")
    assert returned in match.state.deck(match.state.box.values.index(25))


def test_c6_cards_are_bought_at_the_own_museum_alone_and_never_given_back() -> None:
    assert "at your own museum" in why_not(scene("ship casablanca 6, museum dakar", ""), "draw 8")
    match = scene(f"{AT_HOME}, hand marines+flyers", "")
    assert not {line for line in legal(match) if line.startswith("keep")}


def test_c13_a_card_is_refused_where_its_provision_is_needed_for_the_way_home() -> None:
    match = scene("ship dakar 2, museum dakar", "")
    assert "needed for the way" in why_not(match, "draw 8")


def test_c6_by_the_variant_no_cards_are_bought() -> None:
    match = scene(AT_HOME, "", scenario=WORLD.with_options({"draws": False}))
    assert "No further missions" in why_not(match, "draw 8")
    assert not {line for line in legal(match) if line.startswith("draw")}


def test_c24_nothing_is_taken_back_across_a_card() -> None:
    match = scene(AT_HOME, "")
    play(match, "draw 8")
    assert match.undoable == 0


# -- the second rule of C10 --------------------------------------------------------------------------------------------


def test_c10_by_the_variant_three_loose_tiles_of_one_group_go_back_to_the_box_for_two_points() -> None:
    box = WORLD.with_options({"returns": True})
    match = scene(f"{AT_HOME}, store mosasaurus 1 1 elasmosaurus 2 pteranodon 1", "", scenario=box)
    assert {line for line in legal(match) if line.startswith("return")} == {
        "return mosasaurus 1 mosasaurus 1 elasmosaurus 2"
    }
    events = play(match, "return elasmosaurus 2 mosasaurus 1 mosasaurus 1")
    assert events_of(Scored, events)[0].points == 2
    assert me(match)["store"] == {"pteranodon": [1]}
    assert position(match)["boxed"] == {"mosasaurus": [1, 1], "elasmosaurus": [2]}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("return mosasaurus 1 mosasaurus 1 pteranodon 1", "of one group"),
        ("return mosasaurus 1 mosasaurus 1 mosasaurus 2", "not so many"),
    ],
)
def test_c10_other_tiles_do_not_go_back(line: str, reason: str) -> None:
    box = WORLD.with_options({"returns": True})
    match = scene(f"{AT_HOME}, store mosasaurus 1 1 elasmosaurus 2 pteranodon 1", "", scenario=box)
    assert reason in why_not(match, line)


def test_c10_without_the_variant_no_tile_goes_back() -> None:
    match = scene(f"{AT_HOME}, store mosasaurus 1 1 2", "")
    assert "No tiles go back" in why_not(match, "return mosasaurus 1 mosasaurus 1 mosasaurus 2")
