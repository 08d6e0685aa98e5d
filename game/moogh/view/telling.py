"""The log in words: what happened, in plain sentences with names, and in brackets the rule that says so."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.match import Entry
from game.core.table import Event
from game.core.words import N_, _, several
from game.moogh import events as ev
from game.moogh.box import Box
from game.moogh.characters import Symbol
from game.moogh.pieces import Act
from game.moogh.view.laws import law
from game.moogh.view.wording import (
    ACTS,
    CAUSES,
    FACINGS,
    POINTS,
    SYMBOLS,
    beast_title,
    deed_title,
    idea_title,
    is_person,
    person_title,
    place_words,
    ring_words,
    target_words,
    use_words,
    who_title,
)
from game.moogh.words import side_title

Names = Sequence[str]
ROLLS: Final = {
    "water": N_("the water"),
    "mud": N_("the mud"),
    "save": N_("saving oneself"),
    "stay": N_("staying on top"),
    "mud-bath": N_("the mud bath"),
}
"""What a roll is for that is no action's."""
CASTS: Final = {
    "attack": N_("where it attacks"),
    "push": N_("which way it pushes"),
    "shake": N_("which way it shakes somebody off"),
    "look": N_("which way it turns"),
    "random-turn": N_("which way it turns"),
    "appeasement": N_("whether its rage changes"),
}
"""What a beast's die is cast for."""
OBSTACLES: Final = {
    "boulder": N_("a boulder"),
    "tree": N_("a tree"),
    "beast": N_("a beast"),
    "person": N_("somebody"),
    "edge": N_("the edge of the board"),
    "cliff": N_("a cliff"),
}
MOVES: Final = {
    "walk": N_("{who} goes from {start} to {goal}."),
    "rage": N_("{who} runs from {start} to {goal} in rage."),
    "rope": N_("{who} goes by rope from {start} to {goal}."),
    "second-wind": N_("{who} runs from {start} to {goal} with a second wind."),
    "push": N_("{who} is pushed from {start} to {goal}."),
    "flight": N_("{who} flies from {start} to {goal}."),
    "swap": N_("{who} comes down from {start} to {goal}."),
    "climb": N_("{who} climbs from {start} to {goal}."),
    "put": N_("{who} is put from {start} to {goal}."),
}
COUNTED: Final = {Act.FORWARD, Act.BACKWARD, Act.TRAMPLE, Act.ATTACK}


def words(box: Box, names: Names, entry: Entry) -> tuple[str, ...]:
    """The entry's events, a sentence each with its rule; what goes without saying is left out."""
    told = [(sentence(box, names, event), event) for event in entry.events]
    return tuple(f"{said} ({law(box, event)})" for said, event in told if said)


def sentence(box: Box, names: Names, event: Event) -> str:
    """An event in one sentence; empty if it goes without saying."""
    if isinstance(event, ev.MatchEnded):
        return _ended(box, names, event)
    return _TELLERS[type(event)](box, event)


def faces_words(faces: Sequence[str]) -> str:
    """What dice show."""
    return ", ".join(_(SYMBOLS[Symbol(face)]) for face in faces)


# -- the round --------------------------------------------------------------------------------------------------------


def _round(_box: Box, event: ev.RoundBegan) -> str:
    return _("Round {number}.").format(number=event.number)


def _time(_box: Box, event: ev.TimePassed) -> str:
    text = _("A beast has fled, and the day is shorter: {time} of {limit}.") if event.fled else _(
        "Time passes: {time} of {limit}."
    )  # fmt: skip
    return text.format(time=event.time, limit=event.limit)


def _card(box: Box, event: ev.CardMoved) -> str:
    text = _("{who} hurries: the turn card changes its place.") if event.why == "hurry" else _(
        "The turn card of {who} goes to the end of the row."
    )  # fmt: skip
    return text.format(who=who_title(box, event.card))


def _cards_left(box: Box, event: ev.CardsLeft) -> str:
    return _("{who} has no turn any more.").format(who=who_title(box, event.who))


def _turn_began(box: Box, event: ev.TurnBegan) -> str:
    if is_person(box, event.card):
        return _("The turn of {who}.").format(who=who_title(box, event.card))
    text = several("The turn of {who}: {n} action.", "The turn of {who}: {n} actions.", event.actions)
    return text.format(who=who_title(box, event.card), n=event.actions)


def _nothing(_box: Box, _event: Event) -> str:
    return ""


def _placed(box: Box, event: ev.Placed) -> str:
    return _("{who} begins on {space}.").format(who=person_title(box, event.person), space=event.space)


def _cube(box: Box, event: ev.CubePlaced) -> str:
    who = person_title(box, event.person)
    if not event.slot:
        return _("The cube of {who} is placed, in secret.").format(who=who)
    if event.why == "programming":
        text = _("{who} plans: {pair}.")
    else:
        text = _("The cube of {who} goes to another place: {pair}.")
    return text.format(who=who, pair=ring_words(box, event.person, event.slot, injured=event.why == "injury"))


def _cubes(box: Box, event: ev.CubesShown) -> str:
    plans = [
        _("{who}: {pair}").format(who=person_title(box, name), pair=_("place {slot}").format(slot=slot))
        for name, slot in zip(event.people, event.slots, strict=True)
    ]
    return _("All cubes are shown. {plans}.").format(plans="; ".join(plans))


# -- people -----------------------------------------------------------------------------------------------------------


def _tried(box: Box, event: ev.Tried) -> str:
    who, deed = person_title(box, event.person), deed_title(event.deed)
    if event.deed in {"move", "think"}:
        return "" if event.deed == "move" else _("{who} thinks.").format(who=who)
    text = several("{who}: {deed} with {n} die.", "{who}: {deed} with {n} dice.", event.dice)
    if event.target:
        text = several(
            "{who}: {deed} at {target} with {n} die.", "{who}: {deed} at {target} with {n} dice.", event.dice
        )
    return text.format(who=who, deed=deed, target=target_words(box, event.target), n=event.dice)


def _rolled(box: Box, event: ev.Rolled) -> str:
    who = person_title(box, event.person)
    if not event.faces:
        return _("{who} has no dice left to roll, and fails.").format(who=who)
    text = _("{who} rolls again: {faces}. Needed: {wanted}. {result}") if event.again else _(
        "{who} rolls {faces}. Needed: {wanted}. {result}"
    )  # fmt: skip
    if event.why in ROLLS:
        text = _("{who} rolls {faces} for {why}. Needed: {wanted}. {result}")
    result = _("It succeeds.") if event.success else _("It fails.")
    wanted, why = _(" or ").join(_(SYMBOLS[Symbol(one)]) for one in event.wanted), _(ROLLS.get(event.why, ""))
    return text.format(who=who, faces=faces_words(event.faces), wanted=wanted, why=why, result=result)


def _moved(box: Box, event: ev.Moved) -> str:
    start, goal = place_words(box, event.start), place_words(box, event.goal)
    return _(MOVES[event.why]).format(who=person_title(box, event.person), start=start, goal=goal)


def _token(box: Box, event: ev.TokenTaken) -> str:
    return _("{who} takes a rage token.").format(who=person_title(box, event.person))


def _token_spent(box: Box, event: ev.TokenSpent) -> str:
    return _("{who} spends the rage token.").format(who=person_title(box, event.person))


def _injured(box: Box, event: ev.Injured) -> str:
    return _("{who} is injured by {why}.").format(who=person_title(box, event.person), why=_(CAUSES[event.why]))


def _out(box: Box, event: ev.KnockedOut) -> str:
    return _("{who} is knocked out by {why}.").format(who=person_title(box, event.person), why=_(CAUSES[event.why]))


def _spared(box: Box, event: ev.Spared) -> str:
    text = {
        "save": _("{who} is saved by rage."),
        "mud-bath": _("The mud saves {who}."),
        "shield": _("The hide shield saves {who}."),
    }[event.how]
    return text.format(who=person_title(box, event.person))


def _recovered(box: Box, event: ev.Recovered) -> str:
    return _("{who} is whole again.").format(who=person_title(box, event.person))


def _scored(box: Box, event: ev.Scored) -> str:
    text = several("{tribe} gains {n} savage point {why}.", "{tribe} gains {n} savage points {why}.", event.points)
    return text.format(tribe=side_title(box, event.side), n=event.points, why=_(POINTS[event.why]))


def _trap_set(box: Box, event: ev.TrapSet) -> str:
    return _("{who} sets a trap on {space}.").format(who=person_title(box, event.person), space=event.space)


def _trap_sprung(box: Box, event: ev.TrapSprung) -> str:
    return _("{who} springs the trap on {space}.").format(who=who_title(box, event.who), space=event.space)


def _ideas(box: Box, event: ev.IdeasDrawn) -> str:
    ideas = ", ".join(idea_title(box, one) for one in event.ideas)
    return _("{who} draws: {ideas}.").format(who=person_title(box, event.person), ideas=ideas)


def _idea_shown(box: Box, event: ev.IdeaShown) -> str:
    return _("{idea} is shown to all.").format(idea=idea_title(box, event.idea))


def _idea_used(box: Box, event: ev.IdeaUsed) -> str:
    who = person_title(box, event.person)
    if not event.idea:
        return _("{who} uses no idea.").format(who=who)
    text = _("{who} uses {idea}: {target}.") if event.target else _("{who} uses {idea}.")
    target = use_words(box, event.idea, event.target) if event.target else ""
    return text.format(who=who, idea=idea_title(box, event.idea), target=target)


def _load(box: Box, event: ev.LoadMoved) -> str:
    text = {
        "taken": _("{who} picks up what lies on {space}."),
        "dropped": _("{who} drops the load on {space}."),
        "home": _("{who} brings the load home."),
    }[event.how]
    return text.format(who=person_title(box, event.person), space=event.space)


# -- beasts -----------------------------------------------------------------------------------------------------------


def _cast(box: Box, event: ev.Cast) -> str:
    text = _("A die for the {beast}, {why}: {face}.")
    return text.format(
        beast=beast_title(box, event.beast), why=_(CASTS[event.why]), face=_(SYMBOLS[Symbol(event.face)])
    )


def _hit(box: Box, event: ev.BeastHit) -> str:
    text = (
        _("{who} hits the {beast}, which does not notice from where.") if event.still else _("{who} hits the {beast}.")
    )
    return text.format(who=person_title(box, event.person), beast=beast_title(box, event.beast))


def _hurt(box: Box, event: ev.BeastHurt) -> str:
    text = several(
        "The {beast} loses health by {why}: {n} is left.",
        "The {beast} loses health by {why}: {n} are left.",
        event.health,
    )
    return text.format(beast=beast_title(box, event.beast), why=_(CAUSES[event.why]), n=event.health)


def _rage(box: Box, event: ev.RageChanged) -> str:
    text = _("The rage of the {beast} is {rage} now, its disc in column {column}.")
    return text.format(beast=beast_title(box, event.beast), rage=event.rage, column=event.column)


def act_words(act: str, count: int) -> str:
    """What a beast does, with how far or how often."""
    text = _(ACTS[Act(act)])
    return f"{text} ({count})" if Act(act) in COUNTED else text


def _acted(box: Box, event: ev.Acted) -> str:
    return _("The {beast} {does}.").format(beast=beast_title(box, event.beast), does=act_words(event.act, event.count))


def _turned(box: Box, event: ev.Turned) -> str:
    return _("The {beast} faces {edge}.").format(beast=beast_title(box, event.beast), edge=_(FACINGS[event.facing]))


def _strode(box: Box, event: ev.Strode) -> str:
    text = _("The {beast} steps {way}.")
    return text.format(beast=beast_title(box, event.beast), way=_(FACINGS[event.way]))


def _stopped(box: Box, event: ev.Stopped) -> str:
    text = _("The {beast} is stopped by {what} on {space}.")
    return text.format(beast=beast_title(box, event.beast), what=_(OBSTACLES[event.by]), space=event.space)


def _shoved(box: Box, event: ev.Shoved) -> str:
    text = _("The {beast} is pushed from {start} to {goal}.")
    return text.format(beast=beast_title(box, event.beast), start=event.start, goal=event.goal)


def _crashed(box: Box, event: ev.Crashed) -> str:
    return _("{who} runs into {what}.").format(who=who_title(box, event.who), what=_(OBSTACLES[event.into]))


def _fled(box: Box, event: ev.Fled) -> str:
    return _("The {beast} has left the board.").format(beast=beast_title(box, event.beast))


def _died(box: Box, event: ev.Died) -> str:
    return _("The {beast} is dead: {why}.").format(beast=beast_title(box, event.beast), why=_(CAUSES[event.why]))


def _progressed(_box: Box, event: ev.Progressed) -> str:
    return _("The aim of the hunt: {done} of {needed}.").format(done=event.done, needed=event.needed)


def _ended(box: Box, names: Names, event: ev.MatchEnded) -> str:
    if not event.winners:
        return _("The hunt is over. Nobody wins.")
    if box.together:
        return _("The hunt is over. The hunters win.")
    text = _("The hunt is over. Winner: {names}.")
    return text.format(names=_(" and ").join(names[seat] for seat in event.winners))


_TELLERS: Final[dict[type[Event], Callable[[Box, Any], str]]] = {
    ev.RoundBegan: _round,
    ev.TimePassed: _time,
    ev.CardMoved: _card,
    ev.CardsLeft: _cards_left,
    ev.Placed: _placed,
    ev.CubePlaced: _cube,
    ev.CubesShown: _cubes,
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: _nothing,
    ev.Tried: _tried,
    ev.Rolled: _rolled,
    ev.Cast: _cast,
    ev.Moved: _moved,
    ev.TokenTaken: _token,
    ev.TokenSpent: _token_spent,
    ev.Injured: _injured,
    ev.KnockedOut: _out,
    ev.Spared: _spared,
    ev.Recovered: _recovered,
    ev.Scored: _scored,
    ev.TrapSet: _trap_set,
    ev.TrapSprung: _trap_sprung,
    ev.BeastHit: _hit,
    ev.BeastHurt: _hurt,
    ev.RageChanged: _rage,
    ev.DiscMoved: _nothing,
    ev.Acted: _acted,
    ev.Turned: _turned,
    ev.Strode: _strode,
    ev.Stopped: _stopped,
    ev.Shoved: _shoved,
    ev.Crashed: _crashed,
    ev.Fled: _fled,
    ev.Died: _died,
    ev.IdeasDrawn: _ideas,
    ev.IdeaShown: _idea_shown,
    ev.IdeaUsed: _idea_used,
    ev.LoadMoved: _load,
    ev.Progressed: _progressed,
}
"""By kind of event, what says it; the end of the hunt needs the seats' names."""
