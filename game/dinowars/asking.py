"""What is alike in all questions of this game: options that are made when somebody looks at them, and open ranges."""

from collections.abc import Callable, Sequence
from typing import overload

from game.core.decision import Command

ANY_HEADING = "0.00..359.99"
"""How `legal` writes a heading that is free."""


class Listing(Sequence[Command]):
    """Commands in groups, each a number of them and what makes the one of that place; nothing is made before."""

    __slots__ = ("_groups", "_length")

    def __init__(self) -> None:
        self._groups: list[tuple[int, Callable[[int], Command]]] = []
        self._length = 0

    def add(self, *commands: Command) -> None:
        """More commands, as they are."""
        if commands:
            self.make(len(commands), commands.__getitem__)

    def make(self, count: int, maker: Callable[[int], Command]) -> None:
        """So many more commands, made by their place in the group."""
        self._groups.append((count, maker))
        self._length += count

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Command: ...
    @overload
    def __getitem__(self, at: slice) -> list[Command]: ...
    def __getitem__(self, at: int | slice) -> Command | list[Command]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(self._length))]
        number = at + self._length if at < 0 else at
        for count, maker in self._groups:
            if 0 <= number < count:
                return maker(number)
            number -= count
        raise IndexError(at)
