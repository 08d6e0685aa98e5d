"""Rulebook, "Stab", "Throw" and "Savage points": who can be hit from where, with how many dice, and what a hit does."""

from game.core.table import Table
from game.moogh.acting import act
from game.moogh.bones import capped, roll
from game.moogh.characters import Deed, Icon, SkillKind
from game.moogh.disc import end_ambush, raise_rage, slay, wound
from game.moogh.events import BeastHit
from game.moogh.harm import score
from game.moogh.pieces import Flank, IdeaKind, Section
from game.moogh.places import NOWHERE
from game.moogh.skills import extra_dice, skill
from game.moogh.state import BEASTS, FLINT, SHAFT, State
from game.moogh.turning import place_of

BONUS = {Deed.STAB: FLINT, Deed.THROW: SHAFT}
"""The waiting bonus that fits an attack (ideas Sharp flint and Straight shaft)."""


def beside(state: State, person: int) -> list[int]:
    """The beasts adjacent to a character on the board. M36: a rider is adjacent to nobody."""
    spot = state.spots[person]
    if spot < 0:
        return []
    return [beast for beast, at in enumerate(state.at) if at >= 0 and spot - at in state.shape(beast).section]


def in_line(state: State, person: int) -> dict[int, int]:
    """The beasts that a character sees in a straight line, and the spaces between on the shortest one (M34, M35)."""
    spot, grid = state.spots[person], state.grid
    found: dict[int, int] = {}
    if spot < 0:
        return found
    for ray in state.box.land.rays[spot]:
        for far, to in enumerate(ray):
            if grid[to] >= BEASTS:
                beast = grid[to] - BEASTS
                found[beast] = min(far, found.get(beast, far))
                break
    return dict(sorted(found.items()))


def stabbed(state: State, person: int) -> list[int]:
    """The beasts that a character may stab: those beside it, from a beast's top only that one (M36)."""
    steed = state.steed(person)
    return [steed] if steed >= 0 else beside(state, person)


def section_of(state: State, person: int, beast: int) -> Section:
    """The part of what is around the beast where the character is: on TOP of it, or beside it."""
    spot = state.spots[person]
    return Section.TOP if spot < 0 else state.shape(beast).section[spot - state.at[beast]]


def flank_of(state: State, person: int, beast: int) -> Flank:
    """What the beast card says of where the character is."""
    return state.box.beasts[beast].kind.flank(section_of(state, person, beast))


# -- dice --------------------------------------------------------------------------------------------------------------


def strike_dice(state: State, person: int, icon: Icon, beast: int) -> int:
    """How many dice a Stab or Throw of that icon rolls at that beast. M7: the row before the rage rises counts."""
    dice = icon.dice + extra_dice(state, person, icon.deed) + _bonus(state, person, icon.deed)
    dice -= state.row(beast).defence
    if icon.deed is Deed.STAB:
        flank = flank_of(state, person, beast)
        fury = skill(state, person, SkillKind.FURY) if state.hurt[person] else 0
        return capped(state, dice + fury + flank.weak - flank.defence)
    if icon.far:
        far = in_line(state, person)[beast] - skill(state, person, SkillKind.REACH)
        dice -= max(0, far)
    return capped(state, dice)


def _bonus(state: State, person: int, deed: Deed) -> int:
    waiting = state.fresh[person] | state.stale[person]
    if not waiting & BONUS[deed]:
        return 0
    return state.box.idea(IdeaKind.FLINT if deed is Deed.STAB else IdeaKind.SHAFT).amount


# -- hits --------------------------------------------------------------------------------------------------------------


async def strike(table: Table[State], person: int, icon: Icon, beast: int, dice: int) -> None:
    """A Stab or Throw with so many dice, the bonus that waits for it used up, and what a hit does."""
    state = table.state
    state.fresh[person] &= ~BONUS[icon.deed]
    state.stale[person] &= ~BONUS[icon.deed]
    if await roll(table, person, icon.deed, dice, icon.wanted):
        await _hit(table, person, beast, icon.deed)


async def _hit(table: Table[State], person: int, beast: int, deed: Deed) -> None:
    """M8: points, health; a dead beast is removed, any other gets angrier and acts at once."""
    state = table.state
    still = is_still(state, person, beast)
    if table.heard is not None:
        table.tell(BeastHit(state.box.beasts[beast].name, state.box.people[person].name, deed, still))
    pays = not state.box.beasts[beast].ward  # M83
    if pays:
        _reward(table, person, beast, deed)
    if state.ambush[person] == beast + 1:
        end_ambush(state, person)
    if not wound(table, beast, "hit", "M8"):
        if pays:
            score(table, person, 2, "lethal", "M8")
        await slay(table, beast, "hit", "M8", NOWHERE)
    elif not still:
        await act(table, raise_rage(table, beast, "hit"))


def is_still(state: State, person: int, beast: int) -> bool:
    """Whether a hit moves no disc: out of a bush (M9), or out of an ambush (idea Ambush)."""
    spot = state.spots[person]
    if spot >= 0 and state.box.land.bush[spot]:
        return True
    return state.ambush[person] == beast + 1


def _reward(table: Table[State], person: int, beast: int, deed: Deed) -> None:
    """Rulebook, "Savage points": a hit, one more from above (M33), one more in front (M32)."""
    state = table.state
    score(table, person, 1, "hit", "M8")
    if state.steed(person) >= 0:
        score(table, person, 1, "above", "M33")
    elif is_in_front(state, person, beast, deed):
        score(table, person, 1, "front", "M32")


def is_in_front(state: State, person: int, beast: int, deed: Deed) -> bool:
    """M32: for a Stab on the front side, corners included; for a Throw anywhere ahead of the front line."""
    spot = state.spots[person]
    if spot < 0:
        return False
    if deed is Deed.STAB:
        return section_of(state, person, beast) is Section.FRONT
    return place_of(state, beast, spot)[0] > 0
