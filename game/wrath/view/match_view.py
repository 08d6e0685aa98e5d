"""One match of Wrath of Fire Mountain on the screen: the still picture, what moves on it, and the hand that plays."""

from collections.abc import Hashable, Iterator, Sequence

import pygame
from pygame import FRect

from game.core.bots import Advice
from game.core.decision import Command, Decision
from game.core.match import Entry, Match
from game.ui.act import place_of
from game.ui.canvas import Canvas
from game.ui.hand import Behaviour, Spot, Watching
from game.ui.intents import Cancel, Hint, Intent, Number, Scores
from game.ui.still import Still
from game.ui.text import Text
from game.ui.things import Thing, order
from game.ui.tray import Button, ButtonSpot, Message, small_buttons
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

    def __init__(self, services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(match, seats)
        self.services = services
        self.showing: Showing
        self.player: Teller
        self.hand: Behaviour[Spot] = Watching(Message(""))
        self.pointer = Puller(self)
        self.kept: set[int] = set()
        self.live = False
        self._decision: Decision | None = None
        self._asked = False
        self._carry: PieceSpot | None = None
        self._plan: list[Move] = []
        self.above = Above(self)
        self._stirring = Stirring()
        self._undo = (False, False)
        self._base: Still | None = None
        self._figures: Figures | None = None
        self._places: Places | None = None
        self._still: list[Thing] | None = None
        self._things: list[Thing] = []
        self._warming: Iterator[None] = iter(())

    # -- the door: size, state, time ------------------------------------------------------------------------
    def resize(self, canvas: Canvas) -> None:
        """Lays out and paints the still picture for that canvas."""
        if not hasattr(self, "showing"):
            self._open(canvas)
        else:
            self.showing.cast = Cast(canvas.art.sprites, self.match.state.box, canvas.text.zoom)
        self._base = Still(canvas, Table(self.showing))
        self._warming = warm(self._base.canvas, self.showing)
        self.above.advising.relay()
        self.stale()
        self.services.damage.everything()

    def _open(self, canvas: Canvas) -> None:
        cast = Cast(canvas.art.sprites, self.match.state.box, canvas.text.zoom)
        self.showing = Showing(self.match.state.copy(), self.seats, cast)
        self.showing.settle()
        self.player = Teller(self.services, self.showing, self.stale, self.snap)

    def refresh(self) -> None:
        """Jumps to the match's state."""
        if not hasattr(self, "showing"):
            return
        self.player.clear()
        self._plan.clear()
        self.pointer.let_go()
        self._jump()

    def _jump(self) -> None:
        self.showing.jump(self.match.state.copy())
        self.stale()
        self._ready()

    def show(self, entry: Entry) -> None:
        """Queues what happened."""
        self.pointer.let_go()
        self.above.close()
        if any(isinstance(event, Kept) for event in entry.events):
            self.showing.used = ()
        self.hand = Watching(Message(""), self.hand.buttons())
        self._asked = False
        self.stale()
        self.player.add(entry.events)

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self.player.busy or self.pointer.springing

    def hurry(self) -> None:
        """All that was queued has happened."""
        self.player.hurry()
        self.pointer.spring_back_now()
        if not self.player.busy:
            self._jump()

    def ask(self, decision: Decision | None, *, live: bool) -> None:
        """The open question, and whether somebody here may answer it."""
        self._decision, self.live = decision, live
        self._asked = False
        self._ready()

    def advise(self, advice: Advice | None, *, thinking: bool = False) -> None:
        """What a good player would do."""
        self.above.advising.put(advice, thinking=thinking)

    def take_back(self, *, able: bool, redo: bool = False) -> None:
        """What the buttons for undo and redo would do."""
        if self._undo != (able, redo):
            self._undo = (able, redo)
            self.stale()

    def update(self, dt: float) -> None:
        """Time passes; what has changed on the screen is told to the damage."""
        if self._base is None:
            return
        was_busy = self.player.busy
        self.player.update(dt)
        self.pointer.update(dt)
        self._stir(dt)
        if was_busy and not self.player.busy:
            self._jump()
        if not self.busy:
            next(self._warming, None)
        self._follow()

    def _stir(self, dt: float) -> None:
        """What moves of itself."""
        comfort, table = self.services.comfort, self.showing.table
        chosen: dict[Hashable, float] = dict.fromkeys(self.hand.chosen(), 1.0)
        full = table.filled() / table.box.spaces
        if self._stirring.update(chosen, full, dt, at_once=comfort.speed <= 0, calm=comfort.calm):
            self._still = None

    def _ready(self) -> None:
        """The question can be answered as soon as everything has been shown."""
        if self._asked or not hasattr(self, "showing") or self.player.busy:
            return
        self._asked = True
        if self.showing.table != self.match.state:
            self.showing.jump(self.match.state.copy())
        self.hand = self._behaviour()
        self.stale()
        self.pointer.renew()

    def _behaviour(self) -> Behaviour[Spot]:
        decision, state = self._decision, self.match.state
        if decision is None:
            return Watching(self.at_rest())
        if not self.live:
            return Watching(self.thinking(decision))
        if decision.about == "roll":
            return Rolling(decision, state, self.kept)
        if decision.about == "spend":
            return Spending(decision, state, self._carry, self.showing.used)
        return Eating(decision, state) if decision.about == "meal" else Shaking(decision, state)

    # -- answers --------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Response:
        """The Hand."""
        if self._base is None:
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

    def spot(self, entry: Entry | None) -> None:
        """Marks the places of which a line of the log tells; None marks nothing."""
        if self.above.entry is not entry:
            self.above.entry = entry
            self.stale()

    def planned(self) -> Command | None:
        """The next step of a walk of several, when the one before has been shown."""
        if not self._plan or self.busy or not self.live or not self._asked:
            return None
        step = self._plan.pop(0)
        if self._decision is None or step not in self._decision:  # a meal came between
            self._plan.clear()
            return None
        self._carry = PieceSpot(self.match.state.seat, step.piece, step.goal)
        return step

    # -- words ----------------------------------------------------------------------------------------------
    def place(self, name: str) -> FRect | None:
        """Where that lies which a lesson calls so."""
        return naming.box_of(self.showing, self.places, name)

    def looked(self) -> FRect | None:
        """What is pointed at without a mouse."""
        spot = self.pointer.pointed if self.pointer.ringed else None
        return None if spot is None else self.places.boxes.get(spot)

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
        return describing.useful_left(self._decision)

    @property
    def text(self) -> Text:
        """How words are set on the canvas that it was laid out for."""
        assert self._base is not None
        return self._base.canvas.text

    # -- the picture ----------------------------------------------------------------------------------------
    def stale(self) -> None:
        """Something has changed: the picture is composed anew at the next update."""
        self._figures = self._places = self._still = None

    @property
    def figures(self) -> Figures:
        """The pieces as they stand."""
        if self._figures is None:
            self._figures = self.player.figures()
        return self._figures

    @property
    def places(self) -> Places:
        """What can be pointed at."""
        if self._places is None:
            arrows, slip = isinstance(self.hand, Shaking), self.above.advising.slip
            box = None if slip is None else FRect(slip.box)
            self._places = Places(self.showing, self.figures, self.buttons, arrows=arrows, slip=box)
        return self._places

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The tray's buttons."""
        undo, redo = self._undo
        begun = bool(self.match.log)
        small = small_buttons(self.services.key, scores(), undo=undo, redo=redo, begun=begun, live=self.live)
        return (*small, *self.hand.buttons())

    @property
    def lit(self) -> frozenset[Spot]:
        """What may be chosen now."""
        return self.hand.lit()

    @property
    def moving(self) -> bool:
        """Whether something is still being shown."""
        return self.player.busy

    def click_heard(self) -> None:
        """A button of the tray was pressed."""
        self.player.ear.press()

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

    def _look(self) -> Look:
        act = self.player.act
        return Look(
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

    def _follow(self) -> None:
        """Composes the picture, and damages what is not as it was."""
        if self._base is not None:
            self._base.follow(self.services.damage)
        moving = self._slide() is not None or self.pointer.carrying
        if self._still is None or moving:
            self._still = compose(self.showing, self._look())
        act = self.player.act
        flying = [] if act is None else list(act.draw(self.player.share))
        things = sorted([*self._still, *flying], key=order) if flying else self._still
        if things is not self._things:
            _damage(self.services, self._things, things)
            self._things = things

    def draw(self, canvas: Canvas) -> None:
        """Everything, within the canvas' clip."""
        if self._base is None or self._base.surface.get_size() != canvas.surface.get_size():
            self.resize(canvas)
        assert self._base is not None
        self._base.move(canvas.map)
        if self._still is None:
            self._follow()
        clip = canvas.surface.get_clip()
        canvas.surface.blit(self._base.surface, clip, clip)
        if canvas.notes is not None:
            canvas.notes.extend(self._base.notes())
        self._draw_things(canvas)

    def snap(self, area: FRect) -> pygame.Surface:
        """The picture as it is in that area (design units)."""
        assert self._base is not None
        self._follow()
        return self._base.photo(area, self._draw_things)

    def _draw_things(self, canvas: Canvas) -> None:
        area = canvas.map.design(canvas.surface.get_clip().inflate(4, 4))
        for thing in self._things:
            if thing.bounds.colliderect(area):
                thing.draw(canvas)


def _damage(services: Services, before: Sequence[Thing], after: Sequence[Thing]) -> None:
    for thing in set(before) ^ set(after):
        services.damage.add(thing.bounds)


def open_view(services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> WrathView:
    """The view of that match."""
    return WrathView(services, match, seats)
