"""A match's state: plain data, complete between steps. A step is an answer of the set-up or an action."""

from game.core.table import Slotted
from game.dinowars.box import Box
from game.dinowars.field import EDGES, Edge
from game.dinowars.kinds import Diet

ROLLS, EDGE, DEPLOY, MARKERS, TURN, ACT, END, OVER = range(8)
PHASES = ("rolls", "edge", "deployment", "markers", "turn", "action", "end", "over")
NONE = -1
"""No piece, no seat, no edge."""
OFF, HERE, DEAD, GONE = range(4)
FATES = ("off", "here", "dead", "gone")
"""Not on the table, on it, killed, escaped (or a baby that was found)."""

OVERALL = ("domination", "infiltration", "destruction", "gargantuan", "bleed", "eggs")
"""By the number of the die, from 1."""
UNIQUE = ("assassinate", "escape", "young")
"""By halves of the die: 1-2, 3-4, 5-6."""

Spot = tuple[int, int]
Food = tuple[int, int, Diet]
"""A feeding point: where it is, and for whom."""


class State(Slotted):
    """The table between two steps.

    xs, ys, facings, fates, down go by piece; used (actions) and pushed (one beyond stamina bought) by animal.
    first: who deploys first; edge: that seat's. overall, unique (by seat), twists: names. targets, runners: by seat,
    the animal to assassinate and the one that is to escape. shared: overall objectives that nobody can score any more;
    done: by seat, what it has scored and cannot score again. marks: Domination's markers; eggs: by keeper; food.
    placed: markers placed so far. rolls: of this turn; leads: who began it; left: actions of `seat`; bought: its extra
    one. front, lava: the lava's edge and depth. victim: the Gargantuan's.
    """

    __slots__ = (
        "bought", "box", "done", "down", "edge", "eggs", "facings", "fates", "first", "food", "front", "lava", "leads",
        "left", "marks", "overall", "phase", "placed", "pools", "pushed", "rolls", "runners", "scores", "seat",
        "shared", "targets", "turn", "twists", "unique", "used", "victim", "xs", "ys",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        """The table before anything is rolled."""
        pieces, animals = len(box.kinds), len(box.animals)
        self.box = box
        self.phase = ROLLS
        self.seat = self.leads = 0
        self.first = self.edge = self.front = self.victim = NONE
        self.turn = self.left = self.lava = self.placed = 0
        self.bought = False
        self.overall: tuple[str, ...] = ()
        self.unique: tuple[str, ...] = ()
        self.twists: tuple[str, ...] = ()
        self.shared: tuple[str, ...] = ()
        self.done: list[tuple[str, ...]] = [(), ()]
        self.targets = [NONE, NONE]
        self.runners = [NONE, NONE]
        self.rolls = [0, 0]
        self.pools = [len(army) for army in box.armies]
        self.scores = [0, 0]
        self.xs = [0] * pieces
        self.ys = [0] * pieces
        self.facings = [0] * pieces
        self.fates = bytearray(pieces)
        self.down = bytearray(pieces)
        self.used = bytearray(animals)
        self.pushed = bytearray(animals)
        self.marks: tuple[Spot, ...] = ()
        self.eggs: tuple[Spot | None, Spot | None] = (None, None)
        self.food: tuple[Food, ...] = ()

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one."""
        twin = State.__new__(State)
        twin.bought = self.bought
        twin.box = self.box
        twin.done = self.done[:]
        twin.down = self.down[:]
        twin.edge = self.edge
        twin.eggs = self.eggs
        twin.facings = self.facings[:]
        twin.fates = self.fates[:]
        twin.first = self.first
        twin.food = self.food
        twin.front = self.front
        twin.lava = self.lava
        twin.leads = self.leads
        twin.left = self.left
        twin.marks = self.marks
        twin.overall = self.overall
        twin.phase = self.phase
        twin.placed = self.placed
        twin.pools = self.pools[:]
        twin.pushed = self.pushed[:]
        twin.rolls = self.rolls[:]
        twin.runners = self.runners[:]
        twin.scores = self.scores[:]
        twin.seat = self.seat
        twin.shared = self.shared
        twin.targets = self.targets[:]
        twin.turn = self.turn
        twin.twists = self.twists
        twin.unique = self.unique
        twin.used = self.used[:]
        twin.victim = self.victim
        twin.xs = self.xs[:]
        twin.ys = self.ys[:]
        return twin

    # -- what stands where ----------------------------------------------------------------------------------------

    def here(self) -> list[int]:
        """The pieces on the table."""
        return [piece for piece, fate in enumerate(self.fates) if fate == HERE]

    def in_play(self, seat: int) -> list[int]:
        """The animals of that side on the table."""
        fates = self.fates
        return [piece for piece in self.box.armies[seat] if fates[piece] == HERE]

    def army_order(self) -> list[int]:
        """D62: the animals and the Gargantuan that are in play, the first deployer's first."""
        found = [*self.in_play(self.first), *self.in_play(1 - self.first)]
        return [*found, self.box.gargantuan] if self.fates[self.box.gargantuan] == HERE else found

    def enemies(self, piece: int) -> list[int]:
        """D29: whom that animal, or the Gargantuan, may fight; babies are nobody's enemies."""
        fates = self.fates
        return [one for one in self.box.foes[self.box.sides[piece]] if fates[one] == HERE]

    def edge_of(self, seat: int) -> Edge:
        """D7: that side's edge."""
        return EDGES[self.edge if seat == self.first else (self.edge + 2) % 4]

    def points_left(self, seat: int) -> int:
        """D60: what the animals in play and the escaped ones cost."""
        box = self.box
        return sum(box.costs[piece] for piece in box.armies[seat] if self.fates[piece] in (HERE, GONE))
