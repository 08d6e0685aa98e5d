"""What is printed in a space of a card, as the data write it: `stab 4 chevron`, `throw 4 bars far`, `trample 2`."""

from game.moogh.characters import BASIC, Deed, Icon, Symbol
from game.moogh.pieces import COUNTED, Act, Space

FAR = "far"
"""The word for "one die less for each space between"."""
MOST_DICE = 8
"""The highest number of dice on a character's icon."""
MOST = 12
"""The highest number on a space of an action card: across the board."""


def icon(text: str) -> Icon:
    """The action of a character that the text says. ValueError: what was expected, to follow that word."""
    words = text.split(" ")
    if words[0] in BASIC and len(words) == 1:
        return Icon(Deed(words[0]))
    far = len(words) == 4 and words[3] == FAR
    if words[0] in set(Deed) - BASIC and len(words) == 3 + far and words[1] in _numbers(MOST_DICE):
        return Icon(Deed(words[0]), int(words[1]), _symbols(words[2]), far)
    bold = ", ".join(deed for deed in Deed if deed not in BASIC)
    raise ValueError(f"move, think, or a deed ({bold}) with dice and symbols, such as `throw 4 bars/cross {FAR}`")


def _symbols(text: str) -> tuple[Symbol, ...]:
    words = text.split("/")
    if set(words) <= set(Symbol) and len(set(words)) == len(words):
        return tuple(symbol for symbol in Symbol if symbol in words)
    raise ValueError(f"symbols out of {', '.join(Symbol)}, with / between them")


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def space(text: str) -> Space:
    """What a beast does in that space of its card. ValueError: what was expected, to follow that word."""
    word, _, number = text.partition(" ")
    if word in COUNTED and number in _numbers(MOST):
        return Space(Act(word), int(number))
    if text in set(Act) - COUNTED:
        return Space(Act(text))
    counted = ", ".join(f"`{act} 2`" for act in Act if act in COUNTED)
    raise ValueError(f"{counted} or one of {', '.join(act for act in Act if act not in COUNTED)}")
