"""Somebody who sits at a hunt: sees the view, and plays by mouse, by keys alone or by pad alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.content.matchfile import MatchFile, Seat
from game.core.bots import RandomBot
from game.moogh.view import open_view
from game.moogh.view.hand import Choosing
from game.playing import open_file
from game.shelf import open_game
from game.ui import intents
from game.ui.app import Comfort
from game.ui.canvas import Canvas
from game.ui.curtain import Curtain
from game.ui.damage import Damage
from game.ui.geometry import Mapping
from game.ui.intents import Device
from game.ui.text import Text
from game.ui.tray import MAIN
from game.ui.view import SeatInfo, Services

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from game.core.decision import Command
    from game.core.match import Match
    from game.moogh.view.match_view import MooghView
    from game.ui.art import Art
    from game.ui.view import Response

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ana", "Bilal", "Chen", "Dita")
TRIBES = ("flame", "wave", "sun", "leaf")
SMALL = (640, 360)
MOST_STEPS = 260
SHARES = (0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97)


@cache
def hunts() -> tuple[str, ...]:
    """The ids of all hunts."""
    return tuple(open_game("moogh").scenarios())


def a_hunt(scenario: str = "first-blood", seats: int = 2, seed: int = 3, **options: Any) -> Match[Any]:
    """A hunt that has not begun."""
    places = tuple(Seat("human") for _seat in range(seats))
    return open_file(MatchFile("moogh", places, scenario, seed, options=options))


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


class Sitting:
    """A view with its match; `speed` 0 shows nothing in between."""

    def __init__(
        self,
        art: Art,
        match: Match[Any],
        size: tuple[int, int] = SMALL,
        *,
        speed: float = 0.0,
        zoom: float = 1.0,
        calm: bool = False,
        people: int = 4,
    ) -> None:
        pygame.display.set_mode(size)
        surface = pygame.display.get_surface()
        assert surface is not None
        mapping = Mapping(*size)
        self.canvas = Canvas(surface, mapping, art, Text(art.fonts, mapping.scale, zoom))
        self.match = match
        self.services = Services(Damage(), Comfort(zoom, speed, calm))
        number = match.state.box.seats
        kinds = ["human"] * people + ["easy"] * 4
        self.seats = tuple(SeatInfo(*who) for who in zip(NAMES, TRIBES, kinds, strict=False))[:number]
        self.view: MooghView = open_view(self.services, match, self.seats)
        self.view.resize(self.canvas)
        self.ask()

    def ask(self) -> None:
        decision = self.match.decision
        live = decision is not None and self.seats[decision.seat].level == "human"
        self.view.ask(decision, live=live)
        self.view.update(0.0)

    # -- what a person does -------------------------------------------------------------------------------------
    def at(self, spot: Hashable) -> tuple[float, float]:
        """A point where the pointer is on that place and on no other."""
        for other, box in self.view.places.touched:
            if other == spot:
                for fy in SHARES:
                    for fx in SHARES:
                        x, y = box.x + fx * box.w, box.y + fy * box.h
                        if self.view.places.at(x, y) == spot:
                            return x, y
        raise AssertionError(f"{spot} lies under other things everywhere")

    def click(self, spot: Hashable) -> Response:
        """With the mouse: press and release."""
        x, y = self.at(spot)
        self.view.handle(intents.Point(x=x, y=y))
        self.view.handle(intents.Press(x=x, y=y))
        return self.view.handle(intents.Release(x=x, y=y))

    def focus(self, spot: Hashable, device: Device) -> Response:
        """With Tab or a shoulder button until it is there, then confirm."""
        for _step in range(MOST_STEPS):
            if self.view.pointer.pointed == spot and self.view.pointer.ringed:
                return self.view.handle(intents.Confirm(device=device))
            self.view.handle(intents.Next(device=device))
        raise AssertionError(f"{spot} cannot be reached by {device}")

    def choose(self, spot: Hashable, device: Device) -> Response:
        """That place, by that device."""
        return self.click(spot) if device is Device.MOUSE else self.focus(spot, device)

    def draw_the_curtain(self, device: Device) -> None:
        """The screen changes hands, where rivals plan in secret."""
        if isinstance(self.view.hand, Curtain):
            self.choose(MAIN, device)
            self.view.update(0.0)

    def answer(self, command: Command, device: Device) -> Response:
        """Gives that answer, place by place."""
        self.draw_the_curtain(device)
        hand = self.view.hand
        assert isinstance(hand, Choosing)
        hand.held = ()
        self.view.stale()
        response: Response = None
        for spot in hand.paths[command]:
            response = self.choose(spot, device)
            self.view.update(0.0)
        return response

    def submit(self, command: Command) -> None:
        """The match is answered, and the view told."""
        self.match.submit(command)
        self.view.show(self.match.log[-1])
        self.ask()

    def draw(self) -> None:
        """The picture as it is now."""
        self.view.update(0.0)
        self.canvas.repaint(None, self.view.draw)
