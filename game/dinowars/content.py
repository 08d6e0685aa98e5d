"""The data of this game, read and checked: `data/dinowars/*.yaml`, packs, scenarios, tables, the Tiled project."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.content import board_faults, lesson_faults
from game.content.check import Check
from game.content.faults import Fault, refuse
from game.content.fields import did_you_mean
from game.content.models import fault_at, load, validate
from game.content.nodes import Node
from game.content.paths import data_dir
from game.content.setups import read_set_ups
from game.content.strict_yaml import read
from game.content.tiled_project import project_faults
from game.core.words import _
from game.dinowars.drawn import read_field
from game.dinowars.field import Field, Land
from game.dinowars.forms import ScenarioForm, TableForm
from game.dinowars.kinds import Diet, Kind
from game.dinowars.lessons import SHOWN, tongue
from game.dinowars.packing import pack, species
from game.dinowars.rules import DinoWars
from game.dinowars.scenario import RANDOM, Pieces, Scenario


def folder() -> Path:
    """Where this game's data lie."""
    return data_dir() / "dinowars"


@cache
def scenarios(place: Path) -> dict[str, Scenario]:
    """The set-ups in that folder by id, in the order that they ask for. ContentError."""
    return read_set_ups(place, lambda path: scenario(path, pieces(place)), _("scenario"), "first-hunt.yaml")


@cache
def pieces(place: Path) -> Pieces:
    """What lies in the box, by the data in that folder. ContentError."""
    known = species(place / "species.yaml")
    form = load(place / "table.yaml", TableForm)
    gargantuan = Kind("gargantuan", diet=Diet.BOTH, stamina=0, **form.gargantuan.model_dump())
    packs = tuple(pack(path, known) for path in sorted((place / "packs").glob("*.yaml")))
    fields = tuple(field(path) for path in sorted((place / "tables").glob("*.tmx")))
    return Pieces(known, packs, fields, gargantuan, form.pteradon, form.turns)


# -- scenarios and tables ---------------------------------------------------------------------------------------------


def scenario(path: Path, box: Pieces) -> Scenario:
    """The set-up in that file. ContentError."""
    node = read(path)
    form = validate(node, ScenarioForm)
    refuse(_scenario_faults(node, form, box))
    plain = form.model_dump(exclude={"packs", "turns"})
    packs = form.packs[0], form.packs[1]
    return Scenario(path.stem, pieces=box, packs=packs, turns=form.turns or box.turns, **plain)


def _scenario_faults(node: Node, form: ScenarioForm, box: Pieces) -> Iterator[Fault]:
    tables = [RANDOM, *(one.name for one in box.fields)]
    if form.table not in tables:
        expected = did_you_mean(form.table, tables) or ", ".join(tables)
        yield fault_at(node, ("table",), f'there is no table "{form.table}"', expected)
    packs = {one.name: one for one in box.packs}
    for at, name in enumerate(form.packs):
        if name not in packs:
            expected = did_you_mean(name, packs) or ", ".join(packs)
            yield fault_at(node, ("packs", at), f'there is no pack "{name}"', expected)
    points = {packs[name].points for name in form.packs if name in packs}
    if len(points) > 1:
        yield fault_at(node, ("packs",), f"these packs have {min(points)} and {max(points)} points", "the same")


@cache
def field(path: Path) -> Field:
    """The table in that file. ContentError."""
    return read_field(path)


# -- for `check` ------------------------------------------------------------------------------------------------------


def _table_of(path: Path) -> object:
    return load(path, TableForm)


def _pack_of(path: Path) -> object:
    """A pack beside its species, or one of a player's own, which is made of the species that are played with."""
    beside = path.parent.parent / "species.yaml"
    return pack(path, species(beside if beside.is_file() else folder() / beside.name))


def _scenario_of(path: Path) -> object:
    return scenario(path, pieces.__wrapped__(path.parent.parent))


def _boards_of(path: Path) -> list[Fault]:
    """What is wrong with the little boards, in the set-up that they name."""
    set_up, told = lambda name: _set_up(path.parent, name), "a1 to p16, table"
    return board_faults.faults_of(path, set_up, DinoWars(), SHOWN, told)


def _lesson_of(path: Path) -> list[Fault]:
    """What is wrong with the lesson, in the set-up that it names."""
    return lesson_faults.faults_of(path, lambda name: _set_up(path.parent, name), DinoWars(), tongue)


def _set_up(place: Path, name: str) -> Scenario:
    return scenario(place / "scenarios" / f"{name}.yaml", pieces.__wrapped__(place))


def _project_of(path: Path) -> list[Fault]:
    return project_faults(path, tuple(Land))


CHECKS = (
    Check("dinowars/species.yaml", "the kinds of dinosaur", species),
    Check("dinowars/table.yaml", "the numbers", _table_of),
    Check("packs/*.yaml", "a pack", _pack_of),
    Check("dinowars/scenarios/*.yaml", "a set-up of Dino-Wars", _scenario_of),
    Check("dinowars/tables/*.tmx", "a table", read_field),
    Check("dinowars/template/my-pack.yaml", "a pack to copy", _pack_of),
    Check("dinowars/template/my-table.tmx", "a table to copy", read_field),
    Check("dinowars/tutorial.yaml", "the lesson of Dino-Wars", _lesson_of),
    Check("dinowars/boards.yaml", "the little boards of the rules of Dino-Wars", _boards_of),
    Check("dinowars/dinowars.tiled-project", "the project for Tiled", _project_of),
)
"""Which files of this game are read how."""
