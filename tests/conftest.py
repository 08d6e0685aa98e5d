"""What holds for all tests: no screen, no sound, folders of their own; and what each part of them takes."""

from __future__ import annotations

import os
import shutil
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(_ROOT))

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["EMBER_NO_SETUP"] = "1"  # programs that tests start have what they need
os.environ["LANGUAGE"] = "en"  # tests read English, whatever the machine of their reader speaks
if "EMBER_WINDOW" not in os.environ:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"

_MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
_TIMES: dict[str, float] = defaultdict(float)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "window: plays in a real window, and so needs Xvfb and xdotool")
    if _MISSING and os.environ.get("CI") == "true" and not hasattr(config, "workerinput"):
        pytest.exit(f"{_sentence()} CI does not do without them.", returncode=1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if _MISSING and item.get_closest_marker("window")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _TIMES[_part(report.nodeid)] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _TIMES:
        terminalreporter.section("seconds of test time in each part")
    for part, seconds in sorted(_TIMES.items()):
        terminalreporter.write_line(f"{part:<20} {seconds:8.1f}")
    if _MISSING:
        terminalreporter.write_line(_sentence())


def _part(nodeid: str) -> str:
    folders = nodeid.partition("::")[0].split("/")
    return "/".join(folders[:2])


def _sentence() -> str:
    missing = " and ".join(_MISSING)
    return f"The window tests were left out for want of {missing} (apt install xvfb xdotool)."


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    """What one test says in another language is no matter of the next; one that says nothing has nothing to unsay."""
    yield
    words = sys.modules.get("game.core.words")
    if words is not None:
        words.speak(words.SOURCE, _ROOT / "data" / "locale")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes what belongs to the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    for name in (
        "HOME",
        "USERPROFILE",
        "XDG_CACHE_HOME",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_STATE_HOME",
    ):
        monkeypatch.setenv(name, str(home))
    monkeypatch.setenv("LOCALAPPDATA", str(home))
    monkeypatch.setenv("APPDATA", str(home))
