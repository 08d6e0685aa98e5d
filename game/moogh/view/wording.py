"""The words for pieces, places and answers, as a player would say them."""

from typing import Final

from game.core.decision import Command
from game.core.words import N_, _, several
from game.moogh.box import Box, Quarry
from game.moogh.characters import RING, Deed, Symbol
from game.moogh.commands import RAGE, Card, Cube, Do, Land, Lane, Place, Show, Step, Turn, Use, Word
from game.moogh.pieces import Act, IdeaKind
from game.moogh.state import State

DEEDS: Final = {
    Deed.MOVE: N_("Move"),
    Deed.THINK: N_("Think"),
    Deed.REST: N_("Rest"),
    Deed.HEAL: N_("Heal"),
    Deed.TRAP: N_("Make a trap"),
    Deed.STAB: N_("Stab"),
    Deed.THROW: N_("Throw"),
    Deed.CLIMB: N_("Climb"),
    Deed.SEDATE: N_("Sedate"),
    Deed.TAUNT: N_("Taunt"),
}
"""What each action is called."""
SYMBOLS: Final = {Symbol.BARS: N_("bars"), Symbol.CHEVRON: N_("chevron"), Symbol.CROSS: N_("cross")}
ACTS: Final = {
    Act.FORWARD: N_("goes forward"),
    Act.BACKWARD: N_("goes backward"),
    Act.SEEK: N_("seeks freedom"),
    Act.LOOK: N_("looks for a target"),
    Act.TRAMPLE: N_("tramples a target"),
    Act.ATTACK: N_("attacks"),
    Act.BITE: N_("bites"),
    Act.CLAW: N_("claws"),
    Act.TAIL: N_("swipes its tail"),
    Act.SHAKE: N_("shakes itself"),
    Act.UTURN: N_("turns round"),
    Act.RANDOM: N_("turns at random"),
    Act.SLEEP: N_("sleeps"),
}
"""What a beast does where its disc is."""
FACINGS: Final = {"north": N_("north"), "east": N_("east"), "south": N_("south"), "west": N_("west")}
CAUSES: Final = {
    "attack": N_("an attack"),
    "bite": N_("a bite"),
    "claw": N_("a claw"),
    "tail": N_("a tail"),
    "push": N_("a push"),
    "trap": N_("a trap"),
    "shake": N_("a shake"),
    "cliff": N_("a cliff"),
    "fall": N_("a fall"),
    "hit": N_("a hit"),
}
"""What did it."""
POINTS: Final = {
    "hit": N_("for the hit"),
    "above": N_("for a hit from above"),
    "front": N_("for a hit from the front"),
    "lethal": N_("for the lethal blow"),
    "injury": N_("for an injury bravely borne"),
    "knocked-out": N_("for bravery to the last"),
    "trap": N_("for the trap"),
    "lethal-trap": N_("for the lethal trap"),
    "ward": N_("for handling it without a wound"),
    "hold": N_("for holding the place"),
    "watch": N_("for keeping watch to the end"),
    "load": N_("for what was brought home"),
}
"""What savage points are given for."""
_WORDS: Final = {
    "end": N_("End the turn"),
    "stop": N_("Stop here"),
    "reroll": N_("Spend the token: roll again"),
    "keep": N_("Leave the roll as it is"),
    "save": N_("Spend the token to save yourself"),
    "stay": N_("Spend the token to stay on top"),
    "shield": N_("Use the hide shield"),
    "yield": N_("Take what comes"),
    "pass": N_("None of these"),
}
_LANES: Final = {
    "left": N_("Along its left row"),
    "right": N_("Along its right row"),
    "front": N_("Along its front row"),
    "back": N_("Along its back row"),
}
_TURNS: Final = {"left": N_("It turns to its left"), "right": N_("It turns to its right")}


def person_title(box: Box, name: str) -> str:
    """A character's name."""
    return _(box.people[box.person(name)].kind.title)


def beast_title(box: Box, name: str) -> str:
    """A beast's name, with a number where several of its kind hunt or are hunted."""
    beast = box.beasts[box.beast(name)]
    alike = [one for one in box.beasts if _kind_title(one) == _kind_title(beast)]
    title = _(_kind_title(beast))
    return f"{title} {alike.index(beast) + 1}" if len(alike) > 1 else title


def _kind_title(beast: Quarry) -> str:
    """Its card's title where there is one version of it only."""
    return beast.kind.title if beast.card.mood else beast.card.title


def who_title(box: Box, name: str) -> str:
    """A character's or beast's name; of a turn order card too, whose extra one ends with `+`."""
    plain = name.rstrip("+")
    return person_title(box, plain) if is_person(box, plain) else beast_title(box, plain)


def is_person(box: Box, name: str) -> bool:
    """Whether a character is called so, and not a beast."""
    return any(one.name == name for one in box.people)


def place_words(box: Box, place: str) -> str:
    """A place: `b3`, or on a beast; empty for nowhere."""
    if place.startswith("on "):
        return _("on the {beast}").format(beast=beast_title(box, place.removeprefix("on ")))
    return place


def idea_title(box: Box, kind: str) -> str:
    """An idea's name."""
    return _(box.idea(kind).title)


def deed_title(deed: str) -> str:
    """An action's name; `rage` is the move of a rage token."""
    return _("Rage move") if deed == RAGE else _(DEEDS[Deed(deed)])


def pair_words(state: State, person: int, slot: int) -> str:
    """The two icons of a slot, which counts from 1."""
    return ring_words(state.box, state.box.people[person].name, slot, injured=bool(state.hurt[person]))


def ring_words(box: Box, name: str, slot: int, *, injured: bool) -> str:
    """The two icons of a slot of that side of a character's card."""
    ring = box.people[box.person(name)].kind.ring(injured=injured)
    first, second = ring[slot - 1], ring[slot % RING]
    return _("{first} and {second}").format(first=_(DEEDS[first.deed]), second=_(DEEDS[second.deed]))


def target_words(box: Box, target: str) -> str:
    """What is aimed at: a space, a character, a beast."""
    names = {*(one.name for one in box.people), *(one.name for one in box.beasts)}
    return who_title(box, target) if target in names else target


def phrase(state: State, command: Command) -> str:
    """An answer as a button or a list says it."""
    box = state.box
    match command:
        case Place(person, space):
            return _("Put {person} on {space}").format(person=person_title(box, person), space=space)
        case Cube(person, slot):
            pair = pair_words(state, box.person(person), slot)
            return _("{person}: {pair}").format(person=person_title(box, person), pair=pair)
        case Do(deed, target):
            title = deed_title(deed)
            return _("{deed}: {target}").format(deed=title, target=target_words(box, target)) if target else title
        case Step(space):
            return _("On to {space}").format(space=space)
        case Land(space):
            return _("To {space}").format(space=space)
    return _chosen(state, command)


def _chosen(state: State, command: Command) -> str:
    """An answer about a way, an idea, a card, or in one word."""
    match command:
        case Lane(row):
            return _(_LANES[row])
        case Turn(way):
            return _(_TURNS[way])
    return _more(state, command)


def _more(state: State, command: Command) -> str:
    match command:
        case Show(idea):
            return _("Show {idea}").format(idea=idea_title(state.box, idea))
        case Use(idea, target):
            title = idea_title(state.box, idea)
            return f"{title}: {use_words(state.box, idea, target)}" if target else title
        case Card("left", places):
            return several("{n} place earlier", "{n} places earlier", places).format(n=places)
        case Card(_way, places):
            return several("{n} place later", "{n} places later", places).format(n=places)
        case Word(word):
            return _(_WORDS[word])
    raise AssertionError(f"an answer without words: {command}")


def use_words(box: Box, idea: str, target: str) -> str:
    """What an idea is used on; for Copy whose action."""
    if idea == IdeaKind.COPY:
        name, deed = target.split()
        return _("{person}'s {deed}").format(person=person_title(box, name), deed=deed_title(deed))
    return target_words(box, target)
