"""A pool of like dice that may be rolled again in part: every way it can lie, and exact means over all rolls."""

from collections.abc import Sequence
from functools import cache
from operator import le

Counts = tuple[int, ...]
"""How many dice show each face."""


class Pool:
    """All that `dice` dice can show, faces counted. `weights` says on how many sides of a die each face is.

    Plans are made backwards: values of whole pools give the `means` of keeping any part of them, and these the best
    part to keep. Everything is exact but for the rounding of floats, which is the same everywhere.
    """

    __slots__ = ("_parts", "_steps", "_within", "dice", "parts", "weights", "whole")

    def __init__(self, weights: Counts, dice: int) -> None:
        self.weights, self.dice = weights, dice
        sizes = [_multisets(len(weights), size) for size in range(dice + 1)]
        self.parts = [part for size in reversed(sizes) for part in size]
        """Every part that can be kept, the largest first: whole pools, then with a die less, and so on."""
        self.whole = len(sizes[dice])
        """How many of the parts are whole pools; they come first."""
        number = {part: at for at, part in enumerate(self.parts)}
        self._steps = [
            tuple([number[_more(part, face)] for face in range(len(weights))]) for part in self.parts[self.whole :]
        ]
        self._parts: dict[int, list[int]] = {}
        self._within: dict[Counts, list[int]] = {}

    def means(self, values: Sequence[float]) -> list[float]:
        """By part, the mean value when the dice that are not kept roll once; `values` are those of whole pools."""
        found, total, weights = list(values), sum(self.weights), self.weights
        for ups in self._steps:
            mean = 0.0
            for weight, up in zip(weights, ups, strict=True):
                mean += weight * found[up]
            found.append(mean / total)
        return found

    def again(self, values: Sequence[float]) -> list[float]:
        """By whole pool, its value with one more free roll of any of its dice, the best of them or none."""
        means = self.means(values)
        peaks: list[float] = [0.0] * len(means)
        for at in range(len(means) - 1, -1, -1):  # the smallest parts first
            peaks[at] = max([means[at], *[peaks[down] for down in self._downs(at)]])
        return peaks[: self.whole]

    def again_for(self, values: Sequence[float], others: Sequence[float]) -> tuple[list[float], list[float]]:
        """Like `again`, and what the same choices, which are best by `values`, are worth by `others`."""
        means, theirs = self.means(values), self.means(others)
        for at in range(len(means) - 1, -1, -1):
            best = max([at, *self._downs(at)], key=means.__getitem__)  # in place: each stands for its best part now
            means[at], theirs[at] = means[best], theirs[best]
        return means[: self.whole], theirs[: self.whole]

    def _downs(self, at: int) -> list[int]:
        """The parts with one die less."""
        if at not in self._parts:
            number = {part: place for place, part in enumerate(self.parts)}
            for place, part in enumerate(self.parts):
                self._parts[place] = [number[_less(part, face)] for face, count in enumerate(part) if count]
        return self._parts[at]

    def within(self, whole: Counts) -> list[int]:
        """The numbers of all parts of this pool, itself first."""
        if whole not in self._within:
            self._within[whole] = [at for at, part in enumerate(self.parts) if all(map(le, part, whole))]
        return self._within[whole]

    def odds(self, kept: Counts) -> list[tuple[Counts, int]]:
        """Every whole pool that one roll of the other dice can give, and in how many ways it does; exact."""
        ways = {kept: 1}
        for _die in range(self.dice - sum(kept)):
            thrown: dict[Counts, int] = {}
            for part, number in ways.items():
                for face, weight in enumerate(self.weights):
                    more = _more(part, face)
                    thrown[more] = thrown.get(more, 0) + number * weight
            ways = thrown
        return list(ways.items())


@cache
def pool(weights: Counts, dice: int) -> Pool:
    """The pool of these dice, kept."""
    return Pool(weights, dice)


def _multisets(faces: int, size: int) -> list[Counts]:
    if faces == 1:
        return [(size,)]
    return [(first, *rest) for first in range(size + 1) for rest in _multisets(faces - 1, size - first)]


def _more(part: Counts, face: int) -> Counts:
    return (*part[:face], part[face] + 1, *part[face + 1 :])


def _less(part: Counts, face: int) -> Counts:
    return (*part[:face], part[face] - 1, *part[face + 1 :])
