"""Matches in a line of a list: who played, and when."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final
from unicodedata import name as unicode_name
from unicodedata import normalize

from game.content.matchfile import Seat
from game.core.words import N_, _
from game.ui.theme import TRIBES

KINDS = {
    "human": N_("a person"),
    "random": N_("random bot"),
    "easy": N_("easy bot"),
    "normal": N_("normal bot"),
    "hard": N_("hard bot"),
}
"""Who may sit on a seat."""
SCRIPTS: Final = (
    "LATIN", "GREEK", "CYRILLIC", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "ARABIC", "HEBREW",
)  # fmt: skip
"""What our fonts write."""


def players(seats: Iterable[Seat]) -> str:
    """Their names, or who they are."""
    return ", ".join(seat.name or _(KINDS[seat.kind]) for seat in seats)


def shown_names(names: Sequence[str]) -> list[str]:
    """What each player is called at the table: the letters of the name that our fonts have, else the seat's tribe."""
    found: list[str] = []
    for seat, name in enumerate(names):
        shown = readable(name)
        found.append(shown if shown and shown not in found else tribe_name(seat))
    return found


def readable(name: str) -> str:
    """The name without the letters of scripts that we have no font for."""
    letters = (
        letter if letter.isascii() or unicode_name(letter, "").startswith(SCRIPTS) else " "
        for letter in normalize("NFC", name)
    )
    return " ".join("".join(letters).split())


def tribe_name(seat: int) -> str:
    """The name of the seat's tribe, which a player without a name bears."""
    return _(TRIBES[seat].name.capitalize())


def local(when: str) -> str:
    """A moment (ISO 8601) as this person's clock shows it; what is no moment is left as it is."""
    try:
        return f"{datetime.fromisoformat(when).astimezone():%Y-%m-%d %H:%M}"
    except ValueError:
        return when
