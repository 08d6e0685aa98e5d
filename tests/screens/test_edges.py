"""No control lies at the very edge of the picture, where some screens cannot be reached. E1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.screens import ways
from game.ui.intents import Log, Menu
from tests.screens.driver import Driver
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from game.ui.scenes import Scene

NEAR = 4
"""Pixels."""
SIZES = ((640, 360), (1366, 768), (1920, 1280))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("plain")
def test_no_control_is_nearer_to_the_edge_than_four_pixels(size: tuple[int, int]) -> None:
    driver = Driver(size)
    house, found = driver.house, []
    for scene in (ways.title(house), ways.lobby(house, "wrath"), ways.settings(house), ways.bindings(house),
                  ways.saves(house), ways.rulebook(house, "wrath")):  # fmt: skip
        driver.show(scene)
        found += _near(driver, scene)
    driver.show(ways.table(house, a_file()))
    for over in (Menu(), Log()):
        driver.tell(over)
        assert driver.app.stack.top is not None
        found += _near(driver, driver.app.stack.top)
        driver.tell(over)
    driver.close()
    assert not found


def _near(driver: Driver, scene: Scene) -> list[str]:
    """The controls that are too near to an edge of the window."""
    assert scene.controls is not None
    assert scene.controls.widgets
    inner = driver.app.canvas.surface.get_rect().inflate(-2 * NEAR, -2 * NEAR)
    return [
        f"{type(scene).__name__}: {widget.name}"
        for widget in scene.controls.widgets
        if widget.focusable and not inner.contains(driver.app.canvas.map.rect(widget.rect))
    ]
