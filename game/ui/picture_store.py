"""Pictures ready for the screen, kept in the user's cache between two starts."""

import hashlib
import logging
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame

LOG = logging.getLogger(__name__)
VERSION = 4
MARK = b"E&Bpic01"
HEADER = struct.Struct("<8sIIII")
LIMIT = 1_000_000_000
"""Bytes. A table, its rules and the screens around it take 0.6 of that in a window of 3840x2160."""


class PictureStore:
    """One raw file a picture. Whatever is damaged, stale or unwritable is simply made anew."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` None keeps nothing on disk."""
        self._folder = folder
        self._used: set[Path] = set()
        if folder is not None:
            _prune(folder)

    def fetch(self, key: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made if it is not there. The key must name everything that it depends on."""
        if self._folder is None:
            return make()
        path = _path(self._folder, key)
        kept = _read(path)
        if kept is None:
            kept = make()
            self._keep(path, kept)
        elif path not in self._used:
            self._used.add(path)
            _mark_used(path)
        return kept

    def holds(self, key: str) -> bool:
        """Whether a picture of that key lies on disk, well or damaged."""
        return self._folder is not None and _path(self._folder, key).exists()

    def _keep(self, path: Path, picture: pygame.Surface) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft = path.with_suffix(f".{os.getpid()}")
            draft.write_bytes(_packed(picture))
            draft.replace(path)
        except OSError as fault:
            LOG.warning("pictures are not kept: %s", fault)
            self._folder = None


def _path(folder: Path, key: str) -> Path:
    return folder / f"{hashlib.blake2s(f'{VERSION}|{key}'.encode(), digest_size=16).hexdigest()}.pic"


def _packed(picture: pygame.Surface) -> bytes:
    clear = bool(picture.get_flags() & pygame.SRCALPHA)
    pixels = pygame.image.tobytes(picture, "BGRA")
    return HEADER.pack(MARK, *picture.get_size(), int(clear), zlib.crc32(pixels)) + pixels


def _read(path: Path) -> pygame.Surface | None:
    """None when the file is missing or is not what was written."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    if len(data) < HEADER.size:
        return None
    mark, width, height, clear, check = HEADER.unpack_from(data)
    pixels = memoryview(data)[HEADER.size :]
    if mark != MARK or len(pixels) != width * height * 4 or zlib.crc32(pixels) != check:
        LOG.warning("a kept picture was damaged and is made anew: %s", path.name)
        return None
    picture = pygame.image.frombuffer(pixels, (width, height), "BGRA")
    return picture if clear else _opaque(picture)


def _opaque(picture: pygame.Surface) -> pygame.Surface:
    solid = pygame.Surface(picture.get_size(), 0, 32)
    picture.set_alpha(None)
    solid.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return solid


def _mark_used(path: Path) -> None:
    """Its time is that of its last use: what every start shows is not the first to be forgotten."""
    try:
        os.utime(path)
    except OSError:
        return


def _prune(folder: Path) -> None:
    """Forgets the pictures that were used least lately when many window sizes have piled up."""
    try:
        files = sorted((item.stat().st_mtime_ns, item.stat().st_size, item) for item in folder.iterdir())
        total = sum(size for _, size, _ in files)
        for _, size, item in files:
            if total <= LIMIT:
                return
            item.unlink()
            total -= size
    except OSError:
        return
