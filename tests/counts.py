"""How many repetitions a test makes: all of them with `tests/run.py --long`, else a sample."""

from __future__ import annotations

import os


def count(full: int) -> int:
    """Of `full` repetitions, those to make now: all in a long run, else 2%, at least five."""
    return full if os.environ.get("EMBER_LONG") == "1" else max(5, full // 50)
