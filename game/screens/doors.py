"""Which view belongs to which game: one line a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect

from game.core.match import Entry
from game.ui.app import App
from game.ui.sounds import Sounds
from game.ui.subtitles import Told, by_name
from game.ui.view import OpenView


def _wrath() -> OpenView:
    from game.wrath.view import open_view  # noqa: PLC0415 - a view is imported when its game is played

    return open_view


_DOORS: dict[str, Callable[[], OpenView]] = {
    "wrath": _wrath,
}


def _wrath_area() -> Callable[[Sequence[str]], FRect]:
    from game.wrath.view.naming import area_of  # noqa: PLC0415

    return area_of


_AREAS: dict[str, Callable[[], Callable[[Sequence[str]], FRect]]] = {
    "wrath": _wrath_area,
}


@dataclass(frozen=True, slots=True)
class Teller:
    """A game in words, without its view: the whole table, and what an answer brought; both with the seats' names."""

    table: Callable[[Any, Sequence[str]], str]
    change: Callable[[Any, Sequence[str], Entry], tuple[str, ...]]


def _wrath_teller() -> Teller:
    from game.wrath.view import describing, telling  # noqa: PLC0415

    return Teller(describing.describe, lambda state, names, entry: telling.words(state.box, names, entry))


_TELLERS: dict[str, Callable[[], Teller]] = {
    "wrath": _wrath_teller,
}


def teller(game: str) -> Teller:
    """Who tells that game in words. KeyError: nobody does."""
    return _TELLERS[game]()


def _wrath_captions() -> Mapping[str, str]:
    from game.wrath.view.captions import CAPTIONS  # noqa: PLC0415

    return CAPTIONS


_CAPTIONS: dict[str, Callable[[], Mapping[str, str]]] = {
    "wrath": _wrath_captions,
}


def captions(game: str) -> Mapping[str, str]:
    """The words for that game's sounds, by their names. KeyError: it has no view."""
    return _CAPTIONS[game]()


def told(app: App, game: str) -> Sounds:
    """The program's sounds, told in words to those who want that."""
    return Told(app.sounds, app.subtitles, by_name(captions(game)))


def area_of(game: str, names: Sequence[str]) -> FRect:
    """What of that game's table shows these places. KeyError: it has no view."""
    return _AREAS[game]()(names)


def door(game: str) -> OpenView:
    """What opens the view of that game. KeyError: it has none."""
    return _DOORS[game]()
