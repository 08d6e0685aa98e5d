"""What is heard: events by the names of their sounds."""

from typing import Final

from game.core.table import Event
from game.moogh import events as ev
from game.ui.ear import SILENCE, Ear, Heard
from game.ui.sounds import Sounds

SLIDE, CARD, KNOCK, PAGE = "shared/slide", "shared/card", "shared/knock", "shared/page"
SOUNDS: Final[dict[type[Event], str]] = {
    ev.CardMoved: CARD,
    ev.CubePlaced: SLIDE,
    ev.CubesShown: PAGE,
    ev.TurnBegan: CARD,
    ev.Rolled: KNOCK,
    ev.Cast: KNOCK,
    ev.Placed: SLIDE,
    ev.Moved: SLIDE,
    ev.Strode: SLIDE,
    ev.Shoved: SLIDE,
    ev.Turned: SLIDE,
    ev.Injured: CARD,
    ev.Recovered: CARD,
    ev.KnockedOut: KNOCK,
    ev.BeastHit: KNOCK,
    ev.Crashed: KNOCK,
    ev.TrapSet: SLIDE,
    ev.TrapSprung: KNOCK,
    ev.Died: KNOCK,
    ev.IdeasDrawn: PAGE,
    ev.IdeaShown: CARD,
}
"""By kind of event."""
TELLING: Final = (ev.Died, ev.KnockedOut, ev.Injured, ev.BeastHit, ev.Rolled, ev.Moved)
"""Of events that nobody watched one by one, the first of these kinds is heard, and no other."""


class Listener(Ear):
    """Plays what is heard at a hunt."""

    telling = TELLING

    def __init__(self, sounds: Sounds) -> None:
        super().__init__(sounds)
        sounds.preload(SLIDE, CARD, KNOCK, PAGE)

    def heard(self, event: Event) -> Heard:
        """The sounds of an event."""
        return Heard((SOUNDS[type(event)],)) if type(event) in SOUNDS else SILENCE
