"""The catalogues: the template of all messages, a .po for each language, and the compiled .mo that the game reads."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, TypeAlias

from babel.messages import mofile, pofile
from babel.messages.catalog import Catalog

from game.core.words import DOMAIN
from tests.words.extract import ROOT, messages

if TYPE_CHECKING:
    from pathlib import Path

    from babel.messages.catalog import Message

LOCALE = ROOT / "data" / "locale"
TEMPLATE = LOCALE / f"{DOMAIN}.pot"
COMMAND = "python -m tests.words.update"
WIDTH = 118
Id: TypeAlias = str | tuple[str, str]
"""A message of the catalogue: English, or English one and many."""


def languages() -> list[str]:
    """The languages that there are catalogues for."""
    return sorted(folder.parent.parent.name for folder in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def file_of(language: str, suffix: str) -> Path:
    """A language's .po or .mo."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}{suffix}"


def template() -> Catalog:
    """All messages of the sources as they are now. UnreadableMessage."""
    fresh = Catalog(project="Ember & Bone", version="1", fuzzy=False)
    fresh.msgid_bugs_address = fresh.last_translator = fresh.language_team = ""
    fresh.header_comment = f"# The messages of Ember & Bone. Made by `{COMMAND}`; do not edit."
    fresh.revision_date = fresh.creation_date
    for found in messages():
        # Files without lines: a template must not change when only a line has moved.
        fresh.add((found.one, found.many) if found.many else found.one, locations=[(found.file, 0)])
    return fresh


def read(path: Path) -> Catalog:
    """A .pot or .po."""
    with path.open("rb") as file:
        return pofile.read_po(file, domain=DOMAIN)


def entries(catalogue: Catalog) -> dict[Id, Message]:
    """The catalogue without its head, by message."""
    return {message.id: message for message in catalogue if message.id}  # type: ignore[misc]


def update(language: str, fresh: Catalog) -> Catalog:
    """The language's catalogue brought in line with the template: new messages empty, old ones gone."""
    known = read(file_of(language, ".po"))
    known.update(fresh, no_fuzzy_matching=True, update_creation_date=False)
    known.obsolete.clear()
    known.header_comment = f"# Ember & Bone, {language}. `{COMMAND}` brings it in line with the sources."
    known.fuzzy = False
    return known


def compiled(catalogue: Catalog) -> bytes:
    """The .mo of a catalogue."""
    out = io.BytesIO()
    mofile.write_mo(out, catalogue)
    return out.getvalue()


def write(path: Path, catalogue: Catalog) -> None:
    """Writes a .pot or .po, if anything but its date has changed."""
    out = io.BytesIO()
    pofile.write_po(out, catalogue, width=WIDTH, include_lineno=False)
    lines = out.getvalue()
    if not path.exists() or _undated(path.read_bytes()) != _undated(lines):
        path.write_bytes(lines)


def _undated(lines: bytes) -> list[bytes]:
    return [line for line in lines.splitlines() if not line.startswith(b'"POT-Creation-Date')]
