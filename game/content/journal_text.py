"""How a journal is written: a header with the match it began with, then a line for each thing that happened.

    ember-journal 1 <bytes of the match file> <its checksum>
    <the match file>
    <checksum> <number> + <command>
    <checksum> <number> - <how many answers were taken back>

A line counts only if it ends, its checksum fits and its number is the next: so a torn end is known as one.
"""

import re
from dataclasses import dataclass, replace
from zlib import crc32

from game.content.faults import ContentError, Place
from game.content.matchfile import MatchFile, dump_match, parse_match
from game.core.words import _

_HEADER = re.compile(rb"ember-journal 1 (\d{1,9}) ([0-9a-f]{8})\n")
_LINE = re.compile(rb"([0-9a-f]{8}) ((\d{1,9}) (?:\+ (.+)|- (\d{1,9})))")


@dataclass(frozen=True, slots=True)
class Told:
    """What a journal tells: the match as far as it can be read, and how many lines that took."""

    match: MatchFile
    lines: int


def header(start: MatchFile) -> bytes:
    """The journal's beginning."""
    data = dump_match(start).encode()
    return f"ember-journal 1 {len(data)} {crc32(data):08x}\n".encode() + data


def answered(number: int, command: str) -> bytes:
    """The line of an answer. Lines count from 1."""
    return _line(f"{number} + {command}")


def taken_back(number: int, answers: int) -> bytes:
    """The line of an undo of that many answers."""
    return _line(f"{number} - {answers}")


def _line(text: str) -> bytes:
    assert "\n" not in text, "a command is one line"
    data = text.encode("utf-8", "replace")
    return f"{crc32(data):08x} ".encode() + data + b"\n"


def tell(data: bytes, name: str) -> Told:
    """What the journal tells, up to its end or to the first line that is torn or damaged. ContentError: no header."""
    found = _HEADER.match(data)
    if found is None:
        raise ContentError.at(Place(name, 1, 1), _("this is no journal"))
    end = found.end() + int(found[1])
    document = data[found.end() : end]
    if len(document) != int(found[1]) or crc32(document) != int(found[2], 16):
        raise ContentError.at(Place(name, 1, 1), _("the journal's beginning is damaged"))
    return _follow(parse_match(document, name), data[end:])


def _follow(start: MatchFile, tail: bytes) -> Told:
    """Follows the lines that end; what stands behind the last end of a line is torn."""
    commands, lines = list(start.commands), 0
    for line in tail.split(b"\n")[:-1]:
        if not _apply(line, lines + 1, commands):
            break
        lines += 1
    return Told(replace(start, commands=tuple(commands), source=None), lines)


def _apply(line: bytes, number: int, commands: list[str]) -> bool:
    """Does what the line says; False if it is damaged."""
    found = _LINE.fullmatch(line)
    if found is None or int(found[1], 16) != crc32(found[2]) or int(found[3]) != number:
        return False
    if found[4] is not None:
        commands.append(found[4].decode("utf-8", "replace"))
        return True
    kept = len(commands) - int(found[5])
    del commands[max(kept, 0) :]
    return kept >= 0
