"""What is heard, in words for those who do not hear it. The small noises of a hand that plays say nothing."""

from collections.abc import Mapping
from typing import Final

from game.core.words import N_

CAPTIONS: Final[Mapping[str, str]] = {
    "cazadores/sail": N_("sails fill and water rushes"),
    "cazadores/anchor": N_("a chain runs out and an anchor falls"),
    "cazadores/provisions": N_("barrels are rolled on board"),
    "cazadores/brush": N_("a brush sweeps dust away"),
    "cazadores/bone": N_("bones are set down"),
    "cazadores/whole": N_("bones click together: a skeleton stands"),
    "cazadores/mission": N_("a stamp: a mission is done"),
    "cazadores/trade": N_("two tiles change places"),
    "cazadores/penalty": N_("tines go down: points are lost"),
    "cazadores/music/sea": N_("calm music: a kalimba over waves"),
    "cazadores/music/haste": N_("urgent music: little is left to dig"),
    "wrath/points": N_("a kalimba counts points"),
    "wrath/turn": N_("a call: the turn passes on"),
    "wrath/victory": N_("drums and cheering"),
}
"""By the sound's name; a name with a `/` more than is listed has the words of what it belongs to."""
