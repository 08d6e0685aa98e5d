"""A move whose dice have fallen: how far it goes, which way the animal looks then; and the charge that may follow."""

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Final

from game.core.decision import Command
from game.core.words import _
from game.dinowars.commands import LEAVE, PASS, Charge, Go, Leave
from game.dinowars.kinds import INCH
from game.dinowars.moving import ChargeDecision, GoDecision
from game.dinowars.odds import attack_odds, fiercer
from game.dinowars.shapes import Point
from game.dinowars.sines import ONE, QUARTER, step, turned
from game.dinowars.state import NONE, State
from game.dinowars.view import wording
from game.dinowars.view.hand import Choosing, Ghost, Prospect, Row, Sketch, confirm, near, ring, second
from game.dinowars.view.places import AnimalSpot, DistanceSpot, RowSpot, WindSpot
from game.dinowars.ways import CONTACT
from game.ui.hand import Spot
from game.ui.theme import Kind
from game.ui.tray import MAIN, NEXT, Button, Message
from game.ui.view import Done as Handled
from game.ui.view import Response
from game.ui.writing import percent

APART: Final = 80
"""So far from each other (hundredths of an inch) distances can be pointed at."""


class Going(Choosing):
    """How far, and then which way to look where a pivot may follow (D17, D18)."""

    def __init__(self, decision: GoDecision, state: State) -> None:
        super().__init__(decision, state)
        self.roll = decision.roll
        self.pinned: int | None = None
        self._options = [one for one in decision.options() if isinstance(one, Go) and one.facing is None]

    @property
    def ground(self) -> bool:
        return True

    @property
    def piece(self) -> int:
        return self.roll.piece

    def title(self) -> str:
        return wording.piece(self.state.box, self.piece)

    def _end(self, distance: int) -> Point:
        if not distance:
            return self.state.xs[self.piece], self.state.ys[self.piece]
        return self.roll.way.end(distance)

    # -- choosing ---------------------------------------------------------------------------------------------------
    def lit(self) -> frozenset[Spot]:
        stay = {AnimalSpot(self.piece)} if self.pinned is None else set()
        return frozenset({*self.snaps(), *stay, *self.buttons_lit()})

    def chosen(self) -> frozenset[Spot]:
        return frozenset({AnimalSpot(self.piece)})

    def snaps(self) -> Mapping[Spot, Point]:
        if self.pinned is not None:
            return ring(*self._end(self.pinned), self.state.box.radii[self.piece] + 2 * INCH)
        return self._stops()

    def _stops(self) -> dict[Spot, Point]:
        """Some distances along the way; those that lie too near to another are shown beside it."""
        found: dict[Spot, Point] = {}
        aside = turned(self.state.facings[self.piece], QUARTER)
        for option in self._options:
            if not option.distance:
                continue  # the animal itself is pointed at
            point = self._end(option.distance)
            while any(hypot(point[0] - x, point[1] - y) < APART for x, y in found.values()):
                point = step(*point, aside, APART)
            found[DistanceSpot(option.distance)] = point
        return found

    def _distance(self, spot: Spot | None) -> int | None:
        """So far along the way the spot lies; None if it is none."""
        if isinstance(spot, DistanceSpot):
            return spot.distance
        if isinstance(spot, AnimalSpot):
            return 0 if spot.piece == self.piece else self.roll.far if self._meets(spot.piece) else None
        point = self.point(spot)
        if point is None:
            return None
        east, south = self.roll.way.way
        x, y = self._end(0)
        return max(0, min(self.roll.far, ((point[0] - x) * east + (point[1] - y) * south) // ONE))

    def _meets(self, piece: int) -> bool:
        """Whether the whole way ends in contact with that piece."""
        x, y = self._end(self.roll.far)
        room = self.state.box.radii[piece] + self.state.box.radii[self.piece] + CONTACT
        return (self.state.xs[piece] - x) ** 2 + (self.state.ys[piece] - y) ** 2 <= room**2

    def drop(self) -> bool:
        held, self.pinned = self.pinned is not None, None
        return held

    def click(self, spot: Spot) -> Response:
        if spot == MAIN:
            return self.give(Go(self.roll.far if self.pinned is None else self.pinned))
        if spot == NEXT:
            return self.give(Go(0) if self.roll.exit is None else LEAVE)
        if self.pinned is not None:
            return self._face(spot)
        distance = self._distance(spot)
        if distance is None:
            return super().click(spot)
        command = Go(distance)
        if not self.roll.pivots or command not in self.decision:
            return self.give(command)
        self.pinned = distance
        return Handled()

    def _face(self, spot: Spot) -> Response:
        assert self.pinned is not None
        end = self._end(self.pinned)
        if near(self.point(spot), end):
            return self.give(Go(self.pinned))
        heading = self.heading(spot, *end)
        return super().click(spot) if heading is None else self.give(Go(self.pinned, heading))

    # -- what is said -----------------------------------------------------------------------------------------------
    def buttons(self) -> tuple[Button, ...]:
        if self.pinned is not None:
            return (confirm(_("As it looks"), _("It looks the way it went.")),)
        far = Go(self.roll.far)
        reason = "" if far in self.decision else self.decision.why_not(far)
        main = confirm(
            _("Go {far}").format(far=wording.far(self.roll.far)), _("As far as the dice lead."), reason=reason
        )
        if self.roll.exit is not None:
            tip = _("The animal escapes over the edge of the table, and scores.")
            return main, second(_("Leave"), "icon-run", tip, kind=Kind.GOOD)
        return main, second(_("Stay"), "icon-cross", _("The move is given up, its action is not."))

    def prompt(self) -> Message:
        who = wording.piece(self.state.box, self.piece)
        if self.pinned is not None:
            return Message(who, _("Point where it is to look, or leave it as it is."))
        heading = _("{who}: up to {far}").format(who=who, far=wording.far(self.roll.far))
        return Message(heading, _("Point at how far it goes on its straight way, or go all of it."))

    def told(self, spot: Spot) -> Message | None:
        who = wording.piece(self.state.box, self.piece)
        if self.pinned is not None:
            return self.looking(spot, *self._end(self.pinned), self.state.facings[self.piece])
        distance = self._distance(spot)
        return None if distance is None else Message(who, _("Go {far}.").format(far=wording.far(distance)))

    def sketch(self) -> Sketch:
        state, end = self.state, self._end(self.roll.far)
        facing = state.facings[self.piece]
        if self.pinned is not None:
            place = self._end(self.pinned)
            heading = self.heading(self.looked, *place)
            return Sketch(ghost=Ghost(self.piece, *place, facing if heading is None else heading))
        distance = self._distance(self.looked)
        shown = self.roll.far if distance is None else distance
        x, y = self._end(shown)
        met = [one for one in state.enemies(self.piece) if self._meets(one)]
        return Sketch(
            ruler=((state.xs[self.piece], state.ys[self.piece]), (x, y)), words=wording.far(shown), free=end,
            ghost=Ghost(self.piece, x, y, facing), glowing=frozenset(met),
        )  # fmt: skip

    def route(self, command: Command) -> Sequence[Spot]:
        if isinstance(command, Leave):
            return [NEXT]
        assert isinstance(command, Go)
        first: Spot = DistanceSpot(command.distance) if command.distance else AnimalSpot(self.piece)
        if command.facing is not None:
            return [first, WindSpot(command.facing)]
        return [first, MAIN] if self.roll.pivots else [first]


class Charging(Choosing):
    """Whom a charge attacks, of the enemies newly touched (D16)."""

    def __init__(self, decision: ChargeDecision, state: State) -> None:
        super().__init__(decision, state)
        self.target = decision.met[0]

    @property
    def piece(self) -> int:
        return int(self.decision.piece)

    def title(self) -> str:
        return _("Charge!")

    def lit(self) -> frozenset[Spot]:
        return frozenset({*map(AnimalSpot, self.decision.met), *self.rows_lit(), *self.buttons_lit()})

    def chosen(self) -> frozenset[Spot]:
        return frozenset({AnimalSpot(self.piece), AnimalSpot(self.target)})

    def rows(self) -> tuple[Row, ...]:
        found = []
        for one in self.decision.met:
            share = percent(attack_odds(self.state, self.piece, one, charging=True).effect)
            words = _("Attack {target}").format(target=wording.piece(self.state.box, one))
            chosen = one == self.target
            found.append(Row(f"attack {self.state.box.names[one]}", "icon-attack", words, share, chosen=chosen))
        return (*found, Row("pass", "icon-cross", _("Let it be"), tip=_("The free attack of the charge is lost.")))

    def outlook(self) -> Prospect | None:
        looked = self.looked.piece if isinstance(self.looked, AnimalSpot) else NONE
        whom = looked if looked in self.decision.met else self.target
        plain = attack_odds(self.state, self.piece, whom, charging=True)
        return self.piece, whom, plain, fiercer(self.state, self.piece, whom, charging=True)

    def click(self, spot: Spot) -> Response:
        name = self.state.box.names[self.target]
        if spot == MAIN:
            return self.give(Charge(name))
        if spot == NEXT:
            return self.give(Charge(name, fierce=True))
        if spot == RowSpot("pass"):
            return self.give(PASS)
        wanted = self._whom(spot)
        if wanted is None:
            return super().click(spot)
        if wanted == self.target:
            return self.give(Charge(name))
        self.target = wanted
        return Handled()

    def _whom(self, spot: Spot) -> int | None:
        if isinstance(spot, AnimalSpot):
            return spot.piece if spot.piece in self.decision.met else None
        if isinstance(spot, RowSpot):
            return self.state.box.numbers.get(spot.name.partition(" ")[2])
        return None

    def told(self, spot: Spot) -> Message | None:
        whom = self._whom(spot)
        if whom is None:
            return None
        plain = attack_odds(self.state, self.piece, whom, charging=True)
        words = wording.odds(plain, fiercer(self.state, self.piece, whom, charging=True))
        return Message(_("Attack {target}").format(target=wording.piece(self.state.box, whom)), words)

    def buttons(self) -> tuple[Button, ...]:
        none = "" if self.state.pools[self.decision.seat] else _("There is no ferocity left.")
        tip = _("The same with a point of ferocity: one more for the attack.")
        main = confirm(_("Attack"), _("The attack of a charge costs no action."), icon="icon-attack")
        return main, second(_("Fierce"), "icon-claw", tip, none, Kind.PRIMARY)

    def prompt(self) -> Message:
        return Message(_("Charge!"), _("Compare the odds on the card, and choose whom to attack, or let it be."))

    def route(self, command: Command) -> Sequence[Spot]:
        if not isinstance(command, Charge):
            return [RowSpot("pass")]
        number = self.state.box.numbers[command.target]
        first: list[Spot] = [] if number == self.target else [AnimalSpot(number)]
        return [*first, NEXT if command.fierce else MAIN]
