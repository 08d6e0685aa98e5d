"""Reads what a hunt is for, and whether it can be done on its board (rulings M82 to M89)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.content.faults import Fault
from game.content.models import fault_at
from game.content.nodes import Node, Step
from game.moogh.board import Board
from game.moogh.forms import (
    BeastStartForm,
    FetchForm,
    HoldForm,
    KeepForm,
    KillForm,
    LeadForm,
    Number,
    ObjectiveForm,
    SnareForm,
    SurviveForm,
    at,
)
from game.moogh.objectives import Fetch, Hold, Keep, Kill, Lead, Objective, Snare, Survive
from game.moogh.survey import led

MOST_LOSSES = 3
"""With four lost nobody of a group is left (M58)."""
Named = Iterator[tuple[tuple[Step, ...], str]]
"""Names in the file, with the steps that lead to them."""


def number_faults(
    node: Node, steps: tuple[Step, ...], number: Number, mode: str, bounds: tuple[int, int]
) -> Iterator[Fault]:
    """A fault if there is no number for that difficulty, or one out of bounds."""
    value, (least, most) = at(number, mode), bounds
    if value is None:
        yield fault_at(node, steps, f"`{steps[-1]}` is missing for {mode}", "a number for each difficulty")
    elif not least <= value <= most:
        wanted = f"{least} to {most}" if least < most else f"{most}"
        yield fault_at(node, (*steps, mode), f"`{steps[-1]}` is {value}", wanted)


@dataclass(frozen=True, slots=True)
class Aim:
    """The objective of a file. `traps` are those of the supply."""

    node: Node
    form: ObjectiveForm
    board: Board
    traps: int

    def beasts(self) -> Named:
        """The beasts that it names."""
        if isinstance(self.form, KillForm):
            for number, name in enumerate(self.form.beasts):
                yield ("objective", "beasts", number), name
        elif isinstance(self.form, (LeadForm, SnareForm, KeepForm)):
            yield ("objective", "beast"), self.form.beast

    def areas(self) -> Named:
        """The areas that it names."""
        if isinstance(self.form, (HoldForm, LeadForm, SurviveForm, FetchForm)):
            yield ("objective", "area"), self.form.area

    def objective(self, mode: str, beasts: Sequence[str]) -> Objective:
        """The objective at that difficulty, among those beasts. Only without faults."""
        found: Objective
        match self.form:
            case KillForm(beasts=names):
                found = Kill(tuple(beasts.index(name) for name in names))
            case HoldForm(area=area, rounds=rounds):
                found = Hold(self.board.area(area).cells, at(rounds, mode) or 0)
            case LeadForm(beast=name, area=area):
                found = Lead(beasts.index(name), self.board.area(area).cells)
            case SnareForm(beast=name, traps=traps):
                found = Snare(beasts.index(name), at(traps, mode) or 0)
            case SurviveForm(area=area, losses=losses, away=away):
                found = Survive(self.board.area(area).cells, at(losses, mode) or 0, at(away, mode) or 0)
            case KeepForm(beast=name):
                found = Keep(beasts.index(name))
            case FetchForm(area=area, loads=loads):
                found = Fetch(self.board.area(area).cells, at(loads, mode) or 0)
        return found

    def faults(self, mode: str, present: Sequence[BeastStartForm], limit: int) -> Iterator[Fault]:
        """What cannot be done at that difficulty, with those beasts, in so many rounds."""
        there = {one.at: one for one in present}
        gone = [(steps, name) for steps, name in self.beasts() if name not in there]
        for steps, name in gone:
            yield fault_at(self.node, steps, f'"{name}" is not there at difficulty {mode}', "a beast that always is")
        if not gone:
            yield from self._undoable(mode, {name: at(one.health, mode) or 0 for name, one in there.items()}, limit)

    def _undoable(self, mode: str, health: dict[str, int], limit: int) -> Iterator[Fault]:
        match self.form:
            case HoldForm(rounds=rounds):
                yield from number_faults(self.node, ("objective", "rounds"), rounds, mode, (1, limit))
            case SurviveForm(losses=losses, away=away):
                yield from number_faults(self.node, ("objective", "losses"), losses, mode, (0, MOST_LOSSES))
                yield from number_faults(self.node, ("objective", "away"), away, mode, (0, MOST_LOSSES))
            case FetchForm(loads=loads):
                lying = len(self.board.loads)
                yield from number_faults(self.node, ("objective", "loads"), loads, mode, (min(1, lying), lying))
            case SnareForm(beast=name, traps=traps):
                most = min(health[name], self.traps)
                yield from number_faults(self.node, ("objective", "traps"), traps, mode, (1, most))
            case LeadForm(beast=name, area=area):
                yield from self._no_way(name, area)

    def _no_way(self, name: str, area: str) -> Iterator[Fault]:
        """M85: the ward must be able to come into the area, all of it."""
        cells = set(self.board.area(area).cells)
        if not any(cells.issuperset(place) for place in led(self.board, self.board.place(name).cells)):
            what = f'"{name}" has no way into the area "{area}"'
            yield fault_at(self.node, ("objective", "area"), what, "one without boulders, trees and cliff lines")
