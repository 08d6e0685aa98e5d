"""The idea cards: when a thinker may use one, on what, and what it does. Their numbers are data."""

from collections.abc import Awaitable, Callable, Sequence

from game.core.decision import Command
from game.core.table import Table
from game.moogh.acting import back_away
from game.moogh.characters import Deed, Icon
from game.moogh.commands import Use
from game.moogh.deeds import climbed, names, patients, targets, trap_spots
from game.moogh.doing import climb, sedate, set_trap
from game.moogh.events import IdeaUsed
from game.moogh.harm import is_acting, move_cube, recover, take_token
from game.moogh.land import SPOT_NAMES, apart, name_of
from game.moogh.pieces import Idea, IdeaKind, Section
from game.moogh.state import AMBUSH, FLINT, HIDDEN, HURRIED, MUDDY, SHAFT, State
from game.moogh.striking import beside, in_line, section_of
from game.moogh.turning import place_of, provoke
from game.moogh.walking import steps, walk

YES, NO = ("",), ()
WAITING = {
    IdeaKind.FLINT: FLINT,
    IdeaKind.SHAFT: SHAFT,
    IdeaKind.HIDE: HIDDEN,
    IdeaKind.MUD_BATH: MUDDY,
    IdeaKind.HURRY: HURRIED,
}
"""The ideas that only wait for something, and by what bit."""


def usable(state: State, person: int) -> list[Command]:
    """Every way to use an idea on display now: those whose condition is met on the thinker's space (M41)."""
    found = list[Command]()
    for number in state.shown:
        idea = state.box.ideas[number]
        found += [Use(idea.kind.value, target) for target in _CONDITIONS[idea.kind](state, person, idea)]
    return found


def distance(state: State, spot: int, beast: int) -> int:
    """King's steps to the beast's nearest cell on the board."""
    inside = state.box.land.inside
    return min(apart(spot, cell) for cell in state.cells(beast) if inside[cell])


# -- conditions: the targets, or YES where none is needed, or NO ------------------------------------------------------


def _near(state: State, person: int, within: int) -> list[int]:
    spot = state.spots[person]
    return [beast for beast in state.herd() if distance(state, spot, beast) <= within]


def _by_boulder(state: State, person: int, _idea: Idea) -> Sequence[str]:
    land = state.box.land
    return YES if land.next_to(state.spots[person], land.boulder) else NO


def _by_tree(state: State, person: int, _idea: Idea) -> Sequence[str]:
    land = state.box.land
    return YES if land.next_to(state.spots[person], land.tree) else NO


def _in_bush(state: State, person: int, _idea: Idea) -> Sequence[str]:
    return YES if state.box.land.bush[state.spots[person]] else NO


def _calm_beside(state: State, person: int, _idea: Idea) -> Sequence[str]:
    return YES if beside(state, person) and not state.tokens[person] else NO


def _by_bush(state: State, person: int, _idea: Idea) -> Sequence[str]:
    land = state.box.land
    if not land.next_to(state.spots[person], land.bush):
        return NO
    return [state.box.people[one].name for one in patients(state, person)]


def _seen(state: State, person: int, idea: Idea) -> Sequence[str]:
    near = _near(state, person, idea.within)
    return names(state, [beast for beast in in_line(state, person) if beast in near])


def _angry(state: State, person: int, idea: Idea) -> Sequence[str]:
    calm = state.box.numbers.calm
    return names(state, [beast for beast in _near(state, person, idea.within) if state.rage[beast] > calm])


def _far_off(state: State, person: int, idea: Idea) -> Sequence[str]:
    if _near(state, person, idea.within):
        return NO
    return [name_of(spot) for spot in trap_spots(state, person)]


def _climbable(state: State, person: int, _idea: Idea) -> Sequence[str]:
    return names(state, climbed(state, person))


def _by_tree_or_cliff(state: State, person: int, _idea: Idea) -> Sequence[str]:
    land, spot = state.box.land, state.spots[person]
    if not land.next_to(spot, land.tree) and not land.beside_cliff(spot):
        return NO
    return [name_of(to) for to in steps(state, person, rope=True)]


def _others(state: State, person: int, idea: Idea) -> Sequence[str]:
    """Who may be copied, and in what; the deed's own target is asked for afterwards."""
    here = state.spots[person]
    found = list[str]()
    for other, spot in enumerate(state.spots):
        if other != person and spot >= 0 and apart(here, spot) <= idea.within:
            name = state.box.people[other].name
            kinds = dict.fromkeys(icon.deed for icon in shown_side(state, other) if icon.deed is not Deed.THINK)
            found += [f"{name} {deed}" for deed in kinds if targets(state, person, deed)]
    return found


def shown_side(state: State, person: int) -> tuple[Icon, ...]:
    """The icons of the side of the card that is up."""
    return state.box.people[person].kind.ring(injured=bool(state.hurt[person]))


def _wet(state: State, person: int, _idea: Idea) -> Sequence[str]:
    return YES if state.box.land.wet[state.spots[person]] else NO


def _ahead(state: State, person: int, idea: Idea) -> Sequence[str]:
    spot = state.spots[person]
    return [name for name in _seen(state, person, idea) if place_of(state, state.box.beast(name), spot)[0] > 0]


def _behind(state: State, person: int, _idea: Idea) -> Sequence[str]:
    return names(state, [beast for beast in beside(state, person) if section_of(state, person, beast) is Section.BACK])


def _alone(state: State, person: int, _idea: Idea) -> Sequence[str]:
    return NO if beside(state, person) else YES


def _tokenless(state: State, person: int, _idea: Idea) -> Sequence[str]:
    return NO if state.tokens[person] else [name_of(spot) for spot in steps(state, person)]


def _first(state: State, person: int, idea: Idea) -> Sequence[str]:
    """Think was the first action of its own turn, and one is left."""
    first = is_acting(state, person) and state.deeds == 1 and state.left > 0
    return YES if first and not _near(state, person, idea.within) else NO


_CONDITIONS: dict[IdeaKind, Callable[[State, int, Idea], Sequence[str]]] = {
    IdeaKind.FLINT: _by_boulder,
    IdeaKind.SHAFT: _by_tree,
    IdeaKind.HIDE: _in_bush,
    IdeaKind.WAR_CRY: _calm_beside,
    IdeaKind.HERBS: _by_bush,
    IdeaKind.DISTRACT: _seen,
    IdeaKind.SONG: _angry,
    IdeaKind.DIG: _far_off,
    IdeaKind.LEAP: _climbable,
    IdeaKind.ROPE: _by_tree_or_cliff,
    IdeaKind.COPY: _others,
    IdeaKind.MUD_BATH: _wet,
    IdeaKind.FIRE: _ahead,
    IdeaKind.AMBUSH: _behind,
    IdeaKind.HURRY: _alone,
    IdeaKind.SECOND_WIND: _tokenless,
    IdeaKind.WATCH: _first,
}


# -- effects -----------------------------------------------------------------------------------------------------------


async def use(table: Table[State], person: int, command: Use) -> None:
    """What an idea does for the thinker; all but Copy, which is done as an action."""
    state = table.state
    idea = state.box.idea(command.idea)
    if table.heard is not None:
        table.tell(IdeaUsed(state.box.people[person].name, command.idea, command.target))
    if idea.kind in WAITING:
        state.fresh[person] |= WAITING[idea.kind]
    else:
        await _EFFECTS[idea.kind](table, person, idea, command.target)


async def _take_token(table: Table[State], person: int, _idea: Idea, _target: str) -> None:
    take_token(table, person, "war-cry")


async def _cure(table: Table[State], _person: int, _idea: Idea, target: str) -> None:
    recover(table, table.state.box.person(target), "herbs")


async def _distract(table: Table[State], person: int, _idea: Idea, target: str) -> None:
    await provoke(table, person, table.state.box.beast(target), "distract")


async def _sing(table: Table[State], _person: int, _idea: Idea, target: str) -> None:
    sedate(table, table.state.box.beast(target), "soothing-song")


async def _dig(table: Table[State], person: int, _idea: Idea, target: str) -> None:
    set_trap(table, person, SPOT_NAMES[target])


async def _leap(table: Table[State], person: int, _idea: Idea, target: str) -> None:
    climb(table, person, table.state.box.beast(target))


async def _rope(table: Table[State], person: int, idea: Idea, target: str) -> None:
    await walk(table, person, target, idea.amount, "rope", rope=True)


async def _run(table: Table[State], person: int, idea: Idea, target: str) -> None:
    await walk(table, person, target, idea.amount, "second-wind")


async def _frighten(table: Table[State], _person: int, _idea: Idea, target: str) -> None:
    await back_away(table, table.state.box.beast(target), 1)


async def _lie_in_wait(table: Table[State], person: int, _idea: Idea, target: str) -> None:
    table.state.fresh[person] |= AMBUSH
    table.state.ambush[person] = table.state.box.beast(target) + 1


async def _watch(table: Table[State], person: int, _idea: Idea, _target: str) -> None:
    table.state.thought = True
    await move_cube(table, person, "watch")


_EFFECTS: dict[IdeaKind, Callable[[Table[State], int, Idea, str], Awaitable[None]]] = {
    IdeaKind.WAR_CRY: _take_token,
    IdeaKind.HERBS: _cure,
    IdeaKind.DISTRACT: _distract,
    IdeaKind.SONG: _sing,
    IdeaKind.DIG: _dig,
    IdeaKind.LEAP: _leap,
    IdeaKind.ROPE: _rope,
    IdeaKind.FIRE: _frighten,
    IdeaKind.AMBUSH: _lie_in_wait,
    IdeaKind.SECOND_WIND: _run,
    IdeaKind.WATCH: _watch,
}
