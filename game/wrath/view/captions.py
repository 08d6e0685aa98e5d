"""What is heard, in words for those who do not hear it. The small noises of a hand that plays say nothing."""

from collections.abc import Mapping
from typing import Final

from game.core.words import N_

CAPTIONS: Final[Mapping[str, str]] = {
    "wrath/dice": N_("dice rattle"),
    "wrath/worship": N_("a chant begins"),
    "wrath/plop": N_("the lava gulps"),
    "wrath/hiss": N_("the lava hisses"),
    "wrath/tremor": N_("the mountain rumbles"),
    "wrath/tiles": N_("stone grinds on stone"),
    "wrath/eruption": N_("the mountain roars"),
    "wrath/nest": N_("straw rustles"),
    "wrath/grind": N_("stone grinds on stone"),
    "wrath/notch": N_("stone catches on stone"),
    "wrath/crack": N_("an egg cracks"),
    "wrath/hatch": N_("an egg breaks open"),
    "wrath/bite": N_("jaws snap"),
    "wrath/ankylosaurus": N_("the Ankylosaurus grunts"),
    "wrath/brontosaurus": N_("the Brontosaurus lows"),
    "wrath/plesiosaur": N_("the Plesiosaur sings"),
    "wrath/pteranodon": N_("the Pteranodon shrieks"),
    "wrath/stegosaurus": N_("the Stegosaurus bellows"),
    "wrath/titanosaur": N_("the Titanosaur booms"),
    "wrath/triceratops": N_("the Triceratops snorts"),
    "wrath/tyrannosaurus": N_("the Tyrannosaurus roars"),
    "wrath/points": N_("a kalimba counts points"),
    "wrath/turn": N_("a call: the turn passes on"),
    "wrath/victory": N_("drums and cheering"),
    "wrath/music/calm": N_("calm music: slow drums"),
    "wrath/music/full": N_("uneasy music: the volcano is nearly full"),
    "wrath/music/last": N_("urgent music: the last era"),
}
"""By the sound's name; a name with a `/` more than is listed has the words of what it belongs to."""
