"""One match of Fossil Hunters on the screen: the still picture, what moves on it, and the hand that plays."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import FRect
from pygame.typing import RectLike

from game.cazadores.commands import Sail
from game.cazadores.state import KEEP, State
from game.cazadores.view import chronicle, compose, describing, gallery, guide, hand, layout, naming, telling
from game.cazadores.view.above import Above
from game.cazadores.view.hand import Keeping, Playing, Settling
from game.cazadores.view.places import AnimalSpot, PortSpot
from game.cazadores.view.player import Teller
from game.cazadores.view.pointing import Looker
from game.cazadores.view.scenery import Table
from game.cazadores.view.sea import Sea
from game.cazadores.view.ships import fleet
from game.cazadores.view.showing import Showing
from game.cazadores.view.warming import warm
from game.core.bots import Advice
from game.core.decision import Command, Decision
from game.core.match import Entry, Match
from game.core.words import _
from game.ui import tray
from game.ui.canvas import Canvas
from game.ui.curtain import Curtain
from game.ui.hand import Behaviour, Spot, Watching
from game.ui.intents import Cancel, Hint, Intent, Scores
from game.ui.spots import Places
from game.ui.still import Scenery
from game.ui.table_view import TableView
from game.ui.things import Thing
from game.ui.tray import MAIN, SLIP, Button, ButtonSpot, Message
from game.ui.view import NOBODY, Done, Era, Response, Say, SeatInfo, Services, only_person


class CazadoresView(TableView):
    """The view of a match; see `game.ui.view.View`."""

    player: Teller

    def __init__(self, services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(services, match, seats)
        self.showing: Showing
        self._sea: Sea
        self.pointer = Looker(self)
        self.above = Above(self)
        self._sitting = NOBODY
        """Who of several people looked last."""
        self._plan: list[Sail] = []
        self._on_course = False
        """Whether the last answer was a step of a course that was chosen before."""

    # -- the door: size, state, time ------------------------------------------------------------------------
    def open(self, canvas: Canvas) -> Scenery:
        """Everything is drawn anew in that size."""
        if not self._is_open:
            self.showing = Showing(self.match.state.copy(), self.seats, canvas.art.sprites)
            self.showing.viewed = self.showing.table.seat
            self.player = Teller(self.services, self.showing, self.stale)
            self._sea = Sea(self.showing.table.box.chart)
        self.showing.sprites = canvas.art.sprites
        self.above.advising.relay()
        self._look()
        return Table(self.showing, self._sea)

    def warm(self, canvas: Canvas) -> Iterator[None]:
        """Scales pictures ahead."""
        return warm(canvas, self.showing)

    @property
    def _is_open(self) -> bool:
        return hasattr(self, "showing")

    def jump(self) -> None:
        """The match's own state, seen by whoever looks."""
        if self.showing.table != self.match.state:
            self.showing.table = self.match.state.copy()
        self._look()

    def _look(self) -> None:
        """Whose eyes look now; a hidden hand is drawn only for its own (C24)."""
        self.showing.eyes = self.eyes

    @property
    def eyes(self) -> int:
        """The seat that looks at the screen; NOBODY while it changes hands."""
        alone = only_person(self.seats)
        if alone != NOBODY or self.decision is None or not self.live:
            return alone
        return self.decision.seat if self._sitting == self.decision.seat else NOBODY

    @property
    def _curtained(self) -> bool:
        """Whether the screen must be handed to somebody else before a hand is shown."""
        return self.live and self.decision is not None and self.eyes != self.decision.seat

    def refresh(self) -> None:
        """Jumps to the match's state."""
        self._plan.clear()
        self._on_course = False
        super().refresh()

    def show(self, entry: Entry) -> None:
        """Queues what happened."""
        self.above.close()
        super().show(entry)

    def ask(self, decision: Decision | None, *, live: bool) -> None:
        """The open question, and whether somebody here may answer it."""
        super().ask(decision, live=live)
        if self._is_open:
            self._look()

    def behaviour(self) -> Behaviour[Spot]:
        """How the open question is answered."""
        decision, showing = self.decision, self.showing
        if decision is None:
            return Watching(self.at_rest())
        if not self.live:
            return Watching(hand.watching(showing.names, decision))
        showing.viewed = decision.seat
        if self._curtained:
            return Curtain(showing.name(decision.seat), _("Missions in the hand are secret."))
        if decision.about == "missions":
            return Keeping(decision, showing)
        return Settling(decision, self.match.state) if decision.about != "play" else Playing(decision, self.match.state)

    def advise(self, advice: Advice | None, *, thinking: bool = False) -> None:
        """What a good player would do."""
        super().advise(advice, thinking=thinking)
        self.above.advising.put(advice, thinking=thinking)

    # -- answers --------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Response:
        """The Hand; a course of several steps is remembered."""
        found = self._cover(intent) or super().handle(intent)
        if isinstance(found, Command):
            self._on_course = False
            self._plan = list(self.hand.plan) if isinstance(self.hand, Playing) and isinstance(found, Sail) else []
            if self.match.state.phase == KEEP:
                self.showing.kept = frozenset()
        return found

    def _cover(self, intent: Intent) -> Response:
        """The keys for the gallery, and what takes it away."""
        if isinstance(intent, Hint) and isinstance(self.hand, Curtain):
            return Say(self.hand.prompt().text)  # a hint speaks of missions
        if isinstance(intent, Scores) and self._is_open and not self.busy:
            self.above.turn()
            return Done()
        return Done() if isinstance(intent, Cancel) and self.above.close() else None

    def planned(self) -> Command | None:
        """The next step of a course, when the one before has been shown."""
        if not self._plan or self.busy or not self.live or not self._asked:
            return None
        step = self._plan.pop(0)
        if self.decision is None or step not in self.decision:
            self._plan.clear()
            return None
        self._on_course = True
        return step

    def own(self) -> Button:
        """The gallery."""
        tip = _("The museum laid open: every animal with its parts; choose one to look at it.")
        return Button(ButtonSpot("scores"), "", "icon-museum", tip=tip)

    def pressed_button(self, spot: ButtonSpot) -> Response:
        """The gallery is opened or closed; all other buttons are not the view's own."""
        if isinstance(self.hand, Curtain) and spot == MAIN and self.decision is not None:
            self._sitting = self.decision.seat
            self.ask_again()
            return Done()
        if spot.name != "scores":
            return None
        self.above.turn()
        return Done()

    # -- words ----------------------------------------------------------------------------------------------
    def words(self, entry: Entry) -> tuple[str, ...]:
        """What happened, as whoever looks may know it."""
        return telling.words(self.match.state.box, self.names, entry, self.eyes)

    def gist(self, entries: Sequence[Entry]) -> str:
        """What of it is worth remembering."""
        return chronicle.gist(self.match.state.box, self.names, entries)

    def eras(self, log: Sequence[Entry]) -> tuple[Era, ...]:
        """What each round gave."""
        return chronicle.eras(self.match.state.box, self.names, log)

    @property
    def goal(self) -> int:
        """Points do not end the match."""
        return 0

    def describe(self) -> str:
        """The table in words, and the hint that lies over it."""
        told = describing.describe(self.match.state, self.names, self.eyes)
        return "\n".join([*self.above.advising.words(), *self.above.words(), told])

    def said(self) -> str:
        """The tray's heading and sentence, after a hint that has just come."""
        message, hinted = self.message(), self.above.advising.told(self.pointer.pointed)
        words = f"{message.heading}: {message.text}" if message.heading and message.text else message.heading
        return "\n".join([*hinted, words])

    def useful_left(self, command: Command) -> str | None:
        """What could still be done; what a chosen course leads past has not been forgotten."""
        del command
        return None if self._on_course else hand.useful_left(self.decision)

    def areas(self) -> Mapping[str, RectLike]:
        """The parts of the table of which the lesson speaks."""
        return naming.areas(self.match.state)

    def spot_of(self, name: str) -> Spot | None:
        """The place that the lesson calls so."""
        return naming.spot_of(self.match.state, name)

    def message(self) -> Message:
        """What the tray says."""
        if self.player.busy:
            return self.player.message
        told = self.above.message()
        if told is not None and self.above.advising.thinking:
            return told
        return self._about(self.pointer.hinted) or told or self.hand.prompt()

    def _about(self, spot: Spot | None) -> Message | None:
        if isinstance(spot, ButtonSpot):
            return tray.about(spot, self.buttons, _("Gallery"))
        hidden = isinstance(spot, PortSpot) and spot not in self.places.boxes
        return None if hidden else guide.about(self.showing, spot)

    @property
    def lit(self) -> frozenset[Spot]:
        """What may be chosen now; in the gallery every animal too, so that keys and pad step from one to the next."""
        if self.above.museum is None or self.busy:
            return self.hand.lit()
        return self.hand.lit() | {AnimalSpot(animal) for animal in range(len(self.match.state.box.animals))}

    # -- the picture ----------------------------------------------------------------------------------------
    def put_places(self) -> Places[Spot]:
        """What can be pointed at: what lies over the table before what it covers."""
        slip = self.above.advising.slip
        over: list[tuple[Spot, FRect]] = [] if slip is None else [(SLIP, FRect(slip.box))]
        seat = self.above.museum
        chart = compose.ports(self.showing) if seat is None else gallery.touched(self.showing.table, seat)
        return Places([*over, *tray.touched(self.buttons), *chart, *compose.column(self.showing)])

    def compose(self) -> list[Thing]:
        """All that lies above the still picture."""
        act, boxes, spot = self.player.act, self.places.touched, self.pointer.pointed
        found = list(fleet(self.showing, frozenset() if act is None else act.hidden))
        found += [*compose.piles(self.showing.table), *compose.owners(self.showing), *compose.idle(self.showing.table)]
        found += compose.lights(self.hand.lit(), boxes)
        found += compose.chosen(self.hand.chosen(), boxes)
        if isinstance(spot, PortSpot) and spot in self.places.boxes and not self.busy:  # no museum lies over it
            found += compose.pointed(self.text, self.showing, spot.space)
        found += self.above.things()
        found += tray.message(self.message(), layout.STATUS)
        found += tray.knobs(self.buttons, spot, self.pointer.pressed)
        if self.pointer.ringed and spot in self.places.boxes:
            found.append(compose.focus(self.places.boxes[spot]))
        return found


def open_view(services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> CazadoresView:
    """The view of that match."""
    return CazadoresView(services, match, seats)
