"""Moogh: the rules as the table knows them."""

from collections.abc import Coroutine
from typing import ClassVar

from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.ruleset import Outcome
from game.core.table import Table
from game.moogh import judge, notation, phases, position, reading, setting
from game.moogh.characters import RING
from game.moogh.state import ACT, NO_CUBE, OVER, State
from game.moogh.turns import take_turn


class Moogh:
    """The rulebook's phases. A step is one answer of a turn, or one of a beast's actions, with all that it sets off."""

    name: ClassVar[str] = "moogh"
    chains: ClassVar[bool] = True
    hides: ClassVar[bool] = True

    set_up = staticmethod(setting.set_up)
    audit = staticmethod(judge.audit)
    progress = staticmethod(judge.progress)
    parse = staticmethod(notation.parse)
    write_position = staticmethod(position.write)
    read_position = staticmethod(reading.read)

    _steps = (phases.place, phases.appease, phases.program, take_turn)
    """By phase."""

    def play_step(self, table: Table[State]) -> Coroutine[Decision, Command | None, None]:
        """One step of the phase that is on; a round without cards left is closed first."""
        state = table.state
        if state.phase == ACT and state.marker >= len(state.order):
            phases.close(table)
        return _nothing() if state.phase == OVER else self._steps[state.phase](table)

    def outcome(self, state: State) -> Outcome | None:
        """None until the hunt is over."""
        return judge.outcome(state) if state.phase == OVER else None

    def hide(self, state: State, seat: int, dice: Dice) -> State:
        """While rivals plan in secret, a copy in which their cubes lie anywhere (M72); else a plain one."""
        twin = state.copy()
        if phases.is_secret(state):
            for person, one in enumerate(state.box.people):
                if one.seat != seat and state.cubes[person] != NO_CUBE:
                    twin.cubes[person] = dice.number(RING) - 1
        return twin


async def _nothing() -> None:
    """The hunt ended with its round."""
