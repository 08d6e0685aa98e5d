"""One hunt on the screen: the still picture, what moves on it, and the hand that plays."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from pygame import FRect
from pygame.typing import RectLike

from game.core.decision import Command
from game.core.match import Entry, Match
from game.core.words import _
from game.moogh.commands import END
from game.moogh.phases import is_secret
from game.moogh.prospects import hopeless
from game.moogh.question import Question
from game.moogh.state import State
from game.moogh.view import chronicle, describing, layout, naming, telling
from game.moogh.view.asking import thinking
from game.moogh.view.compose import Look, compose
from game.moogh.view.dossier import sheet_of
from game.moogh.view.guide import about
from game.moogh.view.hand import Choosing
from game.moogh.view.hinting import marks, slip_of
from game.moogh.view.looking import Lookout
from game.moogh.view.outlook import ahead
from game.moogh.view.pieces import Figures, body, figures, grown
from game.moogh.view.places import AheadSpot, CardSpot, CellSpot, DossierSpot, HuntSpot, OrderSpot, TokenSpot
from game.moogh.view.placing import board_places, rage_places, ring_places
from game.moogh.view.player import MooghPlayer
from game.moogh.view.pointer import Dragging
from game.moogh.view.scenery import Scenery
from game.moogh.view.sheets import IdeaSheet
from game.moogh.view.showing import Showing
from game.moogh.view.spotting import spots
from game.moogh.view.warming import warm
from game.moogh.view.wording import idea_title
from game.ui import still, tray
from game.ui.canvas import Canvas
from game.ui.curtain import Curtain
from game.ui.devices.bindings import Action
from game.ui.hand import Behaviour, Watching
from game.ui.intents import Ahead, Cancel, Intent, Scores
from game.ui.slip import Slip
from game.ui.spots import Places
from game.ui.table_view import TableView
from game.ui.things import Thing
from game.ui.tray import MAIN, SLIP, Button, ButtonSpot, Message, touched
from game.ui.view import NOBODY, Done, Era, Response, SeatInfo, Services, only_person

Placed = Iterator[tuple[Hashable, FRect]]


class MooghView(TableView):
    """The view of a hunt; see `game.ui.view.View`."""

    showing: Showing
    player: MooghPlayer

    def __init__(self, services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(services, match, seats)
        self.pointer: Dragging = Dragging(self)
        self.looking = False
        self.lookout = Lookout()

    # -- what is shown --------------------------------------------------------------------------------------
    def open(self, canvas: Canvas) -> still.Scenery:
        """The table for that canvas."""
        if not hasattr(self, "showing"):
            self.showing = Showing(self.match.state.copy(), self.seats, canvas.art.sprites)
            self.player = MooghPlayer(self.services, self.showing, self.stale, lambda: self._still)
            self.showing.eyes = only_person(self.seats)
        self.showing.sprites, self.showing.zoom = canvas.art.sprites, canvas.text.zoom
        self.showing.grown = grown(canvas.art.sprites, self.match.state.box.scenario.board)
        return Scenery(self.showing)

    def warm(self, canvas: Canvas) -> Iterator[None]:
        """Draws ahead what will be needed soon."""
        return warm(canvas, self.showing)

    def jump(self) -> None:
        """What is shown is the match's state."""
        self.showing.table = self.match.state.copy()

    def put_figures(self) -> Figures:
        """Everybody on the board as shown now."""
        return figures(self.showing)

    # -- what is asked --------------------------------------------------------------------------------------
    def behaviour(self) -> Behaviour[Hashable]:
        """The hand for the open question."""
        question = self.decision
        self.showing.asked = NOBODY
        if question is None or question is not self.match.decision:  # the next question is on its way
            return Watching(self.at_rest())
        assert isinstance(question, Question)
        if not self.live:
            return Watching(thinking(self.match.state, question, self.seats[question.seat].name))
        if self._curtained(question):
            self.showing.eyes = NOBODY
            return Curtain(self.seats[question.seat].name, _("The plans are secret."))
        self.showing.asked = question.person
        return Choosing(question, self.match.state)

    def _curtained(self, question: Question) -> bool:
        """M72: whether the screen must be handed to somebody else before this plan is made."""
        return is_secret(self.match.state) and self.showing.eyes != question.seat

    def pressed_button(self, spot: ButtonSpot) -> Response:
        """The ideas' button, and the curtain."""
        self.click_heard()
        if spot.name == "scores":
            self.look_at_ideas()
            return Done()
        if isinstance(self.hand, Curtain) and spot == MAIN:
            assert self.decision is not None
            self.showing.eyes = self.decision.seat
            self.ask_again()
            return Done()
        return None

    def look_ahead(self, beast: int) -> None:
        """Shows the coming turn of that beast, or puts it away."""
        self.lookout.turn_to(beast)
        self.stale()

    def update(self, dt: float) -> None:
        """Time passes; while nothing moves, what is to come is worked out bit by bit."""
        super().update(dt)
        if not self.busy and self._still is not None and not self.looking:
            hinted = None if self.thinking else self.pointer.hinted
            if self.lookout.update(self.showing, self.hand, hinted):
                self.stale()

    def handle(self, intent: Intent) -> Response:
        """The Hand; and the keys for the ideas and for what comes next, which Cancel puts away too."""
        if isinstance(intent, Ahead) and not self.busy:
            self.lookout.turn_on(self.showing.table)
            self.stale()
            return Done()
        if isinstance(intent, Cancel) and self.lookout.put_away():
            self.stale()
            return Done()
        if (isinstance(intent, Scores) and not self.busy) or (isinstance(intent, Cancel) and self.looking):
            self.look_at_ideas()
            return Done()
        return super().handle(intent)

    def look_at_ideas(self) -> None:
        """Lays the idea cards over the board, or takes them away."""
        self.looking = not self.looking
        self.stale()

    def own(self) -> Button:
        """The button for the ideas on display."""
        return Button(ButtonSpot("scores"), "", "icon-star", tip=_("The ideas that everybody may use."))

    def show(self, entry: Entry) -> None:
        """Queues what happened."""
        self.looking = False
        self.lookout = Lookout()
        if not is_secret(self.match.state):
            self.showing.eyes = only_person(self.seats)
        super().show(entry)

    # -- what can be pointed at -----------------------------------------------------------------------------
    @property
    def sheet(self) -> IdeaSheet | None:
        """The idea cards, where they lie over the board."""
        asked = isinstance(self.hand, Choosing) and self.hand.sheet and not self.player.busy
        if not asked and not self.looking:
            return None
        box, table = self.showing.table.box, self.match.state
        kinds = [box.ideas[number].kind.value for number in table.shown]
        lit = self.hand.lit() if asked else frozenset()
        drawn = [spot.kind for spot in lit if hasattr(spot, "kind") and spot.kind not in kinds]
        if isinstance(self.hand, Choosing) and self.hand.question.about == "show":
            kinds = drawn
        return IdeaSheet(tuple((kind, idea_title(box, kind)) for kind in kinds), lit)

    @property
    def slip(self) -> Slip | None:
        """The slip with a hint."""
        if self.advice is None or self.player.busy:
            return None
        return slip_of(self.text, self.match, self.advice)

    def put_places(self) -> Places[Hashable]:
        """From the nearest to the farthest from the eye."""
        slip = self.slip
        above: list[tuple[Hashable, FRect]] = [] if slip is None else [(SLIP, FRect(slip.box))]
        above += touched(self.buttons)
        sheet = self.sheet
        if sheet is not None:
            return Places([*above, *sheet.boxes(), *self._cards(), *self._dossiers()])
        lit = self.hand.lit()
        whole = [*self._board(), *self._cards(), *self._dossiers()]
        return Places([*above, *(one for one in whole if one[0] in lit), *whole])

    def _board(self) -> Placed:
        sprites = self.showing.sprites
        for figure in sorted(self.figures.values(), key=lambda one: (-one.y - one.front, -one.x)):
            yield figure.spot, body(sprites, figure)
        yield from board_places()

    def _cards(self) -> Placed:
        table = self.showing.table
        for person in range(len(table.box.people)):
            if table.tokens[person]:
                yield TokenSpot(person), layout.token(person)
            if not table.out[person]:
                yield from ring_places(person)
            yield CardSpot(person), layout.card(person)
        for place in range(len(table.order)):
            yield OrderSpot(place), layout.order_box(place, len(table.order))

    def _dossiers(self) -> Placed:
        table = self.showing.table
        for beast, one in enumerate(table.box.beasts):
            if table.alive(beast):
                yield AheadSpot(beast), sheet_of(self.showing, beast).ahead.inflate(0, 20)
                yield from rage_places(beast, len(table.box.beasts), one.card.most, len(one.card.faces[0][0].spaces))
            yield DossierSpot(beast), sheet_of(self.showing, beast).box
        yield HuntSpot(), layout.hunt(len(table.box.beasts))

    # -- the picture ----------------------------------------------------------------------------------------
    def message(self) -> Message:
        """What the tray says."""
        if self.player.busy:
            return self.player.message
        if self.thinking:
            return Message(_("Hint"), _("Thinking it over …"))
        spot, coming = self.pointer.hinted, self.lookout.message(self.showing.table)
        if coming is not None and not isinstance(spot, ButtonSpot):
            return coming
        return (None if spot is None else self._pointed_at(spot)) or self.hand.prompt()

    def _pointed_at(self, spot: Hashable) -> Message | None:
        """What there is to say of a place: what choosing it would do, or what it is.

        While the mouse only passes over the board and the cards, the question stays in sight.
        """
        if isinstance(spot, ButtonSpot):
            return tray.about(spot, self.buttons, _("Ideas"))
        chosen = ahead(self.hand, spot, self.lookout.foresight) if isinstance(self.hand, Choosing) else None
        told = chosen or about(self.showing, spot)
        passing = isinstance(spot, CellSpot | CardSpot) and not self.pointer.ringed and bool(self.hand.lit())
        return None if passing and chosen is None else told

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
            carried=self.pointer.carried,
            dice=bool(self.showing.dice),
            sheet=self.sheet,
            ahead=(self.services.key(Action.AHEAD), self.lookout.beast),
            over=tuple(self._over()),
        )
        return compose(self.showing, look)

    def _over(self) -> Iterator[Thing]:
        """A line of the log on the board, and the hint."""
        if self.entry is not None:
            yield from spots(self.showing, self.entry)
        if self.lookout.foresight is not None and not self.player.busy and self.sheet is None:
            yield from self.lookout.foresight.things()
        slip = self.slip
        if slip is not None and self.advice is not None and isinstance(self.hand, Choosing):
            command = self.match.rules.parse(self.advice.answer, self.match.state)
            yield from marks(self.hand, command, self.places)
        if slip is not None:
            yield slip

    # -- words ----------------------------------------------------------------------------------------------
    def words(self, entry: Entry) -> tuple[str, ...]:
        """What happened, in sentences."""
        return telling.words(self.match.state.box, self.names, entry)

    def gist(self, entries: Sequence[Entry]) -> str:
        """What is worth remembering of it."""
        return chronicle.gist(self.match.state.box, entries)

    def eras(self, log: Sequence[Entry]) -> tuple[Era, ...]:
        """What each round gave."""
        return chronicle.eras(self.match.state.box, self.names, log)

    @property
    def goal(self) -> int:
        """Points do not end a hunt."""
        return 0

    def areas(self) -> Mapping[str, RectLike]:
        """The parts of the table of which the lesson speaks."""
        return naming.AREAS

    def spot_of(self, name: str) -> Hashable | None:
        """The place that the lesson calls so."""
        return naming.spot_of(self.showing.table, name)

    def describe(self) -> str:
        """The table in words, and the hint that lies over it."""
        slip = self.slip
        hint = [] if slip is None else [words for words, _style, _box in slip.parts]
        return "\n".join([*hint, describing.describe(self.match.state, self.names)])

    def hopeless(self) -> str:
        """Why the hunt cannot be won any more."""
        return hopeless(self.match.state)

    def useful_left(self, command: Command) -> str | None:
        """What could still be done before the turn ends."""
        left = self.match.state.left
        if command != END or not left:
            return None
        return _("There are actions left in this turn: {n}.").format(n=left)


def open_view(services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> MooghView:
    """The view of that match."""
    return MooghView(services, match, seats)
