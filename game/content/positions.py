"""A position in a match file, or as plain data, brought to the game that reads it."""

from collections.abc import Callable
from typing import Any, TypeVar

from game.content.faults import ContentError
from game.content.nodes import Listing, Node, Scalar, Table, node_of
from game.core.ruleset import Ruleset

T = TypeVar("T")


def read_position(data: Any, read: Callable[[Node], T]) -> T:
    """What `read` makes of a position: plain data, or a node of a file.

    ValueError: a sentence a fault of it; its cause is the ContentError, which knows their places.
    """
    node = data if isinstance(data, Scalar | Listing | Table) else node_of(data, "position")
    try:
        return read(node)
    except ContentError as error:
        raise ValueError("\n".join(fault.reason for fault in error.faults)) from error


def state_of(rules: Ruleset[Any], position: Node, scenario: Any, seats: int) -> Any:
    """The state that a position in a document says. ContentError: what is wrong with it, each fault with its place."""
    try:
        return rules.read_position(position, scenario, seats)
    except ValueError as error:
        if isinstance(error.__cause__, ContentError):
            raise error.__cause__ from None
        raise
