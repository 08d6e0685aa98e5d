"""Dino-Wars: the rules as the table knows them."""

from collections.abc import Coroutine
from typing import ClassVar

from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.table import Table
from game.dinowars import judge, notation, position, reading, setting
from game.dinowars.markers import place
from game.dinowars.muster import deploy, pending, pick, prepare, take_edge
from game.dinowars.state import State
from game.dinowars.turns import act, begin_turn, end_turn


class DinoWars:
    """A step is an answer of the set-up, an action and what comes of it, or the end of a turn; nothing is hidden."""

    name: ClassVar[str] = "dinowars"
    chains: ClassVar[bool] = True
    hides: ClassVar[bool] = False

    set_up = staticmethod(setting.set_up)
    audit = staticmethod(judge.audit)
    outcome = staticmethod(judge.outcome)
    progress = staticmethod(judge.progress)
    parse = staticmethod(notation.parse)
    write_position = staticmethod(position.write)
    read_position = staticmethod(reading.read)

    _steps = (prepare, take_edge, deploy, place, begin_turn, act, end_turn)
    """By phase."""

    def play_step(self, table: Table[State]) -> Coroutine[Decision, Command | None, None]:
        """What the phase asks for; D70: but first targets that somebody must name."""
        waits = pending(table.state)
        return pick(table, *waits) if waits is not None else self._steps[table.state.phase](table)

    def hide(self, state: State, seat: int, dice: Dice) -> State:
        """A plain copy: everybody sees everything."""
        del seat, dice
        return state.copy()
