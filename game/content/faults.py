"""What is wrong in a file, where, and what was expected instead."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.words import _


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place in a file. Lines and columns count from 1; its beginning stands for the file as a whole."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong, and what was expected in its stead (may be empty)."""

    place: Place
    what: str
    expected: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"

    @property
    def reason(self) -> str:
        """The fault without its place."""
        if not self.expected:
            return self.what
        return _("{what}, expected {expected}").format(what=self.what, expected=self.expected)


class ContentError(Exception):
    """A file that is not as it must be: the author's error, with every fault that was found, in the file's order."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        assert self.faults, "an error without a fault"
        super().__init__("\n".join(map(str, self.faults)))

    @classmethod
    def at(cls, place: Place, what: str, expected: str = "") -> "ContentError":
        """An error with a single fault."""
        return cls([Fault(place, what, expected)])


def refuse(faults: Iterable[Fault]) -> None:
    """ContentError with these faults, if there are any."""
    found = list(faults)
    if found:
        raise ContentError(found)
