"""A campaign's position: the tribe between two answers as plain data, read back, and whether it is in order."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Any, Literal

from pydantic import Field

from game.content.faults import ContentError
from game.content.models import Content, fault_at, validate
from game.content.nodes import Node
from game.content.positions import read_position
from game.moogh.campaign import party
from game.moogh.campaign.state import (
    AHEAD,
    EQUIP,
    FATES,
    HUNT,
    LOST,
    NONE,
    OVER,
    PHASES,
    ROAD,
    SPOILS,
    Camp,
    State,
)
from game.moogh.campaign.tale import Tale
from game.moogh.pieces import Power

Count = Annotated[int, Field(ge=0, le=1_000_000)]
Names = tuple[str, ...]


class PersonForm(Content):
    """One of the tribe."""

    wounded: bool = False
    marks: Names = ()
    takes: str = ""


class CampForm(Content):
    """A position's own shape."""

    phase: Literal["road", "party", "equip", "hunt", "spoils", "lost", "over"]
    at: str
    tries: Count = 0
    seed: Count = 0
    stores: Count
    hunts: dict[str, Literal["won", "left"]] = Field(default_factory=dict)
    people: dict[str, PersonForm] = Field(default_factory=dict)
    items: Names = ()
    party: Names = ()
    found: Names = ()
    ending: str = ""


def write(state: State) -> dict[str, Any]:
    """The state as mappings, lists, numbers and texts; what is empty is left out."""
    tale = state.box.tale
    items = tale.pieces.items
    whole: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "at": state.stop.name,
        "tries": state.tries,
        "seed": state.seed,
        "stores": state.stores,
        "hunts": {stop.name: FATES[fate] for stop, fate in zip(tale.stops, state.fates, strict=True) if fate != AHEAD},
        "people": {one.name: told for n, one in enumerate(tale.people) if (told := _person(state, n))},
        "items": [item.name for item, there in zip(items, state.gear, strict=True) if there],
        "party": list(state.names(state.party)),
        "found": [items[one].name for one in state.found],
        "ending": tale.endings[state.ending].name if state.ending != NONE else "",
    }
    return {name: value for name, value in whole.items() if value or name == "stores"}


def _person(state: State, person: int) -> dict[str, Any]:
    item = state.carried(person)
    marks = [state.box.tale.marks[mark].name for mark in state.marks[person]]
    whole = {"wounded": bool(state.wounded[person]), "marks": marks, "takes": item.name if item else ""}
    return {name: value for name, value in whole.items() if value}


# -- read back ---------------------------------------------------------------------------------------------------------


def read(data: Any, scenario: Tale, seats: int) -> State:
    """The state that a position says: plain data, or a node of a file. ValueError, whose cause is the ContentError."""
    return read_position(data, lambda node: _state(node, State(Camp(scenario, seats))))


def _state(node: Node, state: State) -> State:
    form = validate(node, CampForm)
    try:
        _fill(state, form)
    except KeyError as error:
        raise ContentError([fault_at(node, (), f"there is no {error} here", "a name of this campaign")]) from None
    faults = [fault_at(node, (), what, "a campaign that can come to that") for what in complaints(state)]
    if faults:
        raise ContentError(faults)
    return state


def _fill(state: State, form: CampForm) -> None:
    """KeyError: a name that this campaign does not know."""
    tale = state.box.tale
    state.phase, state.at = PHASES.index(form.phase), tale.stop(form.at)
    state.tries, state.seed, state.stores = form.tries, form.seed, form.stores
    for name, fate in form.hunts.items():
        state.fates[tale.stop(name)] = FATES.index(fate)
    for name in form.items:
        state.gear[tale.item(name)] = 1
    for name, one in form.people.items():
        person = tale.person(name)
        state.wounded[person] = one.wounded
        state.marks[person] = tuple(map(tale.mark, one.marks))
        state.bags[person] = tale.item(one.takes) + 1 if one.takes else 0
    state.party = tuple(map(tale.person, form.party))
    state.found = tuple(sorted(map(tale.item, form.found)))
    endings = [one.name for one in tale.endings]
    if form.ending and form.ending not in endings:
        raise KeyError(form.ending)
    state.ending = endings.index(form.ending) if form.ending else NONE


# -- the audit ---------------------------------------------------------------------------------------------------------


def audit(state: State) -> None:
    """Asserts that nothing was made or lost."""
    found = list(complaints(state))
    assert not found, "; ".join(found)


def complaints(state: State) -> Iterator[str]:
    """What is wrong with the camp, one sentence each."""
    yield from _course(state)
    yield from _people(state)
    yield from _bags(state)
    if not 0 <= state.stores <= state.box.tale.most:
        yield "the stores hold less than nothing or more than they can"
    if bool(state.found) != (state.phase == SPOILS) or len(state.found) == 1:
        yield "items lie there to be chosen where nobody is asked"
    if any(state.gear[one] for one in state.found):
        yield "an item was found that the tribe has"


def _course(state: State) -> Iterator[str]:
    tale, fates = state.box.tale, state.fates
    behind = {stop for stop, fate in enumerate(fates) if fate != AHEAD}
    if not _is_way(tale, behind | {state.at}, state.at):
        yield "no way leads past the hunts that lie behind"
    done = state.phase in {ROAD, OVER}
    if (state.at in behind) != done:
        yield "the hunt of this stop is over and goes on at once"
    if (state.phase == OVER) != (state.ending != NONE) or (state.phase == OVER and state.stop.roads):
        yield "it is over and goes on at once"
    if state.phase in {HUNT, SPOILS, LOST} and not state.tries:
        yield "a hunt is on or over that never began"
    if state.seed and state.phase != HUNT:
        yield "there is chance for a hunt that is not on"
    if state.phase == ROAD and len(state.stop.roads) < 2:
        yield "nobody is asked for a road here"


def _is_way(tale: Tale, stops: set[int], last: int) -> bool:
    """Whether these stops are a way from the first to that one. Roads lead down the file, so a way is in its order."""
    way = sorted(stops)
    return way[0] == 0 and way[-1] == last and all(to in tale.stops[at].roads for at, to in pairwise(way))


def _people(state: State) -> Iterator[str]:
    tale = state.box.tale
    for person, marks in enumerate(state.marks):
        tough = tale.people[person].trait.power is Power.TOUGH
        if len(set(marks)) < len(marks) or len(marks) > tale.scars or (marks and tough):
            yield f"{tale.people[person].name} has marks that nobody can have"
    gone = state.phase in {EQUIP, HUNT}
    if bool(state.party) != gone or (gone and not party.is_party(state, state.party)):
        yield "those who go are no party"


def _bags(state: State) -> Iterator[str]:
    tale = state.box.tale
    bags = [bag for bag in state.bags if bag]
    if len(set(bags)) < len(bags):
        yield "two carry one item"
    for person, bag in enumerate(state.bags):
        if bag and (person not in state.party or not state.gear[bag - 1]):
            yield f"{tale.people[person].name} carries what it cannot have"
        elif bag and not tale.pieces.items[bag - 1].suits(tale.people[person].kind):
            yield f"{tale.people[person].name} carries what is of no use to it"
    if state.phase == EQUIP and not any(state.gear):
        yield "nobody is asked what to take along where there is nothing"
