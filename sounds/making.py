"""Makes the sounds, and writes those that do not sound as they did."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sounds.catalogue import SOUNDS, Sound
from sounds.kit.ogg import COMPRESSION, LOOPS, decoded, encoded, read

FOLDER: Final = Path(__file__).parent
TOLERANCE: Final = 0.002
"""Root mean square of what two sounds differ by; processors do not agree on the last bit of a sine."""


def difference(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """How far two sounds are apart; infinite if their lengths differ."""
    if one.shape != other.shape:
        return float("inf")
    return float(np.sqrt(((one - other) ** 2).mean()))


def path(file: str) -> Path:
    """Where a file of that name lies."""
    return FOLDER / f"{file}.ogg"


def made(sound: Sound) -> Iterator[tuple[str, bytes, bool]]:
    """Each file of it: its name, its bytes, and whether what is committed sounds otherwise."""
    for file, wave in sound.waves():
        data = encoded(wave, sound.packed or (LOOPS if sound.loop else COMPRESSION))
        differs = not path(file).exists() or difference(read(path(file)), decoded(data)) > TOLERANCE
        yield file, data, differs


def strays() -> list[Path]:
    """Files that nothing makes (any more)."""
    wanted = {path(file) for sound in SOUNDS.values() for file in sound.files}
    return sorted(set(FOLDER.rglob("*.ogg")) - wanted)


def _wanted(names: Sequence[str]) -> list[Sound]:
    unknown = [name for name in names if name not in SOUNDS]
    if unknown:
        sys.stderr.write(f"no such sound: {', '.join(unknown)}\n")
        raise SystemExit(2)
    return [SOUNDS[name] for name in names] if names else list(SOUNDS.values())


def main(argv: Sequence[str] | None = None) -> int:
    """The command. Exit status 1: `--check` found a difference."""
    parser = argparse.ArgumentParser(prog="sounds/make.py", description="Make the sounds of the game anew.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these, as the game asks for them (wrath/clack)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not what the code makes")
    options = parser.parse_args(argv)
    changed = [file for sound in _wanted(options.names) for file in _kept(sound, write=not options.check)]
    odd = strays() if not options.names else []
    for one in odd:
        sys.stderr.write(f"nothing makes {one.relative_to(FOLDER)}\n")
    return 1 if options.check and (changed or odd) else 0


def _kept(sound: Sound, *, write: bool) -> Iterator[str]:
    """The files that differ, one by one as they are made, and written."""
    for file, data, differs in made(sound):
        if not differs:
            continue
        if write:
            path(file).parent.mkdir(parents=True, exist_ok=True)
            path(file).write_bytes(data)
        sys.stderr.write(f"{'made' if write else 'differs'}: {file}\n")
        yield file
