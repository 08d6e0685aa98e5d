"""Events and commands as plain data, for match files, JSON lines and logs."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from game.core.decision import Command
from game.core.table import Event

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kind(event: Event) -> str:
    """The event's kind as one lower-case word or several with underscores: `Rolled` is `rolled`."""
    return _HUMP.sub("_", type(event).__name__).lower()


def as_json(event: Event) -> dict[str, Any]:
    """The event as a JSON object: its `type`, then its fields in their order."""
    return {"type": kind(event)} | _fields(event)


def plain(value: Any) -> Any:
    """The value as numbers, texts, lists and mappings; commands become their notation.

    TypeError: it has no such form.
    """
    if isinstance(value, Command):
        return str(value)
    if isinstance(value, Enum):
        return plain(value.value)
    if is_dataclass(value):
        return as_json(value) if isinstance(value, Event) else _fields(value)
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"{value!r} has no plain form")  # a set has no order that is the same everywhere


def _fields(value: Any) -> dict[str, Any]:
    return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
