"""Small movements that hold nobody up: what is held rises, what is let go sinks, lava creeps to its level."""

from collections.abc import Hashable, Mapping
from typing import Final

from game.ui.theme import BREATHE_S
from game.wrath.view.breeze import STILL, Air

RISE_S: Final = 0.09
CREEP_S: Final = 0.9
AWAKE_S: Final = 10.0
LAKE: Final = "lake"
STEPS: Final = 24
"""Pictures a breath."""


class Lively:
    """Shares of 0 to 1 by name, each on its way to where it should be; the whole way takes `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._shares: dict[Hashable, float] = {}

    def __getitem__(self, name: Hashable) -> float:
        return round(self._shares.get(name, 0.0), 2)

    def shares(self) -> dict[Hashable, float]:
        """All that are not at 0."""
        return {name: round(share, 2) for name, share in self._shares.items()}

    def follow(self, wanted: Mapping[Hashable, float], dt: float, *, at_once: bool) -> bool:
        """So much time passes; whether anything moved. What is not named goes to 0."""
        step, moved = dt / self._seconds, False
        for name in {*self._shares, *wanted}:
            share, goal = self._shares.get(name, 0.0), wanted.get(name, 0.0)
            if share == goal:
                continue
            moved = True
            near = at_once or abs(goal - share) <= step
            share = goal if near else share + step * (1 if goal > share else -1)
            self._shares[name] = share
            if share <= 0:
                del self._shares[name]
        return moved


class Stirring:
    """All that moves of itself on a table at rest. The air rests `AWAKE_S` after the last input."""

    def __init__(self) -> None:
        self.lifts = Lively(RISE_S)
        self.lake = Lively(CREEP_S)
        self.air = STILL
        self._time = 0.0
        self._awake = 0.0

    def wake(self) -> None:
        """Somebody is there."""
        self._awake = AWAKE_S

    def update(self, chosen: Mapping[Hashable, float], full: float, dt: float, *, at_once: bool, calm: bool) -> bool:
        """So much time passes; whether anything looks different. `full`: how high the lava should stand."""
        moved = self.lifts.follow(chosen, dt, at_once=at_once or calm)
        moved |= self.lake.follow({LAKE: full}, dt, at_once=at_once)
        before = self.air
        if not (calm or at_once):
            self._breathe(dt)
        return moved or self.air != before

    def _breathe(self, dt: float) -> None:
        """In few steps, so that little is drawn."""
        self._awake = max(0.0, self._awake - dt)
        if self._awake:
            self._time += dt
            breath, step = divmod(int(self._time / BREATHE_S * STEPS), STEPS)
            self.air = Air(step / STEPS, breath)
