"""Which key and which pad button means what, and how they are called on this person's keyboard."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

import pygame

from game.core.words import N_, _
from game.ui.intents import Device


class Action(Enum):
    """What can be bound; the text is the name a player reads."""

    CONFIRM = N_("Confirm")
    CANCEL = N_("Back")
    NEXT = N_("Next")
    PREVIOUS = N_("Previous")
    LEFT = N_("Left")
    RIGHT = N_("Right")
    UP = N_("Up")
    DOWN = N_("Down")
    UNDO = N_("Undo")
    REDO = N_("Redo")
    RESTART_TURN = N_("Restart turn")
    HURRY = N_("Hurry")
    HELP = N_("Help")
    MENU = N_("Menu")
    HINT = N_("Hint")
    DESCRIBE = N_("Describe")
    LOG = N_("Log")
    ZOOM_IN = N_("Zoom in")
    ZOOM_OUT = N_("Zoom out")
    FULLSCREEN = N_("Full screen")
    MUTE = N_("Sound on or off")
    SCORES = N_("What would score")
    AHEAD = N_("What comes next")


@dataclass(frozen=True, slots=True)
class Key:
    """A key by what is printed on it, with or without Ctrl and Shift (the keycodes of pygame)."""

    code: int
    ctrl: bool = False
    shift: bool = False

    def __str__(self) -> str:
        return f"key {'ctrl+' * self.ctrl}{'shift+' * self.shift}{self.code}"


@dataclass(frozen=True, slots=True)
class Spot:
    """A key by where it lies (a scancode): the same place on every keyboard layout."""

    scancode: int

    def __str__(self) -> str:
        return f"spot {self.scancode}"


@dataclass(frozen=True, slots=True)
class Button:
    """A pad's button, by SDL's number; 100 and 101 are the triggers, 102 and 103 the right stick to the sides."""

    number: int

    def __str__(self) -> str:
        return f"button {self.number}"


Binding: TypeAlias = Key | Spot | Button
LEFT_TRIGGER: Final = 100
RIGHT_TRIGGER: Final = 101
STICK_LEFT: Final = 102
STICK_RIGHT: Final = 103

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)

DEFAULT: Final[dict[Action, tuple[Binding, ...]]] = {
    Action.CONFIRM: (Key(pygame.K_RETURN), Key(pygame.K_SPACE), Key(pygame.K_KP_ENTER), Button(A)),
    Action.CANCEL: (Key(pygame.K_ESCAPE), Button(B)),
    Action.NEXT: (Key(pygame.K_TAB), Button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)),
    Action.PREVIOUS: (Key(pygame.K_TAB, shift=True), Button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)),
    Action.LEFT: (Spot(pygame.KSCAN_LEFT), Spot(pygame.KSCAN_A), Button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)),
    Action.RIGHT: (Spot(pygame.KSCAN_RIGHT), Spot(pygame.KSCAN_D), Button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)),
    Action.UP: (Spot(pygame.KSCAN_UP), Spot(pygame.KSCAN_W), Button(pygame.CONTROLLER_BUTTON_DPAD_UP)),
    Action.DOWN: (Spot(pygame.KSCAN_DOWN), Spot(pygame.KSCAN_S), Button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)),
    Action.UNDO: (Key(pygame.K_u), Key(pygame.K_z, ctrl=True), Button(X)),
    Action.REDO: (
        Key(pygame.K_r),
        Key(pygame.K_y, ctrl=True),
        Key(pygame.K_z, ctrl=True, shift=True),
        Button(pygame.CONTROLLER_BUTTON_RIGHTSTICK),
    ),
    Action.RESTART_TURN: (Key(pygame.K_r, shift=True), Button(pygame.CONTROLLER_BUTTON_LEFTSTICK)),
    Action.HURRY: (Key(pygame.K_f), Button(RIGHT_TRIGGER)),
    Action.HELP: (Key(pygame.K_F1), Key(pygame.K_h), Key(pygame.K_QUESTION), Button(Y)),
    Action.MENU: (Key(pygame.K_F10), Key(pygame.K_p), Button(pygame.CONTROLLER_BUTTON_START)),
    Action.HINT: (Key(pygame.K_i), Button(LEFT_TRIGGER)),
    Action.DESCRIBE: (Key(pygame.K_F2), Key(pygame.K_t)),
    Action.LOG: (Key(pygame.K_l), Button(pygame.CONTROLLER_BUTTON_BACK)),
    Action.ZOOM_IN: (Key(pygame.K_PLUS), Key(pygame.K_EQUALS), Key(pygame.K_KP_PLUS)),
    Action.ZOOM_OUT: (Key(pygame.K_MINUS), Key(pygame.K_KP_MINUS)),
    Action.FULLSCREEN: (Key(pygame.K_F11),),
    Action.MUTE: (Key(pygame.K_m),),
    Action.SCORES: (Key(pygame.K_v), Button(STICK_RIGHT)),
    Action.AHEAD: (Key(pygame.K_g), Button(STICK_LEFT)),
}

BUTTON_NAMES: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: N_("D-pad left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: N_("D-pad right"),
    pygame.CONTROLLER_BUTTON_DPAD_UP: N_("D-pad up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: N_("D-pad down"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: N_("Left stick"),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: N_("Right stick"),
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_BACK: N_("Select"),
    pygame.CONTROLLER_BUTTON_GUIDE: N_("Guide"),
    LEFT_TRIGGER: "LT",
    RIGHT_TRIGGER: "RT",
    STICK_LEFT: N_("RS left"),
    STICK_RIGHT: N_("RS right"),
    A: "A",
    B: "B",
    X: "X",
    Y: "Y",
}
LEFT_STICK, RIGHT_STICK = N_("LS"), N_("RS")
"""How prompts call the sticks where they point at something."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A binding that now belongs to someone else: it was taken from `action`."""

    binding: Binding
    action: Action


class Bindings:
    """All bindings. `swapped` exchanges confirm and cancel on pads (some makers print A and B the other way)."""

    def __init__(self, bound: dict[Action, tuple[Binding, ...]] | None = None, *, swapped: bool = False) -> None:
        self.swapped = swapped
        self._bound = dict(DEFAULT if bound is None else bound)
        self._index()

    def of(self, action: Action) -> tuple[Binding, ...]:
        """Everything bound to an action."""
        return self._bound.get(action, ())

    def key(self, code: int, scancode: int, *, ctrl: bool = False, shift: bool = False) -> Action | None:
        """What a key means: letters by what is printed, places by where they lie; printed ones first."""
        exact = self._actions.get(Key(code, ctrl, shift))
        if exact is not None or ctrl:
            return exact
        return self._actions.get(Spot(scancode)) or self._actions.get(Key(code))

    def button(self, number: int) -> Action | None:
        """What a pad's button means."""
        action = self._actions.get(Button(number))
        exchange = {Action.CONFIRM: Action.CANCEL, Action.CANCEL: Action.CONFIRM}
        return exchange.get(action, action) if self.swapped and action else action

    def rebind(self, action: Action, binding: Binding) -> Conflict | None:
        """Bind it to that action alone, in place of the action's others of the same device."""
        former = self._actions.get(binding)
        if former is not None and former is not action:
            self._bound[former] = tuple(b for b in self.of(former) if b != binding)
        kept = tuple(b for b in self.of(action) if _is_pad(b) != _is_pad(binding))
        self._bound[action] = (binding, *kept)
        self._index()
        return Conflict(binding, former) if former is not None and former is not action else None

    def conflicts(self) -> list[Conflict]:
        """Bindings that more than one action claims (from a file written by hand)."""
        return list(self._twice)

    def unbound(self, device: Device) -> list[Action]:
        """Actions that this device can no longer ask for, of those that it could at first."""
        pad = device is Device.PAD
        return [a for a in Action if _has(DEFAULT[a], pad=pad) and not _has(self.of(a), pad=pad)]

    def name(self, action: Action, device: Device) -> str:
        """What to press, in the words on the device itself; empty if nothing is bound."""
        if device is Device.PAD and self.swapped and action in {Action.CONFIRM, Action.CANCEL}:
            action = Action.CANCEL if action is Action.CONFIRM else Action.CONFIRM
        fitting = [b for b in self.of(action) if _is_pad(b) == (device is Device.PAD)]
        return binding_name(fitting[0]) if fitting else ""

    def written(self) -> dict[str, list[str]]:
        """For the settings file: action names to bindings as text."""
        return {a.name.lower(): [str(b) for b in self.of(a)] for a in Action if self.of(a) != DEFAULT[a]}

    @classmethod
    def read(cls, written: object, *, swapped: bool = False) -> tuple["Bindings", list[str]]:
        """From the settings file; what cannot be read is left at its default and named.

        What the file binds is taken from defaults: an older file may use a key that now has a meaning of its own.
        """
        chosen: dict[Action, tuple[Binding, ...]] = {}
        wrong = []
        for name, texts in written.items() if isinstance(written, dict) else ():
            try:
                chosen[Action[str(name).upper()]] = tuple(read_binding(str(text)) for text in texts)
            except (KeyError, ValueError, TypeError):
                wrong.append(str(name))
        taken = {binding for bindings in chosen.values() for binding in bindings}
        free = {action: tuple(one for one in usual if one not in taken) for action, usual in DEFAULT.items()}
        return cls({**free, **chosen}, swapped=swapped), wrong

    def _index(self) -> None:
        self._actions: dict[Binding, Action] = {}
        self._twice: list[Conflict] = []
        for action, bindings in self._bound.items():
            for binding in bindings:
                if binding in self._actions:
                    self._twice.append(Conflict(binding, action))
                else:
                    self._actions[binding] = action


def read_binding(text: str) -> Binding:
    """The binding a text names; ValueError for anything else."""
    kind, _space, rest = text.partition(" ")
    if kind == "key":
        *held, code = rest.split("+")
        return Key(int(code), "ctrl" in held, "shift" in held)
    if kind == "spot":
        return Spot(int(rest))
    if kind == "button":
        return Button(int(rest))
    raise ValueError(f"no binding: {text!r}")


def binding_name(binding: Binding) -> str:
    """What is printed there, on this layout: an AZERTY keyboard shows its own letter for a place."""
    if isinstance(binding, Button):
        return _(BUTTON_NAMES.get(binding.number, "")) or _("Button {}").format(binding.number)
    if isinstance(binding, Spot):
        return key_name(_code_at(binding.scancode))
    held = (_("Ctrl") + "+") * binding.ctrl + (_("Shift") + "+") * binding.shift
    return held + key_name(binding.code)


KEY_NAMES: Final = (
    N_("Return"), N_("Escape"), N_("Space"), N_("Backspace"), N_("Delete"), N_("Insert"), N_("Home"), N_("End"),
    N_("Page up"), N_("Page down"), N_("Print screen"), N_("Caps lock"), N_("Left shift"), N_("Right shift"),
    N_("Left ctrl"), N_("Right ctrl"), N_("Left alt"), N_("Right alt"), N_("Enter"), N_("Tab"),
)  # fmt: skip
"""The keys that pygame names with English words, beside the arrows."""


def key_name(code: int) -> str:
    """The name of a key as a player would say it."""
    if not pygame.display.get_init():
        return chr(code).upper() if 32 < code < 127 else str(code)
    return _(pygame.key.name(code).capitalize()) or str(code)


def _code_at(scancode: int) -> int:
    """The keycode at a place of this keyboard's layout."""
    arrows = {
        pygame.KSCAN_LEFT: pygame.K_LEFT,
        pygame.KSCAN_RIGHT: pygame.K_RIGHT,
        pygame.KSCAN_UP: pygame.K_UP,
        pygame.KSCAN_DOWN: pygame.K_DOWN,
    }
    letters = ord("a") + scancode - pygame.KSCAN_A
    return _learnt.get(scancode) or arrows.get(scancode) or letters


_learnt: dict[int, int] = {}


def learn(scancode: int, code: int) -> None:
    """Remember what is printed at a place: pygame tells it only when the key is pressed."""
    _learnt[scancode] = code


def _is_pad(binding: Binding) -> bool:
    return isinstance(binding, Button)


def _has(bindings: Iterable[Binding], *, pad: bool) -> bool:
    return any(_is_pad(b) == pad for b in bindings)
