from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import words

if TYPE_CHECKING:
    from pathlib import Path


def test_a_language_without_a_catalogue_speaks_english(tmp_path: Path) -> None:
    words.speak("tlh", tmp_path)
    assert words._("The match is over.") == "The match is over."
    assert [words.several("{n} die", "{n} dice", n) for n in (1, 2)] == ["{n} die", "{n} dice"]


def test_a_catalogue_is_found_and_used(tmp_path: Path) -> None:
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "ember.mo").write_bytes(_catalogue({"": "Content-Type: text/plain; charset=UTF-8\n", "Egg": "Ei"}))
    words.speak("de", tmp_path)
    assert words._(words.N_("Egg")) == "Ei"
    assert words._("Hut") == "Hut"


def _catalogue(texts: dict[str, str]) -> bytes:
    """A compiled gettext catalogue, written by hand."""
    keys, head = sorted(texts), 28 + 16 * len(texts)
    body, rows = b"", []
    for text in [*keys, *(texts[key] for key in keys)]:
        data = text.encode()
        rows.append((len(data), head + len(body)))
        body += data + b"\0"
    numbers = [0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0, *(n for row in rows for n in row)]
    return b"".join(n.to_bytes(4, "little") for n in numbers) + body
