"""The rules as pages to read: a small part of Markdown (titles, lists, a bold beginning), parsed.

A line `board: walking` stands for the little board of that id.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from game.content.paths import data_dir
from game.core.words import language


class Shape(Enum):
    """How a block is set."""

    HEADING = auto()
    TEXT = auto()
    ITEM = auto()
    STEP = auto()
    BOARD = auto()
    """A little board; the block's words are its id."""


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph; `lead` stands before it in bold (a name, a step's number), empty for none."""

    shape: Shape
    words: str
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rules."""

    title: str
    blocks: tuple[Block, ...]


BOARD = "board: "
_LEAD = re.compile(r"\*\*(.+?)\*\*\s*(.*)", re.DOTALL)
_STEP = re.compile(r"(\d+)\. (.*)", re.DOTALL)


def pages_of(text: str) -> tuple[Page, ...]:
    """The pages of that text, one for each `# ` title."""
    parts = re.split(r"^# ", text, flags=re.MULTILINE)[1:]
    return tuple(_page(part) for part in parts)


def rules_of(game: str) -> tuple[Page, ...]:
    """The rules of that game in the language spoken, else in English; one page that says so if they are not there."""
    spoken, source = (data_dir() / game / name for name in (f"rules.{language()}.md", "rules.md"))
    return pages_of(_read(spoken if spoken.is_file() else source))


def doubts_of(game: str) -> Mapping[str, Page]:
    """The doubtful points with their rulings, by the title of the page of the rules that they belong to."""
    spoken, source = (data_dir() / game / name for name in (f"doubts.{language()}.md", "doubts.md"))
    path = spoken if spoken.is_file() else source
    return {page.title: page for page in pages_of(_read(path))} if path.is_file() else {}


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return f"# {path.name}\n\n{error}"


def _page(part: str) -> Page:
    title, _newline, body = part.partition("\n")
    lines: list[str] = []
    for line in body.splitlines():
        starts = not line.strip() or line.startswith(("- ", "## ", BOARD)) or _STEP.match(line)
        if starts or not lines or not lines[-1]:
            lines.append(line.strip())
        else:
            lines[-1] += " " + line.strip()
    return Page(title.strip(), tuple(_block(line) for line in lines if line))


def _block(line: str) -> Block:
    if line.startswith(BOARD):
        return Block(Shape.BOARD, line.removeprefix(BOARD))
    if line.startswith("## "):
        return Block(Shape.HEADING, line[3:])
    step = _STEP.fullmatch(line)
    if step:
        return Block(Shape.STEP, step[2], step[1])
    shape, words = (Shape.ITEM, line[2:]) if line.startswith("- ") else (Shape.TEXT, line)
    led = _LEAD.fullmatch(words)
    return Block(shape, led[2], led[1]) if led else Block(shape, words)
