"""Values with their places: what a YAML or JSON text says, and in which line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.faults import Place
from game.core.words import _

LONGEST_QUOTE = 40
"""Characters of a value that a fault repeats."""

Value = bool | int | float | str | None
"""A single value."""
Plain = Value | list["Plain"] | dict[str, "Plain"]
"""Values, lists and mappings as Python's own plain data."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value: nothing, a boolean, a number or a text."""

    place: Place
    value: Value


@dataclass(frozen=True, slots=True)
class Listing:
    """A list."""

    place: Place
    items: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A mapping from texts, in the file's order; `keys` holds where each key stands."""

    place: Place
    items: Mapping[str, "Node"]
    keys: Mapping[str, Place]


Node = Scalar | Listing | Table
"""A value with its place."""

Step = str | int
"""A step down into a node: a key, or an index from 0."""


def plain(node: Node) -> Plain:
    """The node as lists, dictionaries and scalars."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Listing):
        return [plain(item) for item in node.items]
    return {key: plain(item) for key, item in node.items.items()}


def node_of(value: Any, name: str) -> Node:
    """Plain data, such as came from JSON, as a node whose every place is the file `name` as a whole."""
    place = Place(name)
    if isinstance(value, Mapping):
        items = {str(key): node_of(item, name) for key, item in value.items()}
        return Table(place, items, dict.fromkeys(items, place))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return Listing(place, tuple(node_of(item, name) for item in value))
    return Scalar(place, value)


def find(node: Node, steps: Sequence[Step]) -> Node:
    """The node those steps down; steps that lead nowhere are passed over."""
    return real_steps(node, steps)[1]


def real_steps(node: Node, steps: Sequence[Step]) -> tuple[tuple[Step, ...], Node]:
    """Those of the steps that lead somewhere in the file, and the node they lead to."""
    taken: list[Step] = []
    for step in steps:
        inner = _inner(node, step)
        if inner is not None:
            taken.append(step)
            node = inner
    return tuple(taken), node


def _inner(node: Node, step: Step) -> Node | None:
    if isinstance(node, Table) and isinstance(step, str):
        return node.items.get(step)
    if isinstance(node, Listing) and isinstance(step, int) and step < len(node.items):
        return node.items[step]
    return None


def shown(node: Node) -> str:
    """The node in a few words, for a fault."""
    if isinstance(node, Table):
        return _("a mapping")
    if isinstance(node, Listing):
        return _("a list of {number}").format(number=len(node.items))
    text = _clipped(str(node.value))
    if isinstance(node.value, str):
        return f'"{text}"'
    return _("empty") if node.value is None else text.lower()


def _clipped(text: str) -> str:
    short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "".join(letter if letter.isprintable() else "·" for letter in short)
