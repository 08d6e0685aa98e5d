"""Chance. All of it comes through here: seeded, counted, and it can be loaded with given results."""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import partial

Result = int | str
"""What a die shows: a face's name, or a number."""


class WrongDice(ValueError):
    """A loaded result that the die in hand does not have."""


class Dice:
    """A seeded sequence of draws. `drawn` counts them from the match's start; loaded results come first.

    Only `random.Random.random()` is used, whose sequence Python promises to keep. The generator is made at the
    first real draw, so that a fork which never rolls costs nothing.
    """

    __slots__ = ("_loaded", "_next", "drawn", "seed", "shown")
    _next: Callable[[], float]

    def __init__(self, seed: int, loaded: Iterable[Result] = (), drawn: int = 0) -> None:
        """Dice whose next draw is number `drawn` of the sequence that `loaded` and then `seed` give."""
        self.seed = seed
        self.drawn = drawn
        self.shown: list[Result] = []
        given = list(loaded)
        self._loaded = given[drawn:][::-1]
        self._next = partial(self._begin, drawn - len(given))

    def _begin(self, skipped: int) -> float:
        """The first real draw, after as many as were drawn before this object was made."""
        self._next = random.Random(self.seed).random
        for _ in range(skipped):
            self._next()
        return self._next()

    def face(self, names: Sequence[str]) -> int:
        """Rolls a die with these faces, each as likely: the index of the first that is named like the one that shows.

        Faces of one name are one result, so that a result can be told, loaded and played again by its name alone.
        WrongDice: nothing was drawn.
        """
        if self._loaded:
            at = _index(names, self._loaded[-1])
            del self._loaded[-1]
        else:
            at = names.index(names[int(self._next() * len(names))])
        self.drawn += 1
        self.shown.append(names[at])
        return at

    def number(self, sides: int) -> int:
        """Rolls a plain die: 1 to `sides`. WrongDice: nothing was drawn."""
        if self._loaded:
            rolled = _pips(sides, self._loaded[-1])
            del self._loaded[-1]
        else:
            rolled = 1 + int(self._next() * sides)
        self.drawn += 1
        self.shown.append(rolled)
        return rolled

    def rewind(self, length: int) -> None:
        """Back to when `length` results had been shown; those shown since are the next to come again."""
        again = self.shown[length:]
        self.drawn -= len(again)
        del self.shown[length:]
        self._loaded.extend(reversed(again))

    def foretell(self, results: Sequence[Result]) -> None:
        """The next draws give these, in the place of what would have come; what comes after them stays the same."""
        for _ in results:
            if self._loaded:
                del self._loaded[-1]
            else:
                self._next()
        self._loaded.extend(reversed(results))

    def unload(self) -> None:
        """What was loaded and has not been drawn is forgotten: from here on chance alone."""
        self._loaded.clear()

    def waiting(self) -> list[Result]:
        """The loaded results that have not been drawn yet, next one first."""
        return self._loaded[::-1]


def _index(names: Sequence[str], result: Result) -> int:
    if isinstance(result, str) and result in names:
        return names.index(result)
    raise WrongDice(f"loaded result {result!r}: one of {', '.join(dict.fromkeys(names))} was expected")


def _pips(sides: int, result: Result) -> int:
    if type(result) is int and 1 <= result <= sides:  # YAML's true is no pip
        return result
    raise WrongDice(f"loaded result {result!r}: a number from 1 to {sides} was expected")


def setting_up(seed: int) -> Dice:
    """The dice of the set-up, apart from those of play, so that loaded results are for play alone."""
    return Dice(int(random.Random(f"set-up {seed}").random() * 2**53))
