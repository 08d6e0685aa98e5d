"""Rulebook, "Action resolution": what a beast does where its disc landed, and what that sets off."""

from game.core.table import Table
from game.moogh.around import AHEAD, BEHIND
from game.moogh.blows import attack, bite, claw, shake, swipe
from game.moogh.disc import Landed, Queue
from game.moogh.events import Acted
from game.moogh.pieces import Act, Space
from game.moogh.state import State
from game.moogh.stride import stride
from game.moogh.turning import look, seek_freedom, turn_randomly, turn_round


async def act(table: Table[State], first: Landed) -> None:
    """A beast's action, then those of the beasts it hurt, first hurt first, until none is left (M64)."""
    await _drain(table, [first])


async def _drain(table: Table[State], queue: Queue) -> None:
    while queue:
        one = queue.pop(0)
        if table.state.alive(one.beast):  # M79: what a beast that is gone would have done is lost
            await _perform(table, one.beast, one.space, queue)


async def back_away(table: Table[State], beast: int, count: int) -> None:
    """A beast goes backward without its disc (idea Fire), and what that sets off."""
    queue: Queue = []
    await stride(table, beast, BEHIND, count, queue)
    await _drain(table, queue)


async def _perform(table: Table[State], beast: int, space: Space, queue: Queue) -> None:
    if table.heard is not None:
        table.tell(Acted(table.state.box.beasts[beast].name, space.act, space.count))
    match space.act:
        case Act.FORWARD:
            await stride(table, beast, AHEAD, space.count, queue)
        case Act.BACKWARD:
            await stride(table, beast, BEHIND, space.count, queue)
        case Act.TRAMPLE:  # M45: the bottom icon first
            look(table, beast)
            await stride(table, beast, AHEAD, space.count, queue)
        case Act.ATTACK:
            await attack(table, beast, space.count, queue)
        case Act.BITE:
            await bite(table, beast)
        case Act.CLAW:
            await claw(table, beast)
        case Act.TAIL:
            await swipe(table, beast)
        case Act.SHAKE:
            await shake(table, beast)
        case _:
            _turn(table, beast, space.act)


def _turn(table: Table[State], beast: int, kind: Act) -> None:
    match kind:
        case Act.SEEK:
            seek_freedom(table, beast)
        case Act.LOOK:
            look(table, beast)
        case Act.UTURN:
            turn_round(table, beast)
        case Act.RANDOM:
            turn_randomly(table, beast)
        case _:
            assert kind is Act.SLEEP, "an act that nobody performs"
