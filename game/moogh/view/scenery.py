"""What lies still on the table: the board with its land, the sheets of beasts and people, the turn order, the tray."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pygame import FRect

from game.core.words import _
from game.moogh.box import beast_of
from game.moogh.land import STRIDE
from game.moogh.pieces import RING, Act, Deed, Icon, Section, Space
from game.moogh.state import HERE, NO_CUBE
from game.moogh.view import layout
from game.moogh.view.describing import FATES, aim_words, phase_words, progress_words
from game.moogh.view.ground import land
from game.moogh.view.layout import Dossier
from game.moogh.view.showing import Showing
from game.moogh.view.wording import beast_title, person_title
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
from game.ui.tray import TRAY, WELL
from game.ui.writing import put

Draw = Callable[[Canvas], None]
"""Draws a part."""
DEEDS: Final = {
    Deed.MOVE: "icon-foot", Deed.THINK: "icon-think", Deed.REST: "icon-rest", Deed.HEAL: "icon-heal",
    Deed.TRAP: "icon-trap", Deed.STAB: "icon-spear", Deed.THROW: "icon-throw", Deed.CLIMB: "icon-climb",
    Deed.SEDATE: "icon-sedate", Deed.TAUNT: "icon-taunt",
}  # fmt: skip
"""The picture of each action."""
ACTS: Final = {
    Act.FORWARD: "icon-up", Act.BACKWARD: "icon-down", Act.SEEK: "icon-seek", Act.LOOK: "icon-eye",
    Act.TRAMPLE: "icon-trample", Act.ATTACK: "icon-attack", Act.BITE: "icon-bite", Act.CLAW: "icon-claw",
    Act.TAIL: "icon-tail", Act.SHAKE: "icon-shake", Act.UTURN: "icon-uturn", Act.RANDOM: "icon-dice",
    Act.SLEEP: "icon-zzz",
}  # fmt: skip
"""The picture of each thing that a beast does."""
COUNTED: Final = (Act.FORWARD, Act.BACKWARD, Act.TRAMPLE, Act.ATTACK)
RAGE: Final = tuple(pigment(one) for one in ("#8E9A52", "#B3A452", "#D69B3E", "#CF6E33", "#B23A28"))
"""Rows from calm to fury; the last of a card is always the last of these."""
GONE: Final = pigment("#E0CA9C")
GUARD, WEAK, SHUT = pigment("#7C9450"), pigment("#C9604A"), pigment("#8A6F50")
DIGIT: Final = Style(Face.BOLD, 24)
WEST: Final = 3


class Scenery:
    """The still picture of a table."""

    def __init__(self, showing: Showing) -> None:
        self.showing = showing

    def paint(self, canvas: Canvas) -> None:
        """All of it; the canvas keeps to what changed."""
        canvas.table()
        if canvas.touches(layout.FRAME):
            land(canvas, self.showing)
        for area, draw in self._parts().values():
            if canvas.touches(area.inflate(2 * REACH, 2 * REACH)) or canvas.notes is not None:
                draw(canvas)
        canvas.panel("tray", TRAY, seed=6)
        canvas.panel("well", WELL, seed=6)

    def _parts(self) -> Mapping[str, tuple[FRect, Draw]]:
        showing = self.showing
        box = showing.table.box
        found: dict[str, tuple[FRect, Draw]] = {
            "order": (layout.ORDER, lambda canvas: order(canvas, showing)),
            "hunt": (layout.hunt(len(box.beasts)), lambda canvas: hunt(canvas, showing)),
        }
        for beast in range(len(box.beasts)):
            found[f"beast {beast}"] = sheet_of(showing, beast).box, _of_beast(showing, beast)
        for person in range(len(box.people)):
            found[f"person {person}"] = layout.card(person), _of_person(showing, person)
        return found

    def keys(self) -> Mapping[str, object]:
        """By part, what it shows."""
        showing = self.showing
        box = showing.table.box
        beasts = {f"beast {one}": showing.beast_key(one) for one in range(len(box.beasts))}
        people = {f"person {one}": showing.person_key(one) for one in range(len(box.people))}
        return {"order": showing.order_key(), "hunt": showing.hunt_key(), **beasts, **people}

    def areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        """Where that part lies."""
        del before, after
        return [self._parts()[name][0].inflate(2 * REACH, 2 * REACH)]


def _of_beast(showing: Showing, beast: int) -> Draw:
    return lambda canvas: dossier(canvas, showing, beast)


def _of_person(showing: Showing, person: int) -> Draw:
    return lambda canvas: card(canvas, showing, person)


# -- a beast's sheet --------------------------------------------------------------------------------------------------


def sheet_of(showing: Showing, beast: int) -> Dossier:
    """Where that beast's sheet is."""
    box = showing.table.box
    return layout.dossier(beast, len(box.beasts), box.beasts[beast].card.most)


def dossier(canvas: Canvas, showing: Showing, beast: int) -> None:
    """Name, health, the action card with its disc, and what surrounds the beast."""
    table, parts = showing.table, sheet_of(showing, beast)
    one = table.box.beasts[beast]
    acts = beast_of(showing.acting) == beast
    canvas.panel("bone" if acts else "idle", parts.box, seed=beast + 2)
    put(canvas, beast_title(table.box, one.name), HEADING, parts.name, name=f"beast-{beast}")
    if table.fates[beast] != HERE:
        words = _(FATES[table.fates[beast]])
        put(canvas, words, Style(LABEL.face, LABEL.size, TEXT_RED), parts.rows[0], name=f"fate-{beast}")
        return
    canvas.icon("icon-heart", FRect(parts.health.x, parts.health.y + 4, 36, 36), TEXT_RED)
    count = FRect(parts.health.x + 38, parts.health.y, 46, parts.health.h)
    put(canvas, str(table.health[beast]), Style(Face.BOLD, 33), count, name=f"health-{beast}")
    for rage in range(1, one.card.most + 1):
        _row(canvas, showing, beast, rage)
    _around(canvas, showing, beast, parts.around)


def rage_colour(rage: int, most: int) -> tuple[int, int, int]:
    """The colour of a row: the highest is always fury."""
    return RAGE[-1] if rage == most else RAGE[min(rage - 1, len(RAGE) - 2)]


def _row(canvas: Canvas, showing: Showing, beast: int, rage: int) -> None:
    table, parts = showing.table, sheet_of(showing, beast)
    one = table.box.beasts[beast]
    row, band = one.row(table.faces[beast], rage), parts.rows[one.card.most - rage]
    canvas.panel("slot", band, seed=rage)
    canvas.fill(band.inflate(-8, -8), rage_colour(rage, one.card.most))
    middle = band.centery
    side = min(26.0, band.h - 10)
    if row.defence:
        canvas.icon("icon-shield", FRect(band.x + 4, middle - side / 2, side, side), CREAM)
        digit = FRect(band.x + 4 + side, band.y, 18, band.h)
        put(canvas, str(row.defence), Style(Face.BOLD, 24, CREAM), digit, name="defence")
    for arrow in range(row.arrows):
        canvas.icon("icon-right", FRect(band.right - 44 + arrow * 10, middle - 11, 22, 22), CREAM)
    here = table.rage[beast] == rage
    for column, space in enumerate(row.spaces):
        _space(canvas, parts.space(rage, column), space, disc=here and table.column[beast] == column)


def _space(canvas: Canvas, box: FRect, space: Space, *, disc: bool) -> None:
    high = min(box.h - 8, 54.0)
    if disc:
        canvas.sprite("rage-disc", box.centerx, box.centery, min(1.0, (box.h + 2) / 60))
    else:
        canvas.fill(FRect(box.x + 3, box.centery - high / 2, box.w - 6, high), CREAM)
    counted = space.act in COUNTED
    side = min(high - 4, 36.0)
    left = box.centerx - side / 2 - (8 if counted else 0)
    canvas.icon(ACTS[space.act], FRect(left, box.centery - side / 2, side, side), INK)
    if counted:
        digit = FRect(left + side - 1, box.y, 18, box.h)
        put(canvas, str(space.count), DIGIT, digit, "centre", name="count")


def _around(canvas: Canvas, showing: Showing, beast: int, area: FRect) -> None:
    """The spaces around the beast as it stands now: weak spots, guards, and where nobody climbs."""
    table = showing.table
    shape, kind = table.shape(beast), table.box.beasts[beast].kind
    across = kind.size + 2
    side = area.w / across
    for offset, section in shape.section.items():
        row, column = divmod(offset + STRIDE + 1, STRIDE)
        box = FRect(area.x + column * side, area.y + row * side, side - 3, side - 3)
        _flank(canvas, box, showing, beast, section)
    body = FRect(area.x + side, area.y + side, side * kind.size - 3, side * kind.size - 3)
    _inner(canvas, body, kind.name, shape.facing)
    top = kind.top
    if top.weak:
        words = FRect(area.x, area.bottom + 2, area.w, 34)
        if words.bottom < sheet_of(showing, beast).box.bottom - 6:
            put(canvas, _("on top +{n}").format(n=top.weak), CAPTION, words, "centre", name="top")


def _inner(canvas: Canvas, body: FRect, picture: str, facing: int) -> None:
    """The beast in the middle of what surrounds it, and the arrow to where it faces."""
    canvas.panel("slot", body, seed=4)
    _x, _y, w, h = canvas.art.sprites.body(picture)
    size = min((body.w - 4) / w, (body.h - 8) / h)
    canvas.sprite(picture, body.centerx, body.centery + h * size * 0.45, size, flip=facing == WEST)
    name = ("facing-north", "facing-east", "facing-south", "facing-west")[facing]
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[facing]
    canvas.sprite(name, body.centerx + dx * (body.w / 2 - 3), body.centery + dy * (body.h / 2 - 3), 0.72)


def _flank(canvas: Canvas, box: FRect, showing: Showing, beast: int, section: Section) -> None:
    flank = showing.table.box.beasts[beast].kind.flank(section)
    colour = WEAK if flank.weak else GUARD if flank.defence else CREAM
    canvas.fill(box, colour)
    words = f"+{flank.weak}" if flank.weak else f"-{flank.defence}" if flank.defence else ""
    if words:
        style = Style(Face.BOLD, 22, CREAM if flank.weak else INK)
        put(canvas, words, style, box.inflate(6, 6), "centre", name="flank")
    if flank.closed:
        canvas.line(box.bottomleft, box.topright, SHUT, 4)


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
    ideas = _("Ideas: {ideas}.").format(ideas=", ".join(_(box.ideas[one].title) for one in table.shown))
    if canvas.text.fits(ideas, CAPTION, rest.w, rest.h):
        canvas.words(ideas, CAPTION, rest, upright="top", wrap=True, name="ideas")
    _points(canvas, showing, FRect(area.x + 20, area.bottom - 46, area.w - 40, 40))


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
    if not table.out[person]:
        _ring(canvas, showing, person)


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
    if one.kind.skill is None:
        found.append(_("Sidekick, no skill."))
    else:
        found.append(_(one.kind.skill.about).format(amount=one.kind.skill.amount))
    return " ".join(found)


def _ring(canvas: Canvas, showing: Showing, person: int) -> None:
    table = showing.table
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
