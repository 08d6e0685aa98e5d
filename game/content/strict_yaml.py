"""A strict front end over libyaml: YAML 1.2's core types, every key and value with its line and column.

Refused, each with its place: duplicate keys, keys that are no texts, aliases and anchors, merge keys, tags, nesting
deeper than 64, several documents, numbers that are not finite, bytes that are not UTF-8, NUL, and files over 8 MiB.
The events are walked, not the finished tree, so that a bomb is refused before it is built.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from yaml.error import MarkedYAMLError, YAMLError
from yaml.reader import ReaderError

from game.content.faults import ContentError, Place
from game.content.nodes import Listing, Node, Scalar, Table, Value
from game.core.words import _

DEEPEST = 64
"""Levels of nesting."""
LARGEST = 8 * 1024 * 1024
"""Bytes in a file; the longest match ever measured takes less than a hundredth."""
LONGEST_KEY = 100
"""Characters in a key; however they are escaped, YAML's own limit of 1024 is not met."""
LONGEST_NUMBER = 300
"""Characters in a number."""


def read(source: Path | str | bytes, name: str = "text") -> Node:
    """The one document of a file (given its Path), or of a text that faults call `name`. ContentError, OSError."""
    if isinstance(source, Path):
        return parse(read_bytes(source), str(source))
    return parse(source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source, name)


def read_bytes(path: Path) -> bytes:
    """The file's bytes, no more than LARGEST. ContentError, OSError."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ContentError.at(
            Place(str(path)),
            _("this file is too large"),
            _("at most {most} MiB").format(most=LARGEST // 1024 // 1024),
        )
    return data


def parse(data: bytes, name: str) -> Node:
    """The one document in these bytes. ContentError."""
    _refuse_bad_bytes(data, name)
    loader = yaml.CSafeLoader(data)
    try:
        return _Builder(name, loader).document()
    except MarkedYAMLError as error:
        raise ContentError.at(_place(name, error.problem_mark), _problem(error)) from None
    except ReaderError as error:
        raise _bad_byte(data, min(error.position, len(data) - 1), name) from None
    except YAMLError as error:
        raise ContentError.at(Place(name, 1, 1), _("this is not YAML: {error}").format(error=error)) from None
    finally:
        loader.dispose()


def scalar(text: str) -> Value:
    """What a plain (unquoted) text stands for by YAML 1.2's core types. ValueError: a number beyond all bounds."""
    if text in _WORDS:
        return _WORDS[text]
    if text[:1] not in "+-.0123456789":
        return text
    for pattern, base in _INTEGERS:
        if pattern.fullmatch(text):
            return int(_short(text), base)
    if _FLOAT.fullmatch(text) or _NOT_FINITE.fullmatch(text):
        return _finite(float(_short(text).replace(".inf", "inf").replace(".nan", "nan")))
    return text


_WORDS: dict[str, bool | None] = (
    dict.fromkeys(("", "~", "null", "Null", "NULL"))
    | dict.fromkeys(("true", "True", "TRUE"), True)
    | dict.fromkeys(("false", "False", "FALSE"), False)
)
_INTEGERS = (
    (re.compile(r"[-+]?[0-9]+"), 10),
    (re.compile(r"0o[0-7]+"), 8),
    (re.compile(r"0x[0-9a-fA-F]+"), 16),
)
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NOT_FINITE = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")


def _short(text: str) -> str:
    if len(text) > LONGEST_NUMBER:
        why = _("this number has {number} characters, expected at most {most}")
        raise ValueError(why.format(number=len(text), most=LONGEST_NUMBER))
    return text.lower()


def _finite(number: float) -> float:
    if number - number != 0:
        raise ValueError(_("this is no finite number"))
    return number


def _refuse_bad_bytes(data: bytes, name: str) -> None:
    at = data.find(b"\0")
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        at = error.start if at < 0 else min(at, error.start)
    if at >= 0:
        raise _bad_byte(data, at, name)


def _bad_byte(data: bytes, at: int, name: str) -> ContentError:
    line = data.count(b"\n", 0, at) + 1
    start = data.rfind(b"\n", 0, at) + 1
    column = len(data[start:at].decode("utf-8", "replace")) + 1
    return ContentError.at(
        Place(name, line, column), _("byte {byte} is no text").format(byte=f"{data[at]:#04x}"), _("UTF-8 text")
    )


def _place(name: str, mark: Any) -> Place:  # libyaml's marks and PyYAML's are two classes
    return Place(name, mark.line + 1, mark.column + 1) if mark else Place(name, 1, 1)


def _problem(error: MarkedYAMLError) -> str:
    context = f" ({error.context})" if error.context else ""
    return _("this is not YAML: {error}").format(error=f"{error.problem}{context}")


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come yet; `key` is the key that waits for its value."""

    place: Place
    is_table: bool
    items: list[Node] = field(default_factory=list)
    keys: dict[str, Place] = field(default_factory=dict)
    waiting: bool = False

    def close(self) -> Node:
        if self.is_table:
            return Table(self.place, dict(zip(self.keys, self.items, strict=True)), self.keys)
        return Listing(self.place, tuple(self.items))


class _Builder:
    """Builds the node tree from the loader's events, without recursion."""

    def __init__(self, name: str, loader: yaml.CSafeLoader) -> None:
        self._name = name
        self._loader = loader
        self._open: list[_Open] = []

    def document(self) -> Node:
        events = self._events()
        next(events)
        if isinstance(next(events), yaml.StreamEndEvent):
            raise ContentError.at(Place(self._name, 1, 1), _("this file is empty"), _("a YAML document"))
        root = self._value(events)
        next(events)
        after = next(events)
        if not isinstance(after, yaml.StreamEndEvent):
            raise self._error(after, _("a second document starts here"), _("one document"))
        return root

    def _events(self) -> Iterator[yaml.Event]:
        while event := self._loader.get_event():
            yield event

    def _error(self, event: yaml.Event, what: str, expected: str = "") -> ContentError:
        return ContentError.at(_place(self._name, event.start_mark), what, expected)

    def _value(self, events: Iterator[yaml.Event]) -> Node:
        for event in events:
            node = self._take(event)
            if node is None:
                continue
            if not self._open:
                return node
            self._open[-1].items.append(node)
            self._open[-1].waiting = False
        raise AssertionError("events ended within a document")

    def _take(self, event: yaml.Event) -> Node | None:
        """The node that this event completes, if any."""
        if isinstance(event, yaml.CollectionEndEvent):
            return self._open.pop().close()
        self._refuse_references(event)
        parent = self._open[-1] if self._open else None
        if parent and parent.is_table and not parent.waiting:
            self._key(event, parent)
            return None
        if isinstance(event, yaml.ScalarEvent):
            return Scalar(_place(self._name, event.start_mark), self._scalar(event))
        if len(self._open) >= DEEPEST:
            raise self._error(event, _("this is nested too deep"), _("at most {most} levels").format(most=DEEPEST))
        self._open.append(_Open(_place(self._name, event.start_mark), isinstance(event, yaml.MappingStartEvent)))
        return None

    def _refuse_references(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.AliasEvent):
            raise self._error(
                event, _("`*{anchor}` is an alias").format(anchor=event.anchor), _("the value itself, written out")
            )
        if getattr(event, "anchor", None):
            what = _("`&{anchor}` is an anchor").format(anchor=event.anchor)  # type: ignore[attr-defined]
            raise self._error(event, what, _("the value without it"))
        if getattr(event, "tag", None):
            what = _("`{tag}` is a tag").format(tag=event.tag)  # type: ignore[attr-defined]
            raise self._error(event, what, _("the value without it"))

    def _key(self, event: yaml.Event, parent: _Open) -> None:
        if not isinstance(event, yaml.ScalarEvent):
            raise self._error(event, _("this key is a list or a mapping"), _("a text as key"))
        key = self._scalar(event)
        if not isinstance(key, str):
            quoted = f'"{event.value}"' if event.value else _("a name")
            raise self._error(
                event,
                _("the key `{value}` is no text").format(value=event.value),
                _("a text as key, such as {quoted}").format(quoted=quoted),
            )
        if key == "<<" and event.implicit[0]:
            raise self._error(event, _("`<<` is a merge key"), _("the keys themselves, written out"))
        if len(key) > LONGEST_KEY:
            raise self._error(
                event,
                _("this key has {number} characters").format(number=len(key)),
                _("at most {most}").format(most=LONGEST_KEY),
            )
        if key in parent.keys:
            first = parent.keys[key].line
            raise self._error(
                event,
                _("the key `{key}` stands here a second time (first in line {first})").format(key=key, first=first),
                _("each key once"),
            )
        parent.keys[key] = _place(self._name, event.start_mark)
        parent.waiting = True

    def _scalar(self, event: yaml.ScalarEvent) -> Value:
        text: str = event.value
        if "\0" in text:
            raise self._error(event, _("this text holds the character NUL"), _("a text without it"))
        if not event.implicit[0]:
            return text
        try:
            return scalar(text)
        except ValueError as error:
            raise self._error(event, str(error)) from None
