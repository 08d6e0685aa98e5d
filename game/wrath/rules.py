"""Wrath of Fire Mountain: the rules as the table knows them."""

from collections.abc import Coroutine, Mapping
from typing import Any, ClassVar

from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.ruleset import Outcome
from game.core.table import Table
from game.wrath import judge, notation, position, reading, setting
from game.wrath.meal import eat
from game.wrath.rolling import roll_dice
from game.wrath.scenario import Scenario
from game.wrath.spending import place_and_move
from game.wrath.state import OVER, State
from game.wrath.tremor import shake


class Wrath:
    """The rulebook's four steps; each answer ends a step of play, so that every decision is a position."""

    name: ClassVar[str] = "wrath"
    chains: ClassVar[bool] = False
    hides: ClassVar[bool] = False

    _steps = (roll_dice, place_and_move, eat, shake)
    """By phase. Step 4, the eruption, asks nobody and follows step 3 by itself."""

    def set_up(self, scenario: Scenario, seats: int, dice: Dice) -> State:
        """The table before the first roll. ValueError: a number of seats that the scenario has not."""
        return setting.set_up(scenario, seats, dice)

    def play_step(self, table: Table[State]) -> Coroutine[Decision, Command | None, None]:
        """One answer of the seat whose turn it is, and what comes of it."""
        return self._steps[table.state.phase](table)

    def outcome(self, state: State) -> Outcome | None:
        """None until the match is over."""
        return judge.outcome(state) if state.phase == OVER else None

    def hide(self, state: State, seat: int, dice: Dice) -> State:  # noqa: ARG002 - W46: everything is open
        """A plain copy: nobody holds anything hidden."""
        return state.copy()

    def audit(self, state: State) -> None:
        """Asserts that no piece was made or lost."""
        judge.audit(state)

    def parse(self, text: str, state: State) -> Command:
        """The answer that a line of notation says. IllegalCommand: no sentence of this game."""
        return notation.parse(text, state)

    def write_position(self, state: State) -> Mapping[str, Any]:
        """The state by the schema of `data/wrath/README.md`."""
        return position.write(state)

    def read_position(self, data: Any, scenario: Scenario, seats: int) -> State:
        """The state that a position says. ValueError: what is wrong, one sentence a line."""
        return reading.read(data, scenario, seats)

    def progress(self, state: State) -> float:
        """How near the best score is to the target, 0 to 1."""
        return judge.progress(state)
