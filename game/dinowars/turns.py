"""Rulebook, "The turn": the roll, the activations action by action, and the end of the turn (D39)."""

from game.core.decision import Command
from game.core.table import Table
from game.dinowars.acting import ActDecision, has_options
from game.dinowars.combat import fight
from game.dinowars.commands import Attack, Break, Done, Move, Push, Rally, Stand, Turn
from game.dinowars.events import Activated, MatchEnded, TurnBegan, TurnEnds
from game.dinowars.feeding import feed
from game.dinowars.harm import change_pool
from game.dinowars.hunting import loose_gargantuan, stand_up
from game.dinowars.judge import is_decided, why, winners
from game.dinowars.moving import break_away, move, turn
from game.dinowars.muster import roll_off
from game.dinowars.objectives import SEATS, close, look_around, score_domination
from game.dinowars.state import ACT, END, OVER, TURN, State
from game.dinowars.twists import twist, wander


async def begin_turn(table: Table[State]) -> None:
    """The lower roll goes first, and both have as many actions as their own dice show (D13)."""
    state = table.state
    state.turn += 1
    rolls = roll_off(table)
    state.rolls[:] = rolls
    state.leads = int(rolls[1] < rolls[0])
    table.tell(TurnBegan(state.turn, rolls, state.leads))
    _activate(table, state.leads)


def _activate(table: Table[State], seat: int) -> None:
    state = table.state
    state.phase, state.seat = ACT, seat
    state.left, state.bought = state.rolls[seat], False
    state.used = bytearray(len(state.used))
    state.pushed = bytearray(len(state.pushed))
    table.tell(Activated(seat, state.left))


async def act(table: Table[State]) -> None:
    """One action with all that comes of it; D39: then the objectives, and the victory."""
    state = table.state
    command = await table.ask(ActDecision(state))
    if isinstance(command, Done):
        _end_activation(table)
        return
    await _perform(table, command)
    look_around(table)
    close(state)
    if is_decided(state):
        finish(table)
    elif not has_options(state):  # D64
        _end_activation(table)


async def _perform(table: Table[State], command: Command) -> None:
    state, numbers = table.state, table.state.box.numbers
    match command:
        case Rally():
            change_pool(table, state.seat, -1, "action")
            state.left, state.bought = state.left + 1, True
        case Push(name):
            change_pool(table, state.seat, -1, "stamina")
            state.pushed[numbers[name]] = 1
        case Move(name, heading, fierce):
            await move(table, _spend(state, name), heading, fierce=fierce)
        case Turn(name, heading):
            turn(table, _spend(state, name), heading)
        case Attack(name, target, fierce):
            await fight(table, _spend(state, name), numbers[target], charging=False, fierce=fierce)
        case Break(name):
            await break_away(table, _spend(state, name))
        case Stand(name):
            stand_up(table, _spend(state, name))


def _spend(state: State, name: str) -> int:
    """An action of that animal."""
    piece = state.box.numbers[name]
    state.used[piece] += 1
    state.left -= 1
    return piece


def _end_activation(table: Table[State]) -> None:
    """The other side's turn to act, or the end of the turn; what is left is lost (D55)."""
    state = table.state
    if state.seat == state.leads:
        _activate(table, 1 - state.leads)
    else:
        state.left = 0
        state.phase = END


async def end_turn(table: Table[State]) -> None:
    """D39: Domination and other objectives, feeding, the Gargantuan, the twist, babies, the victory."""
    state = table.state
    table.tell(TurnEnds(state.turn))
    score_domination(table)
    look_around(table)
    feed(table)
    loose_gargantuan(table)
    look_around(table)
    await twist(table)
    look_around(table)
    for seat in SEATS:
        wander(table, seat)
    look_around(table)
    close(state)
    if is_decided(state) or state.turn >= state.box.scenario.turns:  # D41
        finish(table)
    else:
        state.phase = TURN


def finish(table: Table[State]) -> None:
    """The match is over."""
    state = table.state
    state.phase, state.left = OVER, 0
    scores = state.scores[0], state.scores[1]
    table.tell(MatchEnded(winners(state), scores, why(state)))
