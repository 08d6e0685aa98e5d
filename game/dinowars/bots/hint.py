"""A hint: what the hard bot would do, why in words, and what the next best would cost."""

from game.core.bots import Advice
from game.core.decision import Decision
from game.core.hints import Hint
from game.core.match import Match
from game.dinowars.bots.answers import ANSWERS
from game.dinowars.bots.camping import camp
from game.dinowars.bots.hard import Hard
from game.dinowars.bots.reasons import camping, reasons
from game.dinowars.bots.sight import Idea
from game.dinowars.state import State


def hint(match: Match[State], seed: int = 0) -> Hint:
    """What hard thinks of the open decision. Worths are hundredths of a point of cost.

    Places before play are chosen by simple rules, without a worth in points: no other is weighed against them. In an
    activation `gain` is how much better the answer is than the poorest of those that were tried.
    """
    decision = match.decision
    assert decision is not None
    if decision.about == "act" or decision.about in ANSWERS:
        return _of(match.state, decision, Hard(seed).thoughts(match))
    _worth, first = camp(match.state, decision, seed)[0]
    return Hint(command=first, gain=0, reasons=camping(decision), other=None, cost=0)


def advise(match: Match[State]) -> Advice:
    """The hint, as any game gives it."""
    given = hint(match)
    return Advice(str(given.command), given)


def _of(state: State, decision: Decision, found: list[Idea]) -> Hint:
    best = found[0]
    other = next((idea for idea in found[1:] if idea.command != best.command), None)
    why = reasons(state, decision.seat, best, base(found))
    return Hint(
        command=best.command,
        gain=sum(reason.gain for reason in why),
        reasons=why,
        other=other.command if other else None,
        cost=max(0, round(best.worth - other.worth)) if other else 0,
    )


def base(found: list[Idea]) -> Idea:
    """What the best idea is measured against: the poorest that was tried."""
    return min(found, key=lambda idea: idea.worth)
