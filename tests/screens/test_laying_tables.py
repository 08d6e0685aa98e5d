"""A table that nobody has opened yet on this computer is cut in steps before it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.content.matchfile import MatchFile, Seat
from game.screens import ways
from game.screens.play import Play
from game.screens.replay import Replay
from game.shelf import TABLES, open_game
from game.ui.laying import Laying
from game.ui.transitions import Home
from tests.screens.cutting import pictures_cut

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.house import House
    from game.ui.scenes import Scene
    from tests.screens.driver import Driver

PATIENCE, MANY = 4000, 10
"""So many frames are enough to lay a table, and so many pictures belong to one at least."""
TOGETHER = 2
"""Of so many something is cut in a frame at most: a ribbon, and the small emblem on it."""
OPENED: dict[type[Scene], Callable[[House, MatchFile], Scene]] = {Play: ways.table, Replay: ways.replay}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("scene", OPENED)
def test_no_frame_waits_for_many_pictures_of_a_table(
    real: Driver, scene: type[Any], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real.app.stack.laying = Laying
    cut = pictures_cut(real.app, monkeypatch, "game.ui.laying")
    seats = min(next(iter(open_game(game).scenarios().values())).seats())
    real.app.go(Home(OPENED[scene](real.house, MatchFile(game, (Seat("human"),) * max(1, seats), "", 3))))
    most = total = 0
    for _frame in range(PATIENCE):
        assert isinstance(real.app.stack.top, Laying)
        cut.clear()
        real.app.tick()
        if isinstance(real.app.stack.top, scene):
            break
        most, total = max(most, len(set(cut))), total + len(set(cut))
    assert real.top(scene)
    assert total > MANY
    assert most <= TOGETHER
    cut.clear()
    real.top(scene).view.resize(real.app.canvas)
    assert not cut
