"""Pictures ready for the screen, kept in the user's cache between two starts."""

import hashlib
import logging
import os
import struct
import zlib
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from typing import IO

import pygame

from game.ui.steps import BAND_PX, at_once, bands, finish, quietly

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
        return finish(self.fetching(key, lambda: at_once(make)))

    def fetching(
        self, key: str, making: Callable[[], Generator[object, None, pygame.Surface]]
    ) -> Generator[None, None, pygame.Surface]:
        """The same in steps."""
        if self._folder is None:
            return (yield from quietly(making()))
        path = _path(self._folder, key)
        kept = yield from _reading(path)
        if kept is None:
            kept = yield from quietly(making())
            yield
            yield from self._keeping(path, kept)
        elif path not in self._used:
            self._used.add(path)
            _mark_used(path)
        return kept

    def holds(self, key: str) -> bool:
        """Whether a picture of that key lies on disk, well or damaged."""
        return self._folder is not None and _path(self._folder, key).exists()

    def _keeping(self, path: Path, picture: pygame.Surface) -> Generator[None, None, None]:
        draft = path.with_suffix(f".{os.getpid()}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("wb") as file:
                yield from _writing(file, picture)
            draft.replace(path)
        except OSError as fault:
            LOG.warning("pictures are not kept: %s", fault)
            self._folder = None
        finally:
            with suppress(OSError):
                draft.unlink()  # it was not written to its end


def _path(folder: Path, key: str) -> Path:
    return folder / f"{hashlib.blake2s(f'{VERSION}|{key}'.encode(), digest_size=16).hexdigest()}.pic"


def _writing(file: IO[bytes], picture: pygame.Surface) -> Generator[None, None, None]:
    """Writes a picture a band a step; the head, which tells that all of it is there, comes last."""
    size, check = picture.get_size(), 0
    file.write(bytes(HEADER.size))
    for band in bands(size):
        pixels = pygame.image.tobytes(picture.subsurface(band), "BGRA")
        check = zlib.crc32(pixels, check)
        file.write(pixels)
        yield
    file.seek(0)
    file.write(HEADER.pack(MARK, *size, int(bool(picture.get_flags() & pygame.SRCALPHA)), check))


def _reading(path: Path) -> Generator[None, None, pygame.Surface | None]:
    """None when the file is missing or is not what was written."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    if len(data) < HEADER.size:
        return None
    mark, width, height, clear, check = HEADER.unpack_from(data)
    pixels = memoryview(data)[HEADER.size :]
    if mark != MARK or len(pixels) != width * height * 4 or (yield from _sum(pixels)) != check:
        LOG.warning("a kept picture was damaged and is made anew: %s", path.name)
        return None
    picture = pygame.image.frombuffer(pixels, (width, height), "BGRA")
    return picture if clear else _opaque(picture)


def _sum(pixels: memoryview) -> Generator[None, None, int]:
    check = 0
    for start in range(0, len(pixels), 4 * BAND_PX):
        if start:
            yield
        check = zlib.crc32(pixels[start : start + 4 * BAND_PX], check)
    return check


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
