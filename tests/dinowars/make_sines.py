"""Writes the table in `game/dinowars/sines.py` anew: `python -m tests.dinowars.make_sines`.

Every digit is right: the series are summed with far more digits than are kept, by arithmetic that is alike everywhere.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from pathlib import Path

FILE = Path(__file__).parents[2] / "game" / "dinowars" / "sines.py"
DIGITS = 12
PI = Decimal("3.14159265358979323846264338327950288419716939937510")


def sine(hundredths: int) -> int:
    """The sine of an angle in hundredths of a degree, in units of 10^-12, rounded."""
    with localcontext() as exact:
        exact.prec = 50
        angle = PI * hundredths / 18_000
        term = total = angle
        for power in range(2, 60, 2):
            term = -term * angle * angle / (power * (power + 1))
            total += term
        return int((total * 10**DIGITS).quantize(Decimal(1), ROUND_HALF_EVEN))


def rows(numbers: list[int]) -> str:
    """The numbers as a tuple's lines, six in each."""
    lines = [", ".join(f"{one:_}" for one in numbers[at : at + 6]) for at in range(0, len(numbers), 6)]
    return "".join(f"    {line},\n" for line in lines)


def written(text: str) -> str:
    """The module's text with both tables in it."""
    tables = {
        "_DEGREES": [sine(100 * degree) for degree in range(91)],
        "_PARTS": [sine(part) for part in range(100)],
        "_PARTS_CO": [sine(9_000 - part) for part in range(100)],
    }
    for name, numbers in tables.items():
        text = re.sub(rf"^{name} = \(\n.*?^\)", f"{name} = (\n{rows(numbers)})", text, flags=re.MULTILINE | re.DOTALL)
    return text


if __name__ == "__main__":
    FILE.write_text(written(FILE.read_text(encoding="utf-8")), encoding="utf-8")
