"""Somebody who sits at a match of Wrath: sees the view, and plays by mouse, by keys alone or by pad alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.bots import RandomBot
from game.core.decision import Command
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.shelf import open_game
from game.ui import intents
from game.ui.app import Comfort
from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.geometry import Mapping
from game.ui.intents import Device
from game.ui.text import Text
from game.ui.view import Say, SeatInfo, Services
from game.wrath.box import CELLS, EGG, PLACES, SUPPLY
from game.wrath.hatching import join
from game.wrath.state import PHASES, State
from game.wrath.view import open_view
from game.wrath.view.spending import under

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.ui.art import Art
    from game.ui.hand import Spot
    from game.ui.view import Response
    from game.wrath.view.match_view import WrathView

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ana", "Bilal", "Chen", "Dita")
TRIBES = ("flame", "wave", "sun", "leaf")
SMALL = (640, 360)
MOST_STEPS = 120


class Sitting:
    """A view with its match; `speed` 0 shows nothing in between."""

    def __init__(
        self,
        art: Art,
        match: Match[State],
        size: tuple[int, int] = SMALL,
        *,
        speed: float = 0.0,
        zoom: float = 1.0,
        levels: Sequence[str] = ("human",) * 4,
        live: bool = True,
    ) -> None:
        pygame.display.set_mode(size)
        surface = pygame.display.get_surface()
        assert surface is not None
        mapping = Mapping(*size)
        self.canvas = Canvas(surface, mapping, art, Text(art.fonts, mapping.scale, zoom))
        self.match = match
        self.services = Services(Damage(), Comfort(zoom, speed))
        number = len(match.state.tribes)
        seats = tuple(SeatInfo(*who) for who in zip(NAMES, TRIBES, levels, strict=False))[:number]
        self.live = live
        self.view: WrathView = open_view(self.services, match, seats)
        self.view.resize(self.canvas)
        self.ask()

    def ask(self) -> None:
        self.view.ask(self.match.decision, live=self.live)
        self.view.update(0.0)

    # -- what a person does -------------------------------------------------------------------------------------
    def at(self, spot: Spot) -> tuple[float, float]:
        """A point where the pointer is on that place and on no other."""
        box = self.view.places.boxes[spot]
        for fy in (0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97):
            for fx in (0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97):
                x, y = box.x + fx * box.w, box.y + fy * box.h
                if self.view.places.at(x, y) == spot:
                    return x, y
        for other, box in self.view.places.touched:
            if other == spot and self.view.places.at(*box.center) == spot:
                return box.center
        raise AssertionError(f"{spot} lies under other things everywhere")

    def click(self, spot: Spot) -> Response:
        """With the mouse: press and release."""
        x, y = self.at(spot)
        self.view.handle(intents.Point(x=x, y=y))
        self.view.handle(intents.Press(x=x, y=y))
        return self.view.handle(intents.Release(x=x, y=y))

    def drag(self, spot: Spot, goal: tuple[float, float]) -> Response:
        """Press there, move, and release at a point."""
        x, y = self.at(spot)
        self.view.handle(intents.Press(x=x, y=y))
        for share in (0.3, 0.7, 1.0):
            self.view.handle(intents.Drag(x=x + (goal[0] - x) * share, y=y + (goal[1] - y) * share, x0=x, y0=y))
            self.view.update(0.01)
        return self.view.handle(intents.Release(x=goal[0], y=goal[1]))

    def focus(self, spot: Spot, device: Device) -> Response:
        """With Tab or a shoulder button until it is there, then confirm."""
        for _step in range(MOST_STEPS):
            if self.view.pointer.pointed == spot and self.view.pointer.ringed:
                return self.view.handle(intents.Confirm(device=device))
            self.view.handle(intents.Next(device=device))
        raise AssertionError(f"{spot} cannot be reached by {device}")

    def choose(self, spot: Spot, device: Device) -> Response:
        return self.click(spot) if device is Device.MOUSE else self.focus(spot, device)

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


def new_match(scenario: str = "first-game", seats: int = 4, seed: int = 3, loaded: Sequence[str] = ()) -> Match[State]:
    """A match before its first answer."""
    game = open_game("wrath")
    state = game.rules.set_up(game.scenarios()[scenario], seats, setting_up(seed))
    return Match(game.rules, state, Dice(seed, loaded))


def play_on(match: Match[State], until: Callable[[Match[State]], bool], seed: int = 5) -> Match[State]:
    """Random answers until it is so."""
    bots = [RandomBot(seed + seat) for seat in range(match.state.box.seats)]
    for _answer in range(8000):
        if match.decision is None or until(match):
            return match
        match.submit(bots[match.decision.seat].choose(match))
    raise AssertionError("it never came to that")


class Board:
    """A table laid by hand: pieces are put where the test wants them."""

    def __init__(self, seats: int = 2, scenario: str = "first-game", phase: str = "spend") -> None:
        game = open_game("wrath")
        self.rules = game.rules
        self.state: State = game.rules.set_up(game.scenarios()[scenario], seats, setting_up(3))
        self.state.seat = self.state.start = 0
        self.state.phase = PHASES.index(phase)

    def put(self, seat: int, piece: str, place: str, number: int = 1) -> Board:
        """Pieces to a cell, `egg` or `volcano`: cave people from the supply, dinosaurs from their pen."""
        state = self.state
        kind = state.box.kinds[piece]
        for _each in range(number):
            if kind:
                state.pens[kind] = max(1, state.pens[kind])
                join(state, seat, kind)
            else:
                state.tribes[seat][SUPPLY] -= 1
            state.tribes[seat][kind * PLACES + self.place(place)] += 1
        return self

    def place(self, name: str) -> int:
        """The tile or other place of that name."""
        if name == "volcano":
            return 15
        return EGG if name == "egg" else SUPPLY if name == "supply" else self.state.land.grid[CELLS[name]]

    def dice(self, *faces: str) -> Board:
        """Dice that lie to be spent."""
        state = self.state
        state.dice = tuple(state.box.face_names.index(face) for face in faces)
        state.rolls = 3
        for die in state.dice:
            for icon in state.box.faces[die]:
                state.unspent[icon] += 1
        return self

    def match(self) -> Match[State]:
        return Match(self.rules, self.state, Dice(1))


def all_answers(sitting: Sitting) -> list[Any]:
    """Every answer that can be clicked from here: place by place, and place after place."""
    view, found = sitting.view, []
    for spot in sorted(view.lit, key=repr):
        response = sitting.click(spot)
        if isinstance(response, Command):
            found.append(response)
            continue
        assert not isinstance(response, Say), f"{spot} is lit, and yet refused: {response}"
        for goal in sorted(view.lit, key=repr):
            if under(goal) is not None and goal in view.places.boxes and view.hand.chosen():
                again = sitting.click(goal)
                if isinstance(again, Command):
                    found.append(again)
        view.hand.drop()
        view.stale()
    return found
