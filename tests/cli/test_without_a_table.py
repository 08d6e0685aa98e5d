"""A game that has rules but no table yet: whoever wants to see it is told so in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.cli import faults
from game.cli.main import main
from game.screens import doors
from game.shelf import GAMES, TABLES

if TYPE_CHECKING:
    from pathlib import Path

FILE = "format: 1\ngame: wrath\nseats: [random, random]\nseed: 1\n"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a table."""
    monkeypatch.setattr(faults, "TABLES", ())


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "arguments",
    [["shot", "FILE", "--size", "640x360", "--out", "no.png"], ["run", "FILE", "--describe"], ["play", "wrath"]],
    ids=lambda arguments: arguments[0],
)
def test_what_would_show_it_says_that_its_table_is_not_set(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.yaml"
    file.write_text(FILE, encoding="utf-8")
    assert main([str(file) if one == "FILE" else one for one in arguments]) == 2
    said = capsys.readouterr()
    assert said.err == "the table of wrath is not set yet: `run` and `simulate` play it, without a window\n"
    assert not said.out


@pytest.mark.usefixtures("bare")
def test_it_is_played_without_being_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.yaml"
    file.write_text(FILE, encoding="utf-8")
    assert main(["run", str(file)]) == 0
    assert '"result": {"winners":' in capsys.readouterr().out


def test_the_games_with_a_table_are_those_with_a_view() -> None:
    assert set(doors._DOORS) == set(TABLES)
    assert set(TABLES) <= set(GAMES)
