"""One screen at a time: the stack of scenes and what a scene must be able to do."""

import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.ui.damage import Damage
from game.ui.intents import Intent
from game.ui.transitions import Home, Pop, Push, Quit, Stay, Swap, Transition

if TYPE_CHECKING:
    from pygame import FRect

    from game.ui.app import App
    from game.ui.canvas import Canvas
    from game.ui.focus import Controls

log = logging.getLogger(__name__)


class Scene:
    """One screen. Derive from it; every method has a harmless default.

    A scene draws itself whole in `draw`; what has changed since it says with `self.damage`, and only those
    areas reach the screen. It answers an intent with a transition (`Stay` for "that was mine"), or None.
    """

    modal = False
    """Drawn over the scene beneath, which keeps showing and hears nothing; one at a time."""
    urgent = False
    """A modal that does not wait for another one to be answered."""

    prepared = True
    """Whether it can be entered at once; else the stack has it prepared first, a step at a time (`Laying`)."""
    cut_ahead = False
    """Its pictures are cut before it is first drawn, a slice a frame: `draw` may be asked for them at any time."""

    def __init__(self) -> None:
        self.damage = Damage()
        self.app: App
        self.controls: Controls | None = None

    @property
    def busy(self) -> bool:
        """Whether something moves: the loop then runs at full speed."""
        return False

    @property
    def writing(self) -> "FRect | None":
        """Where letters are being written, if a field has the focus."""
        field = None if self.controls is None else self.controls.writing
        return None if field is None else field.rect

    @property
    def dial(self) -> int:
        """How many things a pad's sticks point at (`Number`), the first one up, the others clockwise; 0: none."""
        return 0

    @property
    def looked(self) -> "FRect | None":
        """What a player with keys or a pad looks at: a magnified picture follows it."""
        focus = None if self.controls is None else self.controls.focus
        return None if focus is None else focus.rect

    @property
    def watched(self) -> "FRect | None":
        """Where something happens that this player does not do: a magnified picture follows it, whatever the device."""
        return None

    @property
    def own_turn(self) -> bool:
        """Whether somebody here goes on. When they do again, a mouse sees what it saw before others were followed."""
        return True

    def prepare(self, app: "App") -> Iterator[object]:  # noqa: ARG002 - for those that derive
        """Makes what it needs to be drawn, a step at a time; called before `enter`, and again for another canvas."""
        return iter(())

    def enter(self, app: "App") -> None:
        """Called when the scene comes onto the stack."""
        self.app = app

    def resume(self, result: object) -> None:
        """Called when the scene above has gone, with its `Pop.result`."""

    def leave(self) -> None:
        """Called when the scene goes from the stack."""

    def resize(self) -> None:
        """Called after the window's or the text's size changed; `app.canvas` is new."""

    def handle(self, intent: Intent) -> Transition | None:  # noqa: ARG002 - for those that derive
        """Answer an intent."""
        return None

    def update(self, dt: float) -> Transition | None:  # noqa: ARG002 - for those that derive
        """Let `dt` seconds pass."""
        return None

    def draw(self, canvas: "Canvas") -> None:
        """Draw everything; the canvas keeps to what changed."""

    def describe(self) -> str:
        """Everything in words, of a line or several."""
        return ""

    def on_quit(self) -> Transition:
        """The player closes the window: go, or push a question."""
        return Quit()


class Stack:
    """The scenes, the last on top. Empty means: end the program."""

    def __init__(self, laying: Callable[[Scene], Scene]) -> None:
        self.laying = laying
        """What prepares a scene that must be, in its place."""
        self.scenes: list[Scene] = []
        self._waiting: deque[Scene] = deque()
        self.changes = 0
        """How many times another scene has come to the top."""

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def shown(self) -> list[Scene]:
        """The scenes to draw, from the lowest that is seen."""
        first = max((i for i, scene in enumerate(self.scenes) if not scene.modal), default=0)
        return self.scenes[first:]

    def apply(self, wanted: Transition | None, app: "App") -> None:
        """Do what a scene asked for."""
        if wanted is None or isinstance(wanted, Stay):
            return
        self.changes += 1
        if isinstance(wanted, Push):
            self._push(wanted.scene, app)
        elif isinstance(wanted, Swap):
            self._drop()
            self._push(wanted.scene, app)
        elif isinstance(wanted, Pop):
            self._pop(wanted, app)
        elif isinstance(wanted, Home):
            self._home(wanted.scene, app)
        else:
            self.close()
        for scene in self.shown:
            scene.damage.everything()

    def close(self) -> None:
        """Leave every scene."""
        self._waiting.clear()
        while self.scenes:
            self._drop()

    def _push(self, scene: Scene, app: "App") -> None:
        top = self.top
        if scene.modal and top is not None and top.modal and not scene.urgent:
            self._waiting.append(scene)  # two questions at once block each other: the second waits
            return
        self.scenes.append(scene if scene.prepared else self.laying(scene))
        self.scenes[-1].enter(app)

    def _pop(self, wanted: Pop, app: "App") -> None:
        for _scene in self.scenes[-wanted.scenes :]:
            self._drop()
        if self.top is not None:
            self.top.resume(wanted.result)
        if self._waiting and (self.top is None or not self.top.modal):
            self._push(self._waiting.popleft(), app)

    def _home(self, scene: Scene | None, app: "App") -> None:
        self._waiting.clear()
        while len(self.scenes) > (1 if scene is None else 0):
            self._drop()
        if scene is not None:
            self._push(scene, app)
        elif self.top is not None:
            self.top.resume(None)

    def _drop(self) -> None:
        gone = self.scenes.pop()
        try:
            gone.leave()
        except Exception:
            log.exception("a scene could not leave in peace")
