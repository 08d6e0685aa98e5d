"""The words of this game that its lesson and the little boards of its rules may use."""

from typing import Final

from game.cazadores.chart import Chart
from game.cazadores.state import PHASES
from game.content.lesson_faults import Tongue


def tongue(chart: Chart) -> Tongue:
    """Those of a lesson on that chart, whose spaces it may point at."""
    return Tongue(VERBS, QUESTIONS, (*PLACES, *chart.numbers), COUNTED, KINDS)


VERBS: Final = ("sail", "dig", "unload", "deliver", "draw", "swap", "return")
QUESTIONS: Final = PHASES[:-1]
PLACES: Final = ("main", "next", "undo", "redo", "scores", "log", "menu", "chart", "bench", "ledger", "missions")
COUNTED: Final = ("panel", "deck", "mission")
KINDS: Final = ("sailed", "dug", "completed", "unloaded", "delivered", "drew", "swapped", "scored", "replenished")

ACROSS, DOWN = "abcdefgh", "12345"
SQUARES: Final = tuple(column + line for line in DOWN for column in ACROSS)
"""The chart in squares, from the upper left."""
SHOWN: Final = ("chart", "column", "bench", "ledger", "missions", *SQUARES)
"""The places that a board can be cut out between."""
