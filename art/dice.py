"""Carved dice, seen from slightly above: a lip, a face, a paler field, the icon cut into it."""

from dataclasses import dataclass

from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, rounded, union
from art.kit.handwork import hand_cut, speckle
from art.kit.palette import EMBER, INK, mix


@dataclass(frozen=True)
class Face:
    stone: str
    ink: str
    seed: int


FACES = {
    "volcano": Face("#B23F2A", "#FBE8C4", 3),
    "cave": Face("#57494A", "#F3E4C2", 8),
    "hut": Face("#B9813E", "#2A1B12", 4),
    "foot": Face("#5C7D4A", "#FBF0D2", 5),
    "egg": Face("#F3E4C2", INK, 6),
    "blank": Face("#CDB58A", INK, 7),
    "bars": Face("#EFE3C8", INK, 9),
    "chevron": Face("#EFE3C8", "#2B5FC0", 10),
    "cross": Face("#EFE3C8", "#B23F2A", 11),
    "heart": Face("#B8402A", "#FFE9CC", 12),
}


def _top(size: float, seed: int) -> Shape:
    half = size / 2
    return hand_cut(rounded(-half, -half, size, size, size * 0.2), size * 0.006, size * 0.12, seed)


def die(canvas: Canvas, name: str, size: float) -> None:
    """A die around the origin; the face "blank" bears no icon."""
    face = FACES[name]
    top = _top(size, face.seed)
    wall = mix(face.stone, "#6b4a2b", 0.5)
    lip = union(top, *[affinity.translate(top, 0, size * 0.13 * t) for t in (0.25, 0.5, 0.75, 1)])
    canvas.paper(lip, mix(face.stone, "#6b4a2b", 0.55), elevation=5, edge=0.2)
    canvas.paper(top, face.stone, elevation=0, edge=0.9, bevel=1.6)
    canvas.flat(rounded(-size * 0.4, -size * 0.4, size * 0.8, size * 0.8, size * 0.16), "#fff8e4", 0.3)
    canvas.flat(speckle(top, 14, size / 120, size / 55, face.seed), wall, 0.6)
    if name != "blank":
        carved = icon(name, 0, 0, size * 0.62)
        canvas.flat(affinity.translate(carved, 0, size * 0.018), "#fffdf2", 0.8)
        canvas.flat(carved, face.ink)


def kept_ring(canvas: Canvas, size: float) -> None:
    """Ember around a kept die, between two ink keylines."""
    top = _top(size, 1)
    canvas.flat(top.buffer(size * 0.115).difference(top.buffer(size * 0.01)), "#1d120c", 0.85)
    canvas.paper(top.buffer(size * 0.09).difference(top.buffer(size * 0.035)), EMBER, elevation=0, edge=0.4)
