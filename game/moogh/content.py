"""The data of this game, read and checked: `data/moogh/*.yaml`, its hunts, its maps."""

from functools import cache
from pathlib import Path

from game.content import board_faults
from game.content.check import Check
from game.content.faults import ContentError, Fault, Place
from game.content.lesson_faults import faults_of
from game.content.models import validate
from game.content.paths import data_dir
from game.content.setups import read_set_ups
from game.content.strict_yaml import read
from game.content.tiled_project import project_faults
from game.core.words import _
from game.moogh import hunts, maps, unpacking
from game.moogh.campaign import reading as telling
from game.moogh.campaign.tale import Tale
from game.moogh.forms import CampaignForm
from game.moogh.lessons import SHOWN, tongue
from game.moogh.pieces import Pieces
from game.moogh.rules import Moogh
from game.moogh.scenario import Campaign, Scenario
from game.moogh.unpacking import refuse, twice, unknown


def folder() -> Path:
    """Where this game's data lie."""
    return data_dir() / "moogh"


@cache
def scenarios(place: Path) -> dict[str, Scenario]:
    """The hunts in that folder by id, in the order that they ask for. ContentError."""
    return read_set_ups(place, lambda path: hunts.scenario(path, pieces(place)), _("hunt"), "first-blood.yaml")


@cache
def campaign(place: Path) -> Campaign:
    """The campaign of that folder. ContentError: it names a hunt that is not there."""
    path = place / "campaign.yaml"
    node = read(path)
    form = validate(node, CampaignForm)
    known = sorted(one.stem for one in (place / "scenarios").glob("*.yaml"))
    refuse(unknown(node, ("hunts",), form.hunts, known, "hunt"), twice(node, ("hunts",), form.hunts))
    return Campaign(name=path.stem, **form.model_dump())


@cache
def tales(place: Path) -> dict[str, Tale]:
    """The campaigns with a story in that folder by id, in the order that they ask for. ContentError."""
    there = sorted((place / "campaigns").glob("*.yaml"))
    if not there:
        raise ContentError.at(
            Place(str(place / "campaigns")), "there is no campaign here", "files like three-days.yaml"
        )
    found = [telling.tale(path, pieces(place), scenarios(place)) for path in there]
    return {one.name: one for one in sorted(found, key=lambda one: (one.order, one.name))}


@cache
def pieces(place: Path) -> Pieces:
    """What lies in the box, by the data in that folder. ContentError."""
    return unpacking.pieces(place)


# -- for `check` ------------------------------------------------------------------------------------------------------


def _box_of(path: Path) -> object:
    return unpacking.pieces(path.parent)


def _scenario_of(path: Path) -> object:
    return hunts.scenario(path, unpacking.pieces(path.parent.parent))


def _campaign_of(path: Path) -> object:
    return campaign.__wrapped__(path.parent)


def _tale_of(path: Path) -> object:
    place = path.parent.parent
    return telling.tale(path, unpacking.pieces(place), scenarios.__wrapped__(place))


def _lesson_of(path: Path) -> list[Fault]:
    """What is wrong with the lesson, in the hunt that it names."""
    return faults_of(path, lambda name: _hunt(path.parent, name), Moogh(), tongue)


def _boards_of(path: Path) -> list[Fault]:
    """What is wrong with the little boards, in the hunt that they name."""
    told = "a1 to l12, order, sheet, cards"
    return board_faults.faults_of(path, lambda name: _hunt(path.parent, name), Moogh(), SHOWN, told)


def _hunt(place: Path, name: str) -> Scenario:
    return hunts.scenario(place / "scenarios" / f"{name}.yaml", unpacking.pieces(place))


def _project_of(path: Path) -> list[Fault]:
    """What is wrong with the Tiled project: it must know each class of object that a board has."""
    return project_faults(path, maps.CLASSES)


CHECKS = (
    Check("moogh/dice.yaml", "the bone dice", _box_of),
    Check("moogh/tribes.yaml", "the tribes", _box_of),
    Check("moogh/beasts.yaml", "the beasts", _box_of),
    Check("moogh/cards.yaml", "the beasts' action cards", _box_of),
    Check("moogh/ideas.yaml", "the ideas", _box_of),
    Check("moogh/items.yaml", "the items", _box_of),
    Check("moogh/traits.yaml", "the traits and marks of a campaign", _box_of),
    Check("moogh/table.yaml", "the table", _box_of),
    Check("moogh/campaign.yaml", "the competitive campaign", _campaign_of),
    Check("moogh/campaigns/*.yaml", "a campaign with a story", _tale_of),
    Check("moogh/tutorial.yaml", "the lesson of Moogh", _lesson_of),
    Check("moogh/boards.yaml", "the little boards of the rules of Moogh", _boards_of),
    Check("moogh/scenarios/*.yaml", "a hunt", _scenario_of),
    Check("moogh/template/*.yaml", "the template of a hunt", _scenario_of),
    Check("moogh/maps/*.tmx", "the board of a hunt", maps.check),
    Check("moogh/moogh.tiled-project", "what Tiled knows of our classes", _project_of),
    Check("moogh/template/*.tmx", "the template of a board", maps.check),
)
"""Which files of this game are read how."""
