"""One match of Wrath of Fire Mountain on the screen: the still picture, what moves on it, and the hand that plays."""

from collections.abc import Iterator, Mapping

from pygame import FRect
from pygame.typing import RectLike

from game.core.bots import Advice
from game.core.decision import Command
from game.core.match import Entry, Match
from game.ui.act import place_of
from game.ui.canvas import Canvas
from game.ui.hand import Behaviour, Spot, Watching
from game.ui.intents import Cancel, Hint, Intent, Number, Scores
from game.ui.still import Scenery
from game.ui.things import Thing
from game.ui.tray import Button, ButtonSpot, Message
from game.ui.view import Done, Response, SeatInfo, Services
from game.wrath.commands import Move, Place, Tremor
from game.wrath.events import Kept
from game.wrath.state import State
from game.wrath.view import describing, layout, naming, outlook
from game.wrath.view.above import DICE, Above
from game.wrath.view.act import Figures
from game.wrath.view.board import Slide
from game.wrath.view.compose import Look, compose, hint
from game.wrath.view.hand import Eating, Rolling, Shaking
from game.wrath.view.lively import LAKE, Stirring
from game.wrath.view.pieces import Cast
from game.wrath.view.places import PieceSpot
from game.wrath.view.player import Teller
from game.wrath.view.pointer import Puller
from game.wrath.view.pointing import Places
from game.wrath.view.scenery import Table
from game.wrath.view.showing import Showing
from game.wrath.view.spending import Spending, icon_of
from game.wrath.view.strip import in_words
from game.wrath.view.told import Told
from game.wrath.view.tray import scores
from game.wrath.view.warming import warm


class WrathView(Told):
    """The view of a match; see `game.ui.view.View`."""

    match: Match[State]
    player: Teller
    pointer: Puller
    hand: Behaviour[Spot]

    def __init__(self, services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(services, match, seats)
        self.showing: Showing
        self.pointer = Puller(self)
        self.kept: set[int] = set()
        self._carry: PieceSpot | None = None
        self._plan: list[Move] = []
        self.above = Above(self)
        self._stirring = Stirring()

    # -- the door: size, state, time ------------------------------------------------------------------------
    def open(self, canvas: Canvas) -> Scenery:
        """What is shown, made ready for that canvas."""
        cast = Cast(canvas.art.sprites, self.match.state.box, canvas.text.zoom)
        if hasattr(self, "showing"):
            self.showing.cast = cast
        else:
            self.showing = Showing(self.match.state.copy(), self.seats, cast)
            self.showing.settle()
            self.player = Teller(self.services, self.showing, self.stale, self.snap)
        self.above.advising.relay()
        return Table(self.showing)

    def warm(self, canvas: Canvas) -> Iterator[None]:
        """Cuts and scales ahead."""
        return warm(canvas, self.showing)

    def refresh(self) -> None:
        """Jumps to the match's state."""
        self._plan.clear()
        super().refresh()

    def jump(self) -> None:
        """The table shown is the match's."""
        self.showing.jump(self.match.state.copy())

    def show(self, entry: Entry) -> None:
        """Queues what happened."""
        self.above.close()
        if any(isinstance(event, Kept) for event in entry.events):
            self.showing.used = ()
        super().show(entry)

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self.player.busy or self.pointer.springing

    def hurry(self) -> None:
        """All that was queued has happened."""
        self.pointer.spring_back_now()
        super().hurry()

    def advise(self, advice: Advice | None, *, thinking: bool = False) -> None:
        """What a good player would do."""
        self.above.advising.put(advice, thinking=thinking)

    def update(self, dt: float) -> None:
        """Time passes; what moves of itself moves."""
        if self._still is None:
            return
        self.pointer.update(dt)
        self._stir(dt)
        super().update(dt)

    def _stir(self, dt: float) -> None:
        """What moves of itself."""
        comfort, table = self.services.comfort, self.showing.table
        chosen: dict[Spot, float] = dict.fromkeys(self.hand.chosen(), 1.0)
        full = table.filled() / table.box.spaces
        if self._stirring.update(chosen, full, dt, at_once=comfort.speed <= 0, calm=comfort.calm):
            self._composed = None

    def behaviour(self) -> Behaviour[Spot]:
        """How the open question is answered."""
        decision, state = self.decision, self.match.state
        if decision is None:
            return Watching(self.at_rest())
        if not self.live:
            return Watching(self.thinks(decision))
        if decision.about == "roll":
            return Rolling(decision, state, self.kept)
        if decision.about == "spend":
            return Spending(decision, state, self._carry, self.showing.used)
        return Eating(decision, state) if decision.about == "meal" else Shaking(decision, state)

    # -- answers --------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Response:
        """The Hand."""
        if self._still is None:
            return None
        self._stirring.wake()
        self.player.pulled, self.player.looked = 0.0, False
        held = self.hand.chosen()
        found = self._over(intent) or self.pointer.handle(intent)
        self.player.ear.touch(held, self.hand.chosen())
        if isinstance(found, Command):
            # A piece that has walked stays in hand, to walk on.
            seat = self.match.state.seat
            self._carry = PieceSpot(seat, found.piece, found.goal) if isinstance(found, Move) else None
            self._plan = list(self.hand.plan) if isinstance(self.hand, Spending) else []
            self._spend(found)
        return found

    def _over(self, intent: Intent) -> Response:
        """The keys for what would score now and the dice so far, for a hint, and for each die."""
        if isinstance(intent, Scores) and not self.busy:
            self.above.turn()
            return Done()
        if isinstance(intent, Number):
            return self.pointer.press_die(intent.number)
        if isinstance(intent, Cancel) and self.above.close():
            return Done()
        if isinstance(intent, Hint) or (isinstance(intent, Cancel) and self.above.advising.open):
            return Hint()
        return None

    def _spend(self, answer: Command) -> None:
        """The die that was chosen is the one that will look spent; a land that was looked at shifts from there."""
        if isinstance(answer, Tremor):
            ahead = self.pointer.looked_ahead(answer.direction)
            self.player.looked = ahead > 0
            self.player.pulled = ahead or self.player.pulled
        if isinstance(answer, Place | Move):
            die = self.hand.die if isinstance(self.hand, Spending) and self.hand.icon == icon_of(answer) else None
            self.showing.use(icon_of(answer), die, self.match.state)

    def planned(self) -> Command | None:
        """The next step of a walk of several, when the one before has been shown."""
        if not self._plan or self.busy or not self.live or not self._asked:
            return None
        step = self._plan.pop(0)
        if self.decision is None or step not in self.decision:  # a meal came between
            self._plan.clear()
            return None
        self._carry = PieceSpot(self.match.state.seat, step.piece, step.goal)
        return step

    # -- words ----------------------------------------------------------------------------------------------
    def areas(self) -> Mapping[str, RectLike]:
        """The parts of the table of which the lesson speaks."""
        return naming.AREAS

    def spot_of(self, name: str) -> Spot | None:
        """The place that the lesson calls so."""
        return naming.spot_of(self.showing, name)

    def watched(self) -> FRect | None:
        """Where a bot's step happens, or what is replayed."""
        act = self.player.act
        if act is None or (self.live and not self.player.hastens()):
            return None
        return place_of(act) if act.slide is None else FRect(layout.FRAME)

    def said(self) -> str:
        """The tray's heading and sentence with its odds, after a hint that has just come."""
        message, hinted = self.message(), self.above.advising.told(self.pointer.pointed)
        words = f"{message.heading}: {message.text}" if message.heading and message.text else message.heading
        return "\n".join([*hinted, f"{words} {in_words(message.odds)}".strip()])

    def describe(self) -> str:
        """The table in words, and the hint that lies over it."""
        return "\n".join([*self.above.advising.words(), super().describe()])

    def useful_left(self, command: Command) -> str | None:
        """What could still be done."""
        del command
        return describing.useful_left(self.decision)

    # -- the picture ----------------------------------------------------------------------------------------
    def put_figures(self) -> Figures:
        """The pieces as they stand."""
        return self.player.figures()

    def put_places(self) -> Places:
        """What can be pointed at."""
        arrows, slip = isinstance(self.hand, Shaking), self.above.advising.slip
        box = None if slip is None else FRect(slip.box)
        return Places(self.showing, self.figures, self.buttons, arrows=arrows, slip=box)

    def own(self) -> Button:
        """The button for what would score."""
        return scores()

    def pressed_button(self, spot: ButtonSpot) -> Response:
        """What would score now, or the dice so far; all other buttons are not the view's own."""
        if spot.name != "scores":
            return None
        self.above.turn()
        return Done()

    def message(self) -> Message:
        """What the tray says."""
        if self.player.busy:
            return self.player.message
        told = None if self.pointer.pushed else self.above.message()
        if told is not None and (self.above.sheet == DICE or self.above.advising.thinking):
            return told
        ahead = None if self.pointer.pushed else outlook.ahead(self.showing, self.hand, self.pointer.pointed)
        return ahead or hint(self.showing, self.pointer.hinted, self.buttons) or told or self.hand.prompt()

    def _slide(self) -> Slide | None:
        act = self.player.act
        if act is not None and act.slide is not None:
            return act.slide(self.player.share)
        return self.pointer.slide

    def compose(self) -> list[Thing]:
        """All that lies above the still picture."""
        act = self.player.act
        look = Look(
            hand=self.hand,
            places=self.places,
            figures=self.figures,
            buttons=self.buttons,
            message=self.message(),
            lit=self.lit,
            hidden=frozenset() if act is None else act.hidden,
            pointed=self.pointer.pointed,
            ringed=self.pointer.ringed,
            pressed=self.pointer.pressed,
            slide=self._slide(),
            carried=self.pointer.carried,
            arrows=isinstance(self.hand, Shaking),
            pulling=self.pointer.pulling or self.pointer.springing,
            lifts=self._stirring.lifts.shares(),
            lake=self._stirring.lake[LAKE],
            air=self._stirring.air,
            over=self.above.things(),
        )
        return compose(self.showing, look)

    def _follow(self) -> None:
        """What is pulled or carried is composed anew in each frame."""
        if self._slide() is not None or self.pointer.carrying:
            self._composed = None
        super()._follow()


def open_view(services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> WrathView:
    """The view of that match."""
    return WrathView(services, match, seats)
