"""Somebody who sits at a skirmish: sees the view, and plays by mouse, by keys alone or by pad alone."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from game.core.bots import RandomBot
from game.dinowars.commands import Attack, Break, Move, Push, Rally
from game.dinowars.view import open_view
from game.dinowars.view.hand import Choosing
from game.shelf import open_game
from tests import table_sitting
from tests.table_sitting import SMALL, match_of_people

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.decision import Command
    from game.core.match import Match
    from game.dinowars.view.match_view import SkirmishView
    from game.ui.art import Art
    from game.ui.intents import Device
    from game.ui.view import Response

RARE = (Attack, Break, Rally, Push)
"""What random play does too seldom."""


@cache
def set_ups() -> tuple[str, ...]:
    """The ids of all set-ups."""
    return tuple(open_game("dinowars").scenarios())


def a_skirmish(scenario: str = "first-hunt", seed: int = 3, **options: Any) -> Match[Any]:
    """A match that has not begun."""
    return match_of_people("dinowars", scenario, 2, seed, **options)


def decisions(match: Match[Any], seed: int = 1) -> Iterator[Command]:
    """Plays the match to its end, at random but fond of fights; before each answer it is given out."""
    chance = RandomBot(seed)
    while match.decision is not None:
        answer = _fought(match, len(match.log)) or chance.choose(match)
        yield answer
        match.submit(answer)


def _fought(match: Match[Any], number: int) -> Command | None:
    """Now and then what random play does too seldom, else straight at an enemy, as far as it goes."""
    options = match.decision.options()
    if match.decision.about == "act":
        wanted = RARE if number % 3 == 0 else Move
        return next((one for one in options if isinstance(one, wanted)), None)
    return options[0] if match.decision.about in {"go", "charge"} and number % 4 else None


def until(match: Match[Any], about: str, seed: int = 1, more: Any = lambda _match: True) -> Match[Any]:
    """The match, played until that is asked and more is so."""
    for _command in decisions(match, seed):
        if match.decision.about == about and more(match):
            return match
    raise AssertionError(f"{about} was never asked")


class Sitting(table_sitting.Sitting):
    """A skirmish at a screen; `people` of the seats are persons, bots sit on the others."""

    view: SkirmishView

    def __init__(
        self, art: Art, match: Match[Any], size: tuple[int, int] = SMALL, *, people: int = 2, **wishes: Any
    ) -> None:
        super().__init__(open_view, art, match, size, levels=["human"] * people + ["easy"] * 2, **wishes)

    @property
    def hand(self) -> Choosing:
        """The hand for the open question."""
        assert isinstance(self.view.hand, Choosing)
        return self.view.hand

    def answer(self, command: Command, device: Device) -> Response:
        """Gives that answer, place by place."""
        self.view.ask_again()
        response: Response = None
        for spot in self.hand.route(command):
            response = self.choose(spot, device)
            self.view.update(0.0)
        return response
