"""The Hand: what all questions of this game have in common when they are answered; and the plainest of them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.decision import Command, Decision
from game.core.words import _
from game.dinowars.commands import Pick, Take
from game.dinowars.field import EDGES
from game.dinowars.kinds import INCH
from game.dinowars.odds import Odds
from game.dinowars.shapes import Point
from game.dinowars.sines import heading_to, step
from game.dinowars.state import HERE, NONE, State
from game.dinowars.view import wording
from game.dinowars.view.places import AnimalSpot, EdgeSpot, GroundSpot, PointSpot, RosterSpot, RowSpot, WindSpot
from game.ui.hand import Spot, Watching, answer
from game.ui.theme import Kind
from game.ui.tray import Button, ButtonSpot, Message
from game.ui.view import Done, Response, Say

AGAIN: Final = INCH // 2
"""Pressed so near to where it was pressed before, bare ground is the same place."""
OUT: Final = INCH
WINDS: Final = tuple(range(0, 36_000, 4_500))


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the card: an icon, words, something at its end.

    `reason`: why it cannot be chosen; `tip`: what it would bring.
    """

    name: str
    icon: str
    words: str
    note: str = ""
    reason: str = ""
    chosen: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where a piece would stand, in hundredths of an inch and of a degree."""

    piece: int
    x: int
    y: int
    facing: int


@dataclass(frozen=True, slots=True)
class Sketch:
    """What is drawn on the table of an answer that is being thought of.

    ruler: from where to where; words: what stands at its end; free: the farthest end of that way. outlines: how far one
    comes usually, and at most. glowing: enemies that could be reached. tags: words at places.
    """

    ruler: tuple[Point, Point] | None = None
    words: str = ""
    free: Point | None = None
    ghost: Ghost | None = None
    usual: tuple[Point, ...] = ()
    most: tuple[Point, ...] = ()
    circle: tuple[Point, int] | None = None
    glowing: frozenset[int] = frozenset()
    tags: tuple[tuple[str, int], ...] = ()
    """Words above a piece."""


BARE: Final = Sketch()
Prospect = tuple[int, int, Odds, Odds | None]
"""An attack that is thought of: who, whom, what it may come to, and what with a point of ferocity."""


class Choosing(Watching[Spot], ABC):
    """One open question. `looked` is what is pointed at."""

    def __init__(self, decision: Any, state: State) -> None:
        super().__init__(Message(""))
        self.decision: Any = decision
        self.state = state
        self.looked: Spot | None = None

    # -- what a question has of its own -----------------------------------------------------------------------------
    @property
    def ground(self) -> bool:
        """Whether bare ground may be pointed at with the mouse."""
        return False

    @property
    def piece(self) -> int:
        """The animal that is held; NONE if none is."""
        return NONE

    def rows(self) -> tuple[Row, ...]:
        """The lines of the card."""
        return ()

    def title(self) -> str:
        """What the card is about; empty: the turn."""
        return ""

    def outlook(self) -> Prospect | None:
        """An attack that is thought of: who, whom, what it may come to, and what with a point of ferocity."""
        return None

    def snaps(self) -> Mapping[Spot, Point]:
        """Where on the ground the keys' cursor may go."""
        return {}

    def sketch(self) -> Sketch:
        """What is drawn on the table."""
        return BARE

    def told(self, spot: Spot) -> Message | None:
        """What choosing that place would bring; None where there is nothing to say of it."""
        del spot
        return None

    @abstractmethod
    def route(self, command: Command) -> Sequence[Spot]:
        """The places to choose, one after the other, for one of the decision's options."""

    def click(self, spot: Spot) -> Response:
        if isinstance(spot, ButtonSpot):
            return Say(_("There is nothing to be done with that now."))
        return Say(self.prompt().text)

    # -- common -----------------------------------------------------------------------------------------------------
    def look(self, spot: Spot | None) -> None:
        """That is pointed at now."""
        self.looked = spot

    def give(self, command: Command) -> Response:
        """That answer, or why it is none."""
        return answer(self.decision, command)

    def rows_lit(self) -> set[Spot]:
        """The lines that may be chosen."""
        return {RowSpot(row.name) for row in self.rows() if not row.reason}

    def buttons_lit(self) -> set[Spot]:
        """The great buttons that do something."""
        return {button.spot for button in self.buttons() if not button.reason}

    def refused_row(self, name: str) -> Response:
        """Why that line cannot be chosen."""
        row = next((row for row in self.rows() if row.name == name), None)
        return Say(row.reason) if row is not None and row.reason else Done()

    def looking(self, spot: Spot, x: int, y: int, usual: int) -> Message | None:
        """Which way an animal there would look that is told to look at that spot; `usual`: at the place itself."""
        point = self.point(spot)
        if point is None and not isinstance(spot, WindSpot):
            return None
        heading = usual if near(point, (x, y)) else self.heading(spot, x, y)
        shown = usual if heading is None else heading
        return Message(self.title(), _("Look {wind}.").format(wind=wording.wind(shown)))

    def point(self, spot: Spot | None) -> Point | None:
        """The place on the table that a spot means; None if it means none."""
        match spot:
            case GroundSpot(x, y) | PointSpot(x, y):
                return x, y
            case AnimalSpot(number) if self.state.fates[number] == HERE:
                return self.state.xs[number], self.state.ys[number]
        return self.snaps().get(spot) if spot is not None else None

    def heading(self, spot: Spot | None, x: int, y: int) -> int | None:
        """The heading that a spot means, seen from a place; None if it means none."""
        if isinstance(spot, WindSpot):
            return spot.heading
        found = self.point(spot)
        return None if found is None or found == (x, y) else heading_to(found[0] - x, found[1] - y)


def near(one: Point | None, other: Point | None) -> bool:
    """Whether two presses are at the same place."""
    if one is None or other is None:
        return False
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 <= AGAIN**2


def ring(x: int, y: int, far: int, own: Sequence[int] = ()) -> dict[Spot, Point]:
    """The eight winds as places round a point, so far off; headings of its `own` lie a little farther out."""
    winds: dict[Spot, Point] = {WindSpot(heading): step(x, y, heading, far) for heading in WINDS}
    return winds | {WindSpot(one): step(x, y, one, far + OUT) for one in own if one not in WINDS}


def confirm(words: str, tip: str, *, reason: str = "", kind: Kind = Kind.GOOD, icon: str = "icon-check") -> Button:
    """The main button."""
    return Button(ButtonSpot("main"), words, icon, kind, reason, tip)


def second(words: str, icon: str, tip: str, reason: str = "", kind: Kind = Kind.QUIET) -> Button:
    """The button beside it."""
    return Button(ButtonSpot("next"), words, icon, kind, reason, tip)


# -- the plainest questions -------------------------------------------------------------------------------------------


class Naming(Choosing):
    """Which of several animals that cost the same an objective is about."""

    def lit(self) -> frozenset[Spot]:
        return frozenset({*map(RosterSpot, self.decision.found), *self._standing()})

    def _standing(self) -> set[Spot]:
        return {AnimalSpot(one) for one in self.decision.found if self.state.fates[one] == HERE}

    def click(self, spot: Spot) -> Response:
        if isinstance(spot, RosterSpot | AnimalSpot):
            return self.give(Pick(self.state.box.names[spot.piece]))
        return super().click(spot)

    def prompt(self) -> Message:
        names = ", ".join(wording.piece(self.state.box, one) for one in self.decision.found)
        if self.decision.about == "target":
            return Message(
                _("The target of Assassinate"), _("Choose which of your dearest it is: {names}.").format(names=names)
            )
        return Message(_("Who is to escape"), _("Choose which of your cheapest it is: {names}.").format(names=names))

    def told(self, spot: Spot) -> Message | None:
        if spot not in self.lit():
            return None
        name = wording.piece(self.state.box, getattr(spot, "piece", NONE))
        return Message(name, _("This one it shall be."))

    def route(self, command: Command) -> Sequence[Spot]:
        assert isinstance(command, Pick)
        return [RosterSpot(self.state.box.numbers[command.name])]


class Edging(Choosing):
    """Which edge the first deployer takes (D7)."""

    def lit(self) -> frozenset[Spot]:
        return frozenset(map(EdgeSpot, EDGES))

    def click(self, spot: Spot) -> Response:
        return self.give(Take(spot.edge)) if isinstance(spot, EdgeSpot) else super().click(spot)

    def prompt(self) -> Message:
        return Message(_("Your edge of the table"), _("Choose an edge; the other side gets the opposite one."))

    def told(self, spot: Spot) -> Message | None:
        if not isinstance(spot, EdgeSpot):
            return None
        words = _("Your animals start within 6 inches of it.")
        return Message(_("The edge in the {edge}").format(edge=_(wording.EDGES[spot.edge])), words)

    def route(self, command: Command) -> Sequence[Spot]:
        assert isinstance(command, Take)
        return [EdgeSpot(command.edge)]


def watching(state: State, decision: Decision, name: str) -> Message:
    """Who is to answer, while somebody else looks on."""
    about = {
        "target": _("About the target of Assassinate."),
        "runner": _("About who is to escape."),
        "edge": _("About an edge of the table."),
        "deploy": _("About where the animals start."),
        "place": _("About where a marker lies."),
        "act": _("About the next action."),
        "go": _("About how far to go."),
        "charge": _("About a charge."),
        "free": _("About the move after the break."),
        "result": _("About what becomes of the loser."),
    }
    del state
    return Message(_("{name} thinks").format(name=name), about[decision.about])
