"""What is heard, in words for those who do not hear it. The small noises of a hand that plays say nothing."""

from collections.abc import Mapping
from typing import Final

from game.core.words import N_

CAPTIONS: Final[Mapping[str, str]] = {"shared/knock": N_("something hits something")}
