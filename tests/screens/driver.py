"""The program without a screen: its loop turned by hand, by a clock of the test's own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from game.cli.options import Window as Wish
from game.screens.app import open_app
from game.screens.house import House
from game.screens.play import Play
from game.shelf import open_game
from game.ui.intents import Confirm, Device, Intent
from game.ui.transitions import Home

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.bots import Advice
    from game.ui.app import App
    from game.ui.scenes import Scene

S = TypeVar("S")


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Mind:
    """A bot that answers at once with the first option, unless it is told to be silent."""

    def __init__(self) -> None:
        self.silent = False
        self.asked: list[str] = []
        self.advised = 0
        self.cancelled = 0
        self._advice: Advice | None = None
        self._answer: str | None = None

    def ask(self, game: str, level: str, seed: int, match: Any) -> int:  # noqa: ARG002 - a mind's own shape
        self.asked.append(level)
        words = [str(option) for option in match.decision.options()]
        self._answer = next((word for word in ("keep", "end", "still") if word in words), words[0])
        return len(self.asked)

    def ask_advice(self, game: str, match: Any) -> int:
        self.advised += 1
        self._advice = open_game(game).advise(match)
        return 0

    def poll_advice(self) -> Advice | None:
        if self.silent:
            return None
        advice, self._advice = self._advice, None
        return advice

    def poll(self) -> str | None:
        if self.silent:
            return None
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self.cancelled += 1
        self._answer = self._advice = None

    def close(self) -> None:
        """Nothing runs."""


class Driver:
    """Opens the program at a scene and turns its loop."""

    def __init__(self, size: tuple[int, int] = (640, 360), *, speed: int = 400) -> None:
        self.clock = Clock()
        self.rate = 60
        """So many turns of the loop make a second; less is enough where nothing is looked at on its way."""
        self.mind = Mind()
        self.house = House()
        self.house.__dict__["thinker"] = self.mind
        self.house.set(animation_speed=speed)
        self.app: App = open_app(self.house, Wish(size=size), clock=self.clock)
        self.app.stack.laying = lambda scene: scene  # at once, so that a test knows what is on the screen

    def show(self, scene: Scene) -> None:
        """That scene, alone."""
        self.app.go(Home(scene))
        self.run(0.1)

    def run(self, seconds: float = 0.5) -> None:
        """Lets time pass, a turn of the loop at a time."""
        for _tick in range(max(1, round(seconds * self.rate))):
            self.clock.now += 1 / self.rate
            self.app.tick()

    def tell(self, *intents: Intent, wait: float = 0.4) -> None:
        """These intents, with a pause after each."""
        for intent in intents:
            stamped = replace(intent, time=self.clock.now, generation=self.app.devices.generation)
            self.app.tell(stamped)
            self.run(wait)

    def press(self, name: str) -> None:
        """Confirms the control of that name on the top screen."""
        scene = self.app.stack.top
        assert scene is not None
        assert scene.controls is not None
        scene.controls.set_focus(scene.controls[name])
        self.tell(Confirm(device=Device.KEYS))

    def top(self, kind: type[S]) -> S:
        """The scene on top, which must be of that kind."""
        scene = self.app.stack.top
        assert isinstance(scene, kind), f"{type(scene).__name__} is on top, {kind.__name__} was expected"
        return scene

    def play_until(self, done: Callable[[], bool]) -> None:
        """On a plain table: keeps the first dice and otherwise confirms the first option until that is so."""
        play = self.top(Play)
        for _answer in range(400):
            if done():
                return
            words = play.sitting.match.decision.legal()
            play.view.index = words.index("keep") if "keep" in words else 0
            self.tell(Confirm())
        raise AssertionError("it never came to that")

    def close(self) -> None:
        """Ends the program."""
        self.app.stack.close()
        self.house.close()
