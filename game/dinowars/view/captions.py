"""What is heard, in words for those who do not hear it. The small noises of a hand that plays say nothing."""

from collections.abc import Mapping
from typing import Final

from game.core.words import N_

CAPTIONS: Final[Mapping[str, str]] = {
    "wrath/dice": N_("dice rattle"),
    "wrath/hiss": N_("the lava hisses"),
    "wrath/tremor": N_("the ground rumbles"),
    "wrath/hatch": N_("an egg breaks open"),
    "wrath/victory": N_("drums for the winner"),
    "dinowars/step": N_("quick feet"),
    "dinowars/tread": N_("heavy feet"),
    "dinowars/wings": N_("wings beat"),
    "dinowars/skid": N_("something skids over the ground"),
    "dinowars/blow": N_("a heavy blow"),
    "dinowars/lash": N_("a tail lashes"),
    "dinowars/fall": N_("something heavy falls"),
    "dinowars/rise": N_("something gets up"),
    "dinowars/death": N_("a last cry"),
    "dinowars/roar/small": N_("a shrill cry"),
    "dinowars/roar/middle": N_("a roar"),
    "dinowars/roar/great": N_("a great roar"),
    "dinowars/fury": N_("an angry snort"),
    "dinowars/graze": N_("something feeds"),
    "dinowars/hunger": N_("a hungry growl"),
    "dinowars/meteor": N_("something strikes from the sky"),
    "dinowars/won": N_("a drum for an objective"),
}
