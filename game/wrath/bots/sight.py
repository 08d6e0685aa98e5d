"""What positions of one turn's plan are worth: most differ from its start in one tribe alone, so that little is new."""

from game.wrath.bots.valuing import POINT, Appraiser, net, next_to_play
from game.wrath.state import SPEND, State


class Sight:
    """Values positions as `Appraiser.value` does for the seat to play; fast where only its tribe has changed."""

    __slots__ = ("_eye", "_ground", "_herds", "_known", "_land", "_lands", "_mover", "_others", "_seat", "_stances")

    def __init__(self, eye: Appraiser, root: State) -> None:
        """`root`: where the plan begins."""
        self._eye, self._seat, self._land, self._mover = eye, root.seat, root.land, next_to_play(root)
        self._others = [(seat, bytes(tribe)) for seat, tribe in enumerate(root.tribes) if seat != root.seat]
        self._ground, self._stances = eye.stances(root)
        self._known: dict[bytes, int] = {}
        self._lands: dict[int, int] = {}
        self._herds: dict[bytes, tuple[list[int], int]] = {}

    def value(self, state: State) -> int:
        """See `Appraiser.value`."""
        tribes = state.tribes
        if state.phase != SPEND or state.land is not self._land:
            return self._eye.value(state, self._seat)
        for seat, tribe in self._others:
            if tribes[seat] != tribe:  # a Tyrannosaurus ate
                return self._eye.value(state, self._seat)
        mine = bytes(tribes[self._seat])
        worth = self._known.get(mine)
        if worth is None:
            worth = self._known[mine] = self._new(state, mine)
        return worth

    def _new(self, state: State, mine: bytes) -> int:
        stance = self._ground.stances.get(mine) or self._ground.look(mine)
        land = self._lands.get(stance.mark)
        if land is None:
            self._stances[self._seat] = stance
            worths = self._eye.land_worths(self._ground, self._stances, self._mover)
            land = self._lands[stance.mark] = net(worths, self._seat)
        eggs, rest = self._herds.get(bytes(state.pens)) or self._herd(state)
        return land + rest + (stance.own + eggs[stance.eggs]) * (state.box.seats - 1)

    def _herd(self, state: State) -> tuple[list[int], int]:
        """The worths of eggs, and of all that is not the land's nor in the seat's own hands, while these are unborn."""
        eggs = self._eye.egg_worths(state)
        worths = [POINT * score for score in state.scores]
        for seat, _tribe in self._others:
            worths[seat] += self._stances[seat].own + eggs[self._stances[seat].eggs]
        found = self._herds[bytes(state.pens)] = eggs, net(worths, self._seat)
        return found
