"""For the window tests alone: tells a file what may be answered, so that a driver knows what to press."""

import json
import os
from pathlib import Path
from typing import Any, Final, TextIO

from game.core.match import Match

VARIABLE: Final = "EMBER_TEST_TRACE"


class Trace:
    """Writes a line of JSON for each decision, to the file that the environment names; else nothing at all."""

    def __init__(self) -> None:
        name = os.environ.get(VARIABLE)
        self._file: TextIO | None = Path(name).open("a", encoding="utf-8") if name else None  # noqa: SIM115

    def decision(self, match: Match[Any], *, live: bool) -> None:
        """The open decision."""
        if self._file is None:
            return
        decision = match.decision
        line = {
            "answers": len(match.log),
            "seat": decision.seat if decision else None,
            "about": decision.about if decision else "",
            "live": live,
            "legal": decision.legal() if decision else [],
        }
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Ends it."""
        if self._file is not None:
            self._file.close()
            self._file = None
