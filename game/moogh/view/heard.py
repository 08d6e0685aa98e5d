"""What is heard: events by the names of their sounds, beasts by their own voices, and the music that fits the table."""

from typing import Final

from game.core.table import Event
from game.moogh import events as ev
from game.moogh.box import Box
from game.moogh.characters import Deed
from game.moogh.pieces import Act
from game.moogh.state import State
from game.moogh.view.showing import Showing
from game.ui.ear import SILENCE, Ear, Heard
from game.ui.sounds import Sounds

STEPPE, CHASE = "moogh/music/steppe", "moogh/music/chase"
SLIDE, CARD, KNOCK, PAGE = "shared/slide", "shared/card", "shared/knock", "shared/page"
DICE, SETTLE, BITE, VICTORY = "wrath/dice", "wrath/settle", "wrath/bite", "wrath/victory"
STEP, TREAD, SKID, BLOW, LASH, FALL, DEATH = (
    f"dinowars/{one}" for one in ("step", "tread", "skid", "blow", "lash", "fall", "death")
)
CLAW, STAB, THROW, TRAP, WEAVE, RAGE, FURY, CRY, SHOUT, MEND = (
    f"moogh/{one}" for one in ("claw", "stab", "throw", "trap", "weave", "rage", "fury", "cry", "shout", "mend")
)
ALIKE: Final[dict[type[Event], Heard]] = {
    ev.CardMoved: Heard((CARD,)),
    ev.CubePlaced: Heard((SLIDE,)),
    ev.CubesShown: Heard((PAGE,)),
    ev.TurnBegan: Heard((CARD,)),
    ev.Rolled: Heard((DICE,), (SETTLE,)),
    ev.Cast: Heard((DICE,), (SETTLE,)),
    ev.Placed: Heard((SLIDE,)),
    ev.Shoved: Heard((SKID,)),
    ev.Turned: Heard((STEP,)),
    ev.TokenTaken: Heard((FURY,)),
    ev.Injured: Heard((CRY, CARD)),
    ev.Recovered: Heard((MEND, CARD)),
    ev.KnockedOut: Heard((CRY, FALL)),
    ev.BeastHit: Heard((BLOW,)),
    ev.RageChanged: Heard((RAGE,)),
    ev.Crashed: Heard((KNOCK,)),
    ev.TrapSet: Heard((WEAVE,)),
    ev.TrapSprung: Heard((TRAP,)),
    ev.IdeasDrawn: Heard((PAGE,)),
    ev.IdeaShown: Heard((CARD,)),
    ev.LoadMoved: Heard((SLIDE,)),
}
"""Events that sound alike whoever they happen to."""
DEEDS: Final = {Deed.STAB: STAB, Deed.THROW: THROW, Deed.TAUNT: SHOUT}
ACTS: Final = {Act.BITE: BITE, Act.CLAW: CLAW, Act.TAIL: LASH}
"""What a beast does that has a sound besides its voice."""
VOICED: Final = frozenset({Act.ATTACK, Act.TRAMPLE, Act.SHAKE, Act.LOOK, Act.BITE, Act.CLAW, Act.TAIL})
"""Before what a beast gives voice."""
TELLING: Final = (ev.MatchEnded, ev.Died, ev.KnockedOut, ev.Injured, ev.BeastHit, ev.Rolled, ev.Moved)
"""Of events that nobody watched one by one, the first of these kinds is heard, and no other."""


def music(table: State) -> str:
    """Wide and slow while the beasts are calm; a chase when one rages in its two upper rows, or dark is near."""
    furious = any(table.rage[beast] >= table.box.beasts[beast].card.most - 1 for beast in table.herd())
    return CHASE if furious or table.dark >= table.box.limit - 1 else STEPPE


def heard(event: Event, box: Box) -> Heard:
    """The sounds of an event."""
    match event:
        case ev.Tried(deed=deed) if Deed(deed) in DEEDS:
            return Heard((DEEDS[Deed(deed)],))
        case ev.Moved(why=why):
            return Heard((SKID,)) if why in {"push", "flight"} else Heard((STEP,))
        case ev.MatchEnded(winners=winners):
            return Heard((VICTORY,)) if winners else SILENCE
    return ALIKE.get(type(event)) or _of_beast(event, box)


def _of_beast(event: Event, box: Box) -> Heard:
    """What only one kind of beast sounds like."""
    match event:
        case ev.Acted(beast=beast, act=act) if Act(act) in VOICED:
            own = (ACTS[Act(act)],) if Act(act) in ACTS else ()
            return Heard((voice(box, beast), *own))
        case ev.Strode(beast=beast):
            return Heard((TREAD if box.beasts[box.beast(beast)].kind.size > 1 else STEP,))
        case ev.Died(beast=beast):
            return Heard((voice(box, beast), DEATH))
        case ev.Fled(beast=beast):
            return Heard((voice(box, beast),))
    return SILENCE


def voice(box: Box, beast: str) -> str:
    """The voice of a beast."""
    return f"moogh/{box.beasts[box.beast(beast)].kind.name}"


class Listener(Ear):
    """Plays what is heard at a hunt."""

    telling = TELLING

    def __init__(self, sounds: Sounds, showing: Showing) -> None:
        super().__init__(sounds)
        self.showing = showing
        box = showing.table.box
        voices = dict.fromkeys(voice(box, one.name) for one in box.beasts)
        sounds.preload(DICE, SETTLE, STEP, TREAD, CARD, SLIDE, STAB, THROW, BLOW, CRY, RAGE, *voices)
        sounds.preload(PAGE, KNOCK, SKID, FALL, CLAW, BITE, LASH, TRAP, WEAVE, FURY, SHOUT, MEND, DEATH, VICTORY)
        self.tune()

    def music(self) -> str:
        """The piece that fits the table."""
        return music(self.showing.table)

    def heard(self, event: Event) -> Heard:
        """The sounds of an event."""
        return heard(event, self.showing.table.box)
