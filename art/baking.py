"""The bake: draws the masters, writes those whose pixels changed, and the manifest."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from art.kit.grain import grain_tiles
from art.kit.png import Pixels, encode, read
from art.master import Baked, Master, bake
from art.masters import all_masters

ART = Path(__file__).parent
MANIFEST = ART / "manifest.json"
TOLERANCE = 2.0


def difference(one: Pixels, other: Pixels) -> float:
    """Mean distance of two pictures in levels of 255, colour weighed by alpha; infinite if sizes differ."""
    if one.shape != other.shape:
        return float("inf")
    weights = [np.dstack([p[..., :3] * (p[..., 3:] / 255.0), p[..., 3:]]) for p in (one, other)]
    return float(np.abs(weights[0] - weights[1]).mean())


def read_manifest() -> dict[str, dict[str, Any]]:
    """Empty when nothing was baked yet."""
    if not MANIFEST.exists():
        return {}
    entries: dict[str, dict[str, Any]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return entries


def write_manifest(entries: dict[str, dict[str, Any]]) -> None:
    """One line a picture, by name, so that a diff shows what moved."""
    lines = [f"{json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    MANIFEST.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _write(path: Path, pixels: Pixels) -> bool:
    """Writes a picture unless the same pixels are there; says whether it did."""
    if path.exists() and difference(read(path), _as_rgba(pixels)) == 0:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(pixels))
    return True


def _as_rgba(pixels: Pixels) -> Pixels:
    if pixels.ndim == 3 and pixels.shape[2] == 4:
        return pixels
    colour = pixels if pixels.ndim == 3 else np.repeat(pixels[..., None], 3, 2)
    return np.dstack([colour, np.full(colour.shape[:2], 255, np.uint8)])


def bake_into(entries: dict[str, dict[str, Any]], masters: Sequence[Master], check: bool) -> list[str]:
    """Bakes the masters; returns the names that differ from what is committed (and, unless `check`, writes them)."""
    changed = []
    for master in masters:
        baked = bake(master)
        path = ART / master.file
        if check:
            stale = _is_stale(path, baked, entries.get(master.name) != baked.entry(master))
        else:
            stale = _write(path, baked.pixels)
            entries[master.name] = baked.entry(master)
        if stale:
            changed.append(master.name)
            sys.stderr.write(f"{'differs' if check else 'baked'}: {master.name}\n")
    return changed


def _is_stale(path: Path, baked: Baked, moved: bool) -> bool:
    return moved or not path.exists() or difference(read(path), baked.pixels) > TOLERANCE


def _wanted(names: Sequence[str]) -> list[Master]:
    masters = all_masters()
    unknown = [name for name in names if name not in masters]
    if unknown:
        sys.stderr.write(f"no such picture: {', '.join(unknown)}\n")
        raise SystemExit(2)
    return [masters[name] for name in names] if names else list(masters.values())


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="art/bake.py", description="Draw the pictures of the game anew.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these pictures")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a picture is not what the code draws"
    )
    options = parser.parse_args(argv)
    entries = read_manifest()
    changed = bake_into(entries, _wanted(options.names), options.check)
    if options.check:
        return 1 if changed else 0
    for name, tile in grain_tiles().items():
        _write(ART / "shared" / "texture" / f"{name}.png", tile)
    if not options.names:
        known = all_masters()
        entries = {name: entry for name, entry in entries.items() if name in known}
    write_manifest(entries)
    return 0
