"""Fossil Hunters: the rules as the table knows them."""

from collections.abc import Coroutine, Mapping
from typing import Any, ClassVar

from game.cazadores import judge, notation, position, reading, secrets, setting
from game.cazadores.harbours import build, launch
from game.cazadores.missions import keep
from game.cazadores.scenario import Scenario
from game.cazadores.state import OVER, State
from game.cazadores.turns import play
from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.ruleset import Outcome
from game.core.table import Table


class Cazadores:
    """Each answer ends a step, so that every decision is a position; missions in the hand are hidden."""

    name: ClassVar[str] = "cazadores"
    chains: ClassVar[bool] = False
    hides: ClassVar[bool] = True

    _steps = (keep, build, launch, play)
    """By phase."""

    def set_up(self, scenario: Scenario, seats: int, dice: Dice) -> State:
        """The table before the first missions are chosen. ValueError: seats that the scenario has not."""
        return setting.set_up(scenario, seats, dice)

    def play_step(self, table: Table[State]) -> Coroutine[Decision, Command | None, None]:
        """One answer of the seat whose turn it is, and what comes of it."""
        return self._steps[table.state.phase](table)

    def outcome(self, state: State) -> Outcome | None:
        """None until the match is over."""
        return judge.outcome(state) if state.phase == OVER else None

    def hide(self, state: State, seat: int, dice: Dice) -> State:
        """A copy in which the missions of all other seats are dealt anew."""
        return secrets.hide(state, seat, dice)

    def audit(self, state: State) -> None:
        """Asserts that every tile and mission is accounted for."""
        judge.audit(state)

    def parse(self, text: str, state: State) -> Command:
        """The answer that a line of notation says. IllegalCommand: no sentence of this game."""
        return notation.parse(text, state)

    def write_position(self, state: State) -> Mapping[str, Any]:
        """The state by the schema of `data/cazadores/README.md`."""
        return position.write(state)

    def read_position(self, data: Any, scenario: Scenario, seats: int) -> State:
        """The state that a position says. ValueError: what is wrong, one sentence a line."""
        return reading.read(data, scenario, seats)

    def progress(self, state: State) -> float:
        """The part of all tiles that is dug, 0 to 1."""
        return judge.progress(state)
