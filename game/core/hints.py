"""What every game's hint is made of: an answer, the reasons for it in words, and what the next best would cost."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.decision import Command
from game.core.words import _

WORDS: Final = 3
"""So many reasons are put in words."""
LEAST: Final = 10
"""Less than this, in hundredths of a point, is not worth a word."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A term of a bot's worth, what it gains in hundredths of a point, and a sentence if it is among the weightiest."""

    term: str
    gain: int
    sentence: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """The best answer found; why; another answer, and what it would cost.

    Worths are in hundredths of a point, and the gains of the reasons sum to `gain`. `cost` is 0 if `other` is None.
    """

    command: Command
    gain: int
    reasons: tuple[Reason, ...]
    other: Command | None
    cost: int

    def sentences(self) -> list[str]:
        """The reasons that weigh most, in words, the weightiest first."""
        return [reason.sentence for reason in self.reasons if reason.sentence]


def never_silent(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """These reasons, one or more; where none is worth a word, the first says that nothing speaks for another answer."""
    if any(reason.sentence for reason in found):
        return tuple(found)
    return (replace(found[0], sentence=_("Nothing else is worth more.")), *found[1:])


def points_text(hundredths: float) -> str:
    """Points with one decimal, without a sign."""
    tenths = (round(abs(hundredths)) + 5) // 10
    return f"{tenths // 10}.{tenths % 10}"
