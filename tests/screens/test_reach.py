"""Every control of every screen is reached without a mouse, and every screen tells itself in words."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import pytest

from game.screens import ways
from game.ui.intents import Cancel, Confirm, Device, Direction, Move, Next, Press, Release
from tests.screens.tables import a_file, a_finished_file

if TYPE_CHECKING:
    from game.ui.focus import Controls
    from game.ui.scenes import Scene
    from tests.screens.driver import Driver

SCREENS = (
    "title",
    "lobby",
    "any four",
    "settings",
    "bindings",
    "saves",
    "no saves",
    "played",
    "rules",
    "pause",
    "result",
    "workshop",
    "new pack",
    "pack of my own",
)


@pytest.mark.parametrize("name", SCREENS)
def test_the_arrows_lead_to_every_control(driver: Driver, name: str) -> None:
    controls = _screen(driver, name)
    wanted = {id(one) for one in controls.reachable}
    seen = {id(controls.focus)}
    queue = deque([controls.focus])
    while queue:
        here = queue.popleft()
        for direction in Direction:
            controls.set_focus(here)
            # Where an arrow changes a value, Tab and the pad's shoulder buttons lead on.
            found = controls._in_order(1) if _changes(here, direction) else controls._towards(direction)
            if found is not None and id(found) not in seen:
                seen.add(id(found))
                queue.append(found)
    missing = [one.name for one in controls.reachable if id(one) not in seen]
    assert seen == wanted, missing


@pytest.mark.parametrize("name", [name for name in SCREENS if name != "rules"])  # there, Tab turns the pages
def test_tab_goes_round_all_controls(driver: Driver, name: str) -> None:
    controls = _screen(driver, name)
    count = len(controls.reachable)
    seen = set()
    for _step in range(count):
        driver.tell(Next(device=Device.KEYS), wait=0.02)
        seen.add(controls.focus.name)
    assert len(seen) == count


@pytest.mark.parametrize("device", [Device.MOUSE, Device.KEYS, Device.PAD])
def test_each_device_opens_the_lobby_and_goes_back(driver: Driver, device: Device) -> None:
    driver.show(ways.title(driver.house))
    controls = driver.app.stack.top.controls
    box = controls["wrath"].rect
    if device is Device.MOUSE:
        driver.tell(Press(*box.center), Release(*box.center))
        back = driver.app.stack.top.controls["back"].rect
        driver.tell(Press(*back.center), Release(*back.center))
    else:
        controls.set_focus(controls["wrath"])
        driver.tell(Confirm(device=device), Cancel(device=device))
    assert type(driver.app.stack.top).__name__ == "Title"


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_tells_itself_in_words(driver: Driver, name: str) -> None:
    _screen(driver, name)
    words = driver.app.stack.top.describe()
    assert len(words.split()) > 3
    assert all(line.strip() for line in words.splitlines())


def _changes(here: object, direction: Direction) -> bool:
    """Whether that arrow changes a value instead of moving on."""
    kind = type(here).__name__
    return direction in {Direction.LEFT, Direction.RIGHT} and kind in {"Choice", "Slider", "TextField"}


def _screen(driver: Driver, name: str) -> Controls:
    if name in {"workshop", "new pack", "pack of my own"}:
        return _workshop(driver, name)
    house = driver.house
    if name == "saves":
        house.shelf.save("One", a_file())
        house.shelf.save("Two", a_file())
    scene: Scene
    if name in {"title", "settings", "bindings", "saves", "played"}:
        scene = getattr(ways, name)(house)
    elif name == "rules":
        scene = ways.rulebook(house, "wrath")
    elif name == "no saves":
        scene = ways.saves(house)
    elif name in {"lobby", "any four"}:
        scene = ways.lobby(house, "wrath")
    else:
        scene = ways.table(house, a_finished_file() if name == "result" else a_file())
    driver.show(scene)
    if name == "any four":
        scene._change(scene.plan.with_scenario("any-four"))
    if name == "pause":
        driver.tell(Cancel())
    if name == "result":
        driver.run(3)
    return _controls(driver)


def _controls(driver: Driver) -> Controls:
    controls = driver.app.stack.top.controls
    assert controls is not None
    assert controls.focus is not None
    return controls


def _workshop(driver: Driver, name: str) -> Controls:
    """Of the packs, or of one that is put together."""
    driver.show(ways.workshop(driver.house))
    if name != "workshop":
        driver.press("new")
    if name == "pack of my own":
        driver.press("own")
    return _controls(driver)


def test_moving_over_the_lobby_starts_nothing(driver: Driver) -> None:
    _screen(driver, "lobby")
    for direction in Direction:
        driver.tell(Move(direction, device=Device.PAD), wait=0.05)
    assert type(driver.app.stack.top).__name__ == "Lobby"
