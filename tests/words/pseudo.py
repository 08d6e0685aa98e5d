"""A language that nobody speaks: English with accents, in brackets, a third longer. Whatever is not, nobody marked."""

from __future__ import annotations

import math
import shutil
from string import Formatter
from typing import TYPE_CHECKING

from babel.messages.catalog import Catalog

from game.core.words import catalogue
from tests.words.catalogues import compiled, template
from tests.words.extract import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from babel.messages.catalog import Message

CODE = "zz"
ACCENTS = str.maketrans("aeiounAEIOUN", "áéíóúñÁÉÍÓÚÑ")
OPEN, CLOSE = "[", "]"
LONGER = 0.3
SYLLABLES = " éñó"
MARKS = ("## ", "# ", "- ", "1. ", "2. ", "3. ", "4. ")
"""How a line of the rules to read may begin."""


def pseudo(text: str, longer: float = LONGER) -> str:
    """The text in that language; placeholders, spaces at the ends and line breaks stay."""
    inner = text.strip()
    own = sum(len(before) for before, *_field in Formatter().parse(inner))
    room = max(0, math.ceil(own * longer) - len(OPEN + CLOSE))
    padding = (SYLLABLES * room)[:room].rstrip()
    return text.replace(inner, f"{OPEN}{_accented(inner)}{padding}{CLOSE}")


def _accented(text: str) -> str:
    parts = []
    for before, name, _spec, _conversion in Formatter().parse(text):
        parts.append(before.translate(ACCENTS))
        parts.append("" if name is None else f"{{{name}}}")
    return "".join(parts)


def pseudo_rules(text: str) -> str:
    """The rules to read: the words of each line longer, its marks as they are."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    if line.startswith("board: "):  # a board's id, not words
        return line
    mark = next((mark for mark in MARKS if line.startswith(mark)), "")
    lead, stars, rest = line[len(mark) :].rpartition("** ")
    begun = f"**{pseudo(lead[2:])}{stars}" if stars else ""
    return mark + begun + (pseudo(rest) if rest else "")


def pseudo_catalogue() -> bytes:
    """The compiled catalogue of all messages."""
    found = Catalog(locale="en")
    for message in template():
        if message.id:
            found.add(message.id, _said(message))
    return compiled(found)


def _said(message: Message) -> str | tuple[str, ...]:
    if not isinstance(message.id, str):
        return tuple(pseudo(form) for form in message.id)
    # A dinosaur is called almost the same everywhere.
    named = any(file.endswith("dinosaurs.yaml") for file, _line_number in message.locations)
    return pseudo(message.id, 0 if named else LONGER)


def data_with_pseudo(folder: Path) -> Path:
    """A copy of the data folder that speaks this language too."""
    data = folder / "data"
    shutil.copytree(ROOT / "data", data)
    path = catalogue(CODE, data / "locale")
    path.parent.mkdir(parents=True)
    path.write_bytes(pseudo_catalogue())
    for rules in [*data.rglob("rules.md"), *data.rglob("doubts.md")]:
        text = pseudo_rules(rules.read_text(encoding="utf-8"))
        rules.with_name(f"{rules.stem}.{CODE}.md").write_text(text, encoding="utf-8")
    return data
