"""What the guides for modders promise (`data/*/README.md`): the examples and the tables that stand in them."""

from __future__ import annotations

import re
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "data"


def guide(game: str, name: str = "README.md") -> str:
    """The guide of that game."""
    return (DATA / game / name).read_text(encoding="utf-8")


def examples(text: str) -> list[str]:
    """The match files in it, in their order."""
    return [one for one in re.findall(r"```yaml\n(.*?)```", text, re.DOTALL) if one.startswith("format")]


def between(text: str, after: str, before: str = "") -> str:
    """What stands between two headings or heads of tables."""
    rest = text.partition(after)[2]
    return rest.partition(before)[0] if before else rest


def first_column(table: str) -> list[str]:
    """The code that each row of a table begins with."""
    return re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)


def fields(table: str) -> set[str]:
    """All names of fields in the first column: a row may tell of several."""
    rows = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def unlisted(game: str, text: str) -> list[str]:
    """The files of the game's data of which its guide says nothing."""
    names = {path.name for path in (DATA / game).iterdir()} - {"README.md"}
    return sorted(name for name in names if f"`{name}" not in text)
