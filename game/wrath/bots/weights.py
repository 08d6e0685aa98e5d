"""How much each thing weighs in a bot's eyes, in hundredths of a point. Where they come from stands beside them."""

from dataclasses import dataclass
from functools import cache

from game.wrath.box import Species


@dataclass(frozen=True)
class Weights:
    """The numbers behind a value. Tables go by the volcano's empty spaces, from 0; their last entry holds beyond.

    `near`, `far`: what a place pays now, and the share of it that a tribe's pieces have there, in hundredths.
    `fuse`: of what the eruption would bring the next seat to play more than the others, in hundredths. `tempo`: that it
    is this seat's turn.
    `eggs`, `hands`: by the number of cave people on the egg space and in the supply.
    """

    near: tuple[int, ...]
    far: tuple[int, ...]
    altar_far: tuple[int, ...]
    fuse: tuple[int, ...]
    tempo: tuple[int, ...]
    eggs: tuple[int, ...]
    hands: tuple[int, ...]
    lead: int
    gate: int
    gate_tile: int
    figure: int
    dice: int
    worth: int
    bonus: int
    worships: int
    flies: int
    swims: int
    scares: int
    eats: int

    def __hash__(self) -> int:
        return id(self)

    @cache  # noqa: B019 - there are two of these, and they live as long as the program
    def power(self, one: Species) -> int:
        """What it is worth to own such a dinosaur, wherever it stands."""
        return (
            self.figure
            + self.dice * one.dice
            + self.worth * (one.worth - 1)
            + self.bonus * one.bonus
            + self.worships * one.worships
            + self.flies * one.flies
            + self.swims * one.swims
            + self.scares * one.scares
            + self.eats * one.eats
        )


PLAIN = Weights(
    near=(100, 73, 51, 33, 18, 8, 2, 0),
    far=(0, 27, 49, 67, 82, 92, 98, 100),
    altar_far=(0, 27, 49, 67, 82, 92, 98, 100),
    fuse=(0,),
    tempo=(0,),
    eggs=(0, 40, 80, 120, 160, 200),
    hands=(0, 10, 20, 30, 40),
    lead=30,
    gate=20,
    gate_tile=12,
    figure=60,
    dice=150,
    worth=60,
    bonus=40,
    worships=60,
    flies=60,
    swims=40,
    scares=70,
    eats=90,
)
"""The easy bot's: set by hand."""

TUNED = Weights(
    near=(100, 30, 12, 9, 0, 0, 0, 0),
    far=(0, 39, 50, 66, 78, 82, 84, 87),
    altar_far=(0, 38, 50, 69, 77, 83, 87, 87),
    fuse=(0, 10, 14, 11, 7, 3, 0, 0),
    tempo=(122, 160, 160, 152, 142, 130, 122, 123),
    eggs=(0, 11, 48, 94, 140, 184),
    hands=(0, 7, 23, 36, 44, 37, 40, 43, 42, 40, 37),
    lead=23,
    gate=0,
    gate_tile=2,
    figure=34,
    dice=149,
    worth=131,
    bonus=33,
    worships=42,
    flies=23,
    swims=37,
    scares=30,
    eats=94,
)
"""Those of bots that plan: by `tests/tune.py --from plain --matches 240 --seed 1`, from 4,941 turns, 2026-11-30.

The bots of that morning played these; they have changed since, so that the same call plays other matches now.
"""

FOUR = Weights(
    near=(100, 40, 29, 13, 10, 6, 1, 0),
    far=(0, 44, 61, 67, 77, 79, 73, 70),
    altar_far=(0, 50, 59, 73, 76, 76, 76, 72),
    fuse=(0, 19, 24, 21, 17, 13, 10, 9),
    tempo=(231, 303, 312, 304, 288, 264, 244, 237),
    eggs=(0, 11, 48, 94, 140, 184),
    hands=(7, 15, 30, 41, 36, 36, 38, 40, 36, 35, 31),
    lead=12,
    gate=4,
    gate_tile=7,
    figure=0,
    dice=166,
    worth=133,
    bonus=27,
    worships=0,
    flies=54,
    swims=90,
    scares=0,
    eats=12,
)
"""The hard bot's at four seats: by `tests/tune.py --matches 240 --seed 4 --seats 4`, 2026-11-30."""
