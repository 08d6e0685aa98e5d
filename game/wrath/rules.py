"""Wrath of Fire Mountain: the rules as the table knows them."""

from collections.abc import Coroutine
from typing import ClassVar

from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.ruleset import Outcome
from game.core.table import Table
from game.wrath import judge, notation, position, reading, setting
from game.wrath.meal import eat
from game.wrath.rolling import roll_dice
from game.wrath.spending import place_and_move
from game.wrath.state import OVER, State
from game.wrath.tremor import shake


class Wrath:
    """The rulebook's four steps; each answer ends a step of play, so that every decision is a position."""

    name: ClassVar[str] = "wrath"
    chains: ClassVar[bool] = False
    hides: ClassVar[bool] = False

    set_up = staticmethod(setting.set_up)
    audit = staticmethod(judge.audit)
    progress = staticmethod(judge.progress)
    parse = staticmethod(notation.parse)
    write_position = staticmethod(position.write)
    read_position = staticmethod(reading.read)

    _steps = (roll_dice, place_and_move, eat, shake)
    """By phase. Step 4, the eruption, asks nobody and follows step 3 by itself."""

    def play_step(self, table: Table[State]) -> Coroutine[Decision, Command | None, None]:
        """One answer of the seat whose turn it is, and what comes of it."""
        return self._steps[table.state.phase](table)

    def outcome(self, state: State) -> Outcome | None:
        """None until the match is over."""
        return judge.outcome(state) if state.phase == OVER else None

    def hide(self, state: State, seat: int, dice: Dice) -> State:  # noqa: ARG002 - W46: everything is open
        """A plain copy: nobody holds anything hidden."""
        return state.copy()
