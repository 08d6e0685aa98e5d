"""A position read back: every fault with its place, and no state that the rules cannot reach."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.cazadores.box import even_piles
from game.cazadores.forms import PositionForm, SeatForm
from game.cazadores.reach import Steps, unreachable
from game.cazadores.scenario import Scenario
from game.cazadores.setting import open_box
from game.cazadores.state import NOWHERE, PHASES, PLAY, State
from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.models import fault_at, validate
from game.content.nodes import Node
from game.content.positions import read_position


def read(data: Any, scenario: Scenario, seats: int) -> State:
    """The state that a position says: plain data, or a node of a file. ValueError, whose cause is the ContentError."""
    return read_position(data, lambda node: _Reader(node, scenario, seats).state())


class _Reader:
    """One position on its way to a state."""

    def __init__(self, node: Node, scenario: Scenario, seats: int) -> None:
        self.node = node
        self.form = validate(node, PositionForm)
        self.box = open_box(scenario, seats)
        self.faults: list[Fault] = []

    def state(self) -> State:
        """The state. ContentError."""
        self._check_seats()
        self._refuse()
        state = self._bare()
        for seat, form in enumerate(self.form.seats):
            self._fill(state, seat, form)
        self._boxes(state)
        self._refuse()
        self._bury(state)
        self._refuse()
        self.faults += [fault_at(self.node, wrong.steps, wrong.what, wrong.expected) for wrong in unreachable(state)]
        self._refuse()
        return state

    def _refuse(self) -> None:
        if self.faults:
            raise ContentError(self.faults)

    def _fault(self, steps: Steps, what: str, expected: str) -> None:
        self.faults.append(fault_at(self.node, steps, what, expected))

    def _check_seats(self) -> None:
        form, seats = self.form, self.box.seats
        for name, seat in (("start", form.start), ("to_move", form.to_move)):
            if seat >= seats:
                self._fault((name,), f"`{name}` is {seat}", f"a seat, 0 to {seats - 1}")
        for name, number in (("seats", len(form.seats)), ("swaps", len(form.swaps or (0,) * seats))):
            if number != seats:
                self._fault((name,), f"`{name}` has {number} entries", f"one for each of {seats} seats")

    def _bare(self) -> State:
        """The table without a piece on it."""
        form, box = self.form, self.box
        state = State(box, form.start)
        state.seat = form.to_move
        state.phase = PHASES.index(form.phase)
        first = (form.to_move - form.start) % box.seats + 1 if state.phase >= PLAY else 0
        state.turn = first if form.turn is None else form.turn
        state.idle, state.busy = form.idle, form.busy
        state.swaps = bytearray(form.swaps or bytes(box.seats))
        for name, number in form.dug.items():
            space = self._space(("dug", name), name)
            if space != NOWHERE:
                state.dug[space] = number
        return state

    # -- seats --------------------------------------------------------------------------------------------------------

    def _fill(self, state: State, seat: int, form: SeatForm) -> None:
        steps: Steps = ("seats", seat)
        if form.museum is not None:
            state.museums[seat] = self._space((*steps, "museum"), form.museum)
        if form.ship is not None:
            state.ships[seat] = self._space((*steps, "ship"), form.ship)
        if form.provisions is not None:
            state.provisions[seat] = form.provisions
        state.scores[seat] = form.score
        self._loose((*steps, "hold"), form.hold, state.holds[seat])
        self._loose((*steps, "store"), form.store, state.stores[seat])
        for name, whole, row in (
            ("aboard", form.aboard, state.aboard[seat]),
            ("shown", form.shown, state.shown[seat]),
            ("given", form.given, state.given[seat]),
        ):
            self._whole((*steps, name), whole, row)
        animals = zip(state.aboard[seat], self.box.animals, strict=True)
        state.loads[seat] = sum(state.holds[seat]) + sum(count * animal.tiles for count, animal in animals)
        state.hands[seat] = self._cards((*steps, "hand"), form.hand)
        state.done[seat] = self._cards((*steps, "done"), form.done)
        if form.chosen is not None:
            state.chosen[seat] = self._choice((*steps, "chosen"), form.chosen)

    def _space(self, steps: Steps, name: str) -> int:
        known = self.box.chart.numbers
        if name not in known:
            self._fault(steps, f'there is no space "{name}"', did_you_mean(name, known) or ", ".join(known))
        return known.get(name, NOWHERE)

    def _animal(self, steps: Steps, name: str) -> int | None:
        known = self.box.animal_numbers
        if name not in known:
            self._fault(steps, f'no animal here is called "{name}"', did_you_mean(name, known) or ", ".join(known))
        return known.get(name)

    def _loose(self, steps: Steps, parts: Mapping[str, Sequence[int]], row: bytearray) -> None:
        for name, numbers in parts.items():
            animal = self._animal((*steps, name), name)
            span = self.box.spans[animal] if animal is not None else slice(0, 0)
            for part in numbers if animal is not None else ():
                if part > span.stop - span.start:
                    self._fault((*steps, name), f"{name} has no part {part}", f"1 to {span.stop - span.start}")
                else:
                    row[span.start + part - 1] += 1

    def _whole(self, steps: Steps, numbers: Mapping[str, int], row: bytearray) -> None:
        for name, number in numbers.items():
            animal = self._animal((*steps, name), name)
            if animal is not None:
                row[animal] = number

    def _cards(self, steps: Steps, names: Sequence[str]) -> int:
        known, bits = self.box.mission_numbers, 0
        for at, name in enumerate(names):
            card = known.get(name)
            if card is None or bits >> card & 1:
                expected = did_you_mean(name, known) or "missions like " + ", ".join(list(known)[:3])
                self._fault((*steps, at), f'"{name}" is no further mission', expected)
            else:
                bits |= 1 << card
        return bits

    def _choice(self, steps: Steps, values: tuple[int, ...]) -> int:
        for number, keep in enumerate(self.box.keeps):
            if keep.values == values and len(values) >= self.box.numbers.least_kept:
                return number
        self._fault(steps, f"{list(values)} is no choice of first missions", f"some of {list(self.box.values)}")
        return 0

    # -- tiles --------------------------------------------------------------------------------------------------------

    def _boxes(self, state: State) -> None:
        self._loose(("boxed",), self.form.boxed, state.boxed)

    def _bury(self, state: State) -> None:
        """What is nowhere else is buried; too many of a tile are told later, as `unreachable`."""
        for tile, name in enumerate(self.box.tiles):
            bag = state.bags[self.box.tile_groups[tile]]
            for _copy in range(min(self._used(state, tile), self.box.copies)):
                bag.remove(name)
        state.buried = sum(len(bag) for bag in state.bags)
        if self.form.piles is None:
            for group, bag in zip(self.box.groups, state.bags, strict=True):
                sites = self.box.chart.sites(group)
                for site, size in zip(sites, even_piles(len(bag), len(sites)), strict=True):
                    state.piles[site] = size
            return
        for name, number in self.form.piles.items():
            space = self._space(("piles", name), name)
            if space != NOWHERE:
                state.piles[space] = number

    def _used(self, state: State, tile: int) -> int:
        animal = self.box.owners[tile]
        loose = (*state.holds, *state.stores)
        whole: Iterator[bytearray] = iter((*state.aboard, *state.shown, *state.given))
        return state.boxed[tile] + sum(row[tile] for row in loose) + sum(row[animal] for row in whole)
