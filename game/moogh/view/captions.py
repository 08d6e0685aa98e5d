"""What is heard, in words for those who do not hear it. The small noises of a hand that plays say nothing."""

from collections.abc import Mapping
from typing import Final

from game.core.words import N_

CAPTIONS: Final[Mapping[str, str]] = {
    "shared/knock": N_("something hits something"),
    "wrath/dice": N_("dice rattle"),
    "wrath/bite": N_("jaws snap"),
    "wrath/victory": N_("drums and cheering"),
    "dinowars/tread": N_("heavy feet"),
    "dinowars/skid": N_("something is thrown back"),
    "dinowars/blow": N_("a blow on hide"),
    "dinowars/lash": N_("a tail cuts the air"),
    "dinowars/fall": N_("somebody falls"),
    "dinowars/death": N_("a last breath"),
    "moogh/music/steppe": N_("calm music: a flute over slow drums"),
    "moogh/music/chase": N_("urgent music: drums of the chase"),
    "moogh/moogh": N_("the Moogh trumpets"),
    "moogh/small-moogh": N_("the small Moogh calls"),
    "moogh/rhino": N_("the rhino snorts"),
    "moogh/smilodon": N_("the Smilodon snarls"),
    "moogh/bear": N_("the cave bear roars"),
    "moogh/claw": N_("claws rip"),
    "moogh/stab": N_("flint on hide"),
    "moogh/throw": N_("a spear whistles"),
    "moogh/trap": N_("a trap snaps"),
    "moogh/weave": N_("twigs crack"),
    "moogh/rage": N_("drums of rage"),
    "moogh/fury": N_("a growl between teeth"),
    "moogh/cry": N_("a cry of pain"),
    "moogh/shout": N_("shouting"),
    "moogh/mend": N_("a wound is bound"),
}
"""By the sound's name."""
