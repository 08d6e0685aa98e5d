"""A second, naive opinion of a whole match, written apart from the rules; it hears what is told and keeps its books.

Everything is in floating point, in inches, and read off the rulings anew. Terrain, dice and answers come from
outside; points and ferocity are worked out here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.core.decision import Command
    from game.core.table import Event
    from game.dinowars import events as told
    from game.dinowars.state import State

TOUCHING = 0.0501
NEAR = 3.0 + 1e-9
STRIP = 6.0 + 1e-9


@dataclass
class Beast:
    """A piece as the referee sees it. `side`: 0, 1, or -1 for the Gargantuan, -2 for babies."""

    name: str
    side: int
    kind: Any
    x: float = 0.0
    y: float = 0.0
    facing: float = 0.0
    alive: bool = False
    down: bool = False
    dead: bool = False
    escaped: bool = False

    @property
    def radius(self) -> float:
        return float(self.kind.base) / 2

    def away(self, x: float, y: float) -> float:
        """From its rim to a point."""
        return math.hypot(self.x - x, self.y - y) - self.radius

    def gap(self, other: Beast) -> float:
        return self.away(other.x, other.y) - other.radius


@dataclass
class Book:
    """What a side has."""

    pool: int
    score: int = 0
    done: set[str] = field(default_factory=set)
    eggs: tuple[float, float] | None = None


class Referee:
    """Follows one match from its beginning."""

    def __init__(self, state: State) -> None:
        box = state.box
        self.field = box.field
        sides = [*(one.seat for one in box.animals), -1, -2, -2]
        self.beasts = {
            name: Beast(name, side, kind) for name, side, kind in zip(box.names, sides, box.kinds, strict=True)
        }
        self.books = [Book(sum(one.side == seat for one in self.beasts.values())) for seat in (0, 1)]
        self.start = [one.pool for one in self.books]
        self.overall: tuple[str, ...] = ()
        self.unique: tuple[str, ...] = ()
        self.twists: tuple[str, ...] = ()
        self.edges = ("", "")
        self.marks: list[tuple[float, float]] = []
        self.food: list[tuple[float, float, str]] = []
        self.targets = ["", ""]
        self.closed: set[str] = set()
        self.wild = False
        self.fierce = False
        self.gone_babies: set[str] = set()
        self.budget = 0.0
        self.fought: Any = None
        self.lava_now = False

    # -- reading ------------------------------------------------------------------------------------------------------

    def follow(self, command: Command | None, heard: Iterable[Event]) -> None:
        """An answer and all that was told of it."""
        self.fierce = bool(getattr(command, "fierce", False))
        for event in heard:
            reader: Callable[[Any], None] | None = getattr(self, f"_{type(event).__name__.lower()}", None)
            if reader is not None:
                reader(event)

    def settle(self) -> None:
        """A step is over: what it has brought is closed."""
        if not self.wild:
            self.look()
        self.close()

    # -- before play --------------------------------------------------------------------------------------------------

    def _objectivesrolled(self, event: told.ObjectivesRolled) -> None:
        self.overall, self.unique = event.overall, event.unique
        assert event.overall[0] != event.overall[1]

    def _twistschosen(self, event: told.TwistsChosen) -> None:
        self.twists = event.twists

    def _edgetaken(self, event: told.EdgeTaken) -> None:
        self.edges = event.edges
        assert {str(one) for one in event.edges} in ({"north", "south"}, {"east", "west"})
        assert event.lava not in event.edges

    def _named(self, event: told.Named) -> None:
        if event.objective == "assassinate":
            victim = self.beasts[event.name]
            rest = [one for one in self.side(1 - event.seat, everybody=True) if not one.dead and not one.escaped]
            assert victim.kind.cost == max(one.kind.cost for one in rest)
            self.targets[event.seat] = event.name
        else:
            rest = [one for one in self.side(event.seat, everybody=True) if not one.dead and not one.escaped]
            assert self.beasts[event.name].kind.cost == min(one.kind.cost for one in rest)

    def _stood(self, event: told.Stood) -> None:
        beast = self.beasts[event.name]
        beast.x, beast.y, beast.facing, beast.alive = event.x / 100, event.y / 100, event.facing / 100, True
        if beast.side >= 0:
            deep = self.deep(beast.side, beast.x, beast.y)
            assert beast.radius - 1e-9 <= deep <= 6 - beast.radius + 1e-9
        if beast.side == -2:
            assert self.deep(event.seat, beast.x, beast.y) <= 5.5 + 1e-9
            assert event.name == f"baby-{2 - event.seat}"
        self.is_free(beast)

    def _marked(self, event: told.Marked) -> None:
        place = event.x / 100, event.y / 100
        if event.what == "domination":
            self.marks.append(place)
            assert math.dist(place, (24, 24)) == 12
            assert self.deep(0, *place) == 24
        elif event.what == "eggs":
            self.books[event.seat].eggs = place
            assert self.deep(event.seat, *place) <= 5.5 + 1e-9
        else:
            self.food.append((*place, str(event.what)))
            if event.what != "both":
                assert math.dist(place, (24, 24)) <= 18 + 1e-9
                assert self.deep(1 - event.seat, *place) < 24

    def _unmarked(self, event: told.Unmarked) -> None:
        place = event.x / 100, event.y / 100
        if event.what == "domination":
            self.marks.remove(place)
        elif event.what != "eggs":
            self.food.remove((*place, str(event.what)))
        elif self.lava_now:
            keeper = next(seat for seat in (0, 1) if self.books[seat].eggs == place)
            self.books[keeper].eggs = None
            self.point(1 - keeper, "eggs")

    # -- moving -------------------------------------------------------------------------------------------------------

    def _moverolled(self, event: told.MoveRolled) -> None:
        beast = self.beasts[event.name]
        assert len(event.dice) == beast.kind.speed + (self.fierce and not self.wild)
        self.budget = sum(event.dice)
        beast.facing = event.heading / 100

    def _moved(self, event: told.Moved) -> None:
        beast = self.beasts[event.name]
        assert (beast.x, beast.y) == (event.from_x / 100, event.from_y / 100)
        x, y = event.x / 100, event.y / 100
        length = math.dist((beast.x, beast.y), (x, y))
        if beast.side != -2:
            assert self.cost(beast, x, y) <= self.budget + 0.09, "farther than the dice allow"
            if length > 1:
                angle = math.radians(beast.facing)
                aside = (x - beast.x) * math.cos(angle) + (y - beast.y) * math.sin(angle)
                assert abs(aside) < 0.03, "not straight ahead"
                assert (x - beast.x) * math.sin(angle) - (y - beast.y) * math.cos(angle) > 0, "backwards"
        self.is_clear(beast, x, y)
        beast.x, beast.y, beast.facing = x, y, event.facing / 100
        self.is_free(beast)

    def _turned(self, event: told.Turned) -> None:
        self.beasts[event.name].facing = event.facing / 100

    def _shifted(self, event: told.Shifted) -> None:
        beast = self.beasts[event.name]
        x, y = event.x / 100, event.y / 100
        assert math.dist((beast.x, beast.y), (x, y)) <= 3.08
        beast.x, beast.y, beast.facing = x, y, event.facing / 100
        self.is_free(beast)
        assert self.fought is not None
        assert self.fought.margin > 0
        assert self.fought.defender == event.name

    def _escaped(self, event: told.Escaped) -> None:
        beast = self.beasts[event.name]
        beast.alive, beast.escaped = False, True
        assert min(event.x, event.y, 4_800 - event.x, 4_800 - event.y) == 0
        assert self.deep(1 - beast.side, event.x / 100, event.y / 100) <= STRIP
        mates = [one.kind.cost for one in self.side(beast.side)]
        assert all(beast.kind.cost <= cost for cost in mates)
        if self.targets[1 - beast.side] == event.name:
            self.targets[1 - beast.side] = ""
        self.point(beast.side, "escape")

    def cost(self, beast: Beast, x: float, y: float) -> float:
        """What the way there costs, in steps of a fiftieth of an inch."""
        length = math.dist((beast.x, beast.y), (x, y))
        count = max(1, int(length * 50))
        rough = 0
        for number in range(count):
            part = (number + 0.5) / count
            spot = 100 * (beast.x + part * (x - beast.x)), 100 * (beast.y + part * (y - beast.y))
            rough += any(one.holds(round(spot[0]), round(spot[1])) for one in self.field.rough)
        return length * (1 + (0 if beast.kind.flies else rough / count))

    def is_clear(self, beast: Beast, x: float, y: float) -> None:
        """Nothing is passed through, but by flyers."""
        if beast.kind.flies and not self.wild:
            return
        others = [one for one in self.beasts.values() if one.alive and one is not beast]
        for number in range(20):
            part = number / 20
            here = beast.x + part * (x - beast.x), beast.y + part * (y - beast.y)
            assert all(one.away(*here) - beast.radius > -0.02 for one in others), "through a base"
            assert not self.field.is_on_solid(round(100 * here[0]), round(100 * here[1]), round(100 * beast.radius) - 3)

    def is_free(self, beast: Beast) -> None:
        for one in self.beasts.values():
            if one.alive and one is not beast:
                assert beast.gap(one) > -1e-9, f"{beast.name} on {one.name}"
        assert beast.radius - 1e-9 <= min(beast.x, beast.y)
        assert max(beast.x, beast.y) <= 48 - beast.radius + 1e-9

    # -- combat -------------------------------------------------------------------------------------------------------

    def _broke(self, event: told.Broke) -> None:
        beast = self.beasts[event.name]
        standing = {one.name for one in self.enemies(beast) if not one.down and one.gap(beast) <= TOUCHING}
        assert set(event.enemies) == standing
        assert event.free == all(event.total > total for total in event.totals)

    def _fought(self, event: told.Fought) -> None:
        self.fought = event
        defender = self.beasts[event.defender]
        value = defender.kind.combat / (2 if defender.down else 1)
        assert event.defence_halves == 2 * value
        if event.attacker == "pteradon":
            assert (event.attack, event.modifiers) == (2, ())
        else:
            attacker = self.beasts[event.attacker]
            assert attacker.gap(defender) <= TOUCHING
            assert set(event.modifiers) - {"charging"} == self.modifiers(attacker, defender)
            assert event.attack == attacker.kind.combat + len(event.modifiers)
        ratio = event.attack / value
        expected = (3, 1) if ratio >= 2 else (3, 2) if ratio > 1 else (2, 2) if ratio == 1 else (2, 3)
        assert (len(event.dice), len(event.against)) == ((1, 3) if ratio <= 0.5 else expected)
        assert event.margin == max(event.dice) - max(event.against)

    def modifiers(self, attacker: Beast, defender: Beast) -> set[str]:
        """All but the charge."""
        found = set()
        levels = [self.field.level(round(100 * one.x), round(100 * one.y)) for one in (attacker, defender)]
        if levels[0] > levels[1]:
            found.add("higher")
        angle = math.degrees(math.atan2(attacker.x - defender.x, defender.y - attacker.y))
        behind = abs((angle - defender.facing + 180) % 360 - 180)
        if behind >= 135 and not defender.kind.tail:
            found.add("rear")
        mates = [one for one in self.beasts.values() if one.alive and one.side == attacker.side >= 0]
        if sum(one.gap(defender) <= TOUCHING for one in mates) >= 2 and not self.wild:
            found.add("gang")
        if self.fierce and not self.wild:
            found.add("ferocity")
        return found

    def _saved(self, event: told.Saved) -> None:
        assert event.protection == self.beasts[event.name].kind.protection
        assert event.saved == (event.roll <= event.protection)

    def _downed(self, event: told.Downed) -> None:
        self.beasts[event.name].down = True

    def _stoodup(self, event: told.StoodUp) -> None:
        assert self.beasts[event.name].down
        self.beasts[event.name].down = False

    def _killed(self, event: told.Killed) -> None:
        victim = self.beasts[event.name]
        victim.alive, victim.dead, victim.down = False, True, False
        if not event.by or event.by not in self.beasts:
            return
        killer = self.beasts[event.by]
        if killer.side < 0 or killer.side == victim.side:
            return
        if not self.wild:
            self.books[killer.side].pool += 1
        self.point(killer.side, "gargantuan" if victim.side == -1 else "bleed")
        if victim.side == -1:
            self.closed.add("gargantuan")

    def _ferocity(self, event: told.Ferocity) -> None:
        """What a knockback costs, and what is paid; what is gained is worked out elsewhere."""
        if event.change < 0:
            self.books[event.seat].pool -= 1
            assert self.books[event.seat].pool >= 0
            assert event.why in {"knockback", "move", "attack", "action", "stamina"}

    # -- the turn -----------------------------------------------------------------------------------------------------

    def _turnbegan(self, event: told.TurnBegan) -> None:
        if self.wild:
            self.look()
            self.close()
        self.wild = False
        assert event.rolls[event.leads] < event.rolls[1 - event.leads]

    def _turnends(self, _event: told.TurnEnds) -> None:
        self.look()
        self.close()
        self.wild = True
        held = [sum(self.holds(seat, *mark) for mark in self.marks) for seat in (0, 1)]
        if held[0] != held[1]:
            assert "domination" in self.overall
            self.books[held[1] > held[0]].score += 1
        self.look()
        for seat in (0, 1):
            self.books[seat].pool += sum(self.feeds(seat, *food) for food in self.food)

    def _twistrolled(self, _event: told.TwistRolled) -> None:
        self.look()

    def _lavacame(self, _event: told.LavaCame) -> None:
        self.look()
        self.lava_now = True

    def _babygone(self, event: told.BabyGone) -> None:
        if event.cause == "found":
            self.look()
            assert f"baby-{event.seat + 1}" in self.gone_babies
        self.beasts[f"baby-{event.seat + 1}"].alive = False

    def _matchended(self, event: told.MatchEnded) -> None:
        self.look()
        assert event.scores == (self.books[0].score, self.books[1].score)
        won = [self.books[seat].score >= 3 or not self.side(1 - seat) for seat in (0, 1)]
        if won[0] != won[1]:
            assert event.winners == (won.index(True),)

    # -- objectives ---------------------------------------------------------------------------------------------------

    def side(self, seat: int, *, everybody: bool = False) -> list[Beast]:
        return [one for one in self.beasts.values() if one.side == seat and (one.alive or everybody)]

    def enemies(self, beast: Beast) -> list[Beast]:
        return [one for one in self.beasts.values() if one.alive and one.side not in {-2, beast.side}]

    def deep(self, seat: int, x: float, y: float) -> float:
        return {"north": y, "south": 48 - y, "west": x, "east": 48 - x}[str(self.edges[seat])]

    def guarded(self, seat: int, x: float, y: float) -> bool:
        foes = [one for one in self.beasts.values() if one.alive and one.side in {-1, 1 - seat}]
        return any(one.away(x, y) <= NEAR for one in foes)

    def holds(self, seat: int, x: float, y: float) -> bool:
        return any(one.away(x, y) <= NEAR for one in self.side(seat)) and not self.guarded(seat, x, y)

    def feeds(self, seat: int, x: float, y: float, diet: str) -> bool:
        fit = [one for one in self.side(seat) if diet in {"both", str(one.kind.diet)} and one.away(x, y) <= NEAR]
        calm = [one for one in fit if all(one.gap(foe) > TOUCHING for foe in self.enemies(one))]
        return bool(calm) and not self.guarded(seat, x, y)

    def point(self, seat: int, objective: str) -> None:
        """A point, if that is played, open, and new to the side."""
        book = self.books[seat]
        played = objective in self.overall or objective == self.unique[seat]
        if played and objective not in book.done and objective not in self.closed:
            book.done.add(objective)
            book.score += 1

    def look(self) -> None:
        """Everything that may have been reached by now."""
        if not self.edges[0] or not self.unique:
            return
        for seat in (0, 1):
            mine, foes = self.side(seat), self.side(1 - seat, everybody=True)
            inside = sum(self.deep(1 - seat, one.x, one.y) <= STRIP for one in mine)
            if mine and inside >= math.ceil(len(mine) / 2):
                self.point(seat, "infiltration")
            if sum(one.dead for one in foes) >= math.ceil(self.start[1 - seat] / 2):
                self.point(seat, "destruction")
            if self.targets[seat] and self.beasts[self.targets[seat]].dead:
                self.point(seat, "assassinate")
            self._look_for_young(seat, mine)

    def _look_for_young(self, seat: int, mine: list[Beast]) -> None:
        eggs, baby = self.books[1 - seat].eggs, self.beasts[f"baby-{seat + 1}"]
        if eggs is not None and "eggs" not in self.books[seat].done and not self.guarded(seat, *eggs):
            found = any(one.away(*eggs) <= 0.5 + TOUCHING for one in mine)
            self.books[1 - seat].eggs = None if found else eggs
            if found:
                self.point(seat, "eggs")
        if baby.name not in self.gone_babies and baby.alive and any(one.gap(baby) <= TOUCHING for one in mine):
            self.point(seat, "young")
            self.gone_babies.add(baby.name)

    def close(self) -> None:
        self.lava_now = False
        for objective in ("infiltration", "destruction"):
            if any(objective in book.done for book in self.books):
                self.closed.add(objective)
