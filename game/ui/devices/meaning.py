"""From a bound action to the intent it is."""

from typing import Final

from game.ui.devices.bindings import Action
from game.ui.intents import (
    Ahead,
    Cancel,
    Confirm,
    Describe,
    Direction,
    Fullscreen,
    Help,
    Hint,
    Hurry,
    Intent,
    Log,
    Menu,
    Move,
    Mute,
    Next,
    Previous,
    Redo,
    RestartTurn,
    Scores,
    Undo,
    Zoom,
)

PLAIN: Final[dict[Action, type[Intent]]] = {
    Action.CONFIRM: Confirm,
    Action.CANCEL: Cancel,
    Action.NEXT: Next,
    Action.PREVIOUS: Previous,
    Action.UNDO: Undo,
    Action.REDO: Redo,
    Action.RESTART_TURN: RestartTurn,
    Action.HURRY: Hurry,
    Action.HELP: Help,
    Action.MENU: Menu,
    Action.HINT: Hint,
    Action.SCORES: Scores,
    Action.AHEAD: Ahead,
    Action.DESCRIBE: Describe,
    Action.LOG: Log,
    Action.FULLSCREEN: Fullscreen,
    Action.MUTE: Mute,
}
WAYS: Final = {
    Action.LEFT: Direction.LEFT,
    Action.RIGHT: Direction.RIGHT,
    Action.UP: Direction.UP,
    Action.DOWN: Direction.DOWN,
}
REPEATING: Final = {*WAYS, Action.NEXT, Action.PREVIOUS, Action.ZOOM_IN, Action.ZOOM_OUT}


def meaning(action: Action, *, repeated: bool = False) -> Intent:
    """The intent of an action; `repeated` while its key or button is held."""
    if action in WAYS:
        return Move(WAYS[action], repeated)
    if action in {Action.ZOOM_IN, Action.ZOOM_OUT}:
        return Zoom(1.0 if action is Action.ZOOM_IN else -1.0)
    return PLAIN[action]()
