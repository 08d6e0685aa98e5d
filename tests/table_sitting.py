"""Somebody who sits at a table of any game: sees its view, and plays by mouse, by keys alone or by pad alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from pygame import FRect

from game.content.matchfile import MatchFile, Seat
from game.content.paths import data_dir
from game.core.decision import Command
from game.core.words import speak
from game.playing import open_file
from game.ui import intents
from game.ui.app import Comfort
from game.ui.art import Art
from game.ui.canvas import Canvas
from game.ui.curtain import Curtain
from game.ui.damage import Damage
from game.ui.geometry import Mapping
from game.ui.intents import Device, Direction
from game.ui.text import Text
from game.ui.tray import MAIN
from game.ui.view import SeatInfo, Services
from tests.words.pseudo import data_with_pseudo

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from game.core.match import Match
    from game.ui.layout import Note
    from game.ui.spots import Places
    from game.ui.view import Response

ROOT = Path(__file__).resolve().parents[1]
NAMES = ("Ana", "Bilal", "Chen", "Dita", "Esteban")
TRIBES = ("flame", "wave", "sun", "leaf", "moon")
SMALL = (640, 360)
MOST_STEPS = 120
SHARES = (0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97)


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    """The real pictures on a display of the dummy driver, scaled once for all tests of a view."""
    pygame.display.init()
    pygame.display.set_mode(SMALL)
    return Art(ROOT / "art", tmp_path_factory.mktemp("pictures"))


@pytest.fixture(scope="module")
def locale(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a language is that nobody speaks and whose words are a third longer, beside the others."""
    return data_with_pseudo(tmp_path_factory.mktemp("pseudo")) / "locale"


@pytest.fixture(params=["en", "es"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """One after the other all that the program speaks."""
    speak(request.param, data_dir() / "locale")
    yield request.param
    speak("en", data_dir() / "locale")


def match_of_people(game: str, scenario: str, seats: int, seed: int, **options: Any) -> Match[Any]:
    """A match of people alone, before its first answer."""
    return open_file(MatchFile(game, (Seat("human"),) * seats, scenario, seed, options=options))


def beyond_arrows(places: Places[Any]) -> list[Any]:
    """Where no arrow keys lead to from the great button."""
    seen: set[Any] = {MAIN}
    edge: list[Any] = [MAIN]
    while edge:
        here = edge.pop()
        for direction in Direction:
            there = places.toward(here, direction)
            if there is not None and there not in seen:
                seen.add(there)
                edge.append(there)
    return [spot for spot in places.boxes if spot not in seen]


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures are one, pixel for pixel."""
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


class Sitting:
    """A view with its match; `speed` 0 shows nothing in between. `levels` by seat: `human` or a bot's."""

    def __init__(
        self,
        open_view: Callable[[Services, Any, tuple[SeatInfo, ...]], Any],
        art: Art,
        match: Match[Any],
        size: tuple[int, int] = SMALL,
        *,
        speed: float = 0.0,
        zoom: float = 1.0,
        calm: bool = False,
        levels: Sequence[str] = ("human",) * 5,
    ) -> None:
        pygame.display.set_mode(size)
        surface = pygame.display.get_surface()
        assert surface is not None
        mapping = Mapping(*size)
        self.canvas = Canvas(surface, mapping, art, Text(art.fonts, mapping.scale, zoom))
        self.match = match
        self.services = Services(Damage(), Comfort(zoom, speed, calm))
        seats = match.state.box.seats
        self.seats = tuple(SeatInfo(*who) for who in zip(NAMES, TRIBES, levels, strict=False))[:seats]
        self.view = open_view(self.services, match, self.seats)
        self.view.resize(self.canvas)
        self.ask()

    def ask(self) -> None:
        """Puts the open question to whoever sits there."""
        decision = self.match.decision
        live = decision is not None and self.seats[decision.seat].level == "human"
        self.view.ask(decision, live=live)
        self.view.update(0.0)

    # -- what a person does -------------------------------------------------------------------------------------
    def at(self, spot: Hashable) -> tuple[float, float]:
        """A point where the pointer is on that place and on no other."""
        boxes = [box for other, box in self.view.places.touched if other == spot]
        points = ((box.x + box.w * fx, box.y + box.h * fy) for box in boxes for fy in SHARES for fx in SHARES)
        found = next((point for point in points if self.view.places.at(*point) == spot), None)
        assert found is not None, f"{spot} lies under other things everywhere"
        return found

    def click(self, spot: Hashable) -> Response:
        """With the mouse: press and release."""
        x, y = self.at(spot)
        for intent in (intents.Point(x=x, y=y), intents.Press(x=x, y=y)):
            self.view.handle(intent)
        found: Response = self.view.handle(intents.Release(x=x, y=y))
        return found

    def focus(self, spot: Hashable, device: Device) -> Response:
        """With Tab or a shoulder button until it is there, then confirm."""
        for _step in range(MOST_STEPS):
            if self.view.pointer.pointed == spot and self.view.pointer.ringed:
                found: Response = self.view.handle(intents.Confirm(device=device))
                return found
            self.view.handle(intents.Next(device=device))
        raise AssertionError(f"{spot} cannot be reached by {device}")

    def choose(self, spot: Hashable, device: Device) -> Response:
        """That place, by that device."""
        return self.click(spot) if device is Device.MOUSE else self.focus(spot, device)

    def raise_curtain(self, device: Device = Device.MOUSE) -> None:
        """Whoever is asked takes the screen over."""
        if isinstance(self.view.hand, Curtain):
            self.choose(MAIN, device)
            self.view.update(0.0)

    def give(self, response: Response) -> bool:
        """Answers the match with it, if it is an answer."""
        if not isinstance(response, Command):
            return False
        self.match.submit(response)
        self.view.show(self.match.log[-1])
        self.ask()
        return True

    # -- what can be seen ----------------------------------------------------------------------------------------
    def paint(self) -> pygame.Surface:
        """The whole picture as it is now."""
        self.view.update(0.0)
        self.services.damage.take()
        self.canvas.repaint(None, self.view.draw)
        return self.canvas.surface

    def texts(self) -> list[str]:
        """All words on the picture, in order."""
        self.canvas.notes = []
        self.paint()
        found, self.canvas.notes = self.canvas.notes, None
        return [note.words for note in found]

    def notes(self) -> list[Note]:
        """All texts on the picture with their places; nothing need be drawn to know where the words are."""
        self.view.update(0.0)
        assert self.view._still is not None
        self.canvas.notes = self.view._still.notes()
        self.canvas.repaint([FRect(0, 0, 1, 1)], lambda canvas: [thing.draw(canvas) for thing in self.view._things])
        found, self.canvas.notes = self.canvas.notes, None
        return found

    def run(self, step: float = 1 / 30, seen: Callable[[], None] = lambda: None) -> float:
        """Lets what is queued be shown; the seconds that it took."""
        time = 0.0
        while self.view.busy:
            self.view.update(step)
            self.canvas.repaint(self.services.damage.take() or [], self.view.draw)
            seen()
            time += step
            assert time < 60, "an animation does not end"
        return time
