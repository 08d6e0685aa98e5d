"""What a seat may hope to have in the end: animals, missions and the bonus, by what it may see.

Each tile that is buried is taken to become the seat's with one and the same chance, its share, whatever becomes of the
others. Seats go for what they lack, so that their shares may sum to more than the whole. All worths are in hundredths
of a point. Nothing here looks at another seat's missions.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from math import fsum

from game.cazadores.state import State, cards

Chances = tuple[float, ...]
BONUS = 14
"""Percent of the bonus that one more animal seems to be worth."""
DANGER = 0.3
"""Turns: so many before the end the seat has its last chance to unload and deliver once in two times."""
RATE = 2.3
"""Tiles that a seat digs in a turn."""


class Outlook:
    """A seat's hopes in a state, which must not change while it is looked at; without `hand` as without missions."""

    def __init__(self, state: State, seat: int, buried: Sequence[int], share: float, hand: Sequence[int] = ()) -> None:
        """`buried`: copies of each tile (see `count_buried`); `share`: 0 to 1; `hand`: missions by number."""
        self.state, self.box, self.seat = state, state.box, seat
        self.buried, self.share = buried, share
        self.hand = tuple(hand)
        self.reach = reach(self.box.copies, share)
        self.have = [min(a + b, self.box.copies) for a, b in zip(state.holds[seat], state.stores[seat], strict=True)]
        """By tile, the loose ones on the ship and in the museum."""

    @cached_property
    def late(self) -> float:
        """The chance, 0 to 1, that what is put off can be done before the match ends."""
        left = self.state.buried / (self.box.seats * RATE)
        return left / (left + DANGER)

    # -- animals ------------------------------------------------------------------------------------------------------

    @cached_property
    def whole(self) -> list[list[float]]:
        """By animal, how likely the seat will make at least 1, 2, ... further ones whole."""
        return [self._whole(animal, {}) for animal in range(len(self.box.animals))]

    def _whole(self, animal: int, instead: Mapping[int, Chances]) -> list[float]:
        """The same, with other chances for some of its tiles."""
        reach, have, buried = self.reach, self.have, self.buried
        span = self.box.spans[animal]
        found = [1.0] * self.box.copies
        for part in range(span.start, span.stop):
            row = instead[part] if part in instead else reach[have[part]][buried[part]]
            found = [chance * more for chance, more in zip(found, row, strict=True)]
        return found

    @cached_property
    def prizes(self) -> list[float]:
        """By animal, what one more of it is worth."""
        bonus, more = BONUS * self.box.numbers.bonus, self.mission_gains
        return [100 * points + bonus + more[g] for points, g in zip(self.box.points, self.box.group_of, strict=True)]

    def change(self, tile: int, more: int, *, dug: bool) -> float:
        """What it would be worth to have so many more of that tile (or fewer), one of them `dug` or none."""
        return self._changed(self.box.owners[tile], {tile: self._row(tile, more, self.buried[tile] - dug)})

    def exchange(self, give: int, take: int) -> float:
        """What it would be worth to have one tile less and another more; they may be parts of one animal."""
        less, more = self._row(give, -1, self.buried[give]), self._row(take, 1, self.buried[take])
        one, other = self.box.owners[give], self.box.owners[take]
        if one == other:
            return self._changed(one, {give: less, take: more})
        return self._changed(one, {give: less}) + self._changed(other, {take: more})

    def _row(self, tile: int, more: int, buried: int) -> Chances:
        """How likely there are at least 1, 2, ... of that tile, with so many more in hand."""
        return self.reach[min(max(0, self.have[tile] + more), self.box.copies)][buried]

    def _changed(self, animal: int, instead: Mapping[int, Chances]) -> float:
        """What it would be worth to have other chances for some of its tiles."""
        after = self._whole(animal, instead)
        return fsum(after + [-chance for chance in self.whole[animal]]) * self.prizes[animal]

    @cached_property
    def gains(self) -> list[float]:
        """By group, what the next tile dug there brings this seat on average."""
        return self._means(1)

    @cached_property
    def losses(self) -> list[float]:
        """By group, what the next tile costs this seat on average if another digs it."""
        return [-mean for mean in self._means(0)]

    def _means(self, more: int) -> list[float]:
        found = [0.0] * len(self.box.groups)
        for tile, number in enumerate(self.buried):
            if number:
                found[self.box.tile_groups[tile]] += number * self.change(tile, more, dug=True)
        return [total / max(1, len(bag)) for total, bag in zip(found, self.state.bags, strict=True)]

    # -- missions -----------------------------------------------------------------------------------------------------

    @cached_property
    def numbers(self) -> list[list[float]]:
        """By group, how likely at least 1, 2, ... animals serve missions, those among them that are free already."""
        shown, aboard = self.state.shown[self.seat], self.state.aboard[self.seat]
        return [
            at_least(sum([shown[one] + aboard[one] for one in members]), [self.whole[one] for one in members])
            for members in self.box.members
        ]

    def promise(self, hand: Sequence[int], more: int = -1) -> float:
        """What these missions are worth together: their points if they are done, less them if not.

        The most promising takes its animals first. `more`: a group of which there is one more animal.
        """
        left, used = list(hand), [0] * len(self.box.groups)
        if more >= 0:
            used[more] = -1
        total = 0.0
        while left:
            worths = [self.chance(card, used) * self.box.missions[card].value for card in left]
            best = worths.index(max(worths))
            card = left.pop(best)
            total += 200 * worths[best] * self.late - 100 * self.box.missions[card].value
            for group in self.box.wants[card]:
                used[group] += 1
        return total

    def chance(self, card: int, used: Sequence[int]) -> float:
        """How likely there is an animal of each of its groups, beyond those used."""
        chance = 1.0
        for group in self.box.wants[card]:
            numbers, at = self.numbers[group], used[group]
            if at >= 0:
                chance *= numbers[at] if at < len(numbers) else 0.0
        return chance

    @cached_property
    def missions(self) -> float:
        """What the missions in the hand are worth."""
        return self.promise(self.hand)

    @cached_property
    def mission_gains(self) -> list[float]:
        """By group, what one more animal would add to the missions in the hand."""
        return [
            self.promise(self.hand, group) - self.missions if self.hand else 0.0
            for group in range(len(self.box.groups))
        ]

    def card(self, kind: int) -> float:
        """What the next mission of that class would add on average; over all that may lie in its deck (C24)."""
        pool = unseen(self.state, self.seat, kind)
        if not pool:
            return -100.0 * self.box.values[kind]
        return fsum([self.promise((*self.hand, card)) for card in pool]) / len(pool) - self.missions

    # -- all of it ----------------------------------------------------------------------------------------------------

    @property
    def worth(self) -> float:
        """The points that are there and those to be hoped for."""
        bonus = BONUS * self.box.numbers.bonus
        hopes = [
            (100 * points + bonus) * chance
            for points, chances in zip(self.box.points, self.whole, strict=True)
            for chance in chances
        ]
        there = 100 * self.state.scores[self.seat] + bonus * self.state.animals(self.seat)
        return fsum([there, self.missions, *hopes])


@lru_cache(maxsize=64)
def reach(copies: int, share: float) -> tuple[tuple[Chances, ...], ...]:
    """By copies in hand and copies buried, each had by that chance: how likely there are at least 1, 2, ... of them."""
    numbers = range(copies + 1)
    return tuple(tuple(_reached(have, hidden, copies, share) for hidden in numbers) for have in numbers)


def _reached(have: int, hidden: int, copies: int, share: float) -> Chances:
    spread = [1.0]
    for _copy in range(hidden):
        spread = [a * (1 - share) + b * share for a, b in zip([*spread, 0.0], [0.0, *spread], strict=True)]
    return tuple(fsum(spread[max(0, least - have) :]) for least in range(1, copies + 1))


def at_least(there: int, kinds: Sequence[Sequence[float]]) -> list[float]:
    """How likely there are at least 1, 2, ..., if so many are there and of each kind 1, 2, ... may come."""
    spread = [1.0]
    for tails in kinds:
        points = [one - other for one, other in pairwise([1.0, *tails, 0.0])]
        longer = [0.0] * (len(spread) + len(tails))
        for number, chance in enumerate(spread):
            if chance:
                for more, point in enumerate(points):
                    longer[number + more] += chance * point
        spread = longer
    found = [fsum(spread[number:]) for number in range(1, len(spread))]
    return [1.0] * there + found


def count_buried(state: State) -> list[int]:
    """By tile, how many copies are buried."""
    numbers = state.box.tile_numbers
    found = [0] * len(state.box.tiles)
    for bag in state.bags:
        for name in bag:
            found[numbers[name]] += 1
    return found


def unseen(state: State, seat: int, kind: int) -> tuple[int, ...]:
    """The missions of a class that may lie in its deck, by what the seat sees: not in its hand, and not done."""
    known = state.hands[seat]
    for done in state.done:
        known |= done
    return cards(state.box.classes[kind] & ~known)
