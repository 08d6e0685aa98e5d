"""A game pad made of software: SDL takes it for a real one, hot plug included. (`import virtual_pad` in a test.)"""

import ctypes
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame

_GAMECONTROLLER = 1
_AXES, _BUTTONS = 6, 15
_FULL = 32767


def _library() -> ctypes.CDLL:
    """The SDL that pygame itself uses."""
    package = Path(pygame.__file__).parent
    folders = [package.parent / "pygame_ce.libs", package / ".dylibs", package]
    names = {"win32": "SDL2.dll", "darwin": "libSDL2-2*.dylib"}
    pattern = names.get(sys.platform, "libSDL2-2*.so*")
    found = [file for folder in folders if folder.is_dir() for file in sorted(folder.glob(pattern))]
    library = ctypes.CDLL(str(found[0]))
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    for name in ("SDL_JoystickSetVirtualButton", "SDL_JoystickSetVirtualAxis"):
        getattr(library, name).argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    library.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    library.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    return library


class VirtualPad:
    """One pad, plugged in as soon as it is made. Buttons and axes are pygame's CONTROLLER_… numbers.

    The events come with the next `pygame.event.get()`. The controller module must be initialised.
    """

    def __init__(self) -> None:
        self._sdl = _library()
        index = self._sdl.SDL_JoystickAttachVirtual(_GAMECONTROLLER, _AXES, _BUTTONS, 0)
        if index < 0:
            raise RuntimeError("SDL attached no virtual pad")
        self._handle = self._sdl.SDL_JoystickOpen(index)
        self.number = int(self._sdl.SDL_JoystickInstanceID(self._handle))

    def press(self, button: int) -> None:
        """The button goes down and stays down."""
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, button, 1)

    def release(self, button: int) -> None:
        """The button comes up."""
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, button, 0)

    def axis(self, axis: int, value: float) -> None:
        """A stick or trigger is moved to -1..1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, axis, round(value * _FULL))

    def unplug(self) -> None:
        """It is gone."""
        if self._handle is None:
            return
        count = self._sdl.SDL_NumJoysticks()
        for index in range(count):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.number:
                self._sdl.SDL_JoystickClose(self._handle)
                self._sdl.SDL_JoystickDetachVirtual(index)
                break
        self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.unplug()
