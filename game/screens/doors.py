"""Which view belongs to which game: one door a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect

from game.core.match import Entry
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.sounds import Sounds
from game.ui.subtitles import Told, by_name
from game.ui.theme import TRIBES
from game.ui.view import OpenView
from game.ui.ways import Way


@dataclass(frozen=True, slots=True)
class Door:
    """What the screens need of one game's view."""

    open_view: OpenView
    area: Callable[[Sequence[str]], FRect]
    """What of the table shows the places of these names (design units)."""
    captions: Mapping[str, str]
    """The words for the game's sounds, by their names."""
    table: Callable[[Any, Sequence[str], int], str]
    """The whole table in words, of a state and the seats' names, as that seat sees it (NOBODY: what lies open)."""
    change: Callable[[Any, Sequence[str], Entry, int], tuple[str, ...]]
    """What an answer brought, in sentences, as that seat may know it."""
    preview: Callable[[Canvas, Any, FRect], None]
    """The board of a match that has not begun, small."""
    ways: Callable[[Any, int, Mapping[str, str]], tuple[Way, ...]] = lambda _scenario, _seats, _chosen: ()
    """What a set-up lets a table of so many choose; what is chosen of one may narrow the others."""
    tribes: Callable[[Any], Sequence[str]] = lambda _state: tuple(tribe.name for tribe in TRIBES)
    """By seat, whose colours and emblem its player wears (names of TRIBES)."""
    slip: float = 28.0
    """Where the left edge of a lesson's slip of paper lies (design units): over what that lesson can do without."""


def _open(
    table: Callable[[Any, Sequence[str]], str], words: Callable[[Any, Sequence[str], Entry], tuple[str, ...]]
) -> tuple[Callable[..., str], Callable[..., tuple[str, ...]]]:
    """The same words for all eyes."""
    return (
        lambda state, names, _eyes: table(state, names),
        lambda state, names, entry, _eyes: words(state.box, names, entry),
    )


def _wrath() -> Door:
    from game.wrath.view import open_view  # noqa: PLC0415 - a view is imported when its game is played
    from game.wrath.view.captions import CAPTIONS  # noqa: PLC0415
    from game.wrath.view.describing import describe  # noqa: PLC0415
    from game.wrath.view.naming import area_of  # noqa: PLC0415
    from game.wrath.view.preview import preview  # noqa: PLC0415
    from game.wrath.view.telling import words  # noqa: PLC0415

    return Door(open_view, area_of, CAPTIONS, *_open(describe, words), preview)


def _moogh() -> Door:
    from game.moogh.view import open_view  # noqa: PLC0415
    from game.moogh.view.captions import CAPTIONS  # noqa: PLC0415
    from game.moogh.view.describing import describe  # noqa: PLC0415
    from game.moogh.view.lobby import preview, ways  # noqa: PLC0415
    from game.moogh.view.naming import area_of, emblems  # noqa: PLC0415
    from game.moogh.view.telling import words  # noqa: PLC0415

    return Door(open_view, area_of, CAPTIONS, *_open(describe, words), preview, ways, emblems, slip=866.0)


def _cazadores() -> Door:
    from game.cazadores.view import open_view  # noqa: PLC0415
    from game.cazadores.view.captions import CAPTIONS  # noqa: PLC0415
    from game.cazadores.view.describing import describe  # noqa: PLC0415
    from game.cazadores.view.lobby import preview, ways  # noqa: PLC0415
    from game.cazadores.view.naming import area_of  # noqa: PLC0415
    from game.cazadores.view.telling import words  # noqa: PLC0415

    def change(state: Any, names: Sequence[str], entry: Entry, eyes: int) -> tuple[str, ...]:
        return words(state.box, names, entry, eyes)

    return Door(open_view, area_of, CAPTIONS, describe, change, preview, ways, slip=812.0)


def _dinowars() -> Door:
    from game.dinowars.view import open_view  # noqa: PLC0415
    from game.dinowars.view.captions import CAPTIONS  # noqa: PLC0415
    from game.dinowars.view.describing import describe  # noqa: PLC0415
    from game.dinowars.view.lobby import preview, ways  # noqa: PLC0415
    from game.dinowars.view.naming import area_of  # noqa: PLC0415
    from game.dinowars.view.telling import words  # noqa: PLC0415

    return Door(open_view, area_of, CAPTIONS, *_open(describe, words), preview, ways)


_DOORS: dict[str, Callable[[], Door]] = {
    "wrath": _wrath,
    "moogh": _moogh,
    "cazadores": _cazadores,
    "dinowars": _dinowars,
}


def door(game: str) -> Door:
    """The door to that game. KeyError: it has no view."""
    return _DOORS[game]()


def told(app: App, game: str) -> Sounds:
    """The program's sounds, told in words to those who want that."""
    return Told(app.sounds, app.subtitles, by_name(door(game).captions))
