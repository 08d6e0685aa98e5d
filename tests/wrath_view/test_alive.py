"""The table is alive: what changes moves, nothing that moves holds anybody up, and it rests when nobody is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.bots import RandomBot
from game.ui import intents
from game.ui.intents import Direction
from game.ui.things import Corners, Label, Pic
from game.ui.view import Done
from game.wrath.box import CELLS
from game.wrath.commands import STILL, Move, Place, Tremor
from game.wrath.events import Rolled
from game.wrath.tremor import after_tremor
from game.wrath.view import dice, guide, layout, tally
from game.wrath.view.board import Slide
from game.wrath.view.forecast import Award
from game.wrath.view.lava import Embers, Glow, Lake, Sheet
from game.wrath.view.lively import AWAKE_S
from game.wrath.view.places import DieSpot, PieceSpot, TileSpot
from game.wrath.view.quake import Shake
from tests.table_sitting import same
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.match import Match
    from game.ui.art import Art
    from game.wrath.state import State

FOOT = PieceSpot(0, "caveman", "a4")


def _watch(sitting: Sitting, wanted: type) -> list[list[object]]:
    """Things of that type, frame by frame, while something is shown."""
    frames: list[list[object]] = []
    sitting.run(seen=lambda: frames.append([one for one in sitting.view._things if isinstance(one, wanted)]))
    return frames


def _ready_to_shake() -> Board:
    board = Board(seats=3, phase="tremor").put(0, "caveman", "volcano", 2).put(1, "caveman", "b3", 2)
    return board.put(0, "caveman", "a4").put(2, "caveman", "c4")


def _erupting() -> Match[State]:
    board = Board(phase="tremor").put(0, "caveman", "volcano", 5).put(1, "caveman", "volcano", 4)
    return board.put(0, "caveman", "a4").put(1, "caveman", "d3").match()


# -- pieces ------------------------------------------------------------------------------------------------


def test_the_others_of_a_tile_glide_to_make_room(art: Art) -> None:
    match = Board().put(0, "caveman", "a4").put(1, "caveman", "b4", 2).dice("foot").match()
    sitting = Sitting(art, match, speed=1.0)
    sitting.give(Move("caveman", "a4", "b4"))
    wave = [[one.x for one in frame if isinstance(one, Pic) and "wave" in one.name] for frame in _watch(sitting, Pic)]
    places = {tuple(sorted(xs)) for xs in wave}
    assert len(places) > 4, "they jump"


def test_a_hop_lifts_the_piece_and_a_calm_one_does_not(art: Art) -> None:
    highest = []
    for calm in (False, True):
        sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match(), speed=1.0)
        sitting.services.comfort.calm = calm
        sitting.give(Move("caveman", "a4", "b4"))
        highest.append(max(one.lift for frame in _watch(sitting, Pic) for one in frame if isinstance(one, Pic)))
    assert highest[0] > 20
    assert highest[1] == 0


@pytest.mark.parametrize(("offset", "leaving"), [(206.0, 3), (-206.0, 0)])
def test_the_tile_at_the_end_is_carried_over_to_the_other_end(offset: float, leaving: int) -> None:
    row = frozenset(range(4))
    ways = [Slide(row, True, offset * share).way(leaving) for share in (0.01, 0.5, 1.0)]
    assert ways[1][2] > 50, "it is not lifted"
    assert ways[2][2] == 0
    assert abs(ways[2][0]) == pytest.approx(3 * layout.STEP)
    assert Slide(row, True, offset).way(1)[0] == offset


def test_a_tremor_shakes_first_unless_people_want_it_calm(art: Art) -> None:
    shaken = []
    for calm in (False, True):
        sitting = Sitting(art, _ready_to_shake().match(), speed=1.0)
        sitting.services.comfort.calm = calm
        sitting.give(Tremor("left"))
        shakes = [one for frame in _watch(sitting, Shake) for one in frame if isinstance(one, Shake)]
        shaken.append(any(one.dx for one in shakes))
    assert shaken == [True, False]


# -- lava and eruptions ------------------------------------------------------------------------------------


def test_the_lava_rises_with_each_worshipper(art: Art) -> None:
    sitting = Sitting(art, Board(seats=2).put(1, "caveman", "volcano", 2).dice("volcano").match(), speed=1.0)
    for _frame in range(60):
        sitting.view.update(1 / 30)
    before = [one.level for one in sitting.view._things if isinstance(one, Lake)]
    sitting.give(Place("worship", "caveman"))
    sitting.run()
    for _frame in range(60):
        sitting.view.update(1 / 30)
    after = [one.level for one in sitting.view._things if isinstance(one, Lake)]
    assert before == [pytest.approx(2 / 9, abs=0.01)]
    assert after == [pytest.approx(3 / 9, abs=0.01)]


def test_an_eruption_throws_lava_and_a_calm_one_only_glows(art: Art) -> None:
    for calm in (False, True):
        sitting = Sitting(art, _erupting(), speed=1.0)
        sitting.services.comfort.calm = calm
        sitting.give(STILL)
        seen = {type(one) for frame in _watch(sitting, object) for one in frame}
        assert Glow in seen
        assert ({Sheet, Embers} <= seen) is not calm
        assert ({Sheet, Embers} & seen == set()) is calm


def test_each_point_is_a_chip_that_flies_to_the_trail_and_counts_when_it_lands(art: Art) -> None:
    sitting = Sitting(art, _erupting(), speed=1.0)
    sitting.give(STILL)
    chips, scores = [], []

    def look() -> None:
        flying = [one for one in sitting.view._things if isinstance(one, Pic) and one.name.startswith("chip-")]
        chips.append(len(flying))
        scores.append(tuple(sitting.view.showing.table.scores))
        assert not flying or scores[-1] != tuple(sitting.match.state.scores), "counted before it landed"

    sitting.run(1 / 60, look)
    assert max(chips) >= 3
    assert list(dict.fromkeys(scores)) == sorted(dict.fromkeys(scores))
    assert scores[-1] == tuple(sitting.match.state.scores)


def test_an_eruption_says_at_each_place_who_has_how_much_and_who_wins_why(art: Art) -> None:
    sitting = Sitting(art, _erupting(), speed=1.0)
    sitting.give(STILL)
    seen: set[str] = set()
    flags = (Label, Award)
    sitting.run(seen=lambda: seen.update(one.words for one in sitting.view._things if isinstance(one, flags)))
    assert "Ana +3 (most, 5)" in seen
    assert "Bilal +1 (present)" in seen
    assert any(words.startswith("Grass") for words in seen)


# -- dice --------------------------------------------------------------------------------------------------


def test_the_die_that_was_clicked_is_the_one_that_looks_spent(art: Art) -> None:
    match = Board().put(0, "caveman", "a4").dice("foot", "foot", "foot").match()
    sitting = Sitting(art, match)
    sitting.click(DieSpot(1))
    assert sitting.view.hand.chosen() == {DieSpot(1)}
    sitting.click(FOOT)
    assert sitting.give(sitting.click(TileSpot(CELLS["b4"])))
    assert _spent(sitting) == [False, True, False]
    match.undo()
    sitting.view.refresh()
    assert _spent(sitting) == [False, False, False]
    sitting.ask()
    sitting.view.hand.drop()
    sitting.click(FOOT)
    assert sitting.give(sitting.click(TileSpot(CELLS["b4"])))
    assert _spent(sitting) == [True, False, False]


def _spent(sitting: Sitting) -> list[bool]:
    return [dice.all_spent(face) for face in dice.faces(sitting.view.showing.table, sitting.view.showing.used)]


def test_a_kept_die_rises(art: Art) -> None:
    sitting = Sitting(art, new_match(seats=2), speed=1.0)
    sitting.give(sitting.click(next(spot for spot in sitting.view.lit if getattr(spot, "name", "") == "main")))
    sitting.view.hurry()
    sitting.ask()
    sitting.click(DieSpot(0))
    heights = []
    for _frame in range(12):
        sitting.view.update(1 / 60)
        heights.append(next(one.raised for one in sitting.view._things if isinstance(one, dice.Die)))
        assert not sitting.view.busy, "it holds people up"
    assert heights == sorted(heights)
    assert 0 < heights[0] < 1
    assert heights[-1] == 1


def test_the_dice_of_each_seat_are_counted() -> None:
    match = play_on(new_match("first-game", 3, seed=4), lambda m: len(m.log) > 90)
    rolled = [event for entry in match.log for event in entry.events if isinstance(event, Rolled)]
    rows = tally.tallies(match.state.box, ("A", "B", "C"), match.log)
    for seat, row in enumerate(rows):
        assert row.thrown == sum(len(event.rolled) for event in rolled if event.seat == seat)
        assert sum(row.icons) == row.thrown
    assert sum(tally.expected(match.state.box)) == pytest.approx(1)


# -- what would score --------------------------------------------------------------------------------------


def _awards(sitting: Sitting) -> list[Award]:
    sitting.view.update(0.0)
    return [one for one in sitting.view._things if isinstance(one, Award)]


def test_one_key_shows_what_would_score_now_then_the_dice_then_nothing(art: Art) -> None:
    sitting = Sitting(art, _ready_to_shake().match())
    kinds = []
    for _press in range(3):
        assert sitting.view.handle(intents.Scores()) == Done()
        sitting.view.update(0.0)
        kinds.append((bool(_awards(sitting)), any(isinstance(one, tally.Sheet) for one in sitting.view._things)))
    assert kinds == [(True, False), (False, True), (False, False)]


def test_cancel_takes_what_was_laid_over_the_board_away_first(art: Art) -> None:
    sitting = Sitting(art, _ready_to_shake().match())
    sitting.view.handle(intents.Scores())
    assert sitting.view.handle(intents.Cancel()) == Done()
    assert not _awards(sitting)
    assert sitting.view.handle(intents.Cancel()) is None


def test_the_sums_beside_the_panels_are_what_an_eruption_would_bring(art: Art) -> None:
    sitting = Sitting(art, _ready_to_shake().match())
    sitting.view.handle(intents.Scores())
    sums = [one.words for one in _awards(sitting) if one.great]
    assert sums == [f"+{points}" for points in guide.totals(sitting.match.state)]
    assert any("most, 2" in one.why for one in _awards(sitting))


def test_an_arrow_shows_the_land_as_it_would_be_against_now_and_lets_it_go_again(art: Art) -> None:
    sitting = Sitting(art, _ready_to_shake().match())
    table = sitting.match.state
    for direction in (Direction.LEFT, Direction.UP):
        sitting.view.handle(intents.Move(direction=direction))
        sitting.view.update(0.0)
        sitting.view.update(0.0)
        slide = sitting.view.pointer.slide
        assert slide is not None
        assert abs(slide.offset) == layout.STEP
        name = direction.name.lower()
        before, after = guide.totals(table), guide.totals(after_tremor(table, name))
        wanted = [f"+{b}" if a == b else f"+{b} (now +{a})" for a, b in zip(before, after, strict=True)]
        assert [one.words for one in _awards(sitting) if one.great] == wanted
    sitting.view.handle(intents.Point(x=5, y=5))
    sitting.view.update(0.0)
    assert sitting.view.pointer.slide is None
    assert not sitting.view.showing.away


def test_pulling_shows_the_same_before_it_is_let_go(art: Art) -> None:
    sitting = Sitting(art, _ready_to_shake().match(), speed=1.0)
    x, y = sitting.at(TileSpot(sitting.view.showing.volcano))
    sitting.view.handle(intents.Press(x=x, y=y))
    sitting.view.handle(intents.Drag(x=x + 90, y=y, x0=x, y0=y))
    assert _awards(sitting)
    sitting.view.handle(intents.Release(x=x + 90, y=y))
    for _frame in range(30):
        sitting.view.update(1 / 30)
    assert not _awards(sitting)
    assert len(sitting.match.log) == 0


def test_a_tremor_goes_on_from_where_it_was_shown(art: Art) -> None:
    sitting = Sitting(art, _ready_to_shake().match(), speed=1.0)
    sitting.view.handle(intents.Move(direction=Direction.LEFT))
    for _frame in range(30):
        sitting.view.update(1 / 30)
    assert sitting.give(sitting.view.handle(intents.Confirm()))
    offsets: list[float] = []
    sitting.run(seen=lambda: offsets.extend([s.offset for s in [sitting.view._slide()] if s is not None]))
    assert offsets
    assert max(offsets) < -layout.STEP + 2
    assert sitting.view.showing.table == sitting.match.state


def test_a_line_of_the_log_is_shown_on_the_board(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match())
    sitting.give(Move("caveman", "a4", "b4"))
    sitting.view.spot(sitting.match.log[-1])
    sitting.view.update(0.0)
    marked = [one.bounds for one in sitting.view._things if isinstance(one, Corners)]
    for cell in ("a4", "b4"):
        assert any(box.contains(layout.cell_box(CELLS[cell]).inflate(-40, -40)) for box in marked)
    sitting.view.spot(None)
    sitting.view.update(0.0)
    assert not [one for one in sitting.view._things if isinstance(one, Corners)]


# -- rest, and what is drawn -------------------------------------------------------------------------------


def test_what_moves_by_itself_rests_ten_seconds_after_the_last_input(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "volcano", 3).dice("foot").match(), speed=1.0)
    sitting.view.handle(intents.Point(x=5, y=5))
    drawn = []
    for _second in range(14):
        sitting.services.damage.take()
        for _frame in range(20):
            sitting.view.update(1 / 20)
        drawn.append(bool(sitting.services.damage.take()))
    assert all(drawn[:9])
    assert not any(drawn[int(AWAKE_S) + 1 :])


def _eruption(art: Art) -> Sitting:
    sitting = Sitting(art, _erupting(), speed=1.0)
    sitting.paint()
    sitting.give(STILL)
    return sitting


def _tremor(art: Art) -> Sitting:
    sitting = Sitting(art, _ready_to_shake().match(), speed=1.0)
    sitting.paint()
    sitting.give(Tremor("up"))
    return sitting


def _turns(art: Art) -> Sitting:
    match = new_match("drawn-four", 4, seed=6)
    sitting = Sitting(art, match, speed=1.0)
    sitting.paint()
    for _answer in range(30):
        assert match.decision is not None
        match.submit(RandomBot(match.decision.seat).choose(match))
        sitting.view.show(match.log[-1])
        sitting.ask()
    return sitting


@pytest.mark.parametrize("begin", [_eruption, _tremor, _turns])
def test_in_the_midst_of_motion_parts_and_whole_are_one_picture(art: Art, begin: Callable[[Art], Sitting]) -> None:
    sitting, number = begin(art), 0
    while sitting.view.busy and number < 120:
        number += 1
        sitting.view.update(1 / 15)
        sitting.canvas.repaint(sitting.services.damage.take() or [], sitting.view.draw)
        parts = sitting.canvas.surface.copy()
        sitting.canvas.repaint(None, sitting.view.draw)
        assert same(parts, sitting.canvas.surface), f"frame {number}"


def test_the_scenery_painted_in_parts_is_the_scenery_painted_anew(art: Art) -> None:
    match = new_match("drawn-four", 4, seed=6)
    sitting = Sitting(art, match, speed=0.0)
    for number in range(200):
        if match.decision is None:
            break
        match.submit(RandomBot(number).choose(match))
        sitting.view.show(match.log[-1])
        sitting.ask()
        sitting.view.update(0.0)
        if number % 10 == 0:
            kept = sitting.paint().copy()
            sitting.view.resize(sitting.canvas)
            assert same(kept, sitting.paint()), f"answer {number}"
    assert max(match.state.scores) > 0


def test_a_land_looked_at_and_left_does_not_shorten_the_next_tremor(art: Art) -> None:
    sitting = Sitting(art, _ready_to_shake().match(), speed=1.0)
    sitting.view.handle(intents.Move(direction=Direction.LEFT))
    for _frame in range(30):
        sitting.view.update(1 / 30)
    answer = sitting.view.handle(intents.Confirm())
    assert isinstance(answer, Tremor)
    sitting.services.comfort.speed = 0.0
    sitting.give(answer)
    assert not sitting.view.busy
    assert not sitting.view.player.looked
    assert sitting.view.player.pulled == 0


def test_each_step_of_a_bots_turn_is_said_in_the_tray(art: Art) -> None:
    match = new_match("first-game", 4, seed=8)
    sitting = Sitting(art, match, speed=1.0, levels=("random",) * 4, live=False)
    told: list[str] = []
    kinds: set[str] = set()
    while len(match.log) < 60:
        assert match.decision is not None
        match.submit(RandomBot(match.decision.seat).choose(match))
        sitting.view.show(match.log[-1])
        sitting.ask()
        sitting.run(1 / 10, lambda: told.append(f"{sitting.view.message().heading} {sitting.view.message().text}"))
        kinds |= {type(event).__name__ for event in match.log[-1].events}
    assert kinds >= {"Rolled", "Kept", "Placed", "Moved", "TurnEnded"}
    for part in ("rolls", "to spend", "puts a cave person", "moves", "'s turn"):
        assert any(part in line for line in told), part


def test_what_stands_on_the_tile_that_is_carried_over_is_carried_on_top_of_it(art: Art) -> None:
    board = Board(phase="tremor").put(1, "caveman", "d3", 2).put(0, "caveman", "volcano", 2)
    sitting = Sitting(art, board.match(), speed=1.0)
    sitting.give(Tremor("right"))
    over = 0
    for frame in _watch(sitting, Pic):
        lifted = [one for one in frame if isinstance(one, Pic) and one.lift > 20]
        tiles = [one for one in lifted if one.name.startswith("grass")]
        people = [one for one in lifted if one.name.startswith("wave")]
        over += bool(tiles)
        assert len(people) == 2 * len(tiles)
        assert all(frame.index(one) > frame.index(tile) for one in people for tile in tiles)
    assert over > 3


def test_the_winners_cheer_at_the_end(art: Art) -> None:
    match = play_on(new_match("first-game", 2, seed=3), lambda _m: False)
    assert match.outcome is not None
    sitting = Sitting(art, match, speed=1.0)
    sitting.view.showing.jump(match.state.copy())
    sitting.view.show(match.log[-1])
    names = [one.name for frame in _watch(sitting, Pic) for one in frame if isinstance(one, Pic) and one.lift > 10]
    cheering = {name.split("-")[0] for name in names if "cheer" in name}
    assert cheering == {match.state.box.tribes[seat] for seat in match.outcome.winners}
    assert sitting.view.showing.table == match.state
