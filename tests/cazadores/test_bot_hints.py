"""Hints, hopes and odds: what is said is what was thought, and chances are exact."""

from __future__ import annotations

import itertools
from fractions import Fraction
from math import isclose
from typing import TYPE_CHECKING

import pytest

from game.cazadores.bots.hard import Hard
from game.cazadores.bots.hint import advise, hint
from game.cazadores.bots.levels import BOTS
from game.cazadores.bots.odds import comes, completes
from game.cazadores.bots.outlook import Outlook, at_least, count_buried, reach, unseen
from game.cazadores.commands import Deliver, Draw, Swap
from game.core.hints import points_text
from tests.cazadores.tables import SCENARIOS, begin, play, scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.cazadores.state import State
    from game.core.match import Match

RARE = ("hold carnotaurus 1, store allosaurus 1 2", "shown allosaurus 1, hold dilophosaurus", "")


def asked(seats: int, seed: int, turns: int) -> Iterator[Match[State]]:
    """A match at each decision of its first turns."""
    match = begin(seats, seed)
    bot = BOTS["normal"](1)
    while match.decision is not None and match.state.turn <= turns:
        yield match
        match.submit(bot.choose(match))


# -- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_is_what_hard_plays() -> None:
    hints = 0
    for match in asked(2, 5, 8):
        assert match.decision is not None
        given = hint(match)
        assert given.command == Hard(3).choose(match)
        assert given.other != given.command
        assert given.other is None or given.other in match.decision
        assert given.cost >= 0
        assert given.sentences()
        assert advise(match).answer == str(given.command)
        hints += 1
    assert hints > 20


def test_its_reasons_are_the_terms_of_the_worth() -> None:
    told = set()
    for match in asked(3, 6, 9):
        best = Hard(0).thoughts(match)[0]
        given = hint(match)
        assert [reason.gain for reason in given.reasons] != []
        assert sorted(reason.gain for reason in given.reasons) == sorted(round(term.gain) for term in best.terms)
        assert given.gain == sum(reason.gain for reason in given.reasons)
        if best.trip is not None:
            assert isclose(best.worth, best.trip.worth)
            assert (given.stops, given.end) == (best.trip.stops, best.trip.end)
        told |= {reason.term for reason in given.reasons if reason.sentence}
    assert {"kept", "near", "dig", "spoil"} <= told


def test_a_trip_of_the_hint_can_be_sailed() -> None:
    for match in asked(2, 7, 6):
        given, state = hint(match), match.state
        if given.end < 0:
            continue
        here, left = state.ships[state.seat], state.provisions[state.seat]
        for stop in given.stops:
            left -= state.box.chart.voyages[here][stop.space] + stop.digs + stop.swaps
            here = stop.space
            assert left >= state.box.chart.home[here]
            assert stop.digs <= state.piles[stop.space]
        assert left >= (state.box.chart.voyages[here][given.end] or 2)


MARKET = (
    "ship havana 9, museum dakar, hold mosasaurus 1 2 3 elasmosaurus 4",
    "ship lisbon 12, museum cartagena, store mosasaurus 4 4",
)


def test_hard_sails_to_a_museum_that_gives_what_it_lacks() -> None:
    """C10: the swap is a stop of its trip, with a term of its own, and what the hint tells is done there."""
    match = scene(*MARKET)
    best = Hard(0).thoughts(match)[0]
    assert best.trip is not None
    cartagena = match.state.box.chart.numbers["cartagena"]
    stop = best.trip.stops[0]
    assert (stop.space, stop.digs, stop.swaps) == (cartagena, 0, 1)
    assert isclose(best.worth, best.trip.worth)
    told = hint(match)
    [reason] = [one for one in told.reasons if one.term == "market"]
    points = points_text(reason.gain)
    assert reason.sentence == f"A swap at Cartagena brings you {points} points, with what the tile may become."
    play(match, "sail cartagena")
    assert Hard(0).choose(match) == Swap("elasmosaurus 4", "mosasaurus 4")


def test_a_swap_on_the_way_is_worth_what_it_is_worth_there() -> None:
    match = scene(*MARKET)
    market = Hard(0).promise(match.state, 0).markets[match.state.box.chart.numbers["cartagena"]]
    play(match, "sail cartagena")
    swap = next(one for one in Hard(0).thoughts(match) if isinstance(one.command, Swap))
    there = sum(term.gain for term in swap.terms if term.name != "fee")
    assert market == (pytest.approx(there),)


def test_an_exchange_of_two_parts_of_one_animal_is_weighed_as_one() -> None:
    """Part 4 completes a Mosasaurus, but not where part 1 is given for it."""
    state = scene(*MARKET).state
    look = Outlook(state, 0, count_buried(state), 0.5)
    numbers = state.box.tile_numbers
    first, last, other = numbers["mosasaurus 1"], numbers["mosasaurus 4"], numbers["elasmosaurus 4"]
    after = state.copy()
    after.holds[0][first] -= 1
    after.holds[0][last] += 1
    alike = Outlook(after, 0, look.buried, 0.5).worth - look.worth
    assert look.exchange(first, last) == pytest.approx(alike)
    apart = look.change(last, 1, dug=False) + look.change(other, -1, dug=False)
    assert look.exchange(other, last) == pytest.approx(apart)
    assert look.exchange(other, last) > look.exchange(first, last) + 100


def test_no_museum_is_a_market_where_nothing_is_traded() -> None:
    match = scene(*MARKET, scenario=SCENARIOS["no-trade"])
    assert Hard(0).promise(match.state, 0).markets == {}


def test_a_reason_is_said_with_the_numbers_of_its_term() -> None:
    match = scene("ship casablanca 8, museum dakar, hold carnotaurus 1", "")
    given = hint(match)
    first = given.reasons[0]
    assert first.sentence
    assert points_text(first.gain) in given.sentences()[0]


@pytest.mark.parametrize(("gain", "text"), [(0, "0.0"), (4, "0.0"), (5, "0.1"), (-149, "1.5"), (1234, "12.3")])
def test_points_are_said_with_one_decimal(gain: int, text: str) -> None:
    assert points_text(gain) == text


def test_a_mission_that_can_be_delivered_is_delivered() -> None:
    match = scene("ship dakar 8, museum dakar, shown pteranodon 1 mosasaurus 1, hand marines+flyers", "")
    assert hint(match).command == Deliver(("marines", "flyers"))


def test_a_mission_is_not_drawn_when_the_match_is_nearly_over() -> None:
    """C19: it would cost its value."""
    early = scene("ship dakar 9, museum dakar, shown pteranodon 1 mosasaurus 1 triceratops 1 allosaurus 1", "")
    assert isinstance(Hard(0).choose(early), Draw)
    poor = scene(
        "ship dakar 9, museum dakar", "shown pteranodon 2 mosasaurus 2 triceratops 2 allosaurus 2 apatosaurus 2"
    )
    assert not isinstance(Hard(0).choose(poor), Draw)


def test_dearer_animals_of_its_missions_draw_the_ship() -> None:
    """With a mission that lacks flyers alone, flyers are worth more to it than without."""
    with_one = scene("ship lisbon 8, museum dakar, shown mosasaurus 1, hand marines+flyers", "")
    without = scene("ship lisbon 8, museum dakar, shown mosasaurus 1", "")
    state = with_one.state
    group = state.box.groups.index("flyers")
    buried = count_buried(state)
    rich = Outlook(state, 0, buried, 0.5, state.missions(0)).gains[group]
    plain = Outlook(without.state, 0, buried, 0.5).gains[group]
    assert rich > 1.2 * plain


# -- hopes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("hidden", [0, 1, 2, 3])
def test_the_share_of_copies_is_counted_over_all_cases(seats: int, hidden: int) -> None:
    for have in range(4):
        for least in range(1, 4):
            cases = list(itertools.product(range(seats), repeat=hidden))
            good = sum(have + case.count(0) >= least for case in cases)
            assert isclose(reach(3, 1 / seats)[have][hidden][least - 1], good / len(cases))


def test_the_chance_to_make_an_animal_whole_is_counted_over_all_cases() -> None:
    """Each buried tile goes to one of the seats."""
    match = scene("hold carnotaurus 1, store allosaurus 1 2", "hold allosaurus 1, store carnotaurus 2")
    state = match.state
    look = Outlook(state, 0, count_buried(state), 0.5)
    for name in ("carnotaurus", "allosaurus"):
        animal = state.box.animal_numbers[name]
        assert look.whole[animal] == pytest.approx(_whole(state, animal))


def _whole(state: State, animal: int) -> list[float]:
    tiles = range(state.box.spans[animal].start, state.box.spans[animal].stop)
    buried = count_buried(state)
    copies = [tile for tile in tiles for _copy in range(buried[tile])]
    found = [0] * state.box.copies
    cases = list(itertools.product((False, True), repeat=len(copies)))
    for case in cases:
        mine = [tile for tile, won in zip(copies, case, strict=True) if won]
        least = min(state.holds[0][tile] + state.stores[0][tile] + mine.count(tile) for tile in tiles)
        for number in range(least):
            found[number] += 1
    return [number / len(cases) for number in found]


def test_numbers_of_animals_are_counted_over_all_cases() -> None:
    """Two there; of one kind 0, 1 or 2 come, of the other 0 or 1, each with its chance."""
    one, other = [0.6, 0.25], [0.3]
    found = [0.0] * 6
    for first, chance in enumerate((0.4, 0.35, 0.25)):
        for second, more in enumerate((0.7, 0.3)):
            for number in range(2 + first + second):
                found[number] += chance * more
    assert at_least(2, [one, other]) == pytest.approx(found[:5])


def test_what_a_dig_brings_is_the_mean_of_all_its_results() -> None:
    """The gain of a group is what the worth of animals and missions changes by, to first order, tile by tile."""
    match = scene("hold triceratops 1 2", "")
    state = match.state
    buried = count_buried(state)
    look = Outlook(state, 0, buried, 0.5)
    group = state.box.groups.index("armoured")
    total = 0.0
    for tile, number in enumerate(buried):
        if number and state.box.tile_groups[tile] == group:
            after = state.copy()
            after.holds[0][tile] += 1
            left = buried[:]
            left[tile] -= 1
            total += number * (Outlook(after, 0, left, 0.5).worth - look.worth)
    assert look.gains[group] == pytest.approx(total / len(state.bags[group]))


def test_a_mission_is_worth_its_value_done_and_costs_it_if_not() -> None:
    match = scene("shown mosasaurus 1 pteranodon 1, hand marines+flyers", "")
    state = match.state
    look = Outlook(state, 0, count_buried(state), 0.5, state.missions(0))
    assert look.missions == pytest.approx(800 * (2 * look.late - 1))
    assert 0.9 < look.late < 1


def test_an_animal_serves_one_mission_alone() -> None:
    match = scene("shown mosasaurus 1 pteranodon 1 triceratops 1, hand marines+flyers marines+armoured", "")
    state = match.state
    look = Outlook(state, 0, count_buried(state), 0.5, state.missions(0))
    marines = state.box.groups.index("marines")
    second = look.numbers[marines][1]
    assert look.missions == pytest.approx(800 * (2 * look.late - 1) + 800 * (2 * look.late * second - 1))


def test_a_card_is_weighed_over_all_that_may_lie_in_its_deck() -> None:
    """C24: neither its own nor those done, but any that rivals may hold."""
    match = scene(
        "hand marines+flyers", "hand marines+armoured", "done herbivores+flyers, given apatosaurus 1 pteranodon 1"
    )
    state = match.state
    names = {state.box.missions[card].name for card in unseen(state, 0, state.box.values.index(8))}
    assert len(names) == 8
    assert "marines+armoured" in names
    assert names.isdisjoint({"marines+flyers", "herbivores+flyers"})


# -- odds -------------------------------------------------------------------------------------------------------------


def drawn(state: State, site: str, digs: int) -> list[tuple[str, ...]]:
    """Every choice of so many of the buried tiles of that site's group, each copy by itself."""
    number = state.box.chart.numbers[site]
    return list(itertools.combinations(state.bags[state.box.site_groups[number]], digs))


@pytest.mark.parametrize("digs", [0, 1, 2, 3])
def test_odds_of_a_tile_are_counted_over_all_that_may_be_dug(digs: int) -> None:
    state = scene(*RARE).state
    site = state.box.chart.numbers["casablanca"]
    cases = drawn(state, "casablanca", digs)
    for name in ("carnotaurus 2", "allosaurus 1", "allosaurus 4"):
        chance = Fraction(sum(name in case for case in cases), len(cases))
        assert comes(state, site, state.box.tile_numbers[name], digs) == chance


@pytest.mark.parametrize("digs", [0, 1, 2, 3])
@pytest.mark.parametrize("hold", ["carnotaurus 1", "carnotaurus 1 allosaurus 1 2 3", "allosaurus 2 3", "triceratops 1"])
def test_odds_to_complete_are_counted_over_all_that_may_be_dug(hold: str, digs: int) -> None:
    state = scene(f"hold {hold}", "").state
    site = state.box.chart.numbers["casablanca"]
    cases = drawn(state, "casablanca", digs)
    good = sum(_completes(state, case) for case in cases)
    assert completes(state, 0, site, digs) == Fraction(good, len(cases))


def _completes(state: State, case: tuple[str, ...]) -> bool:
    hold = {name for name, number in zip(state.box.tiles, state.holds[0], strict=True) if number} | set(case)
    return any(set(state.box.tiles[span]) <= hold for span in state.box.spans)


def test_what_a_pile_may_hold_is_any_so_many_of_its_group() -> None:
    state = scene("", "").state
    site = state.box.chart.numbers["hamburg"]
    cases = drawn(state, "hamburg", state.piles[site])
    tile = state.box.tile_numbers["archaeopteryx 1"]
    good = sum("archaeopteryx 1" in case for case in cases)
    assert comes(state, site, tile, state.piles[site]) == Fraction(good, len(cases))
    assert comes(state, site, tile, 99) == Fraction(good, len(cases))


def test_there_are_no_odds_of_tiles_that_do_not_lie_there() -> None:
    state = scene("hold carnotaurus 1", "").state
    numbers = state.box.chart.numbers
    assert comes(state, numbers["naples"], state.box.tile_numbers["carnotaurus 2"], 3) == 0
    assert completes(state, 0, numbers["lisbon"], 2) == 0
    assert comes(state, numbers["lisbon"], 0, 3) == 0


def test_a_bot_that_may_dig_what_completes_an_animal_digs_it() -> None:
    match = scene("ship casablanca 3, museum dakar, hold carnotaurus 1 allosaurus 1 2 3", "", seed=2)
    play(match, str(Hard(0).choose(match)))
    assert match.state.dug[match.state.box.chart.numbers["casablanca"]] == 1
