"""What is heard: events by the names of their sounds."""

from collections.abc import Sequence
from typing import Final

from game.core.table import Event
from game.moogh import events as ev
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


class Ear:
    """Plays what is heard, as events are shown."""

    def __init__(self, sounds: Sounds) -> None:
        self.sounds = sounds
        sounds.preload(SLIDE, CARD, KNOCK, PAGE)

    def begin(self, event: Event) -> None:
        """An event begins to be shown."""
        if type(event) in SOUNDS:
            self.sounds.play(SOUNDS[type(event)])

    def rest(self) -> None:
        """What moved has come to rest: nothing more is heard."""

    def hurried(self, events: Sequence[Event]) -> None:
        """All of that happened at once: only what tells most is heard."""
        found = next((event for kind in TELLING for event in events if isinstance(event, kind)), None)
        if found is not None:
            self.begin(found)

    def cued(self, names: Sequence[str]) -> None:
        """These belong to what moves just now."""
        for name in names:
            self.sounds.play(name)
