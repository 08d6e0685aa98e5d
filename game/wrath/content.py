"""The data of this game, read and checked: `data/wrath/*.yaml`, its scenarios, its maps."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.content import board_faults
from game.content.check import Check
from game.content.faults import ContentError, Fault, Place
from game.content.fields import did_you_mean
from game.content.lesson_faults import faults_of
from game.content.models import fault_at, load, validate
from game.content.nodes import Node
from game.content.paths import data_dir
from game.content.setups import read_set_ups
from game.content.strict_yaml import read
from game.content.tilemap import Tile as MapTile
from game.content.tmx import read_map
from game.core.words import _
from game.wrath.box import GRID, ICONS, SPECIAL, Species, Terrain, Tile
from game.wrath.forms import DiceForm, DinosaursForm, ScenarioForm, TribesForm, VolcanoForm
from game.wrath.lessons import SHOWN, TONGUE
from game.wrath.rules import Wrath
from game.wrath.scenario import PENS, Pieces, Scenario, Table

MOST_DICE = 12
"""Of one tribe: there is an answer for every choice of dice to roll again, so each further die doubles them."""


def folder() -> Path:
    """Where this game's data lie."""
    return data_dir() / "wrath"


@cache
def scenarios(place: Path) -> dict[str, Scenario]:
    """The set-ups in that folder by id, in the order that they ask for. ContentError."""
    return read_set_ups(place, lambda path: scenario(path, pieces(place)), _("scenario"), "first-game.yaml")


# -- the box ----------------------------------------------------------------------------------------------------------


@cache
def pieces(place: Path) -> Pieces:
    """What lies in the box, by the data in that folder. ContentError."""
    dice = load(place / "dice.yaml", DiceForm)
    volcano = _volcano(place / "volcano.yaml")
    tribes = _tribes(place / "tribes.yaml", max(one.players for one in volcano.tables))
    return Pieces(
        species=_species(place / "dinosaurs.yaml", dice.dice),
        faces=tuple(tuple(ICONS.index(icon) for icon in face) for face in dice.faces),
        dice=dice.dice,
        rolls=dice.rolls,
        tribes=tribes.tribes,
        cavemen=tribes.cave_people,
        bases=tribes.bases,
        most=volcano.points.most,
        present=volcano.points.present,
        tables=tuple(Table(one.players, one.spaces, one.target) for one in volcano.tables),
    )


def _volcano(path: Path) -> VolcanoForm:
    node = read(path)
    form = validate(node, VolcanoForm)
    players = [one.players for one in form.tables]
    twice = [
        fault_at(
            node,
            ("tables", at, "players"),
            _("{number} players stand here twice").format(number=number),
            _("each number once"),
        )
        for at, number in enumerate(players)
        if number in players[:at]
    ]
    if twice:
        raise ContentError(twice)
    return form


def _tribes(path: Path, players: int) -> TribesForm:
    node = read(path)
    form = validate(node, TribesForm)
    faults = [
        fault_at(node, ("tribes", at), _('"{name}" stands here twice').format(name=name), _("a name of its own"))
        for at, name in enumerate(form.tribes)
        if name in form.tribes[:at]
    ]
    if len(form.tribes) < players:
        faults.append(
            fault_at(
                node,
                ("tribes",),
                _("{number} tribes for {players} players").format(number=len(form.tribes), players=players),
                f"{players}",
            )
        )
    if faults:
        raise ContentError(faults)
    return form


def _species(path: Path, dice: int) -> tuple[Species, ...]:
    node = read(path)
    form = validate(node, DinosaursForm)
    most = dice + sum(one.dice * one.figures for one in form.dinosaurs)
    if most > MOST_DICE:
        raise ContentError(
            [
                fault_at(
                    node,
                    ("dinosaurs",),
                    _("a tribe could have {most} dice").format(most=most),
                    _("{most_dice} at most").format(most_dice=MOST_DICE),
                )
            ]
        )
    names = Counter(one.id for one in form.dinosaurs)
    twice = [
        fault_at(node, ("dinosaurs", at, "id"), _('"{id}" stands here twice').format(id=one.id), _("a name of its own"))
        for at, one in enumerate(form.dinosaurs)
        if names[one.id] > 1 or one.id == "caveman"
    ]
    if twice:
        raise ContentError(twice)
    return tuple(Species(name=one.id, **one.model_dump(exclude={"id"})) for one in form.dinosaurs)


# -- scenarios --------------------------------------------------------------------------------------------------------


def scenario(path: Path, box: Pieces) -> Scenario:
    """The set-up in that file. ContentError."""
    node = read(path)
    form = validate(node, ScenarioForm)
    faults = [*_dinosaur_faults(node, form, box), *_map_faults(node, form, path)]
    if faults:
        raise ContentError(faults)
    return Scenario(
        name=path.stem,
        title=form.title,
        about=form.about,
        pieces=box,
        layout=layout(_map(path, form.map)),
        land=form.land,
        dinosaurs=form.dinosaurs,
        pick=form.pick,
        start=form.start,
        stall_rounds=form.stall_rounds,
        order=form.order,
    )


def _dinosaur_faults(node: Node, form: ScenarioForm, box: Pieces) -> Iterator[Fault]:
    known = [one.name for one in box.species]
    for at, name in enumerate(form.dinosaurs):
        if name not in known:
            expected = did_you_mean(name, known) or _("one of {known}").format(known=", ".join(known))
            yield fault_at(node, ("dinosaurs", at), _('there is no dinosaur "{name}"').format(name=name), expected)
        elif name in form.dinosaurs[:at]:
            yield fault_at(
                node, ("dinosaurs", at), _('"{name}" stands here twice').format(name=name), _("different dinosaurs")
            )
    wanted = 0 if form.pick == "drawn" else PENS
    if len(form.dinosaurs) != wanted:
        yield fault_at(
            node,
            ("dinosaurs",),
            _("{number} dinosaurs for pick: {pick}").format(number=len(form.dinosaurs), pick=form.pick),
            f"{wanted}",
        )


def _map(path: Path, name: str) -> Path:
    return path.parent.parent / "maps" / f"{name}.tmx"


def _map_faults(node: Node, form: ScenarioForm, path: Path) -> Iterator[Fault]:
    if not _map(path, form.map).is_file():
        yield fault_at(
            node,
            ("map",),
            _('there is no map "{map}"').format(map=form.map),
            _("a file maps/{map}.tmx").format(map=form.map),
        )


# -- maps ------------------------------------------------------------------------------------------------------------


@cache
def layout(path: Path) -> tuple[Tile, ...]:
    """The printed map in that file, cell by cell from the north-west. ContentError."""
    drawn = read_map(path)
    layer = drawn.tiles("land")
    if (drawn.width, drawn.height) != (GRID.width, GRID.height) or None in layer.cells:
        raise ContentError.at(
            layer.place,
            _("this land has another size, or a gap"),
            _("{width} by {height} tiles").format(width=GRID.width, height=GRID.height),
        )
    tiles = tuple(_tile(cell) for cell in layer.cells if cell)
    _check_land(tiles, layer.place)
    return tiles


def _tile(cell: MapTile) -> Tile:
    name, terrain = cell.properties.text("name"), cell.properties.text("terrain")
    if terrain not in list(Terrain):
        what = _('the terrain of "{name}" is "{terrain}"').format(name=name, terrain=terrain)
        raise ContentError.at(cell.properties.place, what, did_you_mean(terrain, Terrain) or ", ".join(Terrain))
    return Tile(name, Terrain(terrain))


def _check_land(tiles: tuple[Tile, ...], place: Place) -> None:
    names = Counter(tile.name for tile in tiles)
    faults = [
        Fault(place, _('the tile "{name}" lies here {n} times').format(name=name, n=n), _("once"))
        for name, n in names.items()
        if n > 1
    ]
    for terrain in SPECIAL:
        number = [tile.terrain for tile in tiles].count(terrain)
        if number != 1:
            faults.append(
                Fault(
                    place,
                    _("this land has {number} tiles of terrain {terrain}").format(number=number, terrain=terrain),
                    _("one"),
                )
            )
    if faults:
        raise ContentError(faults)


# -- for `check` -----------------------------------------------------------------------------------------------------


def _box_of(path: Path) -> object:
    return pieces.__wrapped__(path.parent)


def _scenario_of(path: Path) -> object:
    return scenario(path, pieces.__wrapped__(path.parent.parent))


def _lesson_of(path: Path) -> list[Fault]:
    """What is wrong with the lesson, in the set-up that it names."""
    return faults_of(path, lambda name: _scenario(path.parent, name), Wrath(), lambda _set_up: TONGUE)


def _boards_of(path: Path) -> list[Fault]:
    """What is wrong with the little boards, in the set-up that they name."""
    return board_faults.faults_of(path, lambda name: _scenario(path.parent, name), Wrath(), SHOWN, "a1 to d4, dice")


def _scenario(place: Path, name: str) -> Scenario:
    return scenario(place / "scenarios" / f"{name}.yaml", pieces.__wrapped__(place))


CHECKS = (
    Check("wrath/dice.yaml", "the dice", _box_of),
    Check("wrath/tribes.yaml", "the tribes", _box_of),
    Check("wrath/volcano.yaml", "the volcano", _box_of),
    Check("wrath/dinosaurs.yaml", "the dinosaurs", _box_of),
    Check("wrath/scenarios/*.yaml", "a set-up of Wrath of Fire Mountain", _scenario_of),
    Check("wrath/maps/*.tmx", "a land", layout.__wrapped__),
    Check("wrath/tutorial.yaml", "the lesson of Wrath of Fire Mountain", _lesson_of),
    Check("wrath/boards.yaml", "the little boards of the rules of Wrath of Fire Mountain", _boards_of),
)
"""Which files of this game are read how."""
