"""The easy bot: it weighs one answer at a time by what it promises, and thinks no further."""

from collections.abc import Callable
from typing import Any

from game.core.decision import Command, Decision
from game.core.match import Match
from game.dinowars.bots.camping import deploying, placing
from game.dinowars.bots.ground import moved, standing
from game.dinowars.bots.odds import strike
from game.dinowars.combat import ResultDecision
from game.dinowars.commands import (
    Attack,
    Break,
    Charge,
    Deploy,
    Done,
    Down,
    Go,
    Kill,
    Knock,
    Leave,
    Move,
    Pass,
    Place,
    Push,
    Rally,
    Stand,
    Turn,
)
from game.dinowars.kinds import INCH
from game.dinowars.moving import ChargeDecision, GoDecision
from game.dinowars.space import is_in_lava, shift_way, touching_enemies, way
from game.dinowars.state import State

FEROCITY = 1.1
"""What a point of ferocity is worth, in points of cost."""
PIP = 3.5
"""A die, on average."""
ENOUGH = 0.05
"""An action that promises less is not worth the trouble."""
PLAIN: dict[type[Command], float] = {Done: ENOUGH, Stand: 1.5}
"""What these are worth, whoever does them."""


class Easy:
    """Sees one answer ahead; the seed chooses between equals."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; the same for the same seed and match."""
        decision = match.decision
        assert decision is not None
        options = list(decision.options())
        if len(options) == 1:
            return options[0]
        weigh = _WEIGHING.get(decision.about)
        if weigh is None:
            return options[self._seed % len(options)]
        worths = [weigh(match.state, decision, option) for option in options]
        best = max(worths)
        equals = [option for option, worth in zip(options, worths, strict=True) if worth == best]
        return equals[(self._seed + match.state.turn) % len(equals)]


# -- actions ----------------------------------------------------------------------------------------------------------


def _act(state: State, decision: Decision, command: Command) -> float:
    numbers = state.box.numbers
    match command:
        case Attack(name, target, fierce):
            worth = strike(state, numbers[name], numbers[target], charging=False, fierce=fierce)
            return worth - FEROCITY * fierce
        case Move(name, heading, fierce) if heading is not None:
            return _move(state, numbers[name], heading, fierce=fierce)
        case Break(name):
            return _break(state, decision.seat, numbers[name])
        case Rally() | Push():
            return _spare(state, decision.seat)
    return PLAIN.get(type(command), -1.0)


def _move(state: State, piece: int, heading: int, *, fierce: bool) -> float:
    """The worth of the place that an average roll leads to, and of the charge that it may bring."""
    ahead = way(state, piece, heading)
    budget = int(PIP * INCH * (state.box.kinds[piece].speed + fierce))
    twin = moved(state, piece, *ahead.end(ahead.far(budget)))
    return standing(twin, piece) - standing(state, piece) + _charge_worth(twin, piece) - FEROCITY * fierce


def _charge_worth(state: State, piece: int) -> float:
    enemies = touching_enemies(state, piece)
    return max((strike(state, piece, one, charging=True, fierce=False) for one in enemies), default=0.0)


def _break(state: State, seat: int, piece: int) -> float:
    """Only for one that has somewhere to go."""
    return 0.8 if state.runners[seat] == piece and not state.down[piece] else -1.0


def _spare(state: State, seat: int) -> float:
    """One more action is bought for an attack on somebody who is down."""
    prey = any(state.down[enemy] for piece in state.in_play(seat) for enemy in touching_enemies(state, piece))
    return 3.0 if prey and state.pools[seat] > 1 else -1.0


def _go(state: State, decision: Decision, command: Command) -> float:
    assert isinstance(decision, GoDecision)
    piece = decision.roll.piece
    match command:
        case Leave():
            return 100.0
        case Go(distance, None):
            end = decision.roll.way.end(distance) if distance else (state.xs[piece], state.ys[piece])
            twin = moved(state, piece, *end)
            return standing(twin, piece) + (_charge_worth(twin, piece) if distance else 0.0)
    return -1_000.0


def _charge(state: State, decision: Decision, command: Command) -> float:
    if isinstance(command, Pass):
        return 0.0
    assert isinstance(command, Charge)
    assert isinstance(decision, ChargeDecision)
    worth = strike(state, decision.piece, state.box.numbers[command.target], charging=True, fierce=command.fierce)
    return worth - FEROCITY * command.fierce


def _free(state: State, _decision: Decision, command: Command) -> float:
    match command:
        case Move(name, heading, fierce) if heading is not None:
            return _move(state, state.box.numbers[name], heading, fierce=fierce)
        case Turn():
            return -2.0
    return -1.0


def _result(state: State, decision: Decision, command: Command) -> float:
    """Into the lava; else kill what is not well protected; else lay it down where it is, to be killed."""
    assert isinstance(decision, ResultDecision)
    defender = decision.defender
    match command:
        case Kill():
            return 6.0 if state.down[defender] else 6.0 - state.box.kinds[defender].protection
        case Down(heading, distance) | Knock(heading, distance, _):
            base = 2.0 if isinstance(command, Down) and not state.down[defender] else 0.5
            if distance and _burns(state, defender, heading, distance):
                return 7.0
            return base + (0.1 if (distance == 0) == isinstance(command, Down) else 0.0)
    return -1.0


def _burns(state: State, piece: int, heading: int, distance: int) -> bool:
    ahead = shift_way(state, piece, heading)
    return is_in_lava(state, *ahead.end(ahead.far(distance)), ahead.body.radius)


# -- before play ------------------------------------------------------------------------------------------------------


def _deploy(state: State, decision: Decision, command: Command) -> float:
    assert isinstance(command, Deploy)
    return deploying(state, decision.seat, command)


def _place(_state: State, _decision: Decision, command: Command) -> float:
    assert isinstance(command, Place)
    return placing(command)


_WEIGHING: dict[str, Callable[[State, Any, Command], float]] = {
    "act": _act,
    "go": _go,
    "charge": _charge,
    "free": _free,
    "result": _result,
    "deploy": _deploy,
    "place": _place,
}
"""By what a question is about, what an answer to it is worth."""
