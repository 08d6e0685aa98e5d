"""What the view of any match does alike: the still picture, what moves above it, the open question, and time."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import pygame
from pygame import FRect
from pygame.typing import RectLike

from game.core.bots import Advice
from game.core.decision import Command, Decision
from game.core.match import Entry, Match
from game.core.table import Event
from game.ui.act import place_of
from game.ui.ahead import cut
from game.ui.canvas import Canvas
from game.ui.hand import Behaviour, Watching
from game.ui.intents import Cancel, Hint, Intent
from game.ui.noises import PRESS
from game.ui.player import Player
from game.ui.pointer import Pointer
from game.ui.sounds import Bus
from game.ui.spots import Places
from game.ui.still import Scenery, Still
from game.ui.text import Text
from game.ui.things import Thing, order
from game.ui.tray import Button, ButtonSpot, Message, small_buttons
from game.ui.view import Response, SeatInfo, Services, who_wins


class TableView(ABC):
    """The common part of a `game.ui.view.View`. A game says what is shown, asked, and to be pointed at."""

    player: Player[Any]

    def __init__(self, services: Services, match: Match[Any], seats: tuple[SeatInfo, ...]) -> None:
        self.services = services
        self.match = match
        self.seats = seats
        self.hand: Behaviour[Any] = Watching(Message(""))
        self.pointer: Pointer[Any] = Pointer(self)
        self.live = False
        self.decision: Decision | None = None
        self._asked = False
        self._undo = (False, False)
        self._still: Still | None = None
        self._warming: Iterator[None] = iter(())
        self._places: Places[Any] | None = None
        self._figures: Any = None
        self._composed: Sequence[Thing] | None = None
        self._things: Sequence[Thing] = ()
        self.advice: Advice | None = None
        self.thinking = False
        self.entry: Entry | None = None
        """The line of the log that is shown on the table."""

    # -- a game's own ---------------------------------------------------------------------------------------
    @abstractmethod
    def open(self, canvas: Canvas) -> Scenery:
        """Makes what is shown ready for that canvas, at the beginning and when its size changes."""

    def warm(self, canvas: Canvas) -> Iterator[None]:
        """Makes ready what will be needed soon, one thing a step; a step is taken a frame while nothing moves."""
        del canvas
        return iter(())

    @abstractmethod
    def jump(self) -> None:
        """What is shown is the match's state."""

    @abstractmethod
    def behaviour(self) -> Behaviour[Any]:
        """The hand for the open question."""

    def put_figures(self) -> object:
        """Everybody on the board as shown now, where a game has a use for it: its `figures`."""
        return ()

    @abstractmethod
    def put_places(self) -> Places[Any]:
        """What can be pointed at now."""

    @abstractmethod
    def compose(self) -> Sequence[Thing]:
        """What is drawn above the still picture, what moves left out."""

    @abstractmethod
    def message(self) -> Message:
        """What the tray says."""

    @abstractmethod
    def areas(self) -> Mapping[str, RectLike]:
        """The parts of the table of which a lesson speaks, by name (design units)."""

    @abstractmethod
    def spot_of(self, name: str) -> Hashable | None:
        """The place to point at which a lesson calls so; None if there is none."""

    @abstractmethod
    def own(self) -> Button:
        """The square button of the tray that is the game's own."""

    @abstractmethod
    def pressed_button(self, spot: ButtonSpot) -> Response:
        """A button of the tray was pressed; None if there is nothing of the view's own to do for it."""

    # -- size, state, time ----------------------------------------------------------------------------------
    def resize(self, canvas: Canvas) -> None:
        """Lays out and paints the still picture for that canvas."""
        self._still = Still(canvas, self.open(canvas))
        self._warming = self.warm(canvas)
        self._things = ()
        self.stale()
        self.services.damage.everything()

    def cut_still(self, canvas: Canvas) -> Iterator[None]:
        """Cuts ahead what the still picture needs, one piece a step, for whoever resizes it after that."""
        scenery = self.open(canvas)
        return cut(canvas, scenery.lay, scenery.paint)

    def cut_things(self, canvas: Canvas) -> Iterator[None]:
        """The same for all that lies above it now."""
        area = canvas.map.design(canvas.surface.get_rect())
        return cut(canvas, *(thing.draw for thing in self.compose() if thing.bounds.colliderect(area)))

    def spot(self, entry: Entry | None) -> None:
        """Marks the places of which a line of the log tells; None marks nothing."""
        if self.entry is not entry:
            self.entry = entry
            self.stale()

    def place(self, name: str) -> FRect | None:
        """Where that lies which a lesson calls so; None if it is nowhere now."""
        areas = self.areas()
        if name in areas:
            return FRect(areas[name])
        spot = self.spot_of(name)
        found = None if spot is None else self.places.boxes.get(spot)
        return None if found is None else FRect(found)

    def refresh(self) -> None:
        """Jumps to the match's state."""
        if self._still is None:
            return
        self.player.clear()
        self.pointer.let_go()
        self._arrive()

    def _arrive(self) -> None:
        self.jump()
        self.stale()
        self._ready()

    def hopeless(self) -> str:
        """Of most tables nobody can tell."""
        return ""

    def begin(self, events: Sequence[Event]) -> None:
        """Nothing is made of what happened before the first question."""
        del events

    def show(self, entry: Entry) -> None:
        """Queues what happened."""
        self.pointer.let_go()
        self.hand = Watching(Message(""), self.hand.buttons())
        self._asked = False
        self.stale()
        self.player.add(entry.events)

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self.player.busy

    @property
    def moving(self) -> bool:
        """The same, for the pointer."""
        return self.player.busy

    def hurry(self) -> None:
        """All that was queued has happened."""
        self.player.hurry()
        self._arrive()

    def ask(self, decision: Decision | None, *, live: bool) -> None:
        """The open question, and whether somebody here may answer it."""
        self.decision, self.live = decision, live
        self._asked = False
        self._ready()

    def _ready(self) -> None:
        """The question can be answered as soon as everything has been shown."""
        if self._asked or self._still is None or self.player.busy:
            return
        self._asked = True
        self.jump()
        self.hand = self.behaviour()
        self.stale()
        self.pointer.renew()

    def ask_again(self) -> None:
        """The hand anew, for the same question."""
        self._asked = False
        self._ready()

    def advise(self, advice: Advice | None, *, thinking: bool = False) -> None:
        """What a good player would do."""
        if (self.advice, self.thinking) != (advice, thinking):
            self.advice, self.thinking = advice, thinking
            self.stale()

    def take_back(self, *, able: bool, redo: bool = False) -> None:
        """What the buttons for undo and redo would do."""
        if self._undo != (able, redo):
            self._undo = (able, redo)
            self.stale()

    def update(self, dt: float) -> None:
        """Time passes; what has changed on the screen is told to the damage."""
        if self._still is None:
            return
        was_busy = self.player.busy
        self.player.update(dt)
        if was_busy and not self.player.busy:
            self._arrive()
        self._follow()
        if not self.busy:
            next(self._warming, None)

    # -- answers --------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Response:
        """The Hand."""
        if self._still is None:
            return None
        if isinstance(intent, Hint) or (isinstance(intent, Cancel) and (self.advice or self.thinking)):
            return Hint()
        return self.pointer.handle(intent)

    def planned(self) -> Command | None:
        """Nothing is planned ahead."""
        return None

    # -- what the pointer asks ------------------------------------------------------------------------------
    def stale(self) -> None:
        """Something has changed: the picture is composed anew at the next update."""
        self._places = self._composed = self._figures = None

    @property
    def figures(self) -> Any:
        """Everybody on the board, until something changes; see `put_figures`."""
        if self._figures is None:
            self._figures = self.put_figures()
        return self._figures

    @property
    def places(self) -> Places[Any]:
        """What can be pointed at."""
        if self._places is None:
            self._places = self.put_places()
        return self._places

    @property
    def lit(self) -> frozenset[Any]:
        """What may be chosen now."""
        return self.hand.lit()

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The tray's buttons."""
        undo, redo = self._undo
        begun = bool(self.match.log)
        small = small_buttons(self.services.key, self.own(), undo=undo, redo=redo, begun=begun, live=self.live)
        return (*small, *self.hand.buttons())

    def click_heard(self) -> None:
        """A button of the tray was pressed."""
        self.services.sounds.play(PRESS, Bus.INTERFACE)

    def looked(self) -> FRect | None:
        """What is pointed at without a mouse."""
        spot = self.pointer.pointed if self.pointer.ringed else None
        return None if spot is None else self.places.boxes.get(spot)

    def watched(self) -> FRect | None:
        """Where a bot's step happens, or what is replayed."""
        act = self.player.act
        return None if act is None or (self.live and not self.player.hastens()) else place_of(act)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def at_rest(self) -> Message:
        """Who has won; nothing before that."""
        outcome = self.match.outcome
        if outcome is None:
            return Message("")
        return Message(who_wins([self.names[seat] for seat in outcome.winners]), outcome.reason)

    def said(self) -> str:
        """The tray's heading and sentence."""
        message = self.message()
        return f"{message.heading}: {message.text}" if message.heading and message.text else message.heading

    @property
    def text(self) -> Text:
        """How words are set on the canvas that it was laid out for."""
        assert self._still is not None
        return self._still.canvas.text

    # -- the picture ----------------------------------------------------------------------------------------
    def _follow(self) -> None:
        """Composes the picture, and damages what is not as it was."""
        if self._still is not None:
            self._still.follow(self.services.damage)
        if self._composed is None:
            self._composed = sorted(self.compose(), key=order)
        act = self.player.act
        flying = [] if act is None else list(act.draw(self.player.share))
        things = sorted([*self._composed, *flying], key=order) if flying else self._composed
        if things is not self._things:
            for thing in set(self._things) ^ set(things):
                self.services.damage.add(thing.bounds)
            self._things = things

    def draw(self, canvas: Canvas) -> None:
        """Everything, within the canvas' clip."""
        if self._still is None or self._still.surface.get_size() != (canvas.map.width, canvas.map.height):
            self.resize(canvas)
        assert self._still is not None
        self._still.move(canvas.map)
        if not self._things:  # what has changed since the last update shows with the next
            self._follow()
        clip = canvas.surface.get_clip()
        canvas.surface.blit(self._still.surface, clip, clip)
        if canvas.notes is not None:
            canvas.notes.extend(self._still.notes())
        self._draw_things(canvas)

    def snap(self, area: FRect) -> pygame.Surface:
        """The picture as it is in that area (design units)."""
        assert self._still is not None
        self._follow()
        return self._still.photo(area, self._draw_things)

    def _draw_things(self, canvas: Canvas) -> None:
        area = canvas.map.design(canvas.surface.get_clip().inflate(4, 4))
        for thing in self._things:
            if thing.bounds.colliderect(area):
                thing.draw(canvas)
