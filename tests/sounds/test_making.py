"""What is committed is what the code makes; and the same code makes the same bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from sounds import making
from sounds.catalogue import SOUNDS
from sounds.kit.ogg import decoded, encoded
from sounds.making import made, main

if TYPE_CHECKING:
    from pathlib import Path

FEW = ("shared/knock", "wrath/clack", "wrath/dice", "wrath/tremor", "wrath/tyrannosaurus", "wrath/points/05")


@pytest.mark.parametrize("name", FEW)
def test_a_sound_made_again_is_the_one_that_is_kept(name: str) -> None:
    assert [file for file, _data, differs in made(SOUNDS[name]) if differs] == []


def test_made_twice_it_is_the_same_to_the_byte() -> None:
    sound = SOUNDS["wrath/pick"]
    assert list(made(sound)) == list(made(sound))


def test_a_changed_or_missing_or_stray_file_is_told_and_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(making, "FOLDER", tmp_path)
    assert main(["wrath/pick", "--check"]) == 1
    assert list(tmp_path.iterdir()) == []
    assert main(["wrath/pick"]) == 0
    assert main(["wrath/pick", "--check"]) == 0
    (tmp_path / "wrath" / "pick-2.ogg").write_bytes((tmp_path / "wrath" / "pick-1.ogg").read_bytes())
    (tmp_path / "wrath" / "hum.ogg").write_bytes(b"")
    capsys.readouterr()
    assert main(["wrath/pick", "--check"]) == 1
    assert capsys.readouterr().err == "differs: wrath/pick-2\n"
    assert making.strays() == [tmp_path / "wrath" / "hum.ogg"]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["wrath/whistle"])
    assert stopped.value.code == 2


def test_a_minute_in_stereo_goes_in_and_comes_out() -> None:
    t = np.arange(60 * 44100) / 44100
    wave = 0.3 * np.stack([np.sin(440 * t), np.sin(550 * t)], axis=1)
    again = decoded(encoded(wave))
    assert again.shape == wave.shape
    assert float(np.sqrt(((again - wave) ** 2).mean())) < 0.01
