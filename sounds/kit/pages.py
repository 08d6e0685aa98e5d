"""Pages of an OGG file, with their checks: another serial number, so that equal sounds are equal bytes."""

from collections.abc import Iterator
from struct import pack_into
from typing import Final

HEAD: Final = 27
SERIAL_AT, CHECK_AT, LENGTHS_AT = 14, 22, 26
POLYNOMIAL: Final = 0x04C11DB7


def _row(byte: int) -> int:
    value = byte << 24
    for _bit in range(8):
        value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


_TABLE: Final = tuple(_row(byte) for byte in range(256))


def checksum(page: bytes | bytearray) -> int:
    """The check of a page whose own check is 0, as the OGG format defines it."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def pages(data: bytes) -> Iterator[tuple[int, int]]:
    """Where each page begins and ends. ValueError: no OGG file, or cut short."""
    start = 0
    while start < len(data):
        if data[start : start + 4] != b"OggS" or start + HEAD > len(data):
            raise ValueError(f"no page of an OGG file at byte {start}")
        body = start + HEAD + data[start + LENGTHS_AT]
        end = body + sum(data[start + HEAD : body])
        if end > len(data):
            raise ValueError("an OGG file that is cut short")
        yield start, end
        start = end


def with_serial(data: bytes, serial: int) -> bytes:
    """The same file under another serial number, which encoders draw by lot: equal sounds, equal bytes. ValueError."""
    changed = bytearray(data)
    for start, end in pages(data):
        pack_into("<I", changed, start + SERIAL_AT, serial)
        _check_again(changed, start, end)
    return bytes(changed)


def _check_again(data: bytearray, start: int, end: int) -> None:
    pack_into("<I", data, start + CHECK_AT, 0)
    pack_into("<I", data, start + CHECK_AT, checksum(data[start:end]))
