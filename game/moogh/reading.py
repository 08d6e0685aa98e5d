"""A position read back: every fault with its place, and no state that the rules cannot reach."""

from collections.abc import Collection, Iterator
from typing import Any

from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.models import fault_at, validate
from game.content.nodes import Node, Step
from game.content.positions import read_position
from game.moogh.around import SHAPES
from game.moogh.board import Facing
from game.moogh.box import Box
from game.moogh.judge import complaints, loose_ends
from game.moogh.land import MARGIN, SPOT_NAMES, STRIDE, spot_of
from game.moogh.places import put, put_beast
from game.moogh.position import NOBODYS, WAITING
from game.moogh.position_form import PositionForm
from game.moogh.scenario import Scenario
from game.moogh.setting import open_box
from game.moogh.state import AWAY, ENDINGS, FATES, NO_CUBE, NOBODY, PHASES, State, on_beast

Steps = tuple[Step, ...]
Faults = Iterator[Fault]


def read(data: Any, scenario: Scenario, seats: int) -> State:
    """The state that a position says: plain data, or a node of a file. ValueError, whose cause is the ContentError."""
    return read_position(data, lambda node: _Reader(node, open_box(scenario, seats)).state())


class _Reader:
    """One position on its way to a state."""

    def __init__(self, node: Node, box: Box) -> None:
        self.node = node
        self.form = validate(node, PositionForm)
        self.box = box
        self.people = {one.name: number for number, one in enumerate(box.people)}
        self.beasts = {one.name: number for number, one in enumerate(box.beasts)}

    def state(self) -> State:
        """The state. ContentError."""
        self._refuse(self._names())
        state = self._bare()
        self._refuse(self._fill(state))
        wrong = (*complaints(state), *loose_ends(state))
        self._refuse(fault_at(self.node, (), what, "a table that can be reached in play") for what in wrong)
        return state

    @staticmethod
    def _refuse(faults: Faults) -> None:
        found = list(faults)
        if found:
            raise ContentError(found)

    # -- names --------------------------------------------------------------------------------------------------------

    def _names(self) -> Faults:
        form, box = self.form, self.box
        yield from self._all_of(("people",), form.people, self.people, "character")
        yield from self._all_of(("beasts",), form.beasts, self.beasts, "beast")
        cards = [box.card_name(card) for card in box.cards()]
        for at, name in enumerate(form.order):
            if name not in cards or name in form.order[:at]:
                yield self._unknown(("order", at), f'"{name}" is no further turn card', name, cards)
        if form.points is not None and len(form.points) != box.sides:
            yield fault_at(self.node, ("points",), f"there are {len(form.points)} entries", f"{box.sides}, one a side")
        for name in (*form.traps, *(form.loads.lie if form.loads else ())):
            if name not in SPOT_NAMES:
                yield fault_at(self.node, ("traps",), f'there is no place "{name}"', "a1 to l12")

    def _all_of(self, steps: Steps, given: Collection[str], known: Collection[str], what: str) -> Faults:
        for name in given:
            if name not in known:
                yield self._unknown((*steps, name), f'no {what} here is called "{name}"', name, known)
        for name in known:
            if name not in given:
                yield fault_at(self.node, steps, f"the {what} {name} is missing", "one entry for each")

    def _unknown(self, steps: Steps, what: str, name: str, known: Collection[str]) -> Fault:
        return fault_at(self.node, steps, what, did_you_mean(name, known) or ", ".join(known))

    # -- the state ----------------------------------------------------------------------------------------------------

    def _bare(self) -> State:
        """The table without anybody on it."""
        form, box = self.form, self.box
        cards = {box.card_name(card): card for card in box.cards()}
        sides = [form.beasts[one.name].side - 1 for one in box.beasts]
        state = State(box, [cards[name] for name in form.order], sides)
        state.phase, state.round, state.dark = PHASES.index(form.phase), form.round, form.time
        state.fled, state.held, state.ending = form.fled, form.held, ENDINGS.index(form.ending)
        state.marker = form.marker - 1
        state.points = list(form.points or state.points)
        state.traps = {SPOT_NAMES[name]: NOBODY if side == NOBODYS else int(side) for name, side in form.traps.items()}
        lie = form.loads.lie if form.loads else None
        loads = (
            [spot_of(cell) for cell in box.scenario.board.loads] if lie is None else [SPOT_NAMES[one] for one in lie]
        )
        state.ground, state.home = tuple(sorted(loads)), form.loads.home if form.loads else 0
        if form.turn is not None:
            state.begun, state.left, state.deeds = True, form.turn.left, form.turn.done
            state.used = sum(1 << place - 1 for place in set(form.turn.used))
            state.ring, state.thought = int(form.turn.injured), form.turn.no_think
        return state

    def _fill(self, state: State) -> Faults:
        for name, beast in self.beasts.items():
            yield from self._beast(state, beast, name)
        for name, person in self.people.items():
            yield from self._person(state, person, name)
        yield from self._ideas(state)
        for name, side in self.form.traps.items():
            if side != NOBODYS and not 0 <= int(side) < self.box.sides:
                yield fault_at(self.node, ("traps", name), f"there is no side {side}", f"0 to {self.box.sides - 1}")

    def _beast(self, state: State, beast: int, name: str) -> Faults:
        steps: Steps = ("beasts", name)
        form = self.form.beasts[name]
        card = self.box.beasts[beast].card
        if form.rage > card.most or form.column > len(card.faces[0][0].spaces):
            yield fault_at(self.node, steps, "the disc lies beside the card", f"rage 1 to {card.most}")
            return
        state.health[beast], state.rage[beast], state.column[beast] = form.health, form.rage, form.column - 1
        state.fates[beast], state.sprung[beast] = FATES.index(form.fate), form.sprung
        state.facing[beast] = Facing[form.facing.upper()]
        if form.fate == "here":
            at = self._corner(beast, form.cells)
            if at == AWAY or any(state.grid[at + offset] for offset in state.shape(beast).body):
                size = self.box.beasts[beast].kind.size
                yield fault_at(
                    self.node, (*steps, "cells"), f"{name} cannot stand there", f"{size} by {size} free cells"
                )
            else:
                put_beast(state, beast, at)

    def _corner(self, beast: int, cells: Collection[str]) -> int:
        """The north-western spot of a beast whose cells on the board are those."""
        wanted = {SPOT_NAMES.get(cell, AWAY) for cell in cells}
        inside, body = self.box.land.inside, SHAPES[self.box.beasts[beast].kind.size][0].body
        for row in range(MARGIN - 1, STRIDE - 1):
            for column in range(MARGIN - 1, STRIDE - 1):
                at = row * STRIDE + column
                seen = {at + offset for offset in body if inside[at + offset]}
                if seen and seen == wanted:
                    return at
        return AWAY

    def _person(self, state: State, person: int, name: str) -> Faults:
        steps: Steps = ("people", name)
        form = self.form.people[name]
        state.out[person], state.hurt[person], state.tokens[person] = form.out, form.injured, form.token
        state.cubes[person] = form.cube - 1 if form.cube else NO_CUBE
        state.acted[person], state.shields[person], state.loads[person] = form.acted, form.shielded, form.load
        state.fresh[person] = sum(WAITING[word] for word in set(form.waits))
        state.stale[person] = sum(WAITING[word] for word in set(form.waited))
        if form.prey:
            if form.prey not in self.beasts:
                yield self._unknown((*steps, "prey"), f'no beast is called "{form.prey}"', form.prey, self.beasts)
                return
            state.ambush[person] = self.beasts[form.prey] + 1
        spot = self._spot(form.at)
        if spot is None or (spot >= 0 and state.grid[spot]):
            yield fault_at(self.node, (*steps, "at"), f"{name} cannot be there", "a free space, or `on` and a beast")
        elif spot != AWAY:
            waiting = state.fresh[person], state.stale[person]
            put(state, person, spot)
            state.fresh[person], state.stale[person] = waiting

    def _spot(self, at: str) -> int | None:
        if not at:
            return AWAY
        if at.startswith("on "):
            beast = self.beasts.get(at.removeprefix("on "))
            return None if beast is None else on_beast(beast)
        return SPOT_NAMES.get(at)

    def _ideas(self, state: State) -> Faults:
        form = self.form.ideas
        kinds = [idea.kind for idea in self.box.ideas]
        shown = form.shown if form else tuple(kinds[: self.box.numbers.shown])
        discards = form.discards if form else ()
        both = (*shown, *discards)
        if len(set(both)) < len(both) or not set(both) <= set(kinds):
            yield fault_at(self.node, ("ideas",), "an idea is there twice, or not in the box", ", ".join(kinds))
            return
        state.shown = tuple(kinds.index(kind) for kind in shown)
        state.discards = tuple(sorted(kinds.index(kind) for kind in discards))
        state.bag = tuple(number for number, kind in enumerate(kinds) if kind not in both)
