"""The sheet of what the match is about: objectives and who has them, twists, and the turn that is on."""

from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import _
from game.dinowars.view import knowing, layout
from game.dinowars.view.showing import Showing
from game.dinowars.view.wording import AIMS, OBJECTIVES, QUAKE_DOWNS, TROUBLES, TWISTS
from game.ui.canvas import Canvas
from game.ui.theme import CAPTION, CREAM, EMBER, FADED, INK, LABEL, OCHRE, Face, Style, pigment
from game.ui.tray import Message
from game.ui.writing import put

ICONS: Final = {
    "domination": "icon-flag", "infiltration": "icon-track", "destruction": "icon-skull",
    "gargantuan": "icon-trample", "bleed": "icon-drop", "eggs": "icon-clutch", "assassinate": "icon-seek",
    "escape": "icon-run", "young": "icon-egg", "twist": "icon-meteor",
}  # fmt: skip
BOTH: Final = -1
GONE: Final = pigment("#B49B72")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: an objective and whose it is (BOTH for all), or the twists that are played."""

    objective: str
    seat: int = BOTH
    twists: tuple[str, ...] = ()


def entries(showing: Showing) -> list[Entry]:
    """The lines, from the top."""
    table = showing.table
    found = [Entry(one) for one in table.overall]
    found += [Entry(one, seat) for seat, one in enumerate(table.unique)]
    if table.twists:
        found.append(Entry("twist", twists=table.twists))
    return found


def draw(canvas: Canvas, showing: Showing) -> None:
    """The whole sheet."""
    box = layout.OBJECTIVES
    canvas.panel("straw", box, seed=8)
    put(canvas, _("Objectives"), LABEL, FRect(box.x + 22, box.y + 8, 230, 44), name="objectives")
    turn, turns = showing.turn_key()
    if turn:
        words = _("turn {turn} of {turns}").format(turn=turn, turns=turns)
        put(canvas, words, CAPTION, FRect(box.right - 232, box.y + 8, 210, 44), "right", name="turn")
    found = entries(showing)
    for number, entry in enumerate(found):
        _line(canvas, showing, entry, layout.objective(number, max(4, len(found))))
    if not found:
        area = layout.objective(0, 4)
        put(canvas, _("The dice choose."), CAPTION, area, name="no-objectives")


def _line(canvas: Canvas, showing: Showing, entry: Entry, area: FRect) -> None:
    table = showing.table
    closed = not entry.twists and knowing.is_closed(table, entry.objective)
    canvas.panel("slot" if closed else "card", area, seed=len(entry.objective))
    middle = area.centery
    canvas.disc(area.x + 30, middle, 19, OCHRE if entry.twists else GONE if closed else INK)
    canvas.icon(ICONS[entry.objective], FRect(area.x + 17, middle - 13, 26, 26), CREAM)
    marks = _marks(canvas, showing, entry, area)
    words = FRect(area.x + 58, area.y + 2, area.w - 70 - marks, area.h - 4)
    ink = FADED if closed else INK
    put(
        canvas,
        title(showing, entry),
        Style(Face.BOLD, 26, ink),
        words,
        name=f"objective-{entry.objective}-{entry.seat}",
    )


def title(showing: Showing, entry: Entry) -> str:
    """What a line is called."""
    if entry.twists:
        return ", ".join(_(TWISTS[one]) for one in entry.twists) if len(entry.twists) < 3 else _("All twists at once")
    whom = knowing.about(showing.table, entry.objective, entry.seat) if entry.seat != BOTH else ""
    name = _(OBJECTIVES[entry.objective])
    return f"{name}: {whom}" if whom else name


def _marks(canvas: Canvas, showing: Showing, entry: Entry, area: FRect) -> float:
    """By side: what it has of the objective, its disc full once it has scored. How wide they are."""
    if entry.twists:
        return 0.0
    table = showing.table
    seats = (0, 1) if entry.seat == BOTH else (entry.seat,)
    x = area.right
    for seat in reversed(seats):
        x -= 36
        _disc(canvas, showing, seat, x + 14, area.centery, scored=entry.objective in table.done[seat])
        counted = knowing.score_of(table, entry.objective, seat)
        if counted is not None and entry.objective not in table.done[seat]:
            x -= 50
            words = f"{counted[0]}/{counted[1]}"
            put(
                canvas,
                words,
                CAPTION,
                FRect(x - 4, area.y, 46, area.h),
                "right",
                name=f"count-{entry.objective}-{seat}",
            )
    return area.right - x


def _disc(canvas: Canvas, showing: Showing, seat: int, x: float, y: float, *, scored: bool) -> None:
    tribe = canvas.art.sight.tribe(showing.tribe(seat))
    canvas.disc(x, y, 16, EMBER if scored else INK)
    canvas.disc(x, y, 13, tribe.colour if scored else pigment("#CDB78D"))
    canvas.icon(f"icon-{tribe.glyph}", FRect(x - 10, y - 10, 20, 20), tribe.mark if scored else INK)


def told(showing: Showing, number: int) -> Message | None:
    """What the tray says of a line."""
    found = entries(showing)
    if number >= len(found):
        return None
    entry = found[number]
    if entry.twists:
        downs = showing.table.box.scenario.quake == "downed"
        sentences = [_(QUAKE_DOWNS if one == "quake" and downs else TROUBLES[one]) for one in entry.twists]
        if len(sentences) > 2:
            text = _(
                "Five troubles come at the end of each turn, one after the other; "
                "and in every combat a win by one downs, by two or more kills."
            )
            sentences = [text]
        return Message(title(showing, entry), " ".join(sentences))
    who = "" if entry.seat == BOTH else _(" For {name}.").format(name=showing.names[entry.seat])
    done = "".join(
        _(" {name} has scored it.").format(name=showing.names[seat])
        for seat in knowing.has_scored(showing.table, entry.objective)
    )
    return Message(title(showing, entry), _(AIMS[entry.objective]) + who + done)
