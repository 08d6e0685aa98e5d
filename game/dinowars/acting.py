"""The question of every action: what the side's animals can do now (D55), and what its ferocity can buy (D12)."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.decision import Command, Decision
from game.core.words import _
from game.dinowars.asking import ANY_HEADING, Listing
from game.dinowars.commands import DONE, RALLY, Attack, Break, Done, Move, Push, Rally, Stand, Turn
from game.dinowars.field import MIDDLE
from game.dinowars.shapes import Point
from game.dinowars.sines import HALF, QUARTER, ROUND, heading_to, turned
from game.dinowars.space import heading_between, is_here, touching_enemies
from game.dinowars.state import NONE, State

Deed = Move | Turn | Attack | Break | Stand
"""What an animal does."""


def has_stamina(state: State, piece: int) -> bool:
    """Whether the animal could take an action, if its side has one."""
    return is_here(state, piece) and state.used[piece] < state.box.kinds[piece].stamina + state.pushed[piece]


def may_push(state: State, piece: int) -> bool:
    """D12: whether the animal may be given an action beyond its stamina; it uses one of the side's."""
    tired = is_here(state, piece) and state.used[piece] == state.box.kinds[piece].stamina
    return tired and not state.pushed[piece] and state.left > 0 and state.pools[state.seat] > 0


def may_rally(state: State) -> bool:
    """D14, D64: whether the side may buy an action that some animal could take."""
    if state.bought or not state.pools[state.seat]:
        return False
    mine = state.in_play(state.seat)
    if any(has_stamina(state, piece) for piece in mine):
        return True
    return state.pools[state.seat] > 1 and not all(state.pushed[piece] for piece in mine)


def has_options(state: State) -> bool:
    """Whether the side can do anything but stop."""
    mine = state.in_play(state.seat)
    if state.left and any(has_stamina(state, piece) for piece in mine):
        return True
    return may_rally(state) or any(may_push(state, piece) for piece in mine)


class ActDecision(Decision):
    """The side's next action, ferocity for one more, or the end of its activation."""

    __slots__ = ("state",)
    about = "act"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """Attacks, breaks and standing up; moves at whatever matters and to the four winds; ferocity; stopping."""
        state, found = self.state, Listing()
        goals = aims(state, self.seat)
        for piece in state.in_play(self.seat):
            if state.left and has_stamina(state, piece):
                self._offer(found, piece, goals)
            elif may_push(state, piece):
                found.add(Push(state.box.names[piece]))
        if may_rally(state):
            found.add(RALLY)
        found.add(DONE)
        return found

    def _offer(self, found: Listing, piece: int, goals: tuple[Point, ...]) -> None:
        state, name = self.state, self.state.box.names[piece]
        enemies = touching_enemies(state, piece)
        fierce = state.pools[self.seat] > 0
        if state.down[piece]:
            found.add(Stand(name))
        elif enemies:
            names = [state.box.names[one] for one in enemies]
            found.add(*(Attack(name, one) for one in names))
            if fierce:
                found.add(*(Attack(name, one, fierce=True) for one in names))
            found.add(Break(name), Turn(name, heading_between(state, piece, enemies[0])))
        else:
            self._offer_moves(found, piece, goals, fierce=fierce)

    def _offer_moves(self, found: Listing, piece: int, goals: tuple[Point, ...], *, fierce: bool) -> None:
        name = self.state.box.names[piece]
        headings = _headings(self.state.xs[piece], self.state.ys[piece], goals)
        found.make(len(headings), lambda at: Move(name, headings[at]))
        if fierce:
            found.make(len(headings), lambda at: Move(name, headings[at], fierce=True))
        found.add(Move(name, None), Turn(name, turned(self.state.facings[piece], HALF)))

    def __contains__(self, command: object) -> bool:
        return self._refuse(command) is None

    def _refuse(self, command: object) -> str | None:
        state = self.state
        match command:
            case Done():
                return None
            case Rally():
                return None if may_rally(state) else _("No action can be bought now.")
            case Push(name):
                return self._refuse_push(state.box.numbers.get(name, NONE))
            case Move(name) | Turn(name) | Attack(name) | Break(name) | Stand(name):
                piece = state.box.numbers.get(name, NONE)
                return self._refuse_animal(piece) or self._refuse_deed(piece, command)
        return _("Now a side acts: move, turn, attack, break, stand, push, rally or done.")

    def _refuse_push(self, piece: int) -> str | None:
        if piece in self.state.box.armies[self.seat] and may_push(self.state, piece):
            return None
        return _("That animal cannot be pushed beyond its stamina now.")

    def _refuse_animal(self, piece: int) -> str | None:
        state = self.state
        if piece not in state.box.armies[self.seat] or not is_here(state, piece):
            return _("That is none of your animals in play.")
        if not state.left:
            return _("Your side has no action left.")
        if not has_stamina(state, piece):
            return _("That animal has used up its stamina.")
        return None

    def _refuse_deed(self, piece: int, command: Deed) -> str | None:
        if self.state.down[piece]:  # D57
            return None if isinstance(command, Stand) else _("A downed animal stands up first.")
        if isinstance(command, Stand):
            return _("That animal stands already.")
        return self._refuse_upright(command, touching_enemies(self.state, piece))

    def _refuse_upright(self, command: Move | Turn | Attack | Break, enemies: Sequence[int]) -> str | None:
        match command:
            case Move(_name, heading, fierce):
                if enemies:
                    return _("That animal is in contact: it must break away first, or turn on the spot.")
                return self._refuse_fierce(fierce=fierce) or _refuse_heading(heading)
            case Turn(_name, heading):
                return _refuse_heading(heading)
            case Attack(_name, target, fierce):
                if self.state.box.numbers.get(target) not in enemies:  # D56
                    return _("That is no enemy in contact with it.")
                return self._refuse_fierce(fierce=fierce)
        return None if enemies else _("No enemy is in contact with it.")

    def _refuse_fierce(self, *, fierce: bool) -> str | None:
        return _("There is no ferocity left.") if fierce and not self.state.pools[self.seat] else None

    def legal(self) -> list[str]:
        """What each animal can do, with its bounds."""
        found = []
        for piece in self.state.in_play(self.seat):
            if self.state.left and has_stamina(self.state, piece):
                found += self._legal(piece)
            elif may_push(self.state, piece):
                found.append(f"push {self.state.box.names[piece]}")
        return [*found, *(["rally"] if may_rally(self.state) else []), "done"]

    def _legal(self, piece: int) -> list[str]:
        state, name = self.state, self.state.box.names[piece]
        if state.down[piece]:
            return [f"stand {name}"]
        enemies = touching_enemies(state, piece)
        deeds = [f"attack {name} {state.box.names[one]}" for one in enemies]
        if not enemies:
            deeds = [f"move {name} {ANY_HEADING}", f"move {name} ahead"]
        fierce = [f"{one} fierce" for one in deeds] if state.pools[self.seat] else []
        return [*deeds, *fierce, *([f"break {name}"] if enemies else []), f"turn {name} {ANY_HEADING}"]

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return self._refuse(command) or super().why_not(command)


@lru_cache(maxsize=256)
def _headings(x: int, y: int, goals: tuple[Point, ...]) -> tuple[int, ...]:
    """From there to the goals and to the four winds; of most animals the same as at the question before."""
    ways = [heading_to(goal_x - x, goal_y - y) for goal_x, goal_y in goals]
    return tuple(dict.fromkeys([*ways, *range(0, ROUND, QUARTER)]))


def _refuse_heading(heading: int | None) -> str | None:
    return None if heading is None or 0 <= heading < ROUND else _("A heading is 0 to 359.99 degrees.")


def aims(state: State, seat: int) -> tuple[Point, ...]:
    """Where a side may want to go: enemies, the baby it seeks, eggs, markers, feeding points, the other side's edge."""
    box = state.box
    beasts = [one for one in state.here() if box.sides[one] not in {seat, -2} or one == box.baby(seat)]
    found = [(state.xs[one], state.ys[one]) for one in beasts]
    eggs = state.eggs[1 - seat]
    if eggs is not None and "eggs" not in state.done[seat]:
        found.append(eggs)
    found += [*state.marks, *[food[:2] for food in state.food]]
    return (*found, state.edge_of(1 - seat).along(MIDDLE, 0))
