from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from game.setup import prepare
from tests.setup.checkout import make

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.setup.checkout import Checkout


def test_a_fresh_checkout_prepares_itself_and_starts_again_inside(tmp_path: Path) -> None:
    checkout = make(tmp_path)
    first = checkout.start("play", "wrath")
    assert first.status == 7, first.err
    assert json.loads(first.out) == {"prefix": str(checkout.venv), "arguments": ["play", "wrath"], "flags": 1}
    assert "prepares itself" in first.err
    assert "Collecting" not in first.out


def test_the_second_start_has_nothing_to_do_and_says_nothing(furnished: Checkout) -> None:
    furnished.wheels.rename(furnished.wheels.with_name("gone"))
    again = furnished.start()
    assert (again.status, again.prefix, again.err) == (7, furnished.venv, "")


def test_a_start_from_another_folder_finds_the_same_environment(
    furnished: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir("/")
    assert furnished.start().prefix == furnished.venv


def test_an_interpreter_that_has_the_very_pins_is_used_as_it_is(furnished: Checkout) -> None:
    packages = furnished.packages.rename(furnished.root.parent / "packages")
    furnished.venv.rename(furnished.root.parent / "old")
    started = furnished.start(PYTHONPATH=str(packages))
    assert (started.status, started.err) == (7, "")
    assert started.prefix != furnished.venv
    assert not furnished.venv.exists()


def test_an_environment_variable_forbids_the_set_up(checkout: Checkout) -> None:
    started = checkout.start(EMBER_NO_SETUP="1")
    assert (started.status, started.err) == (7, "")
    assert not checkout.venv.exists()


def test_a_frozen_program_sets_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EMBER_NO_SETUP")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    prepare(tmp_path, tmp_path / "missing.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_changed_pin_is_installed_at_the_next_start(furnished: Checkout) -> None:
    furnished.pin("pytmx", "3.33", "pytmx", "NEW = 1")
    pins = furnished.root / "requirements.txt"
    pins.write_text(pins.read_text(encoding="utf-8").replace("3.32", "3.33"), encoding="utf-8")
    started = furnished.start()
    assert (started.status, started.prefix) == (7, furnished.venv)
    assert (furnished.packages / "pytmx-3.33.dist-info").is_dir()
    assert not (furnished.packages / "pytmx-3.32.dist-info").exists()


def test_pygame_laid_over_pygame_ce_is_cleared_away(furnished: Checkout) -> None:
    (furnished.packages / "pygame" / "__init__.py").write_text("", encoding="utf-8")
    (furnished.packages / "pygame-2.6.1.dist-info").mkdir()
    (furnished.packages / "pygame-2.6.1.dist-info" / "INSTALLER").write_text("pip\n", encoding="utf-8")
    assert furnished.start().status == 7
    assert "IS_CE" in (furnished.packages / "pygame" / "__init__.py").read_text(encoding="utf-8")
    assert not (furnished.packages / "pygame-2.6.1.dist-info").exists()


def test_pygame_that_calls_itself_pygame_ce_is_told_by_its_missing_mark(checkout: Checkout) -> None:
    checkout.pin("pygame_ce", "2.5.8", "pygame", "")
    started = checkout.start()
    assert started.status == 2
    assert "pygame is not pygame-ce" in started.err


def test_an_install_that_was_broken_off_is_done_again(furnished: Checkout) -> None:
    (furnished.venv / "ember-ready.json").unlink()
    (furnished.packages / "pydantic-2.14.4.dist-info" / "INSTALLER").unlink()
    (furnished.packages / "pydantic" / "__init__.py").unlink()
    assert furnished.start().status == 7
    assert (furnished.packages / "pydantic" / "__init__.py").exists()


def test_a_package_that_was_deleted_by_hand_comes_back(furnished: Checkout) -> None:
    (furnished.venv / "ember-ready.json").unlink()
    (furnished.packages / "pydantic" / "__init__.py").write_text("raise ImportError('half')", encoding="utf-8")
    assert furnished.start().status == 7
    assert (furnished.packages / "pydantic" / "__init__.py").read_text(encoding="utf-8") == ""


def test_a_start_killed_in_the_middle_is_taken_up_by_the_next(checkout: Checkout) -> None:
    with subprocess.Popen(checkout.command(), env=checkout.environment(), stderr=subprocess.PIPE) as first:
        assert first.stderr is not None
        assert b"prepares itself" in first.stderr.readline()
        time.sleep(0.3)
        first.kill()
    # What the killed one had started ends by itself before the next one builds anew.
    assert first.returncode != 0
    assert not (checkout.venv / "ember-ready.json").exists()
    assert checkout.start().status == 7


def test_an_environment_whose_python_is_gone_is_made_anew(furnished: Checkout) -> None:
    python = furnished.venv / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")
    started = furnished.start()
    assert (started.status, started.prefix) == (7, furnished.venv)


def test_a_folder_of_that_name_that_is_no_environment_is_made_one(checkout: Checkout) -> None:
    (checkout.venv / "lib").mkdir(parents=True)
    assert checkout.start().prefix == checkout.venv


def test_a_ready_environment_without_a_note_is_proven_and_kept(furnished: Checkout) -> None:
    note = furnished.venv / "ember-ready.json"
    note.write_text("not json", encoding="utf-8")
    furnished.wheels.rename(furnished.wheels.with_name("gone"))
    assert furnished.start().status == 7
    assert json.loads(note.read_text(encoding="utf-8"))["proven"]


def test_two_starts_at_once_wait_for_each_other(checkout: Checkout) -> None:
    both = [_begin(checkout) for _ in range(2)]
    told = [process.communicate()[1] for process in both]
    assert [process.returncode for process in both] == [7, 7], told
    assert sum("prepares itself" in words for words in told) == 1
    assert sum("waiting for it" in words for words in told) == 1


def test_a_lock_left_by_a_killed_process_holds_nobody_up(furnished: Checkout) -> None:
    (furnished.venv / "ember-ready.json").unlink()
    (furnished.root / ".cache" / "setup.lock").write_text("999999", encoding="utf-8")
    started = furnished.start()
    assert (started.status, started.err) == (7, "")


def _begin(checkout: Checkout) -> subprocess.Popen[str]:
    return subprocess.Popen(
        checkout.command(),
        env=checkout.environment(),
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
