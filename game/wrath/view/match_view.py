"""One match of Wrath of Fire Mountain on the screen: the still picture, what moves on it, and the hand that plays."""

from collections.abc import Iterator, Sequence

import pygame
from pygame import FRect

from game.core.decision import Command, Decision
from game.core.match import Entry, Match
from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.layout import Note
from game.ui.view import Response, SeatInfo, Services
from game.wrath.commands import Move
from game.wrath.state import State
from game.wrath.view import describing, naming, scenery, telling
from game.wrath.view.act import Figures
from game.wrath.view.board import Slide
from game.wrath.view.compose import Look, compose, hint
from game.wrath.view.hand import Behaviour, Eating, Rolling, Shaking, Watching
from game.wrath.view.pieces import Cast
from game.wrath.view.places import PieceSpot, Spot
from game.wrath.view.player import Player
from game.wrath.view.pointer import Pointer
from game.wrath.view.pointing import Places
from game.wrath.view.showing import Showing
from game.wrath.view.spending import Spending
from game.wrath.view.things import Thing
from game.wrath.view.tray import Button, Message, small_buttons
from game.wrath.view.warming import warm


class WrathView:
    """The view of a match; see `game.ui.view.View`."""

    def __init__(self, services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> None:
        self.services = services
        self.match = match
        self.seats = seats
        self.showing: Showing
        self.player: Player
        self.hand: Behaviour = Watching(Message(""))
        self.pointer = Pointer(self)
        self.kept: set[int] = set()
        self.live = False
        self._decision: Decision | None = None
        self._asked = False
        self._carry: PieceSpot | None = None
        self._plan: list[Move] = []
        self._undo = (False, False)
        self._base: Canvas | None = None
        self._keys: dict[str, object] = {}
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
            self.showing.cast = Cast(canvas.art.sprites, self.match.state.box)
        surface = canvas.surface.copy() if pygame.display.get_surface() is None else canvas.surface.convert()
        surface.set_clip(None)
        self._base = Canvas(surface, canvas.map, canvas.art, canvas.text)
        self._base.repaint(None, self._paint)
        self._keys = self._new_keys()
        self._warming = warm(self._base, self.showing)
        self.stale()
        self.services.damage.everything()

    def _open(self, canvas: Canvas) -> None:
        cast = Cast(canvas.art.sprites, self.match.state.box)
        self.showing = Showing(self.match.state.copy(), self.seats, cast)
        self.showing.settle()
        self.player = Player(self.services, self.showing, self.stale, self._snap)

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
        if was_busy and not self.player.busy:
            self._jump()
        if not self.busy:
            next(self._warming, None)
        self._follow()

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

    def _behaviour(self) -> Behaviour:
        decision, state = self._decision, self.match.state
        if decision is None:
            return Watching(self._rest())
        name = self.showing.name(decision.seat)
        if not self.live:
            return Watching(Message(_("{name} thinks").format(name=name), self._thoughts(decision)))
        if decision.about == "roll":
            return Rolling(decision, state, self.kept)
        if decision.about == "spend":
            return Spending(decision, state, self._carry)
        return Eating(decision, state) if decision.about == "meal" else Shaking(decision, state)

    def _rest(self) -> Message:
        if self.match.outcome is None:
            return Message("")
        winners = " & ".join(self.showing.name(seat) for seat in self.match.outcome.winners)
        return Message(_("{name} wins").format(name=winners), self.match.outcome.reason)

    @staticmethod
    def _thoughts(decision: Decision) -> str:
        return {
            "roll": _("About the dice."),
            "spend": _("About where the pieces go."),
            "meal": _("About a meal."),
            "tremor": _("About a tremor."),
        }.get(decision.about, "")

    # -- answers --------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Response:
        """The Hand."""
        if self._base is None:
            return None
        held = self.hand.chosen()
        found = self.pointer.handle(intent)
        self.player.ear.touch(held, self.hand.chosen())
        if isinstance(found, Command):
            # A piece that has walked stays in hand, to walk on.
            seat = self.match.state.seat
            self._carry = PieceSpot(seat, found.piece, found.goal) if isinstance(found, Move) else None
            self._plan = list(self.hand.plan) if isinstance(self.hand, Spending) else []
        return found

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
    def words(self, entry: Entry) -> tuple[str, ...]:
        """What happened, in sentences."""
        return telling.words(self.match.state.box, [seat.name for seat in self.seats], entry)

    def place(self, name: str) -> FRect | None:
        """Where that lies which a lesson calls so."""
        return naming.box_of(self.showing, self.places, name)

    def describe(self) -> str:
        """The table in words."""
        return describing.describe(self.match.state, [seat.name for seat in self.seats])

    def useful_left(self) -> str | None:
        """What could still be done."""
        return describing.useful_left(self._decision)

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
            arrows = isinstance(self.hand, Shaking)
            self._places = Places(self.showing, self.figures, self.buttons, arrows=arrows)
        return self._places

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The tray's buttons."""
        undo, redo = self._undo
        return (*small_buttons(undo=undo, redo=redo), *self.hand.buttons())

    @property
    def lit(self) -> frozenset[Spot]:
        """What may be chosen now."""
        return self.hand.lit()

    def message(self) -> Message:
        """What the tray says."""
        if self.player.busy:
            return self.player.message
        hinted = hint(self.showing, self.pointer.hinted, self.buttons)
        return hinted or self.hand.prompt()

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
        )

    def _follow(self) -> None:
        """Composes the picture, and damages what is not as it was."""
        self._repaint_changed()
        moving = self._slide() is not None or self.pointer.carrying
        if self._still is None or moving:
            self._still = compose(self.showing, self._look())
        act = self.player.act
        flying = [] if act is None else list(act.draw(self.player.share))
        things = (
            sorted([*self._still, *flying], key=lambda thing: (thing.layer, thing.depth)) if flying else self._still
        )
        if things is not self._things:
            _damage(self.services, self._things, things)
            self._things = things

    def _new_keys(self) -> dict[str, object]:
        keys: dict[str, object] = {f"panel {seat}": self.showing.panel_key(seat) for seat in range(len(self.seats))}
        return keys | {"hatchery": self.showing.hatchery_key(), "board": self.showing.board_key()}

    def _repaint_changed(self) -> None:
        """Paints again the parts of the still picture that changed."""
        keys = self._new_keys()
        changed = [name for name, key in keys.items() if self._keys.get(name) != key]
        if not changed or self._base is None:
            return
        areas = [area for name in changed for area in self._areas(name, self._keys.get(name), keys[name])]
        self._keys = keys
        self._base.repaint(areas, self._paint)
        for area in areas:
            self.services.damage.add(area)

    def _areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        if name == "hatchery":
            return [scenery.HATCHERY_AREA]
        if name == "board":
            return scenery.changed_tiles(before, after)
        return [scenery.panel_area(self.showing, int(name.split()[1]))]

    def _paint(self, canvas: Canvas) -> None:
        scenery.paint(canvas, self.showing)

    def draw(self, canvas: Canvas) -> None:
        """Everything, within the canvas' clip."""
        if self._base is None or self._base.surface.get_size() != canvas.surface.get_size():
            self.resize(canvas)
        assert self._base is not None
        if self._still is None:
            self._follow()
        clip = canvas.surface.get_clip()
        canvas.surface.blit(self._base.surface, clip, clip)
        self._draw_things(canvas)
        if canvas.notes is not None:
            canvas.notes.extend(self.layout_report(canvas))

    def _snap(self, area: FRect) -> pygame.Surface:
        """The picture as it is in that area (design units)."""
        assert self._base is not None
        self._follow()
        canvas = Canvas(self._base.surface.copy(), self._base.map, self._base.art, self._base.text)
        canvas.repaint([area], self._draw_things)
        whole = canvas.surface.get_rect()
        return canvas.surface.subsurface(canvas.map.cover(area).clip(whole)).copy()

    def _draw_things(self, canvas: Canvas) -> None:
        area = canvas.map.design(canvas.surface.get_clip().inflate(4, 4))
        for thing in self._things:
            if thing.bounds.colliderect(area):
                thing.draw(canvas)

    def layout_report(self, canvas: Canvas) -> list[Note]:
        """The texts of the still picture: name, box, where the letters are, whether some are missing."""
        assert self._base is not None
        self._base.notes = []
        self._base.repaint([FRect(0, 0, 1, 1)], self._paint)
        found, self._base.notes = self._base.notes, None
        del canvas
        return found


def _damage(services: Services, before: Sequence[Thing], after: Sequence[Thing]) -> None:
    for thing in set(before) ^ set(after):
        services.damage.add(thing.bounds)


def open_view(services: Services, match: Match[State], seats: tuple[SeatInfo, ...]) -> WrathView:
    """The view of that match."""
    return WrathView(services, match, seats)
