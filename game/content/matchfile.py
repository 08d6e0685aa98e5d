"""The match file: what `run` plays, and what saves, replays and the journal are made of. One YAML document."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, Field

from game.content.faults import ContentError, Place
from game.content.models import Content, validate
from game.content.nodes import Node, Scalar, Step, Table, find
from game.content.strict_yaml import read
from game.content.writing import dump, scalar
from game.core.words import _

FORMAT = 1
"""The format that this version writes. Later versions may add fields to it; a changed meaning is a new number."""

SeatKind = Literal["human", "random", "easy", "normal", "hard"]
SEAT_KINDS: tuple[SeatKind, ...] = get_args(SeatKind)
LONGEST_NAME = 200
"""Characters of a seat's name."""
Result = int | str
"""What a die shows: a face's name, or a number."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: `kind` human or a bot's level; `name` may be empty, and is cut to what a file can hold."""

    kind: SeatKind
    name: str = ""

    def __post_init__(self) -> None:
        fit = "".join(letter for letter in self.name[:LONGEST_NAME] if not _is_unwritable(letter))
        object.__setattr__(self, "name", fit)


def _is_unwritable(letter: str) -> bool:
    """NUL, which no reader takes, and half of a surrogate pair, which UTF-8 cannot say."""
    return letter == "\0" or "\ud800" <= letter <= "\udfff"


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer since the step of a position began, and the dice that it drew."""

    command: str
    dice: tuple[Result, ...] = ()


@dataclass(frozen=True, slots=True)
class Saved:
    """What the list of saves shows: the save's name, when it was made (ISO 8601, UTC), the turn (0: not told)."""

    name: str = ""
    when: str = ""
    turn: int = 0


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match file's contents. `scenario` may be empty (the game's first); `position` is the game's own plain data.

    `options` are the lobby's choices where the scenario leaves some, in the game's own words (for Wrath: `dinosaurs`,
    `shuffles` and such). `rules` tells the rules data a save was made with (empty: any), `saved` what the list of
    saves shows. `source` is the file that was read, for faults with line and column; it does not count when two
    match files are compared.
    """

    game: str
    seats: tuple[Seat, ...]
    scenario: str = ""
    seed: int = 0
    dice: tuple[Result, ...] = ()
    position: Mapping[str, Any] | None = None
    step: tuple[Answer, ...] = ()
    recorded: bool = False
    commands: tuple[str, ...] = ()
    rules: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    saved: Saved | None = None
    source: Node | None = field(default=None, compare=False, repr=False)

    def error(self, steps: tuple[Step, ...], what: str, expected: str = "") -> ContentError:
        """The error to raise when the value those steps down, such as `("commands", 3)`, turns out to be wrong."""
        place = find(self.source, steps).place if self.source else Place("match")
        return ContentError.at(place, what, expected)


def _id(text: str) -> str:
    if not _ID.fullmatch(text):
        raise ValueError(_("an id such as `first-game`"))
    return text


def _line(text: str) -> str:
    if not 0 < len(text) <= 1000 or text.splitlines() != [text]:
        raise ValueError(_("a text of one line"))
    return text


_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._ -]{0,79}")
Id = Annotated[str, AfterValidator(_id)]
Line = Annotated[str, AfterValidator(_line)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Face = Annotated[str, Field(min_length=1, max_length=80)]


class _SeatForm(Content):
    seat: SeatKind
    name: Name = ""


class _AnswerForm(Content):
    command: Line
    dice: tuple[int | Face, ...] = ()


class _SavedForm(Content):
    name: Name = ""
    when: Name = ""
    turn: Annotated[int, Field(ge=0)] = 0


class _Form(Content):
    """The file's own shape."""

    format: int
    game: Id
    seats: Annotated[tuple[SeatKind | _SeatForm, ...], Field(min_length=1, max_length=8)]
    scenario: Id | None = None
    options: dict[Id, Any] = Field(default_factory=dict)
    seed: int = 0
    dice: tuple[int | Face, ...] = ()
    position: dict[str, Any] | None = None
    step: tuple[_AnswerForm, ...] = ()
    recorded: bool = False
    commands: tuple[Line, ...] = ()
    rules: Name | None = None
    saved: _SavedForm | None = None


def read_match(path: Path) -> MatchFile:
    """The match file at that path. ContentError, whatever is wrong with it, a file that cannot be read included."""
    try:
        return from_node(read(path))
    except OSError as error:
        raise ContentError.at(
            Place(str(path)), _("this file cannot be read ({why})").format(why=error.strerror or error)
        ) from None


def parse_match(text: str | bytes, name: str = "match") -> MatchFile:
    """The match file that this text is; faults call it `name`. ContentError."""
    return from_node(read(text, name))


def from_node(node: Node) -> MatchFile:
    """The match file that this document is, brought up from older formats. ContentError."""
    form = validate(_modern(node), _Form)
    if form.step and form.position is None:
        raise ContentError.at(
            find(node, ("step",)).place, _("`step` stands without `position`"), _("both, or no `step`")
        )
    return MatchFile(
        game=form.game,
        seats=tuple(Seat(s.seat, s.name) if isinstance(s, _SeatForm) else Seat(s) for s in form.seats),
        scenario=form.scenario or "",
        options=form.options,
        seed=form.seed,
        dice=form.dice,
        position=form.position,
        step=tuple(Answer(one.command, one.dice) for one in form.step),
        recorded=form.recorded,
        commands=form.commands,
        rules=form.rules or "",
        saved=Saved(**dict(form.saved)) if form.saved else None,
        source=node,
    )


MIGRATIONS: dict[int, Callable[[Table], Table]] = {}
"""How a document of an older format becomes one of the next; format 1 is the first."""


def _modern(node: Node) -> Table:
    """The document in today's format."""
    if not isinstance(node, Table) or not {"format", "game"} & node.items.keys():
        raise ContentError.at(node.place, _("this is not a match file"), _("a mapping with `format` and `game`"))
    number = _format(node)
    for older in range(number, FORMAT):
        node = MIGRATIONS[older](node)
    return node


def _format(node: Table) -> int:
    version = node.items.get("format")
    if version is None:
        return FORMAT  # the form says that it is missing
    number = version.value if isinstance(version, Scalar) else None
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise ContentError.at(
            version.place,
            _("`format` is no version of a match file"),
            _("{least} to {most}").format(least=1, most=FORMAT),
        )
    if number > FORMAT:
        what = _("this was made by a newer version of the game (format {number})").format(number=number)
        raise ContentError.at(version.place, what, _("format {number} or older").format(number=FORMAT))
    return number


def dump_match(match: MatchFile) -> str:
    """The match file as YAML that `read_match` reads back to an equal value; the same text for the same match."""
    fields: dict[str, Any] = {"format": FORMAT, "game": match.game}
    if match.scenario:
        fields["scenario"] = match.scenario
    if match.options:
        fields["options"] = match.options
    fields["seats"] = [_seat(seat) for seat in match.seats]
    fields["seed"] = match.seed
    if match.dice:
        fields["dice"] = list(match.dice)
    if match.rules:
        fields["rules"] = match.rules
    if match.saved:
        fields["saved"] = {"name": match.saved.name, "when": match.saved.when, "turn": match.saved.turn}
    if match.position is not None:
        fields["position"] = match.position
        fields["step"] = [{"command": a.command, "dice": list(a.dice)} for a in match.step]
    fields["recorded"] = match.recorded
    return dump(fields) + _commands(match.commands)


def _seat(seat: Seat) -> str | dict[str, str]:
    return {"name": seat.name, "seat": seat.kind} if seat.name else seat.kind


def _commands(commands: tuple[str, ...]) -> str:
    """One line a command, however few they are."""
    if not commands:
        return "commands: []\n"
    return "commands:\n" + "".join(f"  - {scalar(command)}\n" for command in commands)
