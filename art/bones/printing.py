"""How a skeleton gets into stone or onto its stand: keyline, sheet, light from the upper left, shade below."""

from dataclasses import dataclass

from art.bones.rig import Skeleton, Tone
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, place, union
from art.kit.handwork import gouges
from art.kit.palette import Colour, mix

BONE: dict[Tone, str] = {"far": "#AC9468", "mid": "#E6D3A8", "near": "#F6E9CB", "horn": "#D3B47C", "print": "#C9AE7E"}
LINE = "#150c07"


def whole(skeleton: Skeleton) -> Shape:
    """All of it as one shape."""
    return union(*[part.shape for part in skeleton])


def solid(skeleton: Skeleton) -> Shape:
    """All its bones as one shape, without the traces of skin and feathers."""
    return union(*[part.shape for part in skeleton if part.tone != "print"])


def print_bones(
    canvas: Canvas,
    skeleton: Skeleton,
    x: float,
    y: float,
    scale: float,
    *,
    line: float = 0.9,
    window: Shape | None = None,
    elevation: float = 0.0,
    stone: Colour = LINE,
) -> None:
    """All parts in their order, the skeleton's origin at (x, y), nothing outside the window."""
    press = _Press(canvas, window, line, elevation, stone)
    for part in skeleton:
        press.lay(part.tone, place(part.shape, x, y, scale))


@dataclass(frozen=True)
class _Press:
    """Prints one part after the other, cut to a window."""

    canvas: Canvas
    window: Shape | None
    line: float
    elevation: float
    stone: Colour

    def lay(self, tone: Tone, bones: Shape) -> None:
        shape = self._cut(bones)
        if shape.is_empty:
            return
        if tone == "print":
            self.canvas.flat(shape, BONE["print"], 0.4)
            return
        self._keyline(bones)
        pigment = BONE[tone]
        self.canvas.paper(shape, pigment, elevation=0, edge=0.75 if tone != "far" else 0.3)
        shade = bones.difference(affinity.translate(bones, -0.7, -1.1)).buffer(-0.1)
        self.canvas.flat(self._cut(shade), "#5a3a1e", 0.34)
        if tone in {"near", "horn"}:
            cuts = gouges(bones, angle=-24, gap=3.4, length=5, width=0.7, seed=7, keep=0.36, inset=0.9)
            self.canvas.flat(self._cut(cuts), mix(pigment, "#6b4a26", 0.5), 0.6)

    def _keyline(self, bones: Shape) -> None:
        edge = bones.buffer(self.line)
        if self.elevation:
            self.canvas.shadow(edge, self.elevation, 0.34)
        else:
            edge = affinity.translate(edge, 0.3, 0.6)
        self.canvas.flat(self._cut(edge), self.stone, 0.85)

    def _cut(self, shape: Shape) -> Shape:
        return shape if self.window is None else shape.intersection(self.window)
