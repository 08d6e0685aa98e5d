"""What happens is shown: acts follow events, end, can be hurried and kept calm; the table shown is the match's."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from pygame import FRect

from game.cazadores.bots.odds import comes
from game.cazadores.events import Completed, Dug, Sailed
from game.cazadores.state import PLAY
from game.cazadores.view import layout, ships
from game.cazadores.view.berths import berths
from game.cazadores.view.follow import follow
from game.cazadores.view.guide import about
from game.cazadores.view.knowing import course, digs_there, finds, in_reach, lacking
from game.cazadores.view.places import CargoSpot
from game.cazadores.view.ships import fleet
from game.cazadores.view.show import act_of
from game.core.bots import RandomBot
from game.ui.writing import percent
from tests.cazadores_view.voyaging import Voyage, a_match, bots_play, later, where
from tests.table_sitting import beyond_arrows

if TYPE_CHECKING:
    from game.ui.art import Art
    from game.ui.things import Pic

OPEN = (
    "ships", "museums", "provisions", "scores", "holds", "stores", "aboard", "shown", "given", "loads", "piles", "dug",
    "swaps", "boxed", "buried", "seat", "turn", "hands", "done", "idle",
)  # fmt: skip
"""What the table shown keeps up with, event by event."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_table_shown_is_after_each_answer_what_the_match_is(seed: int) -> None:
    match = a_match("world", 3, seed, returns=True)
    before = match.state.copy()
    for _answer in bots_play(match, seed, 0.4):
        if match.log and match.state.phase == PLAY and before.phase == PLAY:
            for event in match.log[-1].events:
                follow(before, event)
            for name in OPEN:
                assert getattr(before, name) == getattr(match.state, name), (name, match.log[-1])
        before = match.state.copy()


@pytest.mark.parametrize("calm", [False, True])
def test_every_act_of_a_match_ends_and_leaves_the_table_as_it_is(art: Art, calm: bool) -> None:
    match = later(a_match("north-atlantic", 2, 5), 30, 5)
    voyage = Voyage(art, match, speed=4.0, calm=calm, levels=["easy", "easy"])
    bot, shown = RandomBot(3), set[str]()
    for answers in range(260):
        if match.decision is None:
            break
        match.submit(bot.choose(match))
        voyage.view.show(match.log[-1])
        shown |= {type(event).__name__ for event in match.log[-1].events}
        if answers % 3:
            voyage.view.hurry()
        else:
            voyage.run(0.1)
        assert not voyage.view.busy
        assert voyage.view.showing.table == match.state
        voyage.ask()
    assert shown >= {"Sailed", "Dug", "Scored", "Replenished", "MatchEnded"}


def test_a_ship_sails_along_its_route_and_draws_a_wake(art: Art) -> None:
    match = later(a_match(), 14)
    voyage = Voyage(art, match, speed=1.0)
    event = next(e for entry in match.log for e in entry.events if isinstance(e, Sailed))
    act = act_of(voyage.view.showing, event, calm=False)
    assert act is not None
    seen = [{thing.name for thing in act.draw(share)} for share in (0.1, 0.6, 0.9)]  # type: ignore[attr-defined]
    assert all(any(name.startswith("ship-") for name in names) for names in seen)
    assert any(name.startswith("wake") for names in seen for name in names)


def test_every_route_is_a_line_between_its_two_ports_off_the_edge_too() -> None:
    chart = a_match().state.box.chart
    for route in chart.routes:
        for start, goal in (route.ends, route.ends[::-1]):
            line = ships.voyage(chart, start, goal)
            around = chart.width * layout.scale(chart)
            for point, space in ((line[0], start), (line[-1], goal)):
                x, y = layout.port(chart, space)
                across = abs(point[0] - x) % around
                assert min(across, around - across) < 3
                assert abs(point[1] - y) < 3


def test_a_tile_shows_its_back_before_its_face(art: Art) -> None:
    match, command = where("Dig")
    voyage = Voyage(art, match, speed=1.0)
    events = match.fork(1, quiet=False).submit(command)
    dug = next(event for event in events if isinstance(event, Dug))
    act = act_of(voyage.view.showing, dug, calm=False)
    assert act is not None
    tiles = [next(thing for thing in act.draw(share) if hasattr(thing, "number")) for share in (0.2, 0.6, 0.99)]
    assert [bool(tile.group) for tile in tiles] == [True, False, False]


def test_tiles_click_together_and_the_skeleton_rises(art: Art) -> None:
    match = next(one for one in map(_completed, range(1, 20)) if one is not None)
    voyage = Voyage(art, match, speed=1.0)
    event = next(e for e in match.log[-1].events if isinstance(e, Completed))
    act = act_of(voyage.view.showing, event, calm=False)
    assert act is not None
    early, late = list(act.draw(0.3)), list(act.draw(0.8))
    assert sum(hasattr(thing, "number") for thing in early) == voyage.view.showing.tiles_of(event.animal)
    assert any(getattr(thing, "name", "") == f"skeleton-{event.animal}" for thing in late)


def _completed(seed: int) -> Any:
    """A match in which an animal has just become whole; None if none does."""
    match = a_match("world", 2, seed)
    for _answer in bots_play(match, seed):
        if match.log and any(isinstance(event, Completed) for event in match.log[-1].events):
            return match
    return None


# -- what pointing tells ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [4, 6])
def test_the_digs_told_are_those_that_the_rules_allow(seed: int) -> None:
    """Sailing there and digging as often as possible: as many tiles as were told, and a way home is left."""
    match = later(a_match("world", 3, seed), 60, seed)
    while match.decision is not None and match.state.ships[match.state.seat] < 0:
        match.submit(match.decision.options()[0])
    state, seat = match.state, match.state.seat
    told = 0
    for site, group in enumerate(state.box.site_groups):
        if group < 0 or not in_reach(state, seat, site):
            continue
        twin = match.fork(seed)
        for space in course(state, seat, site):
            twin.submit(twin.rules.parse(f"sail {state.box.chart.spaces[space].name}", twin.state))
        dug = 0
        while twin.decision is not None and twin.state.seat == seat and "dig" in twin.decision.legal():
            twin.submit(twin.rules.parse("dig", twin.state))
            dug += 1
        assert dug == digs_there(state, seat, site)
        told += dug
    assert told


def test_the_chance_told_is_that_of_all_buried_tiles() -> None:
    match = later(a_match("world", 2, 3), 80, 3)
    state = match.state
    site = next(site for site, group in enumerate(state.box.site_groups) if group >= 0 and state.piles[site])
    found = finds(state, state.seat, site)
    bag = state.bags[state.box.site_groups[site]]
    assert sum(one.number for one in found) == len(bag)
    whole = sum(
        all(state.holds[state.seat][part] or part == number for part in range(span.start, span.stop))
        for name in bag
        for number in [state.box.tile_numbers[name]]
        for span in [state.box.spans[state.box.owners[number]]]
    )
    assert sum(one.number for one in found if one.completes) == whole


def test_rounds_without_a_dig_are_counted_on_the_table(art: Art) -> None:
    """C28."""
    match = later(a_match("north-atlantic", 2, 5), 12, 5)
    match.state.idle, match.state.busy = 2, False
    voyage = Voyage(art, match)
    assert "2 of 3 rounds without a dig" in voyage.texts()
    match.state.idle = 0
    voyage.view.refresh()
    assert not any("without a dig" in words for words in voyage.texts())


def test_a_tile_tells_how_likely_what_its_animal_lacks_is_dug_this_turn(art: Art) -> None:
    told = 0
    for answers in range(40, 90):
        voyage = Voyage(art, later(a_match("world", 2, 4), answers, 4), levels=("human", "human"))
        state, showing = voyage.match.state, voyage.view.showing
        seat = state.seat
        for tile, there in enumerate(state.holds[seat]):
            message, lack = about(showing, CargoSpot(tile)), lacking(state, seat, state.box.owners[tile])
            if not there or not lack or message is None:
                continue
            sites = state.box.chart.sites(state.box.groups[state.box.tile_groups[tile]])
            best = max(comes(state, site, part, digs_there(state, seat, site)) for site in sites for part in lack)
            assert (f": {percent(float(best))} by " in message.text) == (best > 0), message.text
            told += best > 0
    assert told > 5


# -- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["world", "north-atlantic"])
def test_every_place_can_be_reached_by_arrow_keys(art: Art, scenario: str) -> None:
    voyage = Voyage(art, later(a_match(scenario), 40))
    voyage.raise_curtain()
    assert not beyond_arrows(voyage.view.places)


@pytest.mark.parametrize("scenario", ["world", "north-atlantic"])
def test_ports_and_ships_lie_on_the_sea_and_no_two_ports_on_each_other(scenario: str) -> None:
    chart = a_match(scenario).state.box.chart
    boxes = layout.port_boxes(chart)
    for space, box in enumerate(boxes):
        assert layout.SEA.collidepoint(box.center)
        assert all(not other.collidepoint(box.center) for other in boxes if other is not box)
        spots = berths(chart, space)
        assert all(layout.SEA.collidepoint(spot) for spot in spots)


@pytest.mark.parametrize("scenario", ["world", "north-atlantic"])
def test_ships_at_one_port_do_not_touch(art: Art, scenario: str) -> None:
    match = a_match(scenario, 5 if scenario == "world" else 3)
    voyage = Voyage(art, match)
    showing, table = voyage.view.showing, voyage.view.showing.table
    for space in range(len(table.box.chart.spaces)):
        table.ships[:] = [space] * table.box.seats
        for one, other in combinations([_hull(art, thing) for thing in fleet(showing, frozenset())], 2):
            shared = one.clip(other)
            assert shared.w * shared.h <= 0.12 * one.w * one.h, (space, one, other)


def _hull(art: Art, ship: Pic) -> FRect:
    """What of the picture is ship, on the table."""
    x, y, w, h = art.sprites.body(ship.name)
    ax, ay = art.sprites.anchor(ship.name, 1.0)
    return FRect(ship.x + (x - ax) * ship.size, ship.y + (y - ay) * ship.size, w * ship.size, h * ship.size)


def test_no_ship_moves_when_another_comes(art: Art) -> None:
    voyage = Voyage(art, a_match("world", 4))
    showing, table = voyage.view.showing, voyage.view.showing.table
    table.ships[2] = table.museums[0] = 3
    (alone,) = fleet(showing, frozenset())
    table.ships[:] = [3] * 4
    assert alone.bounds in [ship.bounds for ship in fleet(showing, frozenset())]
