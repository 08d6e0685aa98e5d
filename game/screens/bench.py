"""Measures frames: a scripted stretch of play in a real window, with everything in motion."""

import os
import time
from typing import Final

import pygame

from game.cli.options import Window as Wish
from game.content.matchfile import MatchFile, Seat
from game.core.bots import RandomBot
from game.core.decision import Command
from game.playing import open_file
from game.screens.app import open_app
from game.screens.house import House
from game.screens.stand import Stand, set_up
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.scenes import Scene
from game.ui.transitions import Push, Transition

SEED: Final = 11
FRAMES: Final = 900
WARM_UP: Final = 60
"""Frames before the count begins: pictures are loaded then."""
FPS: Final = 60


class Stretch(Scene):
    """Plays a match by itself, an answer as soon as the last one has been shown."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._file = MatchFile(game, tuple(Seat("random") for _seat in range(4)), "", SEED)
        self._match = open_file(self._file)
        self._bot = RandomBot(SEED)
        self._stand: Stand

    @property
    def busy(self) -> bool:
        return True

    def enter(self, app: App) -> None:
        super().enter(app)
        self._stand = set_up(self._file, self._match, app.canvas, app.comfort)
        self.damage = self._stand.damage

    def update(self, dt: float) -> Transition | None:
        view, match = self._stand.view, self._match
        view.update(dt)
        if not view.busy and match.decision is not None:
            match.submit(self._answer())
            view.show(match.log[-1])
            view.ask(match.decision, live=False)
        return None

    def _answer(self) -> Command:
        """A tremor whenever one is possible, for nothing moves more; else anything."""
        assert self._match.decision is not None
        tremors = [one for one in self._match.decision.options() if str(one).startswith("tremor")]
        return tremors[0] if tremors else self._bot.choose(self._match)

    def draw(self, canvas: Canvas) -> None:
        self._stand.view.draw(canvas)


def frames(game: str, size: tuple[int, int]) -> list[float]:
    """Milliseconds of each frame, from hearing events to presenting the picture; only frames that drew something."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    app = open_app(House(), Wish(size=size))
    app.go(Push(Stretch(game)))
    took: list[float] = []
    clock = pygame.time.Clock()
    for number in range(FRAMES + WARM_UP):
        shown, begin = app.frames, time.perf_counter()
        app.tick()
        if app.frames > shown and number >= WARM_UP:
            took.append(1000 * (time.perf_counter() - begin))
        clock.tick(FPS)
    pygame.quit()
    return took
