"""The command that runs the tests, on a checkout in miniature with three tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from tests.setup.checkout import ROOT

if TYPE_CHECKING:
    from pathlib import Path

_TESTS = """
import os, pytest
from counts import count

def test_that_passes(): assert count(10_000) == {wanted}
def test_that_depends(): assert "BREAK" not in os.environ
@pytest.mark.window
def test_in_a_window(): pass
"""


@dataclass(frozen=True)
class Ran:
    status: int
    lines: list[str]


@dataclass(frozen=True)
class Small:
    root: Path

    def run(self, *arguments: str, workers: str = "0", **environment: str) -> Ran:
        """Without workers, which take longer to start than these tests."""
        kept = {name: value for name, value in os.environ.items() if name not in {"CI", "EMBER_LONG"}}
        done = subprocess.run(
            [sys.executable, self.root / "tests" / "run.py", "-n", workers, *arguments],
            env=kept | {"EMBER_NO_SETUP": "1"} | environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return Ran(done.returncode, [*done.stdout.splitlines(), *done.stderr.splitlines()])

    def wants(self, count: int) -> None:
        (self.root / "tests" / "small").mkdir(parents=True, exist_ok=True)
        (self.root / "tests" / "small" / "test_it.py").write_text(_TESTS.format(wanted=count), encoding="utf-8")


@pytest.fixture
def small(tmp_path: Path) -> Small:
    shutil.copytree(ROOT / "game" / "setup", tmp_path / "game" / "setup")
    shutil.copy(ROOT / "game" / "__init__.py", tmp_path / "game")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "tests").mkdir()
    for name in ("run.py", "conftest.py", "counts.py"):
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests")
    made = Small(tmp_path)
    made.wants(200)
    return made


def test_all_is_run_and_told_by_parts_with_pytests_summary_at_the_end(small: Small) -> None:
    ran = small.run(workers="2")
    assert ran.status == 0, ran.lines
    assert any(line.startswith("tests/small ") for line in ran.lines)
    assert "passed in" in ran.lines[-1]


def test_a_test_that_fails_fails_the_run(small: Small) -> None:
    ran = small.run(BREAK="1")
    assert ran.status == 1
    assert "1 failed" in ran.lines[-1]


def test_no_test_at_all_is_a_failure(small: Small) -> None:
    assert small.run("-k", "nothing_of_that_name").status == 5


def test_a_long_run_makes_all_repetitions(small: Small) -> None:
    small.wants(10_000)
    assert small.run("--long").status == 0
    assert small.run().status == 1


def test_without_xvfb_and_xdotool_the_window_tests_are_left_out_in_one_line(small: Small, tmp_path: Path) -> None:
    ran = small.run(PATH=str(tmp_path))
    assert ran.status == 0, ran.lines
    told = [line for line in ran.lines if "window tests were left out" in line]
    assert told == ["The window tests were left out for want of Xvfb and xdotool (apt install xvfb xdotool)."]
    assert "2 passed" in ran.lines[-1]


def test_ci_does_not_do_without_the_window_tests(small: Small, tmp_path: Path) -> None:
    ran = small.run(PATH=str(tmp_path), CI="true")
    assert ran.status != 0
    assert any("CI does not do without them" in line for line in ran.lines)


def test_ci_runs_the_command_of_the_readme_and_every_check() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    commands = [line.split("#")[0].strip() for line in readme if line.startswith("    python3 ")]
    assert commands[:2] == ["python3 main.py", "python3 tests/run.py"]
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert 'part "tests" python3 tests/run.py' in ci
    for check in ("-m ruff format --check .", "-m ruff check .", "-m mypy", "main.py check"):
        assert any(line.startswith("part ") and line.endswith(check) for line in ci), check


def test_ci_fails_if_any_part_does(tmp_path: Path) -> None:
    """With tools that only tell their names: one part after another goes wrong."""
    shutil.copytree(ROOT / ".ci", tmp_path / "checkout" / ".ci")
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in ("python3", "Xvfb", "xdotool"):
        (tools / tool).write_text('#!/bin/sh\ncase "$*" in *"$BREAK"*) exit 1;; esac\n', encoding="utf-8")
        (tools / tool).chmod(0o755)
    path = f"{tools}:/usr/bin:/bin"
    for part in ("tests/run.py", "ruff format", "ruff check", "mypy", "main.py check", "nothing"):
        done = subprocess.run(
            ["bash", tmp_path / "checkout" / ".ci" / "run"],
            env={"PATH": path, "BREAK": part},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == (0 if part == "nothing" else 1), done.stdout
        assert done.stdout.count(" took ") == 7
