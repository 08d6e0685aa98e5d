"""What the code draws is what is committed."""

import json
from pathlib import Path

import numpy as np
import pytest

from art import baking
from art.baking import TOLERANCE, difference, read_manifest
from art.kit.png import encode, read
from art.master import bake
from art.masters import all_masters
from tests.art.pictures import ART

SAMPLE = (
    "grass2",
    "volcano9",
    "tyrannosaurus-left",
    "leaf-torch-cheering-standing",
    "sun-horn-hurt",
    "jungle3",
    "jungle3-frond2",
    "die-egg",
    "icon-foot",
    "base-sun-dinosaur",
    "ship-moon-left",
    "museum-sun",
    "tile-triceratops-2",
    "tile-back-flyers",
    "skeleton-archaeopteryx",
    "plate-centrosaurus",
    "mission-25",
    "spinosaurus",
    "quetzalcoatlus-left",
    "gargantuan",
    "feeding-both",
    "reeds2",
)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_picture_baked_anew_is_the_committed_one(name: str) -> None:
    master = all_masters()[name]
    baked = bake(master)
    assert difference(read(ART / master.file), baked.pixels) <= TOLERANCE
    assert json.loads(json.dumps(baked.entry(master))) == read_manifest()[name]


def test_the_check_notices_a_picture_that_was_painted_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    master = all_masters()["die-egg"]
    entries = read_manifest()
    picture = read(ART / master.file).copy()
    monkeypatch.setattr(baking, "ART", tmp_path)
    (tmp_path / "shared").mkdir()
    (tmp_path / master.file).write_bytes(encode(picture))
    assert baking.bake_into(entries, [master], check=True) == []
    picture[40:160, 40:160, :3] = 0
    (tmp_path / master.file).write_bytes(encode(picture))
    assert baking.bake_into(entries, [master], check=True) == ["die-egg"]


def test_a_second_bake_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baking, "ART", tmp_path)
    master = all_masters()["worship-disc"]
    assert baking.bake_into({}, [master], check=False) == ["worship-disc"]
    assert baking.bake_into({}, [master], check=False) == []


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        baking.main(["unicorn"])
    assert stop.value.code == 2
    assert "unicorn" in capsys.readouterr().err


def test_the_png_writer_loses_no_pixel(tmp_path: Path) -> None:
    image = np.random.default_rng(1).integers(0, 256, (23, 31, 4), dtype=np.uint8)
    (tmp_path / "noise.png").write_bytes(encode(image))
    assert np.array_equal(read(tmp_path / "noise.png"), image)
