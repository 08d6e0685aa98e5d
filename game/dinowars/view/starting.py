"""Before play: where the animals start, and where eggs, babies and feeding points lie."""

from collections.abc import Mapping, Sequence

from game.core.decision import Command, Decision
from game.core.words import _
from game.dinowars.box import MARKER
from game.dinowars.commands import Deploy, Place
from game.dinowars.kinds import INCH
from game.dinowars.markers import PlaceDecision
from game.dinowars.muster import DeployDecision, waiting
from game.dinowars.shapes import Point
from game.dinowars.state import State
from game.dinowars.view import wording
from game.dinowars.view.hand import BARE, Choosing, Ghost, Row, Sketch, confirm, near, ring
from game.dinowars.view.places import AnimalSpot, PointSpot, RosterSpot, RowSpot, WindSpot
from game.ui.hand import Spot
from game.ui.tray import MAIN, Button, Message
from game.ui.view import Done, Response, Say

FOOD: dict[str, str] = {"herbivore": "icon-leaf", "carnivore": "icon-meat"}


def placed(decision: Decision, command: Deploy | Place) -> str:
    """Where that would come to lie, or why it may not."""
    return wording.place(command.x, command.y) if command in decision else decision.why_not(command)


class Deploying(Choosing):
    """An animal, its place, and then which way it faces."""

    def __init__(self, decision: DeployDecision, state: State) -> None:
        super().__init__(decision, state)
        self._piece = waiting(state, decision.seat)[0]
        self.pinned: Point | None = None

    @property
    def ground(self) -> bool:
        return True

    @property
    def piece(self) -> int:
        return self._piece

    @property
    def _waiting(self) -> list[int]:
        return waiting(self.state, self.decision.seat)

    @property
    def _name(self) -> str:
        return self.state.box.names[self._piece]

    def lit(self) -> frozenset[Spot]:
        others = {RosterSpot(one) for one in self._waiting if one != self._piece}
        return frozenset({*others, *self.snaps(), *self.buttons_lit()})

    def chosen(self) -> frozenset[Spot]:
        return frozenset({RosterSpot(self._piece)})

    def snaps(self) -> Mapping[Spot, Point]:
        if self.pinned is not None:
            return ring(*self.pinned, self.state.box.radii[self._piece] + 2 * INCH)
        return {PointSpot(*spot): spot for spot in self.decision.spots(self._piece)}

    def drop(self) -> bool:
        held, self.pinned = self.pinned is not None, None
        return held

    def click(self, spot: Spot) -> Response:
        if isinstance(spot, RosterSpot) and spot.piece in self._waiting:
            self._piece, self.pinned = spot.piece, None
            return Done()
        if spot == MAIN and self.pinned is not None:
            return self.give(self._put(self.decision.across()))
        point = self.point(spot)
        if point is None or isinstance(spot, AnimalSpot):
            return super().click(spot)
        return self._pin(point) if self.pinned is None else self._face(spot, point)

    def _pin(self, point: Point) -> Response:
        command = Deploy(self._name, *point, self.decision.across())
        if command not in self.decision:
            return Say(self.decision.why_not(command))
        self.pinned = point
        return Done()

    def _face(self, spot: Spot, point: Point) -> Response:
        assert self.pinned is not None
        if near(point, self.pinned):
            return self.give(self._put(self.decision.across()))
        heading = self.heading(spot, *self.pinned)
        return self.give(self._put(self.decision.across() if heading is None else heading))

    def _put(self, facing: int) -> Deploy:
        assert self.pinned is not None
        return Deploy(self._name, *self.pinned, facing)

    def sketch(self) -> Sketch:
        if self.pinned is None:
            point = self.point(self.looked)
            if point is None or isinstance(self.looked, AnimalSpot):
                return BARE
            command = Deploy(self._name, *point, self.decision.across())
            words = "" if command in self.decision else self.decision.why_not(command)
            return Sketch(ghost=Ghost(self._piece, *point, command.facing), words=words, free=point)
        heading = self.heading(self.looked, *self.pinned)
        facing = self.decision.across() if heading is None else heading
        return Sketch(ghost=Ghost(self._piece, *self.pinned, facing))

    def buttons(self) -> tuple[Button, ...]:
        reason = _("Choose a place in your strip first.") if self.pinned is None else ""
        return (confirm(_("Face the enemy"), _("The animal starts here and faces the other side."), reason=reason),)

    def prompt(self) -> Message:
        heading = _("{who} starts").format(who=wording.piece(self.state.box, self._piece))
        if self.pinned is None:
            return Message(heading, _("Choose a place in your strip, or another animal in your roster."))
        return Message(heading, _("Point where it is to look, or let it face the enemy."))

    def told(self, spot: Spot) -> Message | None:
        if isinstance(spot, RosterSpot) and spot.piece in self._waiting:
            return Message(wording.piece(self.state.box, spot.piece), _("Deploy this one next."))
        point = self.point(spot)
        if point is None or isinstance(spot, AnimalSpot):
            return None
        if self.pinned is not None:
            return Message(self.prompt().heading, self._faced(spot, point, self.pinned))
        return Message(self.prompt().heading, placed(self.decision, Deploy(self._name, *point, self.decision.across())))

    def _faced(self, spot: Spot, point: Point, pinned: Point) -> str:
        """Which way it would look."""
        heading = None if near(point, pinned) else self.heading(spot, *pinned)
        return _("Face {wind}.").format(wind=wording.wind(self.decision.across() if heading is None else heading))

    def route(self, command: Command) -> Sequence[Spot]:
        assert isinstance(command, Deploy)
        number = self.state.box.numbers[command.name]
        first: list[Spot] = [] if number == self._piece else [RosterSpot(number)]
        last: Spot = MAIN if command.facing == self.decision.across() else WindSpot(command.facing)
        return [*first, PointSpot(command.x, command.y), last]


class Placing(Choosing):
    """Eggs, a baby or a feeding point."""

    def __init__(self, decision: PlaceDecision, state: State) -> None:
        super().__init__(decision, state)
        options = decision.options()
        self._whats = list(dict.fromkeys(one.what for one in options if isinstance(one, Place)))
        self.what = self._whats[0]

    @property
    def ground(self) -> bool:
        return True

    def rows(self) -> tuple[Row, ...]:
        if not set(self._whats) <= set(FOOD):
            return ()
        return tuple(Row(what, FOOD[what], _(wording.FOODS[what]), chosen=what == self.what) for what in self._whats)

    def title(self) -> str:
        return _(wording.FOODS[self.what])

    def lit(self) -> frozenset[Spot]:
        rows = self.rows_lit() if len(self._whats) > 1 else set()
        return frozenset({*rows, *self.snaps()})

    def snaps(self) -> Mapping[Spot, Point]:
        options = [one for one in self.decision.options() if isinstance(one, Place) and one.what == self.what]
        return {PointSpot(one.x, one.y): (one.x, one.y) for one in options}

    def click(self, spot: Spot) -> Response:
        if isinstance(spot, RowSpot) and spot.name in self._whats:
            self.what = spot.name
            return Done()
        point = self.point(spot)
        return super().click(spot) if point is None else self.give(Place(self.what, *point))

    def sketch(self) -> Sketch:
        point = self.point(self.looked)
        if point is None:
            return BARE
        command = Place(self.what, *point)
        words = "" if command in self.decision else self.decision.why_not(command)
        return Sketch(circle=(point, MARKER), words=words, free=point)

    def prompt(self) -> Message:
        texts = {
            "eggs": _("Hide your eggs whole within 6 inches of your edge."),
            "baby": _("Put the baby that the other side seeks into your strip."),
        }
        usual = _("In the other side's half, within 18 inches of the centre. Every animal may use what fits its diet.")
        return Message(_(wording.FOODS[self.what]), texts.get(self.what, usual))

    def told(self, spot: Spot) -> Message | None:
        if isinstance(spot, RowSpot) and spot.name in self._whats:
            return Message(_(wording.FOODS[spot.name]), _("Place this one now."))
        point = self.point(spot)
        if point is None:
            return None
        return Message(_(wording.FOODS[self.what]), placed(self.decision, Place(self.what, *point)))

    def route(self, command: Command) -> Sequence[Spot]:
        assert isinstance(command, Place)
        first: list[Spot] = [] if command.what == self.what else [RowSpot(command.what)]
        return [*first, PointSpot(command.x, command.y)]
