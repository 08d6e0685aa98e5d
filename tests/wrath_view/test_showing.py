"""What happened is shown; whatever is skipped, the table shown at the end is the match's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.bots import RandomBot
from game.core.record import kind
from game.wrath import events
from game.wrath.box import SUPPLY
from game.wrath.commands import END, SPARE, STILL, Eat, Move, Tremor
from game.wrath.state import PHASES
from game.wrath.view.follow import follow
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match, play_on

if TYPE_CHECKING:
    from game.core.decision import Command
    from game.core.match import Match
    from game.ui.art import Art
    from game.wrath.state import State

SCENARIOS = ("first-game", "random-map", "second-game", "drawn-four")


def _pieces(state: State) -> tuple[object, ...]:
    return state.tribes, state.scores, state.land, state.pens, state.herds, state.seat, state.turn


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_events_alone_lead_to_the_matchs_table(scenario: str, seats: int) -> None:
    match = new_match(scenario, seats, seed=seats)
    table = match.state.copy()
    bots = [RandomBot(seat) for seat in range(seats)]
    while match.decision is not None:
        for event in match.submit(bots[match.decision.seat].choose(match)):
            follow(table, event)
        assert _pieces(table) == _pieces(match.state)


def _kinds() -> set[str]:
    found = [one for one in vars(events).values() if isinstance(one, type) and issubclass(one, events.Event)]
    return {one.__name__ for one in found if one is not events.Event}


@pytest.mark.parametrize("calm", [False, True])
def test_every_kind_of_event_is_shown_frame_by_frame(art: Art, calm: bool) -> None:
    seen: set[str] = set()
    for number, scenario in enumerate(SCENARIOS):
        match = new_match(scenario, 4, seed=number + 11)
        sitting = Sitting(art, match, speed=4.0)
        sitting.services.comfort.calm = calm
        bots = [RandomBot(seat) for seat in range(4)]
        while match.decision is not None and len(match.log) < 700 and not seen >= _kinds():
            match.submit(bots[match.decision.seat].choose(match))
            fresh = {type(event).__name__ for event in match.log[-1].events} - seen
            sitting.view.show(match.log[-1])
            sitting.ask()
            if fresh:
                sitting.run(1 / 10)
                seen |= fresh
            sitting.view.hurry()
            assert sitting.view.showing.table == match.state
    assert seen >= _kinds() - {"Eaten", "Spared"}, _kinds() - seen


def test_a_piece_hops_from_tile_to_tile(art: Art) -> None:
    match = Board().put(0, "caveman", "a4").dice("foot").match()
    sitting = Sitting(art, match, speed=1.0)
    sitting.give(Move("caveman", "a4", "b4"))
    xs: list[float] = []

    def look() -> None:
        act = sitting.view.player.act
        if act is not None:
            xs.extend(thing.x for thing in act.draw(sitting.view.player.share) if hasattr(thing, "x"))

    sitting.run(seen=look)
    assert len(xs) > 5
    assert xs == sorted(xs)
    assert xs[-1] - xs[0] > 100


@pytest.mark.parametrize(("answer", "home"), [(Eat("wave"), 10), (SPARE, 9)])
def test_a_meal_is_shown(art: Art, answer: Command, home: int) -> None:
    board = Board().put(0, "tyrannosaurus", "a4").put(1, "caveman", "a4").dice("foot")
    board.state.phase, board.state.meal = PHASES.index("meal"), board.place("a4")
    sitting = Sitting(art, board.match(), speed=1.0)
    sitting.give(answer)
    assert sitting.run() > 0.2
    assert sitting.view.words(sitting.match.log[-1])
    assert sitting.view.showing.table.count(1, 0, SUPPLY) == home


def test_a_row_slides(art: Art) -> None:
    match = Board(phase="tremor").put(0, "caveman", "volcano").match()
    sitting = Sitting(art, match, speed=1.0)
    sitting.give(Tremor("left"))
    offsets: list[float] = []
    sitting.run(seen=lambda: offsets.extend([s.offset for s in [sitting.view._slide()] if s is not None]))
    assert len(offsets) > 5
    assert offsets == sorted(offsets, reverse=True)


def _erupting() -> Match[State]:
    board = Board(phase="tremor").put(0, "caveman", "volcano", 5).put(1, "caveman", "volcano", 4)
    return board.put(0, "caveman", "a4").put(1, "caveman", "d3").match()


def test_an_eruption_tells_each_place_and_its_reasons_in_the_tray(art: Art) -> None:
    sitting = Sitting(art, _erupting(), speed=1.0)
    sitting.give(STILL)
    told: list[str] = []
    sitting.run(seen=lambda: told.append(f"{sitting.view.message().heading}: {sitting.view.message().text}"))
    places = list(dict.fromkeys(told))
    assert any(line.startswith("Eruption") for line in places)
    assert any(line.startswith("Volcano: Ana 3 (most, 5)") for line in places)
    assert any("Grass" in line and "Ana" in line for line in places)
    assert any("Bilal's turn" in line for line in places)


def test_speed_zero_shows_nothing_in_between(art: Art) -> None:
    sitting = Sitting(art, _erupting(), speed=0.0)
    sitting.give(STILL)
    assert not sitting.view.busy
    assert sitting.view.showing.table == sitting.match.state


def test_a_higher_speed_takes_less_time(art: Art) -> None:
    times = []
    for speed in (1.0, 2.0):
        sitting = Sitting(art, _erupting(), speed=speed)
        sitting.give(STILL)
        times.append(sitting.run())
    assert times[1] < times[0] * 0.6


def test_bots_are_shown_faster_than_people(art: Art) -> None:
    times = []
    for levels in (("human", "human"), ("random", "random")):
        sitting = Sitting(art, _erupting(), speed=1.0, levels=levels)
        sitting.give(STILL)
        times.append(sitting.run())
    assert times[1] < times[0] * 0.8


def test_refresh_jumps_and_drops_what_was_to_be_shown(art: Art) -> None:
    sitting = Sitting(art, _erupting(), speed=1.0)
    sitting.give(STILL)
    assert sitting.view.busy
    sitting.view.refresh()
    assert not sitting.view.busy
    assert sitting.view.showing.table == sitting.match.state


def test_undo_is_seen_at_once(art: Art) -> None:
    match = Board().put(0, "caveman", "a4").dice("foot").match()
    sitting = Sitting(art, match)
    before = sitting.paint().copy()
    sitting.give(Move("caveman", "a4", "b4"))
    sitting.view._carry = None
    assert not _same(before, sitting.paint())
    match.undo()
    sitting.view.refresh()
    sitting.ask()
    assert _same(before, sitting.paint())


def _same(one: object, other: object) -> bool:
    import pygame

    assert isinstance(one, pygame.Surface)
    assert isinstance(other, pygame.Surface)
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_what_is_drawn_by_parts_is_what_is_drawn_whole(art: Art) -> None:
    match = new_match("drawn-four", 4, seed=2)
    sitting = Sitting(art, match, speed=3.0)
    sitting.paint()
    bots = [RandomBot(seat) for seat in range(4)]
    for number in range(60):
        assert match.decision is not None
        match.submit(bots[match.decision.seat].choose(match))
        sitting.view.show(match.log[-1])
        sitting.ask()
        sitting.run(1 / 12)
        sitting.view.update(0.0)
        sitting.canvas.repaint(sitting.services.damage.take() or [], sitting.view.draw)
        if number % 6 == 0:
            parts = sitting.canvas.surface.copy()
            assert _same(parts, sitting.paint()), f"after {match.log[-1]}"


def test_words_are_whole_sentences_for_every_kind_of_event(art: Art) -> None:
    told: dict[str, str] = {}
    for number, scenario in enumerate(SCENARIOS):
        match = play_on(new_match(scenario, 4, seed=number + 11), lambda _m: False)
        sitting = Sitting(art, match)
        for entry in match.log:
            words = sitting.view.words(entry)
            told.update(zip([kind(event) for event in entry.events], words, strict=False))
            assert len(words) == len(entry.events)
            assert all("{" not in line and line.endswith((".", "!")) for line in words)
    assert len(told) >= 13


def test_the_table_in_words_names_everybody_and_every_tile(art: Art) -> None:
    words = Sitting(art, new_match()).view.describe()
    assert all(name in words for name in ("Ana", "Bilal", "Chen", "Dita"))
    assert all(f"{letter}{number}" in words for letter in "abcd" for number in range(1, 5))


def test_what_could_still_be_done_is_said_before_the_turn_ends(art: Art) -> None:
    useful = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match()).view.useful_left(END)
    assert useful is not None
    assert "foot" in useful
    assert Sitting(art, Board().dice("foot").match()).view.useful_left(END) is None
