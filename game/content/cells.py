"""The numbers of a tile layer's cells, out of the ways in which Tiled writes them."""

import base64
import binascii
import re
import struct
import zlib

from game.content.xml_tree import Element

_NUMBER = re.compile(r"\s*[0-9]{1,10}\s*")
REMEDY = "CSV or Base64 with zlib or gzip (in Tiled: Map > Map Properties > Tile Layer Format > CSV)"


def gids(layer: Element, count: int) -> list[int]:
    """The numbers of all cells, row by row. ContentError: another form, another count."""
    data = layer.first("data")
    name = layer.attributes.get("name", "")
    if data is None:
        raise layer.error(f"the layer `{name}` has no data", REMEDY)
    if data.first("chunk") is not None:
        raise data.error(
            "the layer is in chunks, as of an infinite map", "a finite map (in Tiled: Map > Map Properties)"
        )
    found = _numbers(data, count)
    if len(found) != count:
        raise data.error(f"the layer `{name}` has {len(found)} cells", f"{count}, which is width x height")
    return found


def _numbers(data: Element, count: int) -> list[int]:
    encoding = data.attributes.get("encoding", "XML")
    compression = data.attributes.get("compression", "none")
    if encoding == "csv":
        return _from_csv(data)
    if encoding == "base64" and compression in {"zlib", "gzip"}:
        return _from_bytes(data, _inflated(data, count * 4))
    raise data.error(f"the layer's format is {encoding}, compression {compression}", REMEDY)


def _from_csv(data: Element) -> list[int]:
    words = data.text.split(",") if data.text.strip() else []
    for word in words:
        if not _NUMBER.fullmatch(word) or int(word) >= 1 << 32:
            raise data.error(f'"{word.strip()[:20]}" in the layer\'s data is no tile number', REMEDY)
    return [int(word) for word in words]


def _inflated(data: Element, length: int) -> bytes:
    """The bytes behind Base64 and compression, at most one cell more than the layer has (against bombs)."""
    try:
        packed = base64.b64decode("".join(data.text.split()), validate=True)
        unpacker = zlib.decompressobj(zlib.MAX_WBITS | 32)
        unpacked = unpacker.decompress(packed, length + 4)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise data.error(f"the layer's data is damaged ({error})", REMEDY) from None
    return unpacked


def _from_bytes(data: Element, raw: bytes) -> list[int]:
    if len(raw) % 4:
        raise data.error(f"the layer's data has {len(raw)} bytes", "4 a cell")
    return list(struct.unpack(f"<{len(raw) // 4}I", raw))
