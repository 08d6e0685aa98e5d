"""What things are worth to a seat, by what that seat may see: open tiles, its own missions, what is still buried.

All worths are in hundredths of a point. Nothing here looks at another seat's missions, and nothing at the order of a
pile, which there is not.
"""

from collections.abc import Sequence
from functools import cached_property

from game.cazadores.state import State

HALF_DONE = 60
"""Percent of an animal's points that all but its last tile seem worth, by the square of the part that is there."""
AGAIN = 45
"""Percent that a further animal of a kind counts of what the first would, while the first is not whole."""
RACE = 110
"""What a complete animal adds to the hope for the bonus."""
SWING = 70
"""Percent of what a mission is worth, done or not, that its animals share."""
STALE = 10
"""What a tile is worth that nothing can be made of."""
PROVISION = 34
"""What a provision is worth that is not used up."""


class Eye:
    """A seat's view of a state; it is looked at once and must not be kept when the state changes."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.box = state.box
        self.seat = seat
        self._pulls: dict[int, float] = {}

    # -- animals ------------------------------------------------------------------------------------------------------

    @cached_property
    def needs(self) -> list[int]:
        """By group, what a complete animal would add to the missions in the hand."""
        free = self.free
        found = [RACE] * len(free)
        for card in self.state.missions(self.seat):
            wants = self.box.wants[card]
            share = 2 * SWING * self.box.missions[card].value // len(wants)
            for group in wants:
                if free[group]:
                    continue
                found[group] += share
        return found

    @cached_property
    def free(self) -> list[int]:
        """By group, the complete animals that no mission has used up, those aboard too."""
        shown, aboard = self.state.shown[self.seat], self.state.aboard[self.seat]
        return [sum([shown[animal] + aboard[animal] for animal in members]) for members in self.box.members]

    @cached_property
    def prizes(self) -> list[int]:
        """By animal, what completing one would bring."""
        needs = self.needs
        return [100 * points + needs[group] for points, group in zip(self.box.points, self.box.group_of, strict=True)]

    @cached_property
    def have(self) -> list[int]:
        """By tile, how many loose ones the seat has, on its ship and in its museum."""
        return [a + b for a, b in zip(self.state.holds[self.seat], self.state.stores[self.seat], strict=True)]

    @cached_property
    def gains(self) -> list[int]:
        """By tile, what one more of it would be worth."""
        return [gain for animal in range(len(self.box.animals)) for gain in self._gains(animal)]

    def _gains(self, animal: int) -> list[int]:
        """By tile of the animal: the more of it is there, the more the next one is worth."""
        parts, prize = self.have[self.box.spans[animal]], self.prizes[animal]
        size = len(parts)
        first, second = sum([part > 0 for part in parts]), sum([part > 1 for part in parts])
        fresh = self._hope(prize, first + 1, size) - self._hope(prize, first, size)
        spare = AGAIN * (self._hope(prize, second + 1, size) - self._hope(prize, second, size)) // 100
        if not self._can_be_finished(animal):
            fresh = spare = STALE
        return [fresh if not part else max(STALE, spare) if part == 1 else STALE for part in parts]

    def loss(self, tile: int) -> int:
        """What giving up one loose copy of that tile would cost."""
        animal = self.box.owners[tile]
        parts, prize = self.have[self.box.spans[animal]], self.prizes[animal]
        number, size = self.have[tile], len(parts)
        if number > 2 or not self._can_be_finished(animal):
            return STALE
        level = sum([part >= number for part in parts])
        fall = self._hope(prize, level, size) - self._hope(prize, level - 1, size)
        return fall if number == 1 else max(STALE, AGAIN * fall // 100)

    @staticmethod
    def _hope(prize: int, parts: int, size: int) -> int:
        return prize if parts >= size else HALF_DONE * prize * parts * parts // (100 * size * size)

    def _can_be_finished(self, animal: int) -> bool:
        """Whether each part that is missing is still buried somewhere."""
        span = self.box.spans[animal]
        bag = self.state.bags[self.box.group_of[animal]]
        return all(self.have[tile] or self.box.tiles[tile] in bag for tile in range(span.start, span.stop))

    @cached_property
    def means(self) -> list[int]:
        """By group, what the next tile dug there is worth on average; exact by what is buried."""
        gains, numbers = self.gains, self.box.tile_numbers
        return [sum([gains[numbers[name]] for name in bag]) // max(1, len(bag)) for bag in self.state.bags]

    def pull(self, space: int) -> float:
        """The best of all sites as seen from there, over any number of turns: the further, the less."""
        if space not in self._pulls:
            state, ways = self.state, self.box.chart.ways[space]
            self._pulls[space] = max(
                [
                    self.means[group] * min(self.box.seats, state.piles[site]) / (1 + ways[site])
                    for site, group in enumerate(self.box.site_groups)
                    if group >= 0
                ]
            )
        return self._pulls[space]

    # -- the own museum -----------------------------------------------------------------------------------------------

    @cached_property
    def harvest(self) -> int:
        """What unloading at the own museum would bring now: animals completed there, missions delivered, room."""
        state, seat, box = self.state, self.seat, self.box
        found = 40 * state.loads[seat] * state.loads[seat] // box.numbers.hold if state.loads[seat] else 0
        for animal, span in enumerate(box.spans):
            hold = state.holds[seat][span]
            if any(hold) and 0 not in self.have[span]:
                found += self.prizes[animal] - self._hope(self.prizes[animal], len(hold) - 1, len(hold))
        return found + self._deliveries()

    def _deliveries(self) -> int:
        free, found = self.free[:], 0
        for card in self.by_value(self.state.missions(self.seat)):
            wants = self.box.wants[card]
            if all(free[group] for group in wants):
                found += 200 * self.box.missions[card].value
                for group in wants:
                    free[group] -= 1
        return found

    def by_value(self, missions: Sequence[int]) -> list[int]:
        """The missions, the dearest first."""
        return sorted(missions, key=lambda card: (-self.box.missions[card].value, card))

    # -- missions -----------------------------------------------------------------------------------------------------

    @cached_property
    def left(self) -> float:
        """The part of all tiles that is still buried."""
        return self.state.buried / sum([len(bag) for bag in self.box.bags])

    @cached_property
    def odds(self) -> list[float]:
        """By group, how likely another free animal of it seems before the match ends."""
        found = list[float]()
        wanted = [0] * len(self.box.groups)
        for card in self.state.missions(self.seat):
            for group in self.box.wants[card]:
                wanted[group] += 1
        for group, members in enumerate(self.box.members):
            if self.free[group] > wanted[group]:
                found.append(1.0)
                continue
            near = max([self._part(animal) for animal in members])
            found.append(
                min(0.97, (0.45 * near + 0.75 * self.left) / (1 + 0.35 * max(0, wanted[group] - self.free[group])))
            )
        return found

    def _part(self, animal: int) -> float:
        parts = self.have[self.box.spans[animal]]
        return sum([part > 0 for part in parts]) / len(parts)

    def promise(self, card: int) -> float:
        """What holding that mission seems worth: its points if it is done, less the same if it is not."""
        odds = 1.0
        for group in self.box.wants[card]:
            odds *= self.odds[group]
        return 100 * self.box.missions[card].value * (2 * odds - 1)
