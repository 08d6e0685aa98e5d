"""Rulebook, "Deployment": eggs, babies and feeding points, once all animals stand (D9, D61)."""

from collections.abc import Sequence

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.dinowars.asking import Listing
from game.dinowars.box import CHILD, MARKER
from game.dinowars.commands import Place, decimals
from game.dinowars.events import Marked, Stood
from game.dinowars.field import MIDDLE, SIZE, STRIP, Edge
from game.dinowars.kinds import INCH, Diet
from game.dinowars.shapes import Point
from game.dinowars.sines import ROUND, heading_to, step, turned
from game.dinowars.space import body, is_in_lava
from game.dinowars.state import HERE, NONE, TURN, Food, State

FOOD_REACH = 18 * INCH
"""Rulebook: how far feeding points lie from the centre, at most."""
GRAIN = INCH // 4
"""D69: the grain in which room for a baby is looked for."""


def stand(table: Table[State], piece: int, x: int, y: int, facing: int) -> None:
    """A piece comes to the table."""
    state = table.state
    state.xs[piece], state.ys[piece], state.facings[piece] = x, y, facing
    state.fates[piece] = HERE
    if table.heard is not None:
        side = state.box.sides[piece]
        keeper = int(piece == state.box.baby(0)) if side == CHILD else side
        table.tell(Stood(keeper, state.box.names[piece], x, y, facing))


def placings(state: State) -> list[tuple[int, str]]:
    """D8, D61: which seat places what, in order; feeding points come last."""
    found = []
    for seat in (state.first, 1 - state.first):
        if "eggs" in state.overall:
            found.append((seat, "eggs"))
        if state.unique[1 - seat] == "young":
            found.append((seat, "baby"))
    return [*found, *((seat, "food") for seat in (state.first, 1 - state.first) for _each in range(2))]


def next_marker(state: State) -> None:
    """Whose turn it is to place something; after the last of all the first turn begins."""
    order = placings(state)
    if state.placed == len(order):
        state.phase = TURN
    else:
        state.seat = order[state.placed][0]


async def place(table: Table[State]) -> None:
    """The next marker or baby."""
    state = table.state
    what = placings(state)[state.placed][1]
    if what == "baby":
        await place_baby(table, 1 - state.seat)
    else:
        answer = await table.ask(PlaceDecision(state, state.seat, what))
        assert isinstance(answer, Place)
        mark(table, answer)
    state.placed += 1
    next_marker(state)


def mark(table: Table[State], command: Place) -> None:
    """Eggs or a feeding point come to the table."""
    state, where = table.state, (command.x, command.y)
    if command.what == "eggs":
        one, other = state.eggs
        state.eggs = (where, other) if state.seat == 0 else (one, where)
    else:
        state.food = (*state.food, (*where, Diet(command.what)))
    table.tell(Marked(state.seat, command.what, *where))


async def place_baby(table: Table[State], seeker: int) -> None:
    """D37: the other side places the baby that this seat seeks; where no room is left in its strip, it is gone."""
    state = table.state
    decision = PlaceDecision(state, 1 - seeker, "baby")
    if not decision.options():
        return
    answer = await table.ask(decision)
    assert isinstance(answer, Place)
    piece = state.box.baby(seeker)
    stand(table, piece, answer.x, answer.y, 0)


class PlaceDecision(Decision):
    """Where the seat's eggs, the baby that it keeps, or its next feeding point goes."""

    __slots__ = ("state", "what")
    about = "place"

    def __init__(self, state: State, seat: int, what: str) -> None:
        self.seat = seat
        self.state = state
        self.what = what

    def options(self) -> Sequence[Command]:
        """Places here and there that are allowed; for a baby every one in the grain of D69, if those are taken."""
        if self.what == "food":
            return self._feeding()
        edge = self.state.edge_of(self.seat)
        found = self._along(edge, range(3 * INCH, SIZE, 6 * INCH), (MARKER, STRIP // 2, STRIP - MARKER))
        if not found and self.what == "baby":
            found = self._along(edge, range(MARKER, SIZE, GRAIN), range(MARKER, STRIP - MARKER + 1, GRAIN))
        return found

    def _along(self, edge: Edge, across: Sequence[int], depths: Sequence[int]) -> list[Command]:
        spots = [edge.along(one, depth) for depth in depths for one in across]
        return [Place(self.what, x, y) for x, y in spots if self._refuse_place(self.what, x, y) is None]

    def _feeding(self) -> Sequence[Command]:
        """In the other half, in rings around the centre."""
        away = heading_to(*_towards(self.state.edge_of(1 - self.seat)))
        found = Listing()
        for what in self._food_left():
            spots = [
                step(MIDDLE, MIDDLE, turned(away, turn), far)
                for far in (6 * INCH, 12 * INCH, FOOD_REACH - 1)
                for turn in (0, 3_000, 6_000, ROUND - 3_000, ROUND - 6_000)
            ]
            found.add(*(Place(what, x, y) for x, y in spots if self._refuse_place(what, x, y) is None))
        return found

    def _food_left(self) -> list[str]:
        """The kinds of feeding point that this seat has not placed."""
        mine = [food for food in self.state.food if owner(self.state, food) == self.seat]
        return [diet for diet in (Diet.HERBIVORE, Diet.CARNIVORE) if all(diet != food[2] for food in mine)]

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Place) and self._refuse(command) is None

    def _refuse(self, command: Place) -> str | None:
        if command.what not in (self._food_left() if self.what == "food" else [self.what]):
            return _("First comes {what}.").format(what=self._wanted())
        return self._refuse_place(command.what, command.x, command.y)

    def _wanted(self) -> str:
        return " / ".join(self._food_left()) if self.what == "food" else self.what

    def _refuse_place(self, what: str, x: int, y: int) -> str | None:
        state = self.state
        if not (MARKER <= x <= SIZE - MARKER and MARKER <= y <= SIZE - MARKER):
            return _("It lies on the table whole.")
        if is_in_lava(state, x, y, MARKER):
            return _("Lava is there.")
        if what == "baby":
            return self._refuse_baby(x, y)
        if what == "eggs":
            return None if self._is_home(x, y) else _("That lies whole within 6 inches of your edge.")
        return self._refuse_food(x, y)

    def _is_home(self, x: int, y: int) -> bool:
        return self.state.edge_of(self.seat).depth(x, y) <= STRIP - MARKER

    def _refuse_baby(self, x: int, y: int) -> str | None:
        if not self._is_home(x, y):
            return _("That lies whole within 6 inches of your edge.")
        here = [body(self.state, piece) for piece in self.state.here()]
        if any(one.overlaps(x, y, MARKER) for one in here) or self.state.box.field.is_on_solid(x, y, MARKER):
            return _("Something else stands there.")
        return None

    def _refuse_food(self, x: int, y: int) -> str | None:
        """D8."""
        if self.state.edge_of(1 - self.seat).depth(x, y) >= MIDDLE:
            return _("Your feeding points lie in the other side's half.")
        if (x - MIDDLE) ** 2 + (y - MIDDLE) ** 2 > FOOD_REACH**2:
            return _("Feeding points lie within 18 inches of the centre.")
        if self.state.box.field.is_on_solid(x, y, MARKER):
            return _("Nothing grows on rock.")
        return None

    def legal(self) -> list[str]:
        """What is placed, with the bounds of the table."""
        whats = self._food_left() if self.what == "food" else [self.what]
        edge = self.state.edge_of(1 - self.seat if self.what == "food" else self.seat)
        deep = MIDDLE - 1 if self.what == "food" else STRIP - MARKER
        corners = edge.along(MARKER, MARKER), edge.along(SIZE - MARKER, deep)
        ranges = [f"{decimals(min(two))}..{decimals(max(two))}" for two in zip(*corners, strict=True)]
        return [f"place {what} {ranges[0]} {ranges[1]}" for what in whats]

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Place):
            return self._refuse(command) or super().why_not(command)
        return _("First comes {what}.").format(what=self._wanted())


def owner(state: State, food: Food) -> int:
    """Who placed that feeding point: the side whose half it does not lie in; NONE for the centre."""
    x, y, diet = food
    if diet == Diet.BOTH:
        return NONE
    return 1 if state.edge_of(0).depth(x, y) < MIDDLE else 0


def _towards(edge: Edge) -> Point:
    """The way from the centre to that edge."""
    x, y = edge.along(MIDDLE, 0)
    return x - MIDDLE, y - MIDDLE
