"""What is said of a line that is no answer, whatever the game."""

from collections.abc import Iterable

from game.core.decision import IllegalCommand
from game.core.words import _


def no_answer(text: str, known: Iterable[str]) -> IllegalCommand:
    """The line begins with no word that an answer begins with."""
    said = _("“{text}” is no answer: it begins with one of {words}.")
    return IllegalCommand(said.format(text=text, words=", ".join(known)))


def unlike(text: str, *examples: str) -> IllegalCommand:
    """The line begins well, but it is not built like these."""
    said = _("“{text}” is no answer: it should look like {examples}.")
    return IllegalCommand(said.format(text=text, examples=", ".join(f"“{example}”" for example in examples)))
