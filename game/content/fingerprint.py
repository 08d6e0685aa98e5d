"""What tells one version of a game's rules data from another."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from game.content.faults import ContentError
from game.content.nodes import plain
from game.content.strict_yaml import read

TEACHING = {"tutorial.yaml", "boards.yaml"}
"""Files that teach a game and change nothing in it."""


def rules_fingerprint(folder: Path) -> str:
    """The fingerprint (16 hex digits) of all YAML and TMX in the folder and below; comments and layout do not count.

    What only teaches the game does not count either: a better lesson makes no save outdated.

    OSError if a file cannot be read.
    """
    digest = hashlib.sha256()
    for path in sorted(_files(folder), key=lambda one: one.relative_to(folder).as_posix()):
        for part in (path.relative_to(folder).as_posix().encode(), _content(path)):
            digest.update(f"{len(part)}:".encode() + part)
    return digest.hexdigest()[:16]


def _files(folder: Path) -> Iterator[Path]:
    found = (path for path in folder.rglob("*") if path.suffix in {".yaml", ".tmx", ".tsx"} and path.is_file())
    return (path for path in found if path.name not in TEACHING)


def _content(path: Path) -> bytes:
    if path.suffix == ".yaml":
        try:
            return json.dumps(plain(read(path))).encode()
        except ContentError:
            pass  # a broken file is told elsewhere; here its bytes will do
    return path.read_bytes().replace(b"\r\n", b"\n")
