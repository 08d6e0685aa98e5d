"""Search within a turn: nodes that remember how they were reached, beams, and budgets that are counted, never timed."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Generic, TypeVar

from game.core.decision import Command

T = TypeVar("T")
"""A game's own state."""


@dataclass(slots=True)
class Line:
    """The answers that led somewhere: the last one, and those before it."""

    last: Command
    before: "Line | None" = None

    def commands(self) -> list[Command]:
        """All of them in their order."""
        found, here = list[Command](), self
        while True:
            found.append(here.last)
            if here.before is None:
                return found[::-1]
            here = here.before


@dataclass(slots=True)
class Node(Generic[T]):
    """A state in a search, what it seems to be worth, and the answers since the search began."""

    state: T
    worth: int
    line: Line | None = None

    def after(self, state: T, worth: int, *commands: Command) -> "Node[T]":
        """The node that these answers lead to."""
        line = self.line
        for command in commands:
            line = Line(command, line)
        return Node(state, worth, line)


_worth = attrgetter("worth")

Found = tuple[Node[T], T, tuple[Command, ...]]
"""A state that was found: from which node, and by which answers."""


class Budget:
    """How many nodes a thought may still make, counted down. The same number gives the same thought everywhere."""

    __slots__ = ("left",)

    def __init__(self, nodes: int) -> None:
        self.left = nodes

    @property
    def empty(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0


def best(nodes: Iterable[Node[T]], width: int) -> list[Node[T]]:
    """The `width` nodes of most worth, best first; of equals the earlier."""
    return sorted(nodes, key=_worth, reverse=True)[:width]


def different(found: Iterable[Found[T]], key: Callable[[T], Hashable], seems: Callable[[T], int]) -> list[Node[T]]:
    """The nodes of what was found, of states with the same key only the first. Only these are valued."""
    known: set[Hashable] = set()
    nodes: list[Node[T]] = []
    for before, state, commands in found:
        mark = key(state)
        if mark not in known:
            known.add(mark)
            nodes.append(before.after(state, seems(state), *commands))
    return nodes
