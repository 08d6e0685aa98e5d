"""What a set-up leaves to the table, game by game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.words import _
from game.wrath.scenario import PENS, Scenario


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that can be chosen: its id, and its name in the player's language."""

    name: str
    title: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What the lobby may choose: `number` out of `kinds` (none if that is settled), and whether the land is dealt."""

    kinds: tuple[Kind, ...]
    number: int
    proposed: tuple[str, ...]
    dealt: bool

    def options(self, picked: tuple[str, ...], shuffles: int) -> Mapping[str, Any]:
        """The choices as a match file has them; only those that were left."""
        options: dict[str, Any] = {}
        if self.kinds:
            options["dinosaurs"] = list(picked)
        if self.dealt and shuffles:
            options["shuffles"] = shuffles
        return options


def choice(scenario: Any) -> Choice | None:
    """What that set-up leaves to the table; None if nothing."""
    if not isinstance(scenario, Scenario):
        return None
    free = scenario.pick == "chosen"
    kinds = tuple(Kind(one.name, _(one.title)) for one in scenario.pieces.species) if free else ()
    return Choice(kinds, PENS, scenario.dinosaurs, dealt=scenario.land == "random")
