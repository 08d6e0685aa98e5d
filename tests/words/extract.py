"""Every message that a player reads: out of the code by its syntax trees, out of rules data by names of fields."""

from __future__ import annotations

import ast
import html
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
MARKS = {"_": 1, "N_": 1, "several": 2}
"""The calls that hold messages, with how many of their arguments are such."""
FIELDS = {"title", "about", "found", "condition", "introduction", "ending"}
"""The fields of rules data that are shown, and so translated."""
MAP_TITLE = re.compile(r'<property name="title" value="([^"]+)"/>')
"""How a map made in Tiled names a place."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message with its plural (empty if it has none), and the file that it stands in."""

    one: str
    many: str
    file: str
    line: int


class UnreadableMessage(Exception):
    """A marked text that is no plain string, so that nobody could translate it."""


def messages(root: Path = ROOT) -> Iterator[Message]:
    """All messages, file by file. UnreadableMessage."""
    for file in [root / "main.py", *sorted((root / "game").rglob("*.py"))]:
        yield from of_code(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())
    for file in sorted((root / "data").rglob("*.yaml")):
        yield from of_data(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())
    for file in sorted((root / "data").rglob("*.tmx")):
        yield from of_map(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())


def of_code(source: str, file: str) -> Iterator[Message]:
    """The messages of a module in the order of its lines; one within an f-string counts like any other."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and name_of(node) in MARKS]
    for call in sorted(calls, key=lambda one: (one.lineno, one.col_offset)):
        texts = [_text(argument, file) for argument in call.args[: MARKS[name_of(call)]]]
        if None not in texts:
            yield Message(texts[0] or "", (texts[1] or "") if len(texts) > 1 else "", file, call.lineno)


def of_data(source: str, file: str) -> Iterator[Message]:
    """The shown fields of a YAML file."""
    root = yaml.compose(source, Loader=yaml.SafeLoader)
    for node in _mappings(root):
        for key, value in node.value:
            if key.value in FIELDS and isinstance(value, yaml.ScalarNode):
                yield Message(value.value, "", file, value.start_mark.line + 1)


def of_map(source: str, file: str) -> Iterator[Message]:
    """The titles in a map."""
    for number, line in enumerate(source.splitlines(), 1):
        for title in MAP_TITLE.findall(line):
            yield Message(html.unescape(title), "", file, number)


def _mappings(node: yaml.Node | None) -> Iterator[yaml.MappingNode]:
    if isinstance(node, yaml.MappingNode):
        yield node
        for _key, value in node.value:
            yield from _mappings(value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            yield from _mappings(value)


def name_of(call: ast.Call) -> str:
    """The plain name that is called, or the last part of a dotted one."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _text(argument: ast.expr, file: str) -> str | None:
    """The argument's text; None for a name, which holds a message that is marked elsewhere."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    if isinstance(argument, ast.JoinedStr | ast.BinOp):
        raise UnreadableMessage(f"{file}:{argument.lineno}: a message is put together before it is translated")
    return None
