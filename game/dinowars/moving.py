"""Rulebook, "Movement" and "Breaking from combat": pivot and straight way, charges, breaks, and leaving the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.dinowars.asking import ANY_HEADING, Listing
from game.dinowars.combat import COMPASS, fight
from game.dinowars.commands import LEAVE, PASS, Charge, Go, Leave, Move, Pass, Turn, decimals
from game.dinowars.events import Broke, Escaped, Moved, MoveRolled, Turned
from game.dinowars.field import STRIP
from game.dinowars.harm import change_pool, score
from game.dinowars.kinds import INCH
from game.dinowars.shapes import Point
from game.dinowars.sines import HALF, ROUND, turned
from game.dinowars.space import is_in_lava, low_way, touching_enemies, way
from game.dinowars.state import GONE, NONE, State
from game.dinowars.ways import CONTACT, Way


@dataclass(frozen=True, slots=True)
class Roll:
    """A move whose dice have fallen: who goes, its way, how far, where it would leave the table, if it can.

    `pivots`: whether a pivot may follow. `barred`: the enemies just broken from, whom it may not touch at the end.
    """

    piece: int
    way: Way
    far: int
    exit: Point | None
    pivots: bool
    barred: tuple[int, ...]


async def move(
    table: Table[State], piece: int, heading: int | None, *, fierce: bool, barred: Sequence[int] = ()
) -> None:
    """A move: what it costs, its dice, the answer how far, and the charge that may come of it (D16)."""
    state = table.state
    seat = state.box.sides[piece]
    if fierce:
        change_pool(table, seat, -1, "move")
    if heading is not None:
        state.facings[piece] = heading
    roll = roll_move(table, piece, fierce=fierce, pivots=heading is None, barred=tuple(barred))
    answer = await table.ask(GoDecision(state, seat, roll))
    if isinstance(answer, Leave):
        leave(table, roll)
        return
    assert isinstance(answer, Go)
    before = touching_enemies(state, piece)
    go(table, piece, roll.way, answer.distance, answer.facing)
    met = [one for one in touching_enemies(state, piece) if one not in before]
    if met and answer.distance:  # D18: a pivot makes no contact
        await charge(table, piece, met)


def roll_move(
    table: Table[State], piece: int, *, fierce: bool, pivots: bool, barred: tuple[int, ...] = (), low: bool = False
) -> Roll:
    """The dice of a move straight ahead: one for each point of speed. `low`: a flyer too stops at anything (D47)."""
    state = table.state
    facing = state.facings[piece]
    dice = tuple(table.dice.number(6) for _die in range(state.box.kinds[piece].speed + fierce))
    ahead = low_way(state, piece, facing) if low else way(state, piece, facing)
    budget = INCH * sum(dice)
    far = ahead.far(budget)
    if table.heard is not None:
        table.tell(MoveRolled(state.box.names[piece], facing, dice, far))
    return Roll(piece, ahead, far, _exit(state, piece, ahead, budget), pivots, barred)


def _exit(state: State, piece: int, ahead: Way, budget: int) -> Point | None:
    """D36: where the animal that is to escape reaches the edge of the table within the other side's strip."""
    seat = state.box.sides[piece]
    if seat < 0 or state.runners[seat] != piece:
        return None
    found = ahead.leaving(budget)
    if found is None or state.edge_of(1 - seat).depth(*found[1]) > STRIP:
        return None
    return None if is_in_lava(state, *found[1], ahead.body.radius) else found[1]


def go(table: Table[State], piece: int, ahead: Way, distance: int, facing: int | None = None) -> None:
    """The piece goes so far on its way, and turns then if it may."""
    state = table.state
    before = state.xs[piece], state.ys[piece]
    x, y = ahead.end(distance) if distance else before
    state.xs[piece], state.ys[piece] = x, y
    if facing is not None:
        state.facings[piece] = facing
    if table.heard is not None:
        table.tell(Moved(state.box.names[piece], *before, x, y, state.facings[piece]))


def leave(table: Table[State], roll: Roll) -> None:
    """Escape: the animal is off the table, alive, and takes no further part; D36: a target is named anew."""
    state = table.state
    seat = state.box.sides[roll.piece]
    assert roll.exit is not None
    state.xs[roll.piece], state.ys[roll.piece] = roll.exit
    state.fates[roll.piece] = GONE
    state.runners[seat] = NONE
    if state.targets[1 - seat] == roll.piece:
        state.targets[1 - seat] = NONE
    if state.victim == roll.piece:
        state.victim = NONE
    if table.heard is not None:
        table.tell(Escaped(state.box.names[roll.piece], *roll.exit))
    score(table, seat, "escape")


def turn(table: Table[State], piece: int, heading: int) -> None:
    """D16, D18: a move of no inches, with its pivot."""
    table.state.facings[piece] = heading
    if table.heard is not None:
        table.tell(Turned(table.state.box.names[piece], heading))


async def charge(table: Table[State], piece: int, met: Sequence[int]) -> None:
    """D16: the free attack goes at once against one of the enemies newly touched, or is lost; D15: it costs nothing."""
    state = table.state
    answer = await table.ask(ChargeDecision(state, piece, met))
    if isinstance(answer, Charge):
        await fight(table, piece, state.box.numbers[answer.target], charging=True, fierce=answer.fierce)


async def break_away(table: Table[State], piece: int) -> None:
    """D28: a roll against every enemy that stands there; then the free move, which none of them may be charged by."""
    state = table.state
    kinds, enemies = state.box.kinds, touching_enemies(state, piece)
    standing = [one for one in enemies if not state.down[one]]
    free = True
    if standing:
        total = table.dice.number(6) + kinds[piece].speed
        totals = tuple(table.dice.number(6) + kinds[one].speed for one in standing)
        free = total > max(totals)
        if table.heard is not None:
            names = state.box.names
            table.tell(Broke(names[piece], total, tuple(names[one] for one in standing), totals, free))
    if free:
        match await table.ask(FreeDecision(state, piece)):
            case Move(_name, heading, fierce):
                await move(table, piece, heading, fierce=fierce, barred=enemies)
            case Turn(_name, heading):
                turn(table, piece, heading)


# -- questions --------------------------------------------------------------------------------------------------------


class GoDecision(Decision):
    """How far a move goes whose dice have fallen (D17), and which way it faces then, if it pivots at the end (D18)."""

    __slots__ = ("roll", "state")
    about = "go"

    def __init__(self, state: State, seat: int, roll: Roll) -> None:
        self.seat = seat
        self.state = state
        self.roll = roll

    def options(self) -> Sequence[Command]:
        """Leaving; all the way, most and some of it, nothing; after all the way the eight winds."""
        roll, found = self.roll, Listing()
        if roll.exit is not None:
            found.add(LEAVE)
        distances = dict.fromkeys((roll.far, roll.far * 2 // 3, roll.far // 3, 0))
        goes = [Go(one) for one in distances if not self._is_barred(one)]
        found.add(*goes)
        if roll.pivots and goes[0].distance == roll.far:
            found.make(ROUND // COMPASS, lambda at: Go(roll.far, at * COMPASS))
        return found

    def __contains__(self, command: object) -> bool:
        if isinstance(command, Leave):
            return self.roll.exit is not None
        return isinstance(command, Go) and self._refuse(command) is None

    def _refuse(self, command: Go) -> str | None:
        if not 0 <= command.distance <= self.roll.far:
            return _("The way leads {far} inches at most.").format(far=decimals(self.roll.far))
        if command.facing is not None and not (self.roll.pivots and 0 <= command.facing < ROUND):
            return _("A move pivots at its start or at its end, not at both.")
        if self._is_barred(command.distance):
            return _("The move after a break may not end touching those that were broken from.")
        return None

    def _is_barred(self, distance: int) -> bool:
        """D16: whether so far the animal would still touch one that it broke from; staying is no way at all."""
        if not distance or not self.roll.barred:
            return False
        state, x, y = self.state, *self.roll.way.end(distance)
        radius = state.box.radii[self.roll.piece]
        return any(
            (state.xs[one] - x) ** 2 + (state.ys[one] - y) ** 2 <= (state.box.radii[one] + radius + CONTACT) ** 2
            for one in self.roll.barred
        )

    def legal(self) -> list[str]:
        """The bounds of the way."""
        bounds = f"go 0.00..{decimals(self.roll.far)}"
        facing = [f"{bounds} facing {ANY_HEADING}"] if self.roll.pivots else []
        return [*(["leave"] if self.roll.exit is not None else []), bounds, *facing]

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Go):
            return self._refuse(command) or super().why_not(command)
        if isinstance(command, Leave):
            return _("Only the animal that is to escape leaves the table, within the other side's strip.")
        return _("First the move that was rolled: {legal}.").format(legal=", ".join(self.legal()))


class ChargeDecision(Decision):
    """Whom a charge of that animal attacks, of the enemies newly touched."""

    __slots__ = ("met", "piece", "state")
    about = "charge"

    def __init__(self, state: State, piece: int, met: Sequence[int]) -> None:
        self.seat = state.box.sides[piece]
        self.state = state
        self.piece = piece
        self.met = met

    def options(self) -> Sequence[Command]:
        """Each of them, with ferocity and without; or nobody."""
        names = [self.state.box.names[one] for one in self.met]
        fierce = [Charge(name, fierce=True) for name in names] if self.state.pools[self.seat] else []
        return [*map(Charge, names), *fierce, PASS]

    def __contains__(self, command: object) -> bool:
        if isinstance(command, Pass):
            return True
        if not isinstance(command, Charge) or (command.fierce and not self.state.pools[self.seat]):
            return False
        return self.state.box.numbers.get(command.target) in self.met

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Charge) and self.state.box.numbers.get(command.target) in self.met:
            return _("There is no ferocity left.")
        names = ", ".join(self.state.box.names[one] for one in self.met)
        return _("First the charge: it can attack {names}, or pass.").format(names=names)


class FreeDecision(Decision):
    """The free move after a break."""

    __slots__ = ("piece", "state")
    about = "free"

    def __init__(self, state: State, piece: int) -> None:
        self.seat = state.box.sides[piece]
        self.state = state
        self.piece = piece

    def options(self) -> Sequence[Command]:
        """A move to each of the eight winds, with ferocity and without; a turn; or nothing."""
        name, found = self.state.box.names[self.piece], Listing()
        found.make(ROUND // COMPASS, lambda at: Move(name, at * COMPASS))
        if self.state.pools[self.seat]:
            found.make(ROUND // COMPASS, lambda at: Move(name, at * COMPASS, fierce=True))
        found.add(Move(name, None), Turn(name, turned(self.state.facings[self.piece], HALF)), PASS)
        return found

    def __contains__(self, command: object) -> bool:
        return self._refuse(command) is None

    def _refuse(self, command: object) -> str | None:
        match command:
            case Pass():
                return None
            case Move(name, heading, fierce) if name == self.state.box.names[self.piece]:
                if fierce and not self.state.pools[self.seat]:
                    return _("There is no ferocity left.")
                return None if heading is None or 0 <= heading < ROUND else self._first()
            case Turn(name, heading) if name == self.state.box.names[self.piece] and 0 <= heading < ROUND:
                return None
        return self._first()

    def _first(self) -> str:
        return _("First the free move of {name}, or pass.").format(name=self.state.box.names[self.piece])

    def legal(self) -> list[str]:
        """The kinds of move with their bounds."""
        name = self.state.box.names[self.piece]
        ways = [f"move {name} {ANY_HEADING}", f"move {name} ahead"]
        fierce = [f"{one} fierce" for one in ways] if self.state.pools[self.seat] else []
        return [*ways, *fierce, f"turn {name} {ANY_HEADING}", "pass"]

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return self._refuse(command) or super().why_not(command)
