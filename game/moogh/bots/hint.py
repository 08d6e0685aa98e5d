"""A hint: what the hard bot would do, why in words, and what the next best would cost."""

from dataclasses import dataclass

from game.core.bots import Advice
from game.core.decision import Command
from game.core.match import Match
from game.core.search import Budget
from game.moogh.bots.hard import Hard
from game.moogh.bots.planning import NOTHING, Turn
from game.moogh.bots.reasons import Reason, better_than, ranked
from game.moogh.bots.thinking import Thought
from game.moogh.commands import END
from game.moogh.question import Question
from game.moogh.state import State

THROWS = 8
"""So many throws of the dice to come are behind each reason."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answer found, and the rest of its turn; why; another answer, and what it would cost.

    All worths are in hundredths of a savage point. In a turn the gains of the reasons sum to `gain`, which is how much
    better it is than to end the turn; else `gain` is what the next best answer lacks. `cost` is 0 if `other` is None.
    """

    command: Command
    plan: tuple[Command, ...]
    gain: int
    reasons: tuple[Reason, ...]
    other: Command | None
    cost: int

    def sentences(self) -> list[str]:
        """The reasons that weigh most, in words, the weightiest first."""
        return [reason.sentence for reason in self.reasons if reason.sentence]


def hint(match: Match[State], seed: int = 0) -> Hint:
    """What hard thinks of the open decision; about its own time for an answer."""
    question = match.decision
    assert isinstance(question, Question)
    bot = Hard(seed)
    thoughts = bot.thoughts(match)
    first, other, cost = thoughts[0], *_other(thoughts)
    why = _why(match.state, question, bot, first) if END in question else better_than(first, cost)
    gain = sum(reason.gain for reason in why)
    return Hint(first.command, first.plan or (first.command,), gain, why, other, cost)


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
