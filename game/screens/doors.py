"""Which view belongs to which game: one line a game."""

from collections.abc import Callable, Mapping, Sequence

from pygame import FRect

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


def _wrath_captions() -> Mapping[str, str]:
    from game.wrath.view.captions import CAPTIONS  # noqa: PLC0415

    return CAPTIONS


_CAPTIONS: dict[str, Callable[[], Mapping[str, str]]] = {
    "wrath": _wrath_captions,
}


def captions(game: str) -> Mapping[str, str]:
    """The words for that game's sounds, by their names. KeyError: it has no view."""
    return _CAPTIONS[game]()


def area_of(game: str, names: Sequence[str]) -> FRect:
    """What of that game's table shows these places. KeyError: it has no view."""
    return _AREAS[game]()(names)


def door(game: str) -> OpenView:
    """What opens the view of that game. KeyError: it has none."""
    return _DOORS[game]()
