"""What is said of a choice that the lobby or a match file makes and a set-up has not, whatever the game."""

from collections.abc import Iterable
from typing import Any

from game.core.words import _


def no_option(name: str, known: Iterable[str]) -> ValueError:
    """No option is called so."""
    return ValueError(_("There is no option {name}; there are {known}.").format(name=name, known=", ".join(known)))


def no_choice(name: str, value: Any, known: Iterable[str]) -> ValueError:
    """The option has that value, and can have only these."""
    text = _("The option {name} is {value}; it can be {known}.")
    return ValueError(text.format(name=name, value=value, known=", ".join(known)))


def check_number(name: str, value: Any, most: int, least: int = 0) -> None:
    """ValueError: the option is no whole number from `least` to `most`."""
    if type(value) is not int or not least <= value <= most:  # YAML's true is no number
        text = _("The option {name} is {value}; it can be {least} to {most}.")
        raise ValueError(text.format(name=name, value=value, least=least, most=most))
