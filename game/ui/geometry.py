"""From design units (1920 x 1080) to the pixels of a window and back."""

from dataclasses import dataclass, field

from pygame import FRect, Rect

from game.ui.theme import DESIGN


@dataclass(frozen=True, slots=True)
class Mapping:
    """Where the design space lies in a surface of `width` x `height` pixels.

    `factor` is mouse units per pixel's side the wrong way round: pixels for one unit of the mouse (the
    system's scale, 1..2), for platforms whose mouse is told in points and not in pixels.
    `magnified` is how much larger than fits (or smaller) everything is; what is larger than the surface is seen in
    part, with the design point `eye` in the middle as far as there is something on all sides.
    """

    width: int
    height: int
    factor: float = 1.0
    magnified: float = 1.0
    eye: tuple[float, float] = (DESIGN[0] / 2, DESIGN[1] / 2)

    scale: float = field(init=False, compare=False)
    """Pixels a design unit."""
    origin: tuple[float, float] = field(init=False, compare=False)
    """The pixel of design point (0, 0)."""

    def __post_init__(self) -> None:
        scale = min(self.width / DESIGN[0], self.height / DESIGN[1]) * self.magnified
        origin = (
            _corner(self.width, DESIGN[0] * scale, self.eye[0] * scale),
            _corner(self.height, DESIGN[1] * scale, self.eye[1] * scale),
        )
        object.__setattr__(self, "scale", scale)  # asked thousands of times a frame, so found once
        object.__setattr__(self, "origin", origin)

    def to_design(self, x: float, y: float) -> tuple[float, float]:
        """The design point under a mouse position; beyond 0..1920 and 0..1080 on the letterbox."""
        left, top = self.origin
        return (x * self.factor - left) / self.scale, (y * self.factor - top) / self.scale

    def to_mouse(self, x: float, y: float) -> tuple[float, float]:
        """The mouse position over a design point."""
        left, top = self.origin
        return (x * self.scale + left) / self.factor, (y * self.scale + top) / self.factor

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The nearest pixel to a design point."""
        left, top = self.origin
        return round(x * self.scale + left), round(y * self.scale + top)

    def px(self, units: float) -> int:
        """A length in whole pixels, at least one for anything that has a length at all."""
        return 0 if units == 0 else max(1, round(units * self.scale))

    def rect(self, area: FRect) -> Rect:
        """The pixels of an area; neighbours in the design stay neighbours."""
        x, y = self.at(area.left, area.top)
        right, bottom = self.at(area.right, area.bottom)
        return Rect(x, y, max(1, right - x), max(1, bottom - y))

    def cover(self, area: FRect) -> Rect:
        """The pixels that an area touches, even in part, and one more all around for soft edges."""
        return self.rect(area).inflate(2, 2)

    def design(self, area: Rect) -> FRect:
        """The design area of some pixels."""
        left, top = self.origin
        s = self.scale
        return FRect((area.x - left) / s, (area.y - top) / s, area.w / s, area.h / s)

    @property
    def everything(self) -> FRect:
        """The whole surface in design units, letterbox included."""
        return self.design(Rect(0, 0, self.width, self.height))

    @property
    def seen(self) -> FRect:
        """What of the design space is on the surface."""
        return self.everything.clip(FRect(0, 0, *DESIGN))


def _corner(room: int, size: float, eye: float) -> float:
    """Where the picture begins: in the middle if it fits, else with the eye's point as near to the middle as may be.

    Whole pixels then, so that a picture that is pushed aside is the same pixel for pixel.
    """
    if size <= room:
        return (room - size) / 2
    return float(round(min(0.0, max(room - size, room / 2 - eye))))
