"""Rulebook, "Cavemen & Cavewomen Actions": what a character may do now, and with how many dice."""

from collections.abc import Callable, Iterable, Sequence

from game.core.decision import Command
from game.moogh.bones import capped
from game.moogh.characters import ATTACKS, BASIC, Deed, Icon
from game.moogh.commands import Do
from game.moogh.land import NEAR, name_of
from game.moogh.skills import extra_dice
from game.moogh.state import State
from game.moogh.striking import beside, flank_of, in_line, stabbed, strike_dice
from game.moogh.walking import steps

RIDING = frozenset({Deed.MOVE, Deed.STAB})
"""All that can be done on top of a beast (M36)."""


def targets(state: State, person: int, deed: Deed) -> Sequence[str]:
    """At what a character may do that deed now, by name; `("",)` where it needs no target, nothing where it cannot."""
    if state.spots[person] < 0 and deed not in RIDING:
        return ()
    return _TARGETS[deed](state, person)


def _goals(state: State, person: int) -> list[str]:
    return [name_of(spot) for spot in steps(state, person)]


def _itself(_state: State, _person: int) -> tuple[str]:
    return ("",)


def _rests(state: State, person: int) -> Sequence[str]:
    return ("",) if state.hurt[person] else ()


def names(state: State, beasts: Iterable[int]) -> list[str]:
    """The names of those beasts."""
    return [state.box.beasts[beast].name for beast in beasts]


def patients(state: State, person: int) -> list[int]:
    """The injured characters on spaces around; M39: of any tribe, never oneself."""
    near = (state.person_at(spot) for spot in NEAR[state.spots[person]])
    return sorted(one for one in near if one >= 0 and state.hurt[one])


def trap_spots(state: State, person: int) -> list[int]:
    """M15: the spaces around on which a trap may be set, none if the supply is empty."""
    land, spot = state.box.land, state.spots[person]
    if len(state.traps) >= state.box.numbers.traps:
        return []
    return [
        to for to in land.walks[spot] if not state.grid[to] and not land.tree[to] and to not in state.traps
    ]  # walks: on the own level, no boulder


def climbed(state: State, person: int) -> list[int]:
    """M37: the beasts that may be climbed from where the character stands. M89: with a load nobody climbs."""
    if state.loads[person]:
        return []
    return [beast for beast in beside(state, person) if _can_climb(state, person, beast)]


def _can_climb(state: State, person: int, beast: int) -> bool:
    land = state.box.land
    inside = [spot for spot in state.cells(beast) if land.inside[spot]]
    low = all(land.level[spot] > land.level[state.spots[person]] for spot in inside)
    return not low and not flank_of(state, person, beast).closed


_TARGETS: dict[Deed, Callable[[State, int], Sequence[str]]] = {
    Deed.MOVE: _goals,
    Deed.THINK: _itself,
    Deed.REST: _rests,
    Deed.HEAL: lambda state, person: [state.box.people[one].name for one in patients(state, person)],
    Deed.TRAP: lambda state, person: [name_of(spot) for spot in trap_spots(state, person)],
    Deed.STAB: lambda state, person: names(state, stabbed(state, person)),
    Deed.THROW: lambda state, person: names(state, in_line(state, person)),
    Deed.CLIMB: lambda state, person: names(state, climbed(state, person)),
    Deed.SEDATE: lambda state, person: names(state, in_line(state, person)),
    Deed.TAUNT: lambda state, person: names(state, in_line(state, person)),
}


def open_icons(state: State, person: int) -> list[Icon]:
    """The icons that are left of the pair; after the idea Watch none of them is Think."""
    icons = state.icons_left(person)
    return [icon for icon in icons if icon.deed is not Deed.THINK] if state.thought else icons


def deeds(state: State, person: int, icons: Sequence[Icon]) -> list[Command]:
    """Every way to do one of these icons now (M75: one without a target is none)."""
    kinds = dict.fromkeys(icon.deed for icon in icons)
    return [Do(deed.value, target) for deed in kinds for target in targets(state, person, deed)]


def dice_for(state: State, person: int, icon: Icon, target: str) -> int:
    """How many dice that icon rolls at that target, 0 for a basic one. M3: at most as many as there are."""
    if icon.deed in BASIC:
        return 0
    if icon.deed in ATTACKS:
        return strike_dice(state, person, icon, state.box.beast(target))
    dice = icon.dice + extra_dice(state, person, icon.deed)
    if icon.far:
        dice -= in_line(state, person)[state.box.beast(target)]
    return capped(state, dice)
