"""The table shown follows the events, one by one. The match's own state has the last word."""

from game.core.table import Event
from game.moogh import events as ev
from game.moogh.board import Facing
from game.moogh.box import FIRST_BEAST, Box
from game.moogh.land import SPOT_NAMES, STEPS
from game.moogh.places import put, put_beast
from game.moogh.state import ACT, AWAY, ESCAPED, FELL, KILLED, NO_CUBE, OVER, PROGRAM, State, on_beast


def follow(table: State, event: Event) -> None:
    """The table as it is after that event, as far as it is seen."""
    for one in (_round, _people, _beasts, _things):
        if one(table, event):
            return


def spot_of(table: State, place: str) -> int:
    """The spot of a place in words."""
    if place.startswith("on "):
        return on_beast(table.box.beast(place.removeprefix("on ")))
    return SPOT_NAMES[place] if place else AWAY


def _card(box: Box, name: str) -> int:
    """The number of a turn order card by its name."""
    return next(card for card in box.cards() if box.card_name(card) == name)


def _round(table: State, event: Event) -> bool:
    box = table.box
    match event:
        case ev.RoundBegan(number):
            table.round, table.phase, table.marker = number, PROGRAM, 0
            table.cubes[:] = bytes([NO_CUBE] * len(table.cubes))
        case ev.TimePassed(time=time):
            table.dark = time
        case ev.CardMoved(order=order) | ev.CardsLeft(order=order):
            table.order = [_card(box, name) for name in order]
        case ev.CubePlaced(person, slot, _why) if slot:
            table.cubes[box.person(person)] = slot - 1
        case ev.CubesShown(people, slots):
            table.phase = ACT
            for person, slot in zip(people, slots, strict=True):
                table.cubes[box.person(person)] = slot - 1
        case _:
            return _turn(table, event)
    return True


def _turn(table: State, event: Event) -> bool:
    match event:
        case ev.TurnBegan(card, actions):
            number = _card(table.box, card)
            table.phase, table.begun, table.left, table.used = ACT, True, actions, 0
            table.marker = table.order.index(number) if number in table.order else table.marker
            if number < FIRST_BEAST:
                table.ring = table.hurt[number]
        case ev.TurnEnded():
            table.rest()
            table.marker = min(table.marker + 1, len(table.order))
        case ev.MatchEnded(points=points):
            table.phase, table.points = OVER, list(points)
        case _:
            return False
    return True


def _people(table: State, event: Event) -> bool:
    box = table.box
    match event:
        case ev.Placed(person=person, space=goal) | ev.Moved(person=person, goal=goal):
            put(table, box.person(person), spot_of(table, goal))
        case ev.TokenTaken(person=person):
            table.tokens[box.person(person)] = 1
        case ev.TokenSpent(person=person):
            table.tokens[box.person(person)] = 0
        case ev.Injured(person=person):
            table.hurt[box.person(person)] = 1
        case ev.Recovered(person=person):
            table.hurt[box.person(person)] = 0
        case ev.KnockedOut(person=person):
            number = box.person(person)
            put(table, number, AWAY)
            table.out[number], table.tokens[number], table.cubes[number] = 1, 0, NO_CUBE
        case ev.Scored(side=side, points=points):
            table.points[side] += points
        case _:
            return False
    return True


def _beasts(table: State, event: Event) -> bool:
    box = table.box
    match event:
        case ev.BeastHurt(beast=beast, health=health):
            table.health[box.beast(beast)] = health
        case ev.RageChanged(beast=beast, rage=rage, column=column) | ev.DiscMoved(beast, rage, column):
            table.rage[box.beast(beast)], table.column[box.beast(beast)] = rage, column - 1
        case ev.Turned(beast, facing, _why):
            table.facing[box.beast(beast)] = Facing[facing.upper()]
        case ev.Strode(beast, way, _cells):
            number = box.beast(beast)
            put_beast(table, number, table.at[number] + STEPS[Facing[way.upper()]])
        case ev.Shoved(beast=beast, goal=goal):
            put_beast(table, box.beast(beast), SPOT_NAMES[goal])
        case ev.Fled(beast):
            _remove(table, box.beast(beast), ESCAPED)
        case ev.Died(beast, why, _ruling):
            _remove(table, box.beast(beast), FELL if why == "fall" else KILLED)
        case _:
            return False
    return True


def _remove(table: State, beast: int, fate: int) -> None:
    if table.alive(beast):
        put_beast(table, beast, AWAY)
    table.fates[beast], table.facing[beast] = fate, Facing.NORTH


def _things(table: State, event: Event) -> bool:
    box = table.box
    match event:
        case ev.TrapSet(person, space):
            table.traps[SPOT_NAMES[space]] = box.people[box.person(person)].side
        case ev.TrapSprung(space=space):
            table.traps.pop(spot_of(table, space), None)
        case ev.IdeaShown(idea=idea):
            number = next(n for n, one in enumerate(box.ideas) if one.kind == idea)
            table.shown = (*table.shown, number)
        case ev.LoadMoved(person, space, how):
            _move_load(table, box.person(person), spot_of(table, space), how)
        case _:
            return False
    return True


def _move_load(table: State, person: int, spot: int, how: str) -> None:
    table.loads[person] = how == "taken"
    if how == "taken" and spot in table.ground:
        at = table.ground.index(spot)
        table.ground = table.ground[:at] + table.ground[at + 1 :]
    elif how == "dropped":
        table.ground = tuple(sorted((*table.ground, spot)))
    elif how == "home":
        table.home += 1
