"""What every control is: a place, a name, a state, and words for those who do not see it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from pygame import FRect

from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.theme import HIT
from game.ui.transitions import Transition

if TYPE_CHECKING:
    from game.ui.focus import Controls

Act: TypeAlias = Callable[[], Transition | None]
AROUND = 34
"""Design units that a control's shadow, ring and pressed side may take around its box."""


class Widget:
    """A control. `name` is for tests and readers, `tip` one sentence shown on focus, hover or a long press.

    A disabled control keeps its place in the order of focus, and `reason` says why it does nothing.
    """

    focusable = True
    role = ""

    def __init__(self, name: str, rect: FRect, *, tip: str = "") -> None:
        self.name = name
        self.rect = FRect(rect)
        self.tip = tip
        self.enabled = True
        self.reason = ""
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.ringed = False
        self.owner: Controls | None = None

    # -- state ----------------------------------------------------------------------------------------
    def disable(self, reason: str) -> None:
        """It does nothing now, and says why when it is focused or pressed."""
        self._set(enabled=False, reason=reason)

    def enable(self, able: bool = True, reason: str = "") -> None:
        """It works again (or not, for that reason)."""
        self._set(enabled=able, reason="" if able else reason)

    def show(self, visible: bool = True) -> None:
        """Seen, or neither seen nor reachable."""
        self._set(visible=visible)

    def place(self, rect: FRect) -> None:
        """Somewhere else, or another size."""
        self.touch()
        self.rect = FRect(rect)
        self.touch()

    def touch(self) -> None:
        """It must be drawn again."""
        if self.owner is not None:
            self.owner.damage.add(self.rect.inflate(2 * AROUND, 2 * AROUND))

    def _set(self, **values: object) -> None:
        changed = [name for name, value in values.items() if getattr(self, name) != value]
        for name in changed:
            setattr(self, name, values[name])
        if changed:
            self.touch()

    # -- for the controls that hold it ----------------------------------------------------------------
    @property
    def hit(self) -> FRect:
        """Where a press counts as on it: never smaller than a thumb."""
        return self.rect.inflate(max(0.0, HIT - self.rect.w), max(0.0, HIT - self.rect.h))

    @property
    def hint(self) -> str:
        """The sentence about it as it is now."""
        return self.tip if self.enabled or not self.reason else self.reason

    @property
    def writing(self) -> bool:
        """Whether letters go into it while it has the focus."""
        return False

    def activate(self, intent: Intent) -> Transition | None:  # noqa: ARG002 - for those that derive
        """It was clicked, or confirmed."""
        return None

    def handle(self, intent: Intent) -> Transition | None:  # noqa: ARG002 - for those that derive
        """An intent while it has the focus (or the pointer holds it); None is "not mine"."""
        return None

    def describe(self) -> str:
        """Words for a reader: what it is, its state, why it does nothing."""
        parts = [self.words(), _(self.role) if self.role else "", "" if self.enabled else _("not available")]
        parts.append(self.hint)
        return ", ".join(part.rstrip(".") for part in parts if part)

    def words(self) -> str:
        """What is written on it."""
        return self.name

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
