"""The words of this game that its lesson and the little boards of its rules may use."""

from typing import Final

from game.content.lesson_faults import Tongue
from game.moogh.land import SPOT_NAMES
from game.moogh.scenario import Scenario


def tongue(scenario: Scenario) -> Tongue:
    """Those of a lesson in that hunt, whose spaces, beasts and people it may point at."""
    people = [one.name for one in scenario.pieces.characters]
    beasts = [one.name for one in scenario.setup.beasts]
    return Tongue(VERBS, QUESTIONS, (*PLACES, *SPOT_NAMES, *people, *beasts), COUNTED, KINDS)


VERBS: Final = (
    "place", "cube", "move", "on", "stop", "stab", "throw", "climb", "trap", "heal", "rest", "sedate", "taunt", "think",
    "rage", "show", "use", "reroll", "keep", "save", "yield", "stay", "row", "turn", "to", "pass", "end",
)  # fmt: skip
QUESTIONS: Final = (
    "place",
    "program",
    "turn",
    "step",
    "land",
    "reroll",
    "cube",
    "free",
    "show",
    "idea",
    "save",
    "stay",
)
PLACES: Final = ("main", "next", "undo", "redo", "scores", "log", "menu", "hint", "hunt", "order", "board", "dice")
COUNTED: Final = ("card", "sheet", "ahead")
KINDS: Final = (
    "tried", "rolled", "cast", "moved", "beast_hit", "beast_hurt", "rage_changed", "acted", "strode", "turned",
    "injured", "recovered", "scored", "idea_shown", "idea_used",
)  # fmt: skip
SHOWN: Final = ("order", "dice", "status", "board", "sheet", "hunt", "cards", *SPOT_NAMES)
"""The places that a little board of the rules can be cut out between."""
