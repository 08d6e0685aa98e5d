"""Somebody who sits at a hunt: sees the view, and plays by mouse, by keys alone or by pad alone."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from game.core.bots import RandomBot
from game.moogh.view import open_view
from game.moogh.view.hand import Choosing
from game.shelf import open_game
from tests import table_sitting
from tests.table_sitting import SMALL, match_of_people

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.decision import Command
    from game.core.match import Match
    from game.moogh.view.match_view import MooghView
    from game.ui.art import Art
    from game.ui.intents import Device
    from game.ui.view import Response


@cache
def hunts() -> tuple[str, ...]:
    """The ids of all hunts."""
    return tuple(open_game("moogh").scenarios())


def a_hunt(scenario: str = "first-blood", seats: int = 2, seed: int = 3, **options: Any) -> Match[Any]:
    """A hunt that has not begun."""
    return match_of_people("moogh", scenario, seats, seed, **options)


def decisions(match: Match[Any], seed: int = 1) -> Iterator[Command]:
    """Plays the match to its end, at random but fond of riding; before each answer it is given out, not yet submitted.

    Riders stay on top and keep their tokens, so that even the rarest question is asked in the end.
    """
    bot = RandomBot(seed)
    while match.decision is not None:
        answer = _ridden(match) or bot.choose(match)
        yield answer
        match.submit(answer)


def _ridden(match: Match[Any]) -> Command | None:
    question = match.decision
    words = {str(option): option for option in question.options()}
    climb = next((option for word, option in words.items() if word.startswith("climb")), None)
    if question.about == "turn" and question.beast < 0 and match.state.steed(question.person) >= 0:
        return words["end"]
    return climb if question.about == "turn" else None


class Sitting(table_sitting.Sitting):
    """A hunt at a screen; `people` of the seats are persons, bots sit on the others."""

    view: MooghView

    def __init__(
        self, art: Art, match: Match[Any], size: tuple[int, int] = SMALL, *, people: int = 4, **wishes: Any
    ) -> None:
        super().__init__(open_view, art, match, size, levels=["human"] * people + ["easy"] * 4, **wishes)

    def answer(self, command: Command, device: Device) -> Response:
        """Gives that answer, place by place."""
        self.raise_curtain(device)
        hand = self.view.hand
        assert isinstance(hand, Choosing)
        hand.held = ()
        self.view.stale()
        response: Response = None
        for spot in hand.paths[command]:
            response = self.choose(spot, device)
            self.view.update(0.0)
        return response
