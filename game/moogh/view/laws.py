"""The rule behind each kind of event, for the log: a ruling's number, or the heading of the rulebook that says it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.core.table import Event
from game.core.words import N_, _
from game.moogh import events as ev
from game.moogh import objectives as aims
from game.moogh.box import Box
from game.moogh.characters import Deed
from game.moogh.pieces import Act
from game.moogh.view.wording import is_person

HOW, RESOLUTION = N_("How to Play"), N_("Action resolution")
ATTACK, BITE, CLAW, TAIL = N_("Attack"), N_("Bite"), N_("Claw"), N_("Tail Swipe")
RANDOM, SLEEP = N_("Make a Random Turn"), N_("Sleep")
HEADINGS: Final = (HOW, RESOLUTION, ATTACK, BITE, CLAW, TAIL, RANDOM, SLEEP)
"""The rulebook's own headings, where no ruling of ours was needed."""
PLAIN: Final[Mapping[type[Event], str]] = {
    ev.RoundBegan: HOW, ev.TimePassed: "M56", ev.Placed: "M59", ev.CubesShown: "M72", ev.TurnEnded: "M93",
    ev.TrapSet: "M15", ev.DiscMoved: RESOLUTION, ev.Strode: "M48", ev.Fled: "M22", ev.IdeasDrawn: "M41",
    ev.IdeaShown: "M42", ev.IdeaUsed: "M41", ev.LoadMoved: "M89",
}  # fmt: skip
"""Kinds that one rule decides, whatever happened."""
DEEDS: Final = {
    Deed.MOVE: "M25", Deed.THINK: "M41", Deed.REST: "M40", Deed.HEAL: "M39", Deed.TRAP: "M15", Deed.STAB: "M7",
    Deed.THROW: "M34", Deed.CLIMB: "M37", Deed.SEDATE: "M6", Deed.TAUNT: "M38",
}  # fmt: skip
ROLLS: Final = {"water": "M25", "mud": "M25", "save": "M28", "stay": "M49", "mud-bath": "M41"}
CASTS: Final = {
    "attack": ATTACK, "push": "M16", "shake": "M49", "look": "M44", "random-turn": RANDOM, "appeasement": "M50",
}  # fmt: skip
MOVES: Final = {
    "walk": "M25", "rage": "M26", "rope": "M41", "second-wind": "M41", "push": "M16", "flight": "M49", "swap": "M37",
    "climb": "M37", "put": "M18",
}  # fmt: skip
ACTS: Final = {
    Act.FORWARD: "M48", Act.BACKWARD: "M48", Act.SEEK: "M43", Act.LOOK: "M44", Act.TRAMPLE: "M45", Act.ATTACK: ATTACK,
    Act.BITE: BITE, Act.CLAW: CLAW, Act.TAIL: TAIL, Act.SHAKE: "M49", Act.UTURN: "M46", Act.RANDOM: RANDOM,
    Act.SLEEP: SLEEP,
}  # fmt: skip
TURNS: Final = {
    "seek": "M43", "look": "M44", "u-turn": "M46", "random": RANDOM, "taunt": "M38", "distract": "M38",
}  # fmt: skip
BARS: Final = {"boulder": "M48", "tree": "M48", "beast": "M47", "person": "M94", "edge": "M48", "cliff": "M68"}
CHANGES: Final = {
    "hit": "M8", "trap": "M12", "push": "M20", "attack": "M21", "appeasement": "M6", "sedate": "M6",
    "soothing-song": "M6",
}  # fmt: skip
TOKENS: Final = {"injury": "M29", "war-cry": "M41"}
SPENT: Final = {"reroll": "M27", "move": "M26", "save": "M28", "stay": "M49"}
SPARED: Final = {"save": "M28", "mud-bath": "M41", "shield": "M63"}
RECOVERED: Final = {"rest": "M40", "heal": "M39", "herbs": "M41"}
CUBES: Final = {"programming": "M72", "injury": "M30", "watch": "M41"}
AIMS: Final[Mapping[type[object], str]] = {
    aims.Kill: "M82", aims.Hold: "M84", aims.Lead: "M85", aims.Snare: "M86", aims.Survive: "M87", aims.Keep: "M88",
    aims.Fetch: "M89",
}  # fmt: skip


def law(box: Box, event: Event) -> str:
    """What rule it comes from, as a log line names it: `M8`, or a heading in the language spoken."""
    own = getattr(event, "ruling", "")
    return _(own or PLAIN.get(type(event)) or _OF[type(event)](box, event))


def _cards_left(box: Box, event: ev.CardsLeft) -> str:
    return "M73" if is_person(box, event.who) else "M62"


def _turn_began(box: Box, event: ev.TurnBegan) -> str:
    return "M78" if is_person(box, event.card) else "M11"


def _rolled(_box: Box, event: ev.Rolled) -> str:
    if not event.faces:
        return "M3"
    return "M27" if event.again else ROLLS.get(event.why, "M4")


def _ended(box: Box, event: ev.MatchEnded) -> str:
    if event.why == "last":
        return "M52"
    if event.why == "nobody":
        return "M58" if box.together else "M71"
    if event.why == "dark" and not isinstance(box.objective, aims.UNTIL_DARK):
        return "M57" if box.together else "M70"
    return AIMS[type(box.objective)] if box.together else "M54"


_OF: Final[Mapping[type[Event], Callable[[Box, Any], str]]] = {
    ev.CardMoved: lambda _box, event: "M41" if event.why == "hurry" else "M50",
    ev.CardsLeft: _cards_left,
    ev.CubePlaced: lambda _box, event: CUBES[event.why],
    ev.TurnBegan: _turn_began,
    ev.Tried: lambda _box, event: DEEDS[Deed(event.deed)],
    ev.Rolled: _rolled,
    ev.Cast: lambda _box, event: CASTS[event.why],
    ev.Moved: lambda _box, event: MOVES[event.why],
    ev.TokenTaken: lambda _box, event: TOKENS[event.why],
    ev.TokenSpent: lambda _box, event: SPENT[event.why],
    ev.Spared: lambda _box, event: SPARED[event.how],
    ev.Recovered: lambda _box, event: RECOVERED[event.why],
    ev.BeastHit: lambda _box, event: "M69" if event.still else "M8",
    ev.RageChanged: lambda _box, event: CHANGES[event.why],
    ev.Acted: lambda _box, event: ACTS[Act(event.act)],
    ev.Turned: lambda _box, event: TURNS[event.why],
    ev.Stopped: lambda _box, event: BARS[event.by],
    ev.Shoved: lambda _box, event: MOVES[event.why],
    ev.Crashed: lambda _box, event: "M49" if event.why == "shake" else "M17",
    ev.Progressed: lambda box, _event: AIMS[type(box.objective)],
    ev.MatchEnded: _ended,
}
"""By kind of event where its circumstances decide which rule it is."""
