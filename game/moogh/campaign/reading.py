"""Reads a campaign's file: every name it uses, and whether its trail and its endings leave nobody stuck."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from game.content.faults import Fault
from game.content.models import fault_at, validate
from game.content.nodes import Node
from game.content.strict_yaml import read
from game.moogh.campaign.forms import AgainForm, EndingForm, LostForm, StopForm, TaleForm, WonForm
from game.moogh.campaign.tale import Again, Ending, Fortune, Member, Stop, Tale
from game.moogh.characters import Rank
from game.moogh.pieces import Pieces, named
from game.moogh.scenario import TOGETHER, Scenario
from game.moogh.unpacking import known, refuse, twice, unknown

APART = 8
"""So far from each other two stops must lie on the map, one way or the other."""
LEAST_SIDEKICKS = 3
"""With so many a party can be made up that has a leader, or none (M101)."""


def tale(path: Path, box: Pieces, hunts: Mapping[str, Scenario]) -> Tale:
    """The campaign in that file. ContentError with all faults."""
    node = read(path)
    form = validate(node, TaleForm)
    refuse(_names(node, form, box, hunts))
    refuse(_people(node, form, box), _trail(node, form, hunts), _places(node, form), _endings(node, form))
    stops = [one.id for one in form.hunts]
    return Tale(
        name=path.stem,
        title=form.title,
        about=form.about,
        introduction=form.introduction,
        pieces=box,
        people=tuple(
            Member(named(box.characters, one.id), named(box.traits, one.trait), one.about) for one in form.people
        ),
        marks=tuple(named(box.traits, name) for name in form.marks.kinds),
        scars=form.marks.most,
        store=form.stores.title,
        start=form.stores.start,
        most=form.stores.most,
        stops=tuple(_stop(one, stops, hunts[one.hunt]) for one in form.hunts),
        endings=tuple(_ending(one, stops) for one in form.endings),
        order=form.order,
    )


def _stop(one: StopForm, stops: list[str], scenario: Scenario) -> Stop:
    return Stop(
        name=one.id,
        title=one.title,
        about=one.about,
        introduction=one.introduction,
        scenario=scenario,
        at=one.at,
        won=_fortune(one.won),
        lost=_fortune(one.lost),
        again=_again(one.again),
        roads=tuple(map(stops.index, one.roads)),
    )


def _fortune(one: WonForm | LostForm) -> Fortune:
    return Fortune(one.about, one.stores, one.items if isinstance(one, WonForm) else 0)


def _again(one: AgainForm) -> Again:
    return Again(one.about, one.cost)


def _ending(one: EndingForm, stops: list[str]) -> Ending:
    won, lost = (tuple(map(stops.index, names)) for names in (one.won, one.lost))
    return Ending(one.id, one.title, one.about, one.good, won, lost, one.wins, one.stores)


# -- names -------------------------------------------------------------------------------------------------------------


def _names(node: Node, form: TaleForm, box: Pieces, hunts: Mapping[str, Scenario]) -> Iterator[Fault]:
    traits = [one.name for one in box.traits]
    stops = [one.id for one in form.hunts]
    yield from unknown(node, ("marks", "kinds"), form.marks.kinds, traits, "trait")
    yield from twice(node, ("marks", "kinds"), form.marks.kinds)
    yield from twice(node, ("people",), [one.id for one in form.people], "id")
    yield from twice(node, ("hunts",), stops, "id")
    yield from twice(node, ("endings",), [one.id for one in form.endings], "id")
    characters = [one.name for one in box.characters]
    for at, one in enumerate(form.people):
        if one.id not in characters:
            what = f'there is no character "{one.id}"'
            yield fault_at(node, ("people", at, "id"), what, known(one.id, characters))
        if one.trait not in traits:
            what = f'there is no trait "{one.trait}"'
            yield fault_at(node, ("people", at, "trait"), what, known(one.trait, traits))
    for at, stop in enumerate(form.hunts):
        if stop.hunt not in hunts:
            what = f'there is no hunt "{stop.hunt}"'
            yield fault_at(node, ("hunts", at, "hunt"), what, known(stop.hunt, list(hunts)))
        yield from unknown(node, ("hunts", at, "roads"), stop.roads, stops, "stop")
        yield from twice(node, ("hunts", at, "roads"), stop.roads)
    for at, ending in enumerate(form.endings):
        yield from unknown(node, ("endings", at, "won"), ending.won, stops, "stop")
        yield from unknown(node, ("endings", at, "lost"), ending.lost, stops, "stop")


# -- what must hold ----------------------------------------------------------------------------------------------------


def _people(node: Node, form: TaleForm, box: Pieces) -> Iterator[Fault]:
    sidekicks = sum(named(box.characters, one.id).rank is Rank.SIDEKICK for one in form.people)
    if sidekicks < LEAST_SIDEKICKS:
        what = f"there are {sidekicks} sidekicks among the people"
        yield fault_at(node, ("people",), what, f"at least {LEAST_SIDEKICKS}, since one leader may go at most")


def _trail(node: Node, form: TaleForm, hunts: Mapping[str, Scenario]) -> Iterator[Fault]:
    """Every hunt is played alone and together; roads lead on only, and to every stop."""
    for at, stop in enumerate(form.hunts):
        missing = sorted(one.value for one in TOGETHER if one not in hunts[stop.hunt].formats)
        if missing:
            what = f'the hunt "{stop.hunt}" is not played {" nor ".join(missing)}'
            yield fault_at(node, ("hunts", at, "hunt"), what, "a hunt for solo and cooperative play")
    stops = [one.id for one in form.hunts]
    reached = {0}
    for at, stop in enumerate(form.hunts):
        for number, name in enumerate(stop.roads):
            to = stops.index(name)
            if to <= at:
                what = f'the road from "{stop.id}" leads back to "{name}"'
                yield fault_at(node, ("hunts", at, "roads", number), what, "a stop further down in this file")
            elif at in reached:
                reached.add(to)
    for at, stop in enumerate(form.hunts):
        if at not in reached:
            yield fault_at(node, ("hunts", at, "id"), f'no road leads to "{stop.id}"', "a road from a stop before it")


def _places(node: Node, form: TaleForm) -> Iterator[Fault]:
    """No stop lies over another on the map."""
    for at, one in enumerate(form.hunts):
        for other in form.hunts[:at]:
            if all(abs(here - there) < APART for here, there in zip(one.at, other.at, strict=True)):
                what = f'"{one.id}" lies over "{other.id}" on the map'
                yield fault_at(node, ("hunts", at, "at"), what, f"a place {APART} away at least, across or down")


def _endings(node: Node, form: TaleForm) -> Iterator[Fault]:
    """M107: the last one takes whoever found no other, and no ending before it does."""
    last = len(form.endings) - 1
    for at, one in enumerate(form.endings):
        free = not (one.won or one.lost or one.wins or one.stores)
        if at == last and not free:
            what = f'the last ending "{one.id}" has a condition'
            yield fault_at(node, ("endings", at, "id"), what, "none, so that every course comes to an ending")
        if at < last and free:
            what = f'the ending "{one.id}" has no condition, so that none below it is ever reached'
            yield fault_at(node, ("endings", at, "id"), what, "`won`, `lost`, `wins` or `stores`")
        yield from _both(node, at, one)
    if not any(one.good for one in form.endings):
        yield fault_at(node, ("endings",), "no ending is good", "`good: true` in one at least")
    for at, one in enumerate(form.endings):
        longest = _longest(form.hunts)
        if one.wins > longest:
            what = f"`wins` is {one.wins}"
            yield fault_at(node, ("endings", at, "wins"), what, f"at most {longest}, the hunts of the longest course")


def _both(node: Node, at: int, one: EndingForm) -> Iterator[Fault]:
    for number, name in enumerate(one.lost):
        if name in one.won:
            what = f'"{name}" is to be won and lost'
            yield fault_at(node, ("endings", at, "lost", number), what, "one of the two")


def _longest(hunts: Sequence[StopForm]) -> int:
    """How many hunts the longest course has. Roads lead down the file."""
    length: dict[str, int] = {}
    for one in reversed(hunts):
        length[one.id] = 1 + max((length.get(name, 0) for name in one.roads), default=0)
    return length[hunts[0].id]
