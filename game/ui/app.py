"""The loop: events to intents to the scene on top, and only what changed to the screen."""

import gc
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from game.ui.ahead import cut
from game.ui.art import Art
from game.ui.canvas import Canvas
from game.ui.cursor import show_cursor
from game.ui.devices import Bindings, Devices
from game.ui.devices.gate import Gate
from game.ui.geometry import Mapping
from game.ui.intents import UNSTAMPED, Device, Drag, Fullscreen, Intent, Mute, Point, Zoom
from game.ui.laying import Laying
from game.ui.magnifier import another, glided, held, pushed, toward
from game.ui.mishap import Mishap
from game.ui.noises import CARD, PAGE
from game.ui.scenes import Scene, Stack
from game.ui.sight import Sight
from game.ui.sounds import Bus, Silence, Sounds
from game.ui.steps import work
from game.ui.subtitles import Subtitles
from game.ui.text import Text
from game.ui.transitions import Push, Transition
from game.ui.window import Window

log = logging.getLogger(__name__)

FULL_FPS: Final = 60
IDLE_FPS: Final = 20
SLEEPING_FPS: Final = 10
IDLE_AFTER_S: Final = 10.0
COMING_S: Final = 0.03
"""So much of a turn goes into the pictures of a scene that comes: nothing moves meanwhile, but all is heard."""
LONGEST_STEP_S: Final = 0.1
"""After a stall (a moved window, a slow disk) animations go on from where they were."""


@dataclass(slots=True)
class Comfort:
    """How this person wants it: text size (0.75..2), speed of motion (0 is instant), calm motion, how large the picture
    is (percent of what fits the window), for which eyes it is drawn, whether sounds are told in words.
    """

    text_zoom: float = 1.0
    speed: float = 1.0
    calm: bool = False
    scale: int = 100
    sight: Sight = field(default_factory=Sight)
    subtitles: bool = False


class App:
    """The program's window and its scenes, until the last scene has gone.

    `clock` gives seconds and `sleep` paces the loop; tests put their own there. `on_mishap` hears of an
    exception that a scene raised (to save the match); the scene stays, and a friendly message lies over it.
    """

    def __init__(
        self,
        window: Window,
        art: Art,
        *,
        sounds: Sounds | None = None,
        bindings: Bindings | None = None,
        comfort: Comfort | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.window = window
        self.art = art
        self.sounds: Sounds = sounds or Silence()
        self.comfort = comfort or Comfort()
        self.devices = Devices(bindings)
        self.stack = Stack(Laying)
        self.subtitles = Subtitles(lambda: self.comfort.subtitles)
        self.on_mishap: Callable[[Exception], None] = lambda _fault: None
        self.on_scale: Callable[[int], None] = lambda _percent: None
        """Hears of another size of the picture that was asked for by a key or the wheel."""
        self.on_tick: Callable[[], None] = lambda: None
        """Called at the end of each turn of the loop."""
        self.frames = 0
        """Pictures presented so far."""
        self._clock = clock
        self._gate = Gate()
        self._pace = pygame.time.Clock()
        self._now = self._last_heard = clock()
        self._writing: pygame.FRect | None = None
        self._broken: set[int] = set()
        self._mishaps: dict[int, int] = {}
        self._eye: tuple[float, float] | None = None
        self._looked: pygame.FRect | None = None
        self._left: tuple[Scene, tuple[float, float]] | None = None
        self._fresh = True
        self._coming: Iterator[object] = iter(())
        if art.sight != self.comfort.sight:
            art.see(self.comfort.sight)
        self.canvas = self._new_canvas()
        show_cursor(art.sprites, self.canvas.scale)
        pygame.key.set_repeat()
        pygame.key.stop_text_input()

    # -- for scenes -----------------------------------------------------------------------------------
    @property
    def now(self) -> float:
        """Seconds on the loop's clock, the same all through a frame."""
        return self._now

    @property
    def last_device(self) -> Device:
        """The device whose prompts to show."""
        return self.devices.last

    def hand_over(self) -> None:
        """Another player has the screen now: no press meant for the one before reaches them."""
        self.devices.generation += 1
        self._gate.renew()

    def write(self, area: pygame.FRect | None) -> None:
        """A text field at that place has the focus (None: none has): letters are letters now."""
        self._writing = area
        self.devices.keys.writing = area is not None
        if area is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.canvas.map.rect(area))

    def set_text_zoom(self, zoom: float) -> None:
        """Another text size (0.75..2), everywhere and at once."""
        self.comfort.text_zoom = min(2.0, max(0.75, zoom))
        self._renew_canvas()

    def set_sight(self, sight: Sight) -> None:
        """Colours for other eyes, everywhere and at once."""
        self.comfort.sight = sight
        self.art.see(sight)
        self._lay_out()

    def set_scale(self, percent: int) -> None:
        """Another size of the picture: 100 fits the window."""
        self.comfort.scale = percent
        self._renew_canvas()

    def go(self, wanted: Transition | None) -> None:
        """Do what a scene asked for. Scenes return transitions instead; this is for what starts the program."""
        before = self.stack.changes
        self.stack.apply(wanted, self)
        if self.stack.changes != before:
            self._fresh = True
            self.write(None)
            self.hand_over()
            top = self.stack.top
            self._coming = cut(self.canvas, top.draw) if top is not None and top.cut_ahead else iter(())

    # -- the loop -------------------------------------------------------------------------------------
    def run(self, first: Scene) -> None:
        """Show that scene and go on until none is left."""
        self.go(Push(first))
        moving = True
        while self.stack.scenes:
            self.tick()
            fps = self.fps
            if moving and fps != FULL_FPS:
                gc.collect()  # now, when nothing moves: amid a motion it would take two frames' time
            moving = fps == FULL_FPS
            self._pace.tick(fps)
        self.devices.close()

    @property
    def fps(self) -> int:
        """How often the loop turns now."""
        if self.window.minimised:
            return SLEEPING_FPS
        moving = any(scene.busy for scene in self.stack.shown) or self.devices.holding
        return FULL_FPS if moving or self._now - self._last_heard < IDLE_AFTER_S else IDLE_FPS

    def tick(self) -> None:
        """One turn of the loop: hear, let time pass, draw."""
        now = self._clock()
        dt, self._now = now - self._now, now
        self.hear(pygame.event.get(), dt)
        self._pass_time(min(dt, LONGEST_STEP_S))
        self._follow_eye(min(dt, LONGEST_STEP_S))
        self._follow_writing()
        self._follow_dial()
        self.subtitles.update(min(dt, LONGEST_STEP_S), self.canvas)
        if not self.window.minimised:
            self._draw()
        self.on_tick()

    def hear(self, events: list[pygame.event.Event], dt: float = 0.0) -> None:
        """Let the top scene hear these events; of a run of pointer moves only the last."""
        intents: list[Intent] = []
        for event in events:
            if event.type == pygame.QUIT:
                self._asked_to_quit()
            elif self.window.follow(event):
                self._renew_canvas()
            intents += self.devices.hear(event, self.canvas.map, self._now)
        intents += self.devices.repeat(self._now, dt)
        for i, intent in enumerate(intents):
            following = type(intents[i + 1]) if i + 1 < len(intents) else None
            if not (isinstance(intent, Point | Drag) and following is type(intent)):
                self.tell(intent)

    def tell(self, intent: Intent) -> None:
        """Let the top scene hear an intent; one that no device stamped is meant for now and here."""
        self._last_heard = self._now
        if intent.generation == UNSTAMPED:
            intent = replace(intent, time=self._now, generation=self.devices.generation)
        if isinstance(intent, Fullscreen):
            self.window.toggle_fullscreen()
            self._renew_canvas()
        elif isinstance(intent, Mute):
            self.sounds.mute(not self.sounds.muted)
        elif isinstance(intent, Zoom):
            self._zoom(intent)
        elif self._gate.lets(intent, self.devices.generation) and (top := self.stack.top) is not None:
            self._guard(top, lambda: self.go(top.handle(intent)))
            self._make_noise(top)

    def mend(self, scene: Scene) -> None:
        """A scene that failed may try again."""
        self._broken.discard(id(scene))
        scene.damage.everything()

    def snapshot(self) -> pygame.Surface:
        """The whole picture as it is now, drawn afresh."""
        self.canvas.repaint(None, self._paint)
        return self.canvas.surface.copy()

    # -- within ---------------------------------------------------------------------------------------
    def _pass_time(self, dt: float) -> None:
        for scene in list(self.stack.shown):
            self._guard(scene, lambda scene=scene: self.go(scene.update(dt)))  # type: ignore[misc]

    def _make_noise(self, heard: Scene) -> None:
        """What an intent sounds like: its control's noise, and the paper of a scene that came or went."""
        controls, top = heard.controls, self.stack.top
        if controls is not None and controls.noise:
            self.sounds.play(controls.noise, Bus.INTERFACE)
            controls.noise = ""
        if top is not None and top is not heard:
            self.sounds.play(CARD if top.modal else PAGE, Bus.INTERFACE)

    def _follow_dial(self) -> None:
        self.devices.pads.lay_dial(0 if self.stack.top is None else self.stack.top.dial)

    def _follow_writing(self) -> None:
        area = None if self.stack.top is None else self.stack.top.writing
        if area != self._writing:
            self.write(area)

    def _zoom(self, intent: Zoom) -> None:
        """The next size; what the wheel turns on stays under the pointer."""
        percent = another(self.comfort.scale, intent.steps)
        if percent == self.comfort.scale:
            return
        if intent.device is Device.MOUSE:
            self._eye = held(self.canvas.map, percent / 100, self.devices.mouse.pixel).eye
        self._looked = self._left = None
        self.set_scale(percent)
        self.on_scale(percent)

    def _follow_eye(self, dt: float) -> None:
        """Of a magnified picture that part is seen which the player looks at."""
        if self.comfort.scale <= 100 or (top := self.stack.top) is None:
            return
        mapping, looked, watched = self.canvas.map, top.looked, top.watched
        if watched is not None:
            self._looked = None  # the focus is looked for again afterwards
            if not top.own_turn and (self._left is None or self._left[0] is not top):
                self._left = top, mapping.seen.center
            mapping = self._glide(mapping, toward(mapping, watched), dt)
        elif self.last_device is not Device.MOUSE or self._fresh:
            if looked is not None and looked != self._looked:
                mapping = toward(mapping, looked)
            self._fresh, self._looked, self._left = False, looked, None
        elif self._left is not None and self._left[0] is top:
            if not top.own_turn:
                return  # others go on in a moment
            goal = replace(mapping, eye=self._left[1])
            mapping = self._glide(mapping, goal, dt)
            if mapping.origin == goal.origin:
                self._left = None
        else:
            x, y = self.devices.mouse.pixel
            mapping = pushed(mapping, (x * mapping.factor, y * mapping.factor), dt)
        if mapping.origin != self.canvas.map.origin:
            self._move_to(mapping)

    def _glide(self, mapping: Mapping, goal: Mapping, dt: float) -> Mapping:
        return goal if self.comfort.calm else glided(mapping, goal, dt)

    def _move_to(self, mapping: Mapping) -> None:
        """Another part of the picture; the pointer is now over something else."""
        self._eye, self.canvas.map = mapping.eye, mapping
        for scene in self.stack.shown:
            scene.damage.everything()
        moved = self.devices.mouse.again(mapping)
        if moved is not None and self.last_device is Device.MOUSE:
            self.tell(moved)

    def _draw(self) -> None:
        shown = self.stack.shown
        if not any(scene.damage for scene in shown) and not self.subtitles.damage:
            return
        if not self._has_come():
            return
        taken = [*(scene.damage.take() for scene in shown), self.subtitles.damage.take()]
        areas = None if None in taken else [area for some in taken for area in some or ()]
        self.window.present(self.canvas.repaint(areas, self._paint))
        self.frames += 1

    def _has_come(self) -> bool:
        """Whether all pictures of a scene that came are cut; a slice a frame is, and what was there is seen so long."""
        try:
            return work(self._coming, COMING_S)
        except Exception:
            log.exception("a scene's pictures could not be cut ahead")
            self._coming = iter(())
            return True

    def _paint(self, canvas: Canvas) -> None:
        for scene in list(self.stack.shown):
            self._guard(scene, lambda scene=scene: scene.draw(canvas))  # type: ignore[misc]
            if id(scene) in self._broken:
                canvas.table()
        self.subtitles.draw(canvas)

    def _new_canvas(self) -> Canvas:
        mapping = replace(self.window.mapping, magnified=self.comfort.scale / 100)
        if self._eye is not None:
            mapping = replace(mapping, eye=self._eye)
        text = Text(self.art.fonts, mapping.scale, self.comfort.text_zoom)
        return Canvas(self.window.surface, mapping, self.art, text)

    def _renew_canvas(self) -> None:
        """After a change of the window or the text; after a mere exposure everything is only drawn again."""
        former, fresh = self.canvas, self._new_canvas()
        for scene in self.stack.scenes:
            scene.damage.everything()
        if (former.surface, former.map, former.text.zoom) == (fresh.surface, fresh.map, fresh.text.zoom):
            return
        self.canvas, fresh.notes = fresh, former.notes
        if former.map != fresh.map:
            self.art.forget()
            show_cursor(self.art.sprites, fresh.scale)
        self._lay_out()

    def _lay_out(self) -> None:
        """Every scene anew."""
        self._coming = iter(())  # what it was cutting would not fit
        for scene in list(self.stack.scenes):
            scene.damage.everything()
            self._guard(scene, scene.resize)

    def _asked_to_quit(self) -> None:
        top = self.stack.top
        if top is not None:
            self._guard(top, lambda: self.go(top.on_quit()))

    def _guard(self, scene: Scene, act: Callable[[], object]) -> None:
        """A scene's own fault must not take the match with it: say so, and go on."""
        if id(scene) in self._broken:
            return
        try:
            act()
        except Exception as fault:
            if isinstance(scene, Mishap):
                raise
            log.exception("the scene %s failed", type(scene).__name__)
            self._tell_mishap(scene, fault)

    def _tell_mishap(self, scene: Scene, fault: Exception) -> None:
        self._broken.add(id(scene))
        self._mishaps[id(scene)] = self._mishaps.get(id(scene), 0) + 1
        try:
            self.on_mishap(fault)
        except Exception:
            log.exception("and the rescue failed too")
        self.stack.apply(Push(Mishap(scene, fault, self._mishaps[id(scene)])), self)
        self.write(None)
        self.hand_over()
