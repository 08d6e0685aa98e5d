"""Fossil Hunters: the rules as the table knows them."""

from collections.abc import Coroutine
from typing import ClassVar

from game.cazadores import judge, notation, position, reading, secrets, setting
from game.cazadores.harbours import build, launch
from game.cazadores.missions import keep
from game.cazadores.state import OVER, State
from game.cazadores.turns import play
from game.core.decision import Command, Decision
from game.core.ruleset import Outcome
from game.core.table import Table


class Cazadores:
    """Each answer ends a step, so that every decision is a position; missions in the hand are hidden."""

    name: ClassVar[str] = "cazadores"
    chains: ClassVar[bool] = False
    hides: ClassVar[bool] = True

    set_up = staticmethod(setting.set_up)
    hide = staticmethod(secrets.hide)
    audit = staticmethod(judge.audit)
    progress = staticmethod(judge.progress)
    parse = staticmethod(notation.parse)
    write_position = staticmethod(position.write)
    read_position = staticmethod(reading.read)

    _steps = (keep, build, launch, play)
    """By phase."""

    def play_step(self, table: Table[State]) -> Coroutine[Decision, Command | None, None]:
        """One answer of the seat whose turn it is, and what comes of it."""
        return self._steps[table.state.phase](table)

    def outcome(self, state: State) -> Outcome | None:
        """None until the match is over."""
        return judge.outcome(state) if state.phase == OVER else None
