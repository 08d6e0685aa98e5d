"""What lies still on the table: the board with its land, the sheets of beasts and people, the turn order, the tray."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import _
from game.moogh.box import beast_of
from game.moogh.characters import RING, Deed, Icon
from game.moogh.state import NO_CUBE
from game.moogh.view import layout
from game.moogh.view.describing import aim_words, phase_words, progress_words
from game.moogh.view.dossier import around, dossier, rage_row, sheet_of
from game.moogh.view.ground import land
from game.moogh.view.guide import idea_effect
from game.moogh.view.showing import Showing
from game.moogh.view.wording import person_title
from game.ui import tray
from game.ui.canvas import Canvas
from game.ui.paper import REACH
from game.ui.theme import (
    CAPTION,
    CREAM,
    EMBER,
    HEADING,
    INK,
    LABEL,
    TEXT_RED,
    UMBER,
    Face,
    Style,
    pigment,
)
from game.ui.writing import put

DEEDS: Final = {
    Deed.MOVE: "icon-foot", Deed.THINK: "icon-think", Deed.REST: "icon-rest", Deed.HEAL: "icon-heal",
    Deed.TRAP: "icon-trap", Deed.STAB: "icon-spear", Deed.THROW: "icon-throw", Deed.CLIMB: "icon-climb",
    Deed.SEDATE: "icon-sedate", Deed.TAUNT: "icon-taunt",
}  # fmt: skip
"""The picture of each action."""
BETWEEN: Final = 6.0
"""From one idea on the sheet of the hunt to the next."""
GONE: Final = pigment("#E0CA9C")


class Scenery:
    """The still picture of a table."""

    def __init__(self, showing: Showing) -> None:
        self.showing = showing
        self._parts = dict(_parts(showing))

    def lay(self, canvas: Canvas) -> None:
        """The wood, the board with its land, and the tray."""
        canvas.table()
        land(canvas, self.showing)
        tray.wood(canvas)

    def paint(self, canvas: Canvas) -> None:
        """All that lies on it; the canvas keeps to what changed."""
        for part in self._parts.values():
            if canvas.wants(part.reach):
                part.draw(canvas, self.showing)

    def keys(self) -> Mapping[str, object]:
        """By part, what it shows."""
        return {name: part.key(self.showing) for name, part in self._parts.items()}

    def areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        """Where that part lies."""
        del before, after
        return [self._parts[name].reach]


@dataclass(frozen=True, slots=True)
class Part:
    """A sheet or what lies on one: where, how it is drawn, and what tells one look of it from another."""

    area: FRect
    draw: Callable[[Canvas, Showing], None]
    key: Callable[[Showing], object]
    sheet: bool = True
    """Whether it throws a shadow around it."""

    @property
    def reach(self) -> FRect:
        """What it covers."""
        return self.area.inflate(2 * REACH, 2 * REACH) if self.sheet else self.area


def _parts(showing: Showing) -> Iterator[tuple[str, Part]]:
    """All of them, those that lie on others after them."""
    box = showing.table.box
    yield "order", Part(layout.ORDER, order, Showing.order_key)
    yield "hunt", Part(layout.hunt(len(box.beasts)), hunt, Showing.hunt_key)
    for beast, one in enumerate(box.beasts):
        sheet = sheet_of(showing, beast)
        yield f"beast {beast}", Part(sheet.box, _bound(dossier, beast), _bound_key(Showing.beast_key, beast))
        for rage in range(1, one.card.most + 1):
            area = sheet.rows[one.card.most - rage].inflate(24, 24)  # a disc and its shadow stand out
            key = _bound_key(Showing.row_key, beast, rage)
            yield f"beast {beast} row {rage}", Part(area, _bound(rage_row, beast, rage), key, sheet=False)
        area = sheet.around.inflate(8, 8)
        key = _bound_key(Showing.around_key, beast)
        yield f"beast {beast} around", Part(area, _bound(around, beast), key, sheet=False)
    for person in range(len(box.people)):
        yield (
            f"person {person}",
            Part(layout.card(person), _bound(card, person), _bound_key(Showing.person_key, person)),
        )
        key = _bound_key(Showing.ring_key, person)
        yield f"person {person} ring", Part(layout.ring(person), _bound(_ring, person), key, sheet=False)


def _bound(draw: Callable[..., None], *about: int) -> Callable[[Canvas, Showing], None]:
    return lambda canvas, showing: draw(canvas, showing, *about)


def _bound_key(key: Callable[..., object], *about: int) -> Callable[[Showing], object]:
    return lambda showing: key(showing, *about)


# -- the hunt ---------------------------------------------------------------------------------------------------------


def hunt(canvas: Canvas, showing: Showing) -> None:
    """What the hunt is for, how far it has come, how much time is left, and the savage points."""
    table = showing.table
    box = table.box
    area = layout.hunt(len(box.beasts))
    canvas.panel("straw", area, seed=8)
    put(canvas, _(box.scenario.title), LABEL, FRect(area.x + 20, area.y + 8, 316, 38), name="hunt")
    canvas.sprite("token-time", area.right - 146, area.y + 28, 0.8)
    time = _("{time} of {limit}").format(time=table.dark, limit=box.limit)
    put(canvas, time, CAPTION, FRect(area.right - 122, area.y + 8, 106, 38), name="time")
    aim = FRect(area.x + 20, area.y + 42, area.w - 40, area.h - 85)
    done = progress_words(table)
    words = f"{aim_words(box)} {done}".strip()
    told = canvas.words(words, CAPTION, aim, upright="top", wrap=True, name="aim")
    rest = FRect(aim.x, told.bottom + 8, aim.w, aim.bottom - told.bottom - 8)
    _ideas(canvas, showing, rest)
    _points(canvas, showing, FRect(area.x + 20, area.bottom - 46, area.w - 40, 40))


def _ideas(canvas: Canvas, showing: Showing, area: FRect) -> None:
    """The ideas on display, with what they do where there is room for that, else by their names."""
    text = canvas.text
    ideas = [showing.table.box.ideas[one] for one in showing.table.shown]
    told = [f"{_(one.title)}: {idea_effect(one)}" for one in ideas]
    if sum(text.size(words, CAPTION, area.w)[1] + BETWEEN for words in told) > area.h:
        told = [_("Ideas: {ideas}.").format(ideas=", ".join(_(one.title) for one in ideas))]
    top = area.y
    for number, words in enumerate(told):
        room = FRect(area.x, top, area.w, area.bottom - top)
        if text.fits(words, CAPTION, room.w, room.h):
            top = canvas.words(words, CAPTION, room, upright="top", wrap=True, name=f"idea-{number}").bottom + BETWEEN


def _points(canvas: Canvas, showing: Showing, area: FRect) -> None:
    box = showing.table.box
    sides = range(box.sides) if not box.together else range(1)
    for side in sides:
        x = area.x + side * 120
        emblem = "star" if box.together else showing.side_emblem(side)
        canvas.icon(f"icon-{emblem}", FRect(x, area.y + 4, 32, 32), INK)
        points = str(showing.table.points[side])
        put(canvas, points, Style(Face.BOLD, 28), FRect(x + 38, area.y, 70, area.h), name=f"points-{side}")


# -- a character's card -----------------------------------------------------------------------------------------------


def card(canvas: Canvas, showing: Showing, person: int) -> None:
    """Portrait, name, skill, the ring of the side that is up with its cube, and the rage token."""
    table, area = showing.table, layout.card(person)
    one = table.box.people[person]
    acts = person in {showing.actor, showing.asked}
    canvas.panel("bone" if acts else "idle", area, seed=person + 3)
    hurt = "-hurt" if table.hurt[person] else ""
    fade = (GONE, 0.7) if table.out[person] else None
    canvas.sprite(f"{one.name}{hurt}-card", area.x + 14, area.y + 19, fade=fade)
    if hurt and not table.out[person]:
        tag = FRect(area.x + 18, area.bottom - 54, 92, 34)
        canvas.panel("tag", tag, seed=person + 1)
        put(canvas, _("hurt"), Style(Face.BOLD, 24, CREAM), tag.inflate(-10, 0), "centre", name="hurt")
    canvas.icon(f"icon-{showing.emblem(person)}", FRect(area.x + 126, area.y + 8, 32, 32), INK)
    put(canvas, person_title(table.box, one.name), HEADING, FRect(area.x + 166, area.y + 3, 200, 40), name="name")
    player = showing.seats[one.seat].name if table.box.seats > 1 else ""
    put(canvas, player, CAPTION, FRect(area.x + 300, area.y + 3, 146, 40), "right", name="player")
    about = FRect(area.x + 126, area.y + 40, area.w - 144, 91)
    canvas.words(_facts(showing, person), CAPTION, about, upright="top", wrap=True, name="facts")
    if table.tokens[person]:
        at = layout.token(person)
        canvas.sprite("token-rage", at.centerx, at.centery)


def _facts(showing: Showing, person: int) -> str:
    """The skill, and what is the matter with the character."""
    table = showing.table
    one = table.box.people[person]
    if table.out[person]:
        return _("knocked out")
    found = []
    if table.loads[person]:
        found.append(_("Carries a load."))
    if one.item is not None:
        found.append(f"{_(one.item.title)}.")
    found.extend(f"{_(trait.title)}." for trait in one.traits)
    if one.kind.skill is None:
        found.append(_("Sidekick, no skill."))
    else:
        found.append(_(one.kind.skill.about).format(amount=one.kind.skill.amount))
    return " ".join(found)


def _ring(canvas: Canvas, showing: Showing, person: int) -> None:
    table = showing.table
    if table.out[person]:
        return
    ring = table.box.people[person].kind.ring(injured=bool(table.hurt[person]))
    linked = table.pair(person) if table.cubes[person] != NO_CUBE and showing.sees_cube(person) else ()
    for place in range(RING + 1):
        icon = ring[place % RING]
        used = showing.actor == person and place % RING in linked and not _left(showing, person, place % RING)
        _tile(canvas, layout.tile(person, place), icon, again=place == RING, linked=_lies(place, linked), used=used)
    for number in range(1, RING + 1):
        at = layout.slot(person, number)
        canvas.disc(at.centerx, at.bottom - 12, 7, UMBER)
        canvas.disc(at.centerx, at.bottom - 12, 5, EMBER if showing.actor == person else CREAM)


def _lies(place: int, linked: Sequence[int]) -> bool:
    """Whether the cube lies beside that tile; of the first icon's two tiles only one is next to the cube."""
    if not linked or place % RING not in linked:
        return False
    closing = tuple(linked) == (RING - 1, 0)
    return place != 0 if closing else place != RING


def _left(showing: Showing, person: int, place: int) -> bool:
    """Whether the acting character may still do that icon."""
    table = showing.table
    return person == showing.actor and table.left > 0 and not table.used >> place & 1


def _tile(canvas: Canvas, box: FRect, icon: Icon, *, again: bool, linked: bool, used: bool) -> None:
    """An icon with its dice, the symbol that is needed, and whether distance counts."""
    canvas.panel("card" if linked and not used else "slot", box, seed=3)
    ink = UMBER if used or again else INK
    side = 40.0 if not icon.dice else 34.0
    top = box.y + (16 if not icon.dice else 5)
    canvas.icon(DEEDS[icon.deed], FRect(box.centerx - side / 2, top, side, side), ink)
    if not icon.dice:
        return
    put(canvas, str(icon.dice), Style(Face.BOLD, 22, ink), FRect(box.x + 4, box.bottom - 31, 16, 28), name="dice")
    x = box.x + 19
    for symbol in icon.wanted:
        canvas.icon(f"icon-{symbol}", FRect(x, box.bottom - 27, 19, 19), TEXT_RED)
        x += 19
    if icon.far:
        put(canvas, "-1", Style(Face.BOLD, 22, ink), FRect(x, box.bottom - 31, 22, 28), name="far")


# -- the turn order ---------------------------------------------------------------------------------------------------


def order(canvas: Canvas, showing: Showing) -> None:
    """Round and phase, then a card for each turn of the round; the one being played stands out."""
    table = showing.table
    canvas.panel("tray", layout.ORDER, seed=3)
    words = _("Round {number}").format(number=table.round)
    put(canvas, words, Style(Face.BOLD, 28, CREAM), FRect(*layout.ROUND.topleft, layout.ROUND.w, 40), name="round")
    phase = FRect(layout.ROUND.x, layout.ROUND.y + 40, layout.ROUND.w, 34)
    put(canvas, phase_words(table), Style(CAPTION.face, 24, CREAM), phase, name="phase")
    for place, number in enumerate(table.order):
        box = layout.order_box(place, len(table.order))
        here = number == showing.acting and place == table.marker
        canvas.panel("bone" if here else "card", box, seed=place + 1)
        if here:
            canvas.ring(box, 4)
        _turn_card(canvas, showing, number, box)


def _turn_card(canvas: Canvas, showing: Showing, number: int, box: FRect) -> None:
    table = showing.table
    beast = beast_of(number)
    if beast < 0:
        hurt = "-hurt" if table.hurt[number] else ""
        canvas.sprite(f"{table.box.people[number].name}{hurt}", box.centerx, box.bottom - 6, 0.72)
        canvas.icon(f"icon-{showing.emblem(number)}", FRect(box.x + 3, box.y + 3, 22, 22), INK)
        return
    name = table.box.beasts[beast].kind.name
    w, h = canvas.art.sprites.size(name)
    canvas.sprite(name, box.centerx, box.bottom - 12, min(0.62, (box.w - 6) / w, (box.h - 22) / h))
    if table.box.card_name(number).endswith("+"):
        put(canvas, "+", Style(Face.BOLD, 28, TEXT_RED), FRect(box.right - 24, box.y + 1, 22, 28), name="extra")
    alike = [one for one in table.box.beasts if one.kind.name == name]
    if len(alike) > 1:
        digit = str(alike.index(table.box.beasts[beast]) + 1)
        put(canvas, digit, Style(Face.BOLD, 24, INK), FRect(box.x + 4, box.y + 1, 20, 28), name="which")
