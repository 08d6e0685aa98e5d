"""XML as plain elements that know their line and column. No document types, no entities, at most 8 MiB."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from game.content.faults import ContentError, Place
from game.content.strict_yaml import DEEPEST, read_bytes
from game.core.words import _

_WHOLE = re.compile(r"-?[0-9]{1,11}")


@dataclass(frozen=True, slots=True)
class Element:
    """An element: its attributes, the elements in it, and its text without those."""

    tag: str
    place: Place
    attributes: Mapping[str, str]
    children: list["Element"] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text in it."""
        return "".join(self.pieces)

    def all(self, *tags: str) -> Iterator["Element"]:
        """The elements in it with one of these tags, in their order."""
        return (child for child in self.children if child.tag in tags)

    def first(self, tag: str) -> "Element | None":
        """The first element in it with this tag."""
        return next(self.all(tag), None)

    def error(self, what: str, expected: str = "") -> ContentError:
        """An error at this element."""
        return ContentError.at(self.place, what, expected)

    def word(self, name: str, default: str | None = None) -> str:
        """The attribute as a text. ContentError: it is missing and has no default."""
        value = self.attributes.get(name, default)
        if value is None:
            raise self.error(_("<{tag}> has no `{name}`").format(tag=self.tag, name=name), f'{name}="…"')
        return value

    def integer(self, name: str, default: int | None = None, *, least: int = -(2**31)) -> int:
        """The attribute as a whole number. ContentError: missing, not one, or less than the least."""
        text = self.word(name, None if default is None else str(default))
        if _WHOLE.fullmatch(text) and int(text) >= least:
            return int(text)
        raise self.error(
            _('`{name}` of <{tag}> is "{text}"').format(name=name, tag=self.tag, text=text[:40]), _whole(least)
        )

    def number(self, name: str, default: float | None = None) -> float:
        """The attribute as a finite number. ContentError: missing or not one."""
        text = self.word(name, None if default is None else str(default))
        return finite(self, name, text)


def finite(element: Element, name: str, text: str) -> float:
    """A text of that element as a finite number. ContentError."""
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if number - number != 0:
        raise element.error(
            _('`{name}` of <{tag}> is "{text}"').format(name=name, tag=element.tag, text=text[:40]), _("a number")
        )
    return number


def read_xml(path: Path) -> Element:
    """The root element of the file. ContentError, OSError."""
    return _Reader(str(path)).read(read_bytes(path))


def _whole(least: int) -> str:
    return _("a whole number, {least} or more").format(least=least) if least > -(2**31) else _("a whole number")


class _Reader:
    def __init__(self, name: str) -> None:
        self._name = name
        self._open: list[Element] = []
        self._root: Element | None = None
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text
        self._parser.StartDoctypeDeclHandler = self._doctype

    def read(self, data: bytes) -> Element:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            place = Place(self._name, error.lineno, error.offset + 1)
            raise ContentError.at(
                place, _("this is not XML: {error}").format(error=expat.errors.messages[error.code])
            ) from None
        except (ValueError, LookupError) as error:
            raise ContentError.at(
                Place(self._name, 1, 1), _("this is not XML: {error}").format(error=error), "UTF-8"
            ) from None
        assert self._root is not None
        return self._root

    def _place(self) -> Place:
        return Place(self._name, self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, self._place(), attributes)
        if len(self._open) >= DEEPEST:
            raise element.error(_("this is nested too deep"), _("at most {most} levels").format(most=DEEPEST))
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)

    def _end(self, _tag: str) -> None:
        self._open.pop()

    def _text(self, text: str) -> None:
        self._open[-1].pieces.append(text)

    def _doctype(self, *_unused: object) -> None:
        raise ContentError.at(
            self._place(), _("this has a document type ({mark})").format(mark="<!DOCTYPE>"), _("plain XML without one")
        )
