"""Answers in words, as one would advise somebody to give them: short phrases without a full stop."""

from collections.abc import Sequence

from game.cazadores.commands import ALL, DIG, Build, Deliver, Draw, Keep, Launch, Return, Sail, Swap, Unload
from game.cazadores.state import State
from game.cazadores.words import animal_title, groups_title, space_title, tile_title
from game.core.decision import Command
from game.core.words import _


def phrase(state: State, command: Command) -> str:
    """What somebody is to do who gives that answer on that table."""
    for say in (_before, _at_sea, _at_museums):
        said = say(state, command)
        if said is not None:
            return said
    raise AssertionError(f"nobody has words for {command}")


def _before(state: State, command: Command) -> str | None:
    match command:
        case Keep(values):
            return _("Keep the missions of {values}").format(values=", ".join(map(str, values)))
        case Build(port):
            return _("Build the museum here: {port}").format(port=port_title(state, port))
        case Launch(port):
            return _("Start the ship here: {port}").format(port=port_title(state, port))
    return None


def _at_sea(state: State, command: Command) -> str | None:
    if isinstance(command, Sail):
        return _("Sail to {port}").format(port=port_title(state, command.port))
    return _("Dig here") if command == DIG else None


def _at_museums(state: State, command: Command) -> str | None:
    match command:
        case Unload(what):
            return _("Unload everything") if command == ALL else _("Unload: {what}").format(what=cargo(state, what))
        case Deliver(groups):
            return _("Deliver the mission: {groups}").format(groups=groups_title(groups))
        case Draw(value):
            return _("Draw a mission of {value}").format(value=value)
        case Swap(give, take):
            text = _("Give {give} for {take}")
            return text.format(give=tile_title(state.box, give), take=tile_title(state.box, take))
        case Return(tiles):
            return _("Give back to the box: {tiles}").format(tiles=listed(state, tiles))
    return None


def port_title(state: State, name: str) -> str:
    """A space by its name."""
    return space_title(state.box, state.box.chart.numbers[name])


def cargo(state: State, what: str) -> str:
    """A loose tile or a whole animal."""
    if what in state.box.animal_numbers:
        return animal_title(state.box, state.box.animal_numbers[what])
    return tile_title(state.box, what)


def listed(state: State, tiles: Sequence[str]) -> str:
    """These tiles."""
    return ", ".join(tile_title(state.box, tile) for tile in tiles)
