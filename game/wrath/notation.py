"""The notation read back: a line of text to the answer that prints it."""

from collections.abc import Callable

from game.core.decision import Command, IllegalCommand
from game.core.notation import no_answer, unlike
from game.core.words import _
from game.wrath.box import CELLS, VERBS
from game.wrath.commands import DIRECTIONS, END, KEEP, ROLL, SPARE, STILL, Eat, Hatch, Move, Place, Reroll, Tremor
from game.wrath.state import State

_WORDS: dict[str, Command] = {str(one): one for one in (ROLL, KEEP, SPARE, END, STILL)}


def parse(text: str, state: State) -> Command:
    """The answer that this line says, legal now or not. IllegalCommand: no sentence of this game."""
    words = text.split()
    first, rest = (words[0], words[1:]) if words else ("", [])
    if first in _WORDS and not rest:
        return _WORDS[first]
    if first in VERBS:
        return _place(text, words, state)
    reader = _READERS.get(first)
    if reader is None:
        raise no_answer(text, (*_READERS, *VERBS, *_WORDS))
    return reader(text, rest, state)


def _reroll(text: str, rest: list[str], _state: State) -> Command:
    if not rest or not all(word.isascii() and word.isdigit() for word in rest):
        raise unlike(text, "reroll 1 3")
    numbers = [int(word[:100]) for word in rest]
    if len(set(numbers)) < len(numbers):
        raise IllegalCommand(_("“{text}” names a die twice.").format(text=text))
    return Reroll(tuple(sorted(numbers)))


def _hatch(text: str, rest: list[str], state: State) -> Command:
    if len(rest) != 1:
        raise unlike(text, "hatch pteranodon")
    return Hatch(_piece(text, rest[0], state))


def _place(text: str, words: list[str], state: State) -> Command:
    verb, rest = words[0], words[1:]
    if len(rest) not in {1, 2}:
        raise unlike(text, f"{verb} caveman", f"{verb} caveman b2")
    start = rest[1] if len(rest) == 2 else ""
    return Place(verb, _piece(text, rest[0], state), start if start in {"", "egg"} else _cell(text, start))


def _move(text: str, rest: list[str], state: State) -> Command:
    if len(rest) != 3:
        raise unlike(text, "move caveman b2 c2")
    return Move(_piece(text, rest[0], state), _cell(text, rest[1]), _cell(text, rest[2]))


def _eat(text: str, rest: list[str], state: State) -> Command:
    tribes = state.box.tribes[: state.box.seats]
    if len(rest) != 1 or rest[0] not in tribes:
        raise unlike(text, *(f"eat {tribe}" for tribe in tribes))
    return Eat(rest[0])


def _tremor(text: str, rest: list[str], _state: State) -> Command:
    if len(rest) != 1 or rest[0] not in DIRECTIONS:
        raise unlike(text, *(f"tremor {direction}" for direction in DIRECTIONS))
    return Tremor(rest[0])


_READERS: dict[str, Callable[[str, list[str], State], Command]] = {
    "reroll": _reroll,
    "hatch": _hatch,
    "move": _move,
    "eat": _eat,
    "tremor": _tremor,
}


def _piece(text: str, name: str, state: State) -> str:
    if name not in state.box.kinds:
        known = ", ".join(state.box.names)
        raise IllegalCommand(
            _("“{text}”: there is no piece “{name}”, only {known}.").format(text=text, name=name, known=known)
        )
    return name


def _cell(text: str, name: str) -> str:
    if name not in CELLS:
        raise IllegalCommand(_("“{text}”: there is no place “{name}”, only a1 to d4.").format(text=text, name=name))
    return name
