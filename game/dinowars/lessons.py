"""The words of this game that its lesson and the little boards of its rules may use."""

from typing import Final

from game.content.lesson_faults import Tongue
from game.dinowars.scenario import RANDOM, Scenario
from game.dinowars.setting import open_box

ACROSS: Final = "abcdefghijklmnop"
DOWN: Final = tuple(str(line) for line in range(1, len(ACROSS) + 1))
SQUARES: Final = tuple(column + line for line in DOWN for column in ACROSS)
"""The table in squares of 3 inches, from the upper left."""
SHOWN: Final = ("table", "card", "objectives", "dice", "roster", "enemies", *SQUARES)
"""The places that a board can be cut out between."""
VERBS: Final = (
    "pick", "edge", "deploy", "place", "move", "turn", "go", "leave", "attack", "charge", "pass", "break", "stand",
    "push", "rally", "done", "kill", "down", "knock",
)  # fmt: skip
QUESTIONS: Final = ("target", "runner", "edge", "deploy", "place", "act", "free", "go", "charge", "result")
BUTTONS: Final = ("main", "next", "undo", "redo", "scores", "log", "menu", "hint")
COUNTED: Final = ("row", "side")
KINDS: Final = (
    "stood", "marked", "turn_began", "activated", "ferocity", "move_rolled", "moved", "shifted", "turned", "fought",
    "saved", "downed", "stood_up", "killed", "broke", "escaped", "scored", "turn_ends", "lava_came", "twist_rolled",
)  # fmt: skip


def tongue(scenario: Scenario) -> Tongue:
    """Those of a lesson in that set-up, at whose animals it may point."""
    names = open_box(scenario, int(scenario.table == RANDOM)).names
    return Tongue(VERBS, QUESTIONS, (*BUTTONS, *SHOWN, *names), COUNTED, KINDS)
