"""What a scene asks of the stack: it returns one of these and never touches the stack itself."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from game.ui.scenes import Scene


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top; this one waits beneath."""

    scene: "Scene"


@dataclass(frozen=True, slots=True)
class Swap:
    """Leave this scene for another one."""

    scene: "Scene"


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene, or so many; `result` goes to the one beneath (its `resume`)."""

    result: object = None
    scenes: int = 1


@dataclass(frozen=True, slots=True)
class Home:
    """Leave every scene but the lowest, and put `scene` in its place if given."""

    scene: "Scene | None" = None


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program, without asking again."""


@dataclass(frozen=True, slots=True)
class Stay:
    """The intent was for me; nothing changes on the stack."""


Transition: TypeAlias = Push | Swap | Pop | Home | Quit | Stay
