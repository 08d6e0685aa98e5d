"""Long work a step at a time, so that no frame waits for it."""

import time
from collections.abc import Callable, Generator, Iterator
from typing import Final, TypeVar

from pygame import Rect

T = TypeVar("T")

SLICE_S: Final = 0.006
"""So much of a frame goes into work that can wait."""
BAND_PX: Final = 500_000
"""So many pixels of a picture are worked on in a step: two milliseconds or so, whatever is done with them."""


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


def at_once(job: Callable[[], T]) -> Generator[None, None, T]:
    """A job that has one step only."""
    yield from ()
    return job()


def quietly(steps: Generator[object, None, T]) -> Generator[None, None, T]:
    """The same steps, whatever they tell on their way."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        yield


def bands(size_px: tuple[int, int]) -> Iterator[Rect]:
    """A picture in bands from its top to its bottom, each little enough for a step."""
    wide, tall = size_px
    high = max(1, BAND_PX // max(1, wide))
    for top in range(0, tall, high):
        yield Rect(0, top, wide, min(high, tall - top))
