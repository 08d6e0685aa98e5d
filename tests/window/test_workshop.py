"""The creature workshop through the real window: a pack made with real events, from the title on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.dinowars import content
from game.dinowars.packing import pack
from tests.window.stage import Window, screen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.dinowars.kinds import Pack

pytestmark = [pytest.mark.window, pytest.mark.timeout(120)]
PAUSE_MS = "320"
"""Two presses closer together are one (C7), so a person does not press faster."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with screen() as display, Window(display, tmp_path, ["main.py"]) as window:
        assert window.number
        yield window


def test_a_pack_is_put_together_with_the_mouse_and_kept(window: Window) -> None:
    for where, name in (
        ("Title", "dinowars"), ("Lobby", "workshop"), ("Workshop", "new"), ("PackBench", "own"), ("PackBench", "tail"),
        ("PackBench", "add"), ("PackBench", "save"),
    ):  # fmt: skip
        _click(window, where, name)
    _wait(window, "Workshop")
    kept = _kept(window)
    assert len(kept.members) == 3
    assert kept.members[0].kind.tail
    assert kept.members[0].kind == kept.members[2].kind


def test_a_ready_pack_is_copied_with_keys_alone(window: Window) -> None:
    _click(window, "Title", "dinowars")
    _click(window, "Lobby", "workshop")
    _wait(window, "Workshop")
    window.xdotool("key", "--delay", PAUSE_MS, "Tab", "Tab", "Tab", "Tab", "Tab", "Return")
    _wait(window, "PackBench")
    names = list(window.told()["controls"])
    for _step in range(names.index("save") - names.index("animals")):
        window.xdotool("key", "--delay", "60", "Tab")
    window.xdotool("key", "--delay", PAUSE_MS, "Return")
    _wait(window, "Workshop")
    assert _kept(window).title == "Copy of Club and jaw"


def _wait(window: Window, name: str) -> None:
    window.wait_for(lambda: window.told().get("screen") == name)


def _click(window: Window, where: str, name: str) -> None:
    window.wait_for(lambda: window.told().get("screen") == where and name in window.told()["controls"])
    x, y = window.told()["controls"][name]
    window.xdotool("mousemove", "--window", window.number, str(round(x)), str(round(y)), "sleep", "0.35", "click", "1")
    window.xdotool("sleep", "0.35")


def _kept(window: Window) -> Pack:
    """The only pack that the player has now."""
    (path,) = (window.home / "packs").glob("*.yaml")
    return pack(path, content.pieces(content.folder()).kinds)
