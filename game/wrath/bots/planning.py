"""A whole turn thought through: what the dice can do together, in which order, and the tremor or eruption after it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import itemgetter

from game.core.decision import Command
from game.core.dice import Dice
from game.core.search import Budget, Found, Node, best, different
from game.core.table import Table
from game.wrath.bots.sight import Sight
from game.wrath.bots.valuing import Appraiser
from game.wrath.box import CAVE_ICON, EGG_ICON, FOOT_ICON, HUT_ICON, WORSHIP_ICON
from game.wrath.commands import END, STILL, TREMORS, Move, Tremor
from game.wrath.eruption import check_for_eruptions
from game.wrath.hatching import hatch, hatchings
from game.wrath.meal import MealDecision, eat
from game.wrath.moving import move, moves, owed
from game.wrath.placing import must_worship, place, placings, room
from game.wrath.state import MEAL, NOTHING, SPEND, State
from game.wrath.tremor import may_shake

ORDER = (CAVE_ICON, HUT_ICON, FOOT_ICON, EGG_ICON, WORSHIP_ICON)
"""The order in which a plan spends the dice: who has just been placed may walk, and the volcano waits for no one."""

Icons = tuple[int, ...]
"""How many icons of each kind, as in `State.unspent`."""
NONE: Icons = (0, 0, 0, 0, 0)
_NO_DICE = Dice(0)
"""For rules that roll none."""


@dataclass(frozen=True, slots=True)
class Width:
    """How much a plan looks at: nodes kept after each icon, after each foot, and turns thought through to their end.

    `most`: of caves, huts and eggs, so many are spent at most. `tremors`: directions tried, those that seem best before
    the turn. When the mountain erupts all are; `erupt_all`: each to the end, not only the one that then seems best.
    """

    icons: int
    feet: int
    ends: int
    most: int = 7
    tremors: int = 4
    erupt_all: bool = True


def silent(state: State) -> Table[State]:
    """A table at which nobody listens and nothing is rolled."""
    return Table(state, _NO_DICE, None)


def key(state: State) -> bytes:
    """What tells two states of one turn's plan apart."""
    return b"".join(state.tribes) + state.land.grid


class Plans:
    """What the seat to play can make of its turn, by the icons spent. Each node has spent exactly these.

    It begins at a state of step 2, or at one of step 1 as if all icons were there; the dice do not matter.
    """

    __slots__ = ("_ends", "_eye", "_layers", "_sight", "_tops", "_tremors", "_width", "budget", "root", "seat")

    def __init__(self, root: State, eye: Appraiser, width: Width, budget: Budget) -> None:
        self.root, self.seat = root, root.seat
        self._eye, self._width, self.budget = eye, width, budget
        self._sight = Sight(eye, root)
        self._tops: dict[Icons, Node[State] | None] = {}
        self._ends: dict[int, Node[State]] = {}
        self._tremors = self._promising()
        first = Node(root, eye.value(root, root.seat))
        self._layers: dict[Icons, list[Node[State]]] = {NONE: [first, *self._new(self._hatched(first))]}

    def spent(self, icons: Icons) -> list[Node[State]]:
        """The best nodes that have spent just these icons; none if that cannot be done."""
        found = self._layers.get(icons)
        if found is None:
            if max(icons[icon] for icon in SETTLING) > self._width.most:
                return []
            last = last_of(icons)
            before = self.spent(fewer(icons, last))
            if last == FOOT_ICON:
                found = self._walked(before)
            else:
                found = best(self._new(each for node in before for each in self._placed(node, last)), self._width.icons)
            self._layers[icons] = found
        return found

    def _placed(self, node: Node[State], icon: int) -> Iterator[Found[State]]:
        answers = placings(node.state, icon)
        if not answers and icon == WORSHIP_ICON:
            yield node, node.state, ()  # W32, W8: the die does nothing.
        for answer in answers:
            twin = node.state.copy()
            place(silent(twin), answer)
            yield node, twin, (answer,)

    def _walked(self, nodes: list[Node[State]]) -> list[Node[State]]:
        """The best nodes a foot later. Most walks are only looked at: on one copy of the state, which is put back."""
        known, fed, seen = set[bytes](), list[Found[State]](), list[tuple[int, Node[State], Move]]()
        for node in nodes:
            twin = node.state.copy()
            table, mine, unspent = silent(twin), twin.mine, twin.unspent
            were, icons = bytes(mine), bytes(unspent)
            for answer in moves(node.state):
                move(table, answer)
                if twin.phase == MEAL:
                    fed += [(node, state, (answer, meal)) for meal, state in _meals(twin)]
                    twin.phase, twin.meal = node.state.phase, node.state.meal
                elif (mark := key(twin)) not in known:
                    known.add(mark)
                    seen.append((self._seems(twin), node, answer))
                mine[:], unspent[:] = were, icons
        seen = sorted(seen, key=itemgetter(0), reverse=True)[: self._width.feet]
        walked = [node.after(_moved(node.state, answer), worth, answer) for worth, node, answer in seen]
        return best([*walked, *self._new(fed)], self._width.feet)

    def _hatched(self, node: Node[State]) -> Iterator[Found[State]]:
        for answer in hatchings(node.state):
            twin = node.state.copy()
            hatch(silent(twin), answer)
            yield node, twin, (answer,)

    def _new(self, found: Iterable[Found[State]]) -> list[Node[State]]:
        return different(found, key, self._seems)

    def _seems(self, state: State) -> int:
        self.budget.left -= 1
        return self._sight.value(state)

    # -- the end of the turn ------------------------------------------------------------------------------------------

    def ends(self, icons: Icons) -> list[Node[State]]:
        """The ends of turns that these icons allow, best first, thought through by tremor and eruption.

        Each begins with answers of step 2; END follows and, if the seat may cause a tremor, what it does about it.
        """
        nodes = [node for part in parts(icons) for node in self.spent(part) if not owed(node.state)]  # W13
        nodes += [each for node in nodes for each in self._new(self._hatched(node))]
        nodes = best(_distinct([node for node in nodes if not must_worship(node.state)]), self._width.ends)  # W6
        return [_closed(node) for node in best(self._settled(nodes), self._width.ends)]

    def top(self, icons: Icons) -> Node[State] | None:
        """What seems best of all that spends these icons or, but for the volcano's, fewer; None if nothing does."""
        if icons in self._tops:
            return self._tops[icons]
        found = next((node for node in self.spent(icons) if not owed(node.state)), None)
        for icon in OPTIONAL:
            if icons[icon]:
                less = self.top(fewer(icons, icon))
                if less is not None and (found is None or less.worth > found.worth):
                    found = less
        self._tops[icons] = found
        return found

    def end(self, icons: Icons) -> Node[State]:
        """The best end of what seems the best turn with these icons; if step 4 changes nothing there, before it."""
        node = self.top(icons)
        assert node is not None, "a turn that can neither spend its icons nor leave them"
        if id(node) not in self._ends:
            nodes = (node, *self._new(self._hatched(node)))
            self._ends[id(node)] = best(self._settled(nodes), 1)[0]
        return self._ends[id(node)]

    def _settled(self, nodes: Iterable[Node[State]]) -> list[Node[State]]:
        """The ends that turns may take from these nodes: without a tremor, and with each that is allowed.

        Where step 4 changes nothing but whose turn it is, which is valued as the next seat's already, it is not taken.
        """
        quiet: list[Node[State]] = []
        loud: list[Found[State]] = []
        for node in nodes:
            stays, lands = _stays(node.state), self._shaken(node.state)
            if stays:
                answers: tuple[Command, ...] = (END, STILL) if lands else (END,)
                quiet.append(node.after(node.state, node.worth, *answers))
            elif lands:
                lands = self._telling([(STILL, node.state.copy()), *lands])
            else:
                lands = [(END, node.state.copy())]
            for answer, state in lands:
                loud.append((node, _ended(state), (END,) if answer == END else (END, answer)))
        return quiet + self._new(loud)

    def _shaken(self, state: State) -> list[tuple[Command, State]]:
        """The state after each tremor that is worth a look; none if none is allowed."""
        found: list[tuple[Command, State]] = []
        if may_shake(state):
            for tremor in self._tremors if room(state) else TREMORS:
                twin = state.copy()
                twin.land = self._eye.shifted(state.land, tremor.direction)
                found.append((tremor, twin))
        return found

    def _telling(self, lands: list[tuple[Command, State]]) -> list[tuple[Command, State]]:
        """Of the lands on which the mountain may erupt those that seem best while it is full."""
        if self._width.erupt_all:
            return lands
        worths = [self._seems(state) for _answer, state in lands]
        return [lands[worths.index(max(worths))]]

    def _promising(self) -> tuple[Tremor, ...]:
        """The tremors worth a look while nothing erupts: those that would be best before anything is placed."""
        if self._width.tremors >= len(TREMORS):
            return TREMORS
        twin, worths = self.root.copy(), list[tuple[int, int]]()
        for number, tremor in enumerate(TREMORS):
            twin.land = self._eye.shifted(self.root.land, tremor.direction)
            worths.append((-self._seems(twin), number))
        return tuple([TREMORS[number] for _worth, number in sorted(worths)[: self._width.tremors]])


def _moved(state: State, answer: Move) -> State:
    twin = state.copy()
    move(silent(twin), answer)
    return twin


def _meals(state: State) -> Iterator[tuple[Command, State]]:
    """Each answer to the meal that is open, and the state after it."""
    for meal in MealDecision(state).options():
        fed = state.copy()
        step = eat(silent(fed))
        step.send(None)
        try:
            step.send(meal)
        except StopIteration:
            yield meal, fed


def _distinct(nodes: list[Node[State]]) -> list[Node[State]]:
    """Of nodes that differ in unspent icons alone the first, for their turns end alike."""
    first: dict[bytes, Node[State]] = {}
    for node in nodes:
        first.setdefault(key(node.state), node)
    return list(first.values())


def _stays(state: State) -> bool:
    """Whether step 4 changes nothing but whose turn it is."""
    return room(state) and state.calm + 1 != state.box.stall


def _ended(state: State) -> State:
    """The same state after step 4."""
    state.unspent[:] = NOTHING
    check_for_eruptions(silent(state))
    return state


def _closed(node: Node[State]) -> Node[State]:
    """The end of a turn with step 4 taken."""
    return Node(_ended(node.state.copy()), node.worth, node.line) if node.state.phase == SPEND else node


SETTLING = (CAVE_ICON, HUT_ICON, EGG_ICON)
"""The icons that put pieces where they wait."""
OPTIONAL = (CAVE_ICON, HUT_ICON, FOOT_ICON, EGG_ICON)
"""The icons that may be left unspent (W44); those of the volcano must be served (W6)."""


def last_of(icons: Icons) -> int:
    """The icon that a plan spends last, by ORDER; but who will not walk this turn is placed after the walks."""
    _worship, caves, huts, _egg, feet = icons
    last = next(icon for icon in reversed(ORDER) if icons[icon])
    if last == FOOT_ICON and caves + huts > feet and max(caves, huts) > 1:
        return CAVE_ICON if caves >= huts else HUT_ICON
    return last


def fewer(icons: Icons, icon: int) -> Icons:
    """One icon of this kind less."""
    return (*icons[:icon], icons[icon] - 1, *icons[icon + 1 :])


def parts(icons: Icons) -> Iterator[Icons]:
    """All ways to leave icons unspent; those of the volcano must be served (W6), the others may be left (W44)."""
    worship, cave, hut, egg, foot = icons
    for caves in range(cave + 1):
        for huts in range(hut + 1):
            for eggs in range(egg + 1):
                for feet in range(foot + 1):
                    yield worship, caves, huts, eggs, feet
