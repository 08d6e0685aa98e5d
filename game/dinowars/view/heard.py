"""What is heard: events by the names of their sounds."""

from collections.abc import Mapping
from typing import Final

from game.core.table import Event
from game.dinowars import events as ev
from game.dinowars.box import PTERADON
from game.dinowars.view.follow import number_of
from game.dinowars.view.showing import Showing
from game.ui.ear import SILENCE, Ear, Heard
from game.ui.sounds import Sounds

SLIDE, CARD, PAGE, DICE = "shared/slide", "shared/card", "shared/page", "wrath/dice"
STEP, TREAD, WINGS, SKID, BLOW, LASH = (
    "dinowars/step", "dinowars/tread", "dinowars/wings", "dinowars/skid", "dinowars/blow", "dinowars/lash",
)  # fmt: skip
FALL, RISE, DEATH, FURY, GRAZE, WON = (
    "dinowars/fall", "dinowars/rise", "dinowars/death", "dinowars/fury", "dinowars/graze", "dinowars/won",
)  # fmt: skip
ROARS: Final = {1: "dinowars/roar/small", 2: "dinowars/roar/middle", 3: "dinowars/roar/great", 4: "dinowars/roar/great"}
"""By the inches of a base."""
TROUBLES: Final = {
    "meteor": "dinowars/meteor", "quake": "wrath/tremor", "starvation": "dinowars/hunger", "pteradon": WINGS,
}  # fmt: skip
SOUNDS: Final[Mapping[type[Event], Heard]] = {
    ev.ObjectivesRolled: Heard((DICE,), (PAGE,)),
    ev.TwistsChosen: Heard((PAGE,)),
    ev.RolledOff: Heard((DICE,)),
    ev.EdgeTaken: Heard((CARD,)),
    ev.Marked: Heard((CARD,)),
    ev.TurnBegan: Heard((DICE,)),
    ev.Activated: Heard((PAGE,)),
    ev.MoveRolled: Heard((DICE,)),
    ev.Turned: Heard((STEP,)),
    ev.Shifted: Heard((SKID,)),
    ev.Saved: Heard((DICE,)),
    ev.Downed: Heard((), (FALL,)),
    ev.StoodUp: Heard((RISE,)),
    ev.Killed: Heard((DEATH,)),
    ev.Broke: Heard((DICE,)),
    ev.Escaped: Heard((STEP,)),
    ev.Scored: Heard((WON,)),
    ev.GargantuanRolled: Heard((DICE,)),
    ev.LavaCame: Heard((DICE, "wrath/hiss")),
    ev.BabyGone: Heard(("wrath/hatch",)),
    ev.MatchEnded: Heard(("wrath/victory",)),
}
"""By kind of event, where it is always the same."""
TELLING: Final = (ev.MatchEnded, ev.Killed, ev.Fought, ev.Scored, ev.Downed, ev.MoveRolled, ev.Moved)
"""Of events that nobody watched one by one, the first of these kinds is heard, and no other."""


class Listener(Ear):
    """Plays what is heard in a skirmish."""

    telling = TELLING

    def __init__(self, sounds: Sounds, showing: Showing) -> None:
        super().__init__(sounds)
        self.showing = showing
        sounds.preload(SLIDE, CARD, PAGE, DICE, STEP, TREAD, BLOW, FALL, DEATH, *set(ROARS.values()))

    def heard(self, event: Event) -> Heard:
        """The sounds of an event."""
        match event:
            case ev.TwistRolled(twist=twist):
                return Heard((TROUBLES[twist],))
            case ev.Ferocity(change=change, why=why):
                return Heard((GRAZE if why == "feeding" else FURY if change > 0 else SLIDE,))
            case ev.Fought():
                return self._fought(event)
            case ev.Stood(name=name) | ev.Moved(name=name):
                return self._feet(name, lands=isinstance(event, ev.Stood))
        return SOUNDS.get(type(event), SILENCE)

    def _fought(self, event: ev.Fought) -> Heard:
        """The attacker roars by its size; if it wins there is a blow, or a tail lashes."""
        box = self.showing.table.box
        if event.attacker == PTERADON:
            return Heard((WINGS, DICE), (BLOW,) if event.margin > 0 else ())
        kind = box.kinds[box.numbers[event.attacker]]
        hit = LASH if kind.tail else BLOW
        return Heard((ROARS[kind.base], DICE), (hit,) if event.margin > 0 else ())

    def _feet(self, name: str, *, lands: bool) -> Heard:
        kind = self.showing.table.box.kinds[number_of(self.showing.table, name)]
        sound = WINGS if kind.flies else TREAD if kind.base > 2 else STEP
        return Heard((), (sound,)) if lands else Heard((sound,))
