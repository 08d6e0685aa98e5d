"""Content is UTF-8 whatever the system's own encoding is, and needs no display and no pygame. F5."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROUND = """
import sys
from pathlib import Path
from game.content import check, journal, recovery, saves, settings, tmx
from game.content.fingerprint import rules_fingerprint
from game.content.matchfile import MatchFile, Seat, read_match
from game.content.paths import data_dir
folder = Path(sys.argv[1])
match = MatchFile("wrath", (Seat("human", "Zo\\u00eb \\u2603"),), recorded=True)
shelf = saves.SaveShelf([folder])
shelf.save("Zo\\u00eb \\u2603", match)
assert [entry.name for entry in shelf.list()] == ["Zo\\u00eb \\u2603"]
diary = journal.Journal([folder], match)
assert diary.flush()
diary.close()
assert recovery.recover([folder])[0].match == match
settings.save_settings(folder / "settings", settings.Settings(keys={"\\u00e9": ("\\u00e9",)}))
assert settings.load_settings(folder / "settings").settings.keys == {"\\u00e9": ("\\u00e9",)}
check.check([data_dir()], [])
rules_fingerprint(data_dir())
assert "pygame" not in sys.modules
"""


def test_nothing_leans_on_the_systems_encoding(tmp_path: Path) -> None:
    environment = os.environ | {"LC_ALL": "C", "PYTHONPATH": str(ROOT), "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-c", ROUND, str(tmp_path)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
