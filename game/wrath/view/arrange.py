"""How pieces share a place, so that each can be seen and picked: on tiles, the volcano, the egg space, at home."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil, cos, pi, sin

from pygame import FRect

from game.ui.sprites import Sprites
from game.wrath.box import CAVEMAN, CELL_NAMES, CELLS, EGG, PLACES, SUPPLY, VOLCANO, Box
from game.wrath.state import State
from game.wrath.view import layout, panels
from game.wrath.view.crowd import Crowd
from game.wrath.view.layout import Point
from game.wrath.view.pieces import CAVE_PERSON, Cast, Figure
from game.wrath.view.places import NEST_PLACE, PieceSpot
from game.wrath.view.places import SUPPLY as HOME

Group = tuple[int, str, int]
"""Seat, piece, how many."""
Disc = tuple[int, str] | None
"""Who stands on a space of the volcano."""

CROWD = 6
TALL = 88
"""How high one of a supply is, a weapon held up included."""
WIDE = 300
"""A panel's room for people of that width has a place for each of them."""
FAMILY = 80
"""A room of that height takes some behind the others."""
BEHIND = 0.3
"""How much higher who stands behind is, by the room's height."""
FOOT = 26
"""So far below its ground a dinosaur's base with its ring reaches, at full size."""
ROW = 5
ALONE: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.68),),
    2: ((0.32, 0.62), (0.67, 0.76)),
    3: ((0.25, 0.60), (0.54, 0.84), (0.78, 0.58)),
    4: ((0.26, 0.52), (0.70, 0.50), (0.34, 0.88), (0.76, 0.86)),
    5: ((0.20, 0.50), (0.52, 0.48), (0.82, 0.52), (0.36, 0.88), (0.70, 0.88)),
    6: ((0.20, 0.50), (0.52, 0.48), (0.82, 0.52), (0.20, 0.90), (0.52, 0.88), (0.82, 0.90)),
}
"""Where cave people stand on a tile that they have for themselves, as shares of it."""


def everybody(cast: Cast, table: State, discs: Sequence[Disc], crowd: Crowd, seats_shown: int) -> Iterator[Figure]:
    """Every piece of the match that is on the screen, each of the cave people with a face."""
    for figure in _all(cast, table, discs, seats_shown):
        if figure.spot.piece != CAVE_PERSON:
            yield figure
            continue
        there = crowd.get((figure.spot.seat, place_of(table, figure.spot)), ())
        yield replace(figure, who=there[figure.number] if figure.number < len(there) else figure.number)


def place_of(table: State, spot: PieceSpot) -> int:
    """The rules' number of a place."""
    if spot.place in CELLS:
        return table.land.grid[CELLS[spot.place]]
    return {"volcano": VOLCANO, NEST_PLACE: EGG}.get(spot.place, SUPPLY)


def _all(cast: Cast, table: State, discs: Sequence[Disc], seats_shown: int) -> Iterator[Figure]:
    for cell in range(16):
        if table.land.grid[cell] != VOLCANO:
            yield from on_tile(cast, cell, table.pieces_at(cell))
    yield from on_volcano(cast, table, discs)
    yield from in_nest(table)
    for seat in range(seats_shown):
        yield from at_home(cast, table, seat)


# -- tiles -------------------------------------------------------------------------------------------------


def on_tile(cast: Cast, cell: int, there: Sequence[Group]) -> Iterator[Figure]:
    """The pieces on a tile: cave people behind, dinosaurs in front; many of a kind are one figure with its number."""
    people = [group for group in there if group[1] == "caveman"]
    herd = [group for group in there if group[1] != "caveman"]
    beasts = sum(n for _seat, _piece, n in herd)
    yield from _people(cell, people, beasts)
    if beasts:
        yield from _beasts(cast, cell, _spread(herd, beasts <= 4))


def _people(cell: int, groups: Sequence[Group], beasts: int) -> Iterator[Figure]:
    most = CROWD if not beasts else 4 if beasts <= 2 else 0
    each = _spread(groups, sum(n for _s, _p, n in groups) <= most)
    spots = ALONE[len(each)] if each and not beasts else _row(len(each), 0.42 if beasts <= 2 else 0.39)
    for (seat, piece, number, count), (fx, fy) in zip(each, spots, strict=True):
        yield _figure(cell, (seat, piece, number, count), fx, fy, 1.0 if beasts <= 2 else 0.85)


def _row(number: int, height: float) -> tuple[Point, ...]:
    return tuple(((i + 0.5) / number, height) for i in range(number))


def _spread(groups: Sequence[Group], apart: bool) -> list[tuple[int, str, int, int]]:
    """Each piece for itself, or each group as one: seat, piece, number within the group, how many it stands for."""
    if apart:
        return [(seat, piece, i, 1) for seat, piece, n in groups for i in range(n)]
    return [(seat, piece, 0, n) for seat, piece, n in groups]


def _beasts(cast: Cast, cell: int, each: list[tuple[int, str, int, int]]) -> Iterator[Figure]:
    across = len(each) if len(each) <= 2 else (len(each) + 1) // 2
    room = layout.TILE * 0.94 / across
    for i, one in enumerate(each):
        row, column = divmod(i, across)
        last = len(each) <= across or row == 1
        size = cast.dinosaur_size(one[1], room, 100 if across == 1 else 84 if len(each) == 2 else 56)
        fx = (column + 0.5) / across
        yield _figure(cell, one, fx, 0.89 if last else 0.64, size, flip=fx > 0.5 or (across == 1 and one[0] % 2 == 1))


def _figure(
    cell: int, one: tuple[int, str, int, int], fx: float, fy: float, size: float, *, flip: bool = False
) -> Figure:
    seat, piece, number, count = one
    box = layout.cell_box(cell)
    spot = PieceSpot(seat, piece, CELL_NAMES[cell])
    return Figure(spot, number, box.x + fx * box.w, box.y + fy * box.h, size, count, flip=flip)


# -- the volcano -------------------------------------------------------------------------------------------


def seated(discs: Sequence[Disc], table: State) -> tuple[Disc, ...]:
    """Who stands on which space of the volcano, everybody staying where they were before if they can."""
    left = {(seat, piece): n for seat, piece, n in table.on_volcano()}
    kept: list[Disc] = [None] * table.box.spaces
    for i, disc in enumerate(discs[: table.box.spaces]):
        if disc is not None and left.get(disc, 0):
            left[disc] -= 1
            kept[i] = disc
    waiting = [one for one, n in left.items() for _each in range(n)]
    for i, one in enumerate(kept):
        if one is None and waiting:
            kept[i] = waiting.pop(0)
    return tuple(kept)


def on_volcano(cast: Cast, table: State, discs: Sequence[Disc]) -> Iterator[Figure]:
    """The worshippers on their spaces."""
    x, y = layout.cell_centre(table.land.cells[VOLCANO])
    spots = spaces(cast.sprites, table.box)
    numbers: dict[tuple[int, str], int] = {}
    for disc, (dx, dy) in zip(discs, spots, strict=True):
        if disc is not None:
            number = numbers[disc] = numbers.get(disc, -1) + 1
            yield _worshipper(cast, disc, number, (x + dx, y + dy))


def _worshipper(cast: Cast, disc: tuple[int, str], number: int, place: Point) -> Figure:
    spot = PieceSpot(*disc, "volcano")
    if disc[1] == "caveman":
        return Figure(spot, number, place[0], place[1] + 9, 0.7, foot=False)
    return Figure(spot, number, place[0], place[1] + 8, cast.dinosaur_size(disc[1], 58, 46), flip=disc[0] % 2 == 1)


def volcano_tile(sprites: Sprites, box: Box) -> str:
    """The volcano's picture: with its spaces printed, or plain if the data ask for a number that none shows."""
    printed = f"volcano{box.spaces}"
    return printed if sprites.has(printed) else "volcano"


def spaces(sprites: Sprites, box: Box) -> tuple[Point, ...]:
    """Where the volcano's spaces are, from its middle."""
    printed = sprites.points(volcano_tile(sprites, box))
    if printed:
        return printed
    turns = [2 * pi * (i + 0.5) / box.spaces for i in range(box.spaces)]
    return tuple((74 * sin(turn), -74 * cos(turn)) for turn in turns)


# -- the nest and the supplies -----------------------------------------------------------------------------


def in_nest(table: State) -> Iterator[Figure]:
    """The cave people on the egg space."""
    groups = [(seat, "caveman", n) for seat in range(table.box.seats) if (n := table.eggs(seat))]
    each = _spread(groups, sum(n for _s, _p, n in groups) <= 7)
    middle = layout.NEST.center
    step = min(34.0, 118 / max(1, len(each) - 1))
    for i, (seat, piece, number, count) in enumerate(each):
        x = middle[0] + (i - (len(each) - 1) / 2) * step
        y = middle[1] + 40 - abs(x - middle[0]) * 0.16
        del count  # the numbers stand beside the nest
        yield Figure(PieceSpot(seat, piece, NEST_PLACE), number, x, y, 0.95, foot=False)


def at_home(cast: Cast, table: State, seat: int) -> Iterator[Figure]:
    """A tribe's supply in its panel, and its dinosaurs, wherever they are."""
    panel = panels.panel(seat, table.box.seats, active=table.seat == seat, zoom=cast.zoom)
    number = table.count(seat, CAVEMAN, SUPPLY)
    for i, (x, y, size) in enumerate(queue(panel.people, number, table.box.cavemen)[:number]):
        yield Figure(PieceSpot(seat, "caveman", HOME), i, x, y, size, foot=False)
    yield from _herd(cast, table, seat, panels.herd_slots(panel.herd, table.box.bases, len(table.herds[seat])))


def queue(area: FRect, number: int, tribe: int) -> tuple[tuple[float, float, float], ...]:
    """Where so many of a tribe's people stand at home and how large, and behind those the places of some who are out.

    All of them have a place in a row where the panel is wide enough; else five, or more as for a picture of the whole
    family, every other one behind.
    """
    wide = area.w >= WIDE
    many = number > ROW and area.h >= FAMILY and not wide
    up = area.h * BEHIND if many else 0.0
    size = min(1.0 if wide or many else 1.25, (area.h - up) / TALL)
    across = tribe if wide else ceil(max(number, tribe) / 2) if many else max(ROW, number)
    step = min(38.0 * size, (area.w - 40 * size) / max(1.0, across - 1 + 0.5 * many))
    places = [divmod(i, across) for i in range(max(number, tribe if wide or many else ROW))]
    return tuple(
        (area.x + 20 * size + (column + 0.5 * row) * step, area.bottom - 2 - row * up, size) for row, column in places
    )


def _herd(cast: Cast, table: State, seat: int, slots: Sequence[FRect]) -> Iterator[Figure]:
    waiting = {kind: table.tribes[seat][kind * PLACES + SUPPLY] for kind in table.kinds[seat][1:]}
    seen: dict[int, int] = {}
    for kind, slot in zip(table.herds[seat], slots, strict=False):
        number = seen[kind] = seen.get(kind, -1) + 1
        piece = table.box.names[kind]
        size = cast.standing_size(piece, slot.w - 8, slot.h - 4, FOOT)
        spot = PieceSpot(seat, piece, HOME)
        absent = number >= waiting[kind]
        yield Figure(spot, number, slot.centerx, slot.bottom - 2 - FOOT * size, size, foot=not absent, absent=absent)
