"""What the tray says about what is pointed at, where nothing is to be chosen."""

from collections.abc import Hashable

from game.core.words import _, several
from game.moogh.board import Feature, Ground
from game.moogh.box import beast_of
from game.moogh.land import SPOT_NAMES, cell_of
from game.moogh.pieces import Idea
from game.moogh.state import AMBUSH, FLINT, HIDDEN, HURRIED, MUDDY, SHAFT, State
from game.moogh.view.chances import icon_words
from game.moogh.view.describing import FATES, aim_words, marked, person_facts, progress_words, turn_words
from game.moogh.view.places import (
    AheadSpot,
    BeastSpot,
    CardSpot,
    CellSpot,
    DossierSpot,
    HuntSpot,
    IconSpot,
    IdeaSpot,
    OrderSpot,
    PersonSpot,
    RageSpot,
    SlotSpot,
    TokenSpot,
)
from game.moogh.view.showing import Showing
from game.moogh.view.telling import act_words
from game.moogh.view.wording import FACINGS, beast_title, idea_title, pair_words, person_title, who_title
from game.ui.tray import Message


def about(showing: Showing, spot: Hashable) -> Message | None:
    """What there is to say about a place."""
    table = showing.table
    match spot:
        case CellSpot(name):
            return Message(_("Space {name}").format(name=name), cell_words(table, name))
        case AheadSpot(beast):
            title = beast_title(table.box, table.box.beasts[beast].name)
            return Message(title, _("What it does in its coming turn, with all that chance may bring."))
        case BeastSpot(beast) | DossierSpot(beast):
            return _beast(table, beast)
        case PersonSpot(person) | CardSpot(person):
            return _person(showing, person)
        case RageSpot(beast, row, column):
            return _space(table, beast, row, column)
    return _more(showing, spot)


def _more(showing: Showing, spot: Hashable) -> Message | None:
    table = showing.table
    match spot:
        case IconSpot(person, place):
            icon = table.box.people[person].kind.ring(injured=bool(table.hurt[person]))[place]
            return Message(_name(table, person), icon_words(icon))
        case SlotSpot(person, slot):
            return Message(_name(table, person), _("{pair}.").format(pair=pair_words(table, person, slot)))
        case TokenSpot(person):
            text = _("Once: roll all dice again, move up to two spaces, or try to save yourself or to stay on top.")
            return Message(_("Rage token of {who}").format(who=_name(table, person)), text)
    return _around(showing, spot)


def _around(showing: Showing, spot: Hashable) -> Message | None:
    table = showing.table
    match spot:
        case OrderSpot(place) if place < len(table.order):
            return _turn(showing, place)
        case IdeaSpot(kind):
            return idea_message(table, kind)
        case HuntSpot():
            return Message(aim_words(table.box), _hunt(table))
    return None


def _name(table: State, person: int) -> str:
    return person_title(table.box, table.box.people[person].name)


def cell_words(table: State, name: str) -> str:
    """What a space is and does."""
    spot = SPOT_NAMES[name]
    square = table.box.scenario.board.squares[cell_of(spot)]
    found = []
    if square.ground is not Ground.GRASS:
        wet = _("Water") if square.ground is Ground.WATER else _("Mud")
        found.append(_("{ground}: who enters rolls a die, and a cross ends the walk.").format(ground=wet))
    feature = {
        Feature.BUSH: _("A bush: hits from here do not make the beast angrier."),
        Feature.TREE: _("A tree: it stops beasts, not people."),
        Feature.BOULDER: _("A boulder: it stops everybody."),
        Feature.HUT: _("A hut: it stops nobody."),
    }.get(square.feature)
    found += [feature] if feature else []
    if square.level:
        found.append(_("High ground: who is pushed down is knocked out; a beast that falls dies."))
    if spot in table.traps:
        found.append(_("A trap."))
    if spot in table.ground:
        found.append(_("A load to carry."))
    if cell_of(spot) in marked(table.box.objective):
        found.append(_("Part of the marked place."))
    return " ".join(found) or _("Open steppe.")


def _beast(table: State, beast: int) -> Message:
    one = table.box.beasts[beast]
    title = beast_title(table.box, one.name)
    if not table.alive(beast):
        return Message(title, _("It is out of the hunt: {fate}.").format(fate=_(FATES[table.fates[beast]])))
    text = _("Health {health}, rage {rage}, facing {edge}. In its turn it {does}. If it is hit it {hit}.")
    return Message(
        title,
        text.format(
            health=table.health[beast], rage=table.rage[beast], does=turn_words(table, beast),
            hit=reaction(table, beast), edge=_(FACINGS[table.faces_towards(beast).name.lower()]),
        ),
    )  # fmt: skip


def reaction(table: State, beast: int) -> str:
    """What the beast does at once if it is hit and lives (M8): the row above, at the top a space to the right."""
    one = table.box.beasts[beast]
    up = min(table.rage[beast] + 1, one.card.most)
    spaces = one.row(table.faces[beast], up).spaces
    found = spaces[(table.column[beast] + (up == table.rage[beast])) % len(spaces)]
    return act_words(found.act, found.count)


def _person(showing: Showing, person: int) -> Message:
    table = showing.table
    facts = ", ".join(person_facts(table, person)) if showing.sees_cube(person) else _("The plan is secret.")
    return Message(_name(table, person), " ".join([f"{facts[:1].upper()}{facts[1:]}.", *waiting(table, person)]))


def waiting(table: State, person: int) -> list[str]:
    """What waits for a character after an idea, a sentence each."""
    bits = table.fresh[person] | table.stale[person]
    known = (
        (FLINT, _("Sharp flint waits for the next Stab.")), (SHAFT, _("Straight shaft waits for the next Throw.")),
        (AMBUSH, _("An ambush is laid.")), (HIDDEN, _("Hidden in the bush.")), (MUDDY, _("Covered with mud.")),
        (HURRIED, _("Will hurry in the next round.")),
    )  # fmt: skip
    return [words for bit, words in known if bits & bit]


def _space(table: State, beast: int, row: int, column: int) -> Message:
    one = table.box.beasts[beast]
    line = one.row(table.faces[beast], row)
    space = line.spaces[column]
    title = beast_title(table.box, one.name)
    text = several(
        "Here it {does}. Row {row}: {n} action a turn, {dice} dice off every attack.",
        "Here it {does}. Row {row}: {n} actions a turn, {dice} dice off every attack.",
        line.arrows,
    )
    return Message(
        title, text.format(does=act_words(space.act, space.count), row=row, n=line.arrows, dice=line.defence)
    )


def _turn(showing: Showing, place: int) -> Message:
    table = showing.table
    name = table.box.card_name(table.order[place])
    text = _("Turn {place} of {all} in this round.").format(place=place + 1, all=len(table.order))
    if beast_of(table.order[place]) >= 0 and name.endswith("+"):
        text = f"{text} {_('An extra turn of the beast.')}"
    return Message(who_title(table.box, name), text)


def idea_message(table: State, kind: str) -> Message:
    """An idea's condition and effect."""
    idea = table.box.idea(kind)
    text = _("{condition} {effect}")
    condition = _(idea.condition).format(within=idea.within, amount=idea.amount)
    return Message(idea_title(table.box, kind), text.format(condition=condition, effect=idea_effect(idea)))


def idea_effect(idea: Idea) -> str:
    """What an idea does."""
    return _(idea.about).format(within=idea.within, amount=idea.amount)


def _hunt(table: State) -> str:
    box = table.box
    done = progress_words(table)
    time = _("Time: {time} of {limit}.").format(time=table.dark, limit=box.limit)
    return " ".join(part for part in (_(box.scenario.about), f"{done}." if done else "", time) if part)
