"""Each kind of answer can be given with the mouse alone, with keys alone and with a pad alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.decision import Command
from game.ui import intents
from game.ui.intents import Device, Direction
from game.ui.tray import ButtonSpot
from game.ui.view import Done
from game.wrath.box import CELLS
from game.wrath.view.places import ArrowSpot, DieSpot, NestSpot, PenSpot, PieceSpot, TileSpot
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match

if TYPE_CHECKING:
    from game.ui.art import Art
    from game.ui.hand import Spot
    from game.ui.view import Response

MAIN, NEXT = ButtonSpot("main"), ButtonSpot("next")
devices = pytest.mark.parametrize("device", list(Device))


def _rolled(art: Art) -> Sitting:
    sitting = Sitting(art, new_match(seats=2, loaded=["foot", "foot", "cave", "egg", "hut"]))
    assert sitting.give(sitting.click(MAIN))
    return sitting


@devices
def test_the_dice_are_rolled(art: Art, device: Device) -> None:
    assert str(Sitting(art, new_match()).choose(MAIN, device)) == "roll"


@devices
def test_dice_that_do_not_glow_are_rolled_again(art: Art, device: Device) -> None:
    sitting = _rolled(art)
    for number in (0, 3):
        assert sitting.choose(DieSpot(number), device) == Done()
    assert str(sitting.choose(MAIN, device)) == "reroll 2 3 5"


@devices
def test_a_kept_die_is_freed_again(art: Art, device: Device) -> None:
    sitting = _rolled(art)
    for number in (0, 3, 0):
        sitting.choose(DieSpot(number), device)
    assert str(sitting.choose(MAIN, device)) == "reroll 1 2 3 5"


def test_a_digit_keeps_its_die_and_frees_it_again(art: Art) -> None:
    sitting = _rolled(art)
    for number in (1, 4, 4, 2):
        assert sitting.view.handle(intents.Number(number)) == Done()
    assert sitting.view.handle(intents.Number(9)) == Done()
    assert sitting.view.kept == {0, 1}
    assert str(sitting.choose(MAIN, Device.KEYS)) == "reroll 3 4 5"


@devices
def test_dice_are_kept_as_they_lie(art: Art, device: Device) -> None:
    assert str(_rolled(art).choose(NEXT, device)) == "keep"


@devices
def test_a_pen_is_hatched(art: Art, device: Device) -> None:
    match = Board(phase="roll").put(0, "caveman", "egg", 2).match()
    assert str(Sitting(art, match).choose(PenSpot("pteranodon"), device)) == "hatch pteranodon"


def _cell(board: Board, terrain: str) -> TileSpot:
    land = board.state.land
    return TileSpot(next(cell for cell in range(16) if land.terrain(cell).value == terrain))


@devices
@pytest.mark.parametrize(
    ("die", "answer"), [("volcano", "worship caveman"), ("cave", "cave caveman"), ("hut", "hut caveman")]
)
def test_a_piece_is_placed(art: Art, device: Device, die: str, answer: str) -> None:
    board = Board().dice(die)
    sitting = Sitting(art, board.match())
    assert sitting.choose(PieceSpot(0, "caveman", "supply"), device) == Done()
    assert str(sitting.choose(_cell(board, die), device)) == answer


@devices
def test_a_piece_goes_to_the_eggs(art: Art, device: Device) -> None:
    sitting = Sitting(art, Board().dice("egg").match())
    sitting.choose(PieceSpot(0, "caveman", "supply"), device)
    assert str(sitting.choose(NestSpot(), device)) == "egg caveman"


@devices
def test_a_die_comes_first_and_then_its_only_piece_goes_there(art: Art, device: Device) -> None:
    board = Board().dice("cave", "hut")
    sitting = Sitting(art, board.match())
    assert sitting.choose(DieSpot(1), device) == Done()
    assert str(sitting.choose(_cell(board, "hut"), device)) == "hut caveman"


@devices
def test_a_piece_walks(art: Art, device: Device) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match())
    sitting.choose(PieceSpot(0, "caveman", "a4"), device)
    assert str(sitting.choose(TileSpot(CELLS["b4"]), device)) == "move caveman a4 b4"


def test_a_piece_that_walked_stays_in_hand_to_walk_on(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot", "foot").match())
    sitting.click(PieceSpot(0, "caveman", "a4"))
    assert sitting.give(sitting.click(TileSpot(CELLS["b4"])))
    assert PieceSpot(0, "caveman", "b4") in sitting.view.hand.chosen()
    assert str(sitting.click(TileSpot(CELLS["a4"]))) == "move caveman b4 a4"


def _walk(sitting: Sitting, first: Response) -> list[str]:
    """The answers that follow one click."""
    found, answer = [], first
    while isinstance(answer, Command):
        found.append(str(answer))
        sitting.give(answer)
        answer = sitting.view.planned()
    return found


@devices
def test_a_piece_walks_several_steps_at_one_click(art: Art, device: Device) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot", "foot", "foot").match())
    sitting.choose(PieceSpot(0, "caveman", "a4"), device)
    steps = _walk(sitting, sitting.choose(TileSpot(CELLS["b3"]), device))
    assert len(steps) == 2
    assert steps[-1].endswith("b3")
    assert sitting.match.state.unspent[4] == 1


def test_a_piece_is_dragged_along_tiles(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot", "foot").match())
    goal = sitting.view.places.boxes[TileSpot(CELLS["b3"])].center
    assert len(_walk(sitting, sitting.drag(PieceSpot(0, "caveman", "a4"), goal))) == 2


def test_a_walk_stops_where_a_meal_may_be_had(art: Art) -> None:
    board = Board().put(0, "tyrannosaurus", "a4").put(1, "caveman", "b4").put(1, "caveman", "a3")
    sitting = Sitting(art, board.dice("foot", "foot", "foot").match())
    sitting.click(PieceSpot(0, "tyrannosaurus", "a4"))
    far = [spot for spot in sitting.view.lit if isinstance(spot, TileSpot)]
    assert set(far) == {TileSpot(CELLS["b4"]), TileSpot(CELLS["a3"])}


def test_undo_forgets_the_rest_of_a_walk(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot", "foot").match())
    sitting.click(PieceSpot(0, "caveman", "a4"))
    sitting.give(sitting.click(TileSpot(CELLS["b3"])))
    sitting.match.undo()
    sitting.view.refresh()
    sitting.ask()
    assert sitting.view.planned() is None


def test_a_piece_is_dragged_to_another_tile(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match())
    goal = sitting.view.places.boxes[TileSpot(CELLS["b4"])].center
    assert str(sitting.drag(PieceSpot(0, "caveman", "a4"), goal)) == "move caveman a4 b4"


def test_a_piece_is_dragged_from_the_supply_to_the_cave(art: Art) -> None:
    board = Board().dice("cave")
    sitting = Sitting(art, board.match())
    goal = sitting.view.places.boxes[_cell(board, "cave")].center
    assert str(sitting.drag(PieceSpot(0, "caveman", "supply"), goal)) == "cave caveman"


@devices
def test_the_turn_ends(art: Art, device: Device) -> None:
    assert str(Sitting(art, Board().dice("foot").match()).choose(MAIN, device)) == "end"


def _hungry() -> Board:
    board = Board(seats=3).put(0, "tyrannosaurus", "b4").put(1, "caveman", "a4").put(2, "caveman", "a4").dice("foot")
    board.state.phase, board.state.meal = 2, board.place("a4")
    board.state.tribes[0][board.state.box.kinds["tyrannosaurus"] * 18 + board.place("b4")] = 0
    board.state.tribes[0][board.state.box.kinds["tyrannosaurus"] * 18 + board.place("a4")] = 1
    return board


@devices
def test_a_cave_person_is_eaten(art: Art, device: Device) -> None:
    sitting = Sitting(art, _hungry().match())
    assert str(sitting.choose(PieceSpot(2, "caveman", "a4"), device)) == "eat sun"


@devices
def test_nobody_is_eaten(art: Art, device: Device) -> None:
    assert str(Sitting(art, _hungry().match()).choose(MAIN, device)) == "spare"


def _shaking() -> Board:
    return Board(phase="tremor").put(0, "caveman", "volcano", 2)


@devices
@pytest.mark.parametrize("direction", ["up", "down", "left", "right"])
def test_the_land_shakes(art: Art, device: Device, direction: str) -> None:
    assert str(Sitting(art, _shaking().match()).choose(ArrowSpot(direction), device)) == f"tremor {direction}"


@devices
def test_the_land_stays_still(art: Art, device: Device) -> None:
    assert str(Sitting(art, _shaking().match()).choose(MAIN, device)) == "still"


@pytest.mark.parametrize("direction", list(Direction))
def test_arrow_keys_choose_the_tremor_at_once(art: Art, direction: Direction) -> None:
    sitting = Sitting(art, _shaking().match())
    sitting.view.handle(intents.Move(direction=direction, device=Device.KEYS))
    answer = sitting.view.handle(intents.Confirm(device=Device.KEYS))
    assert str(answer) == f"tremor {direction.name.lower()}"


@pytest.mark.parametrize(
    ("way", "direction"), [((120, 4), "right"), ((-120, 4), "left"), ((3, 120), "down"), ((3, -120), "up")]
)
def test_the_volcano_is_pulled_past_the_middle(art: Art, way: tuple[float, float], direction: str) -> None:
    sitting = Sitting(art, _shaking().match())
    volcano = TileSpot(sitting.view.showing.volcano)
    x, y = sitting.at(volcano)
    assert str(sitting.drag(volcano, (x + way[0], y + way[1]))) == f"tremor {direction}"


def test_the_row_follows_the_hand_and_springs_back_before_the_middle(art: Art) -> None:
    sitting = Sitting(art, _shaking().match(), speed=1.0)
    view, volcano = sitting.view, TileSpot(sitting.view.showing.volcano)
    x, y = sitting.at(volcano)
    view.handle(intents.Press(x=x, y=y))
    view.handle(intents.Drag(x=x + 60, y=y, x0=x, y0=y))
    view.update(0.0)
    assert view.pointer.slide is not None
    assert view.pointer.slide.offset == 60
    assert len(view.showing.away) == 4
    assert view.handle(intents.Release(x=x + 60, y=y)) == Done()
    sitting.run()
    assert view.pointer.slide is None
    assert not view.showing.away


def _press(sitting: Sitting, spot: Spot, time: float, *, keys: bool) -> Response:
    if keys:
        return sitting.view.handle(intents.Confirm(device=Device.KEYS, time=time))
    x, y = sitting.at(spot)
    sitting.view.handle(intents.Press(x=x, y=y, time=time))
    return sitting.view.handle(intents.Release(x=x, y=y, time=time))


@pytest.mark.parametrize("keys", [False, True])
@pytest.mark.parametrize(("gap", "kept"), [(0.0, True), (0.05, True), (0.3, True), (0.5, False)])
def test_a_double_press_on_a_die_is_one(art: Art, gap: float, kept: bool, keys: bool) -> None:
    sitting, die = _rolled(art), DieSpot(0)
    if keys:
        while sitting.view.pointer.pointed != die:
            sitting.view.handle(intents.Next(device=Device.KEYS))
    for time in (5.0, 5.0 + gap):
        _press(sitting, die, time, keys=keys)
    assert (die in sitting.view.hand.chosen()) == kept


def test_a_double_press_on_spend_does_not_end_the_turn_that_comes_under_it(art: Art) -> None:
    sitting = _rolled(art)
    x, y = sitting.at(NEXT)
    assert sitting.give(_press(sitting, NEXT, 5.0, keys=False))
    sitting.view.handle(intents.Press(x=x, y=y, time=5.1))
    assert isinstance(sitting.view.handle(intents.Release(x=x, y=y, time=5.1)), Done)


def test_undo_may_be_pressed_quickly(art: Art) -> None:
    sitting = Sitting(art, new_match(seats=2))
    found = [_press(sitting, ButtonSpot("undo"), time, keys=False) for time in (5.0, 5.1)]
    assert found[0] == found[1]


def test_a_lost_pointer_puts_everything_back(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match())
    view = sitting.view
    x, y = sitting.at(PieceSpot(0, "caveman", "a4"))
    view.handle(intents.Press(x=x, y=y))
    view.handle(intents.Drag(x=x + 100, y=y, x0=x, y0=y))
    assert view.pointer.carrying
    view.handle(intents.DragCancelled())
    assert not view.pointer.carrying
    assert not view.hand.chosen()


@pytest.mark.parametrize("no", [intents.Press(x=900, y=500, button=3), intents.Cancel(device=Device.KEYS)])
def test_a_piece_on_its_way_goes_back_on_another_button_or_on_cancel(art: Art, no: intents.Intent) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match())
    view = sitting.view
    x, y = sitting.at(PieceSpot(0, "caveman", "a4"))
    goal = (x + 200, y)
    view.handle(intents.Press(x=x, y=y))
    view.handle(intents.Drag(x=goal[0], y=goal[1], x0=x, y0=y))
    assert view.pointer.carrying
    assert view.handle(no) == Done()
    assert not view.pointer.carrying
    assert not view.hand.chosen()
    view.handle(intents.Drag(x=goal[0] + 20, y=goal[1], x0=x, y0=y))
    assert not view.pointer.carrying
    assert view.handle(intents.Release(x=goal[0], y=goal[1])) == Done()


def test_cancel_drops_what_is_held_and_then_is_not_the_views(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match())
    sitting.click(PieceSpot(0, "caveman", "a4"))
    assert sitting.view.handle(intents.Cancel()) == Done()
    assert not sitting.view.hand.chosen()
    assert sitting.view.handle(intents.Cancel()) is None


@pytest.mark.parametrize(
    ("name", "wish"), [("undo", intents.Undo), ("redo", intents.Redo), ("log", intents.Log), ("menu", intents.Menu)]
)
def test_the_small_buttons_are_wishes_for_the_screen(art: Art, name: str, wish: type) -> None:
    sitting = Sitting(art, new_match())
    sitting.view.take_back(able=True, redo=True)
    assert isinstance(sitting.click(ButtonSpot(name)), wish)
