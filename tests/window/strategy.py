"""A person who plays Wrath quickly: what to press next, by what may be pressed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Person:
    """Chooses among the lit places; `chance` makes two matches different."""

    chance: random.Random = field(default_factory=lambda: random.Random(5))

    def choose(self, told: dict[str, Any]) -> str:
        """The name of the place to press; empty to let go of what is held."""
        order: list[str] = told["order"]
        buttons = [name for name in order if name.startswith("ButtonSpot")]
        if told["about"] == "roll":
            wanted = "main" if "roll" in told["legal"] else "next"
            return next(name for name in buttons if wanted in name)
        if told["about"] == "tremor":
            return self._near(told, [name for name in order if name.startswith("Arrow")])
        for kinds in (("Pen",), ("Tile", "Nest"), ("Piece",)):
            found = [name for name in order if name.startswith(kinds)]
            if found:
                return self._near(told, found)
        return buttons[0] if buttons else ""

    def _near(self, told: dict[str, Any], names: list[str]) -> str:
        """One of these: any for the mouse, one of the next few for those who step from place to place."""
        focus, order = told.get("focus", ""), told["order"]
        if focus not in order:
            return self.chance.choice(names)
        steps = sorted(names, key=lambda name: (order.index(name) - order.index(focus)) % len(order))
        return self.chance.choice(steps[:2])
