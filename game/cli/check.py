"""`check`: rules data, boards and match files validated, every fault with its place, and missing pictures."""

from game.cli.faults import WrongInput
from game.cli.options import Check
from game.content.check import check as faults_in
from game.content.faults import Fault, Place
from game.content.paths import data_dir, root
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
    faults = [*faults_in(ask.paths or (data_dir(),), checks()), *(() if ask.paths else _missing())]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def _missing() -> list[Fault]:
    """A fault for each picture that is not there."""
    art = root() / "art"
    return [Fault(Place(str(art / file)), _("this picture is missing")) for file in missing_pictures(art)]
