"""A mountain on the brink: whom an eruption that the next seat sets off would serve, and how likely it is."""

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from game.wrath.bots.hopes import Hope
from game.wrath.bots.planning import silent
from game.wrath.bots.valuing import Appraiser, next_to_play
from game.wrath.box import CAVE, EGG, HUT, SUPPLY, VOLCANO, WORSHIP_ICON, Box
from game.wrath.eruption import check_for_eruptions
from game.wrath.state import NOTHING, OVER, SPEND, State


@dataclass(frozen=True, slots=True)
class Foresight:
    """What positions are worth to somebody who sees the eruptions that the next seats may set off.

    `brink`: they are looked for where at most so many are empty; 0 for nowhere.
    """

    eye: Appraiser
    hope: Hope
    brink: int

    def of(self, state: State) -> list[float]:
        """What each seat hopes for. Once around the table, whoever gains by an eruption sets it off as often as the
        dice allow; who comes later is thought of first.
        """
        hopes = self._hopes(state)
        empty = state.box.spaces - state.filled()
        if state.phase != OVER and 0 < empty <= self.brink:
            mover, seats = next_to_play(state), state.box.seats
            for turn in range(seats - 1, -1, -1):
                seat = (mover + turn) % seats
                after = set_off(state, seat, empty)
                loud = self._hopes(after) if after else hopes
                if loud[seat] > hopes[seat]:
                    share = chance(state.box, dice_of(state, seat), empty)
                    hopes = [hope + share * (new - hope) for hope, new in zip(hopes, loud, strict=True)]
        return hopes

    def _hopes(self, state: State) -> list[float]:
        totals = self.eye.totals(state)
        return [self.hope.of(totals, seat, state) for seat in range(state.box.seats)]


def set_off(state: State, mover: int, empty: int) -> State | None:
    """The table after that seat has filled the volcano and done nothing else; None if it is too few for that (W8)."""
    twin = state.copy()
    tribe = twin.tribes[mover]
    if state.box.cavemen - tribe[VOLCANO] < empty:
        return None
    for _space in range(empty):
        tribe[_spared(tribe)] -= 1
    tribe[VOLCANO] += empty
    twin.seat, twin.phase = mover, SPEND
    twin.unspent[:] = NOTHING
    check_for_eruptions(silent(twin))
    return twin


def _spared(tribe: bytearray) -> int:
    """From where a cave person goes to the volcano (W7): the supply, then where it counts least."""
    for place in (SUPPLY, EGG, CAVE, HUT):
        if tribe[place]:
            return place
    crowd = max(tribe[:CAVE])
    return tribe.index(crowd, 0, CAVE)


def dice_of(state: State, seat: int) -> int:
    """How many dice that seat will roll (W39)."""
    return state.box.dice + sum([state.box.species[kind - 1].dice for kind in state.herds[seat]])


@lru_cache(maxsize=256)
def chance(box: Box, dice: int, wanted: int) -> float:
    """How likely so many dice of a turn show the volcano if they are rolled for it alone."""
    share = sum(WORSHIP_ICON in face for face in box.faces) / len(box.faces)
    hit = 1 - (1 - share) ** box.rolls
    return sum(comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(wanted, dice + 1))
