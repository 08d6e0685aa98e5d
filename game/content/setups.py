"""The set-ups of a game: the files of a folder, in the order that they ask for."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from game.content.faults import ContentError, Place


class SetUp(Protocol):
    """As much of a set-up as is needed to put it among the others."""

    @property
    def name(self) -> str:
        """Its id."""

    @property
    def order(self) -> int:
        """Its place among the others."""


T = TypeVar("T", bound=SetUp)


def read_set_ups(place: Path, read: Callable[[Path], T], what: str, example: str) -> dict[str, T]:
    """The set-ups in that folder's `scenarios` by id. ContentError: one is wrong, or there is none."""
    found = [read(path) for path in sorted((place / "scenarios").glob("*.yaml"))]
    if not found:
        raise ContentError.at(Place(str(place / "scenarios")), f"there is no {what} here", f"files like {example}")
    return {one.name: one for one in sorted(found, key=lambda one: (one.order, one.name))}
