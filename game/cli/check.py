"""`check`: rules data, boards and match files validated, every fault with its place."""

from game.cli.options import Check
from game.content.check import check as faults_in


def check(ask: Check) -> int:
    """Exit status 0, or 1 if anything is wrong. Faults are what was asked for, so they go to standard output."""
    faults = faults_in(ask.paths)
    for fault in faults:
        print(fault)
    return 1 if faults else 0
