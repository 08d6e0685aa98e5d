"""Little boards for the rules to read: a position each, and the answers that are played on it again and again."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from game.content.matchfile import Face, MatchFile, Seat
from game.content.models import Content, validate
from game.content.nodes import Node
from game.content.strict_yaml import read

BOARDS = "boards.yaml"
"""The file's name in a game's folder."""
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]


class Board(Content):
    """A board: `about` is read beside it; `shows` names the places between which it is cut out of the table.

    `position` is laid over the file's `base`, and its mappings over mappings there; `dice` fall first.
    """

    id: Id
    about: Annotated[str, Field(min_length=1, max_length=200)]
    shows: Annotated[tuple[str, ...], Field(min_length=1, max_length=4)]
    position: dict[str, Any]
    dice: tuple[int | Face, ...] = ()
    commands: Annotated[tuple[str, ...], Field(min_length=1, max_length=20)]


class BoardsForm(Content):
    """The file's own shape."""

    scenario: Id
    seats: Annotated[int, Field(ge=1, le=8)]
    base: dict[str, Any]
    boards: Annotated[tuple[Board, ...], Field(max_length=50)]


@dataclass(frozen=True, slots=True)
class Boards:
    """All little boards of a game."""

    form: BoardsForm
    node: Node

    def file(self, game: str, board: Board) -> MatchFile:
        """The match that stands on it at first. Its seats are bots', so that nobody is asked for anything."""
        seats = (Seat("easy"),) * self.form.seats
        return MatchFile(game, seats, self.form.scenario, dice=board.dice, position=self.position(board))

    def position(self, board: Board) -> dict[str, Any]:
        """The whole position of that board."""
        base = self.form.base
        mappings = {
            name: {**base[name], **said} for name, said in board.position.items() if _both(base.get(name), said)
        }
        return {**base, **board.position, **mappings}

    def get(self, name: str) -> Board | None:
        """The board of that id."""
        return next((one for one in self.form.boards if one.id == name), None)


def _both(one: Any, other: Any) -> bool:
    return isinstance(one, dict) and isinstance(other, dict)


def read_boards(path: Path) -> Boards:
    """The boards in that file. ContentError, OSError."""
    node = read(path)
    return Boards(validate(node, BoardsForm), node)
