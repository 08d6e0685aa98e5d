"""The answers of this game, and the notation in which they are written: inches and degrees with two decimals."""

from dataclasses import dataclass

from game.core.decision import Command


def decimals(hundredths: int) -> str:
    """Hundredths as a number with two decimals: `7.25`."""
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def _spent(*, fierce: bool) -> str:
    return " fierce" if fierce else ""


@dataclass(frozen=True, slots=True)
class Pick(Command):
    """The animal that is meant, of several alike: `pick allosaurus`."""

    name: str

    def __str__(self) -> str:
        return f"pick {self.name}"


@dataclass(frozen=True, slots=True)
class Take(Command):
    """The edge that the first deployer takes: `edge north`."""

    edge: str

    def __str__(self) -> str:
        return f"edge {self.edge}"


@dataclass(frozen=True, slots=True)
class Deploy(Command):
    """An animal's first place: `deploy allosaurus 24.00 3.00 facing 180.00`; inches from the west and the north."""

    name: str
    x: int
    y: int
    facing: int

    def __str__(self) -> str:
        return f"deploy {self.name} {decimals(self.x)} {decimals(self.y)} facing {decimals(self.facing)}"


@dataclass(frozen=True, slots=True)
class Place(Command):
    """A marker or a baby: `place eggs 24.00 3.00`; eggs, baby, herbivore or carnivore."""

    what: str
    x: int
    y: int

    def __str__(self) -> str:
        return f"place {self.what} {decimals(self.x)} {decimals(self.y)}"


@dataclass(frozen=True, slots=True)
class Move(Command):
    """A move to be rolled: `move allosaurus 90.00`, a pivot first; `move allosaurus ahead`, perhaps one after.

    `fierce` buys a die.
    """

    name: str
    heading: int | None
    fierce: bool = False

    def __str__(self) -> str:
        way = "ahead" if self.heading is None else decimals(self.heading)
        return f"move {self.name} {way}{_spent(fierce=self.fierce)}"


@dataclass(frozen=True, slots=True)
class Turn(Command):
    """A pivot on the spot: `turn allosaurus 90.00`."""

    name: str
    heading: int

    def __str__(self) -> str:
        return f"turn {self.name} {decimals(self.heading)}"


@dataclass(frozen=True, slots=True)
class Go(Command):
    """How far the move goes: `go 7.25`, or `go 7.25 facing 90.00`."""

    distance: int
    facing: int | None = None

    def __str__(self) -> str:
        facing = "" if self.facing is None else f" facing {decimals(self.facing)}"
        return f"go {decimals(self.distance)}{facing}"


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """The move leads off the table: `leave`."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Attack(Command):
    """Combat: `attack allosaurus triceratops`; `fierce` buys one more."""

    name: str
    target: str
    fierce: bool = False

    def __str__(self) -> str:
        return f"attack {self.name} {self.target}{_spent(fierce=self.fierce)}"


@dataclass(frozen=True, slots=True)
class Charge(Command):
    """The free combat of a charge: `charge triceratops`."""

    target: str
    fierce: bool = False

    def __str__(self) -> str:
        return f"charge {self.target}{_spent(fierce=self.fierce)}"


@dataclass(frozen=True, slots=True)
class Pass(Command):
    """No charge, or no move after a break: `pass`."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Break(Command):
    """A break from combat: `break allosaurus`."""

    name: str

    def __str__(self) -> str:
        return f"break {self.name}"


@dataclass(frozen=True, slots=True)
class Stand(Command):
    """A downed animal stands up: `stand allosaurus`."""

    name: str

    def __str__(self) -> str:
        return f"stand {self.name}"


@dataclass(frozen=True, slots=True)
class Push(Command):
    """A point of ferocity for an action beyond the animal's stamina: `push allosaurus`."""

    name: str

    def __str__(self) -> str:
        return f"push {self.name}"


@dataclass(frozen=True, slots=True)
class Rally(Command):
    """A point of ferocity for one more action of the side: `rally`."""

    def __str__(self) -> str:
        return "rally"


@dataclass(frozen=True, slots=True)
class Done(Command):
    """The activation is over: `done`."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Kill(Command):
    """The killing blow: `kill`."""

    def __str__(self) -> str:
        return "kill"


@dataclass(frozen=True, slots=True)
class Down(Command):
    """The defender is laid down, and moved so far in that heading: `down 90.00 3.00`."""

    heading: int
    distance: int

    def __str__(self) -> str:
        return f"down {decimals(self.heading)} {decimals(self.distance)}"


@dataclass(frozen=True, slots=True)
class Knock(Command):
    """The defender is knocked back and turned: `knock 90.00 3.00 facing 180.00`."""

    heading: int
    distance: int
    facing: int

    def __str__(self) -> str:
        return f"knock {decimals(self.heading)} {decimals(self.distance)} facing {decimals(self.facing)}"


LEAVE, PASS, RALLY, DONE, KILL = Leave(), Pass(), Rally(), Done(), Kill()
