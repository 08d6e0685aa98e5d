"""The log in words: what happened, in plain sentences with names; the ruling that decided it in brackets."""

from collections.abc import Callable, Mapping, Sequence
from math import hypot
from typing import Any, Final

from game.core.match import Entry
from game.core.table import Event
from game.core.words import N_, _, several
from game.dinowars import events as ev
from game.dinowars.box import Box
from game.dinowars.view import wording
from game.dinowars.view.wording import animal

Names = Sequence[str]
PAID: Final = {
    "feeding": N_("{name} feeds: {change} ferocity, {left} now."),
    "kill": N_("{name} has killed: {change} ferocity, {left} now."),
    "knockback": N_("{name} is knocked back: {change} ferocity, {left} now."),
    "action": N_("{name} buys one more action: {change} ferocity, {left} now."),
    "stamina": N_("{name} pushes an animal beyond its stamina: {change} ferocity, {left} now."),
    "move": N_("{name} buys a die for the move: {change} ferocity, {left} now."),
    "attack": N_("{name} attacks with ferocity: {change} ferocity, {left} now."),
}
CAUSES: Final = {
    "combat": N_("{who} is killed by {by}."),
    "lava": N_("{who} dies in the lava."),
    "quake": N_("{who} dies in the quake."),
}
DEEDS: Final = {
    "stand": N_("The Gargantuan stands up."),
    "attack": N_("The Gargantuan attacks {victim}."),
    "move": N_("The Gargantuan goes at {victim}."),
    "wait": N_("The Gargantuan reaches nobody, and waits."),
}
RULINGS: Final[Mapping[type[Event], str]] = {
    ev.Broke: "D28", ev.Shifted: "D27", ev.Escaped: "D36", ev.LavaCame: "D45", ev.GargantuanActs: "D42",
    ev.BabyGone: "D37",
}  # fmt: skip
"""Which ruling decides what is told."""
TROUBLED: Final = {"meteor": "D44", "starvation": "D47", "pteradon": "D48", "quake": "D46"}


def words(box: Box, names: Names, entry: Entry) -> tuple[str, ...]:
    """The entry's events, a sentence each; what goes without saying is left out."""
    return tuple(line for event in entry.events if (line := sentence(box, names, event)))


def sentence(box: Box, names: Names, event: Event) -> str:
    """An event in one sentence; empty if it goes without saying."""
    said = _TELLERS[type(event)](box, names, event)
    ruling = RULINGS.get(type(event), "")
    if isinstance(event, ev.TwistRolled):
        ruling = TROUBLED[event.twist]
    return f"{said} ({ruling})" if said and ruling else said


def _listed(parts: Sequence[str]) -> str:
    return ", ".join(parts)


def _faces(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))


# -- before play ------------------------------------------------------------------------------------------------------


def _objectives(_box: Box, names: Names, event: ev.ObjectivesRolled) -> str:
    overall = _listed([_(wording.OBJECTIVES[one]) for one in event.overall])
    unique = _listed([f"{name} {_(wording.OBJECTIVES[one])}" for name, one in zip(names, event.unique, strict=False)])
    return _("Objectives for both: {overall}. Of their own: {unique}.").format(overall=overall, unique=unique)


def _twists(_box: Box, _names: Names, event: ev.TwistsChosen) -> str:
    if not event.twists:
        return _("No twist.")
    return _("Twists: {twists}.").format(twists=_listed([_(wording.TWISTS[one]) for one in event.twists]))


def _named(box: Box, names: Names, event: ev.Named) -> str:
    text = {
        "assassinate": _("{name} is after {who}."),
        "escape": _("{who} is to escape for {name}."),
    }[event.objective]
    return text.format(name=names[event.seat], who=animal(box, event.name))


def _rolled_off(_box: Box, names: Names, event: ev.RolledOff) -> str:
    text = _("{one} rolls {roll}, {other} rolls {against}: {first} deploys first.")
    one, other = event.rolls
    return text.format(one=names[0], roll=one, other=names[1], against=other, first=names[event.first])


def _edge(_box: Box, names: Names, event: ev.EdgeTaken) -> str:
    one, other = (_(wording.EDGES[edge]) for edge in event.edges)
    said = _("{one} plays from the {edge}, {other} from the {opposite}.").format(
        one=names[0], edge=one, other=names[1], opposite=other
    )
    lava = _(" Lava will come from the {edge}.").format(edge=_(wording.EDGES[event.lava])) if event.lava else ""
    return said + lava


def _stood(box: Box, _names: Names, event: ev.Stood) -> str:
    return _("{who} starts {place}.").format(who=animal(box, event.name), place=wording.place(event.x, event.y))


def _marked(_box: Box, names: Names, event: ev.Marked) -> str:
    what, place = _(wording.FOODS[event.what]), wording.place(event.x, event.y)
    if event.seat < 0:
        return _("{what}: {place}.").format(what=what, place=place)
    return _("{name} places: {what}, {place}.").format(name=names[event.seat], what=what, place=place)


def _unmarked(_box: Box, _names: Names, event: ev.Unmarked) -> str:
    return _("Gone: {what}.").format(what=_(wording.FOODS[event.what]))


# -- the turn ---------------------------------------------------------------------------------------------------------


def _turn_began(_box: Box, names: Names, event: ev.TurnBegan) -> str:
    text = _("Turn {turn}. {one} rolls {roll}, {other} rolls {against}: {first} goes first.")
    one, other = event.rolls
    return text.format(turn=event.turn, one=names[0], roll=one, other=names[1], against=other, first=names[event.leads])


def _activated(_box: Box, names: Names, event: ev.Activated) -> str:
    text = several("{name} has {n} action.", "{name} has {n} actions.", event.actions)
    return text.format(name=names[event.seat], n=event.actions)


def _ferocity(_box: Box, names: Names, event: ev.Ferocity) -> str:
    return _(PAID[event.why]).format(name=names[event.seat], change=f"{event.change:+d}", left=event.left)


def _move_rolled(box: Box, _names: Names, event: ev.MoveRolled) -> str:
    text = _("{who} rolls {dice} for a move {wind}: up to {far}.")
    who, wind = animal(box, event.name), wording.wind(event.heading)
    return text.format(who=who, dice=_faces(event.dice), wind=wind, far=wording.far(event.far))


def _gone(event: ev.Moved | ev.Shifted) -> int:
    return round(hypot(event.x - event.from_x, event.y - event.from_y))


def _moved(box: Box, _names: Names, event: ev.Moved) -> str:
    who, gone = animal(box, event.name), _gone(event)
    if not gone:
        return _("{who} stays, facing {wind}.").format(who=who, wind=wording.wind(event.facing))
    text = _("{who} goes {far} to {place}, facing {wind}.")
    place, wind = wording.place(event.x, event.y), wording.wind(event.facing)
    return text.format(who=who, far=wording.far(gone), place=place, wind=wind)


def _shifted(box: Box, _names: Names, event: ev.Shifted) -> str:
    text = _("{who} is moved {far}, facing {wind}.")
    far, wind = wording.far(_gone(event)), wording.wind(event.facing)
    return text.format(who=animal(box, event.name), far=far, wind=wind)


def _turned(box: Box, _names: Names, event: ev.Turned) -> str:
    return _("{who} turns {wind}.").format(who=animal(box, event.name), wind=wording.wind(event.facing))


def _broke(box: Box, _names: Names, event: ev.Broke) -> str:
    rolls = _listed([f"{animal(box, one)} {total}" for one, total in zip(event.enemies, event.totals, strict=True)])
    text = _("{who} breaks away with {total} against {rolls}.") if event.free else _(
        "{who} does not get away with {total} against {rolls}."
    )  # fmt: skip
    return text.format(who=animal(box, event.name), total=event.total, rolls=rolls)


def _escaped(box: Box, _names: Names, event: ev.Escaped) -> str:
    return _("{who} leaves the table, alive.").format(who=animal(box, event.name))


# -- combat -----------------------------------------------------------------------------------------------------------


def _fought(box: Box, _names: Names, event: ev.Fought) -> str:
    why = "".join(f", {_(wording.WHY[one])}" for one in event.modifiers)
    text = _("{who} ({attack}{why}) attacks {whom} ({defence}): {dice} against {against}. {outcome}")
    outcome = _("No effect.")
    if event.margin > 0:
        outcome = _("A win by {margin}.").format(margin=event.margin)
    return text.format(
        who=animal(box, event.attacker), attack=event.attack, why=why, whom=animal(box, event.defender),
        defence=wording.value(event.defence_halves), dice=_faces(event.dice), against=_faces(event.against),
        outcome=outcome,
    )  # fmt: skip


def _saved(box: Box, _names: Names, event: ev.Saved) -> str:
    text = _("{who} rolls {roll} for protection {protection}: saved (D26).") if event.saved else _(
        "{who} rolls {roll} for protection {protection}: not saved."
    )  # fmt: skip
    return text.format(who=animal(box, event.name), roll=event.roll, protection=event.protection)


def _downed(box: Box, _names: Names, event: ev.Downed) -> str:
    return _("{who} is downed.").format(who=animal(box, event.name))


def _stood_up(box: Box, _names: Names, event: ev.StoodUp) -> str:
    return _("{who} stands up.").format(who=animal(box, event.name))


def _killed(box: Box, _names: Names, event: ev.Killed) -> str:
    cause = event.cause
    if cause == "combat" and not event.by:
        return _("{who} is killed.").format(who=animal(box, event.name))
    by = animal(box, event.by) if event.by else ""
    return _(CAUSES[cause]).format(who=animal(box, event.name), by=by)


def _scored(_box: Box, names: Names, event: ev.Scored) -> str:
    text = several("{name} scores {objective}: {n} point.", "{name} scores {objective}: {n} points.", event.total)
    return text.format(name=names[event.seat], objective=_(wording.OBJECTIVES[event.objective]), n=event.total)


# -- the end of the turn ----------------------------------------------------------------------------------------------


def _turn_ends(_box: Box, _names: Names, event: ev.TurnEnds) -> str:
    return _("Turn {n} ends.").format(n=event.turn)


def _gargantuan_rolled(_box: Box, _names: Names, event: ev.GargantuanRolled) -> str:
    text = several("The Gargantuan has {n} action.", "The Gargantuan has {n} actions.", event.actions)
    return text.format(n=event.actions)


def _gargantuan_acts(box: Box, _names: Names, event: ev.GargantuanActs) -> str:
    return _(DEEDS[event.deed]).format(victim=animal(box, event.victim) if event.victim else "")


def _twist_rolled(box: Box, _names: Names, event: ev.TwistRolled) -> str:
    rolls = _listed([f"{animal(box, name)} {die}" for name, die in zip(event.names, event.dice, strict=True)])
    title = _(wording.TWISTS[event.twist])
    return _("{twist}: {rolls}.").format(twist=title, rolls=rolls or _("nobody"))


def _lava(_box: Box, _names: Names, event: ev.LavaCame) -> str:
    text = _("The lava from the {edge} goes on by {roll} in, {depth} deep now.")
    return text.format(edge=_(wording.EDGES[event.edge]), roll=event.roll, depth=wording.far(event.depth))


def _baby(_box: Box, names: Names, event: ev.BabyGone) -> str:
    if event.cause == "lava":
        return _("The baby that {name} seeks dies in the lava.").format(name=names[event.seat])
    return _("{name} has found the baby.").format(name=names[event.seat])


def _ended(_box: Box, names: Names, event: ev.MatchEnded) -> str:
    score = f"{event.scores[0]}:{event.scores[1]}"
    if not event.winners:
        return _("The match ends {score}: nobody wins.").format(score=score)
    texts = {
        "points": _("{name} wins by points, {score}."),
        "last": _("{name} wins at {score}: no enemy is left."),
        "none": _("No animal is left in play: {name} is ahead by points, {score}."),
        "limit": _("The last turn is over: {name} wins at {score}."),
    }
    return texts[event.why].format(name=names[event.winners[0]], score=score)


_TELLERS: Final[Mapping[type[Event], Callable[[Box, Names, Any], str]]] = {
    ev.ObjectivesRolled: _objectives, ev.TwistsChosen: _twists, ev.Named: _named, ev.RolledOff: _rolled_off,
    ev.EdgeTaken: _edge, ev.Stood: _stood, ev.Marked: _marked, ev.Unmarked: _unmarked, ev.TurnBegan: _turn_began,
    ev.Activated: _activated, ev.Ferocity: _ferocity, ev.MoveRolled: _move_rolled, ev.Moved: _moved,
    ev.Shifted: _shifted, ev.Turned: _turned, ev.Fought: _fought, ev.Saved: _saved, ev.Downed: _downed,
    ev.StoodUp: _stood_up, ev.Killed: _killed, ev.Broke: _broke, ev.Escaped: _escaped, ev.Scored: _scored,
    ev.TurnEnds: _turn_ends, ev.GargantuanRolled: _gargantuan_rolled, ev.GargantuanActs: _gargantuan_acts,
    ev.TwistRolled: _twist_rolled, ev.LavaCame: _lava, ev.BabyGone: _baby, ev.MatchEnded: _ended,
}  # fmt: skip
