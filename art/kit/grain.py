"""The committed textures: what the game adds to and takes from pigment at device size."""

import numpy as np
import numpy.typing as npt

from art.kit.wood import Texture, paper_grain, wood

LEVELS = {"grain": 6.0, "wood": 9.0}


def grain_tiles() -> dict[str, npt.NDArray[np.uint8]]:
    """Pairs of grey tiles that wrap: levels to add (light) and to subtract (dark)."""
    tiles: dict[str, npt.NDArray[np.uint8]] = {}
    for name, texture in (("grain", paper_grain()), ("wood", wood())):
        tiles |= _pair(name, texture * LEVELS[name])
    return tiles


def _pair(name: str, levels: Texture) -> dict[str, npt.NDArray[np.uint8]]:
    light, dark = np.clip(levels, 0, 255), np.clip(-levels, 0, 255)
    return {f"{name}-light": light.round().astype(np.uint8), f"{name}-dark": dark.round().astype(np.uint8)}
