"""The answers of this game, and the notation in which they are written."""

from dataclasses import dataclass

from game.core.decision import Command


@dataclass(frozen=True, slots=True)
class Roll(Command):
    """All dice, for the first time this turn: `roll`."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Reroll(Command):
    """Some dice again: `reroll 1 3`. Dice count from 1, in rising order."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("reroll", *map(str, self.dice)))


@dataclass(frozen=True, slots=True)
class Keep(Command):
    """No more rolls this turn: `keep`."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Hatch(Command):
    """A dinosaur for the egg space's cave people: `hatch pteranodon`."""

    dinosaur: str

    def __str__(self) -> str:
        return f"hatch {self.dinosaur}"


@dataclass(frozen=True, slots=True)
class Place(Command):
    """A piece put down for a die: `worship caveman`, `cave brontosaurus`, `hut caveman b2`, `egg caveman`.

    `verb` is worship, cave, hut or egg; `start` a cell, `egg`, or empty for the supply.
    """

    verb: str
    piece: str
    start: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.piece} {self.start}".rstrip()


@dataclass(frozen=True, slots=True)
class Move(Command):
    """A piece on foot: `move caveman b2 c2`."""

    piece: str
    start: str
    goal: str

    def __str__(self) -> str:
        return f"move {self.piece} {self.start} {self.goal}"


@dataclass(frozen=True, slots=True)
class Eat(Command):
    """The Tyrannosaurus eats a cave person of that tribe: `eat wave`."""

    tribe: str

    def __str__(self) -> str:
        return f"eat {self.tribe}"


@dataclass(frozen=True, slots=True)
class Spare(Command):
    """The Tyrannosaurus eats nobody: `spare`."""

    def __str__(self) -> str:
        return "spare"


@dataclass(frozen=True, slots=True)
class End(Command):
    """The end of placing and moving: `end`."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Tremor(Command):
    """The volcano pushed up, down, left or right: `tremor up`."""

    direction: str

    def __str__(self) -> str:
        return f"tremor {self.direction}"


@dataclass(frozen=True, slots=True)
class Still(Command):
    """No tremor, though one were allowed: `still`."""

    def __str__(self) -> str:
        return "still"


ROLL, KEEP, SPARE, END, STILL = Roll(), Keep(), Spare(), End(), Still()
DIRECTIONS = ("up", "down", "left", "right")
TREMORS = tuple(Tremor(direction) for direction in DIRECTIONS)
