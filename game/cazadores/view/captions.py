"""What is heard, in words for those who do not hear it. The small noises of a hand that plays say nothing."""

from collections.abc import Mapping
from typing import Final

from game.core.words import N_

CAPTIONS: Final[Mapping[str, str]] = {
    "wrath/nest": N_("a brush sweeps dust away"),
    "wrath/points": N_("a kalimba counts points"),
    "wrath/turn": N_("a call: the turn passes on"),
    "wrath/victory": N_("drums and cheering"),
}
"""By the sound's name; a name with a `/` more than is listed has the words of what it belongs to."""
