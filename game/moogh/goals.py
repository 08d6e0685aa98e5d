"""What a hunt is for (M82 to M89), and when it ends: looked at after every action and what it set off (M71)."""

from game.core.table import Table
from game.moogh.events import LoadMoved, MatchEnded, Progressed
from game.moogh.harm import score
from game.moogh.land import cell_of, name_of
from game.moogh.objectives import UNTIL_DARK, Fetch, Hold, Keep, Kill, Lead, Snare, Survive
from game.moogh.places import in_turn_order
from game.moogh.state import (
    DARK,
    DONE,
    ENDINGS,
    ESCAPED,
    FAILED,
    FELL,
    GOING,
    HERE,
    KILLED,
    LAST,
    NOBODY_LEFT,
    OVER,
    State,
)

FETCHED = 2
"""The points for a load put down (M89)."""


def settle(table: Table[State]) -> None:
    """After an action: loads change hands, and the hunt may be over."""
    state = table.state
    if isinstance(state.box.objective, Fetch):
        _carry(table, state.box.objective)
    ending = how_it_ends(state)
    if ending != GOING:
        end(table, ending)


def how_it_ends(state: State) -> int:
    """GOING, or why it is over: tribes left first (M54), then the objective."""
    left = [side for side in range(state.box.sides) if state.living(side)]
    if not left:
        return NOBODY_LEFT
    if len(left) == 1 and not state.box.together:
        return LAST
    return fulfilment(state)


def end(table: Table[State], ending: int) -> None:
    """The hunt is over."""
    state = table.state
    state.phase, state.ending = OVER, ending
    state.marker = 0
    state.rest()
    if table.heard is not None:
        seats = tuple(seat for side in winning_sides(state) for seat in state.box.teams[side])
        table.tell(MatchEnded(tuple(sorted(seats)), tuple(state.points), ENDINGS[ending]))


# -- who wins ----------------------------------------------------------------------------------------------------------


def winning_sides(state: State) -> list[int]:
    """Rulebook, "Winning conditions" (M54): the sides that have won a hunt that is over, none where all lose."""
    left = [side for side in range(state.box.sides) if state.living(side)]
    if state.box.together:
        return left if state.ending == DONE else []
    if state.ending == LAST:
        return left
    if state.ending != DONE and not any_killed(state):
        return []
    best = max((_standing(state, side) for side in left), default=())
    return [side for side in left if _standing(state, side) == best]


def any_killed(state: State) -> bool:
    """Whether a beast was killed, by whatever cause. M83: a ward's death does not count."""
    return any(fate in {KILLED, FELL} and not one.ward for fate, one in zip(state.fates, state.box.beasts, strict=True))


def _standing(state: State, side: int) -> tuple[int, ...]:
    """Savage points, then people alive, then uninjured ones (M55)."""
    living = state.living(side)
    return state.points[side], len(living), sum(not state.hurt[person] for person in living)


# -- objectives --------------------------------------------------------------------------------------------------------


def fulfilment(state: State) -> int:
    """DONE, FAILED where it cannot be fulfilled any more, or GOING."""
    aim = state.box.objective
    match aim:
        case Hold():
            return DONE if state.held >= aim.rounds else GOING
        case Fetch():
            return DONE if state.home >= aim.loads else GOING
        case Survive():
            return FAILED if state.box.together and sum(state.out) > aim.losses else GOING
    return _beastly(state, aim)


def _beastly(state: State, aim: Kill | Lead | Snare | Keep) -> int:
    """The aims that hang on beasts."""
    if isinstance(aim, Kill):
        return _killed(state, aim.beasts)
    if isinstance(aim, Lead) and _led(state, aim):
        return DONE
    if isinstance(aim, Snare) and state.sprung[aim.beast] >= aim.traps:
        return DONE
    return FAILED if state.fates[aim.beast] else GOING


def _killed(state: State, beasts: tuple[int, ...]) -> int:
    """M82: all of them dead, killed or fallen; one that has left the board cannot be."""
    fates = [state.fates[beast] for beast in beasts]
    if ESCAPED in fates:
        return FAILED
    return GOING if HERE in fates else DONE


def _led(state: State, aim: Lead) -> bool:
    """M85: all cells of the ward lie in the area."""
    land = state.box.land
    return state.alive(aim.beast) and all(
        land.inside[spot] and cell_of(spot) in aim.area for spot in state.cells(aim.beast)
    )


def at_dark(state: State) -> int:
    """M87, M88: dark fulfils what had to last until then; it ends everything else unfulfilled."""
    return DONE if isinstance(state.box.objective, UNTIL_DARK) else DARK


def close_round(table: Table[State]) -> None:
    """At a round's end it counts who stands where the hunt wants them."""
    match table.state.box.objective:
        case Hold() as aim:
            _hold(table, aim)
        case Survive() as aim:
            _keep_watch(table, aim)


def _hold(table: Table[State], aim: Hold) -> None:
    """M84: the area is held by somebody standing in it while no beast does."""
    state = table.state
    holders = holding(state, aim)
    if not holders:
        return
    state.held += 1
    for person in _one_a_side(state, holders):
        score(table, person, 1, "hold", "M84")
    if table.heard is not None:
        table.tell(Progressed(state.held, aim.rounds))
    settle(table)


def _keep_watch(table: Table[State], aim: Survive) -> None:
    """M87: rivals get a point for somebody at the fire; a group with too many away from it has lost."""
    state = table.state
    near = standing_in(state, aim.area)
    if not state.box.together:
        for person in _one_a_side(state, near):
            score(table, person, 1, "watch", "M87")
    elif state.out.count(0) - len(near) > aim.away:
        end(table, FAILED)


def holding(state: State, objective: Hold) -> list[int]:
    """Who stands in the area, if no beast has a cell in it. Riders stand nowhere."""
    land = state.box.land
    for beast in state.herd():
        if any(land.inside[spot] and cell_of(spot) in objective.area for spot in state.cells(beast)):
            return []
    return standing_in(state, objective.area)


def standing_in(state: State, area: tuple[int, ...]) -> list[int]:
    """Who stands in that area; riders stand nowhere."""
    return [person for person, spot in enumerate(state.spots) if spot >= 0 and cell_of(spot) in area]


def _one_a_side(state: State, people: list[int]) -> list[int]:
    sides = {state.box.people[person].side: person for person in reversed(people)}
    return sorted(sides.values())


# -- loads -------------------------------------------------------------------------------------------------------------


def _carry(table: Table[State], objective: Fetch) -> None:
    """M89: who stands on a load takes it up; who carries one into the area puts it down for good."""
    state = table.state
    standing = [person for person, spot in enumerate(state.spots) if spot >= 0]
    for person in in_turn_order(state, standing):
        spot = state.spots[person]
        if spot in state.ground and not state.loads[person]:
            _take_up(table, person, spot)
        if state.loads[person] and cell_of(spot) in objective.area:
            _bring_home(table, person, objective)


def _take_up(table: Table[State], person: int, spot: int) -> None:
    state = table.state
    state.loads[person] = 1
    at = state.ground.index(spot)
    state.ground = state.ground[:at] + state.ground[at + 1 :]
    if table.heard is not None:
        table.tell(LoadMoved(state.box.people[person].name, name_of(spot), "taken"))


def _bring_home(table: Table[State], person: int, objective: Fetch) -> None:
    state = table.state
    state.loads[person] = 0
    state.home += 1
    if table.heard is not None:
        table.tell(LoadMoved(state.box.people[person].name, name_of(state.spots[person]), "home"))
        table.tell(Progressed(state.home, objective.loads))
    score(table, person, FETCHED, "load", "M89")
