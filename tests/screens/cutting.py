"""Watches which pictures are cut in which frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.steps import work

if TYPE_CHECKING:
    from collections.abc import Generator

    import pytest

    from game.ui.app import App


def pictures_cut(app: App, monkeypatch: pytest.MonkeyPatch, module: str) -> list[str]:
    """Each picture of which a step is taken from now on; nothing is there, and that module works a step a frame."""
    monkeypatch.setattr("game.ui.steps.time.perf_counter", lambda: 0.0)
    monkeypatch.setattr(f"{module}.work", lambda steps, _seconds=0.0: work(steps, 0.0))
    store, cut = app.art.sprites.store, list[str]()
    monkeypatch.setattr(store, "_folder", None)
    fetching = store.fetching
    monkeypatch.setattr(store, "fetching", lambda key, making: fetching(key, lambda: _watched(cut, key, making())))
    app.art.forget()
    return cut


def _watched(cut: list[str], key: str, steps: Generator[object, None, Any]) -> Generator[object, None, Any]:
    """The same steps; each is noted, unless it was a step of another picture that this one is made of."""
    while True:
        before = len(cut)
        try:
            step = next(steps)
        except StopIteration as end:
            return end.value
        finally:
            if len(cut) == before:
                cut.append(key)
        yield step
