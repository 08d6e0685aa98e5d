"""Pages of OGG files: their checks, another serial number; and what is no such file."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sounds.kit.pages import CHECK_AT, checksum, pages, with_serial
from tests.sounds.measuring import ROOT

DATA = (ROOT / "sounds" / "wrath" / "victory.ogg").read_bytes()


def test_the_checksum_is_the_one_that_the_encoder_wrote() -> None:
    found = list(pages(DATA))
    assert len(found) > 3
    for start, end in found:
        page = bytearray(DATA[start:end])
        written = int.from_bytes(page[CHECK_AT : CHECK_AT + 4], "little")
        page[CHECK_AT : CHECK_AT + 4] = bytes(4)
        assert checksum(page) == written


def test_pages_lie_end_to_end() -> None:
    found = list(pages(DATA))
    assert found[0][0] == 0
    assert found[-1][1] == len(DATA)
    assert all(one[1] == other[0] for one, other in pairwise(found))


def test_another_serial_and_back_is_the_same_file() -> None:
    assert with_serial(with_serial(DATA, 7), 0xE88E) == DATA


@pytest.mark.parametrize("data", [b"RIFF" + bytes(60), b"OggS", DATA + b"more"])
def test_what_is_no_page_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="no page"):
        with_serial(data, 1)


def test_a_file_that_is_cut_short_is_refused() -> None:
    with pytest.raises(ValueError, match="cut short"):
        list(pages(DATA[:-5]))
