"""Colours are told apart by every kind of eye, and words are read on everything they stand on.

Colour blindness after Machado, Oliveira and Fernandes (2009) at full severity; distances are CIEDE2000.
"""

import itertools
import math

import numpy as np
import numpy.typing as npt
import pytest

from game.ui import theme

Array = npt.NDArray[np.float64]
EYES: dict[str, Array] = {
    "normal": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1, 1.08883])


def linear(colour: theme.Colour) -> Array:
    level = np.array(colour, float) / 255
    return np.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4)


def lab(light: Array) -> tuple[float, float, float]:
    xyz = TO_XYZ @ np.clip(light, 0, 1) / WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return float(116 * f[1] - 16), float(500 * (f[0] - f[1])), float(200 * (f[1] - f[2]))


def distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """CIEDE2000, for colours that have some hue."""
    mean = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = math.hypot(one[1] * stretch, one[2]), math.hypot(other[1] * stretch, other[2])
    h1, h2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for _, a, b in (one, other))
    turn = (h2 - h1 + 180) % 360 - 180
    hue = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else ((h1 + h2) / 2 + 180) % 360
    light, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    cos = [math.cos(math.radians(angle)) for angle in (hue - 30, 2 * hue, 3 * hue + 6, 4 * hue - 63)]
    t = 1 - 0.17 * cos[0] + 0.24 * cos[1] + 0.32 * cos[2] - 0.2 * cos[3]
    dl = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    bend = math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(dl**2 + dc**2 + dh**2 - 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * bend * dc * dh)


def contrast(one: theme.Colour, other: theme.Colour) -> float:
    """WCAG: 1 (the same) to 21."""
    dark, bright = sorted(float(np.dot([0.2126, 0.7152, 0.0722], linear(colour))) for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


def test_the_measure_agrees_with_published_pairs() -> None:
    """Sharma, Wu and Dalal (2005), pairs 1 and 17."""
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)


@pytest.mark.parametrize("eye", sorted(EYES))
def test_two_tribes_never_look_alike(eye: str) -> None:
    seen = [lab(EYES[eye] @ linear(tribe.colour)) for tribe in theme.TRIBES]
    assert min(distance(a, b) for a, b in itertools.combinations(seen, 2)) >= 20


@pytest.mark.parametrize("tribe", theme.TRIBES, ids=lambda tribe: tribe.name)
def test_a_tribes_mark_is_read_on_its_colour(tribe: theme.Tribe) -> None:
    assert contrast(tribe.colour, tribe.mark) >= 4.5


@pytest.mark.parametrize("kind", list(theme.Kind))
def test_a_label_is_read_on_its_button(kind: theme.Kind) -> None:
    assert contrast(theme.BUTTON_FACE[kind], theme.BUTTON_MARK[kind]) >= 4.4


@pytest.mark.parametrize("paper", [theme.BONE, theme.PANEL, theme.IDLE])
@pytest.mark.parametrize("ink", [theme.INK, theme.UMBER])
def test_ink_is_read_on_every_paper(ink: theme.Colour, paper: theme.Colour) -> None:
    assert contrast(ink, paper) >= 7
