"""Rulebook, "Deployment" and "Scenarios": the rolls, the targets, and the animals; markers follow (D61)."""

from collections.abc import Iterator, Sequence

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.dinowars.asking import ANY_HEADING
from game.dinowars.commands import Deploy, Pick, Take, decimals
from game.dinowars.events import EdgeTaken, Marked, ObjectivesRolled, RolledOff, TwistsChosen
from game.dinowars.field import APART, EDGES, MIDDLE, SIZE, STRIP, Edge
from game.dinowars.kinds import INCH, Diet
from game.dinowars.markers import next_marker, stand
from game.dinowars.objectives import candidates, name_target, settle_targets, unnamed
from game.dinowars.scenario import TWISTS
from game.dinowars.shapes import Point
from game.dinowars.sines import HALF, ROUND
from game.dinowars.space import ground
from game.dinowars.standing_room import arrange
from game.dinowars.state import DEPLOY, EDGE, MARKERS, NONE, OFF, OVERALL, UNIQUE, State
from game.dinowars.ways import Disc, Ground


async def prepare(table: Table[State]) -> None:
    """Objectives and twist, the Gargantuan, targets, and the roll for deployment; nobody is asked."""
    state, dice = table.state, table.dice
    state.overall = _roll_overall(table)
    state.unique = (UNIQUE[(dice.number(6) - 1) // 2], UNIQUE[(dice.number(6) - 1) // 2])
    table.tell(ObjectivesRolled(state.overall, state.unique))
    state.twists = _twists(table)
    table.tell(TwistsChosen(state.twists))
    state.food = ((MIDDLE, MIDDLE, Diet.BOTH),)
    if "gargantuan" in state.overall:
        stand(table, state.box.gargantuan, MIDDLE, MIDDLE, dice.number(ROUND) - 1)  # D42, D66
    settle_targets(table)
    rolls = roll_off(table)
    state.first = state.seat = int(rolls[1] > rolls[0])  # D7
    table.tell(RolledOff(rolls, state.first))
    state.phase = EDGE


def _roll_overall(table: Table[State]) -> tuple[str, str]:
    """D33: two that differ."""
    first = second = table.dice.number(6)
    while second == first:
        second = table.dice.number(6)
    return OVERALL[first - 1], OVERALL[second - 1]


def _twists(table: Table[State]) -> tuple[str, ...]:
    match table.state.box.scenario.twist:
        case "none":
            return ()
        case "all":
            return TWISTS
        case "rolled":
            return (TWISTS[table.dice.number(6) - 1],)
        case chosen:
            return (chosen,)


def roll_off(table: Table[State]) -> tuple[int, int]:
    """A die for each seat; D6: until they differ."""
    rolls = table.dice.number(6), table.dice.number(6)
    while rolls[0] == rolls[1]:
        rolls = table.dice.number(6), table.dice.number(6)
    return rolls


# -- targets ----------------------------------------------------------------------------------------------------------


def pending(state: State) -> tuple[int, str] | None:
    """D38, D70: a seat whose objective needs one of several animals that are alike, and which objective."""
    for seat, objective in unnamed(state):
        if len(candidates(state, seat, objective)) > 1:
            return seat, objective
    return None


async def pick(table: Table[State], seat: int, objective: str) -> None:
    """The owner of the animals names one."""
    state = table.state
    found = candidates(state, seat, objective)
    answer = await table.ask(PickDecision(state, objective, found))
    assert isinstance(answer, Pick)
    name_target(table, seat, objective, state.box.numbers[answer.name])


class PickDecision(Decision):
    """Which of several animals that cost the same an objective is about; `about` says target or runner."""

    __slots__ = ("about", "found", "state")

    def __init__(self, state: State, objective: str, found: Sequence[int]) -> None:
        self.seat = state.box.sides[found[0]]
        self.about = "target" if objective == "assassinate" else "runner"
        self.state = state
        self.found = found

    def options(self) -> Sequence[Command]:
        """Each of them."""
        return [Pick(self.state.box.names[piece]) for piece in self.found]

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Pick) and self.state.box.numbers.get(command.name) in self.found

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        names = ", ".join(self.state.box.names[piece] for piece in self.found)
        return _("First one of these is named: {names}; not {command}.").format(names=names, command=command)


# -- edges and animals ------------------------------------------------------------------------------------------------


async def take_edge(table: Table[State]) -> None:
    """D7: the first deployer's edge; the markers of Domination and the lava's edge follow from it."""
    state = table.state
    answer = await table.ask(EdgeDecision(state.seat))
    assert isinstance(answer, Take)
    state.edge = EDGES.index(Edge(answer.edge))
    if "lava" in state.twists:  # D45
        beside = EDGES[state.edge].beside
        state.front = EDGES.index(beside if table.dice.number(2) == 1 else beside.opposite)
    lava = EDGES[state.front] if state.front != NONE else ""
    table.tell(EdgeTaken((state.edge_of(0), state.edge_of(1)), lava))
    state.phase = DEPLOY


class EdgeDecision(Decision):
    """Which edge the first deployer takes."""

    __slots__ = ()
    about = "edge"

    def options(self) -> Sequence[Command]:
        """All four."""
        return [Take(edge) for edge in EDGES]

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Take) and command.edge in set(EDGES)

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return _("First you take an edge of the table; {command} comes later.").format(command=command)


async def deploy(table: Table[State]) -> None:
    """An animal; after the last one of a side the other side's come, and after those the markers."""
    state = table.state
    answer = await table.ask(DeployDecision(state))
    assert isinstance(answer, Deploy)
    stand(table, state.box.numbers[answer.name], answer.x, answer.y, answer.facing)
    if waiting(state, state.seat):
        return
    if state.seat == state.first:
        state.seat = 1 - state.first
        return
    _mark_centres(table)
    state.phase = MARKERS
    next_marker(state)


def waiting(state: State, seat: int) -> list[int]:
    """The animals of that side that are not deployed yet."""
    return [piece for piece in state.box.armies[seat] if state.fates[piece] == OFF]


def _mark_centres(table: Table[State]) -> None:
    """D34: the markers of Domination, and the feeding point in the centre."""
    state = table.state
    if "domination" in state.overall:
        across = state.edge_of(0) in (Edge.NORTH, Edge.SOUTH)
        ends = (MIDDLE - APART, MIDDLE + APART)
        state.marks = tuple((end, MIDDLE) if across else (MIDDLE, end) for end in ends)
        for mark in state.marks:
            table.tell(Marked(NONE, "domination", *mark))
    table.tell(Marked(NONE, "both", MIDDLE, MIDDLE))


def has_room(diameters: Sequence[int], taken: Sequence[tuple[int, int]]) -> bool:
    """Whether bases of these diameters fit beside each other in a row, and what is taken (from where to where)."""
    free = _gaps(taken)
    return max(free) >= sum(diameters) or _fit(sorted(diameters, reverse=True), free)


def widest(taken: Sequence[tuple[int, int]]) -> int:
    """The widest gap in a row, of what is taken."""
    return max(_gaps(taken))


def _gaps(taken: Sequence[tuple[int, int]]) -> list[int]:
    free, end = [], 0
    for start, stop in sorted(taken):
        free.append(start - end)
        end = max(end, stop)
    return [*free, SIZE - end]


def _fit(diameters: Sequence[int], free: Sequence[int]) -> bool:
    """Whether the gaps hold the bases, the widest first; every way is tried."""
    if not diameters:
        return True
    wide, *rest = diameters
    tried = set[int]()
    for at, room in enumerate(free):
        if room >= wide and room not in tried:
            tried.add(room)
            if _fit(rest, [*free[:at], room - wide, *free[at + 1 :]]):
                return True
    return False


def _taken(state: State, seat: int) -> list[tuple[int, int]]:
    """Where along its edge the side's animals stand."""
    beside, radii = state.edge_of(seat).beside, state.box.radii
    places = [(beside.depth(state.xs[piece], state.ys[piece]), radii[piece]) for piece in state.in_play(seat)]
    return [(along - radius, along + radius) for along, radius in places]


def _across(edge: Edge, x: int, y: int) -> int:
    """How far along the edge the point lies, from the west or the north."""
    return x if edge in (Edge.NORTH, Edge.SOUTH) else y


def _stand(state: State, seat: int, edge: Edge) -> list[Disc]:
    """Where the side's animals stand, along its edge and deep."""
    xs, ys, radii = state.xs, state.ys, state.box.radii
    return [
        Disc(_across(edge, xs[one], ys[one]), edge.depth(xs[one], ys[one]), radii[one]) for one in state.in_play(seat)
    ]


class DeployDecision(Decision):
    """Where the side's animals go: whole within the strip, on no base and no rock (D7), leaving room for the rest."""

    __slots__ = ("state",)
    about = "deploy"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """The next animal in three depths, along the edge in steps of two inches; all face the other side."""
        piece, facing = waiting(self.state, self.seat)[0], self.across()
        name = self.state.box.names[piece]
        return [Deploy(name, x, y, facing) for x, y in self.spots(piece)]

    def across(self) -> int:
        """The heading to the other side."""
        return (HALF + EDGES.index(self.state.edge_of(self.seat)) * (ROUND // 4)) % ROUND

    def spots(self, piece: int) -> list[Point]:
        """Here and there in the strip, where that animal may be deployed."""
        state, radius = self.state, self.state.box.radii[piece]
        edge = state.edge_of(self.seat)
        depths = sorted({radius, STRIP // 2, STRIP - radius})
        free, taken, rest = self._ground(piece), _taken(state, self.seat), self._rest(piece)
        wide = widest(taken) - 2 * radius >= 2 * sum(rest)  # wherever it stands then, there is room beside it
        bare, found = len(free.bases) == len(taken) and not free.solids, list[Point]()
        for across in dict.fromkeys(self._steps(radius)):
            along = edge.beside.depth(*edge.along(across, radius))
            if wide or has_room(rest, [*taken, (along - radius, along + radius)]):
                spots = [edge.along(across, depth) for depth in depths]
                alone = bare and all(along + radius <= start or end <= along - radius for start, end in taken)
                found += spots if alone else [(x, y) for x, y in spots if free.is_free(x, y, radius)]
        return found or [edge.along(*self._last_place(piece))]

    def _ground(self, piece: int) -> Ground:
        """What that animal meets within its side's strip."""
        edge, whole = self.state.edge_of(self.seat), ground(self.state, piece)
        return whole._replace(
            bases=tuple(one for one in whole.bases if edge.depth(one.x, one.y) - one.radius < STRIP),
            solids=tuple(one for one in whole.solids if edge.depth(*one.circle[:2]) - one.circle[2] < STRIP),
        )

    def _last_place(self, piece: int) -> Point:
        """Where that animal stands if all that are to come must stand together as close as can be."""
        state, found = self.state, waiting(self.state, self.seat)
        places = arrange([state.box.radii[one] for one in found], _stand(state, self.seat, state.edge_of(self.seat)))
        assert places is not None, "no room was left"
        return places[found.index(piece)]

    def _steps(self, radius: int) -> Iterator[int]:
        """Along the edge, and right beside each base that stands there."""
        beside = self.state.edge_of(self.seat).beside
        west = beside in (Edge.EAST, Edge.SOUTH)
        yield from range(radius, SIZE - radius + 1, 2 * INCH)
        for start, end in _taken(self.state, self.seat):
            for along in (start - radius, end + radius):
                if radius <= along <= SIZE - radius:
                    yield SIZE - along if west else along

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Deploy) and self._refuse(command) is None

    def _refuse(self, command: Deploy) -> str | None:
        piece = self.state.box.numbers.get(command.name, NONE)
        if piece not in waiting(self.state, self.seat):
            names = ", ".join(self.state.box.names[one] for one in waiting(self.state, self.seat))
            return _("These are still to be deployed: {names}.").format(names=names)
        if not 0 <= command.facing < ROUND:
            return _("A facing is 0 to 359.99 degrees.")
        return self._refuse_place(piece, command.x, command.y)

    def _refuse_place(self, piece: int, x: int, y: int) -> str | None:
        state, radius = self.state, self.state.box.radii[piece]
        if not radius <= state.edge_of(self.seat).depth(x, y) <= STRIP - radius:
            return _("An animal is deployed whole within 6 inches of your edge.")
        if not ground(state, piece).is_free(x, y, radius):
            return _("Something else stands there, or the table ends.")
        return self._refuse_narrow(piece, x, y)

    def _refuse_narrow(self, piece: int, x: int, y: int) -> str | None:
        if self._is_row(piece, x, y) or self._is_room(piece, x, y):
            return None
        return _("That leaves no room for your other animals.")

    def _is_row(self, piece: int, x: int, y: int) -> bool:
        """Whether the others find room in a row with those that stand there, which is quickly seen."""
        state, radius = self.state, self.state.box.radii[piece]
        along = state.edge_of(self.seat).beside.depth(x, y)
        return has_room(self._rest(piece), [*_taken(state, self.seat), (along - radius, along + radius)])

    def _rest(self, piece: int) -> list[int]:
        """The diameters of the others that are to come."""
        radii = self.state.box.radii
        return [2 * radii[one] for one in waiting(self.state, self.seat) if one != piece]

    def _is_room(self, piece: int, x: int, y: int) -> bool:
        """D65: whether the others find room in some arrangement."""
        state, radii, edge = self.state, self.state.box.radii, self.state.edge_of(self.seat)
        rest = [radii[one] for one in waiting(state, self.seat) if one != piece]
        stands = [*_stand(state, self.seat, edge), Disc(_across(edge, x, y), edge.depth(x, y), radii[piece])]
        return arrange(rest, stands) is not None

    def legal(self) -> list[str]:
        """The animals, with the bounds of the strip."""
        return [self._bounds(piece) for piece in waiting(self.state, self.seat)]

    def _bounds(self, piece: int) -> str:
        radius, edge = self.state.box.radii[piece], self.state.edge_of(self.seat)
        corners = edge.along(radius, radius), edge.along(SIZE - radius, STRIP - radius)
        ranges = [f"{decimals(min(two))}..{decimals(max(two))}" for two in zip(*corners, strict=True)]
        return f"deploy {self.state.box.names[piece]} {ranges[0]} {ranges[1]} facing {ANY_HEADING}"

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Deploy):
            return self._refuse(command) or super().why_not(command)
        return _("First the animals are deployed.")
