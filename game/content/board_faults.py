"""A game's little boards, checked: each position stands, and all that is played on it is legal."""

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

from game.content.boards import Board, Boards, read_boards
from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.models import fault_at
from game.content.nodes import node_of
from game.content.positions import state_of
from game.content.setups import no_set_up
from game.core.decision import IllegalCommand
from game.core.dice import Dice, WrongDice
from game.core.match import Match
from game.core.ruleset import Ruleset
from game.core.words import _


def faults_of(
    path: Path, set_up: Callable[[str], Any], rules: Ruleset[Any], shown: Collection[str], told: str
) -> list[Fault]:
    """What is wrong with the boards in that file. ContentError, OSError.

    `set_up` gives the set-up of that name, `shown` are the places that a board can be cut out between, `told` some of
    them, in words.
    """
    boards = read_boards(path)
    found = no_set_up(path.parent, boards.node, boards.form.scenario)
    if found:
        return found
    scenario = set_up(boards.form.scenario)
    return [
        fault
        for at, board in enumerate(boards.form.boards)
        for fault in (*_named(boards, at, shown, told), *_stood(boards, at, board, scenario, rules))
    ]


def _named(boards: Boards, at: int, shown: Collection[str], told: str) -> Iterator[Fault]:
    """Words that nobody knows, or that two go by."""
    board = boards.form.boards[at]
    if boards.get(board.id) is not board:
        what = _('there are two boards "{board}"').format(board=board.id)
        yield fault_at(boards.node, ("boards", at, "id"), what, _("a name of its own"))
    for number, name in enumerate(board.shows):
        if name not in shown:
            expected = did_you_mean(name, shown) or told
            what = _('there is no place "{place}"').format(place=name)
            yield fault_at(boards.node, ("boards", at, "shows", number), what, expected)


def _stood(boards: Boards, at: int, board: Board, scenario: Any, rules: Ruleset[Any]) -> Iterator[Fault]:
    """The position, and what is played on it."""
    try:
        match = _open(boards, board, scenario, rules)
    except ContentError as error:
        for fault in error.faults:
            yield fault_at(boards.node, ("boards", at, "position"), fault.what, fault.expected)
        return
    for number, text in enumerate(board.commands):
        try:
            match.submit(match.rules.parse(text, match.state))
        except (IllegalCommand, WrongDice) as error:
            where = ("boards", at, "commands", number)
            yield fault_at(boards.node, where, f"`{text}`: {error}", _("a possible answer"))
            return


def _open(boards: Boards, board: Board, scenario: Any, rules: Ruleset[Any]) -> Match[Any]:
    position = node_of(boards.position(board), "position")
    return Match(rules, state_of(rules, position, scenario, boards.form.seats), Dice(0, board.dice))
