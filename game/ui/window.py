"""The window: opened, resized, full screen and back, presented by the parts that changed."""

import logging
import os
import warnings
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Rect

from game.core.words import _
from game.ui.geometry import Mapping
from game.ui.theme import DESIGN, SMALLEST

log = logging.getLogger(__name__)

SMALLER = ((1600, 900), (1280, 720), (960, 540), SMALLEST)
UNSEEN = frozenset({"dummy", "offscreen", "evdev"})
"""SDL's drivers that open windows nobody can see; it turns to them by itself where there is no screen."""


class NoScreen(RuntimeError):
    """No display could be opened; the text is a sentence for the player."""


class Window:
    """The one window of the program.

    `size` is the picture's size in pixels (the largest usual one that fits the desktop if not given).
    Raises `NoScreen` when neither that size nor a smaller one nor another driver will open.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int] | None = None,
        *,
        fullscreen: bool = False,
        icon: Path | None = None,
    ) -> None:
        # Software OpenGL behind SDL's window surface makes every flip cost a frame; the user's own word stands.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
        _start_display()
        self.notice = ""
        """One sentence for the player if the window is not what was asked for."""
        self.fullscreen = False
        self.minimised = False
        self._title = title
        self._normal = size or _comfortable()
        self._maximised = False
        self._place: tuple[int, int] | None = None
        pygame.display.set_caption(title)
        _set_icon(icon)
        self.surface = self._open(self._normal)
        if fullscreen:
            self.toggle_fullscreen()

    @property
    def size(self) -> tuple[int, int]:
        """The picture's size in pixels."""
        return self.surface.get_size()

    @property
    def mapping(self) -> Mapping:
        """The mapping for the present size, and the system's scale of the mouse."""
        width, height = self.size
        return Mapping(width, height, _mouse_factor(width))

    def present(self, areas: Sequence[Rect] | None = None) -> None:
        """Show the picture, or only these pixels of it."""
        if areas is None:
            pygame.display.flip()
        elif areas:
            pygame.display.update(list(areas))

    def follow(self, event: pygame.event.Event) -> bool:
        """Keep up with what the system did to the window; true if everything must be drawn again."""
        if event.type in {pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN}:
            self.minimised = True
        elif event.type in {pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED}:
            self.minimised = False
            self._maximised = event.type == pygame.WINDOWMAXIMIZED
            return True
        elif event.type in {pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE}:
            return self._resized()
        return event.type in {pygame.WINDOWEXPOSED, pygame.WINDOWDISPLAYCHANGED}

    def toggle_fullscreen(self) -> None:
        """Full screen (the desktop's own mode, so that alt-tab works) or back to the former size and place."""
        try:
            if self.fullscreen:
                self._leave()
            else:
                self._enter()
        except pygame.error as fault:
            log.warning("full screen refused: %s", fault)
            self.notice = _("This screen refuses full screen; the window stays as it is.")
            self.surface = self._open(self._normal)
            self.fullscreen = False

    def close(self) -> None:
        """Close the window; the rest of pygame stays."""
        pygame.display.quit()

    def _enter(self) -> None:
        if not self._maximised:
            self._normal = self.size
        self._place = _position()
        self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        self.fullscreen = True

    def _leave(self) -> None:
        with warnings.catch_warnings():  # pygame warns of the system's own size, which the second call mends
            warnings.simplefilter("ignore", RuntimeWarning)
            self.surface = pygame.display.set_mode(self._normal, pygame.RESIZABLE)
            if self.size != self._normal:  # X11 keeps the full screen's size at the first call
                self.surface = pygame.display.set_mode(self._normal, pygame.RESIZABLE)
        self.fullscreen = False
        _restore(self._place, maximised=self._maximised)

    def _resized(self) -> bool:
        now = pygame.display.get_surface()
        if now is None:
            return False
        if min(now.get_width() / SMALLEST[0], now.get_height() / SMALLEST[1]) < 1 and not self.fullscreen:
            wider = max(now.get_width(), SMALLEST[0]), max(now.get_height(), SMALLEST[1])
            now = pygame.display.set_mode(wider, pygame.RESIZABLE)
        self.surface = now
        return True

    def _open(self, size: tuple[int, int]) -> pygame.Surface:
        wanted = (max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1]))
        smaller = [s for s in SMALLER if s[0] <= wanted[0] and s[1] <= wanted[1] and s != wanted]
        for mode in (wanted, *smaller):
            surface = _mode(mode)
            if surface is not None:
                if mode != wanted:
                    self.notice = _("A window of {} x {} was refused; this one is {} x {}.").format(*wanted, *mode)
                return surface
        return self._other_driver(wanted)

    def _other_driver(self, size: tuple[int, int]) -> pygame.Surface:
        """SDL's next driver, if the one chosen opens no window at all."""
        refused = pygame.display.get_driver()
        pygame.display.quit()
        if os.environ.pop("SDL_VIDEODRIVER", None) is not None:
            _start_display()
            pygame.display.set_caption(self._title)
            surface = _mode(size)
            if surface is not None:
                self.notice = _("The display driver {} opened no window; another one is used.").format(refused)
                return surface
        raise NoScreen(_("No window could be opened: the display refuses every size."))


def _start_display() -> None:
    try:
        pygame.display.init()
    except pygame.error as fault:
        raise _no_screen(str(fault)) from fault
    driver = pygame.display.get_driver()
    if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise _no_screen(driver)


def _no_screen(reason: str) -> NoScreen:
    return NoScreen(_("No screen was found ({}). Is a desktop running?").format(reason))


def _mode(size: tuple[int, int]) -> pygame.Surface | None:
    try:
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as fault:
        log.warning("display mode %d x %d refused: %s", *size, fault)
        return None


def _comfortable() -> tuple[int, int]:
    """The largest usual size that leaves the desktop room for its bars."""
    desktops = pygame.display.get_desktop_sizes()
    width, height = desktops[0] if desktops else DESIGN
    for size in ((2560, 1440), DESIGN, (1600, 900), (1280, 720)):
        if size[0] <= width * 0.95 and size[1] <= height * 0.92:
            return size
    return max(width, SMALLEST[0]), max(height, SMALLEST[1])


def _set_icon(icon: Path | None) -> None:
    if icon is None:
        return
    try:
        pygame.display.set_icon(pygame.image.load(icon))
    except (pygame.error, OSError) as fault:
        log.warning("no icon: %s", fault)


def _position() -> tuple[int, int] | None:
    try:
        return pygame.display.get_window_position()
    except pygame.error:
        return None


def _restore(place: tuple[int, int] | None, *, maximised: bool) -> None:
    try:
        if maximised:
            with warnings.catch_warnings():  # the display module itself cannot maximise
                warnings.simplefilter("ignore", DeprecationWarning)
                pygame.Window.from_display_module().maximize()
        elif place is not None:
            pygame.display.set_window_position(place)
    except (pygame.error, TypeError) as fault:
        log.info("the window stays where the system puts it: %s", fault)


def _mouse_factor(width: int) -> float:
    """Pixels of the picture for one step of the mouse; 1 wherever the system counts both alike."""
    try:
        wide = pygame.display.get_window_size()[0]
    except pygame.error:
        return 1.0
    return width / wide if wide else 1.0
