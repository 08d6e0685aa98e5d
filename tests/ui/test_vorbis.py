"""Pages of OGG files: their checks, another rate, another serial number; and what is no such file."""

from __future__ import annotations

from itertools import pairwise

import pytest
from player_at_ui import ROOT

from game.ui.vorbis import CHECK_AT, checksum, pages, rate, with_rate, with_serial

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


def test_another_rate_stands_in_the_head_and_nothing_else_changes() -> None:
    changed = with_rate(DATA, 45000)
    assert (rate(DATA), rate(changed)) == (44100, 45000)
    assert with_rate(changed, 44100) == DATA
    first = next(pages(DATA))[1]
    assert changed[first:] == DATA[first:]


def test_another_serial_and_back_is_the_same_file() -> None:
    assert with_serial(with_serial(DATA, 7), 0xE88E) == DATA


@pytest.mark.parametrize("data", [b"", b"RIFF" + bytes(60), b"OggS" + bytes(60), DATA[:30], DATA[:41]])
def test_what_is_no_vorbis_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="no "):
        with_rate(data, 44100)


def test_a_file_that_is_cut_short_is_refused() -> None:
    with pytest.raises(ValueError, match="cut short"):
        list(pages(DATA[:-5]))
