"""Paper grain and wood figure: tiles of noise that wrap, sd 1, the same in every run."""

from functools import cache

import numpy as np
import numpy.typing as npt
from scipy.ndimage import gaussian_filter, map_coordinates

Texture = npt.NDArray[np.float32]
SIZE = 1024


def _noise(rng: np.random.Generator, blur: float | tuple[float, float]) -> Texture:
    field = gaussian_filter(rng.normal(0, 1, (SIZE, SIZE)), blur, mode="wrap")
    return np.asarray(field / field.std(), np.float32)


@cache
def paper_grain() -> Texture:
    """Fine noise, curled fibres and mottling. No crossing fibres: that reads as linen."""
    rng = np.random.default_rng(7)
    mixed = 0.55 * _noise(rng, 0.7) + 0.6 * _noise(rng, 26) + 0.42 * _fibres(rng)
    return np.asarray(mixed / mixed.std(), np.float32)


def _fibres(rng: np.random.Generator) -> Texture:
    field = np.zeros((SIZE, SIZE))
    for _ in range(2600):
        x, y, turn = *rng.uniform(0, SIZE, 2), rng.uniform(0, np.pi)
        curl, tone = rng.normal(0, 0.03), rng.choice([-1, 1]) * rng.uniform(0.5, 1)
        for _step in range(int(rng.uniform(6, 26))):
            field[int(y) % SIZE, int(x) % SIZE] += tone
            x, y, turn = x + np.cos(turn), y + np.sin(turn), turn + curl
    soft = gaussian_filter(field, 0.6, mode="wrap")
    return np.asarray(soft / soft.std(), np.float32)


@cache
def wood() -> Texture:
    """Long figure along x."""
    rng = np.random.default_rng(11)
    slow, fine = _noise(rng, (3, 90)), _noise(rng, (0.7, 26))
    # 36 whole waves fit the tile, so that it wraps
    rings = np.sin(np.arange(SIZE)[:, None] * (2 * np.pi * 18 / SIZE) + slow * 2.2)
    mixed = 0.5 * rings + 0.6 * fine + 0.5 * slow
    return np.asarray(mixed / mixed.std(), np.float32)


def wood_figure(corner: tuple[int, int], shape: tuple[int, ...], resolution: float) -> Texture:
    """A window of the figure, corner and shape (rows, columns) in device pixels, as coarse as it is at 1080p."""
    rows, columns = (np.arange(n) + start for n, start in zip(shape, corner[::-1], strict=True))
    grid = np.meshgrid(rows / resolution % SIZE, columns / resolution % SIZE, indexing="ij")
    return np.asarray(map_coordinates(wood(), grid, order=1, mode="grid-wrap"), np.float32)
