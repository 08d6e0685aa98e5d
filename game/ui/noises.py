"""The names of the sounds that any screen makes, below `sounds/shared/`."""

from typing import Final

KNOCK: Final = "shared/knock"
"""No: something cannot be done."""
PRESS: Final = "shared/press"
HOVER: Final = "shared/hover"
PAGE: Final = "shared/page"
"""Another screen."""
CARD: Final = "shared/card"
"""A question is laid over the screen."""
UNDO: Final = "shared/undo"
ALL: Final = (PRESS, HOVER, KNOCK, CARD, PAGE, UNDO)
