"""A scene whose pictures take long to make is shown when they are there; until then the one before stays to be seen."""

from typing import TYPE_CHECKING, Final

from game.core.words import _
from game.ui.intents import Intent
from game.ui.scenes import Scene
from game.ui.steps import work
from game.ui.transitions import Stay, Swap, Transition
from game.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.ui.app import App
    from game.ui.canvas import Canvas

SLICE_S: Final = 0.012
"""So much of a frame goes into it: nothing else moves."""
QUIET_S: Final = 0.2
"""After so long it is said."""


class Laying(Scene):
    """Prepares that scene a step at a time, and gives way to it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self._scene = scene
        self._steps: Iterator[object] = iter(())
        self._given = self._bare = False
        self._time = 0.0
        self._toast = Toast(self.damage)

    @property
    def busy(self) -> bool:
        return True

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._steps = self._scene.prepare(app)

    def resize(self) -> None:
        """What was made is for another size; nothing of the scene before is left on the new canvas."""
        self._bare = True
        self._steps = self._scene.prepare(self.app)

    def leave(self) -> None:
        if not self._given:
            self._scene.app = self.app
            self._scene.leave()

    def handle(self, intent: Intent) -> Transition | None:
        del intent
        return Stay()

    def update(self, dt: float) -> Transition | None:
        before, self._time = self._time, self._time + dt
        if before < QUIET_S <= self._time:
            self._toast.say(_("Laying the table…"))
        if not work(self._steps, SLICE_S):
            return None
        self._given, self._scene.prepared = True, True
        return Swap(self._scene)

    def draw(self, canvas: "Canvas") -> None:
        if self._bare:
            canvas.table()
        self._toast.draw(canvas)

    def describe(self) -> str:
        return _("Laying the table…")
