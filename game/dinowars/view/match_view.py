"""One skirmish on the screen: the still picture, what moves on it, and the hand that plays."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from pygame import FRect
from pygame.typing import RectLike

from game.core.bots import Advice
from game.core.decision import Command, Decision
from game.core.match import Entry, Match
from game.core.table import Event
from game.core.words import _, several
from game.dinowars.commands import Done as EndActivation
from game.dinowars.state import State
from game.dinowars.view import card, chronicle, describing, guide, layout, naming, telling
from game.dinowars.view.advice import Hints
from game.dinowars.view.compose import Look, compose, objectives_boxes, snap_box
from game.dinowars.view.going import Charging, Going
from game.dinowars.view.ground import Ground
from game.dinowars.view.hand import Choosing, Edging, Naming, watching
from game.dinowars.view.objectives import entries
from game.dinowars.view.ordering import Ordering
from game.dinowars.view.pieces import Figures, body, figures
from game.dinowars.view.places import AnimalSpot, EdgeSpot, ObjectiveSpot, RosterSpot, SideSpot, Tabletop
from game.dinowars.view.player import Teller
from game.dinowars.view.pointer import Aiming
from game.dinowars.view.scenery import Scenery
from game.dinowars.view.settling import Settling
from game.dinowars.view.showing import Showing
from game.dinowars.view.spotting import spots
from game.dinowars.view.starting import Deploying, Placing
from game.dinowars.view.warming import warm
from game.ui import still, tray
from game.ui.canvas import Canvas
from game.ui.hand import Behaviour, Spot, Watching
from game.ui.intents import Intent, Scores
from game.ui.spots import Places
from game.ui.table_view import TableView
from game.ui.things import Thing
from game.ui.tray import SLIP, Button, ButtonSpot, Message, touched
from game.ui.view import Done, Era, Response, SeatInfo, Services

Placed = Iterator[tuple[Spot, FRect]]
HANDS: Final[dict[str, Callable[[Any, State], Choosing]]] = {
    "target": Naming, "runner": Naming, "edge": Edging, "deploy": Deploying, "place": Placing, "act": Ordering,
    "free": Ordering, "go": Going, "charge": Charging, "result": Settling,
}  # fmt: skip
"""By what a question is about, how it is answered."""


class SkirmishView(TableView):
    """The view of a skirmish; see `game.ui.view.View`."""

    showing: Showing
    player: Teller

    def __init__(self, services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(services, match, seats)
        self.pointer: Aiming = Aiming(self)
        self.advising = Hints(self)

    # -- what is shown --------------------------------------------------------------------------------------
    def open(self, canvas: Canvas) -> still.Scenery:
        """The table for that canvas."""
        if not hasattr(self, "showing"):
            self.showing = Showing(self.match.state.copy(), self.seats, canvas.art.sprites)
            self.player = Teller(self.services, self.showing, self.stale)
            self._ground = Ground(self.showing.table.box.field)
        self.showing.sprites, self.showing.zoom = canvas.art.sprites, canvas.text.zoom
        self.advising.relay()
        return Scenery(self.showing, self._ground)

    def warm(self, canvas: Canvas) -> Iterator[None]:
        """Pictures are made ready."""
        return warm(canvas, self.showing)

    def jump(self) -> None:
        """What is shown is the match's state."""
        self.showing.table = self.match.state.copy()

    def put_figures(self) -> Figures:
        """Everybody on the table as shown now."""
        return figures(self.showing)

    def begin(self, events: Sequence[Event]) -> None:
        """The dice choose objectives and twists before everybody's eyes."""
        self.player.add(events)
        self.stale()

    # -- what is asked --------------------------------------------------------------------------------------
    def behaviour(self) -> Behaviour[Spot]:
        """The hand for the open question."""
        question = self.decision
        if question is None or question is not self.match.decision:  # the next question is on its way
            return Watching(self.at_rest())
        if not self.live:
            return Watching(watching(self.match.state, question, self.seats[question.seat].name))
        hand = HANDS[question.about](question, self.match.state)
        hand.look(self.pointer.pointed)
        return hand

    def pressed_button(self, spot: ButtonSpot) -> Response:
        """The button for the objectives; all other buttons are not the view's own."""
        if spot.name == "scores":
            self._to_objectives()
            return Done()
        return None

    def handle(self, intent: Intent) -> Response:
        """The Hand; and the key that leads to the objectives."""
        if isinstance(intent, Scores) and self._still is not None and not self.busy:
            self._to_objectives()
            return Done()
        return super().handle(intent)

    def _to_objectives(self) -> None:
        """From one objective to the next, each explained in the tray."""
        number = len(entries(self.showing))
        here = self.pointer.pointed
        if not number:
            return
        after = here.number + 1 if isinstance(here, ObjectiveSpot) else 0
        self.pointer.show(ObjectiveSpot(after % number))

    def own(self) -> Button:
        """What the match is about."""
        return Button(ButtonSpot("scores"), "", "icon-star", tip=_("The objectives, one after the other, in the tray."))

    def advise(self, advice: Advice | None, *, thinking: bool = False) -> None:
        """What a good player would do."""
        super().advise(advice, thinking=thinking)
        self.advising.put(advice, thinking=thinking)

    def ask(self, decision: Decision | None, *, live: bool) -> None:
        """The open question, and whether somebody here may answer it."""
        super().ask(decision, live=live)
        self.pointer.look()

    # -- what can be pointed at -----------------------------------------------------------------------------
    def put_places(self) -> Places[Spot]:
        """From the nearest to the farthest from the eye."""
        slip = self.advising.slip
        above: list[tuple[Spot, FRect]] = [] if slip is None else [(SLIP, FRect(slip.box))]
        above += [*touched(self.buttons), *card.boxes(self.hand)]
        hand = self.hand
        open_ground = isinstance(hand, Choosing) and hand.ground
        found = [*above, *self._table(), *self._sheets()]
        return Tabletop(found, open_ground=open_ground)

    def _table(self) -> Placed:
        """Small places on the ground, bases, what is drawn above them; those that stand further down first."""
        order, hand = sorted(self.figures.values(), key=lambda one: (-one.y, -one.x)), self.hand
        if isinstance(hand, Choosing):
            yield from ((spot, snap_box(*point)) for spot, point in hand.snaps().items())
        for one in order:
            yield AnimalSpot(one.piece), one.box.inflate(6, 6)
        if not (isinstance(hand, Choosing) and hand.ground):
            for one in order:
                yield AnimalSpot(one.piece), body(self.showing.sprites, one)
        yield from ((EdgeSpot(edge), box) for edge, box in layout.STRIPS.items() if EdgeSpot(edge) in hand.lit())

    def _sheets(self) -> Placed:
        table = self.showing.table
        for seat in (0, 1):
            army = table.box.armies[seat]
            for place, piece in enumerate(army):
                yield RosterSpot(piece), layout.line(seat, place, len(army)).box
            yield SideSpot(seat), layout.ribbon(seat)
        yield from objectives_boxes(len(entries(self.showing)))

    # -- the picture ----------------------------------------------------------------------------------------
    def message(self) -> Message:
        """What the tray says."""
        if self.player.busy:
            return self.player.message
        told = self.advising.message()
        if told is not None:
            return told
        spot = self.pointer.hinted
        return (None if spot is None else self._pointed_at(spot)) or self.hand.prompt()

    def _pointed_at(self, spot: Spot) -> Message | None:
        """What there is to say of a place: what choosing it would bring, or what it is."""
        if isinstance(spot, ButtonSpot):
            return tray.about(spot, self.buttons, _("Objectives"))
        hand = self.hand
        if isinstance(hand, Choosing):
            told = hand.told(spot)
            if told is not None:
                return told
            row = next((row for row in hand.rows() if getattr(spot, "name", None) == row.name), None)
            if row is not None:
                return Message(row.words, row.reason or row.tip or hand.prompt().text)
        return guide.about(self.showing, spot)

    def compose(self) -> Sequence[Thing]:
        """What is drawn above the still picture."""
        act = self.player.act
        look = Look(
            hand=self.hand,
            places=self.places,
            figures=self.figures,
            buttons=self.buttons,
            message=self.message(),
            hidden=frozenset() if act is None else act.hidden,
            pointed=self.pointer.pointed,
            ringed=self.pointer.ringed,
            pressed=self.pointer.pressed,
            moves=self.player.busy,
            falls=self.player.falling,
            over=tuple(self._over()),
        )
        return compose(self.showing, look)

    def _over(self) -> Iterator[Thing]:
        """A line of the log on the table, and the hint."""
        if self.entry is not None:
            yield from spots(self.showing, self.entry)
        yield from self.advising.things()

    # -- words ----------------------------------------------------------------------------------------------
    def words(self, entry: Entry) -> tuple[str, ...]:
        """What happened, in sentences."""
        return telling.words(self.match.state.box, self.names, entry)

    def gist(self, entries: Sequence[Entry]) -> str:
        """What is worth remembering of it."""
        return chronicle.gist(self.match.state.box, self.names, entries)

    def eras(self, log: Sequence[Entry]) -> tuple[Era, ...]:
        """What each turn gave."""
        return chronicle.eras(self.match.state.box, self.names, log)

    @property
    def goal(self) -> int:
        """Three points end a skirmish."""
        return 3

    def areas(self) -> Mapping[str, RectLike]:
        """The parts of the table of which the lesson speaks."""
        return naming.areas()

    def spot_of(self, name: str) -> Spot | None:
        """The place that the lesson calls so."""
        return naming.spot_of(self.showing.table, name)

    def said(self) -> str:
        """The tray's heading and sentence, after a hint that has just come."""
        return "\n".join([*self.advising.told(self.pointer.pointed), super().said()])

    def describe(self) -> str:
        """The table in words, and the hint that lies over it."""
        return "\n".join([*self.advising.words(), describing.describe(self.match.state, self.names)])

    def useful_left(self, command: Command) -> str | None:
        """What could still be done before the activation ends."""
        left = self.match.state.left
        if not isinstance(command, EndActivation) or not left:
            return None
        return several("There is {n} action left.", "There are {n} actions left.", left).format(n=left)


def open_view(services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> SkirmishView:
    """The view of that match."""
    return SkirmishView(services, match, seats)
