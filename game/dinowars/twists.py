"""Rulebook, "Twists": what the end of a turn does to everybody, in the order of the table (D50)."""

from collections.abc import Sequence

from game.core.table import Table
from game.dinowars.box import MARKER, PTERADON
from game.dinowars.combat import clash, is_saved, results, worst
from game.dinowars.events import BabyGone, LavaCame, Moved, TwistRolled, Unmarked
from game.dinowars.field import EDGES, SIZE
from game.dinowars.harm import can_score, die, lay, score
from game.dinowars.hunting import starve
from game.dinowars.kinds import INCH, Diet
from game.dinowars.markers import place_baby
from game.dinowars.objectives import SEATS, remove_eggs
from game.dinowars.sines import ROUND
from game.dinowars.space import is_here, is_in_lava, way
from game.dinowars.state import DEAD, NONE, State


async def twist(table: Table[State]) -> None:
    """All that are played; Desperation is part of every combat (D49)."""
    for name in table.state.twists:
        match name:
            case "meteor":
                meteors(table)
            case "lava":
                await flow(table)
            case "starvation":
                starvation(table)
            case "pteradon":
                pteradons(table)
            case "quake":
                quake(table)


def _struck(table: Table[State], name: str, pieces: Sequence[int], least: int) -> list[int]:
    """D62: first all dice, one for each of them; those that show so much."""
    dice = tuple(table.dice.number(6) for _piece in pieces)
    if table.heard is not None:
        table.tell(TwistRolled(name, tuple(table.state.box.names[piece] for piece in pieces), dice))
    return [piece for piece, shown in zip(pieces, dice, strict=True) if shown >= least]


def meteors(table: Table[State]) -> None:
    """D44: on a 6 a protection roll, or the animal is downed; one that is down already has nothing to fear."""
    state = table.state
    for piece in _struck(table, "meteor", state.army_order(), 6):
        if not state.down[piece] and not is_saved(table, piece):
            lay(table, piece)


def starvation(table: Table[State]) -> None:
    """D47, D62: none of them dies before its turn comes, as only herbivores are eaten."""
    state = table.state
    carnivores = [piece for piece in state.army_order() if state.box.kinds[piece].diet == Diet.CARNIVORE]
    for piece in _struck(table, "starvation", carnivores, 6):
        starve(table, piece)


def pteradons(table: Table[State]) -> None:
    """D48: on 5 and 6 an attack of combat 2 without modifiers; what it shifts goes anywhere, by chance."""
    state = table.state
    for piece in _struck(table, "pteradon", state.army_order(), 5):
        margin = clash(table, PTERADON, piece, state.box.scenario.pieces.pteradon)
        allowed = results(state, piece, margin)
        if allowed:
            heading = 0 if "kill" in allowed else table.dice.number(ROUND) - 1
            worst(table, piece, margin, heading, NONE)


def quake(table: Table[State]) -> None:
    """D46: on a 6 killed without a save, or downed by the variant."""
    state = table.state
    for piece in _struck(table, "quake", state.army_order(), 6):
        if state.box.scenario.quake == "downed":
            lay(table, piece)
        else:
            die(table, piece, "quake")


# -- lava -------------------------------------------------------------------------------------------------------------


async def flow(table: Table[State]) -> None:
    """D45: the front goes on; what it touches is gone. A baby is placed again at once, where there is room (D37)."""
    state = table.state
    roll = table.dice.number(6)
    state.lava = min(SIZE, state.lava + roll * INCH)
    table.tell(LavaCame(EDGES[state.front], roll, state.lava))
    burnt = [piece for piece in state.here() if is_in_lava(state, *_place(state, piece))]
    for piece in burnt:
        if piece <= state.box.gargantuan:
            die(table, piece, "lava")
    _burn_markers(table)
    lost = [seat for seat in SEATS if state.box.baby(seat) in burnt]
    for seat in lost:
        state.fates[state.box.baby(seat)] = DEAD
        table.tell(BabyGone(seat, "lava"))
    for seat in sorted(lost, key=lambda one: one == state.first):  # the first deployer places first
        await place_baby(table, seat)


def _place(state: State, piece: int) -> tuple[int, int, int]:
    return state.xs[piece], state.ys[piece], state.box.radii[piece]


def _burn_markers(table: Table[State]) -> None:
    """D34, D35, D45: markers are removed; eggs that are there score for the other side."""
    state = table.state
    for x, y in state.marks:
        if is_in_lava(state, x, y, MARKER):
            table.tell(Unmarked("domination", x, y))
    state.marks = tuple(one for one in state.marks if not is_in_lava(state, *one, MARKER))
    for x, y, diet in state.food:
        if is_in_lava(state, x, y, MARKER):
            table.tell(Unmarked(diet, x, y))
    state.food = tuple(one for one in state.food if not is_in_lava(state, one[0], one[1], MARKER))
    for keeper in SEATS:
        eggs = state.eggs[keeper]
        if eggs is not None and is_in_lava(state, *eggs, MARKER):
            remove_eggs(table, keeper)
            if can_score(state, 1 - keeper, "eggs"):
                score(table, 1 - keeper, "eggs")


# -- babies -----------------------------------------------------------------------------------------------------------


def wander(table: Table[State], seat: int) -> None:
    """D37: the baby that this seat seeks goes D6 inches anywhere, by chance, and stops at anything."""
    state = table.state
    baby = state.box.baby(seat)
    if not is_here(state, baby):
        return
    heading = table.dice.number(ROUND) - 1
    distance = table.dice.number(6) * INCH
    ahead = way(state, baby, heading)
    before = state.xs[baby], state.ys[baby]
    state.xs[baby], state.ys[baby] = ahead.end(ahead.far(distance))
    state.facings[baby] = heading
    table.tell(Moved(state.box.names[baby], *before, state.xs[baby], state.ys[baby], heading))
