"""The set-ups of a game: the files of a folder, in the order that they ask for."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from game.content.faults import ContentError, Fault, Place
from game.content.fields import did_you_mean
from game.content.models import fault_at
from game.content.nodes import Node
from game.core.words import _


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
        raise ContentError.at(
            Place(str(place / "scenarios")),
            _("there is no {what} here").format(what=what),
            _("files like {example}").format(example=example),
        )
    return {one.name: one for one in sorted(found, key=lambda one: (one.order, one.name))}


def no_set_up(place: Path, node: Node, name: str) -> list[Fault]:
    """A fault if that folder has no set-up of the name that the document gives as its `scenario`."""
    known = sorted(one.stem for one in (place / "scenarios").glob("*.yaml"))
    if name in known:
        return []
    expected = did_you_mean(name, known) or ", ".join(known)
    return [fault_at(node, ("scenario",), _('there is no scenario "{name}"').format(name=name), expected)]
