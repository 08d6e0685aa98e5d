"""A hint: what the hard bot would do, why in words, and what the next best would cost."""

from dataclasses import dataclass

from game.core import hints
from game.core.bots import Advice
from game.core.decision import Command
from game.core.hints import Reason
from game.core.match import Match
from game.core.search import Budget
from game.moogh.bots.hard import Hard
from game.moogh.bots.planning import NOTHING, Turn
from game.moogh.bots.reasons import better_than, ranked
from game.moogh.bots.thinking import Thought
from game.moogh.commands import END
from game.moogh.question import Question
from game.moogh.state import State

THROWS = 8
"""So many throws of the dice to come are behind each reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint(hints.Hint):
    """The best answer found, with the rest of its turn.

    Worths are savage points. In a turn `gain` is how much better it is than to end the turn; else it is what the next
    best answer lacks.
    """

    plan: tuple[Command, ...]


def hint(match: Match[State], seed: int = 0) -> Hint:
    """What hard thinks of the open decision; about its own time for an answer."""
    question = match.decision
    assert isinstance(question, Question)
    bot = Hard(seed)
    thoughts = bot.thoughts(match)
    first, other, cost = thoughts[0], *_other(thoughts)
    why = _why(match.state, question, bot, first) if END in question else better_than(cost)
    return Hint(
        command=first.command,
        plan=first.plan or (first.command,),
        gain=sum(reason.gain for reason in why),
        reasons=why,
        other=other,
        cost=cost,
    )


def advise(match: Match[State]) -> Advice:
    """The hint, as any game gives it."""
    given = hint(match)
    return Advice(str(given.command), given)


def _why(state: State, question: Question, bot: Hard, first: Thought) -> tuple[Reason, ...]:
    turn = Turn(state, question.person, bot.seed, bot.mind.turn, Budget(bot.mind.nodes))
    now, then = turn.terms(NOTHING, THROWS), turn.terms(first.plan, THROWS)
    return ranked(state, question.person, [after - before for after, before in zip(then, now, strict=True)])


def _other(thoughts: list[Thought]) -> tuple[Command | None, int]:
    """The next best answer that is another, and how much less it is worth."""
    best = thoughts[0]
    for thought in thoughts[1:]:
        if thought.command != best.command:
            return thought.command, max(0, round(best.worth - thought.worth))
    return None, 0
