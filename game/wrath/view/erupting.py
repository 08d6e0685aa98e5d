"""An eruption, played out: glow, sheets of lava and embers; then place by place who is there, who wins and why."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import pi, sin

from game.core.words import _
from game.ui import theme
from game.ui.act import part
from game.ui.eases import ease_in_out_quad, ease_out_cubic
from game.ui.things import FLIGHT, Label, Pic, Thing
from game.ui.tray import Message
from game.wrath.box import CELLS
from game.wrath.events import Erupted, RegionScored, VolcanoScored
from game.wrath.view import guide, layout
from game.wrath.view.act import Act, Figures
from game.wrath.view.board import flag, outline
from game.wrath.view.cheering import LEAP, landings, leaping
from game.wrath.view.forecast import Award, place_of
from game.wrath.view.lava import Glow, embers, sheets
from game.wrath.view.pieces import CAVE_PERSON, Figure
from game.wrath.view.showing import Showing
from game.wrath.words import TERRAIN_TITLES

ERUPTION_S, CALM_ERUPTION_S = 1.6, 1.2
READ_S, CHIPS_S, CHIP_AFTER_S = 1.35, 0.6, 0.07
ROW = 46.0
"""From one tribe's flag to the next, with letters of the usual size."""
CLEAR = 76.0
"""So far above a tile's middle nothing lies over the flag at its edge."""


def erupt(showing: Showing, event: Erupted, *, calm: bool) -> Act:
    """The mountain glows and throws its lava out."""
    x, y = layout.cell_centre(showing.volcano)
    words = _("The last eruption!") if event.last else _("Eruption!")
    sign = Label(words, x, max(y - 150, layout.BOARD.top + 40), great=True)

    def draw(t: float) -> list[Thing]:
        if calm:
            return [Glow(x, y, 200, 0.5, FLIGHT), sign]
        now = t * ERUPTION_S
        pulse = abs(sin(now * pi / 0.4)) * min(1.0, 2 * (1 - t))
        found: list[Thing] = [*sheets(x, y, now, ERUPTION_S)]
        found.append(Glow(x, y, 260, round(0.35 + 0.5 * pulse, 2), FLIGHT))
        scraps = embers(x, y, part(now, 0.25, ERUPTION_S - 0.25))
        return [*found, *((scraps,) if scraps else ()), sign]

    text = _("The volcano is full.") if not event.last else _("The mountain slept too long.")
    return Act(CALM_ERUPTION_S if calm else ERUPTION_S, draw, message=Message(words, text))


def score(showing: Showing, event: VolcanoScored | RegionScored, figures: Figures, *, calm: bool) -> Act:
    """A place's pieces, its winners, who cheer, with their reasons, and chips that fly to the trail."""
    cells, title = _place(showing, event)
    frame: list[Thing] = [outline(frozenset(cells)), flag(frozenset(cells), title)]
    rows = list(_rows(showing, event, cells))
    chips = [] if calm else list(_chips(showing, event, cells))
    glad = list(_glad(event, figures))
    seconds = READ_S + (CHIPS_S + CHIP_AFTER_S * len(chips) if chips else 0.15)

    def draw(t: float) -> list[Thing]:
        now = t * seconds
        rise = 0 if calm else round(14 * (1 - ease_out_cubic(part(now, 0, theme.CARD_S))))
        labels = [replace(row, y=row.y + rise) for row in rows]
        flying = [thing for i, chip in enumerate(chips) for thing in chip.things(now - READ_S - CHIP_AFTER_S * i)]
        return [*frame, *leaping(showing.cast, glad, 0.0 if t >= 1 else now, 0 if calm else LEAP), *labels, *flying]

    said = guide.shares(showing, event.points, event.reasons, event.counts)
    words = Message(title, said + "." if said else _("Nobody scores here."))
    cues = () if calm else landings(glad, 0, seconds)
    return Act(seconds, draw, frozenset(one.key for one in glad), words, cues=cues)


def _glad(event: VolcanoScored | RegionScored, figures: Figures) -> Iterator[Figure]:
    """The cave people of the place whose tribes have points for it."""
    places = {"volcano"} if isinstance(event, VolcanoScored) else set(event.cells)
    for figure in figures.values():
        spot = figure.spot
        if spot.piece == CAVE_PERSON and spot.place in places and event.points[spot.seat]:
            yield figure


def _place(showing: Showing, event: VolcanoScored | RegionScored) -> tuple[list[int], str]:
    if isinstance(event, VolcanoScored):
        return [showing.volcano], _("Volcano")
    cells = [CELLS[name] for name in event.cells]
    return cells, f"{_(TERRAIN_TITLES[event.terrain]).capitalize()} {len(cells)}"


def _rows(showing: Showing, event: VolcanoScored | RegionScored, cells: Sequence[int]) -> Iterator[Award]:
    """A flag a tribe: the winners large with points and reason, the others small with what they have there."""
    x, y = place_of(cells)
    x = min(max(x, layout.BOARD.left + 150), layout.BOARD.right - 150)
    seats = [seat for seat in range(len(showing.seats)) if event.counts[seat] or event.points[seat]]
    seats.sort(key=lambda seat: -event.points[seat])
    half = len(seats) * ROW * showing.cast.zoom / 2
    y += max(0.0, min(half - CLEAR, layout.BOARD.bottom - y - half))  # beneath the flag that names the place
    for i, seat in enumerate(seats):
        won, row = bool(event.points[seat]), i - (len(seats) - 1) / 2
        words, tribe = _row_words(showing, event, seat), showing.table.box.tribes[seat]
        yield Award(showing.cast.sprites, tribe, words, x, y, row=row, great=won, ribbon=won)


def _row_words(showing: Showing, event: VolcanoScored | RegionScored, seat: int) -> str:
    name = showing.name(seat)
    why = ", ".join(guide.reason_words(showing, one, event.counts) for one in event.reasons if one.seat == seat)
    if not why:
        return _("{name} {points}").format(name=name, points=event.counts[seat])
    return _("{name} +{points} ({why})").format(name=name, points=event.points[seat], why=why)


# -- chips -------------------------------------------------------------------------------------------------


class Chip:
    """A chip on its way from the land to the trail."""

    def __init__(self, showing: Showing, tribe: str, start: layout.Point, goal: layout.Point) -> None:
        self._sprites = showing.cast.sprites
        self._name = f"chip-{tribe}"
        self._start, self._goal = start, goal

    def things(self, now: float) -> Iterator[Thing]:
        """The chip so many seconds after it left; nothing before."""
        along = part(now, 0, CHIPS_S)
        if now <= 0 or along >= 1:
            return
        way = ease_in_out_quad(along)
        (x0, y0), (x1, y1) = self._start, self._goal
        x, y = x0 + (x1 - x0) * way, y0 + (y1 - y0) * way
        lift = 130 * sin(pi * way)
        yield Pic(self._sprites, self._name, round(x, 1), round(y, 1), 1.0, FLIGHT, lift=round(lift, 1))


def _chips(showing: Showing, event: VolcanoScored | RegionScored, cells: Sequence[int]) -> Iterator[Chip]:
    """A chip a point, each to its own disc of the trail."""
    centres = layout.trail(showing.table.box.target)
    rows = {row.tribe: (row.x, row.y + ROW * row.row) for row in _rows(showing, event, cells)}
    for seat, points in enumerate(event.points):
        tribe = showing.table.box.tribes[seat]
        for point in range(points):
            disc = min(showing.table.scores[seat] + point + 1, len(centres) - 1)
            yield Chip(showing, tribe, rows.get(tribe, place_of(cells)), centres[disc])
