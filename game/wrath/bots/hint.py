"""A hint: what the hard bot would do, why in words, and what the next best would cost."""

from dataclasses import dataclass

from game.core import hints
from game.core.bots import Advice
from game.core.decision import Command
from game.core.match import Match
from game.wrath.bots.hard import Hard
from game.wrath.bots.reasons import reasons, rolling_reason
from game.wrath.bots.thinking import Thought
from game.wrath.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint(hints.Hint):
    """The best answer found, with the rest of its turn.

    Worths are points more than the others on average, or what as good a chance of victory is worth; `gain` is how much
    better off the seat will be than it is now.
    """

    plan: tuple[Command, ...]


def hint(match: Match[State], seed: int = 0) -> Hint:
    """What hard thinks of the open decision; at most its own time for an answer."""
    assert match.decision is not None
    bot = Hard(seed)
    thoughts = bot.thoughts(match)
    first, state = thoughts[0], match.state
    others = state.box.seats - 1
    why = reasons(bot.mind, state, thoughts) if first.end else rolling_reason(thoughts, state)
    other, cost = _other(thoughts)
    return Hint(
        command=first.command,
        plan=_commands(first),
        gain=sum([reason.gain for reason in why]),
        reasons=why,
        other=other,
        cost=round(cost / others),
    )


def advise(match: Match[State]) -> Advice:
    """The hint, as any game gives it."""
    given = hint(match)
    return Advice(str(given.command), given)


def _commands(thought: Thought) -> tuple[Command, ...]:
    if thought.end is None or thought.end.line is None:
        return (thought.command,)
    return tuple(thought.end.line.commands())


def _other(thoughts: list[Thought]) -> tuple[Command | None, float]:
    """The first answer of the next best turn that the best does not have as well, and how much less it is worth."""
    best = thoughts[0]
    plan = _commands(best)
    for thought in thoughts[1:]:
        left = list(plan)
        for command in _commands(thought):
            if command not in left:
                return command, max(0.0, best.worth - thought.worth)
            left.remove(command)
    return None, 0.0
