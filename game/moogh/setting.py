"""Rulebook, "Setup", "Solo Play", "Cooperative Play": who hunts, and the table before anybody is placed."""

from collections.abc import Iterator, Sequence
from functools import cache

from game.core.dice import Dice
from game.core.words import _, several
from game.moogh.board import GRID
from game.moogh.box import Box, Person, Quarry
from game.moogh.characters import CharacterKind, Rank
from game.moogh.land import spot_of
from game.moogh.pieces import Mode, Pieces, named
from game.moogh.places import put_beast
from game.moogh.scenario import SEATS, TOGETHER, Format, Scenario
from game.moogh.state import NOBODY, State

Members = tuple[tuple[str, ...], ...]
"""The names of the characters of each seat."""


def set_up(scenario: Scenario, seats: int, dice: Dice) -> State:
    """The table before the first placing. ValueError: a number of seats, a difficulty or members that do not fit."""
    box = open_box(scenario, seats)
    faces = [dice.number(2) - 1 for _beast in box.beasts]
    state = State(box, _shuffled(box.cards(), dice), faces)
    lay_out(state)
    ideas = _shuffled(state.bag, dice)
    shown = box.numbers.shown
    state.shown, state.bag = tuple(ideas[:shown]), tuple(sorted(ideas[shown:]))
    return state


def lay_out(state: State) -> None:
    """Beasts, traps and loads as the hunt has them, tokens as the difficulty has them (M51)."""
    box = state.box
    for beast, start in enumerate(box.scenario.setup.beasts):
        state.facing[beast], state.health[beast], state.rage[beast] = start.facing, start.health, start.rage
        put_beast(state, beast, spot_of(start.cells[0]))
    state.traps = {spot_of(cell): NOBODY for cell in box.scenario.board.traps}
    state.ground = tuple(spot_of(cell) for cell in box.scenario.board.loads)
    for person, one in enumerate(box.people):
        state.tokens[person] = box.mode.token
        state.hurt[person] = one.name in box.scenario.wounded  # M103
    for side, points in enumerate(box.scenario.points):
        state.points[side] = points
    assert GRID.width * GRID.height == len(box.scenario.board.squares), "a board of another size"


def _shuffled(items: Sequence[int], dice: Dice) -> list[int]:
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = dice.number(last + 1) - 1
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


# -- the box -----------------------------------------------------------------------------------------------------------


@cache
def open_box(scenario: Scenario, seats: int) -> Box:
    """The box for that table. ValueError: the table cannot hunt like that, and why."""
    chosen = scenario.format_for(seats)
    _check_seats(scenario, chosen, seats)
    mode = named(scenario.pieces.modes, scenario.mode)
    if chosen in TOGETHER and not mode.solo:
        text = _("Alone or together one hunts as {modes}; {mode} is for rivals.")
        modes = ", ".join(one.name for one in scenario.pieces.modes if one.solo)
        raise ValueError(text.format(modes=modes, mode=mode.name))
    members = scenario.members or usual_members(scenario.pieces, chosen, seats, mode)
    if scenario.traits:
        _check_party(scenario.pieces, chosen, seats, mode, members)
    else:
        _check_members(scenario.pieces, chosen, seats, mode, members)
    people = _people(scenario, chosen, members)
    _check_choices(scenario, people)
    return Box(
        scenario=scenario,
        format=chosen,
        seats=seats,
        sides=1 + max(one.side for one in people),
        people=people,
        beasts=tuple(Quarry(one.name, one.kind, one.card, one.ward) for one in scenario.setup.beasts),
        mode=mode,
        faces=named(scenario.pieces.dice, scenario.die).faces,
    )


def _check_seats(scenario: Scenario, chosen: Format, seats: int) -> None:
    if chosen in scenario.formats and seats in SEATS[chosen]:
        return
    if chosen not in scenario.formats:
        known = ", ".join(scenario.formats)
        raise ValueError(_("This hunt is not played {format}; it can be {known}.").format(format=chosen, known=known))
    known = ", ".join(map(str, SEATS[chosen]))
    text = several(
        "{number} player cannot play this in the format {format}, which takes {known}.",
        "{number} players cannot play this in the format {format}, which takes {known}.",
        seats,
    )
    raise ValueError(text.format(number=seats, format=chosen, known=known))


def _check_choices(scenario: Scenario, people: Sequence[Person]) -> None:
    """What a campaign hands on is for those who hunt: items for people in play, points for each side."""
    here = {one.name for one in people}
    for option, names in _named_by_a_campaign(scenario):
        for name in names:
            if name not in here:
                text = _("The option {option} names {person}, who does not hunt here.")
                raise ValueError(text.format(option=option, person=name))
    sides = 1 + max(one.side for one in people)
    if len(scenario.points) not in {0, sides}:
        text = _("The option points is a number for each side: sides {sides}, numbers {number}.")
        raise ValueError(text.format(number=len(scenario.points), sides=sides))


def _named_by_a_campaign(scenario: Scenario) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield "items", tuple(name for name, _item in scenario.items)
    yield "traits", tuple(name for name, _traits in scenario.traits)
    yield "wounded", scenario.wounded


def _people(scenario: Scenario, chosen: Format, members: Members) -> tuple[Person, ...]:
    pieces, carried, born = scenario.pieces, dict(scenario.items), dict(scenario.traits)
    found = [(named(pieces.characters, name), seat) for seat, names in enumerate(members) for name in names]
    tribes = list(dict.fromkeys(kind.tribe for kind, _seat in found))
    return tuple(
        Person(
            name=kind.name,
            kind=kind,
            seat=seat,
            side=0 if chosen in TOGETHER else tribes.index(kind.tribe),
            item=named(pieces.items, carried[kind.name]) if kind.name in carried else None,
            traits=tuple(named(pieces.traits, name) for name in born.get(kind.name, ())),
        )
        for kind, seat in found
    )


# -- who hunts ---------------------------------------------------------------------------------------------------------


def usual_members(pieces: Pieces, chosen: Format, seats: int, mode: Mode) -> Members:
    """Who hunts where the table chose nobody: the tribes in their order."""
    leaders = [pieces.leader(tribe.name).name for tribe in pieces.tribes]
    sidekicks = [pieces.sidekick(tribe.name).name for tribe in pieces.tribes]
    if chosen is Format.COMPETITIVE:
        both = tuple(zip(leaders, sidekicks, strict=True))
        return both[:seats] if seats == 2 else tuple((name,) for name in leaders[:seats])
    if chosen is Format.TEAMS:
        return tuple((name,) for name in (*leaders[:2], *sidekicks[:2]))
    if chosen is Format.SOLO:
        return ((leaders[0], *sidekicks[1 : mode.solo]),)
    together = {2: leaders[:2], 3: [leaders[0], *sidekicks[1:3]], 4: sidekicks[:4]}
    return tuple((name,) for name in together[seats])


def _check_members(pieces: Pieces, chosen: Format, seats: int, mode: Mode, members: Members) -> None:
    if len(members) != seats:
        text = several(
            "The option members names characters for {number} seat, but {seats} play.",
            "The option members names characters for {number} seats, but {seats} play.",
            len(members),
        )
        raise ValueError(text.format(number=len(members), seats=seats))
    kinds = [[named(pieces.characters, name) for name in names] for names in members]
    if not _FITS[chosen](kinds, mode):
        raise ValueError(_wanted(chosen, seats, mode))


def party_size(mode: Mode, seats: int) -> int:
    """M101: how many of a campaign's tribe go on a hunt: as many as alone, but somebody for each player."""
    return max(mode.solo, seats)


def _check_party(pieces: Pieces, chosen: Format, seats: int, mode: Mode, members: Members) -> None:
    """M101: a campaign's party is the same however many play, and they share it."""
    names = [name for seat in members for name in seat]
    leaders = sum(_leads(named(pieces.characters, name)) for name in names)
    size = party_size(mode, seats)
    if chosen not in TOGETHER or len(members) != seats or len(names) != size or leaders > 1:
        text = _("In a campaign {number} people go as {mode}, at most one of them a leader, shared by those who play.")
        raise ValueError(text.format(number=size, mode=mode.name))


def _wanted(chosen: Format, seats: int, mode: Mode) -> str:
    """Who may play whom, in one sentence."""
    if chosen is Format.SOLO:
        text = _("Alone one hunts as {mode} with {number} characters, at most one of them a leader.")
        return text.format(mode=mode.name, number=mode.solo)
    if chosen is Format.TEAMS:
        return _("In teams two tribes hunt, leader and sidekick each with a seat of their own.")
    if chosen is Format.COMPETITIVE:
        if seats == 2:
            return _("Each of two rivals has the leader and the sidekick of one tribe.")
        return _("Each of three or four rivals has one leader.")
    return {
        2: _("Two hunt together with a leader each."),
        3: _("Three hunt together with one leader and two sidekicks."),
        4: _("Four hunt together with a sidekick each."),
    }[seats]


Kinds = list[list[CharacterKind]]


def _leads(one: CharacterKind) -> bool:
    return one.rank is Rank.LEADER


def _fit_rivals(kinds: Kinds, _mode: Mode) -> bool:
    """M52: two have a whole tribe each, more have a leader each."""
    if len(kinds) > 2:
        return all(len(seat) == 1 and _leads(seat[0]) for seat in kinds)
    whole = all(len(seat) == 2 and {one.rank for one in seat} == set(Rank) for seat in kinds)
    return whole and all(len({one.tribe for one in seat}) == 1 for seat in kinds)


def _fit_teams(kinds: Kinds, _mode: Mode) -> bool:
    """M53: leader and sidekick of two tribes, each with a seat."""
    if any(len(seat) != 1 for seat in kinds):
        return False
    people = [seat[0] for seat in kinds]
    tribes = {one.tribe for one in people}
    return len(tribes) == 2 and all({one.rank for one in people if one.tribe == tribe} == set(Rank) for tribe in tribes)


def _fit_group(kinds: Kinds, _mode: Mode) -> bool:
    """M56: two leaders; a leader and two sidekicks; four sidekicks."""
    leaders = sum(_leads(seat[0]) for seat in kinds)
    return all(len(seat) == 1 for seat in kinds) and leaders == {2: 2, 3: 1, 4: 0}[len(kinds)]


def _fit_solo(kinds: Kinds, mode: Mode) -> bool:
    """M56: four as Hunter, three as Predator, at most one a leader."""
    return len(kinds[0]) == mode.solo and sum(map(_leads, kinds[0])) <= 1


_FITS = {
    Format.COMPETITIVE: _fit_rivals,
    Format.TEAMS: _fit_teams,
    Format.COOPERATIVE: _fit_group,
    Format.SOLO: _fit_solo,
}
