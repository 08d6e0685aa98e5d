"""The loader: right sizes, right sides, and never a crash for a picture."""

import json
import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.ui.picture_store import PictureStore
from game.ui.sprites import Sprites
from tests.art.pictures import ART, ROOT, pixels


@pytest.fixture
def sprites() -> Sprites:
    return Sprites(ART)


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """A copy of art/ with few pictures, to be damaged."""
    root = tmp_path / "art"
    names = ("die-egg", "icon-foot")
    entries = json.loads((ART / "manifest.json").read_text(encoding="utf-8"))
    for name in names:
        (root / entries[name]["file"]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ART / entries[name]["file"], root / entries[name]["file"])
    shutil.copytree(ART / "shared" / "texture", root / "shared" / "texture")
    (root / "manifest.json").write_text(json.dumps({name: entries[name] for name in names}), encoding="utf-8")
    return root


@pytest.mark.parametrize("scale", [1 / 3, 2 / 3, 1, 2])
def test_a_picture_has_its_design_size_times_the_scale(sprites: Sprites, scale: float) -> None:
    width, height = sprites.size("grass1")
    assert sprites.get("grass1", scale).get_size() == (round(width * scale), round(height * scale))


def test_the_body_of_a_tile_is_200_wide_around_its_anchor(sprites: Sprites) -> None:
    x, y, w, h = sprites.body("jungle3")
    assert (w, h) == (200, 200)
    assert sprites.anchor("jungle3", 2) == (round((x + 100) * 2), round((y + 100) * 2))


def test_blit_puts_the_anchor_where_it_is_told(sprites: Sprites) -> None:
    target = pygame.Surface((400, 300), pygame.SRCALPHA)
    rect = sprites.blit(target, "die-egg", (200, 150), 1)
    assert target.get_at((200, 150)).a == 255
    assert rect.topleft == (200 - sprites.anchor("die-egg", 1)[0], 150 - sprites.anchor("die-egg", 1)[1])


def test_a_piece_facing_left_has_its_own_picture_and_anchor(sprites: Sprites) -> None:
    left = sprites.get("tyrannosaurus", 1, flip=True)
    assert pixels(left) == pixels(sprites.get("tyrannosaurus-left", 1))
    assert sprites.anchor("tyrannosaurus", 1, flip=True) == sprites.anchor("tyrannosaurus-left", 1)


def test_a_picture_without_a_left_side_is_mirrored_with_its_anchor(sprites: Sprites) -> None:
    plain, turned = sprites.get("flame-spear", 2), sprites.get("flame-spear", 2, flip=True)
    assert pixels(turned) == pixels(pygame.transform.flip(plain, flip_x=True, flip_y=False))
    both = sprites.anchor("flame-spear", 2)[0] + sprites.anchor("flame-spear", 2, flip=True)[0]
    assert abs(both - plain.get_width()) <= 1


def test_a_tint_colours_a_white_icon_and_leaves_its_edge(sprites: Sprites) -> None:
    plain, red = sprites.get("icon-foot", 1), sprites.get("icon-foot", 1, tint="#B8452B")
    assert red.get_at((24, 30))[:3] == (184, 69, 43)
    assert [red.get_at((x, 24)).a for x in range(48)] == [plain.get_at((x, 24)).a for x in range(48)]


def test_grey_and_fade_change_colours_only(sprites: Sprites) -> None:
    middle = tuple(int(v) for v in sprites.anchor("die-volcano", 1))
    grey = sprites.get("die-volcano", 1, grey=True).get_at(middle)
    assert grey.r == grey.g == grey.b
    plain = sprites.get("die-volcano", 1).get_at(middle)
    spent = sprites.get("die-volcano", 1, fade=("#2E3B34", 0.45)).get_at(middle)
    assert abs(spent.r - (plain.r * 0.55 + 46 * 0.45)) <= 2
    assert spent.a == plain.a


def test_grain_lies_on_paper_and_not_on_icons(sprites: Sprites) -> None:
    x, y = sprites.anchor("die-blank", 1)
    face = sprites.get("die-blank", 1)
    assert len({tuple(face.get_at((x + dx, y))[:3]) for dx in range(-20, 20)}) > 4
    assert {tuple(sprites.get("icon-heart", 1).get_at((24, y))[:3]) for y in range(18, 28)} == {(255, 255, 255)}


def test_a_name_nobody_knows_shows_a_crossed_card_and_one_line_in_the_log(
    sprites: Sprites, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        card = sprites.get("unicorn", 2)
        sprites.get("unicorn", 1)
    assert card.get_size() == (96, 96)
    assert sum("unicorn" in line for line in caplog.messages) == 1


@pytest.mark.parametrize("harm", ["remove", "truncate", "empty", "text"])
def test_a_missing_or_broken_picture_never_raises(few: Path, harm: str) -> None:
    file = few / "shared" / "die-egg.png"
    data = file.read_bytes()
    file.unlink()
    if harm != "remove":
        file.write_bytes({"truncate": data[: len(data) // 3], "empty": b"", "text": b"not a picture"}[harm])
    sprites = Sprites(few)
    width, height = sprites.size("die-egg")
    assert sprites.get("die-egg", 1).get_size() == (width, height)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"die-egg": {}}', '{"die-egg": 3}'])
def test_a_broken_manifest_never_raises(few: Path, text: str) -> None:
    (few / "manifest.json").write_text(text, encoding="utf-8")
    assert Sprites(few).get("die-egg", 1).get_width() > 0


def test_what_is_kept_on_disk_is_what_was_made(few: Path, tmp_path: Path) -> None:
    fresh = pixels(Sprites(few, tmp_path / "cache").get("die-egg", 1))
    assert list((tmp_path / "cache").iterdir())
    assert pixels(Sprites(few, tmp_path / "cache").get("die-egg", 1)) == fresh


def test_a_kept_picture_needs_no_master_to_be_read(few: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = pixels(Sprites(few, tmp_path / "cache").get("die-egg", 1))

    def refuse(path: Path) -> pygame.Surface:
        raise OSError(path)

    monkeypatch.setattr(pygame.image, "load", refuse)
    assert pixels(Sprites(few, tmp_path / "cache").get("die-egg", 1)) == before
    assert pixels(Sprites(few, tmp_path / "cache").get("die-egg", 2)) != before


def test_a_change_of_grain_makes_kept_pictures_anew(few: Path, tmp_path: Path) -> None:
    before = pixels(Sprites(few, tmp_path / "cache").get("die-egg", 1))
    shutil.rmtree(few / "shared" / "texture")
    assert pixels(Sprites(few, tmp_path / "cache").get("die-egg", 1)) != before


@pytest.mark.parametrize("damage", [b"", b"E&Bpic01", b"\0" * 5000])
def test_a_damaged_cache_is_made_anew(few: Path, tmp_path: Path, damage: bytes) -> None:
    cache = tmp_path / "cache"
    fresh = pixels(Sprites(few, cache).get("die-egg", 1))
    for file in cache.iterdir():
        file.write_bytes(damage)
    assert pixels(Sprites(few, cache).get("die-egg", 1)) == fresh
    assert all(len(file.read_bytes()) > 5000 for file in cache.iterdir())


def test_one_flipped_bit_in_the_cache_is_noticed(few: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    fresh = pixels(Sprites(few, cache).get("die-egg", 1))
    (file,) = cache.iterdir()
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 64
    file.write_bytes(bytes(data))
    assert pixels(Sprites(few, cache).get("die-egg", 1)) == fresh


def test_what_was_used_last_is_kept_when_too_many_pictures_have_piled_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a large window's every start would forget what every start begins with."""
    made: list[str] = []

    def fetch(store: PictureStore, name: str) -> None:
        def make() -> pygame.Surface:
            made.append(name)
            return pygame.Surface((40, 40))

        store.fetch(name, make)

    store = PictureStore(tmp_path)
    for age, name in enumerate(("title", "table", "log")):
        fetch(store, name)
        for file in tmp_path.iterdir():  # long ago, the first the longest
            os.utime(file, (1000 + age, min(1000 + age, file.stat().st_mtime)))
    fetch(PictureStore(tmp_path), "title")
    monkeypatch.setattr("game.ui.picture_store.LIMIT", 2 * next(tmp_path.iterdir()).stat().st_size)
    store, made[:] = PictureStore(tmp_path), []
    for name in ("title", "log", "table"):
        fetch(store, name)
    assert made == ["table"]


def test_a_repainted_master_is_not_served_from_the_cache(few: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    before = pixels(Sprites(few, cache).get("die-egg", 1))
    painted = pygame.Surface((4, 4), pygame.SRCALPHA)
    painted.fill("red")
    pygame.image.save(painted, few / "shared" / "die-egg.png")
    assert pixels(Sprites(few, cache).get("die-egg", 1)) != before


def test_a_cache_that_cannot_be_written_is_done_without(few: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    assert Sprites(few, blocked).get("die-egg", 1).get_width() > 0


def test_preloading_makes_one_picture_a_step(sprites: Sprites) -> None:
    steps = sprites.preload(["icon-foot", "die-egg"], 1)
    assert next(steps) == "icon-foot"
    assert list(steps) == ["die-egg"]


def test_the_shadow_of_a_lifted_piece_falls_to_the_lower_right(sprites: Sprites) -> None:
    shadow, (dx, dy) = sprites.shadow("die-egg", 1, 14)
    room = (shadow.get_width() - sprites.get("die-egg", 1).get_width()) // 2
    assert dx + room == round(14 * 0.55)
    assert dy + room == round(14 * 0.9)
    assert 60 < shadow.get_at((shadow.get_width() // 2, shadow.get_height() // 2)).a <= 108


def test_the_game_shows_pictures_without_numpy_scipy_or_shapely() -> None:
    code = "import sys, game.ui.paper; sys.exit(any(m in sys.modules for m in ('numpy', 'scipy', 'shapely', 'art')))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True).returncode == 0
