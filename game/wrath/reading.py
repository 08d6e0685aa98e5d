"""A position read back: every fault with its place, and no state that the rules cannot reach."""

from collections.abc import Iterator
from typing import Any

from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean, either
from game.content.models import fault_at, validate
from game.content.nodes import Node
from game.content.positions import read_position
from game.core.words import _
from game.wrath.box import CAVEMAN, CELLS, EGG, ICONS, PLACES, SUPPLY, VOLCANO
from game.wrath.forms import PositionForm
from game.wrath.hatching import join
from game.wrath.land import Land
from game.wrath.reach import unreachable
from game.wrath.scenario import PENS, Scenario
from game.wrath.setting import open_box
from game.wrath.state import PHASES, State


def read(data: Any, scenario: Scenario, seats: int) -> State:
    """The state that a position says: plain data, or a node of a file. ValueError, whose cause is the ContentError."""
    return read_position(data, lambda node: _Reader(node, scenario, seats).state())


Steps = tuple[str | int, ...]


class _Reader:
    """One position on its way to a state."""

    def __init__(self, node: Node, scenario: Scenario, seats: int) -> None:
        self.node = node
        self.form = validate(node, PositionForm)
        self.box = open_box(scenario, seats)

    def state(self) -> State:
        """The state. ContentError."""
        self._refuse(self._outline())
        state = self._bare()
        self._refuse(self._place_all(state))
        self._refuse(fault_at(self.node, steps, what, wanted) for steps, what, wanted in unreachable(state))
        return state

    @staticmethod
    def _refuse(faults: Iterator[Fault]) -> None:
        found = list(faults)
        if found:
            raise ContentError(found)

    # -- what can be said without the pieces ------------------------------------------------------------------------

    def _outline(self) -> Iterator[Fault]:
        yield from self._map_faults()
        yield from self._pen_faults()
        yield from self._seat_faults()
        for at, face in enumerate(self.form.dice):
            if face not in self.box.face_names:
                faces = either(dict.fromkeys(self.box.face_names))
                yield fault_at(self.node, ("dice", at), _('no die shows "{face}"').format(face=face), faces)
        if (self.form.phase == "meal") != (self.form.meal is not None):
            yield fault_at(
                self.node, ("meal",), _("`meal` belongs to phase meal, and to no other"), _("both or neither")
            )
        elif self.form.meal is not None and self.form.meal not in CELLS:
            yield fault_at(
                self.node, ("meal",), _('there is no place "{meal}"').format(meal=self.form.meal), _("a1 to d4")
            )

    def _map_faults(self) -> Iterator[Fault]:
        left = set(self.box.tile_numbers)
        for at, row in enumerate(self.form.map):
            names = row.split()
            if len(names) != 4:
                yield fault_at(
                    self.node,
                    ("map", at),
                    _("this row has {number} tiles").format(number=len(names)),
                    _("4 names of tiles"),
                )
            for name in names:
                if name not in left:
                    known = name in self.box.tile_numbers
                    text = _('the tile "{name}" lies here twice') if known else _('there is no tile "{name}"')
                    what = text.format(name=name)
                    yield fault_at(self.node, ("map", at), what, did_you_mean(name, left) or ", ".join(sorted(left)))
                left.discard(name)

    def _pen_faults(self) -> Iterator[Fault]:
        names = self.form.dinosaurs
        for at, name in enumerate(names):
            if name not in self.box.kinds or name == "caveman" or name in names[:at]:
                known = ", ".join(one.name for one in self.box.species)
                yield fault_at(
                    self.node, ("dinosaurs", at), _('"{name}" is no further dinosaur').format(name=name), known
                )
        if len(names) != PENS:
            yield fault_at(
                self.node, ("dinosaurs",), _("this names {number} dinosaurs").format(number=len(names)), f"{PENS}"
            )

    def _seat_faults(self) -> Iterator[Fault]:
        seats, form = self.box.seats, self.form
        for name, seat in (("start", form.start), ("to_move", form.to_move)):
            if seat >= seats:
                yield fault_at(
                    self.node,
                    (name,),
                    _("`{name}` is {seat}").format(name=name, seat=seat),
                    _("a seat, 0 to {last}").format(last=seats - 1),
                )
        if form.turn is not None and (form.start + form.turn - 1 - form.to_move) % seats:
            owner = (form.start + form.turn - 1) % seats
            yield fault_at(
                self.node,
                ("turn",),
                _("turn {turn} belongs to seat {owner}").format(turn=form.turn, owner=owner),
                _("the turn of `to_move`"),
            )
        for name, number in (("tribes", len(form.tribes)), ("scores", len(form.scores or (0,) * seats))):
            if number != seats:
                yield fault_at(
                    self.node,
                    (name,),
                    _("`{name}` has {number} entries").format(name=name, number=number),
                    _("one for each of {seats} seats").format(seats=seats),
                )

    # -- the state ----------------------------------------------------------------------------------------------------

    def _bare(self) -> State:
        """The table without a piece on it."""
        form, box = self.form, self.box
        grid = [box.tile_numbers[name] for row in form.map for name in row.split()]
        state = State(box, Land(box, grid), [box.kinds[name] for name in form.dinosaurs], form.start)
        for tribe in state.tribes:
            tribe[SUPPLY] = 0
        state.seat = form.to_move
        state.turn = form.turn or (form.to_move - form.start) % box.seats + 1
        state.phase = PHASES.index(form.phase)
        state.rolls = form.rolls
        state.dice = tuple(box.face_names.index(face) for face in form.dice)
        for icon in form.unspent:
            state.unspent[ICONS.index(icon)] += 1
        state.hatched = form.hatched
        state.meal = grid[CELLS[form.meal]] if form.meal else 0
        state.eruptions, state.calm = form.eruptions, form.calm
        state.scores = list(form.scores or state.scores)
        return state

    def _place_all(self, state: State) -> Iterator[Fault]:
        for seat, tribe in enumerate(self.form.tribes):
            steps: Steps = ("tribes", seat)
            state.tribes[seat][EGG] = tribe.egg
            yield from self._pile(state, seat, (*steps, "volcano"), tribe.volcano, VOLCANO)
            for cell, pile in tribe.map.items():
                at: Steps = (*steps, "map", cell)
                if cell not in CELLS:
                    yield fault_at(self.node, at, _('there is no place "{cell}"').format(cell=cell), _("a1 to d4"))
                elif state.land.grid[CELLS[cell]] == VOLCANO:
                    yield fault_at(
                        self.node,
                        at,
                        _("{cell} is the volcano's place").format(cell=cell),
                        _("`volcano:` beside `map:`"),
                    )
                else:
                    yield from self._pile(state, seat, at, pile, state.land.grid[CELLS[cell]])
            yield from self._pile(state, seat, (*steps, "supply"), tribe.supply or {}, SUPPLY)
            if tribe.supply is None:
                used = sum(state.tribes[seat][:SUPPLY])
                state.tribes[seat][SUPPLY] = max(0, self.box.cavemen - used)

    def _pile(self, state: State, seat: int, steps: Steps, pile: dict[str, int], place: int) -> Iterator[Fault]:
        known = ["caveman", *self.form.dinosaurs]
        for name, number in pile.items():
            at = (*steps, name)
            if name not in known:
                expected = did_you_mean(name, known) or ", ".join(known)
                yield fault_at(self.node, at, _('no piece here is called "{name}"').format(name=name), expected)
                continue
            kind = self.box.kinds[name]
            if kind != CAVEMAN and state.pens[kind] < number:
                figures = self.box.species[kind - 1].figures
                yield fault_at(
                    self.node,
                    at,
                    _("there are not so many figures of {name}").format(name=name),
                    _("{figures} in all").format(figures=figures),
                )
                continue
            state.tribes[seat][kind * PLACES + place] += number
            for _figure in range(number if kind != CAVEMAN else 0):
                join(state, seat, kind)
