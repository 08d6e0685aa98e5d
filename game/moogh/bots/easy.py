"""The easy bot: it looks one answer ahead, and plans by what its character could do where it stands."""

from collections.abc import Sequence
from functools import cache

from game.core.decision import Command
from game.core.match import Match
from game.moogh.bones import chance
from game.moogh.bots.valuing import value
from game.moogh.characters import BASIC, RING, Deed, Icon, Symbol
from game.moogh.commands import END, Cube
from game.moogh.ideas import distance, shown_side
from game.moogh.state import State

SAMPLES = 2
"""How often each answer is tried with other dice."""
_APPEAL = {
    Deed.MOVE: 20,
    Deed.THINK: 12,
    Deed.REST: 45,
    Deed.HEAL: 30,
    Deed.TRAP: 22,
    Deed.STAB: 100,
    Deed.THROW: 80,
    Deed.CLIMB: 45,
    Deed.SEDATE: 8,
    Deed.TAUNT: 10,
}
"""What a success seems worth when a cube is placed, in hundredths of a savage point."""
_REACH = {Deed.STAB: 1, Deed.CLIMB: 1, Deed.THROW: 4, Deed.SEDATE: 4, Deed.TAUNT: 4}
"""How near the nearest beast should be for it; a Move in the pair adds two."""


class Greedy:
    """Takes the answer after which it is best off, on average over a few throws."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; the same for the same seed and match."""
        decision = match.decision
        assert decision is not None
        options = decision.options()
        if isinstance(options[0], Cube):
            return max(options, key=lambda one: plan_worth(match.state, one))
        side = next(one.side for one in match.state.box.people if one.seat == decision.seat)
        worths = [self._after(match, option, side) for option in options]
        return options[worths.index(max(worths))]

    def _after(self, match: Match[State], option: Command, side: int) -> int:
        """What the table is worth after that answer. Ending a turn leaves it as it is, whoever comes next."""
        if option == END:
            return value(match.state, side) * SAMPLES
        worth = 0
        for sample in range(SAMPLES):
            twin = match.fork(self._seed + 7919 * (match.dice.drawn + sample))
            twin.submit(option)
            worth += value(twin.state, side)
        return worth


def plan_worth(state: State, command: Command) -> int:
    """What a pair of icons seems worth from where the character stands."""
    assert isinstance(command, Cube)
    return pair_worths(state, state.box.person(command.person))[command.slot - 1]


def pair_worths(state: State, person: int) -> Sequence[int]:
    """The same of each of the ring's pairs."""
    spot, ring = state.spots[person], shown_side(state, person)
    if spot < 0:
        return _riding(ring)
    far = min([distance(state, spot, beast) for beast in state.herd()], default=99)
    return _walking(state.box.faces, ring, far, hurt=bool(state.hurt[person]))


@cache
def _riding(ring: tuple[Icon, ...]) -> Sequence[int]:
    stabs = [200 if icon.deed is Deed.STAB else 0 for icon in ring]
    return tuple([stabs[slot] + stabs[(slot + 1) % RING] for slot in range(RING)])


@cache
def _walking(faces: tuple[Symbol, ...], ring: tuple[Icon, ...], far: int, *, hurt: bool) -> Sequence[int]:
    found = []
    for slot in range(RING):
        pair = ring[slot], ring[(slot + 1) % RING]
        near = far - 2 * any(icon.deed is Deed.MOVE for icon in pair)
        found.append(sum([_appeal(faces, icon, near, hurt=hurt) for icon in pair]))
    return tuple(found)


def _appeal(faces: tuple[Symbol, ...], icon: Icon, far: int, *, hurt: bool) -> int:
    if far > _REACH.get(icon.deed, 99) or (icon.deed is Deed.REST) > hurt:
        return 0
    likely = 1 if icon.deed in BASIC else chance(faces, icon.wanted, icon.dice)
    return int(_APPEAL[icon.deed] * likely)
