"""The look in figures: palette, tribes, type sizes and motion times of the art bible (sections 2, 3, 4, 11, 13)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

DESIGN: Final = (1920, 1080)
SMALLEST: Final = (640, 360)
FLOOR: Final = 24
HIT: Final = 66
MARGIN: Final = 24


def pigment(code: str) -> Colour:
    """`#RRGGBB` as three numbers 0..255; ValueError for anything else."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`a` with `share` (0..1) of `b`."""
    r, g, z = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return r, g, z


INK: Final = pigment("#2A211C")
UMBER: Final = pigment("#4B3427")
WOOD: Final = pigment("#46301F")
TRAY: Final = pigment("#6A4426")
BONE: Final = pigment("#F6EBD3")
PANEL: Final = pigment("#EAD8AF")
IDLE: Final = pigment("#E4CFA4")
SLOT: Final = pigment("#D3B57E")
EMPTY: Final = pigment("#DFC997")
OCHRE: Final = pigment("#B8452B")
TEXT_RED: Final = pigment("#9C3522")
FERN: Final = pigment("#4E7A4A")
EMBER: Final = pigment("#FFC04D")
CREAM: Final = pigment("#FFF3DA")
DARK: Final = pigment("#3B2D26")
FADED: Final = pigment("#8A6F50")
SHADOW: Final = pigment("#22130C")


@dataclass(frozen=True, slots=True)
class Tribe:
    """A player's colour, glyph and pattern, always used together; `mark` is the colour of what is drawn on it."""

    name: str
    colour: Colour
    mark: Colour
    glyph: str
    pattern: str


TRIBES: Final = (
    Tribe("flame", pigment("#C23B28"), CREAM, "flame", "zigzag"),
    Tribe("wave", pigment("#2B5FC0"), CREAM, "wave", "waves"),
    Tribe("sun", pigment("#F6C634"), INK, "sun", "dots"),
    Tribe("leaf", pigment("#62C3BD"), INK, "leaf", "hatch"),
    Tribe("moon", pigment("#2E2130"), CREAM, "moon", "dashes"),
)


class Kind(Enum):
    """What a button means, and so its colour."""

    PRIMARY = "primary"
    GOOD = "good"
    QUIET = "quiet"
    DARK = "dark"


BUTTON_FACE: Final = {Kind.PRIMARY: OCHRE, Kind.GOOD: FERN, Kind.QUIET: IDLE, Kind.DARK: DARK}
BUTTON_MARK: Final = {Kind.PRIMARY: CREAM, Kind.GOOD: CREAM, Kind.QUIET: INK, Kind.DARK: CREAM}


class Face(Enum):
    """The faces of the two families; DISPLAY is for titles of 36 units and more only. The last four are for letters
    that those have not: Greek, Cyrillic and far Latin; Chinese, Japanese and Korean; Arabic; Hebrew.
    """

    DISPLAY = "ReggaeOne-Latin.ttf"
    BOLD = "Cabin-Bold.otf"
    SEMIBOLD = "Cabin-SemiBold.otf"
    MEDIUM = "Cabin-Medium.otf"
    OTHER = "SourceSansPro-Semibold.otf"
    HAN = "NotoSansCJK-Bold.otf"
    ARABIC = "NotoSansArabic-Bold.ttf"
    HEBREW = "NotoSansHebrew-Bold.ttf"


@dataclass(frozen=True, slots=True)
class Style:
    """How words are set: face, size in design units, colour."""

    face: Face
    size: float
    colour: Colour = INK


BADGE: Final = Style(Face.BOLD, 22)
CAPTION: Final = Style(Face.MEDIUM, 24, UMBER)
BODY: Final = Style(Face.MEDIUM, 27)
LABEL: Final = Style(Face.BOLD, 30)
HEADING: Final = Style(Face.BOLD, 33)
PANEL_TITLE: Final = Style(Face.DISPLAY, 40)
SCORE: Final = Style(Face.DISPLAY, 50)
TITLE: Final = Style(Face.DISPLAY, 156, BONE)
LINE_HEIGHT: Final = 1.25

CARD_S: Final = 0.22
SHAKE_S: Final = 0.22
BREATHE_S: Final = 2.4
CALM_S: Final = 0.15
HOP_S: Final = 0.26
LIFT_S: Final = 0.09
LAND_S: Final = 0.11
ROLL_S: Final = 0.65
ROLL_STAGGER_S: Final = 0.045
SLIDE_S: Final = 0.42
