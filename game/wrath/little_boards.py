"""The little boards of this game's rules, checked: each position stands, and all that is played on it is legal."""

from collections.abc import Iterator
from pathlib import Path

from game.content.boards import Board, Boards, read_boards
from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.models import fault_at
from game.content.nodes import node_of
from game.core.decision import IllegalCommand
from game.core.dice import Dice, WrongDice
from game.core.match import Match
from game.wrath.box import CELL_NAMES
from game.wrath.reading import read
from game.wrath.rules import Wrath
from game.wrath.scenario import Scenario
from game.wrath.state import State

SHOWN = ("dice", "hatchery", "trail", *CELL_NAMES)
"""The places that a board can be cut out between."""


def faults_of(path: Path, scenario: Scenario) -> list[Fault]:
    """What is wrong with the boards in that file, which are in that set-up. ContentError, OSError."""
    boards = read_boards(path)
    return [fault for at, board in enumerate(boards.form.boards) for fault in _faults(boards, at, board, scenario)]


def _faults(boards: Boards, at: int, board: Board, scenario: Scenario) -> Iterator[Fault]:
    if boards.get(board.id) is not board:
        yield fault_at(boards.node, ("boards", at, "id"), f'there are two boards "{board.id}"', "an id of its own")
    for number, name in enumerate(board.shows):
        if name not in SHOWN:
            expected = did_you_mean(name, SHOWN) or "a1 to d4, dice"
            yield fault_at(boards.node, ("boards", at, "shows", number), f'there is no place "{name}"', expected)
    try:
        match = _open(boards, board, scenario)
    except ContentError as error:
        for fault in error.faults:
            yield fault_at(boards.node, ("boards", at, "position"), fault.what, fault.expected)
        return
    yield from _played(boards, at, board, match)


def _open(boards: Boards, board: Board, scenario: Scenario) -> Match[State]:
    position = node_of({**boards.form.base, **board.position}, "position")
    try:
        state = read(position, scenario, boards.form.seats)
    except ValueError as error:
        if isinstance(error.__cause__, ContentError):
            raise error.__cause__ from None
        raise
    return Match(Wrath(), state, Dice(0, board.dice))


def _played(boards: Boards, at: int, board: Board, match: Match[State]) -> Iterator[Fault]:
    for number, text in enumerate(board.commands):
        try:
            match.submit(match.rules.parse(text, match.state))
        except (IllegalCommand, WrongDice) as error:
            where = ("boards", at, "commands", number)
            yield fault_at(boards.node, where, f"`{text}`: {error}", "a possible answer")
            return
