"""The normal bot: it plans the whole trip of a turn against what the piles may hold."""

from game.cazadores.bots.skipper import Skipper


class Normal(Skipper):
    """Sees up to three stops ahead, and where the next turn would begin."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, stops=3, ahead=0.6)
