"""Reads a hunt's file: its words, its beasts at each difficulty, its objective, and whether they fit its board."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.content.faults import ContentError, Fault
from game.content.models import fault_at, validate
from game.content.nodes import Node, Step
from game.content.strict_yaml import read
from game.moogh import maps
from game.moogh.aims import Aim, number_faults
from game.moogh.board import Board
from game.moogh.forms import BeastStartForm, ScenarioForm, at
from game.moogh.objectives import ward
from game.moogh.pieces import Mode, Pieces, named
from game.moogh.scenario import BeastStart, Scenario, Setup
from game.moogh.unpacking import known

MOST_HEALTH = 6
"""On a health die."""
MOST_ROUNDS = 100
PLACE, AREA = "place for a beast", "area"


def scenario(path: Path, box: Pieces) -> Scenario:
    """The hunt in that file. ContentError with all faults."""
    node = read(path)
    form = validate(node, ScenarioForm)
    drawn = _map(path, form.map)
    if not drawn.is_file():
        raise ContentError([fault_at(node, ("map",), f'there is no map "{form.map}"', f"a file maps/{form.map}.tmx")])
    there = maps.layers(drawn)
    if form.layer not in there:
        what = f'the map "{form.map}" has no layer "{form.layer}"'
        raise ContentError([fault_at(node, ("layer",), what, known(form.layer, there))])
    board = maps.board(drawn, form.layer)
    setups = _Reader(node, form, box, board, Aim(node, form.objective, board, box.numbers.traps)).setups()
    return Scenario(
        name=path.stem,
        title=form.title,
        about=form.about,
        introduction=form.introduction,
        ending=form.ending,
        pieces=box,
        board=board,
        setups=setups,
        formats=form.formats,
        order=form.order,
    )


def _map(path: Path, name: str) -> Path:
    """The map's file: beside the hunt's, or in the folder of maps."""
    beside = path.parent / f"{name}.tmx"
    return beside if beside.is_file() else path.parent.parent / "maps" / f"{name}.tmx"


@dataclass(slots=True)
class _Reader:
    """Reads the set-ups of one hunt, and gathers what is wrong with them."""

    node: Node
    form: ScenarioForm
    box: Pieces
    board: Board
    aim: Aim

    def setups(self) -> tuple[Setup, ...]:
        """One for each difficulty. ContentError."""
        faults = [*self._unknown_names()]
        if not faults:
            faults = [fault for mode in self.box.modes for fault in self._faults_at(mode)]
        if faults:
            raise ContentError(dict.fromkeys(faults))
        return tuple(self._setup(mode) for mode in self.box.modes)

    def _setup(self, mode: Mode) -> Setup:
        objective = self.aim.objective(mode.name, [one.at for one in self._present(mode.name)])
        limit = at(self.form.limit, mode.name)
        assert limit is not None, "checked before"
        protected = ward(objective)
        present = enumerate(self._present(mode.name))
        beasts = tuple(self._start(one, mode, number == protected) for number, one in present)
        return Setup(mode.name, limit, beasts, objective)

    def _start(self, one: BeastStartForm, mode: Mode, protected: bool) -> BeastStart:
        place, card = self.board.place(one.at), named(self.box.cards, one.card)
        health = at(one.health, mode.name)
        assert health, "only the present are set up"
        kind = named(self.box.beasts, card.beast)
        return BeastStart(one.at, kind, card, place.cells, place.facing, health, one.rage, protected)

    def _present(self, mode: str) -> list[BeastStartForm]:
        return [one for one in self.form.beasts if at(one.health, mode)]

    # -- names --------------------------------------------------------------------------------------------------

    def _unknown_names(self) -> Iterator[Fault]:
        places = [one.name for one in self.board.beasts]
        cards = [one.name for one in self.box.cards]
        for number, one in enumerate(self.form.beasts):
            yield from self._unknown(("beasts", number, "at"), one.at, places, PLACE)
            yield from self._unknown(("beasts", number, "card"), one.card, cards, "action card")
        here = [one.at for one in self.form.beasts]
        for steps, name in self.aim.beasts():
            yield from self._unknown(steps, name, here, "beast in this hunt")
        areas = [one.name for one in self.board.areas]
        for steps, name in self.aim.areas():
            yield from self._unknown(steps, name, areas, AREA)

    def _unknown(self, steps: Sequence[Step], name: str, there: Sequence[str], what: str) -> Iterator[Fault]:
        if name not in there:
            where = f' in the layer "{self.form.layer}"' if what in {PLACE, AREA} else ""
            yield fault_at(self.node, steps, f'there is no {what} "{name}"{where}', known(name, there))

    # -- one difficulty -----------------------------------------------------------------------------------------

    def _faults_at(self, mode: Mode) -> Iterator[Fault]:
        yield from number_faults(self.node, ("limit",), self.form.limit, mode.name, (1, MOST_ROUNDS))
        yield from self._beast_faults(mode)
        yield from self.aim.faults(mode.name, self._present(mode.name), at(self.form.limit, mode.name) or 1)

    def _beast_faults(self, mode: Mode) -> Iterator[Fault]:
        present = self._present(mode.name)
        kinds = Counter(named(self.box.cards, one.card).beast for one in present)
        if not 1 <= len(present) <= self.box.numbers.beasts:
            what = f"{len(present)} beasts at difficulty {mode.name}"
            yield fault_at(self.node, ("beasts",), what, f"1 to {self.box.numbers.beasts}")
        for name, number in kinds.items():
            figures = named(self.box.beasts, name).figures
            if number > figures:
                what = f"{number} of the beast {name} at difficulty {mode.name}"
                yield fault_at(self.node, ("beasts",), what, f"{figures}, which are in the box")
        for number, one in enumerate(self.form.beasts):
            if one in present:
                yield from self._fit(("beasts", number), one, mode, [other.at for other in present])

    def _fit(self, steps: tuple[Step, ...], one: BeastStartForm, mode: Mode, places: Sequence[str]) -> Iterator[Fault]:
        card = named(self.box.cards, one.card)
        kind = named(self.box.beasts, card.beast)
        cells = self.board.place(one.at).cells
        if places.count(one.at) > 1:
            what = f'two beasts stand at "{one.at}" at difficulty {mode.name}'
            yield fault_at(self.node, (*steps, "at"), what, "a place each")
        if len(cells) != kind.size**2:
            what = f'the place "{one.at}" has {len(cells)} cells'
            yield fault_at(self.node, (*steps, "at"), what, f"{kind.size**2}, as a {kind.name} needs")
        if one.rage > card.most:
            yield fault_at(self.node, (*steps, "rage"), f"`rage` is {one.rage}", f"1 to {card.most}, the card's rows")
        yield from number_faults(self.node, (*steps, "health"), one.health, mode.name, (1, MOST_HEALTH))
