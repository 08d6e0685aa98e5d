"""The notation read back: a line of text to the answer that prints it."""

from collections.abc import Callable

from game.core.decision import Command, IllegalCommand
from game.core.notation import no_answer, unlike
from game.core.words import _
from game.moogh.characters import RING, Deed
from game.moogh.commands import RAGE, WORDS, Card, Cube, Do, Land, Lane, Place, Show, Step, Turn, Use
from game.moogh.land import SPOT_NAMES
from game.moogh.pieces import IdeaKind
from game.moogh.state import State

Words = list[str]
Reader = Callable[[str, Words, State], Command]

ALONE = (Deed.THINK, Deed.REST)
"""Deeds without a target."""
AT_PLACES = (Deed.MOVE, Deed.TRAP)
AT_PEOPLE = (Deed.HEAL,)


def parse(text: str, state: State) -> Command:
    """The answer that this line says, legal now or not. IllegalCommand: no sentence of this game."""
    words = text.split()
    first, rest = (words[0], words[1:]) if words else ("", [])
    if first in WORDS and not rest:
        return WORDS[first]
    reader = _READERS.get(first)
    if reader is None:
        raise no_answer(text, (*_READERS, *WORDS))
    return reader(text, rest, state)


# -- readers -----------------------------------------------------------------------------------------------------------


def _place(text: str, rest: Words, state: State) -> Command:
    person, space = _two(text, rest, "place urga c1")
    return Place(_person(text, person, state), _space(text, space))


def _cube(text: str, rest: Words, state: State) -> Command:
    person, slot = _two(text, rest, "cube urga 2")
    return Cube(_person(text, person, state), _number(text, slot, RING))


def _deed(deed: Deed) -> Reader:
    def read(text: str, rest: Words, state: State) -> Command:
        if deed in ALONE:
            _none(text, rest, deed.value)
            return Do(deed.value)
        if deed in AT_PLACES:
            return Do(deed.value, _space(text, _one(text, rest, f"{deed} d4")))
        if deed in AT_PEOPLE:
            return Do(deed.value, _person(text, _one(text, rest, f"{deed} pim"), state))
        return Do(deed.value, _beast(text, _one(text, rest, f"{deed} moogh"), state))

    return read


def _rage(text: str, rest: Words, _state: State) -> Command:
    return Do(RAGE, _space(text, _one(text, rest, f"{RAGE} d4")))


def _step(text: str, rest: Words, _state: State) -> Command:
    return Step(_space(text, _one(text, rest, "on d4")))


def _land(text: str, rest: Words, _state: State) -> Command:
    return Land(_space(text, _one(text, rest, "land d4")))


def _row(text: str, rest: Words, _state: State) -> Command:
    return Lane(_among(text, _one(text, rest, "row left"), ("left", "right", "front", "back")))


def _turn(text: str, rest: Words, _state: State) -> Command:
    return Turn(_among(text, _one(text, rest, "turn left"), ("left", "right")))


def _card(text: str, rest: Words, state: State) -> Command:
    way, places = _two(text, rest, "card left 1")
    return Card(_among(text, way, ("left", "right")), _number(text, places, len(state.order)))


def _show(text: str, rest: Words, _state: State) -> Command:
    return Show(_idea(text, _one(text, rest, "show rope")))


def _use(text: str, rest: Words, state: State) -> Command:
    if not rest:
        raise unlike(text, "use hide", "use herbs pim", "use copy brok stab")
    idea, target = IdeaKind(_idea(text, rest[0])), rest[1:]
    if idea in _FREE:
        _none(text, target, f"use {idea}")
        return Use(idea.value)
    if idea is IdeaKind.COPY:
        person, deed = _two(text, target, "use copy brok stab")
        return Use(idea.value, f"{_person(text, person, state)} {_among(text, deed, tuple(Deed))}")
    reader, example = _TARGETED[idea]
    return Use(idea.value, reader(text, _one(text, target, f"use {idea} {example}"), state))


# -- words -------------------------------------------------------------------------------------------------------------


def _person(text: str, name: str, state: State) -> str:
    return _known(text, name, [one.name for one in state.box.people])


def _beast(text: str, name: str, state: State) -> str:
    return _known(text, name, [one.name for one in state.box.beasts])


def _known(text: str, name: str, names: Words) -> str:
    if name not in names:
        known = ", ".join(names)
        raise IllegalCommand(
            _("“{text}”: there is no {name} here, only {known}.").format(text=text, name=name, known=known)
        )
    return name


def _space(text: str, name: str, _state: State | None = None) -> str:
    if name not in SPOT_NAMES:
        raise IllegalCommand(_("“{text}”: there is no place “{name}”, only a1 to l12.").format(text=text, name=name))
    return name


def _idea(text: str, name: str) -> str:
    return _among(text, name, tuple(IdeaKind))


def _among(text: str, word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise IllegalCommand(
            _("“{text}”: “{word}” should be one of {known}.").format(text=text, word=word, known=", ".join(known))
        )
    return word


def _number(text: str, word: str, last: int) -> int:
    return int(_among(text, word, tuple(map(str, range(1, last + 1)))))


def _none(text: str, rest: Words, example: str) -> None:
    if rest:
        raise unlike(text, example)


def _one(text: str, rest: Words, example: str) -> str:
    if len(rest) != 1:
        raise unlike(text, example)
    return rest[0]


def _two(text: str, rest: Words, example: str) -> tuple[str, str]:
    if len(rest) != 2:
        raise unlike(text, example)
    return rest[0], rest[1]


_READERS: dict[str, Reader] = {
    "place": _place,
    "cube": _cube,
    **{deed.value: _deed(deed) for deed in Deed},
    RAGE: _rage,
    "on": _step,
    "land": _land,
    "row": _row,
    "turn": _turn,
    "card": _card,
    "show": _show,
    "use": _use,
}
_FREE = (
    IdeaKind.FLINT,
    IdeaKind.SHAFT,
    IdeaKind.HIDE,
    IdeaKind.WAR_CRY,
    IdeaKind.MUD_BATH,
    IdeaKind.HURRY,
    IdeaKind.WATCH,
)
"""Ideas without a target."""
_TARGETED: dict[IdeaKind, tuple[Callable[[str, str, State], str], str]] = {
    IdeaKind.HERBS: (_person, "pim"),
    IdeaKind.DISTRACT: (_beast, "moogh"),
    IdeaKind.SONG: (_beast, "moogh"),
    IdeaKind.DIG: (_space, "d4"),
    IdeaKind.LEAP: (_beast, "moogh"),
    IdeaKind.ROPE: (_space, "d4"),
    IdeaKind.FIRE: (_beast, "moogh"),
    IdeaKind.AMBUSH: (_beast, "moogh"),
    IdeaKind.SECOND_WIND: (_space, "d4"),
}
