"""The easy bot: it looks for the one stop that brings most, and goes there."""

from game.cazadores.bots.skipper import Skipper


class Easy(Skipper):
    """Sees one stop ahead, and not what the next turn may bring."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, stops=1)
