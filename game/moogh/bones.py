"""Rulebook, "Cavemen & Cavewomen Actions" and "Rage tokens": bone dice, their odds, and rolling all of them again."""

from collections.abc import Sequence
from fractions import Fraction

from game.core.table import Table
from game.moogh.characters import Symbol
from game.moogh.commands import KEEP, REROLL
from game.moogh.events import Cast, Rolled, TokenSpent
from game.moogh.pieces import Power
from game.moogh.question import ask
from game.moogh.skills import has
from game.moogh.state import State

BARS = (Symbol.BARS,)
BARS_OR_CHEVRON = (Symbol.BARS, Symbol.CHEVRON)
DRY = BARS_OR_CHEVRON
"""What lets a walker go on through water and mud: all but a cross."""


def chance(faces: Sequence[Symbol], wanted: Sequence[Symbol], dice: int) -> Fraction:
    """How likely one of so many dice shows a wanted symbol; exact (M80)."""
    missing = sum(face not in wanted for face in faces)
    return 1 - Fraction(missing, len(faces)) ** dice if dice > 0 else Fraction(0)


def capped(state: State, dice: int) -> int:
    """M3: never less than no die, never more than there are."""
    return max(0, min(dice, state.box.numbers.dice))


async def roll(table: Table[State], person: int, why: str, dice: int, wanted: tuple[Symbol, ...]) -> bool:
    """Rolls for a character, and again if it fails and a token is spent (M27); whether a wanted symbol shows.

    Without dice it fails at once (M3). M91: the re-roll is offered after a failure alone.
    """
    if dice == 0:
        _tell_roll(table, person, why, (), wanted, again=False)
        return False
    if _throw(table, person, why, dice, wanted, again=False):
        return True
    if not table.state.tokens[person]:
        return False
    if await ask(table, "reroll", (REROLL, KEEP), person) == KEEP:
        return False
    spend(table, person, "reroll")
    return _throw(table, person, why, dice, wanted, again=True)


def _throw(table: Table[State], person: int, why: str, dice: int, wanted: tuple[Symbol, ...], *, again: bool) -> bool:
    faces, die = table.state.box.faces, table.dice
    shown = [faces[die.face(faces)] for _die in range(dice)]
    return _tell_roll(table, person, why, shown, wanted, again=again)


def _tell_roll(
    table: Table[State], person: int, why: str, shown: Sequence[Symbol], wanted: tuple[Symbol, ...], *, again: bool
) -> bool:
    success = any(symbol in wanted for symbol in shown)
    if table.heard is not None:
        name = table.state.box.people[person].name
        table.tell(Rolled(name, why, tuple(map(str, shown)), tuple(map(str, wanted)), success, again))
    return success


def luck(table: Table[State], person: int, why: str) -> bool:
    """One die to save oneself or to stay on a beast: bars, with the necklace chevron too. Never rolled again (M80)."""
    helped = has(table.state, person, Power.NECKLACE)
    return _throw(table, person, why, 1, BARS_OR_CHEVRON if helped else BARS, again=False)


def mud_luck(table: Table[State], person: int) -> bool:
    """The die of a mud bath: bars."""
    return _throw(table, person, "mud-bath", 1, BARS, again=False)


def cast(table: Table[State], beast: int, why: str) -> Symbol:
    """One die of a beast. M80: nobody rolls it again."""
    box = table.state.box
    symbol = box.faces[table.dice.face(box.faces)]
    if table.heard is not None:
        table.tell(Cast(box.beasts[beast].name, why, symbol))
    return symbol


def spend(table: Table[State], person: int, why: str) -> None:
    """Discards the character's rage token."""
    state = table.state
    assert state.tokens[person], "there is no token"
    state.tokens[person] = 0
    if table.heard is not None:
        table.tell(TokenSpent(state.box.people[person].name, why))
