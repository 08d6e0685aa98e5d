"""Somebody who sits at a match of Wrath: sees the view, and plays by mouse, by keys alone or by pad alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.bots import RandomBot
from game.core.decision import Command
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.shelf import open_game
from game.ui import intents
from game.ui.view import Say
from game.wrath.box import CELLS, EGG, PLACES, SUPPLY
from game.wrath.hatching import join
from game.wrath.state import PHASES, State
from game.wrath.view import open_view
from game.wrath.view.spending import under
from tests import table_sitting
from tests.table_sitting import SMALL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.ui.art import Art
    from game.ui.hand import Spot
    from game.ui.view import Response
    from game.wrath.view.match_view import WrathView


class Sitting(table_sitting.Sitting):
    """A match at a screen; not `live`, whose turn it is may only be looked at."""

    view: WrathView

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
        self.live = live
        super().__init__(open_view, art, match, size, speed=speed, zoom=zoom, levels=levels)

    def ask(self) -> None:
        self.view.ask(self.match.decision, live=self.live)
        self.view.update(0.0)

    def drag(self, spot: Spot, goal: tuple[float, float]) -> Response:
        """Press there, move, and release at a point."""
        x, y = self.at(spot)
        self.view.handle(intents.Press(x=x, y=y))
        for share in (0.3, 0.7, 1.0):
            self.view.handle(intents.Drag(x=x + (goal[0] - x) * share, y=y + (goal[1] - y) * share, x0=x, y0=y))
            self.view.update(0.01)
        return self.view.handle(intents.Release(x=goal[0], y=goal[1]))


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
