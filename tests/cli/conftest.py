from __future__ import annotations

import logging
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Said:
    """What a command said, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@pytest.fixture
def ember(capfd: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """The command line, in this process."""

    def call(*arguments: str) -> Said:
        capfd.readouterr()
        handlers = list(logging.root.handlers)
        try:
            status = main([*map(str, arguments)])
        except SystemExit as end:
            status = int(end.code or 0)
        finally:
            logging.root.handlers[:] = handlers
        said = capfd.readouterr()
        return Said(status, said.out, said.err)

    return call


@pytest.fixture
def program() -> Callable[..., Said]:
    """The command line, as a person starts it."""

    def call(*arguments: str, **environment: str) -> Said:
        done = subprocess.run(
            [sys.executable, ROOT / "main.py", *map(str, arguments)],
            env=os.environ | environment,
            capture_output=True,
            check=False,
        )
        return Said(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))

    return call


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], Path]:
    """A match file with this text, game and format already in it."""

    def write(text: str, game: str = "wrath") -> Path:
        file = tmp_path / "match.yaml"
        file.write_text(f"format: 1\ngame: {game}\n{text}", encoding="utf-8")
        return file

    return write
