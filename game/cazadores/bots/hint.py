"""A hint: what the hard bot would do, why in words, and what the next best would cost."""

from dataclasses import dataclass

from game.cazadores.bots.hard import Hard
from game.cazadores.bots.planning import Stop
from game.cazadores.bots.reasons import reasons
from game.cazadores.state import NOWHERE, State
from game.core import hints
from game.core.bots import Advice
from game.core.match import Match


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint(hints.Hint):
    """The best answer found; `stops` and `end`, a space or NOWHERE, are the trip that it begins, if it does."""

    stops: tuple[Stop, ...]
    end: int


def hint(match: Match[State]) -> Hint:
    """What hard thinks of the open decision; at most its own time for an answer."""
    thoughts = Hard(0).thoughts(match)
    first, second = thoughts[0], thoughts[1] if len(thoughts) > 1 else None
    why = reasons(match.state.box, first)
    return Hint(
        command=first.command,
        stops=first.trip.stops if first.trip else (),
        end=first.trip.end if first.trip else NOWHERE,
        gain=sum([reason.gain for reason in why]),
        reasons=why,
        other=second.command if second else None,
        cost=round(first.worth - second.worth) if second else 0,
    )


def advise(match: Match[State]) -> Advice:
    """The hint, as any game gives it."""
    given = hint(match)
    return Advice(str(given.command), given)
