"""The Hand: what may be chosen now, and what choosing it means. A game has a small behaviour for each question."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Generic, Protocol, TypeAlias, TypeVar

from game.core.decision import Command, Decision
from game.core.words import _
from game.ui.intents import Direction
from game.ui.tray import Button, ButtonSpot, Message
from game.ui.view import Done, Response, Say

Spot: TypeAlias = Hashable
"""Something that can be pointed at, a value of a game's own: the same place is equal after a redraw."""
S = TypeVar("S", bound=Spot)


class Behaviour(Protocol[S]):
    """How one kind of question is answered."""

    def lit(self) -> frozenset[S]:
        """What may be chosen now."""

    def click(self, spot: S) -> Response:
        """What choosing that place means: an answer, a refusal, or only a step towards an answer."""

    def buttons(self) -> tuple[Button, ...]:
        """The great buttons of the tray."""

    def prompt(self) -> Message:
        """What is asked."""

    def drop(self) -> bool:
        """Lets go of what is held; whether anything was."""

    def steer(self, direction: Direction) -> S | None:
        """The place that an arrow key chooses at once, instead of the nearest in that direction."""

    def chosen(self) -> frozenset[S]:
        """What is held or kept."""


class Watching(Generic[S]):
    """Nothing is asked of anybody here. `still`: buttons that stay in sight meanwhile, and do nothing."""

    def __init__(self, words: Message, still: tuple[Button, ...] = ()) -> None:
        self._words = words
        self._still = tuple(replace(button, reason=button.reason or _("Still moving.")) for button in still)

    def lit(self) -> frozenset[S]:
        return frozenset()

    def click(self, spot: S) -> Response:
        return Done() if not isinstance(spot, ButtonSpot) else Say(_("It is not your turn."))

    def buttons(self) -> tuple[Button, ...]:
        return self._still

    def prompt(self) -> Message:
        return self._words

    def drop(self) -> bool:
        return False

    def steer(self, direction: Direction) -> S | None:  # noqa: ARG002 - arrows move the focus
        return None

    def chosen(self) -> frozenset[S]:
        return frozenset()


def answer(decision: Decision, command: Command) -> Response:
    """That answer, or why it is none now."""
    return command if command in decision else Say(decision.why_not(command))
