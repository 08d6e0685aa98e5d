"""Rulebook, "Being injured" and "Savage points": injuries, who escapes them, and what they pay."""

from game.core.table import Table
from game.moogh.bones import luck, mud_luck, spend
from game.moogh.box import beast_of
from game.moogh.characters import RING
from game.moogh.commands import SAVE, SHIELD, YIELD, Cube
from game.moogh.events import (
    CardsLeft,
    CubePlaced,
    Injured,
    KnockedOut,
    LoadMoved,
    Recovered,
    Scored,
    Spared,
    TokenTaken,
    TrapSprung,
)
from game.moogh.land import name_of
from game.moogh.pieces import Power
from game.moogh.places import place_name, put
from game.moogh.question import ask
from game.moogh.skills import has
from game.moogh.state import ACT, AWAY, MUDDY, NO_CUBE, NOBODY, State


def score(table: Table[State], person: int, points: int, why: str, ruling: str) -> None:
    """Savage points for a character's side."""
    one = table.state.box.people[person]
    table.state.points[one.side] += points
    if table.heard is not None:
        table.tell(Scored(one.side, one.name, points, why, ruling))


def score_side(table: Table[State], side: int, points: int, why: str, ruling: str) -> None:
    """Savage points for the side that made a trap (M13); nobody's trap pays nobody."""
    if side == NOBODY:
        return
    table.state.points[side] += points
    if table.heard is not None:
        table.tell(Scored(side, "", points, why, ruling))


# -- injuries ----------------------------------------------------------------------------------------------------------


async def injure(table: Table[State], person: int, why: str, ruling: str, before: int = AWAY) -> bool:
    """A character takes an injury; whether it is still in play. `why` names what did it.

    before: where it stood before the step that did it, if it was one; what it carries is left there (M89).
    """
    state = table.state
    assert state.in_play(person), "an injury for somebody who is gone"
    if await _ignores(table, person, why):
        return True
    if state.hurt[person]:
        return await knock_out(table, person, why, ruling, before)
    state.hurt[person] = 1
    if table.heard is not None:
        table.tell(Injured(state.box.people[person].name, why, ruling))
    await move_cube(table, person, "injury")  # M29: flip, cube, token, point
    take_token(table, person, "injury")
    score(table, person, 1, "injury", "M31")
    return True


async def _ignores(table: Table[State], person: int, why: str) -> bool:
    """Whether a mud bath or the item against injuries keeps it off: then no flip, token or point."""
    state = table.state
    if (state.fresh[person] | state.stale[person]) & MUDDY:
        _dry(state, person)  # the first injury uses it up, whatever the die says
        if mud_luck(table, person):
            return _spare(table, person, "mud-bath", why)
    if state.shields[person] or not has(state, person, Power.SHIELD):
        return False
    if await ask(table, "shield", (SHIELD, YIELD), person) == YIELD:
        return False
    state.shields[person] = 1
    return _spare(table, person, "shield", why)


def _dry(state: State, person: int) -> None:
    state.fresh[person] &= ~MUDDY
    state.stale[person] &= ~MUDDY


def _spare(table: Table[State], person: int, how: str, why: str) -> bool:
    if table.heard is not None:
        table.tell(Spared(table.state.box.people[person].name, how, why))
    return True


async def knock_out(table: Table[State], person: int, why: str, ruling: str, before: int = AWAY) -> bool:
    """A character would be knocked out; whether a token saved it (M28: asked each time, spent either way)."""
    state = table.state
    if state.tokens[person] and await ask(table, "save", (SAVE, YIELD), person) == SAVE:
        spend(table, person, "save")
        if luck(table, person, "save"):
            return _spare(table, person, "save", why)
    if table.heard is not None:
        table.tell(KnockedOut(state.box.people[person].name, why, ruling))
    score(table, person, 1, "knocked-out", "M31")
    _remove(table, person, before)
    return False


def _remove(table: Table[State], person: int, before: int) -> None:
    """M73: standee, cube, what waited and turn card leave at once, and the token too."""
    state = table.state
    _drop_load(table, person, before)
    put(state, person, AWAY)
    state.out[person] = 1
    state.tokens[person] = state.fresh[person] = state.stale[person] = state.ambush[person] = 0
    state.cubes[person] = NO_CUBE
    remove_cards(table, person)


def remove_cards(table: Table[State], who: int) -> None:
    """The cards of a character, or of a beast (FIRST_BEAST and its number), leave; none is skipped (M62)."""
    state = table.state
    beast = beast_of(who)
    for place in range(len(state.order) - 1, -1, -1):
        card = state.order[place]
        if card == who or (beast >= 0 and beast_of(card) == beast):
            del state.order[place]
            if place < state.marker:
                state.marker -= 1
            elif place == state.marker and state.phase == ACT:
                state.rest()  # its turn is over; the marker is on the next card
    if table.heard is not None:
        name = state.box.people[who].name if beast < 0 else state.box.beasts[beast].name
        table.tell(CardsLeft(name, tuple(map(state.box.card_name, state.order))))


def _drop_load(table: Table[State], person: int, before: int) -> None:
    """M89: what a character carried stays where it stood before the step or blow. Nobody carries on top of a beast."""
    state = table.state
    if not state.loads[person]:
        return
    state.loads[person] = 0
    spot = state.spots[person] if before == AWAY else before
    state.ground = tuple(sorted((*state.ground, spot)))
    if table.heard is not None:
        table.tell(LoadMoved(state.box.people[person].name, name_of(spot), "dropped"))


async def move_cube(table: Table[State], person: int, why: str) -> None:
    """M30: the cube goes anywhere. It matters for a turn still to come, and in the middle of the own one.

    There the number of actions left stays, and they are taken from the new pair, each icon at most once.
    """
    state = table.state
    now = is_acting(state, person)
    if state.phase != ACT or (state.acted[person] and not (now and state.left)):
        return
    name = state.box.people[person].name
    answer = await ask(table, "cube", [Cube(name, slot) for slot in range(1, RING + 1)], person)
    assert isinstance(answer, Cube)
    state.cubes[person] = answer.slot - 1
    if now:
        state.used, state.ring = 0, state.hurt[person]
    if table.heard is not None:
        table.tell(CubePlaced(name, answer.slot, why))


def is_acting(state: State, person: int) -> bool:
    """Whether this is the character's own turn."""
    return state.begun and state.marker < len(state.order) and state.order[state.marker] == person


def take_token(table: Table[State], person: int, why: str) -> None:
    """M29: never more than one token."""
    state = table.state
    if state.tokens[person]:
        return
    state.tokens[person] = 1
    if table.heard is not None:
        table.tell(TokenTaken(state.box.people[person].name, why))


def recover(table: Table[State], person: int, why: str) -> None:
    """The card is turned to its uninjured side; the cube stays on its slot (M39)."""
    table.state.hurt[person] = 0
    if table.heard is not None:
        table.tell(Recovered(table.state.box.people[person].name, why))


async def tread(table: Table[State], person: int, before: int) -> bool:
    """A character came from `before` to a space: a trap there injures it and is gone (M14); whether it is in play."""
    state = table.state
    spot = state.spots[person]
    if spot not in state.traps:
        return True
    del state.traps[spot]
    if table.heard is not None:
        table.tell(TrapSprung(state.box.people[person].name, place_name(state, spot), "M14"))
    return await injure(table, person, "trap", "M14", before)
