"""What a table may choose about a match before it begins: a few values each, as the lobby offers them."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Value:
    """One of the values: its id, its name in the player's language, and what a match file says for it."""

    name: str
    title: str
    option: Any


@dataclass(frozen=True, slots=True)
class Way:
    """A choice: the option of the match file, its name, the values that go now, and the id of the usual one."""

    name: str
    title: str
    values: tuple[Value, ...]
    usual: str

    def chosen(self, wanted: str | None) -> Value:
        """The value of that id; where it does not go, the usual one, or else the first."""
        known = {value.name: value for value in self.values}
        return known.get(wanted or "") or known.get(self.usual) or self.values[0]
