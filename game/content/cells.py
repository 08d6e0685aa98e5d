"""The numbers of a tile layer's cells, out of the ways in which Tiled writes them."""

import base64
import binascii
import re
import struct
import zlib

from game.content.xml_tree import Element
from game.core.words import N_, _

_NUMBER = re.compile(r"\s*[0-9]{1,10}\s*")
REMEDY = N_("CSV or Base64 with zlib or gzip (in Tiled: Map > Map Properties > Tile Layer Format > CSV)")


def gids(layer: Element, count: int) -> list[int]:
    """The numbers of all cells, row by row. ContentError: another form, another count."""
    data = layer.first("data")
    name = layer.attributes.get("name", "")
    if data is None:
        raise layer.error(_("the layer `{name}` has no data").format(name=name), _(REMEDY))
    if data.first("chunk") is not None:
        raise data.error(
            _("the layer is in chunks, as of an infinite map"), _("a finite map (in Tiled: Map > Map Properties)")
        )
    found = _numbers(data, count)
    if len(found) != count:
        raise data.error(
            _("the layer `{name}` has {number} cells").format(name=name, number=len(found)),
            _("{count}, which is width x height").format(count=count),
        )
    return found


def _numbers(data: Element, count: int) -> list[int]:
    encoding = data.attributes.get("encoding", "XML")
    compression = data.attributes.get("compression", "none")
    if encoding == "csv":
        return _from_csv(data)
    if encoding == "base64" and compression in {"zlib", "gzip"}:
        return _from_bytes(data, _inflated(data, count * 4))
    raise data.error(
        _("the layer's format is {encoding}, compression {compression}").format(
            encoding=encoding, compression=compression
        ),
        _(REMEDY),
    )


def _from_csv(data: Element) -> list[int]:
    words = data.text.split(",") if data.text.strip() else []
    for word in words:
        if not _NUMBER.fullmatch(word) or int(word) >= 1 << 32:
            raise data.error(
                _('"{word}" in the layer\'s data is no tile number').format(word=word.strip()[:20]), _(REMEDY)
            )
    return [int(word) for word in words]


def _inflated(data: Element, length: int) -> bytes:
    """The bytes behind Base64 and compression, at most one cell more than the layer has (against bombs)."""
    try:
        packed = base64.b64decode("".join(data.text.split()), validate=True)
        unpacker = zlib.decompressobj(zlib.MAX_WBITS | 32)
        unpacked = unpacker.decompress(packed, length + 4)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise data.error(_("the layer's data is damaged ({error})").format(error=error), _(REMEDY)) from None
    return unpacked


def _from_bytes(data: Element, raw: bytes) -> list[int]:
    if len(raw) % 4:
        raise data.error(_("the layer's data has {number} bytes").format(number=len(raw)), _("4 a cell"))
    return list(struct.unpack(f"<{len(raw) // 4}I", raw))
