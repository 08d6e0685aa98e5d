"""Region scoring against a second, naive formulation: every board that hypothesis can think of is paid alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.wrath.eruption import score_now
from tests.counts import count
from tests.wrath.boards import WRATH

if TYPE_CHECKING:
    from game.wrath.state import State

SCENARIO = WRATH.scenarios()["first-game"]
TILES = [f"{kind}{n}" for kind, most in (("grass", 5), ("jungle", 5), ("lagoon", 3)) for n in range(1, most + 1)]
SPECIES = [one.name for one in SCENARIO.pieces.species]
PLACES = [f"{column}{row}" for row in "4321" for column in "abcd"]


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """A position at the start of a turn: any land, any four dinosaurs, pieces anywhere they may stand."""
    land = draw(st.permutations([*TILES, "cave", "hut", "volcano"]))
    pens = draw(st.permutations(SPECIES))[:4]
    seats = draw(st.integers(2, 4))
    tribes: list[dict[str, Any]] = [{"supply": {}, "volcano": {}, "map": {}} for _seat in range(seats)]
    dry = [place for place, tile in zip(PLACES, land, strict=True) if tile[:6] != "lagoon" and tile != "volcano"]
    wet = [place for place in PLACES if land[PLACES.index(place)] != "volcano"]
    for seat in range(seats):
        people = draw(st.lists(st.sampled_from(dry), max_size=8))
        _put(tribes[seat], "caveman", people)
        worship = draw(st.integers(0, min(2, 10 - len(people))))
        if worship:
            tribes[seat]["volcano"]["caveman"] = worship
        tribes[seat]["supply"] = {"caveman": 10 - len(people) - worship} if len(people) + worship < 10 else {}
    for name in pens:
        for owner in draw(st.lists(st.integers(0, seats - 1), max_size=2)):
            if sum(pile.get(one, 0) for one in SPECIES for pile in tribes[owner]["map"].values()) < 4:
                _put(tribes[owner], name, [draw(st.sampled_from(wet if name == "plesiosaur" else dry))])
    rows = [" ".join(land[row : row + 4]) for row in range(0, 16, 4)]
    return {"map": rows, "dinosaurs": pens, "tribes": tribes}


def _put(tribe: dict[str, Any], piece: str, places: list[str]) -> None:
    for place in places:
        pile = tribe["map"].setdefault(place, {})
        pile[piece] = pile.get(piece, 0) + 1


def naive(board: dict[str, Any]) -> dict[frozenset[str], list[int]]:
    """Points by region and seat, by joining sets of places until nothing joins any more."""
    land = " ".join(board["map"]).split()
    tiles = {place: tile[:4] for place, tile in zip(PLACES, land, strict=True)}
    groups = [{place} for place, tile in tiles.items() if tile in {"gras", "jung", "lago"}]
    for _again in range(16):
        for one in groups:
            for other in groups:
                if one is not other and any(_touch(p, q) and tiles[p] == tiles[q] for p in one for q in other):
                    one.update(other)
                    other.clear()
    swims = any("plesiosaur" in pile for tribe in board["tribes"] for pile in tribe["map"].values())
    return {
        frozenset(group): points
        for group in groups
        if group and (swims or tiles[min(group)] != "lago") and any(points := _pay(board, group))
    }


def _touch(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def _bag(tribe: dict[str, Any], group: set[str]) -> list[str]:
    piles = [tribe["map"].get(place, {}) for place in group]
    return [piece for pile in piles for piece, number in pile.items() for _each in range(number)]


def _pay(board: dict[str, Any], group: set[str]) -> list[int]:
    bags = [_bag(tribe, group) for tribe in board["tribes"]]
    if any("triceratops" in bag for bag in bags):
        bags = [[piece for piece in bag if piece != "caveman"] for bag in bags]
    totals = [len(bag) + 2 * bag.count("brontosaurus") for bag in bags]
    best = max(totals)
    points = [len(group) if total == best and best > 0 else 0 for total in totals]
    if totals.count(best) == 1:
        winner = totals.index(best)
        points[winner] += 2 * bags[winner].count("ankylosaurus")
    return points


@pytest.mark.timeout(3600)  # a long run has its time
@settings(max_examples=count(10_000), deadline=None, derandomize=True)
@given(boards())
def test_regions_pay_what_the_naive_formulation_says(board: dict[str, Any]) -> None:
    seats = len(board["tribes"])
    state: State = WRATH.rules.read_position(board, SCENARIO, seats)
    WRATH.rules.audit(state)
    paid = {
        frozenset(PLACES[cell] for cell in score.region.cells): list(score.points())
        for score in score_now(state)
        if score.region
    }
    assert paid == naive(board)
