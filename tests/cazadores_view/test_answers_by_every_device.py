"""Each kind of answer can be given with the mouse alone, with keys alone and with a pad alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.cazadores.chart import Kind
from game.cazadores.commands import DIG, Sail
from game.cazadores.state import PLAY
from game.cazadores.view import knowing
from game.cazadores.view.hand import Playing
from game.cazadores.view.places import AnimalSpot, MissionSpot, PortSpot, SeatSpot, StoreSpot
from game.core.decision import Command
from game.ui import intents
from game.ui.curtain import Curtain
from game.ui.intents import Device
from game.ui.tray import MAIN, NEXT, ButtonSpot
from game.ui.view import Done, Say
from tests.cazadores_view.voyaging import GALLERY, KINDS, Voyage, a_match, later, where

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.ui.art import Art

devices = pytest.mark.parametrize("device", list(Device))


@devices
@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_is_given(art: Art, kind: str, device: Device) -> None:
    match, command = where(kind)
    assert Voyage(art, match).answer(command, device) == command


@pytest.mark.parametrize("seed", [2, 5])
def test_every_possible_answer_of_a_match_can_be_clicked(art: Art, seed: int) -> None:
    match = a_match("north-atlantic", 3, seed, returns=True)
    for answers in (0, 3, 6, 40, 41, 80, 130):
        later(match, max(0, answers - len(match.log)), seed)
        if match.decision is None:
            break
        for command in match.decision.options():
            voyage = Voyage(art, match)
            assert voyage.answer(command, Device.MOUSE) == command


@devices
def test_a_course_of_several_steps_is_sailed_at_one_choice(art: Art, device: Device) -> None:
    match = later(a_match(), 12)
    voyage = Voyage(art, match)
    voyage.raise_curtain()
    assert isinstance(voyage.view.hand, Playing)
    far = next(
        spot for spot in sorted(voyage.view.lit, key=repr) if isinstance(spot, PortSpot) and _steps(voyage, spot) > 2
    )
    steps = _steps(voyage, far)
    answer, given = voyage.choose(far, device), 0
    while isinstance(answer, Command):
        voyage.give(answer)
        given += 1
        answer = voyage.view.planned()
    seat = 0 if match.decision is None else match.log[-1].seat
    assert given == steps
    assert match.state.ships[seat] == far.space


def _far(voyage: Voyage) -> PortSpot:
    """A space that takes several steps."""
    ports = [spot for spot in voyage.view.lit if isinstance(spot, PortSpot)]
    return next(spot for spot in sorted(ports, key=repr) if _steps(voyage, spot) > 2)


def _steps(voyage: Voyage, spot: PortSpot) -> int:
    state = voyage.match.state
    return state.box.chart.voyages[state.ships[state.seat]][spot.space]


def test_nobody_is_asked_about_a_site_that_the_chosen_course_to_supplies_leads_past(art: Art) -> None:
    voyage, haven = next(_two_steps_from_supplies_past_a_site(art))
    voyage.give(voyage.click(haven))
    assert DIG in voyage.match.decision.options()  # type: ignore[union-attr]
    step = voyage.view.planned()
    assert isinstance(step, Sail)
    assert voyage.view.useful_left(step) is None
    chosen = voyage.click(haven)
    assert chosen == step
    assert voyage.view.useful_left(step) == "You could still dig here."


def _two_steps_from_supplies_past_a_site(art: Art) -> Iterator[tuple[Voyage, PortSpot]]:
    for answers in range(12, 120):
        state = later(match := a_match(), answers).state
        havens = state.box.chart.of_kind(Kind.SUPPLIES)
        for haven in havens if state.phase == PLAY else ():
            way = knowing.course(state, state.seat, haven)
            if knowing.in_reach(state, state.seat, haven) and len(way) == 2 and state.piles[way[0]]:
                voyage = Voyage(art, match)
                voyage.raise_curtain()
                yield voyage, PortSpot(haven)


def test_undo_forgets_the_rest_of_a_course(art: Art) -> None:
    match = later(a_match(), 12)
    voyage = Voyage(art, match)
    voyage.raise_curtain()
    far = next(
        spot for spot in sorted(voyage.view.lit, key=repr) if isinstance(spot, PortSpot) and _steps(voyage, spot) > 2
    )
    voyage.give(voyage.click(far))
    match.undo()
    voyage.view.refresh()
    voyage.ask()
    assert voyage.view.planned() is None


def test_a_port_out_of_reach_says_why(art: Art) -> None:
    voyage = Voyage(art, later(a_match(), 12))
    voyage.raise_curtain()
    for space in range(len(voyage.match.state.box.chart.spaces)):
        spot = PortSpot(space)
        if spot not in voyage.view.lit and space != voyage.match.state.ships[voyage.match.state.seat]:
            refused = voyage.click(spot)
            assert isinstance(refused, Say)
            assert "supplies" in refused.text.lower()


@devices
def test_home_by_the_button_for_supplies(art: Art, device: Device) -> None:
    voyage = Voyage(art, later(a_match(), 14))
    voyage.raise_curtain()
    button = next(one for one in voyage.view.buttons if one.spot == NEXT)
    answer = voyage.choose(NEXT, device)
    assert isinstance(answer, Sail) if not button.reason else isinstance(answer, Say)


@devices
def test_a_first_mission_is_taken_up_and_put_back(art: Art, device: Device) -> None:
    voyage = Voyage(art, a_match())
    voyage.raise_curtain(device)
    card = MissionSpot(voyage.match.state.missions(voyage.match.state.seat)[0])
    for chosen in (True, False):
        assert voyage.choose(card, device) == Done()
        assert (card in voyage.view.hand.chosen()) is chosen


def test_without_a_mission_nothing_is_kept(art: Art) -> None:
    voyage = Voyage(art, a_match())
    voyage.raise_curtain()
    assert isinstance(voyage.click(MAIN), Say)


@devices
def test_the_gallery_is_opened_and_an_animal_looked_at(art: Art, device: Device) -> None:
    voyage = Voyage(art, later(a_match(), 60))
    voyage.raise_curtain()
    if device is Device.MOUSE:
        assert voyage.click(GALLERY) == Done()
        assert voyage.click(AnimalSpot(3)) == Done()
    else:
        voyage.view.handle(intents.Scores(device=device))
        assert voyage.focus(AnimalSpot(3), device) == Done()
    assert voyage.match.state.box.animals[3].about in voyage.view.describe()
    for _sheet in range(2):
        assert voyage.view.handle(intents.Cancel(device=device)) == Done()
    assert voyage.view.above.museum is None


def test_another_players_ship_is_looked_at_and_its_missions_lie_face_down(art: Art) -> None:
    voyage = Voyage(art, later(a_match(), 60))
    voyage.raise_curtain()
    other = (voyage.match.state.seat + 1) % 3
    assert voyage.click(SeatSpot(other)) == Done()
    assert voyage.view.showing.viewed == other
    assert not any(isinstance(spot, MissionSpot) for spot in voyage.view.places.boxes if not _is_done(voyage, spot))


def _is_done(voyage: Voyage, spot: object) -> bool:
    return isinstance(spot, MissionSpot) and bool(voyage.match.state.done[voyage.view.showing.viewed] >> spot.card & 1)


def test_cancel_lets_go_of_a_tile_held_out_and_then_is_not_the_views(art: Art) -> None:
    match, command = where("Swap")
    voyage = Voyage(art, match)
    voyage.raise_curtain()
    voyage.click(voyage.way(command)[0])
    assert isinstance(voyage.view.hand, Playing)
    assert voyage.view.hand.give is not None
    assert any(isinstance(spot, StoreSpot) for spot in voyage.view.places.boxes)
    assert voyage.view.handle(intents.Cancel()) == Done()
    assert voyage.view.hand.give is None
    assert voyage.view.handle(intents.Cancel()) is None


@pytest.mark.parametrize(
    ("name", "wish"),
    [
        ("undo", intents.Undo),
        ("redo", intents.Redo),
        ("log", intents.Log),
        ("menu", intents.Menu),
        ("hint", intents.Hint),
    ],
)
def test_the_small_buttons_are_wishes_for_the_screen(art: Art, name: str, wish: type) -> None:
    voyage = Voyage(art, later(a_match(), 14))
    voyage.raise_curtain()
    voyage.view.take_back(able=True, redo=True)
    assert isinstance(voyage.click(ButtonSpot(name)), wish)


@devices
def test_the_screen_is_handed_over_before_missions_are_seen(art: Art, device: Device) -> None:
    voyage = Voyage(art, a_match())
    assert isinstance(voyage.view.hand, Curtain)
    assert not any(isinstance(spot, MissionSpot) for spot in voyage.view.places.boxes)
    assert isinstance(voyage.view.handle(intents.Hint(device=device)), Say)
    voyage.raise_curtain(device)
    assert sum(isinstance(spot, MissionSpot) for spot in voyage.view.places.boxes) == 3


def test_one_person_among_bots_needs_no_curtain(art: Art) -> None:
    match = a_match()
    levels = ["easy"] * 3
    levels[match.state.seat] = "human"
    assert not isinstance(Voyage(art, match, levels=levels).view.hand, Curtain)
