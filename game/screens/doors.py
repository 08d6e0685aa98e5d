"""Which view belongs to which game: one line a game."""

from collections.abc import Callable

from game.ui.view import OpenView


def _wrath() -> OpenView:
    from game.wrath.view import open_view  # noqa: PLC0415 - a view is imported when its game is played

    return open_view


_DOORS: dict[str, Callable[[], OpenView]] = {
    "wrath": _wrath,
}


def door(game: str) -> OpenView:
    """What opens the view of that game. KeyError: it has none."""
    return _DOORS[game]()
