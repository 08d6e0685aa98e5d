"""Rulebook, "End of the game" and "Winning conditions": the outcome in words, and whether the table is in order."""

from collections.abc import Iterator

from game.core.ruleset import Outcome
from game.core.words import _
from game.moogh.box import FIRST_BEAST, beast_of
from game.moogh.goals import at_dark, how_it_ends, winning_sides
from game.moogh.land import spot_of
from game.moogh.objectives import Fetch, Survive
from game.moogh.phases import unplanned
from game.moogh.state import (
    ACT,
    AMBUSH,
    AWAY,
    BEASTS,
    DARK,
    DONE,
    FAILED,
    GOING,
    HERE,
    HIDDEN,
    LAST,
    NO_CUBE,
    NOBODY_LEFT,
    OVER,
    PEOPLE,
    PLACE,
    PROGRAM,
    State,
)
from game.moogh.words import side_title


def outcome(state: State) -> Outcome | None:
    """None until the hunt is over. Scores are savage points, by seat (M53: a team's are common)."""
    if state.phase != OVER:
        return None
    sides = winning_sides(state)
    seats = sorted(seat for side in sides for seat in state.box.teams[side])
    scores = [0] * state.box.seats
    for side, members in enumerate(state.box.teams):
        for seat in members:
            scores[seat] = state.points[side]
    return Outcome(tuple(seats), tuple(scores), _reason(state, sides))


def _reason(state: State, sides: list[int]) -> str:
    """Why it ended so, in a sentence or two."""
    first = {
        DONE: _("The hunt has reached its aim."),
        FAILED: _("The hunt cannot reach its aim any more."),
        LAST: _("Only one tribe is left."),
        NOBODY_LEFT: _("Nobody is left."),
        DARK: _("Darkness has come."),
    }[state.ending]
    return f"{first} {_verdict(state, sides)}"


def _verdict(state: State, sides: list[int]) -> str:
    if not sides:
        return _("Everybody loses.")
    if state.box.together:
        return _("The hunters win.")
    names = ", ".join(side_title(state.box, side) for side in sides)
    if len(sides) > 1:
        return _("{tribes} share the victory with {points} points.").format(tribes=names, points=state.points[sides[0]])
    return _("{tribe} wins with {points} points.").format(tribe=names, points=state.points[sides[0]])


def progress(state: State) -> float:
    """How far the time has come, 0 to 1."""
    return 1.0 if state.phase == OVER else min(1.0, state.dark / state.box.limit)


# -- the audit ---------------------------------------------------------------------------------------------------------


def audit(state: State) -> None:
    """Asserts that no piece was made or lost, at any decision."""
    found = list(complaints(state))
    assert not found, "; ".join(found)


def complaints(state: State) -> Iterator[str]:
    """What is wrong with the table, one sentence each."""
    yield from _grid(state)
    for person in range(len(state.box.people)):
        yield from _person(state, person)
    for beast in range(len(state.box.beasts)):
        yield from _beast(state, beast)
    yield from _cards(state)
    yield from _supply(state)
    yield from _turn(state)


def _grid(state: State) -> Iterator[str]:
    standing = {spot: person + PEOPLE for person, spot in enumerate(state.spots) if spot >= 0}
    for beast in state.herd():
        for spot in state.cells(beast):
            if spot in standing:
                yield f"{state.box.beasts[beast].name} stands where somebody else is"
            standing[spot] = beast + BEASTS
    wanted = bytearray(len(state.grid))
    for spot, mark in standing.items():
        wanted[spot] = mark
    if wanted != state.grid or sum(spot >= 0 for spot in state.spots) != len(set(standing)) - _covered(state):
        yield "two stand on one space"


def _covered(state: State) -> int:
    return sum(len(state.cells(beast)) for beast in state.herd())


def _person(state: State, person: int) -> Iterator[str]:
    name, spot, land = state.box.people[person].name, state.spots[person], state.box.land
    if state.out[person] and (spot != AWAY or state.tokens[person] or state.cubes[person] != NO_CUBE):
        yield f"{name} is out, but something of it is still here"
    if not state.out[person] and spot == AWAY and state.phase != PLACE:
        yield f"{name} is nowhere"
    if spot >= 0 and (not land.inside[spot] or land.boulder[spot] or spot in state.traps):
        yield f"{name} stands where nobody can"
    if spot < AWAY and (state.spots.count(spot) > 1 or state.loads[person]):
        yield f"{name} is on a beast with somebody else, or with a load"
    if state.phase == ACT and not state.out[person] and state.cubes[person] == NO_CUBE:
        yield f"{name} has no cube"


def _beast(state: State, beast: int) -> Iterator[str]:
    one, land = state.box.beasts[beast], state.box.land
    if state.alive(beast) != (state.fates[beast] == HERE):
        yield f"{one.name} is here and gone at once"
    if not 1 <= state.rage[beast] <= one.card.most or state.column[beast] >= len(one.card.faces[0][0].spaces):
        yield f"the disc of {one.name} is not on its card"
    if not state.alive(beast):
        return
    cells = state.cells(beast)
    if not state.health[beast]:
        yield f"{one.name} lives without health"
    if any(land.wall[spot] for spot in cells) or not any(land.inside[spot] for spot in cells):
        yield f"{one.name} stands where it cannot"
    if any(spot in state.traps for spot in cells):
        yield f"{one.name} stands on a trap"


def _cards(state: State) -> Iterator[str]:
    box = state.box
    wanted = [
        card for card in box.cards() if (not state.out[card] if card < FIRST_BEAST else state.alive(beast_of(card)))
    ]
    if sorted(state.order) != sorted(wanted):
        yield "the turn order has other cards than those in play"
    if not 0 <= state.marker <= len(state.order):
        yield "the turn marker is beside the row"


def _supply(state: State) -> Iterator[str]:
    box, land = state.box, state.box.land
    if sorted([*state.shown, *state.bag, *state.discards]) != list(range(len(box.ideas))):
        yield "ideas were made or lost"
    if len(state.traps) > max(box.numbers.traps, len(box.scenario.board.traps)):
        yield "there are more traps than in the box"
    if any(not land.inside[spot] or land.wall[spot] for spot in state.traps):
        yield "a trap lies where none can"
    if isinstance(box.objective, Fetch):
        if len(state.ground) + sum(state.loads) + state.home != len(box.scenario.board.loads):
            yield "loads were made or lost"
    elif state.ground != lying(state) or any(state.loads) or state.home:
        yield "loads have moved in a hunt without them"
    if min(state.points) < 0:
        yield "points below 0"


def lying(state: State) -> tuple[int, ...]:
    """The loads as the hunt begins."""
    return tuple(spot_of(cell) for cell in state.box.scenario.board.loads)


def _turn(state: State) -> Iterator[str]:
    if state.begun and (state.phase != ACT or state.marker >= len(state.order)):
        yield "a turn goes on that is nobody's"
    if state.marker and state.phase != ACT:
        yield "the turn marker has left the start before anybody acts"
    if (state.ending == GOING) != (state.phase != OVER):
        yield "it is over and goes on at once"


def loose_ends(state: State) -> Iterator[str]:
    """What may be pending while somebody is asked, but not between two steps."""
    for person, one in enumerate(state.box.people):
        steed = state.steed(person)
        if steed >= 0 and not state.alive(steed):
            yield f"{one.name} rides a beast that is gone"
        yield from _waiting(state, person)
    for start, health in zip(state.box.scenario.setup.beasts, state.health, strict=True):
        if health > start.health:
            yield f"{start.name} has more health than it began with"
    acting = state.begun and state.marker < len(state.order) and beast_of(state.order[state.marker]) < 0
    if acting and state.left + state.deeds != 2:
        yield "the actions done and left in a turn are not two"
    yield from _ending(state)


def _ending(state: State) -> Iterator[str]:
    """Whether it goes on, and somebody is left to go on with."""
    if state.phase == OVER:
        yield from _closed(state)
    elif how_it_ends(state) != GOING or state.dark >= state.box.limit:
        yield "it should be over"
    elif state.phase == PLACE and all(map(state.in_play, range(len(state.box.people)))):
        yield "nobody is left to be placed"
    elif state.phase == PROGRAM and not unplanned(state):
        yield "nobody is left to plan"


def _waiting(state: State, person: int) -> Iterator[str]:
    """What ideas left: nobody lies in ambush for nothing or hides without a bush."""
    name, spot = state.box.people[person].name, state.spots[person]
    waiting = state.fresh[person] | state.stale[person]
    if bool(waiting & AMBUSH) != bool(state.ambush[person]):
        yield f"{name} lies in ambush for no beast"
    if waiting & HIDDEN and not (spot >= 0 and state.box.land.bush[spot]):
        yield f"{name} hides where no bush is"


def _closed(state: State) -> Iterator[str]:
    """Whether it ended as the table shows. What came with the time or at a round's end does not show there."""
    seen = how_it_ends(state)
    late = {at_dark(state)} if state.dark >= state.box.limit else set()
    if isinstance(state.box.objective, Survive):
        late.add(FAILED)
    if state.ending not in (late if seen == GOING else {seen}):
        yield "it cannot have ended like that"
