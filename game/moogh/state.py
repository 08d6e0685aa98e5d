"""A hunt's state: plain data, complete between steps."""

from collections.abc import Sequence

from game.core.table import Slotted
from game.moogh.around import SHAPES, Shape
from game.moogh.board import Facing
from game.moogh.box import Box
from game.moogh.characters import Icon
from game.moogh.land import SPOTS
from game.moogh.pieces import Row

PLACE, APPEASE, PROGRAM, ACT, OVER = range(5)
PHASES = ("place", "appease", "program", "act", "over")
AWAY = -1
"""The spot of a character who is not placed yet or knocked out, and of a beast that is gone."""
NOBODY = -1
"""Who made a trap that the scenario placed (M13)."""
NO_CUBE = 4
PEOPLE, BEASTS = 1, 101
"""On `grid`: a character's number and PEOPLE, a beast's and BEASTS; 0 where nobody stands."""
FLINT, SHAFT, AMBUSH, HIDDEN, MUDDY, HURRIED = 1, 2, 4, 8, 16, 32
"""What waits for a character after an idea, in `fresh` (this round's) and `stale` (the last round's)."""
HERE, KILLED, FELL, ESCAPED = range(4)
FATES = ("here", "killed", "fell", "escaped")
GOING, DONE, FAILED, LAST, NOBODY_LEFT, DARK = range(6)
ENDINGS = ("going", "done", "failed", "last", "nobody", "dark")


def on_beast(beast: int) -> int:
    """The spot of a character on top of that beast."""
    return -2 - beast


class State(Slotted):
    """The table between two steps. Lists and bytes go by character, by beast (from `at` on), or by side (`points`).

    spots: where each character is: a spot, on_beast(...), or AWAY. grid: who stands on each spot. hurt, tokens, out,
    shields (spent), loads (carried): 0 or 1. cubes: the slot from 0, or NO_CUBE. fresh, stale: what waits (FLINT...).
    ambush: the beast and 1. acted: whether the character's turn of this round has begun.
    at: the north-western spot of each beast, or AWAY; column: the disc's, from 0; rage from 1; sprung: traps under it.
    traps: who made the trap, by spot. order: the turn order's cards, `marker` the current place in it.
    ground: loads that lie about; home: how many are brought home; held: the rounds in which an area was held.
    dark: the time marker. shown, bag, discards: ideas by their place in the box; a draw from `bag` is chance.
    A turn: `begun` whether the card at the marker is being played, `left` actions, `deeds` begun, `used` the bits of
    ring icons, `ring` 1 if the pair is of the injured side, `thought` whether no Think may follow (idea Watch).
    """

    __slots__ = (
        "acted", "ambush", "at", "bag", "begun", "box", "column", "cubes", "dark", "deeds", "discards", "ending",
        "faces", "facing", "fates", "fled", "fresh", "grid", "ground", "health", "held", "home", "hurt", "left",
        "loads", "marker", "order", "out", "phase", "points", "rage", "ring", "round", "shields", "shown", "spots",
        "sprung", "stale", "thought", "tokens", "traps", "used",
    )  # fmt: skip

    def __init__(self, box: Box, order: Sequence[int], faces: Sequence[int]) -> None:
        """The table with nothing on it yet; `faces` are the sides of the action cards."""
        people, beasts = len(box.people), len(box.beasts)
        self.box = box
        self.phase = PLACE
        self.round = 1
        self.dark = 0
        self.fled = False
        self.order = list(order)
        self.marker = 0
        self.spots = [AWAY] * people
        self.grid = bytearray(SPOTS)
        self.hurt, self.tokens, self.out = bytearray(people), bytearray(people), bytearray(people)
        self.shields, self.loads, self.acted = bytearray(people), bytearray(people), bytearray(people)
        self.cubes = bytearray([NO_CUBE] * people)
        self.fresh, self.stale, self.ambush = bytearray(people), bytearray(people), bytearray(people)
        self.at = [AWAY] * beasts
        self.facing = bytearray(beasts)
        self.health, self.rage, self.column = bytearray(beasts), bytearray(beasts), bytearray(beasts)
        self.faces, self.fates, self.sprung = bytearray(faces), bytearray(beasts), bytearray(beasts)
        self.traps: dict[int, int] = {}
        self.ground: tuple[int, ...] = ()
        self.home = 0
        self.held = 0
        self.points = [0] * box.sides
        self.shown: tuple[int, ...] = ()
        self.bag: tuple[int, ...] = tuple(range(len(box.ideas)))
        self.discards: tuple[int, ...] = ()
        self.begun = False
        self.left = 0
        self.used = 0
        self.ring = 0
        self.deeds = 0
        self.thought = False
        self.ending = GOING

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one."""
        twin = State.__new__(State)
        twin.box, twin.phase, twin.round, twin.dark, twin.fled = self.box, self.phase, self.round, self.dark, self.fled
        twin.order, twin.marker, twin.spots, twin.grid = self.order[:], self.marker, self.spots[:], self.grid[:]
        twin.hurt, twin.tokens, twin.out, twin.shields = self.hurt[:], self.tokens[:], self.out[:], self.shields[:]
        twin.loads, twin.acted, twin.cubes, twin.fresh = self.loads[:], self.acted[:], self.cubes[:], self.fresh[:]
        twin.stale, twin.ambush, twin.at, twin.facing = self.stale[:], self.ambush[:], self.at[:], self.facing[:]
        twin.health, twin.rage, twin.column, twin.faces = self.health[:], self.rage[:], self.column[:], self.faces[:]
        twin.fates, twin.sprung, twin.traps, twin.ground = self.fates[:], self.sprung[:], self.traps.copy(), self.ground
        twin.home, twin.held, twin.points, twin.shown = self.home, self.held, self.points[:], self.shown
        twin.bag, twin.discards, twin.begun, twin.left = self.bag, self.discards, self.begun, self.left
        twin.used, twin.ring, twin.deeds, twin.thought = self.used, self.ring, self.deeds, self.thought
        twin.ending = self.ending
        return twin

    def rest(self) -> None:
        """Nobody's turn is being played."""
        self.begun = self.thought = False
        self.left = self.used = self.ring = self.deeds = 0

    # -- who is where, for everybody who looks ------------------------------------------------------------------------

    def in_play(self, person: int) -> bool:
        """Whether the character is on the board, or on a beast."""
        return self.spots[person] != AWAY

    def steed(self, person: int) -> int:
        """The beast that the character is on top of, or -1."""
        return -2 - self.spots[person] if self.spots[person] < AWAY else -1

    def rider(self, beast: int) -> int:
        """Who is on top of that beast, or -1."""
        spot = on_beast(beast)
        return self.spots.index(spot) if spot in self.spots else -1

    def alive(self, beast: int) -> bool:
        """Whether the beast is on the board."""
        return self.at[beast] != AWAY

    def herd(self) -> list[int]:
        """The beasts on the board."""
        return [beast for beast, at in enumerate(self.at) if at != AWAY]

    def person_at(self, spot: int) -> int:
        """Who stands there, or -1."""
        found = self.grid[spot] - PEOPLE
        return found if 0 <= found < BEASTS - PEOPLE else -1

    def beast_at(self, spot: int) -> int:
        """The beast that covers the spot, or -1."""
        return max(-1, self.grid[spot] - BEASTS)

    def shape(self, beast: int) -> Shape:
        """The beast's shape as it faces now."""
        return SHAPES[self.box.beasts[beast].kind.size][self.facing[beast]]

    def cells(self, beast: int) -> tuple[int, ...]:
        """The spots that the beast covers, on the board or off it."""
        at = self.at[beast]
        return tuple([at + offset for offset in self.shape(beast).body])

    def row(self, beast: int) -> Row:
        """The row of its action card that the beast's disc is on."""
        return self.box.beasts[beast].row(self.faces[beast], self.rage[beast])

    def faces_towards(self, beast: int) -> Facing:
        """The edge that the beast faces."""
        return Facing(self.facing[beast])

    def living(self, side: int) -> list[int]:
        """The characters of a side that are not knocked out."""
        return [n for n, one in enumerate(self.box.people) if one.side == side and not self.out[n]]

    def pair(self, person: int) -> tuple[int, int]:
        """The places in the ring of the two icons that the character's cube links."""
        slot = self.cubes[person]
        return slot, (slot + 1) % 4

    def icons_left(self, person: int) -> list[Icon]:
        """What the character, whose turn it is, may still do of its pair."""
        if not self.left:
            return []
        ring = self.box.people[person].kind.ring(injured=bool(self.ring))
        return [ring[place] for place in self.pair(person) if not self.used >> place & 1]
