"""Plain data to YAML that people read and that every reader, of YAML 1.1 or 1.2, reads alike."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

WIDTH = 100
"""Characters of a line up to which a list or mapping of single values stays on it."""

_SAFE = re.compile(r"[A-Za-z][A-Za-z0-9_./+-]*( [A-Za-z0-9_./+-]+)*")
_CHANGED = {"y", "n", "yes", "no", "on", "off", "true", "false", "null"}
"""Words that a reader of YAML 1.1 or 1.2 takes for something else than a text, in lower case."""
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}


def dump(value: Mapping[str, Any]) -> str:
    """The mapping as a YAML document, in its order. Texts, finite numbers, booleans, None, lists and mappings."""
    return "\n".join(_block(value, "")) + "\n" if value else "{}\n"


def scalar(value: Any) -> str:
    """A single value as YAML. A lone surrogate, which no file can hold, becomes U+FFFD."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return _float(value)
    return str(value) if isinstance(value, int) else _text(str(value))


@lru_cache(4096)  # the same words come again and again
def _text(text: str) -> str:
    if _SAFE.fullmatch(text) and text.lower() not in _CHANGED:
        return text
    return '"' + "".join(map(_letter, text)) + '"'


def _letter(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    if "\ud800" <= letter <= "\udfff":
        return "\ufffd"
    if letter.isprintable():
        return letter
    code = ord(letter)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _float(value: float) -> str:
    assert value - value == 0, "a number that is not finite"
    mantissa, e, exponent = repr(value).partition("e")
    # YAML 1.1 takes 1e+16 for a text: it wants the point.
    return f"{mantissa}{'' if '.' in mantissa else '.0'}{e}{exponent}" if e else mantissa


def _block(value: Mapping[str, Any] | Sequence[Any], indent: str) -> Iterator[str]:
    entries: Iterator[tuple[str, Any]]
    if isinstance(value, Mapping):
        entries = ((f"{_text(str(key))}:", item) for key, item in value.items())
    else:
        entries = (("-", item) for item in value)
    for lead, item in entries:
        line = _flow(item)
        if line is not None and (not item or not _is_nest(item) or len(indent) + len(lead) + len(line) < WIDTH):
            yield f"{indent}{lead} {line}"
            continue
        inner = _block(item, indent + "  ")
        # An item of a list begins on the dash's own line, a key's value on the next.
        yield f"{indent}- {next(inner).lstrip(' ')}" if lead == "-" else f"{indent}{lead}"
        yield from inner


def _is_nest(value: Any) -> bool:
    return isinstance(value, (Mapping, list, tuple))


def _flow(value: Any) -> str | None:
    """The value on one line; None if it nests twice."""
    if isinstance(value, Mapping):
        if any(map(_is_nest, value.values())):
            return None
        return "{" + ", ".join(f"{_text(str(key))}: {scalar(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return None if any(map(_is_nest, value)) else "[" + ", ".join(map(scalar, value)) + "]"
    return scalar(value)
