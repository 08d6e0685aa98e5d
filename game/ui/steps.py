"""Long work a step at a time, so that no frame waits for it."""

import time
from collections.abc import Generator, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

SLICE_S: Final = 0.006
"""So much of a frame goes into work that can wait."""


def work(steps: Iterator[object], seconds: float = SLICE_S) -> bool:
    """Takes steps for so long, one at least; whether they have come to their end."""
    end = time.perf_counter() + seconds
    return all(time.perf_counter() < end for _step in steps)


def finish(steps: Generator[object, None, T]) -> T:
    """All steps at once; what they come to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
