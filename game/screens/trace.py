"""For the window tests alone: tells a file what may be pressed and where, so that a driver can press it."""

from collections.abc import Hashable
from typing import Any, Final, Protocol, runtime_checkable

from game.core.match import Match
from game.screens.probe import tell, told_file
from game.ui.geometry import Mapping
from game.ui.pointer import Pointer
from game.ui.spots import Places
from game.ui.view import View


@runtime_checkable
class Pressable(Protocol):
    """A view that tells what may be pressed on it."""

    @property
    def places(self) -> Places[Any]: ...

    @property
    def lit(self) -> frozenset[Any]: ...

    @property
    def pointer(self) -> Pointer[Any]: ...


PROBES: Final = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95)


class Trace:
    """Tells of a table whenever something changes, if it is wanted."""

    def __init__(self) -> None:
        self._file = told_file()
        self._last: object = None
        self._size = 0

    def follow(self, match: Match[Any], view: View, mapping: Mapping, *, live: bool) -> None:
        """Tells the open decision and the places of the view, if they are not as before."""
        if self._file is None:
            return
        key = (len(match.log), live, view.busy, *(_changing(view) if isinstance(view, Pressable) else ()))
        if key == self._last and self._file.stat().st_size == self._size:
            return  # and no screen has told of itself since
        self._last = key
        decision = match.decision
        line = {
            "answers": len(match.log),
            "over": decision is None,
            "about": decision.about if decision else "",
            "live": live and not view.busy,
            "legal": decision.legal() if decision else [],
            **(_places(view, mapping) if isinstance(view, Pressable) else {}),
        }
        tell(self._file, line)
        self._size = self._file.stat().st_size


def _changing(view: Pressable) -> tuple[object, ...]:
    return view.lit, view.pointer.pointed, view.pointer.ringed


def _places(view: Pressable, mapping: Mapping) -> dict[str, Any]:
    """What is lit, where the mouse finds it, and what has the focus."""
    lit = view.places.order(view.lit)
    found = [(str(spot), point) for spot in lit if (point := _point(view, spot)) is not None]
    return {
        "lit": {name: [round(at) for at in mapping.to_mouse(*point)] for name, point in found},
        "order": [str(spot) for spot in lit],
        "focus": str(view.pointer.pointed) if view.pointer.ringed else "",
    }


def _point(view: Pressable, spot: Hashable) -> tuple[float, float] | None:
    """A point on which that place lies uncovered."""
    box = view.places.boxes[spot]
    points = ((box.x + box.w * across, box.y + box.h * down) for down in PROBES for across in PROBES)
    return next((point for point in points if view.places.at(*point) == spot), None)
