"""Before anybody commits themselves the tray says what may come of it: chances of dice, points of pieces; exactly."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.core.words import speak
from game.ui import intents
from game.ui import layout as rules
from game.ui.tray import ButtonSpot
from game.wrath.bots.odds import Chance, brings, chance, eruption_chance, only
from game.wrath.box import CAVE_ICON, EGG_ICON, FOOT_ICON, ICONS
from game.wrath.commands import Move, Place, Reroll
from game.wrath.view import guide
from game.wrath.view.outlook import odds, put_down
from game.wrath.view.places import DieSpot, NestSpot, PenSpot, PieceSpot, TileSpot
from game.wrath.view.spending import Spending, under
from game.wrath.view.strip import Strip, percent
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match, play_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.match import Match
    from game.ui.art import Art
    from game.ui.hand import Spot
    from game.wrath.state import State

MAIN = ButtonSpot("main")
LOCALE = Path(__file__).resolve().parents[2] / "data" / "locale"


def _rolled(seats: int = 2) -> Match[State]:
    match = new_match(seats=seats, loaded=["foot", "egg", "volcano", "foot", "cave"])
    match.submit(match.rules.parse("roll", match.state))
    return match


def _strips(sitting: Sitting) -> list[Strip]:
    sitting.view.update(0.0)
    return [one for one in sitting.view._things if isinstance(one, Strip)]


# -- dice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [(), (0,), (1, 3), (0, 1, 2, 3)])
def test_the_button_for_rolling_shows_how_likely_each_icon_falls_on_the_dice_that_roll(
    art: Art, kept: tuple[int, ...]
) -> None:
    sitting = Sitting(art, _rolled())
    for number in kept:
        sitting.click(DieSpot(number))
    assert not _strips(sitting)
    sitting.view.pointer._focus(MAIN)
    (strip,) = _strips(sitting)
    state, number = sitting.match.state, 5 - len(kept)
    again = Reroll(tuple(i + 1 for i in range(5) if i not in kept))
    lying = [icon for i in kept for icon in state.box.faces[state.dice[i]]]
    for icon in range(len(ICONS)):
        more = sum(thrown.ways for thrown in brings(state, again) if thrown.icons[icon] > lying.count(icon))
        assert strip.shares[icon] == pytest.approx(more / 6**number, abs=1e-12)
    assert sitting.view.message().text == (
        f"At least one on {number} dice:" if number > 1 else "On the die, with these chances:"
    )


def test_whoever_hears_the_table_hears_the_chances(art: Art) -> None:
    sitting = Sitting(art, _rolled())
    sitting.click(DieSpot(0))
    sitting.view.pointer._focus(MAIN)
    assert sitting.view.said() == (
        "Roll again: At least one on 4 dice: volcano 52%, cave 52%, hut 52%, egg 52%, foot 80%"
    )


def test_before_the_first_roll_it_counts_the_dice_that_will_be_rolled(art: Art) -> None:
    sitting = Sitting(art, Board(phase="roll").put(0, "titanosaur", "supply", 2).match())
    sitting.view.pointer._focus(MAIN)
    assert sitting.view.message().text == "At least one on 7 dice:"


def test_where_all_dice_are_kept_there_is_nothing_to_tell(art: Art) -> None:
    sitting = Sitting(art, _rolled())
    for number in range(5):
        sitting.click(DieSpot(number))
    sitting.view.pointer._focus(MAIN)
    assert not _strips(sitting)


def test_places_tell_how_likely_the_dice_bring_what_one_wants_there() -> None:
    board = Board(seats=2, phase="roll").put(0, "caveman", "volcano", 6).put(0, "caveman", "egg")
    state = board.state
    grid = {state.land.terrain(cell).value: cell for cell in range(16)}
    cave_and_foot = tuple(int(icon in {CAVE_ICON, FOOT_ICON}) for icon in range(len(ICONS)))
    wanted = {
        PenSpot("pteranodon"): [chance(state, only(EGG_ICON, 1))],
        PenSpot("tyrannosaurus"): [chance(state, only(EGG_ICON, 3))],
        NestSpot(): [chance(state, only(EGG_ICON, 1))],
        TileSpot(grid["volcano"]): [eruption_chance(state)],
        PieceSpot(0, "caveman", "volcano"): [eruption_chance(state)],
        TileSpot(grid["cave"]): [chance(state, only(CAVE_ICON, 1)), chance(state, cave_and_foot)],
    }
    for spot, chances in wanted.items():
        told = odds(state, spot)
        assert all(percent(each) in told for each in chances), (spot, told)
    assert "% " not in odds(state, TileSpot(grid["grass"]))


def test_no_chance_is_told_where_nothing_could_come_of_it() -> None:
    pen = PenSpot("pteranodon")
    assert odds(Board(phase="roll").state, pen)
    enough = Board(phase="roll").put(0, "caveman", "egg", 2).state
    late, full, none, rolled = (Board(phase="roll").state for _each in range(4))
    late.hatched = True
    full.herds[0] = (1,) * full.box.bases
    none.pens[none.box.kinds["pteranodon"]] = 0
    rolled.rolls = rolled.box.rolls
    assert [odds(state, pen) for state in (enough, late, full, none, rolled)] == [""] * 5
    assert odds(Board(phase="spend").dice("egg").state, pen) == ""


def test_percents_are_whole_and_neither_nought_nor_all_unless_they_are() -> None:
    shares = (0.0, 0.001, 0.004, 0.006, 0.344, 0.994, 0.999, 1.0)
    assert [percent(Chance(share)) for share in shares] == ["0%", "<1%", "<1%", "1%", "34%", "99%", ">99%", "100%"]
    assert percent(Chance(0.344, exact=False)) == "about 34%"


# -- pieces ------------------------------------------------------------------------------------------------


def _spendings(seats: int) -> Iterator[Match[State]]:
    for seed in range(3):
        yield play_on(
            new_match("any-four", seats, seed=seed),
            lambda m: len(m.log) > 60 and m.decision is not None and m.decision.about == "spend" and m.state.rolls > 0,
        )


@pytest.mark.parametrize("seats", [2, 4])
def test_a_place_tells_what_an_eruption_would_bring_once_the_piece_is_there(art: Art, seats: int) -> None:
    told = 0
    for match in _spendings(seats):
        sitting = Sitting(art, match)
        hand = sitting.view.hand
        assert isinstance(hand, Spending)
        for held in [spot for spot in hand.lit() if isinstance(spot, PieceSpot)]:
            hand.held = held
            for goal in [spot for spot in hand.lit() if under(spot) is not None]:
                _compare(sitting, hand, goal)
                told += 1
    assert told > 10


def _compare(sitting: Sitting, hand: Spending, goal: Spot) -> None:
    """With what is so after the answers were given."""
    twin = sitting.match.fork(1)
    for command in hand.way(goal):
        assert twin.decision is not None
        assert command in twin.decision
        twin.submit(command)
        if twin.decision is None or twin.decision.about == "meal":
            return
    sitting.view.pointer._focus(goal)
    said, now = sitting.view.message().text, guide.totals(sitting.match.state)
    if twin.state.turn != sitting.match.state.turn:
        return
    for seat, (old, new) in enumerate(zip(now, guide.totals(twin.state), strict=True)):
        assert (f"{sitting.view.showing.name(seat)} {new} (now {old})" in said) is (old != new), said


def test_a_walk_of_several_steps_is_told_by_its_end(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "d1").put(1, "caveman", "a3").dice("foot", "foot").match())
    hand = sitting.view.hand
    assert isinstance(hand, Spending)
    hand.held = PieceSpot(0, "caveman", "d1")
    far = next(cell for cell, way in hand.walks().items() if len(way) == 2)
    after = put_down(sitting.match.state, hand.way(TileSpot(far)))
    assert after.tribes[0][after.land.grid[far]] == 1
    assert sitting.match.state.tribes[0][after.land.grid[far]] == 0


def test_what_else_it_brings_is_told_first(art: Art) -> None:
    board = Board().put(0, "caveman", "volcano", 4).put(1, "caveman", "volcano", 4).put(0, "caveman", "egg")
    sitting = Sitting(art, board.dice("volcano", "egg").match())
    sitting.click(PieceSpot(0, "caveman", "supply"))
    sitting.view.pointer._focus(TileSpot(sitting.view.showing.volcano))
    assert sitting.view.message().text == "It fills the volcano. An eruption then: Bilal 1 (now 3)."
    sitting.view.pointer._focus(NestSpot())
    assert sitting.view.message().text == "Eggs enough for: Pteranodon. An eruption would score the same as now."


def test_a_hungry_dinosaur_is_told_without_its_meal() -> None:
    board = Board().put(0, "tyrannosaurus", "d2").put(1, "caveman", "c2", 2).dice("foot", "foot", "cave")
    state = board.state
    after = put_down(state, (Move("tyrannosaurus", "d2", "c2"), Place("cave", "caveman")))
    assert after.tribes[1] == state.tribes[1]


# -- by every device, in every size ------------------------------------------------------------------------


@pytest.mark.parametrize("device", list(intents.Device))
def test_it_is_told_by_pointing_and_by_the_focus(art: Art, device: intents.Device) -> None:
    sitting = Sitting(art, _rolled())
    if device is intents.Device.MOUSE:
        x, y = sitting.at(MAIN)
        sitting.view.handle(intents.Point(x=x, y=y))
    else:
        while sitting.view.pointer.pointed != MAIN:
            sitting.view.handle(intents.Next(device=device))
    assert _strips(sitting)


def test_a_piece_that_is_dragged_is_told_as_well(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").put(1, "caveman", "b4").dice("foot").match())
    x, y = sitting.at(PieceSpot(0, "caveman", "a4"))
    sitting.view.handle(intents.Press(x=x, y=y))
    sitting.view.handle(intents.Drag(x=x + 100, y=y, x0=x, y0=y))
    sitting.view.handle(intents.Drag(x=x + 206, y=y, x0=x, y0=y))
    assert "eruption" in sitting.view.message().text


@pytest.mark.parametrize("tongue", ["en", "es"])
@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_it_stands_whole_in_the_tray(art: Art, size: tuple[int, int], zoom: float, tongue: str) -> None:
    speak(tongue, LOCALE)
    sitting = Sitting(art, _rolled(4), size, zoom=zoom)
    pens = [spot for spot in sitting.view.places.boxes if isinstance(spot, PenSpot)]
    gates = [TileSpot(sitting.view.showing.table.land.cells[tile]) for tile in (13, 14, 15)]
    for spot in (MAIN, NestSpot(), *pens, *gates):
        sitting.view.pointer._focus(spot)
        sitting.canvas.notes = []
        sitting.paint()
        notes, sitting.canvas.notes = sitting.canvas.notes, None
        mine = [note for note in notes if note.name in {"tray-text", "tray-heading", "odds"}]
        assert len(mine) == (7 if spot == MAIN else 2)
        assert not rules.faults(mine), spot
