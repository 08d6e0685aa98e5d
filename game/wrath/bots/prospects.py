"""What a roll may bring: the dice to keep, by exact means over all that the others can show."""

from functools import lru_cache

from game.core.decision import Command
from game.core.pool import Counts, Pool, pool
from game.core.search import Budget
from game.wrath.bots.brink import Foresight
from game.wrath.bots.hopes import Hope
from game.wrath.bots.planning import Icons, Plans, Width
from game.wrath.bots.valuing import Appraiser
from game.wrath.box import ICONS, Box
from game.wrath.commands import KEEP, Reroll
from game.wrath.rolling import dice_of
from game.wrath.state import SPEND, State


class Prospects:
    """The turns that lie before the seat to play, whatever the dice will show; before or between its rolls.

    Means are over hopes, so that a sure lead is not staked for a large one.
    """

    __slots__ = ("_after", "_ends", "_foresight", "_hope", "_known", "box", "dice", "plans", "pool", "values")

    def __init__(
        self, state: State, dice: int, eye: Appraiser, width: Width, budget: Budget, *, hope: Hope, brink: int = 0
    ) -> None:
        """`dice`: how many lie there, or will be rolled. `brink`: see `Foresight`."""
        root = state.copy()
        root.phase = SPEND
        root.unspent[:] = bytes([dice * most_of(state.box, icon) for icon in range(len(ICONS))])
        self.box, self.dice, self._hope = state.box, dice, hope
        self._foresight = Foresight(eye, hope, brink)
        self.plans = Plans(root, eye, width, budget)
        self.pool = faces_pool(state.box, dice)
        self._ends = [self.plans.end(icons) for icons in wholes(state.box, dice)]
        self._known: dict[int, list[float]] = {}
        self.values = self._hopes(state.seat)
        self._after = [self.values]

    def _hopes(self, seat: int) -> list[float]:
        """What the seat hopes for at the end that each whole pool leads to."""
        known = self._known
        for end in self._ends:
            if id(end) not in known:
                known[id(end)] = self._foresight.of(end.state)
        return [known[id(end)][seat] for end in self._ends]

    def _worth(self, hope: float) -> float:
        return self._hope.worth(hope, self.plans.root)

    def after(self, rolls: int) -> list[float]:
        """By whole pool, what it is worth with so many more free rolls."""
        while len(self._after) <= rolls:
            self._after.append(self.pool.again(self._after[-1]))
        return self._after[rolls]

    def turn(self, rolls: int) -> float:
        """What the turn is worth before the first of so many rolls, as firm as a sure worth."""
        return self._worth(self.pool.means(self.after(rolls - 1))[-1])

    def turn_for(self, seat: int, rolls: int) -> float:
        """What another seat may hope for before the first of so many rolls, played by whose turn it is."""
        mine, theirs = self.values, self._hopes(seat)
        for _roll in range(rolls - 1):
            mine, theirs = self.pool.again_for(mine, theirs)
        return self.pool.means(theirs)[-1]

    def answers(self, shown: tuple[int, ...], rolls: int) -> list[tuple[float, Command]]:
        """Each different choice of dice to roll again, best first, with its worth; `rolls`: how many are left."""
        showing = faces_shown(self.box, shown)
        means = self.pool.means(self.after(rolls - 1))
        found: list[tuple[float, Command]] = [
            (means[part], _again(self.box, shown, self.pool.parts[part]))
            for part in self.pool.within(showing)
            if part >= self.pool.whole
        ]
        found.append((self.values[self.pool.parts.index(showing)], KEEP))
        found.sort(key=lambda one: (-one[0], str(one[1])))
        return [(self._worth(hope), answer) for hope, answer in found]


@lru_cache(maxsize=64)
def wholes(box: Box, dice: int) -> tuple[Icons, ...]:
    """The icons of each whole pool of `faces_pool`, in its order."""
    pool = faces_pool(box, dice)
    return tuple([icons_of(box, whole) for whole in pool.parts[: pool.whole]])


@lru_cache(maxsize=64)
def faces_pool(box: Box, dice: int) -> Pool:
    """The dice as a pool: faces of one name are one."""
    names = box.face_names
    return pool(tuple(names.count(name) for name in _names(box)), dice)


def _names(box: Box) -> tuple[str, ...]:
    return tuple(dict.fromkeys(box.face_names))


def faces_shown(box: Box, shown: tuple[int, ...]) -> Counts:
    """The dice as they lie, counted by face."""
    names = [box.face_names[die] for die in shown]
    return tuple(names.count(name) for name in _names(box))


def icons_of(box: Box, whole: Counts) -> Icons:
    """The icons on those faces (W40: a face may have several)."""
    faces = [box.faces[box.face_names.index(name)] for name in _names(box)]
    return tuple(sum(n * face.count(icon) for n, face in zip(whole, faces, strict=True)) for icon in range(len(ICONS)))


def most_of(box: Box, icon: int) -> int:
    """How often one face shows the icon at most."""
    return max(face.count(icon) for face in box.faces)


def _again(box: Box, shown: tuple[int, ...], kept: Counts) -> Reroll:
    """The answer that keeps so many dice of each face: the first ones of each."""
    left, names, again = list(kept), _names(box), list[int]()
    for number, die in enumerate(shown, 1):
        face = names.index(box.face_names[die])
        if left[face]:
            left[face] -= 1
        else:
            again.append(number)
    return Reroll(tuple(again))


def coming_dice(state: State) -> int:
    """How many dice lie there, or will be rolled first (W39)."""
    return len(state.dice) if state.rolls else dice_of(state)
