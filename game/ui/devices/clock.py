"""What repeats while it is held: first after a while, then quickly."""

from dataclasses import dataclass
from typing import Final

FIRST_S: Final = 0.4
THEN_S: Final = 0.12


@dataclass(slots=True)
class Repeat:
    """A thing held since `since` (seconds); `due` counts how many repetitions are due now."""

    since: float
    given: int = 0

    def due(self, now: float) -> int:
        """Repetitions that have come due since the last call; at most one for a long gap, so that none pile up."""
        held = now - self.since - FIRST_S
        total = int(held / THEN_S) + 1 if held >= 0 else 0
        fresh = total - self.given
        self.given = max(self.given, total)
        return min(1, max(0, fresh))
