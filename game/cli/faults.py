"""What the command line says when it cannot do what was asked."""

from game.content.faults import ContentError, Place
from game.shelf import CAMPAIGNS, GAMES, TABLES

NO_FILE = Place("match")
"""Where faults are placed in a match that stands in no file."""


class WrongInput(Exception):
    """What was asked makes no sense; its text is the one line that says why, and what was expected."""


def has_table(game: str) -> None:
    """WrongInput: there is such a game, but nothing to be seen of it yet."""
    if game in {*GAMES, *CAMPAIGNS}.difference(TABLES):
        raise WrongInput(f"the table of {game} is not set yet: `run` and `simulate` play it, without a window")


def refused(error: ContentError) -> Exception:
    """What to raise when the match that was asked for cannot be: a match that no file holds has no place to name."""
    if all(fault.place == NO_FILE for fault in error.faults):
        return WrongInput("; ".join(fault.reason for fault in error.faults))
    return error
