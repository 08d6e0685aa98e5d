"""What a table leaves to choose of a hunt: format, difficulty, who hunts, the small Moogh, the dice."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pygame import FRect

from game.core.words import N_, _
from game.moogh.pieces import Mode, Pieces, named
from game.moogh.scenario import SEATS, TOGETHER, Format, Scenario
from game.moogh.setting import usual_members
from game.moogh.state import State
from game.moogh.view import layout
from game.moogh.view.ground import ground_pictures, lay_land
from game.ui.canvas import Canvas
from game.ui.ways import Value, Way

FORMATS: Final = {
    Format.COMPETITIVE: N_("Rivals"),
    Format.TEAMS: N_("Two against two"),
    Format.COOPERATIVE: N_("Together"),
    Format.SOLO: N_("Alone"),
}


def ways(scenario: Scenario, seats: int, chosen: Mapping[str, str]) -> tuple[Way, ...]:
    """The choices for a table of so many; what is `chosen` of the first narrows the others."""
    formats = [one for one in scenario.formats if seats in SEATS[one]]
    if not formats:
        return ()
    usual = scenario.format_for(seats)
    form = Format(chosen["format"]) if chosen.get("format") in formats else usual if usual in formats else formats[0]
    mode = _mode(scenario, form, chosen.get("mode", ""))
    found = [
        Way("format", _("Format"), tuple(Value(one, _(FORMATS[one]), one.value) for one in formats), usual),
        Way("mode", _("Difficulty"), tuple(_modes(scenario, form)), scenario.mode),
        Way("members", _("First player"), tuple(_members(scenario.pieces, form, seats, mode)), "0"),
        Way("child", _("Small Moogh"), tuple(_children(scenario, mode)), ""),
        Way("die", _("Bone dice"), tuple(_dice(scenario.pieces)), scenario.die),
    ]  # fmt: skip
    return tuple(found)


def _dice(pieces: Pieces) -> Iterator[Value]:
    """M1: which symbols the bone dice have."""
    for die in pieces.dice:
        yield Value(die.name, _(die.title), die.name)


def _mode(scenario: Scenario, form: Format, wanted: str) -> Mode:
    names = [value.name for value in _modes(scenario, form)]
    return named(scenario.pieces.modes, wanted if wanted in names else scenario.mode)


def _modes(scenario: Scenario, form: Format) -> Iterator[Value]:
    """Alone and together there is no Tracker (rulebook, "Solo Play")."""
    for setup in scenario.setups:
        mode = named(scenario.pieces.modes, setup.mode)
        if form not in TOGETHER or mode.solo:
            yield Value(mode.name, _(mode.title), mode.name)


def _members(pieces: Pieces, form: Format, seats: int, mode: Mode) -> Iterator[Value]:
    """Which tribe is first; the others follow in their order."""
    for first in range(len(pieces.tribes)):
        turned = replace(pieces, tribes=(*pieces.tribes[first:], *pieces.tribes[:first]))
        members = usual_members(turned, form, seats, mode)
        title = ", ".join(_(named(pieces.characters, name).title) for name in members[0])
        yield Value(str(first), title, [list(names) for names in members])


def _children(scenario: Scenario, mode: Mode) -> Iterator[Value]:
    """M81: whose place the small Moogh takes, at a table with children."""
    yield Value("", _("not here"), "")
    setup = next(one for one in scenario.setups if one.mode == mode.name)
    for beast in setup.beasts:
        yield Value(beast.name, _("for the {beast}").format(beast=_(beast.kind.title)), beast.name)


def preview(canvas: Canvas, state: State, area: FRect) -> None:
    """The board, small, with its beasts."""
    size, squares = area.w / layout.BOARD.w, state.box.scenario.board.squares
    lay_land(canvas, squares, area.topleft, size)
    for name, spot in ground_pictures(squares):
        canvas.sprite(name, *_at(area, size, layout.centre(spot), 12), size)
    for beast in state.herd():
        box = layout.body_box(state.cells(beast))
        canvas.sprite(state.box.beasts[beast].kind.name, *_at(area, size, box.center, 26), size * 1.1)


def _at(area: FRect, size: float, point: tuple[float, float], down: float) -> tuple[float, float]:
    x, y = point
    return area.x + (x - layout.BOARD.x) * size, area.y + (y - layout.BOARD.y + down) * size
