"""What bots that plan have in common: every question answered by what its answers are worth."""

from dataclasses import dataclass

from game.core.decision import Command
from game.core.match import Match
from game.core.search import Budget
from game.dinowars.bots.answers import ANSWERS
from game.dinowars.bots.camping import camp
from game.dinowars.bots.planning import Thinking, Width
from game.dinowars.bots.sight import Idea, loss
from game.dinowars.state import State


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot thinks. `nodes`: about so many states are valued for an answer."""

    width: Width
    nodes: int


class Planner:
    """Takes what its thoughts put first. The same match gives the same answer, whatever was asked before."""

    __slots__ = ("budget", "mind", "seed")

    def __init__(self, seed: int, mind: Mind) -> None:
        self.seed, self.mind = seed, mind
        self.budget = Budget(mind.nodes)
        """What the last thought left of its nodes."""

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; a match is looked at and never changed."""
        decision = match.decision
        assert decision is not None
        if decision.about in ANSWERS or decision.about == "act":
            return self.thoughts(match)[0].command
        return camp(match.state, decision, self.seed)[0][1]

    def thoughts(self, match: Match[State]) -> list[Idea]:
        """What it thinks of the open decision of an activation, best first."""
        decision = match.decision
        assert decision is not None
        self.budget = Budget(self.mind.nodes)
        acting = decision.about == "act"
        thinking = Thinking(match.state, decision.seat, self.mind.width, self.budget, acting)
        if acting:
            return thinking.ideas()
        return sorted(ANSWERS[decision.about](thinking, decision), key=loss)
