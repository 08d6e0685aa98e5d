"""The player's settings: a YAML file that may be edited by hand, and in which each wrong value fails on its own."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from game.content.atomic import write_atomically
from game.content.faults import ContentError
from game.content.matchfile import SeatKind
from game.content.nodes import Node, Plain, Table, plain
from game.content.refusals import expected
from game.content.strict_yaml import read, read_bytes
from game.content.writing import dump
from game.core.words import _

Percent = Annotated[int, Field(ge=0, le=100)]
Short = Annotated[str, Field(max_length=80)]
Bindings = dict[str, tuple[Annotated[str, Field(min_length=1, max_length=40)], ...]]
"""Actions to the names of the keys or buttons that do them; actions not named keep their default."""


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of the last lobby."""

    kind: SeatKind = "human"
    name: Annotated[str, Field(max_length=200)] = ""


@dataclass(frozen=True, slots=True)
class Lobby:
    """What was chosen in a game's lobby the last time. `scenario` may be empty: the game's first."""

    scenario: Annotated[str, Field(max_length=80)] = ""
    seats: Annotated[tuple[LobbySeat, ...], Field(max_length=8)] = ()
    ways: Annotated[dict[Short, Short], Field(max_length=16)] = field(default_factory=dict)
    """The ways to play that were chosen, by option and value."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. A new one is a line here: its type with its bounds, and its default.

    Sizes in pixels (0: as large as suits the desktop), text and volumes in percent, `scale` in percent of what fits
    the window, `animation_speed` in percent of the usual.
    """

    language: Annotated[str, Field(pattern=r"^([a-z]{2,3}(_[A-Za-z]{2,4})?)?$")] = ""
    window_width: Annotated[int, Field(ge=0, le=16384)] = 0
    window_height: Annotated[int, Field(ge=0, le=16384)] = 0
    fullscreen: bool = False
    scale: Annotated[int, Field(ge=75, le=200)] = 100
    text_size: Annotated[int, Field(ge=75, le=200)] = 100
    palette: Literal["usual", "red-green", "blue-yellow", "lightness"] = "usual"
    high_contrast: bool = False
    master_volume: Percent = 100
    effects_volume: Percent = 80
    interface_volume: Percent = 80
    music: bool = False
    music_volume: Percent = 50
    mute: bool = False
    subtitles: bool = False
    animation_speed: Annotated[int, Field(ge=25, le=400)] = 100
    calm_motion: bool = False
    confirm_end_turn: bool = True
    swap_confirm: bool = False
    keys: Bindings = field(default_factory=dict)
    pad: Bindings = field(default_factory=dict)
    lobbies: dict[str, Lobby] = field(default_factory=dict)
    unknown: Mapping[str, Plain] = field(default_factory=dict, repr=False)
    """Settings of other versions: not understood, but kept."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as read, and what the player must be told about values that were wrong."""

    settings: Settings
    notices: tuple[str, ...] = ()


def load_settings(path: Path) -> Loaded:
    """The settings of that file; whatever is wrong falls back to its default, alone, with a notice. Raises nothing."""
    if not path.exists():
        return Loaded(Settings())
    notices: list[str] = []
    values: dict[str, Any] = {}
    unknown: dict[str, Plain] = {}
    for name, node in _entries(path, notices):
        if name not in _ADAPTERS:
            unknown[name] = plain(node)
            continue
        value = _value(name, node, notices)
        if value is not MISSING:
            values[name] = value
    return Loaded(Settings(**values, unknown=unknown), tuple(notices))


def save_settings(path: Path, settings: Settings) -> None:
    """Writes the file in one stroke; settings of other versions that were in it stay. OSError."""
    document: dict[str, Any] = {name: _as_plain(getattr(settings, name)) for name in _ADAPTERS}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, dump(document | dict(settings.unknown)).encode())


def changed(settings: Settings, name: str, value: Any) -> Settings:
    """The settings with that one changed, as when the name is only known at run time. ValueError: out of bounds."""
    adapter = _ADAPTERS[name]
    return replace(settings, **{name: adapter.validate_json(to_json(value), strict=True)})


_HINTS = get_type_hints(Settings, include_extras=True)
_ADAPTERS: dict[str, TypeAdapter[Any]] = {
    one.name: TypeAdapter(_HINTS[one.name]) for one in fields(Settings) if one.name != "unknown"
}


def _as_plain(value: Any) -> Any:
    return TypeAdapter(Any).dump_python(value, mode="json")


def _value(name: str, node: Node, notices: list[str]) -> Any:
    """The setting's value, MISSING if it is wrong; of a mapping, the entries that are right."""
    value, reason = _checked(name, plain(node))
    if not reason:
        return value
    if not (isinstance(node, Table) and isinstance(getattr(Settings(), name), dict)):
        _tell(notices, node, name, reason)
        return MISSING
    good: dict[str, Any] = {}
    for key, item in node.items.items():
        value, reason = _checked(name, {key: plain(item)})
        if reason:
            _tell(notices, item, f"{name}.{key}", reason)
        else:
            good |= value
    return good


def _checked(name: str, value: Plain) -> tuple[Any, str]:
    """The value as its type wants it, and why it is not (then the value is None)."""
    try:
        return _ADAPTERS[name].validate_json(to_json(value), strict=True), ""
    except ValidationError as error:
        return None, expected(error.errors(include_url=False)[0])


def _tell(notices: list[str], node: Node, name: str, reason: str) -> None:
    text = _("The setting {name} ({place}) is not {reason}; its default is used.")
    notices.append(text.format(name=name, place=node.place, reason=reason))


def _entries(path: Path, notices: list[str]) -> Iterator[tuple[str, Node]]:
    """The file's entries; where it is no YAML as a whole, those that are by themselves."""
    try:
        node = read(path)
        if isinstance(node, Table):
            yield from node.items.items()
            return
        reason = str(node.place)
    except ContentError as error:
        reason = str(error.faults[0])
    except OSError as error:
        reason = f"{path}: {error.strerror or error}"
    notices.append(_("The settings file is damaged ({reason}); what can be read of it is used.").format(reason=reason))
    yield from _salvaged(path)


def _salvaged(path: Path) -> Iterator[tuple[str, Node]]:
    """Entry by entry: an entry begins where a line begins with a word and a colon."""
    try:
        text = read_bytes(path).decode("utf-8", "replace")
    except (OSError, ContentError):
        return
    seen: set[str] = set()
    line = 0
    for piece in re.split(r"^(?=\w+:)", text, flags=re.MULTILINE):
        try:
            node: Node | None = read("\n" * line + piece, str(path))
        except ContentError:
            node = None
        line += piece.count("\n")
        for name, item in node.items.items() if isinstance(node, Table) else ():
            if name not in seen:
                yield name, item
            seen.add(name)
