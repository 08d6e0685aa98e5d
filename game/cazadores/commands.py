"""The answers of this game, and the notation in which they are written."""

from dataclasses import dataclass

from game.core.decision import Command


@dataclass(frozen=True, slots=True)
class Keep(Command):
    """Which of the missions dealt at first are kept, by their values: `keep 25 8`. As others see it: `keep`."""

    values: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("keep", *map(str, self.values)))


@dataclass(frozen=True, slots=True)
class Build(Command):
    """The own museum goes to this free port: `museum cartagena`."""

    port: str

    def __str__(self) -> str:
        return f"museum {self.port}"


@dataclass(frozen=True, slots=True)
class Launch(Command):
    """The own ship starts at this replenishing point: `ship havana`."""

    port: str

    def __str__(self) -> str:
        return f"ship {self.port}"


@dataclass(frozen=True, slots=True)
class Sail(Command):
    """One step along a route: `sail havana`."""

    port: str

    def __str__(self) -> str:
        return f"sail {self.port}"


@dataclass(frozen=True, slots=True)
class Dig(Command):
    """The top tile of the pile where the ship lies: `dig`."""

    def __str__(self) -> str:
        return "dig"


@dataclass(frozen=True, slots=True)
class Unload(Command):
    """Cargo into the own museum: `unload diplodocus 2`, a loose tile; `unload diplodocus`, whole; `unload all`."""

    what: str

    def __str__(self) -> str:
        return f"unload {self.what}"


@dataclass(frozen=True, slots=True)
class Deliver(Command):
    """A mission of the hand, fulfilled: `deliver marines flyers`."""

    groups: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("deliver", *self.groups))


@dataclass(frozen=True, slots=True)
class Draw(Command):
    """A further mission of that value, for one provision: `draw 15`."""

    value: int

    def __str__(self) -> str:
        return f"draw {self.value}"


@dataclass(frozen=True, slots=True)
class Swap(Command):
    """A tile of the ship for a spare one of another's museum: `swap diplodocus 1 diplodocus 2`."""

    give: str
    take: str

    def __str__(self) -> str:
        return f"swap {self.give} {self.take}"


@dataclass(frozen=True, slots=True)
class Return(Command):
    """Loose tiles of one group from the own museum to the box: `return diplodocus 1 diplodocus 1 brachiosaurus 3`."""

    tiles: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("return", *self.tiles))


DIG = Dig()
ALL = Unload("all")
