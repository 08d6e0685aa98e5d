"""The data of this game, read and checked: `data/cazadores/*.yaml`, its scenarios, its charts, the Tiled project."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from game.cazadores.box import Animal, Mission, Numbers, Variants
from game.cazadores.chart import Chart, Kind
from game.cazadores.drawn import LAND, ROUTE, SPACES, read_chart
from game.cazadores.forms import AnimalsForm, BoxForm, MissionsForm, ScenarioForm, TableForm
from game.cazadores.lessons import SHOWN, tongue
from game.cazadores.rules import Cazadores
from game.cazadores.scenario import MOST_IN_PILE, OPTIONS, Pieces, Scenario, Table
from game.content import board_faults
from game.content.check import Check
from game.content.faults import ContentError, Fault, Place
from game.content.fields import did_you_mean
from game.content.lesson_faults import faults_of
from game.content.models import fault_at, validate
from game.content.nodes import Node, Step
from game.content.paths import data_dir
from game.content.setups import read_set_ups
from game.content.strict_yaml import read
from game.content.tiled_project import project_faults
from game.core.words import _


def folder() -> Path:
    """Where this game's data lie."""
    return data_dir() / "cazadores"


@cache
def scenarios(place: Path) -> dict[str, Scenario]:
    """The set-ups in that folder by id, in the order that they ask for. ContentError."""
    return read_set_ups(place, lambda path: scenario(path, pieces(place)), _("scenario"), "world.yaml")


# -- the box ----------------------------------------------------------------------------------------------------------


@cache
def pieces(place: Path) -> Pieces:
    """What lies in the box, by the data in that folder. ContentError."""
    groups, animals = _animals(place / "animals.yaml")
    node = read(place / "box.yaml")
    form = validate(node, BoxForm)
    missions = _missions(place / "missions.yaml", groups, max(table.players for table in form.tables))
    numbers = Numbers(**form.numbers.model_dump())
    classes = len({mission.value for mission in missions})
    faults = [*_table_faults(node, form.tables, animals), *_number_faults(node, numbers, classes)]
    if faults:
        raise ContentError(faults)
    return Pieces(groups, animals, missions, numbers, _tables(form.tables))


def _animals(path: Path) -> tuple[tuple[str, ...], tuple[Animal, ...]]:
    node = read(path)
    form = validate(node, AnimalsForm)
    faults, names = list[Fault](), [one.id for one in form.animals]
    for at, group in enumerate(form.groups):
        if group in form.groups[:at]:
            faults.append(fault_at(node, ("groups", at), f'"{group}" stands here twice', "each group once"))
        elif all(one.group != group for one in form.animals):
            faults.append(fault_at(node, ("groups", at), f'"{group}" has no animal', "an animal of each group"))
    for at, one in enumerate(form.animals):
        if one.id in names[:at] or one.id == "all":
            faults.append(fault_at(node, ("animals", at, "id"), f'"{one.id}" is taken', "a name of its own"))
        if one.group not in form.groups:
            expected = did_you_mean(one.group, form.groups) or ", ".join(form.groups)
            faults.append(fault_at(node, ("animals", at, "group"), f'there is no group "{one.group}"', expected))
        if one.oldest < one.youngest:
            what = f"{one.id} died out before it lived"
            faults.append(fault_at(node, ("animals", at, "youngest"), what, f"at most {one.oldest:g}"))
    if faults:
        raise ContentError(faults)
    animals = [Animal(name=one.id, **one.model_dump(exclude={"id"})) for one in form.animals]
    return form.groups, tuple(sorted(animals, key=lambda one: form.groups.index(one.group)))


def _missions(path: Path, groups: Sequence[str], players: int) -> tuple[Mission, ...]:
    """C8: groups are distinct; no mission comes twice; everybody can be dealt one of each value (C6)."""
    node = read(path)
    form = validate(node, MissionsForm)
    faults, found = list[Fault](), dict[frozenset[str], Mission]()
    values = [one.value for one in form.classes]
    for at, one in enumerate(form.classes):
        steps: tuple[Step, ...] = ("classes", at)
        if one.value in values[:at]:
            faults.append(fault_at(node, (*steps, "value"), f"{one.value} stands here twice", "a value of its own"))
        if len(one.missions) < players:
            what = f"{len(one.missions)} missions of value {one.value} for {players} players"
            faults.append(fault_at(node, (*steps, "missions"), what, f"{players} or more"))
        for number, card in enumerate(one.missions):
            names = card.split("+")
            if not set(names) <= set(groups) or len(set(names)) < len(names) or frozenset(names) in found:
                expected = "different groups out of " + ", ".join(groups)
                faults.append(fault_at(node, (*steps, "missions", number), f'"{card}" is no further mission', expected))
            else:
                found[frozenset(names)] = Mission(tuple(sorted(names, key=groups.index)), one.value)
    if faults:
        raise ContentError(faults)
    return tuple(found.values())


def _number_faults(node: Node, numbers: Numbers, classes: int) -> Iterator[Fault]:
    """C23: a match begins with no more provisions than a board has. C6: one mission of each class is dealt."""
    if numbers.provisions > numbers.most_provisions:
        what, most = f"a match begins with {numbers.provisions} provisions", numbers.most_provisions
        yield fault_at(node, ("numbers", "provisions"), what, f"{most} at most")
    if numbers.least_kept > classes:
        what = f"{numbers.least_kept} of the first missions are kept"
        yield fault_at(node, ("numbers", "least_kept"), what, f"{classes} at most")


def _table_faults(node: Node, tables: Sequence[TableForm], animals: Sequence[Animal]) -> Iterator[Fault]:
    known = [one.name for one in animals]
    for at, table in enumerate(tables):
        if table.players in [one.players for one in tables[:at]]:
            yield fault_at(node, ("tables", at, "players"), f"{table.players} players stand here twice", "once")
        for number, name in enumerate(table.without):
            if name not in known:
                expected = did_you_mean(name, known) or ", ".join(known)
                yield fault_at(node, ("tables", at, "without", number), f'there is no animal "{name}"', expected)
        left = {one.group for one in animals if one.name not in table.without}
        if left != {one.group for one in animals}:
            yield fault_at(node, ("tables", at, "without"), "a whole group is left out", "an animal of each group")


def _tables(forms: Sequence[TableForm]) -> tuple[Table, ...]:
    return tuple(Table(one.players, one.copies, one.without) for one in sorted(forms, key=lambda one: one.players))


# -- scenarios --------------------------------------------------------------------------------------------------------


def scenario(path: Path, box: Pieces, charts: Path | None = None) -> Scenario:
    """The set-up in that file; its chart lies in `charts`, or in the folder of that name beside. ContentError."""
    node = read(path)
    form = validate(node, ScenarioForm)
    tables = _tables(form.tables) or box.tables
    drawn = (charts or path.parent.parent / "charts") / f"{form.chart}.tmx"
    faults = [*_table_faults(node, form.tables, box.animals), *_chart_faults(node, form, drawn)]
    if faults:
        raise ContentError(faults)
    sea = chart(drawn, box.groups)
    faults = [*_room_faults(node, form, sea, box)]
    if faults:
        raise ContentError(faults)
    variants = Variants(**{name: getattr(form, name) for name in OPTIONS})
    return Scenario(path.stem, form.title, form.about, box, sea, tables, variants, form.order)


def _chart_faults(node: Node, form: ScenarioForm, drawn: Path) -> Iterator[Fault]:
    if not drawn.is_file():
        known = sorted(one.stem for one in drawn.parent.glob("*.tmx"))
        expected = did_you_mean(form.chart, known) or f"a file {drawn.parent.name}/{form.chart}.tmx"
        yield fault_at(node, ("chart",), f'there is no chart "{form.chart}"', expected)


def _room_faults(node: Node, form: ScenarioForm, sea: Chart, box: Pieces) -> Iterator[Fault]:
    """C3: each museum stands on a free port of its own. C6: everybody is dealt a mission of each value."""
    free, fewest = len(sea.of_kind(Kind.FREE)), min(Counter(one.value for one in box.missions).values())
    tables: Sequence[Table | TableForm] = form.tables or box.tables
    for at, table in enumerate(tables):
        steps: tuple[Step, ...] = ("tables", at) if form.tables else ("chart",)
        if table.players > free:
            what = f"{table.players} players on a chart with {free} free ports"
            yield fault_at(node, (*steps, "players"), what, f"{free} at most")
        if table.players > fewest:
            what = f"{table.players} players, and {fewest} missions of one value"
            yield fault_at(node, (*steps, "players"), what, f"{fewest} at most")
        for group in box.groups:
            played = [one for one in box.animals if one.group == group and one.name not in table.without]
            pile = -(-table.copies * sum(one.tiles for one in played) // len(sea.sites(group)))
            if pile > MOST_IN_PILE:
                what = f"{pile} tiles lie in a pile of the {group}"
                yield fault_at(node, (*steps, "copies"), what, f"{MOST_IN_PILE} at most")


# -- charts -----------------------------------------------------------------------------------------------------------


@cache
def chart(path: Path, groups: tuple[str, ...]) -> Chart:
    """The chart in that file: a site for each of the groups, and all else that `soundness` asks for. ContentError."""
    found = read_chart(path, groups)
    missing = [group for group in groups if not found.sites(group)]
    if missing:
        what = f"this chart has no site of the {', '.join(missing)}"
        raise ContentError.at(Place(str(path)), what, "a site for each group in layer `spaces`")
    return found


# -- for `check` ------------------------------------------------------------------------------------------------------


def _box_of(path: Path) -> object:
    return pieces.__wrapped__(path.parent)


def _scenario_of(path: Path) -> object:
    return scenario(path, pieces.__wrapped__(path.parent.parent))


def _template_of(path: Path) -> object:
    return scenario(path, pieces.__wrapped__(path.parent.parent), path.parent)


def _chart_of(path: Path) -> object:
    return chart.__wrapped__(path, pieces.__wrapped__(path.parent.parent).groups)


def _lesson_of(path: Path) -> list[Fault]:
    """What is wrong with the lesson, in the set-up that it names."""
    return faults_of(path, lambda name: _set_up(path.parent, name), Cazadores(), lambda one: tongue(one.chart))


def _boards_of(path: Path) -> list[Fault]:
    """What is wrong with the little boards, in the set-up that they name."""
    set_up, told = lambda name: _set_up(path.parent, name), "a1 to h5, ledger, missions"
    return board_faults.faults_of(path, set_up, Cazadores(), SHOWN, told)


def _set_up(place: Path, name: str) -> Scenario:
    return scenario(place / "scenarios" / f"{name}.yaml", pieces.__wrapped__(place))


def _project_of(path: Path) -> list[Fault]:
    """What is wrong with the Tiled project: it must know each class of object that a chart has."""
    return project_faults(path, (LAND, ROUTE, *SPACES))


CHECKS = (
    Check("cazadores/animals.yaml", "the animals", _box_of),
    Check("cazadores/missions.yaml", "the missions", _box_of),
    Check("cazadores/box.yaml", "the numbers", _box_of),
    Check("cazadores/scenarios/*.yaml", "a set-up of Fossil Hunters", _scenario_of),
    Check("cazadores/charts/*.tmx", "a sea chart", _chart_of),
    Check("cazadores/template/*.yaml", "a set-up to copy", _template_of),
    Check("cazadores/template/*.tmx", "a sea chart to copy", _chart_of),
    Check("cazadores/tutorial.yaml", "the lesson of Fossil Hunters", _lesson_of),
    Check("cazadores/boards.yaml", "the little boards of the rules of Fossil Hunters", _boards_of),
    Check("cazadores/cazadores.tiled-project", "the project for Tiled", _project_of),
)
"""Which files of this game are read how."""
