"""What things and answers are called on this table."""

from typing import Final

from game.core.decision import Command
from game.core.words import N_, _, several
from game.dinowars.box import BABY, PTERADON, Box
from game.dinowars.commands import (
    Attack,
    Break,
    Charge,
    Deploy,
    Done,
    Down,
    Go,
    Kill,
    Knock,
    Leave,
    Move,
    Pass,
    Pick,
    Place,
    Push,
    Rally,
    Stand,
    Take,
    Turn,
)
from game.dinowars.kinds import INCH, Diet
from game.dinowars.odds import Odds
from game.dinowars.sines import ROUND
from game.ui.writing import percent

OBJECTIVES: Final = {
    "domination": N_("Domination"),
    "infiltration": N_("Infiltration"),
    "destruction": N_("Destruction"),
    "gargantuan": N_("Gargantuan"),
    "bleed": N_("Bleed"),
    "eggs": N_("Eggs"),
    "assassinate": N_("Assassinate"),
    "escape": N_("Escape"),
    "young": N_("Call of the young"),
}
AIMS: Final = {
    "domination": N_(
        "At the end of each turn whoever holds more of the two markers scores: within 3 inches, no enemy so near."
    ),
    "infiltration": N_("The first side with half of its animals in the other side's strip scores."),
    "destruction": N_("The first side that has half of the other side's animals dead scores."),
    "gargantuan": N_("Whoever kills the Gargantuan scores. It hunts the nearest animal at the end of each turn."),
    "bleed": N_("A side's first kill in combat scores."),
    "eggs": N_("An animal that touches the other side's eggs scores, if no enemy is within 3 inches of them."),
    "assassinate": N_("The death of the other side's costliest animal scores, whatever kills it."),
    "escape": N_("The side's cheapest animal leaves the table through the other side's strip."),
    "young": N_("An animal touches the baby that the other side keeps. It strays at the end of each turn."),
}
"""What is to be done, by objective."""
TWISTS: Final = {
    "meteor": N_("Meteor shower"),
    "lava": N_("Lava flow"),
    "desperation": N_("Desperation"),
    "starvation": N_("Starvation"),
    "pteradon": N_("Pteradon attack"),
    "quake": N_("Quake"),
}
TROUBLES: Final = {
    "meteor": N_(
        "At the end of each turn a die for everybody: on a 6 an animal is downed, unless its protection saves it."
    ),
    "lava": N_("At the end of each turn the lava goes on by a die in inches. Whatever it touches is dead."),
    "desperation": N_("A win by one downs already, a win by two is a killing blow."),
    "starvation": N_(
        "At the end of each turn a die for each carnivore: on a 6 it goes at the nearest herbivore, friend or foe."
    ),
    "pteradon": N_("At the end of each turn a die for everybody: on 5 and 6 a flyer of combat 2 attacks."),
    "quake": N_("At the end of each turn a die for everybody: on a 6 the animal is dead."),
}
"""What a twist does."""
QUAKE_DOWNS: Final = N_("At the end of each turn a die for everybody: on a 6 the animal is downed.")
WHY: Final = {
    "charging": N_("charge"),
    "higher": N_("higher ground"),
    "rear": N_("from behind"),
    "gang": N_("two touch it"),
    "ferocity": N_("ferocity"),
}
"""Why an attack is worth more."""
RESULTS: Final = {"knock": N_("Knockback"), "down": N_("Downed"), "kill": N_("Killing blow")}
DIETS: Final = {
    Diet.CARNIVORE: N_("carnivore"), Diet.HERBIVORE: N_("herbivore"), Diet.BOTH: N_("for both"),
}  # fmt: skip
FOODS: Final = {
    "carnivore": N_("Feeding point for carnivores"),
    "herbivore": N_("Feeding point for herbivores"),
    "both": N_("Feeding point for both"),
    "domination": N_("Marker of Domination"),
    "eggs": N_("Eggs"),
    "baby": N_("Baby"),
}
"""What lies on the table."""
EDGES: Final = {"north": N_("north"), "east": N_("east"), "south": N_("south"), "west": N_("west")}
WINDS: Final = (
    N_("north"), N_("north-east"), N_("east"), N_("south-east"), N_("south"), N_("south-west"), N_("west"),
    N_("north-west"),
)  # fmt: skip


def animal(box: Box, name: str) -> str:
    """What a piece is called, by its name in notation."""
    if name == PTERADON:
        return _("Pteradon")
    if name == "gargantuan":
        return _("Gargantuan")
    if name.startswith(BABY.name):
        return _("Baby")
    kind = box.animals[box.numbers[name]].kind
    if name == kind.name:
        return _(kind.title)
    number = name.removeprefix(f"{kind.name}-")
    return f"{_(kind.title)} {number}" if number.isdigit() else name.replace("-", " ").capitalize()


def piece(box: Box, number: int) -> str:
    """What a piece is called, by its number."""
    return animal(box, box.names[number])


def wind(heading: int) -> str:
    """The nearest of the eight winds."""
    return _(WINDS[(heading + ROUND // 16) % ROUND // (ROUND // 8)])


def inches(length: int) -> str:
    """A length in inches, as short as it can be said: 7, 7.5, 7.25."""
    whole, rest = divmod(length, INCH)
    return f"{whole}.{rest:02d}".rstrip("0").rstrip(".") if rest else str(whole)


def far(length: int) -> str:
    """A length in words."""
    return _("{n} in").format(n=inches(length))


def place(x: int, y: int) -> str:
    """A place on the table in words."""
    return _("{x} in from the west, {y} in from the north").format(x=inches(x), y=inches(y))


def value(halves: int) -> str:
    """A combat value in halves."""
    return f"{halves / 2:g}"


def ferocity(points: int) -> str:
    """So many points of it."""
    return several("{n} ferocity", "{n} ferocity", points).format(n=points)


def phrase(box: Box, command: Command) -> str:
    """An answer in a few words."""
    fierce = _(" with ferocity") if getattr(command, "fierce", False) else ""
    return (_moved(box, command) or _done(box, command) or _set_up(box, command) or _result(command)) + fierce


def odds(plain: Odds, fierce: Odds | None) -> str:
    """The chances of an attack, and what a point of ferocity would change."""
    text = _("No effect {nothing}, knockback {knock}, downed {down}, dead {kill}.")
    rest = _(" With ferocity {nothing}, {knock}, {down}, {kill}.")
    said = text.format(**_shares(plain))
    return said if fierce is None else said + rest.format(**_shares(fierce))


def _shares(found: Odds) -> dict[str, str]:
    shares = {"nothing": found.nothing + found.saved, "knock": found.knock, "down": found.down, "kill": found.kill}
    return {name: percent(share) for name, share in shares.items()}


def _moved(box: Box, command: Command) -> str:
    match command:
        case Move(name, None):
            return _("{who} moves straight ahead").format(who=animal(box, name))
        case Move(name, heading) if heading is not None:
            return _("{who} moves {wind}").format(who=animal(box, name), wind=wind(heading))
        case Turn(name, heading):
            return _("{who} turns {wind}").format(who=animal(box, name), wind=wind(heading))
        case Go(distance, facing):
            turned = "" if facing is None else _(", then face {wind}").format(wind=wind(facing))
            return _("Go {far}").format(far=far(distance)) + turned
    return ""


def _done(box: Box, command: Command) -> str:
    match command:
        case Attack(name, target):
            return _("{who} attacks {target}").format(who=animal(box, name), target=animal(box, target))
        case Charge(target):
            return _("Attack {target}").format(target=animal(box, target))
        case Break(name):
            return _("{who} breaks away").format(who=animal(box, name))
        case Stand(name):
            return _("{who} stands up").format(who=animal(box, name))
        case Push(name):
            return _("A point of ferocity for one more action of {who}").format(who=animal(box, name))
    return ""


def _set_up(box: Box, command: Command) -> str:
    match command:
        case Pick(name):
            return _("{who} it is").format(who=animal(box, name))
        case Take(edge):
            return _("Take the edge in the {edge}").format(edge=_(EDGES[edge]))
        case Deploy(name, x, y, facing):
            text = _("{who} starts {place}, facing {wind}")
            return text.format(who=animal(box, name), place=place(x, y), wind=wind(facing))
        case Place(what, x, y):
            return _("{what}: {place}").format(what=_(FOODS[what]), place=place(x, y))
    return ""


def _result(command: Command) -> str:
    match command:
        case Kill():
            return _("Killing blow")
        case Down(heading, distance):
            return _("Downed, moved {far} {wind}").format(far=far(distance), wind=wind(heading))
        case Knock(heading, distance, facing):
            text = _("Knocked back {far} {wind}, facing {facing}")
            return text.format(far=far(distance), wind=wind(heading), facing=wind(facing))
    words = {Rally: _("A point of ferocity for one more action"), Leave: _("Leave the table"), Pass: _("Let it be")}
    words[Done] = _("End the activation")
    return words[type(command)]
