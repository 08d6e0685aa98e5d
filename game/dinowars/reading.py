"""A position read back: every fault with its place, and no state that the rules cannot reach."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.content.faults import ContentError, Fault, refuse
from game.content.fields import did_you_mean
from game.content.models import fault_at, validate
from game.content.nodes import Node, Step
from game.content.positions import read_position
from game.dinowars.field import EDGES, Edge
from game.dinowars.judge import complaints
from game.dinowars.kinds import Diet
from game.dinowars.position_form import PieceForm, PositionForm
from game.dinowars.scenario import RANDOM, Scenario
from game.dinowars.setting import check_seats, open_box
from game.dinowars.state import DEPLOY, EDGE, FATES, NONE, PHASES, State


def read(data: Any, scenario: Scenario, seats: int) -> State:
    """The state that a position says: plain data, or a node of a file. ValueError, whose cause is the ContentError."""
    check_seats(scenario, seats)
    return read_position(data, lambda node: _Reader(node, scenario).state())


class _Reader:
    """One position on its way to a state."""

    def __init__(self, node: Node, scenario: Scenario) -> None:
        self.node = node
        self.form = validate(node, PositionForm)
        if (self.form.table is None) == (scenario.table == RANDOM):
            expected = "the seed of the table" if scenario.table == RANDOM else f"none: {scenario.table} is drawn"
            raise ContentError([fault_at(node, ("table",), f"`table` is {self.form.table}", expected)])
        self.box = open_box(scenario, self.form.table or 0)
        self.names = {name: piece for piece, name in enumerate(self.box.names)}

    def state(self) -> State:
        """The state. ContentError."""
        refuse(self._unknown_names())
        refuse(self._missing())
        state = self._bare()
        for name, piece in self.form.pieces.items():
            self._put(state, self.names[name], piece)
        refuse(fault_at(self.node, (), wrong, "a table that can be reached in play") for wrong in complaints(state))
        return state

    def _unknown_names(self) -> Iterator[Fault]:
        animals = self.box.names[: self.box.gargantuan]
        named: list[tuple[tuple[Step, ...], str, tuple[str, ...]]] = [
            (("pieces", name), name, self.box.names) for name in self.form.pieces
        ]
        if self.form.victim is not None:
            named.append((("victim",), self.form.victim, animals))
        for seat, one in enumerate(self.form.seats):
            mine = [self.box.animals[piece].name for piece in self.box.armies[seat]]
            theirs = [self.box.animals[piece].name for piece in self.box.armies[1 - seat]]
            if one.target is not None:
                named.append((("seats", seat, "target"), one.target, tuple(theirs)))
            if one.runner is not None:
                named.append((("seats", seat, "runner"), one.runner, tuple(mine)))
        for steps, name, known in named:
            if name not in known:
                expected = did_you_mean(name, known) or ", ".join(known)
                yield fault_at(self.node, steps, f'there is no "{name}" here', expected)

    def _missing(self) -> Iterator[Fault]:
        """What every position of that phase has."""
        form, phase = self.form, PHASES.index(self.form.phase)
        wanted: Mapping[str, tuple[int, object]] = {
            "overall": (EDGE, len(form.overall) == 2 and len(set(form.overall)) == 2),
            "unique": (EDGE, len(form.unique) == 2),
            "first": (EDGE, form.first is not None),
            "edge": (DEPLOY, form.edge is not None),
        }
        for name, (since, there) in wanted.items():
            if phase >= since and not there:
                yield fault_at(self.node, (name,), f"`{name}` is not whole", f"it, in the phase {form.phase}")
        if "lava" in form.twists and phase >= DEPLOY and form.lava is None:
            yield fault_at(self.node, ("lava",), "`lava` is missing", "its edge and depth, as the twist is played")
        if form.lava is not None and form.edge is not None:
            home = Edge(form.edge)
            if form.lava.edge in {home, home.opposite}:
                yield fault_at(self.node, ("lava", "edge"), "lava comes from where nobody deployed", "a side edge")

    def _bare(self) -> State:
        """The table without a piece on it."""
        form, state = self.form, State(self.box)
        state.phase, state.turn, state.seat = PHASES.index(form.phase), form.turn, form.to_move
        state.first = NONE if form.first is None else form.first
        state.edge = NONE if form.edge is None else EDGES.index(Edge(form.edge))
        state.overall, state.unique, state.twists = form.overall, form.unique, form.twists
        state.shared = form.shared
        state.rolls, state.leads, state.left, state.bought = list(form.rolls), form.leads, form.left, form.bought
        state.placed, state.marks = form.placed, form.marks
        state.food = tuple((x, y, Diet(diet)) for x, y, diet in form.food)
        if form.lava is not None:
            state.front, state.lava = EDGES.index(Edge(form.lava.edge)), form.lava.depth
        state.victim = self._piece(form.victim)
        state.eggs = form.seats[0].eggs, form.seats[1].eggs
        for seat, one in enumerate(form.seats):
            state.pools[seat], state.scores[seat], state.done[seat] = one.pool, one.score, one.done
            state.targets[seat], state.runners[seat] = self._piece(one.target), self._piece(one.runner)
        return state

    def _piece(self, name: str | None) -> int:
        return NONE if name is None else self.names[name]

    def _put(self, state: State, piece: int, form: PieceForm) -> None:
        state.xs[piece], state.ys[piece], state.facings[piece] = form.x, form.y, form.facing
        state.fates[piece] = FATES.index(form.fate)
        state.down[piece] = form.down
        if piece < self.box.gargantuan:
            state.used[piece], state.pushed[piece] = form.used, form.pushed
