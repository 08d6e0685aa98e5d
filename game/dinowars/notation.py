"""The notation read back: a line of text to the answer that prints it."""

import re
from collections.abc import Callable

from game.core.decision import Command, IllegalCommand
from game.core.notation import no_answer, unlike
from game.core.words import _
from game.dinowars.commands import (
    DONE,
    KILL,
    LEAVE,
    PASS,
    RALLY,
    Attack,
    Break,
    Charge,
    Deploy,
    Down,
    Go,
    Knock,
    Move,
    Pick,
    Place,
    Push,
    Stand,
    Take,
    Turn,
)
from game.dinowars.field import EDGES
from game.dinowars.sines import ROUND
from game.dinowars.state import State

NUMBER = re.compile(r"(\d{1,3})(?:\.(\d{1,2}))?", re.ASCII)
FIERCE, FACING, AHEAD = "fierce", "facing", "ahead"
MARKS = ("eggs", "baby", "herbivore", "carnivore")
_PLAIN: dict[str, Command] = {str(one): one for one in (LEAVE, PASS, RALLY, DONE, KILL)}
_NAMED: dict[str, Callable[[str], Command]] = {"pick": Pick, "break": Break, "stand": Stand, "push": Push}


def parse(text: str, state: State) -> Command:
    """The answer that this line says, legal now or not. IllegalCommand: no sentence of this game."""
    words = text.split()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]
    if words and words[0] in _NAMED:
        return _NAMED[words[0]](_Words(text, words[1:], state, f"{words[0]} NAME").only_name())
    if words and words[0] in _READERS:
        form, reader = _READERS[words[0]]
        return reader(_Words(text, words[1:], state, form))
    raise no_answer(text, [*_READERS, *_NAMED, *_PLAIN])


class _Words:
    """The words of a line after the first, taken one by one. IllegalCommand: they are not like the form."""

    def __init__(self, text: str, words: list[str], state: State, form: str) -> None:
        self.text = text
        self.left = words[::-1]
        self.state = state
        self.form = form

    def wrong(self) -> IllegalCommand:
        name = self.state.box.names[0]
        return unlike(self.text, self.form.replace("NAME", name).replace("OTHER", self.state.box.names[-4]))

    def next(self) -> str:
        if not self.left:
            raise self.wrong()
        return self.left.pop()

    def take(self, word: str) -> bool:
        """Whether that word comes next; then it is taken."""
        if self.left and self.left[-1] == word:
            self.left.pop()
            return True
        return False

    def end(self) -> None:
        if self.left:
            raise self.wrong()

    def name(self) -> str:
        word, known = self.next(), self.state.box.numbers
        if word not in known:
            raise self.unknown(word, list(known))
        return word

    def only_name(self) -> str:
        name = self.name()
        self.end()
        return name

    def unknown(self, word: str, known: list[str]) -> IllegalCommand:
        said = _("“{text}”: “{word}” is not known here, only {known}.")
        return IllegalCommand(said.format(text=self.text, word=word, known=", ".join(known)))

    def one_of(self, known: list[str]) -> str:
        word = self.next()
        if word not in known:
            raise self.unknown(word, known)
        return word

    def number(self) -> int:
        """Hundredths: `7`, `7.2` and `7.25` are read."""
        found = NUMBER.fullmatch(self.next())
        if found is None:
            raise self.wrong()
        return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))

    def heading(self) -> int:
        found = self.number()
        if found >= ROUND:
            raise self.wrong()
        return found

    def facing(self) -> int:
        if not self.take(FACING):
            raise self.wrong()
        return self.heading()

    def fierce(self) -> bool:
        found = self.take(FIERCE)
        self.end()
        return found


def _edge(words: _Words) -> Command:
    edge = words.one_of(list(EDGES))
    words.end()
    return Take(edge)


def _deploy(words: _Words) -> Command:
    found = Deploy(words.name(), words.number(), words.number(), words.facing())
    words.end()
    return found


def _place(words: _Words) -> Command:
    found = Place(words.one_of(list(MARKS)), words.number(), words.number())
    words.end()
    return found


def _move(words: _Words) -> Command:
    return Move(words.name(), None if words.take(AHEAD) else words.heading(), words.fierce())


def _turn(words: _Words) -> Command:
    found = Turn(words.name(), words.heading())
    words.end()
    return found


def _go(words: _Words) -> Command:
    found = Go(words.number(), words.facing() if words.left else None)
    words.end()
    return found


def _attack(words: _Words) -> Command:
    return Attack(words.name(), words.name(), words.fierce())


def _charge(words: _Words) -> Command:
    return Charge(words.name(), words.fierce())


def _down(words: _Words) -> Command:
    found = Down(words.heading(), words.number())
    words.end()
    return found


def _knock(words: _Words) -> Command:
    found = Knock(words.heading(), words.number(), words.facing())
    words.end()
    return found


_READERS: dict[str, tuple[str, Callable[[_Words], Command]]] = {
    "edge": ("edge north", _edge),
    "deploy": ("deploy NAME 24.00 3.00 facing 180.00", _deploy),
    "place": ("place eggs 24.00 3.00", _place),
    "move": ("move NAME 90.00 fierce", _move),
    "turn": ("turn NAME 90.00", _turn),
    "go": ("go 7.25 facing 90.00", _go),
    "attack": ("attack NAME OTHER fierce", _attack),
    "charge": ("charge OTHER fierce", _charge),
    "down": ("down 90.00 3.00", _down),
    "knock": ("knock 90.00 3.00 facing 180.00", _knock),
}
