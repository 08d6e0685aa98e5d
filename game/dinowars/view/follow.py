"""The table shown follows the events, one by one. The match's own state has the last word."""

from game.core.table import Event
from game.dinowars import events as ev
from game.dinowars.field import EDGES, MIDDLE, Edge
from game.dinowars.kinds import Diet
from game.dinowars.state import ACT, DEAD, DEPLOY, EDGE, END, GONE, HERE, MARKERS, NONE, OVER, State

Spot = tuple[int, int]


def number_of(table: State, name: str) -> int:
    """A piece by its name, babies included."""
    return table.box.names.index(name)


def follow(table: State, event: Event) -> None:
    """The table as it is after that event, as far as it is seen."""
    for one in (_places, _bodies, _turns, _set_up, _marks):
        if one(table, event):
            return


def _places(table: State, event: Event) -> bool:
    match event:
        case ev.Stood(name=name, x=x, y=y, facing=facing):
            number = number_of(table, name)
            _put(table, number, x, y, facing)
            table.fates[number] = HERE
        case ev.Moved(name=name, x=x, y=y, facing=facing) | ev.Shifted(name=name, x=x, y=y, facing=facing):
            _put(table, number_of(table, name), x, y, facing)
        case ev.Turned(name, facing):
            table.facings[number_of(table, name)] = facing
        case ev.MoveRolled(name=name, heading=heading):
            table.facings[number_of(table, name)] = heading
        case _:
            return False
    return True


def _put(table: State, number: int, x: int, y: int, facing: int) -> None:
    table.xs[number], table.ys[number], table.facings[number] = x, y, facing


def _bodies(table: State, event: Event) -> bool:
    match event:
        case ev.Downed(name):
            table.down[number_of(table, name)] = 1
        case ev.StoodUp(name):
            table.down[number_of(table, name)] = 0
        case ev.Killed(name=name):
            number = number_of(table, name)
            table.fates[number], table.down[number] = DEAD, 0
            _forget(table, number)
        case ev.Escaped(name, x, y):
            number = number_of(table, name)
            table.xs[number], table.ys[number], table.fates[number] = x, y, GONE
            _forget(table, number)
        case ev.BabyGone(seat, cause):
            table.fates[table.box.baby(seat)] = DEAD if cause == "lava" else GONE
        case ev.Ferocity(seat=seat, left=left):
            table.pools[seat] = left
        case ev.Scored(seat, objective, total):
            table.scores[seat] = total
            table.done[seat] = (*table.done[seat], objective)
        case _:
            return False
    return True


def _forget(table: State, number: int) -> None:
    """It is nobody's runner any more, and no victim."""
    table.runners = [NONE if one == number else one for one in table.runners]
    if table.victim == number:
        table.victim = NONE


def _turns(table: State, event: Event) -> bool:
    match event:
        case ev.TurnBegan(turn, rolls, leads):
            table.turn, table.leads = turn, leads
            table.rolls[:] = rolls
        case ev.Activated(seat, actions):
            table.phase, table.seat, table.left = ACT, seat, actions
            table.used = bytearray(len(table.used))
            table.pushed = bytearray(len(table.pushed))
        case ev.TurnEnds():
            table.phase, table.left = END, 0
        case ev.GargantuanActs(victim=victim):
            table.victim = number_of(table, victim) if victim else NONE
        case ev.LavaCame(edge, _roll, depth):
            table.front, table.lava = EDGES.index(Edge(edge)), depth
        case ev.MatchEnded(scores=scores):
            table.phase, table.scores = OVER, list(scores)
        case _:
            return False
    return True


def _set_up(table: State, event: Event) -> bool:
    match event:
        case ev.ObjectivesRolled(overall, unique):
            table.overall, table.unique = overall, unique
        case ev.TwistsChosen(twists):
            table.twists = twists
            table.food = ((MIDDLE, MIDDLE, Diet.BOTH),)
        case ev.Named(seat, objective, name):
            (table.targets if objective == "assassinate" else table.runners)[seat] = number_of(table, name)
        case ev.RolledOff(_rolls, first):
            table.first = table.seat = first
            table.phase = EDGE
        case ev.EdgeTaken(edges, lava):
            table.edge = EDGES.index(Edge(edges[table.first]))
            table.front = EDGES.index(Edge(lava)) if lava else NONE
            table.phase = DEPLOY
        case _:
            return False
    return True


def _marks(table: State, event: Event) -> bool:
    match event:
        case ev.Marked(seat, "eggs", x, y):
            table.eggs = ((x, y), table.eggs[1]) if seat == 0 else (table.eggs[0], (x, y))
        case ev.Marked(what="domination", x=x, y=y):
            table.marks = tuple(dict.fromkeys((*table.marks, (x, y))))
            table.phase = MARKERS
        case ev.Marked(what=what, x=x, y=y):
            table.food = tuple(dict.fromkeys((*table.food, (x, y, Diet(what)))))
        case ev.Unmarked("eggs", x, y):
            one, other = (None if eggs == (x, y) else eggs for eggs in table.eggs)
            table.eggs = (one, other)
        case ev.Unmarked("domination", x, y):
            table.marks = tuple(one for one in table.marks if one != (x, y))
        case ev.Unmarked(what, x, y):
            table.food = tuple(one for one in table.food if one != (x, y, Diet(what)))
        case _:
            return False
    return True
