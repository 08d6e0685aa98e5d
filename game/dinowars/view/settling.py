"""What comes of a win: the killing blow, or where the loser is moved, and which way it looks then (D27, D58)."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.decision import Command
from game.core.words import _
from game.dinowars.combat import ResultDecision
from game.dinowars.commands import KILL, Down, Kill, Knock
from game.dinowars.harm import SHIFT
from game.dinowars.kinds import INCH
from game.dinowars.odds import save_chance
from game.dinowars.shapes import Point
from game.dinowars.sines import HALF, turned
from game.dinowars.space import heading_between, is_in_lava, shift_way
from game.dinowars.state import State
from game.dinowars.view import wording
from game.dinowars.view.hand import Choosing, Ghost, Row, Sketch, confirm, near, ring
from game.dinowars.view.places import AnimalSpot, RowSpot, WindSpot
from game.ui.hand import Spot
from game.ui.tray import MAIN, Button, Message
from game.ui.view import Done as Handled
from game.ui.view import Response
from game.ui.writing import percent

RESULTS: Final = ("kill", "down", "knock")
ICONS: Final = {"kill": "icon-skull", "down": "icon-fallen", "knock": "icon-shove"}
STILL: Final = 40
"""So near to the loser (hundredths of an inch) a press means that it stays where it is."""


class Settling(Choosing):
    """The result that is held, where the loser goes, and for a knockback how it faces."""

    def __init__(self, decision: ResultDecision, state: State) -> None:
        super().__init__(decision, state)
        self.away = heading_between(state, decision.attacker, decision.defender)
        self.kind: str = next(one for one in RESULTS if one in decision.allowed)
        self.placed: tuple[int, int] | None = None
        """Heading and distance, once they are chosen."""

    @property
    def ground(self) -> bool:
        return self.kind != "kill"

    @property
    def piece(self) -> int:
        return int(self.decision.defender)

    def title(self) -> str:
        return wording.piece(self.state.box, self.piece)

    # -- choosing ---------------------------------------------------------------------------------------------------
    def lit(self) -> frozenset[Spot]:
        stay = {AnimalSpot(self.piece)} if self.kind != "kill" and self.placed is None else set()
        return frozenset({*self.rows_lit(), *self.snaps(), *stay, *self.buttons_lit()})

    def chosen(self) -> frozenset[Spot]:
        return frozenset({AnimalSpot(self.piece)})

    @property
    def _here(self) -> Point:
        return self.state.xs[self.piece], self.state.ys[self.piece]

    def snaps(self) -> Mapping[Spot, Point]:
        if self.kind == "kill":
            return {}
        reach = self.state.box.radii[self.piece]
        if self.placed is None:
            return ring(*self._here, reach + SHIFT, [self.away])
        return ring(*self._end(*self.placed), reach + 2 * INCH, [self.away, turned(self.away, HALF)])

    def _end(self, heading: int, distance: int) -> Point:
        """Where it comes to stand."""
        way = shift_way(self.state, self.piece, heading)
        return way.end(way.far(distance)) if distance else self._here

    def _shift(self, spot: Spot | None) -> tuple[int, int] | None:
        """The heading and the distance that a spot means."""
        if isinstance(spot, WindSpot):
            return spot.heading, SHIFT
        if spot == AnimalSpot(self.piece):
            return 0, 0
        point = self.point(spot)
        heading = self.heading(spot, *self._here)
        if point is None or heading is None or isinstance(spot, AnimalSpot):
            return None
        far = round(((point[0] - self._here[0]) ** 2 + (point[1] - self._here[1]) ** 2) ** 0.5)
        return (0, 0) if far <= STILL else (heading, min(SHIFT, far))

    def drop(self) -> bool:
        held, self.placed = self.placed is not None, None
        return held

    def click(self, spot: Spot) -> Response:
        if isinstance(spot, RowSpot):
            return self._row(spot.name)
        if spot == MAIN:
            return self.give(self._plan())
        if self.kind == "kill":
            return super().click(spot)
        return self._place(spot) if self.placed is None else self._face(spot, self.placed)

    def _face(self, spot: Spot, placed: tuple[int, int]) -> Response:
        end = self._end(*placed)
        if near(self.point(spot), end):
            return self.give(self._plan())
        heading = self.heading(spot, *end)
        return super().click(spot) if heading is None else self.give(Knock(*placed, heading))

    def _place(self, spot: Spot) -> Response:
        shift = self._shift(spot)
        if shift is None:
            return super().click(spot)
        if self.kind == "down":
            return self.give(Down(*shift))
        self.placed = shift
        return Handled()

    def _row(self, name: str) -> Response:
        if RowSpot(name) not in self.rows_lit():
            return self.refused_row(name)
        if name == self.kind:
            return self.give(self._plan())
        self.kind, self.placed = name, None
        return Handled()

    def _plan(self) -> Command:
        """What the main button gives: straight away as far as may be, its back to the attacker."""
        heading, distance = self.placed or (self.away, SHIFT)
        if self.kind == "kill":
            return KILL
        return Down(heading, distance) if self.kind == "down" else Knock(heading, distance, self.away)

    # -- what is said -----------------------------------------------------------------------------------------------
    def rows(self) -> tuple[Row, ...]:
        return tuple(self._result(name) for name in RESULTS)

    def _result(self, name: str) -> Row:
        allowed = name in self.decision.allowed
        reason = "" if allowed else _("The attack did not win by enough for that.")
        note = ""
        if name == "kill" and allowed and not self.state.down[self.piece]:
            save = save_chance(self.state, self.piece)
            note = _("{share} saved").format(share=percent(save)) if save else ""
        return Row(
            name, ICONS[name], _(wording.RESULTS[name]), note, reason, chosen=name == self.kind, tip=self._said(name)
        )

    def buttons(self) -> tuple[Button, ...]:
        return (confirm(_("Apply"), wording.phrase(self.state.box, self._plan())),)

    def prompt(self) -> Message:
        who = wording.piece(self.state.box, self.piece)
        text = self._said(self.kind) if self.placed is None else _("Point where it is to look.")
        return Message(_("{who} has lost").format(who=who), text)

    def _said(self, kind: str) -> str:
        """What that result is, and what is to be chosen for it."""
        if kind == "kill":
            if self.state.down[self.piece]:
                return _("It lies already, and so dies without a protection roll.")
            return _("It dies, unless its protection saves it; then nothing happens at all.")
        texts = {
            "down": _("Point where it is moved, up to 3 inches. It lies on its side then, until it stands up."),
            "knock": _("Point where it is moved, up to 3 inches. Its side loses a point of ferocity."),
        }
        return texts[kind]

    def told(self, spot: Spot) -> Message | None:
        who = wording.piece(self.state.box, self.piece)
        if isinstance(spot, RowSpot):
            return None
        if self.placed is not None:
            return self.looking(spot, *self._end(*self.placed), self.away)
        shift = self._shift(spot) if self.kind != "kill" else None
        if shift is None:
            return None
        if not shift[1]:
            return Message(who, _("It stays where it is."))
        return Message(who, self._moved(*shift))

    def _moved(self, heading: int, distance: int) -> str:
        x, y = self._end(heading, distance)
        if is_in_lava(self.state, x, y, self.state.box.radii[self.piece]):
            return _("Into the lava: it dies.")
        gone = round(((x - self._here[0]) ** 2 + (y - self._here[1]) ** 2) ** 0.5)
        return _("Moved {far} {wind}.").format(far=wording.far(gone), wind=wording.wind(heading))

    def sketch(self) -> Sketch:
        if self.kind == "kill":
            return Sketch()
        state, reach = self.state, self.state.box.radii[self.piece]
        if self.placed is not None:
            end = self._end(*self.placed)
            heading = self.heading(self.looked, *end)
            return Sketch(ghost=Ghost(self.piece, *end, self.away if heading is None else heading))
        shift = self._shift(self.looked) or (self.away, SHIFT)
        end = self._end(*shift)
        words = self._moved(*shift) if is_in_lava(state, *end, reach) else ""
        facing = self.away if self.kind == "knock" else state.facings[self.piece]
        return Sketch(
            ruler=(self._here, end), words=words, free=end, ghost=Ghost(self.piece, *end, facing),
            circle=(self._here, reach + SHIFT),
        )  # fmt: skip

    def route(self, command: Command) -> Sequence[Spot]:
        if isinstance(command, Kill):
            return [*self._choose("kill"), MAIN]
        assert isinstance(command, Down | Knock)
        where: Spot = WindSpot(command.heading) if command.distance else AnimalSpot(self.piece)
        if isinstance(command, Down):
            return [*self._choose("down"), where]
        return [*self._choose("knock"), where, WindSpot(command.facing)]

    def _choose(self, kind: str) -> list[Spot]:
        return [] if kind == self.kind else [RowSpot(kind)]
