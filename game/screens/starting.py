"""What the program shows first: the title, or the match that the command line asks for."""

from game.cli.options import Window as Wish
from game.content.matchfile import SEAT_KINDS, MatchFile, Seat
from game.playing import HUMAN
from game.screens import ways
from game.screens.house import House
from game.screens.plan import new_seed
from game.ui.transitions import Transition


def first_scene(house: House, wish: Wish) -> Transition:
    """The title, under the match if one is wished for."""
    return ways.home(house, ways.table(house, wished_match(wish)) if wish.game else None)


def wished_match(wish: Wish) -> MatchFile:
    """The match that the command line describes: a person against the easy bot, if it says nothing of seats."""
    wanted = wish.seats or (HUMAN, "easy")
    seats = tuple(Seat(kind) for name in wanted for kind in SEAT_KINDS if kind == name)
    seed = new_seed() if wish.seed is None else wish.seed
    return MatchFile(wish.game, seats, wish.scenario, seed)
