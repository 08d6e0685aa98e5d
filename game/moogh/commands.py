"""The answers of this game, and the notation in which they are written."""

from dataclasses import dataclass

from game.core.decision import Command


@dataclass(frozen=True, slots=True)
class Place(Command):
    """A character put on the board at the start: `place urga c1`."""

    person: str
    space: str

    def __str__(self) -> str:
        return f"place {self.person} {self.space}"


@dataclass(frozen=True, slots=True)
class Cube(Command):
    """A cube between two icons of a ring: `cube urga 2` lies between the second and the third."""

    person: str
    slot: int

    def __str__(self) -> str:
        return f"cube {self.person} {self.slot}"


RAGE = "rage"
"""The word for a token's move: no action, and no icon (M26)."""


@dataclass(frozen=True, slots=True)
class Do(Command):
    """An action: `move d4` (its first step), `stab moogh`, `heal pim`, `trap e5`, `rest`; `rage d4` a token's move."""

    deed: str
    target: str = ""

    def __str__(self) -> str:
        return f"{self.deed} {self.target}".rstrip()


@dataclass(frozen=True, slots=True)
class Step(Command):
    """A further step of a move: `on d5`."""

    space: str

    def __str__(self) -> str:
        return f"on {self.space}"


@dataclass(frozen=True, slots=True)
class Land(Command):
    """The free space where somebody who was pushed, thrown or put off a beast comes to stand: `land d5`."""

    space: str

    def __str__(self) -> str:
        return f"land {self.space}"


@dataclass(frozen=True, slots=True)
class Lane(Command):
    """The row of a big beast along which somebody flies: `row left`, `row right`, `row front`, `row back`."""

    row: str

    def __str__(self) -> str:
        return f"row {self.row}"


@dataclass(frozen=True, slots=True)
class Turn(Command):
    """Which way a beast turns towards somebody behind it: `turn left`, `turn right`."""

    way: str

    def __str__(self) -> str:
        return f"turn {self.way}"


@dataclass(frozen=True, slots=True)
class Show(Command):
    """The idea that is kept of those drawn: `show rope`."""

    idea: str

    def __str__(self) -> str:
        return f"show {self.idea}"


@dataclass(frozen=True, slots=True)
class Use(Command):
    """An idea used, with its target if it has one: `use hide`, `use herbs pim`, `use copy brok stab`."""

    idea: str
    target: str = ""

    def __str__(self) -> str:
        return f"use {self.idea} {self.target}".rstrip()


@dataclass(frozen=True, slots=True)
class Card(Command):
    """The own turn card moved so many places (idea Hurry): `card left 1`, `card right 2`."""

    way: str
    places: int

    def __str__(self) -> str:
        return f"card {self.way} {self.places}"


@dataclass(frozen=True, slots=True)
class Word(Command):
    """An answer of one word; WORDS has them all."""

    word: str

    def __str__(self) -> str:
        return self.word


END = Word("end")
"""The end of a turn."""
STOP = Word("stop")
"""No further step."""
REROLL, KEEP = Word("reroll"), Word("keep")
"""A token for all dice again, or the roll as it lies."""
SAVE, STAY, SHIELD = Word("save"), Word("stay"), Word("shield")
"""A token to save oneself, a token to stay on top, the item against an injury."""
YIELD = Word("yield")
"""None of these: what comes is taken."""
PASS = Word("pass")
"""No free action, no idea, no moved card."""
WORDS = {one.word: one for one in (END, STOP, REROLL, KEEP, SAVE, STAY, SHIELD, YIELD, PASS)}
