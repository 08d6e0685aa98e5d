"""Measures frames: scripted stretches of play in a real window, everything moving at its usual speed."""

import os
import time
from typing import Final

import pygame

from game.cli.options import Window as Wish
from game.content.matchfile import MatchFile, Seat
from game.content.settings import Settings
from game.core.bots import RandomBot
from game.core.decision import Command
from game.playing import open_file
from game.screens.app import open_app
from game.screens.house import House
from game.screens.stand import Stand, set_up
from game.shelf import open_game
from game.thinker import Thinker
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.scenes import Scene
from game.ui.transitions import Push, Transition

SEED: Final = 11
FRAMES: Final = 900
WARM_UP: Final = 300
"""Frames before the first answer, as long as people look at a table before they roll; pictures are cut meanwhile."""
FPS: Final = 60
LIVELIEST: Final = {"wrath": "tremor", "moogh": "end", "cazadores": "sail", "dinowars": "go"}
"""Of each game, how the answers begin after which most of the picture moves."""


class Stretch(Scene):
    """Plays a match by itself, an answer as soon as the last one has been shown.

    With `only` it shows nothing but answers that begin so, and leaps from one to the next. A `mind` is asked what the
    best bot would do, again and again, so that it thinks all the time.
    """

    def __init__(self, game: str, only: str = "", mind: Thinker | None = None) -> None:
        super().__init__()
        self._mind = mind
        seats = min(4, max(next(iter(open_game(game).scenarios().values())).seats()))
        self._file = MatchFile(game, (Seat("random"),) * seats, "", SEED)
        self._level = open_game(game).levels[-1]
        self._only = only
        self._match = open_file(self._file)
        self._bot = RandomBot(SEED)
        self._stand: Stand
        self._rest = WARM_UP
        self.leapt = False
        """Whether this frame is none of play: answers were given in it that nobody sees."""

    @property
    def busy(self) -> bool:
        return True

    def enter(self, app: App) -> None:
        super().enter(app)
        self._stand = set_up(self._file, self._match, app.canvas, app.comfort)
        self.damage = self._stand.damage

    def update(self, dt: float) -> Transition | None:
        if self._mind is not None:
            self._mind.poll()
            if not self._mind.thinking and self._match.decision is not None:
                self._mind.ask(self._file.game, self._level, SEED, self._match)
        self._stand.view.update(dt)
        self.leapt = False
        self._rest -= self._rest > 0
        if not self._rest and not self._stand.view.busy and self._match.decision is not None:
            answer = self._next()
            if answer is None:
                self._leap()
            else:
                self._show(answer)
        return None

    def _next(self) -> Command | None:
        """The answer to show; None: there is none to show here."""
        match = self._match
        if not self._only:
            return self._bot.choose(match)
        assert match.decision is not None
        fitting = [one for one in match.decision.options() if str(one).startswith(self._only)]
        return fitting[len(match.log) % len(fitting)] if fitting else None

    def _show(self, answer: Command) -> None:
        self._match.submit(answer)
        self._stand.view.show(self._match.log[-1])
        self._stand.view.ask(self._match.decision, live=False)

    def _leap(self) -> None:
        """Plays on unseen to the next answer to show, or to the end."""
        while self._match.decision is not None and self._next() is None:
            self._match.submit(self._bot.choose(self._match))
        self._stand.view.refresh()
        self.leapt = True

    def draw(self, canvas: Canvas) -> None:
        self._stand.view.draw(canvas)


def frames(game: str, size: tuple[int, int], only: str = "", *, thinks: bool = False) -> list[float]:
    """Milliseconds of each frame, from hearing events to presenting the picture; only frames that drew something.

    `thinks`: while the hard bot thinks in its own process.
    """
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    house = House()
    house.settings = Settings()  # whatever this person has set
    app = open_app(house, Wish(size=size))
    mind = Thinker() if thinks else None
    stretch = Stretch(game, only, mind)
    app.go(Push(stretch))
    took: list[float] = []
    clock = pygame.time.Clock()
    for number in range(FRAMES + WARM_UP):
        shown, begin = app.frames, time.perf_counter()
        app.tick()
        if app.frames > shown and number >= WARM_UP and not stretch.leapt:
            took.append(1000 * (time.perf_counter() - begin))
        clock.tick(FPS)
    pygame.quit()
    if mind is not None:
        mind.close()
    return took
