"""What happens and is worth showing. Seats count from 0; pieces are named; inches and degrees in hundredths."""

from dataclasses import dataclass

from game.core.table import Event


@dataclass(frozen=True, slots=True)
class ObjectivesRolled(Event):
    """What the match is about: two objectives for both, and one for each seat."""

    overall: tuple[str, ...]
    unique: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TwistsChosen(Event):
    """The twists that are played, rolled or chosen; none is possible."""

    twists: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Named(Event):
    """Which animal an objective of that seat is about: the target of assassinate, or the one that is to escape."""

    seat: int
    objective: str
    name: str


@dataclass(frozen=True, slots=True)
class RolledOff(Event):
    """The roll for deployment, by seat: the higher one goes first."""

    rolls: tuple[int, int]
    first: int


@dataclass(frozen=True, slots=True)
class EdgeTaken(Event):
    """Which edge is whose, by seat; `lava` is where it will come from, or empty."""

    edges: tuple[str, str]
    lava: str


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """A piece was put on the table: an animal, the Gargantuan, or a baby (its keeper's seat)."""

    seat: int
    name: str
    x: int
    y: int
    facing: int


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A marker was put down: domination, eggs, herbivore, carnivore or both."""

    seat: int
    what: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Unmarked(Event):
    """A marker is gone: found, or under lava."""

    what: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The roll for the turn, by seat: the lower one goes first."""

    turn: int
    rolls: tuple[int, int]
    leads: int


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """That side acts now, with so many actions."""

    seat: int
    actions: int


@dataclass(frozen=True, slots=True)
class Ferocity(Event):
    """Ferocity gained or lost: feeding, kill, knockback, action, stamina, move or attack. `left` is in the pool now."""

    seat: int
    change: int
    left: int
    why: str


@dataclass(frozen=True, slots=True)
class MoveRolled(Event):
    """The dice of a move, and how far it may lead."""

    name: str
    heading: int
    dice: tuple[int, ...]
    far: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A piece went straight from one place to another, and faces so now."""

    name: str
    from_x: int
    from_y: int
    x: int
    y: int
    facing: int


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """A piece was pushed from one place to another, and faces so now."""

    name: str
    from_x: int
    from_y: int
    x: int
    y: int
    facing: int


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A piece turned on the spot."""

    name: str
    facing: int


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """A combat: what each is worth (the defender's halved value in halves), why the attacker is worth more, the dice.

    `margin` is by how much the attacker won; none or less is no effect.
    """

    attacker: str
    defender: str
    attack: int
    defence_halves: int
    modifiers: tuple[str, ...]
    dice: tuple[int, ...]
    against: tuple[int, ...]
    margin: int


@dataclass(frozen=True, slots=True)
class Saved(Event):
    """A protection roll: whether it was low enough."""

    name: str
    roll: int
    protection: int
    saved: bool


@dataclass(frozen=True, slots=True)
class Downed(Event):
    """An animal lies on its side."""

    name: str


@dataclass(frozen=True, slots=True)
class StoodUp(Event):
    """A downed animal stands again."""

    name: str


@dataclass(frozen=True, slots=True)
class Killed(Event):
    """An animal is dead: combat, lava, quake; `by` names the one that did it, or is empty."""

    name: str
    cause: str
    by: str


@dataclass(frozen=True, slots=True)
class Broke(Event):
    """A break: the escaper's roll with its speed, those of the enemies that stand, and whether it is free."""

    name: str
    total: int
    enemies: tuple[str, ...]
    totals: tuple[int, ...]
    free: bool


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """An animal has left the table."""

    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A point for an objective; `total` are the seat's points now."""

    seat: int
    objective: str
    total: int


@dataclass(frozen=True, slots=True)
class TurnEnds(Event):
    """Both sides have acted: now the end of the turn."""

    turn: int


@dataclass(frozen=True, slots=True)
class GargantuanRolled(Event):
    """How many actions the Gargantuan has."""

    actions: int


@dataclass(frozen=True, slots=True)
class GargantuanActs(Event):
    """What it does: stand, attack, move or wait; `victim` is whom it wants, or empty."""

    deed: str
    victim: str


@dataclass(frozen=True, slots=True)
class TwistRolled(Event):
    """The dice of a twist, by animal."""

    twist: str
    names: tuple[str, ...]
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LavaCame(Event):
    """The lava's front went on, and is so deep now."""

    edge: str
    roll: int
    depth: int


@dataclass(frozen=True, slots=True)
class BabyGone(Event):
    """A baby has left the table: found by that seat, or dead in the lava."""

    seat: int
    cause: str


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """It is over."""

    winners: tuple[int, ...]
    scores: tuple[int, int]
    why: str
