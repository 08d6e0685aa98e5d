"""`check`: rules data, boards, packs and match files validated, every fault with its place, and missing pictures."""

from pathlib import Path

from game.cli.faults import WrongInput
from game.cli.options import Check
from game.content.check import check as faults_in
from game.content.faults import Fault, Place
from game.content.paths import data_dir, fallback_folder, root, usual_folder
from game.content.pictures import missing_pictures
from game.core.words import _
from game.shelf import checks


def check(ask: Check) -> int:
    """Exit status 0, or 1 if anything is wrong: faults are what was asked for, so they go to standard output.

    WrongInput: a path that does not exist.
    """
    for path in ask.paths:
        if not path.exists():
            raise WrongInput(f"{path}: there is no such file or folder")
    faults = [*faults_in(ask.paths or (data_dir(), *_own()), checks()), *(() if ask.paths else _missing())]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def _own() -> list[Path]:
    """The packs that the player has put together."""
    folders = dict.fromkeys((usual_folder("packs"), fallback_folder("packs")))
    return [file for folder in folders if folder.is_dir() for file in sorted(folder.glob("*.yaml"))]


def _missing() -> list[Fault]:
    """A fault for each picture that is not there."""
    art = root() / "art"
    return [Fault(Place(str(art / file)), _("this picture is missing")) for file in missing_pictures(art)]
