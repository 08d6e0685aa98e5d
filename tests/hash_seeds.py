"""What a script prints must not depend on the order in which Python walks through sets: on PYTHONHASHSEED."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def said_under_every_seed(script: str) -> list[str]:
    """The lines that a script prints in processes of their own. AssertionError: not the same under each seed."""
    said = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
    return said.pop().splitlines()
