"""How a person sees best: the seats' colours for their eyes, and whether everything stands out more."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.core.words import N_
from game.ui.theme import TRIBES, Colour, Tribe, mix, pigment

USUAL: Final = "usual"


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of the tribes for some eyes; a tribe that is not named keeps its own. Glyphs and patterns stay.

    Each colour is light or dark as the usual one is, so that the tribe's mark is read on it.
    """

    title: str
    colours: tuple[tuple[str, Colour], ...] = ()

    def tribes(self) -> dict[str, Tribe]:
        """All tribes by name, in these colours."""
        own = dict(self.colours)
        return {tribe.name: replace(tribe, colour=own.get(tribe.name, tribe.colour)) for tribe in TRIBES}


def _of(flame: str, wave: str, sun: str, leaf: str) -> tuple[tuple[str, Colour], ...]:
    return tuple(
        (name, pigment(code))
        for name, code in zip(("flame", "wave", "sun", "leaf"), (flame, wave, sun, leaf), strict=True)
    )


PALETTES: Final = {
    USUAL: Palette(N_("usual")),
    "red-green": Palette(N_("for red-green"), _of("#A82C08", "#105EEE", "#ECC637", "#B3D0D9")),
    "blue-yellow": Palette(N_("for blue-yellow"), _of("#C03B46", "#5A55E2", "#F9CD3F", "#86EBC2")),
    "lightness": Palette(N_("light to dark"), _of("#9F4F34", "#1B3A70", "#FDEBA4", "#54CAA2")),
}
"""To choose from. The usual colours are told apart by most colour-blind eyes too, the others by more; the last by
lightness alone, as on a grey screen."""

LIGHT_FROM: Final = 0.3
"""Relative luminance (0..1) from which a colour counts as light."""
NIGHT: Final = pigment("#120B07")
DAY: Final = pigment("#FFFDF6")


@dataclass(frozen=True)
class Sight:
    """The player's settings for their eyes. `palette` is a key of PALETTES; an unknown one is the usual."""

    palette: str = USUAL
    contrast: bool = False

    @cached_property
    def tribes(self) -> dict[str, Tribe]:
        """The tribes in this person's colours."""
        return PALETTES.get(self.palette, PALETTES[USUAL]).tribes()

    def tribe(self, name: str) -> Tribe:
        """The look of a tribe; an unknown one gets the last."""
        return self.tribes.get(name, self.tribes[TRIBES[-1].name])

    def ink(self, colour: Colour) -> Colour:
        """The colour of words and marks; stronger, if this person wants that."""
        if not self.contrast:
            return colour
        return mix(colour, DAY, 0.85) if is_light(colour) else mix(colour, NIGHT, 0.6)

    def paper(self, colour: Colour) -> Colour:
        """The colour of what words stand on."""
        if not self.contrast:
            return colour
        return mix(colour, DAY, 0.8) if is_light(colour) else mix(colour, NIGHT, 0.55)

    def edge(self, paper: Colour) -> Colour:
        """The line round a sheet of that colour."""
        return NIGHT if is_light(paper) else DAY


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white), as WCAG 2 counts it."""
    r, g, b = (level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in
               (colour[0] / 255, colour[1] / 255, colour[2] / 255))  # fmt: skip
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def is_light(colour: Colour) -> bool:
    """Whether dark words stand on it, and not light ones."""
    return luminance(colour) >= LIGHT_FROM
