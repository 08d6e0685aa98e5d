"""Where things lie: what came with the program, and what belongs to the player."""

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from uuid import uuid4

import platformdirs

from game.core.words import _

APP = "ember-and-bone"
HOME_VARIABLE = "EMBER_HOME"
"""A folder to hold everything of the player's, instead of the system's folders: for tests and for sticks."""
DATA_VARIABLE = "EMBER_DATA"
"""Another `data` folder; the command line's `--data` sets it, so that the bots' processes inherit it."""

Kind = Literal["saves", "packs", "settings", "cache", "log"]


def root() -> Path:
    """The folder that holds `data`, `art` and `sounds`: in a checkout, installed, or frozen into a bundle."""
    package = Path(__file__).resolve().parents[1]
    bundle = [Path(sys._MEIPASS)] if hasattr(sys, "_MEIPASS") else []  # noqa: SLF001 - PyInstaller's documented name
    for folder in (*bundle, package / "files", package.parent):
        if (folder / "data").is_dir():
            return folder
    return package.parent


def data_dir() -> Path:
    """The folder of rules data, boards and texts."""
    named = os.environ.get(DATA_VARIABLE)
    return Path(named).absolute() if named else root() / "data"


def use_data(folder: Path) -> None:
    """From now on `data_dir()` is that folder, in this process and in those that it starts."""
    os.environ[DATA_VARIABLE] = str(folder.absolute())


@dataclass(frozen=True, slots=True)
class UserFolder:
    """A folder of the player's. `notice` tells the player why it is not the usual one; empty if it is."""

    path: Path
    notice: str = ""


def user_folder(kind: Kind) -> UserFolder:
    """The player's folder for that, made if need be; where it cannot be written, one that can."""
    usual = usual_folder(kind)
    reason = why_not_writable(usual)
    if not reason:
        return UserFolder(usual)
    other = fallback_folder(kind)
    if why_not_writable(other):
        text = _("Nothing can be kept: neither {folder} nor {other} can be written ({reason}).")
    else:
        text = _("{folder} cannot be written ({reason}); {other} is used instead.")
    return UserFolder(other, text.format(folder=usual, other=other, reason=reason))


def usual_folder(kind: Kind) -> Path:
    """Where the system wants that to lie, or the place within EMBER_HOME."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).absolute() / kind
    if kind in {"saves", "packs"}:
        return platformdirs.user_data_path(APP, appauthor=False) / kind
    if kind == "settings":
        return platformdirs.user_config_path(APP, appauthor=False)
    return platformdirs.user_cache_path(APP, False) if kind == "cache" else platformdirs.user_log_path(APP, False)


def fallback_folder(kind: Kind) -> Path:
    """Where that lies if the usual folder cannot be written: in the system's folder for temporary files."""
    user = os.environ.get("USER") or os.environ.get("USERNAME") or "player"
    owner = "".join(letter for letter in user if letter.isalnum()) or "player"
    return Path(tempfile.gettempdir()) / f"{APP}-{owner}" / kind


def why_not_writable(folder: Path) -> str:
    """Makes the folder and tries to write in it: the system's reason if it cannot, empty if it can."""
    probe = folder / f".probe-{uuid4().hex}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        return error.strerror or type(error).__name__
    return ""
