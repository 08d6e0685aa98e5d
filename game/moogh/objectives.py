"""What a hunt is for. Each kind is defined by a ruling of ours, M82 on, for every format: end, loss, points, ties.

Beasts are named by their index among the set-up's beasts. All are frozen values; the rules look at their class.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kill:
    """All these beasts dead, killed or fallen; lost when one of them leaves the board (M82)."""

    beasts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hold:
    """`rounds` rounds, not always in a row, at whose end people stand in the area and no beast does (M84)."""

    area: tuple[int, ...]
    rounds: int


@dataclass(frozen=True, slots=True)
class Lead:
    """The ward `beast` with all its cells in the area, alive (M85)."""

    beast: int
    area: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Snare:
    """So many traps sprung by that beast, whoever made them (M86)."""

    beast: int
    traps: int


@dataclass(frozen=True, slots=True)
class Survive:
    """Until dark around a fire, with at most `losses` characters knocked out and `away` out of the area (M87)."""

    area: tuple[int, ...]
    losses: int
    away: int


@dataclass(frozen=True, slots=True)
class Keep:
    """The ward `beast` alive and on the board at dark (M88)."""

    beast: int


@dataclass(frozen=True, slots=True)
class Fetch:
    """So many of the board's loads carried into the area (M89)."""

    area: tuple[int, ...]
    loads: int


Objective = Kill | Hold | Lead | Snare | Survive | Keep | Fetch

UNTIL_DARK = (Survive, Keep)
"""The kinds that the time limit fulfils; it ends all others unfulfilled."""


def ward(objective: Objective) -> int | None:
    """The index of the beast that must live (M83), if there is one."""
    return objective.beast if isinstance(objective, (Lead, Keep)) else None
