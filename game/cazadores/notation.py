"""The notation read back: a line of text to the answer that prints it."""

from collections.abc import Callable

from game.cazadores.commands import ALL, DIG, Build, Deliver, Draw, Keep, Launch, Return, Sail, Swap, Unload
from game.cazadores.state import State
from game.core.decision import Command, IllegalCommand
from game.core.notation import no_answer, unlike
from game.core.words import _


def parse(text: str, state: State) -> Command:
    """The answer that this line says, legal now or not. IllegalCommand: no sentence of this game."""
    words = text.split()
    reader = _READERS.get(words[0]) if words else None
    if reader is None:
        raise no_answer(text, _READERS)
    return reader(text, words[1:], state)


def _dig(text: str, rest: list[str], _state: State) -> Command:
    if rest:
        raise unlike(text, "dig")
    return DIG


def _keep(text: str, rest: list[str], state: State) -> Command:
    values = [_value(text, word, state) for word in rest]
    if not values or len(set(values)) < len(values):
        raise unlike(text, "keep 25 8", "keep 15")
    return Keep(tuple(sorted(values, reverse=True)))


def _draw(text: str, rest: list[str], state: State) -> Command:
    if len(rest) != 1:
        raise unlike(text, *(f"draw {value}" for value in state.box.values))
    return Draw(_value(text, rest[0], state))


def _sail(text: str, rest: list[str], state: State) -> Command:
    return Sail(_port(text, rest, state))


def _museum(text: str, rest: list[str], state: State) -> Command:
    return Build(_port(text, rest, state))


def _ship(text: str, rest: list[str], state: State) -> Command:
    return Launch(_port(text, rest, state))


def _unload(text: str, rest: list[str], state: State) -> Command:
    if rest == ["all"]:
        return ALL
    if len(rest) == 1 and rest[0] in state.box.animal_numbers:
        return Unload(rest[0])
    if len(rest) != 2:
        name = state.box.animals[0].name
        raise unlike(text, f"unload {name} 1", f"unload {name}", "unload all")
    return Unload(_tile(text, rest, state))


def _swap(text: str, rest: list[str], state: State) -> Command:
    if len(rest) != 4:
        name = state.box.animals[0].name
        raise unlike(text, f"swap {name} 1 {name} 2")
    return Swap(_tile(text, rest[:2], state), _tile(text, rest[2:], state))


def _return(text: str, rest: list[str], state: State) -> Command:
    number = state.box.numbers.returned
    if len(rest) != 2 * number:
        name = state.box.animals[0].name
        raise unlike(text, " ".join(("return", *[f"{name} 1"] * number)))
    tiles = [_tile(text, rest[at : at + 2], state) for at in range(0, len(rest), 2)]
    return Return(tuple(sorted(tiles, key=state.box.tiles.index)))


def _deliver(text: str, rest: list[str], state: State) -> Command:
    groups = state.box.groups
    for word in rest:
        if word not in groups:
            raise _unknown(text, word, groups)
    if len(rest) < 2 or len(set(rest)) < len(rest):
        raise unlike(text, f"deliver {groups[0]} {groups[1]}")
    return Deliver(tuple(sorted(rest, key=groups.index)))


_READERS: dict[str, Callable[[str, list[str], State], Command]] = {
    "sail": _sail,
    "dig": _dig,
    "unload": _unload,
    "deliver": _deliver,
    "draw": _draw,
    "swap": _swap,
    "return": _return,
    "keep": _keep,
    "museum": _museum,
    "ship": _ship,
}


def _value(text: str, word: str, state: State) -> int:
    for value in state.box.values:
        if word == str(value):
            return value
    raise _unknown(text, word, [str(value) for value in state.box.values])


def _port(text: str, rest: list[str], state: State) -> str:
    known = state.box.chart.numbers
    if len(rest) != 1:
        raise unlike(text, f"{text.split(maxsplit=1)[0]} {next(iter(known))}")
    if rest[0] not in known:
        raise _unknown(text, rest[0], list(known))
    return rest[0]


def _tile(text: str, words: list[str], state: State) -> str:
    name = " ".join(words)
    if name in state.box.tile_numbers:
        return name
    animal = state.box.animal_numbers.get(words[0])
    if animal is None:
        raise _unknown(text, words[0], list(state.box.animal_numbers))
    parts = [str(part) for part in range(1, state.box.animals[animal].tiles + 1)]
    raise _unknown(text, words[1], parts)


def _unknown(text: str, word: str, known: list[str] | tuple[str, ...]) -> IllegalCommand:
    said = _("“{text}”: “{word}” is not known here, only {known}.")
    return IllegalCommand(said.format(text=text, word=word, known=", ".join(known)))
