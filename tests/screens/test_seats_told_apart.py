"""H7: on every screen that shows seats, every eye tells them apart on each palette, by colour or by what is drawn."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np
import pygame
import pytest
from pygame import FRect

from game.screens import ways
from game.ui.canvas import Canvas
from game.ui.intents import Log, Menu, Scores
from game.ui.sight import PALETTES
from tests.art.test_colours import TO_XYZ, WHITE, Array, distance
from tests.screens.driver import Driver
from tests.screens.tables import a_file, a_finished_file
from tests.ui.test_sight import ALL_EYES

if TYPE_CHECKING:
    from collections.abc import Iterator

SCREENS = {
    "lobby": 4, "table": 4, "pause": 4, "log": 4, "scores": 4, "dice": 4, "result": 4, "rematch": 4, "replay": 4,
    "turns": 4, "play from": 4, "settings": 5, "lesson": 2,
}  # fmt: skip
"""Every screen on which seats are marked, and how many; the others (title, matches, rules) only name players."""
LAID_OVER = {"pause": (Menu(),), "log": (Log(),), "scores": (Scores(),), "dice": (Scores(), Scores())}
APART = 20
"""CIEDE2000 between the mean colours."""
UNLIKE = 0.5
"""Mean difference of two drawings' lightness, each by its own spread; two of the same tribe differ by less."""


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver((1280, 720))
    yield driver
    driver.close()


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", SCREENS)
def test_seats_are_told_apart_by_every_eye(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, name: str, palette: str
) -> None:
    driver.house.set(palette=palette)
    driver.house.apply(driver.app)
    marks = _marks(driver, monkeypatch, name)
    assert len(marks) >= SCREENS[name]
    for eye in ALL_EYES:
        for (one, a), (other, b) in itertools.combinations(marks.items(), 2):
            assert _colours(a, b, eye) >= APART or _drawings(a, b, eye) >= UNLIKE, (eye, one, other)


def test_two_ribbons_of_one_tribe_are_not_told_apart(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    one = _marks(driver, monkeypatch, "lobby")["wave"]
    other = _marks(driver, monkeypatch, "lobby", other=9)["wave"]  # cut otherwise
    assert not np.array_equal(one, other)
    assert _colours(one, other, "normal") < APART
    assert _drawings(one, other, "grey") < UNLIKE


def _marks(driver: Driver, monkeypatch: pytest.MonkeyPatch, name: str, other: int = 0) -> dict[str, Array]:
    """The pixels of the ribbon or the chip of each tribe that is drawn last on that screen, all cut to one size."""
    boxes: dict[str, FRect] = {}
    ribbon, sprite = Canvas.ribbon, Canvas.sprite

    def note_ribbon(self: Canvas, tribe: str, area: FRect, seed: int = 0, *, glyph: bool = True) -> None:
        if glyph:
            boxes[tribe] = area.copy()
        ribbon(self, tribe, area, seed + other, glyph=glyph)

    def note_chip(self: Canvas, name: str, x: float, y: float, size: float = 1.0, **how: Any) -> None:
        if name.startswith("chip-"):
            boxes[name.removeprefix("chip-")] = FRect(
                x - 14 * size, y - 14 * size, 28 * size, 28 * size
            )  # within its disc
        sprite(self, name, x, y, size, **how)

    monkeypatch.setattr(Canvas, "ribbon", note_ribbon)
    if name in {"scores", "dice"}:
        _go(driver, name)
        boxes.clear()
        monkeypatch.setattr(Canvas, "sprite", note_chip)
        driver.app.snapshot()
    else:
        _go(driver, name)
    picture = driver.app.snapshot()
    cuts = [pygame.surfarray.array3d(picture.subsurface(driver.app.canvas.map.rect(box))) for box in boxes.values()]
    w, h = (min(cut.shape[side] for cut in cuts) for side in (0, 1))
    return {tribe: _middle(cut, w, h).astype(float) for tribe, cut in zip(boxes, cuts, strict=True)}


def _middle(cut: Array, w: int, h: int) -> Array:
    x, y = (cut.shape[0] - w) // 2, (cut.shape[1] - h) // 2
    return cut[x : x + w, y : y + h]


def _go(driver: Driver, name: str) -> None:
    house = driver.house
    if name == "lobby":
        driver.show(lobby := ways.lobby(house, "wrath"))
        lobby._add()
        lobby._add()
    elif name == "settings":
        driver.show(ways.settings(house))
    elif name == "lesson":
        driver.show(ways.tutorial(house, "wrath"))
    elif name in {"replay", "turns", "play from"}:
        driver.show(ways.replay(house, a_finished_file(), choosing=name == "turns"))
        if name == "play from":
            driver.press("from here")
    elif name in {"result", "rematch"}:
        driver.show(ways.table(house, a_finished_file()))
        driver.run(3)
        if name == "rematch":
            driver.press("rematch")
    else:
        driver.show(ways.table(house, a_file(*["human"] * 4)))
        driver.run(0.3)
        driver.tell(*LAID_OVER.get(name, ()))


def _lab(pixels: Array, eye: str) -> Array:
    level = pixels / 255
    light = np.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4) @ ALL_EYES[eye].T
    xyz = np.clip(light, 0, 1) @ TO_XYZ.T / WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def _colours(one: Array, other: Array, eye: str) -> float:
    a, b = (_lab(pixels, eye).mean(axis=(0, 1)) for pixels in (one, other))
    return distance((a[0], a[1], a[2]), (b[0], b[1], b[2]))


def _drawings(one: Array, other: Array, eye: str) -> float:
    a, b = (_lab(pixels, eye)[..., 0] for pixels in (one, other))
    a, b = ((lightness - lightness.mean()) / max(1.0, lightness.std()) for lightness in (a, b))
    return float(np.abs(a - b).mean())
