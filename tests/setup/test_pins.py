from __future__ import annotations

import re
from importlib.metadata import distribution
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from game.setup.pins import lacking, mark, read_pins
from tests.setup.checkout import ROOT

if TYPE_CHECKING:
    from pathlib import Path

_FILES = (ROOT / "requirements.txt", ROOT / "tests" / "requirements.txt")


@pytest.mark.parametrize("file", _FILES, ids=str)
def test_every_line_pins_one_version(file: Path) -> None:
    for line in file.read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r'(#.*|-r \.\./requirements\.txt|[\w.-]+==[\w.]+(; sys_platform == "win32")?|)', line), line


@pytest.mark.parametrize("file", _FILES, ids=str)
def test_what_the_pinned_packages_need_is_pinned_too(file: Path) -> None:
    pins = {pin.name: pin.version for pin in read_pins(file)}
    for name in pins:
        for text in distribution(name).requires or ():
            need = Requirement(text)
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                assert need.specifier.contains(pins[canonicalize_name(need.name)]), f"{name} needs {need}"


@pytest.mark.parametrize("file", _FILES, ids=str)
def test_the_tests_run_on_the_pinned_versions(file: Path) -> None:
    for name, version in read_pins(file):
        assert distribution(name).version == version


def test_nothing_that_overwrites_pygame_ce_is_pinned() -> None:
    assert not [pin for pin in read_pins(_FILES[1]) if pin.name in {"pygame", "pygame-menu", "thorpy"}]


def test_a_line_for_windows_counts_there_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pins.txt"
    file.write_text('a_b.C==1  # why\n\ncolorama==0.4.6; sys_platform == "win32"\n', encoding="utf-8")
    monkeypatch.setattr("sys.platform", "linux")
    here = read_pins(file)
    monkeypatch.setattr("sys.platform", "win32")
    there = read_pins(file)
    assert here == {("a-b-c", "1")}
    assert there == {("a-b-c", "1"), ("colorama", "0.4.6")}
    assert mark(here) != mark(there)


def test_the_mark_changes_with_a_version_and_not_with_the_order(tmp_path: Path) -> None:
    files = [tmp_path / name for name in "abc"]
    for file, text in zip(files, ("a==1\nb==2", "b==2\n# x\na==1", "a==1\nb==3"), strict=True):
        file.write_text(text, encoding="utf-8")
    one, other_order, other_version = (mark(read_pins(file)) for file in files)
    assert one == other_order != other_version


def test_a_package_counts_only_once_it_is_wholly_installed(tmp_path: Path) -> None:
    pins = read_pins(_FILES[0])
    for name, version in pins:
        info = tmp_path / f"{name.replace('-', '_')}-{version}.dist-info"
        info.mkdir()
        assert (name, version) in lacking(pins, [str(tmp_path)])
        (info / "INSTALLER").write_text("pip\n", encoding="utf-8")
        assert (name, version) not in lacking(pins, [str(tmp_path)])
    assert not lacking(pins, [str(tmp_path), str(tmp_path / "missing")])
