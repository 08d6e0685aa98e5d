"""`check`: rules data, boards and match files validated, every fault with its place."""

from game.cli.faults import WrongInput
from game.cli.options import Check
from game.content.check import check as faults_in
from game.content.paths import data_dir
from game.shelf import GAMES, open_game


def check(ask: Check) -> int:
    """Exit status 0, or 1 if anything is wrong: faults are what was asked for, so they go to standard output.

    WrongInput: a path that does not exist.
    """
    for path in ask.paths:
        if not path.exists():
            raise WrongInput(f"{path}: there is no such file or folder")
    checks = [one for game in GAMES for one in open_game(game).checks]
    faults = faults_in(ask.paths or (data_dir(),), checks)
    for fault in faults:
        print(fault)
    return 1 if faults else 0
