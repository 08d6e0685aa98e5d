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
        by_kind = {
            kind: [name for name in order if name.startswith(kind)]
            for kind in ("Pen", "Piece", "Tile", "Nest", "Arrow")
        }
        if told["about"] == "roll":
            return self._roll(told, buttons)
        if told["about"] == "tremor":
            return self.chance.choice(by_kind["Arrow"] + buttons)
        for kinds in (("Pen",), ("Tile", "Nest"), ("Piece",)):
            found = [name for kind in kinds for name in by_kind[kind]]
            if found:
                return self.chance.choice(found)
        return buttons[0] if buttons else ""

    @staticmethod
    def _roll(told: dict[str, Any], buttons: list[str]) -> str:
        wanted = "main" if "roll" in told["legal"] else "next"
        return next(name for name in buttons if wanted in name)
