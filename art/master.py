"""One picture of the game: how it is drawn, and what the game must know to place it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from art.kit.canvas import Canvas
from art.kit.geometry import Shape
from art.kit.palette import SHADOW

Box = tuple[float, float, float, float]
Drawing = Callable[[Canvas], object]


def box_of(shape: Shape) -> Box:
    """The box around a shape: x, y, width, height."""
    x0, y0, x1, y1 = shape.bounds
    return (x0, y0, x1 - x0, y1 - y0)


@dataclass(frozen=True)
class Master:
    """Lengths in design pixels around the anchor.

    `room` is the canvas (left, top, right, bottom), cropped after drawing; `body` the thing itself without its
    shadow (x, y, width, height); `mirror` names the picture that faces the other way; `ground`: pieces stand on it;
    `pigment`: the colour of its coat, which a player may dye.
    """

    name: str
    folder: str
    draw: Drawing
    room: Box
    body: Box
    spots: tuple[tuple[float, float], ...] = ()
    mirror: str = ""
    grain: bool = True
    clear: str = SHADOW
    resolution: float = 2
    crop: bool = True
    ground: bool = False
    pigment: str = ""

    @property
    def file(self) -> str:
        return f"{self.folder}/{self.name}.png"


@dataclass(frozen=True)
class Baked:
    """Pixels and, in design pixels, the picture's size and its anchor."""

    pixels: npt.NDArray[np.uint8]
    size: tuple[float, float]
    anchor: tuple[float, float]

    def entry(self, master: Master) -> dict[str, Any]:
        """What the manifest says about it."""
        body = (master.body[0] + self.anchor[0], master.body[1] + self.anchor[1], *master.body[2:])
        entry: dict[str, Any] = {"file": master.file, "size": _short(self.size), "anchor": _short(self.anchor)}
        entry["body"] = _short(body)
        if master.grain:
            entry["grain"] = True
        if master.ground:
            entry["ground"] = True
        if master.mirror:
            entry["mirror"] = master.mirror
        if master.pigment:
            entry["pigment"] = master.pigment
        if master.spots:
            entry["spots"] = [_short(spot) for spot in master.spots]
        return entry


def _short(values: tuple[float, ...]) -> list[float]:
    rounded = [round(float(value), 2) for value in values]
    return [int(value) if value == int(value) else value for value in rounded]


def bake(master: Master) -> Baked:
    """Draws a picture and trims what is clear; sizes stay whole design pixels."""
    canvas = Canvas(*master.room, resolution=master.resolution)
    master.draw(canvas)
    pixels = canvas.rgba(master.clear)
    x0, y0, x1, y1 = _trim(pixels, int(master.resolution)) if master.crop else (0, 0, canvas.width, canvas.height)
    k = master.resolution
    anchor = (-master.room[0] - x0 / k, -master.room[1] - y0 / k)
    return Baked(pixels[y0:y1, x0:x1], ((x1 - x0) / k, (y1 - y0) / k), anchor)


def _trim(pixels: npt.NDArray[np.uint8], step: int) -> tuple[int, int, int, int]:
    filled = pixels[..., 3] > 1
    rows, columns = np.flatnonzero(filled.any(1)), np.flatnonzero(filled.any(0))
    x0, y0 = columns[0] // step * step, rows[0] // step * step
    return int(x0), int(y0), int(-(-(columns[-1] + 1) // step) * step), int(-(-(rows[-1] + 1) // step) * step)
