"""Somebody who sits at a match of Fossil Hunters, and the rarest questions that seeded matches come to."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

from game.cazadores.commands import ALL, Keep, Return, Unload
from game.cazadores.view import open_view
from game.cazadores.view.advice import marked
from game.cazadores.view.places import MissionSpot, StoreSpot
from game.core.bots import RandomBot
from game.shelf import open_game
from game.ui.intents import Scores
from game.ui.tray import MAIN, ButtonSpot
from tests import table_sitting
from tests.table_sitting import SMALL, match_of_people

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from game.core.decision import Command
    from game.core.match import Match
    from game.ui.art import Art
    from game.ui.intents import Device
    from game.ui.view import Response

KINDS = (
    "Keep",
    "Build",
    "Launch",
    "Sail",
    "Dig",
    "Unload all",
    "Unload",
    "Unload whole",
    "Deliver",
    "Draw",
    "Swap",
    "Return",
)
"""Every kind of answer that this game has; unloading is three."""
GALLERY = ButtonSpot("scores")


def a_match(scenario: str = "world", seats: int = 3, seed: int = 3, **options: Any) -> Match[Any]:
    """A match before its first answer."""
    return match_of_people("cazadores", scenario, seats, seed, **options)


def bots_play(match: Match[Any], seed: int = 1, whims: float = 0.25) -> Iterator[Command]:
    """The answers of easy bots that now and then do anything; each is given out before it is submitted."""
    rnd, wild = random.Random(seed), RandomBot(seed)
    bots = [open_game("cazadores").bot("easy", seed + seat) for seat in range(match.state.box.seats)]
    while match.decision is not None:
        bot = wild if rnd.random() < whims else bots[match.decision.seat]
        answer = bot.choose(match)
        yield answer
        match.submit(answer)


def later(match: Match[Any], answers: int, seed: int = 1) -> Match[Any]:
    """The match after so many answers of bots, or at its end."""
    for number, _answer in enumerate(bots_play(match, seed)):
        if number >= answers:
            break
    return match


def kind_of(command: Command) -> str:
    """Its name among KINDS."""
    if isinstance(command, Unload):
        return "Unload all" if command == ALL else "Unload" if " " in command.what else "Unload whole"
    return type(command).__name__


@cache
def _reached() -> dict[str, tuple[int, int, str]]:
    """By kind of answer, the seed of a match in which it is possible, after how many answers, and the answer."""
    found: dict[str, tuple[int, int, str]] = {}
    for seed in range(1, 30):
        match = a_match(seed=seed, returns=True)
        for number, _answer in enumerate(bots_play(match, seed)):
            assert match.decision is not None
            for option in match.decision.options():
                found.setdefault(kind_of(option), (seed, number, str(option)))
        if len(found) == len(KINDS):
            return found
    raise AssertionError(f"nobody came to: {set(KINDS) - set(found)}")


def where(kind: str) -> tuple[Match[Any], Command]:
    """A match in which that kind of answer is possible, and the answer."""
    seed, number, text = _reached()[kind]
    match = later(a_match(seed=seed, returns=True), number, seed)
    return match, match.rules.parse(text, match.state)


class Voyage(table_sitting.Sitting):
    """Sits at a match of Fossil Hunters."""

    def __init__(self, art: Art, match: Match[Any], size: tuple[int, int] = SMALL, **wishes: Any) -> None:
        super().__init__(open_view, art, match, size, **wishes)

    def way(self, command: Command) -> list[Hashable]:
        """The places to choose for that answer, one after the other."""
        state = self.match.state
        if isinstance(command, Return):
            if self.view.above.museum is None:
                self.view.handle(Scores())
            return [*(StoreSpot(state.box.tile_numbers[tile]) for tile in command.tiles), MAIN]
        found: list[Hashable] = list(marked(state, command))
        if isinstance(command, Keep):
            kept = {MissionSpot(card) for card in state.missions(state.seat)} & self.view.hand.chosen()
            return [*(kept ^ set(found[:-1])), MAIN]
        return found

    def answer(self, command: Command, device: Device) -> Response:
        """Gives that answer, place by place."""
        self.raise_curtain(device)
        found: Response = None
        for spot in self.way(command):
            found = self.choose(spot, device)
            self.view.update(0.0)
        return found
