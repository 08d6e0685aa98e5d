"""The card at the right: an animal that is held, two that fight with the odds or the dice, and lines to choose from."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import _, several
from game.dinowars.events import Fought
from game.dinowars.odds import Odds
from game.dinowars.state import NONE, State
from game.dinowars.view import knowing, layout, wording
from game.dinowars.view.dice import TILTS, Die
from game.dinowars.view.hand import Choosing, Prospect, Row
from game.dinowars.view.pieces import picture_of
from game.dinowars.view.places import AnimalSpot, RosterSpot, RowSpot
from game.dinowars.view.roster import ICONS, NUMBERS, portrait
from game.dinowars.view.showing import Showing
from game.ui.canvas import Canvas
from game.ui.hand import Behaviour, Spot
from game.ui.theme import (
    BODY,
    CAPTION,
    CREAM,
    FADED,
    INK,
    LABEL,
    PANEL_TITLE,
    TEXT_RED,
    Face,
    Style,
    mix,
    pigment,
)
from game.ui.things import FURNITURE, Thing
from game.ui.writing import fitting, percent, put

PLAIN: Final = pigment("#6B5A46")
ODDS: Final = (
    ("icon-cross", "none"), ("icon-shove", "knock"), ("icon-fallen", "down"), ("icon-skull", "kill"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two that fight."""

    picture: str
    tribe: str
    name: str
    value: str
    down: bool = False


@dataclass(frozen=True, slots=True)
class Duel:
    """Two that fight or may: why the values are what they are, the chances plain and with ferocity, or the dice."""

    title: str
    sides: tuple[Side, Side]
    words: str
    odds: tuple[tuple[str, ...], ...] = ()
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 0.0

    @property
    def bounds(self) -> FRect:
        return FRect(layout.CARD)

    def draw(self, canvas: Canvas) -> None:
        put(canvas, self.title, PANEL_TITLE, layout.card_title(), name="card-title")
        for at, (side, box) in enumerate(zip(self.sides, layout.portraits(), strict=True)):
            _portrait(canvas, side, box, left=at == 0)
        canvas.words(self.words, CAPTION, layout.card_words(), "centre", wrap=True, name="card-words")
        if self.odds:
            _odds(canvas, self.odds)


def _portrait(canvas: Canvas, side: Side, box: FRect, *, left: bool) -> None:
    inner = _niche(canvas, side.tribe, box, (16, 50), seed=7 if left else 9)
    portrait(canvas, side.picture, inner.inflate(-20, -12), down=side.down, flip=not left)
    x = box.right - 26 if left else box.x + 26
    canvas.disc(x, box.y + 16, 27, INK)
    canvas.disc(x, box.y + 16, 24, CREAM)
    number = FRect(x - 26, box.y - 6, 52, 44)
    put(canvas, side.value, Style(Face.BOLD, 30, TEXT_RED), number, "centre", name=f"value-{left}")


def _niche(canvas: Canvas, tribe: str, box: FRect, disc: tuple[float, float], *, seed: int) -> FRect:
    """Where an animal's portrait goes, in its tribe's colours: what is within its frame.

    `disc`: how far under the middle the light behind it lies, and its radius.
    """
    known = canvas.art.sight.tribe(tribe) if tribe else None
    colour = known.colour if known else PLAIN
    canvas.panel("slot", box, seed=seed)
    inner, (under, radius) = box.inflate(-8, -8), disc
    if known:
        canvas.ribbon(known.name, inner, seed=3, glyph=False)
    else:
        canvas.fill(inner, colour)
    light = mix(colour, CREAM, 0.45)
    canvas.clipped(inner, lambda one: one.disc(inner.centerx, inner.centery + under, radius, light))
    return inner


def _odds(canvas: Canvas, odds: tuple[tuple[str, ...], ...]) -> None:
    """A column for each result: its icon, the chance, and beneath it the chance with a point of ferocity."""
    area = layout.card_odds()
    lead = 42.0
    wide = (area.w - lead) / len(ODDS)
    high = area.h / (len(odds) + 1)
    for line in range(len(odds)):
        icon = "icon-dice" if not line else "icon-claw"
        middle = area.y + (line + 1.5) * high
        canvas.icon(icon, FRect(area.x + 6, middle - 14, 28, 28), INK if not line else TEXT_RED)
    for column, (icon, name) in enumerate(ODDS):
        x = area.x + lead + column * wide
        canvas.fill(FRect(x + 3, area.y, wide - 6, area.h), (255, 250, 232), 110)
        canvas.icon(icon, FRect(x + wide / 2 - 14, area.y + 2, 28, 28), INK)
        for line, shares in enumerate(odds):
            box = FRect(x, area.y + (line + 1) * high, wide, high)
            style = Style(Face.BOLD, 27, INK if not line else TEXT_RED)
            put(canvas, shares[column], style, box, "centre", name=f"odds-{name}-{line}")


@dataclass(frozen=True, slots=True)
class Alone:
    """An animal that is held, or looked at: its picture, what it is and what it does."""

    title: str
    picture: str
    tribe: str
    words: str
    down: bool = False
    numbers: tuple[tuple[str, str], ...] = ()
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 0.0

    @property
    def bounds(self) -> FRect:
        return FRect(layout.CARD)

    def draw(self, canvas: Canvas) -> None:
        put(canvas, self.title, PANEL_TITLE, layout.card_title(), name="card-title")
        inner = _niche(canvas, self.tribe, layout.portrait(), (30, 86), seed=7)
        portrait(canvas, self.picture, inner.inflate(-20, -10), down=self.down)
        if self.numbers:
            _numbers(canvas, self.numbers)
        words = layout.card_facts() if self.numbers else layout.card_facts().union(layout.card_numbers())
        canvas.words(self.words, CAPTION, words, upright="top", wrap=True, name="card-facts")


def _numbers(canvas: Canvas, numbers: tuple[tuple[str, str], ...]) -> None:
    """Each number large beside its icon."""
    area = layout.card_numbers()
    wide = area.w / len(numbers)
    for at, (name, number) in enumerate(numbers):
        x = area.x + at * wide
        canvas.icon(ICONS[name], FRect(x + 4, area.centery - 18, 36, 36), INK)
        box = FRect(x + 46, area.y, wide - 48, area.h)
        put(canvas, number, Style(Face.BOLD, 36), box, name=f"card-{name}")


@dataclass(frozen=True, slots=True)
class Note:
    """The card while nothing is held: a heading and some sentences."""

    title: str
    lines: tuple[str, ...]
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 0.0

    @property
    def bounds(self) -> FRect:
        return FRect(layout.CARD)

    def draw(self, canvas: Canvas) -> None:
        put(canvas, self.title, PANEL_TITLE, layout.card_title(), name="card-title")
        area = layout.card_whole()
        y = area.y
        for number, line in enumerate(self.lines):
            room = FRect(area.x, y, area.w, area.bottom - y)
            style = LABEL if number == 0 else BODY
            if not canvas.text.fits(line, Style(style.face, 24, style.colour), room.w, room.h):
                break
            y = canvas.words(line, style, room, upright="top", wrap=True, name=f"card-line-{number}").bottom + 10


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the card, as it can be pressed."""

    row: Row
    box: tuple[float, float, float, float]
    hover: bool = False
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 1.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(24, 24)

    def draw(self, canvas: Canvas) -> None:
        area, row = FRect(self.box), self.row
        stock = "slot" if row.reason else "chosen" if row.chosen else "bone" if self.hover else "card"
        canvas.panel(stock, area, seed=len(row.name))
        ink = FADED if row.reason else CREAM if row.chosen else INK
        side = min(32.0, area.h - 8)
        note = min(190.0, canvas.text.width(row.note, CAPTION) * 1.05 + 6) if row.note else 0.0
        words = FRect(area.x + 58, area.y, area.w - 76 - note, area.h)
        style = Style(LABEL.face, 27, ink)
        if canvas.text.fits(row.words, fitting(canvas.text, row.words, style, words), words.w):
            canvas.icon(row.icon, FRect(area.x + 14, area.centery - side / 2, side, side), ink)
        else:  # a language with longer words does without the icon
            words = FRect(area.x + 14, area.y, area.w - 32 - note, area.h)
        put(canvas, row.words, style, words, name=f"row-{row.name}")
        if row.note:
            box = FRect(area.right - 14 - note, area.y, note, area.h)
            put(canvas, row.note, Style(Face.BOLD, 25, ink), box, "right", name=f"note-{row.name}")


# -- what lies there --------------------------------------------------------------------------------------------------


def boxes(hand: Behaviour[Spot]) -> Iterator[tuple[Spot, FRect]]:
    """The lines as places."""
    rows = hand.rows() if isinstance(hand, Choosing) else ()
    for number, row in enumerate(rows):
        yield RowSpot(row.name), layout.card_row(number, len(rows))


def things(showing: Showing, hand: Behaviour[Spot], pointed: Spot | None, *, falling: bool) -> Iterator[Thing]:
    """The card as it is now; `falling`: dice are on their way."""
    looked = pointed.piece if isinstance(pointed, AnimalSpot | RosterSpot) else NONE
    yield _face(showing, hand, looked, falling=falling)
    rows = hand.rows() if isinstance(hand, Choosing) else ()
    for number, row in enumerate(rows):
        box = layout.card_row(number, len(rows))
        yield Line(row, (box.x, box.y, box.w, box.h), pointed == RowSpot(row.name))


def _face(showing: Showing, hand: Behaviour[Spot], looked: int, *, falling: bool) -> Thing:
    duel = hand.outlook() if isinstance(hand, Choosing) else None
    if isinstance(hand, Choosing) and duel is not None:
        return foreseen(showing, hand.title() or _("Attack"), duel)
    if _fight_lies(showing, hand, looked):
        assert showing.fight is not None
        return fought(showing, showing.fight, falling=falling)
    if looked == NONE and isinstance(hand, Choosing):
        looked = hand.piece
    return alone(showing, looked) if looked != NONE else Note(*_rest(showing, showing.table))


def _fight_lies(showing: Showing, hand: Behaviour[Spot], looked: int) -> bool:
    """Whether the last combat lies on the card: while its result is chosen, or nothing else is looked at."""
    if showing.fight is None:
        return False
    if not isinstance(hand, Choosing):
        return looked == NONE
    return hand.decision.about == "result" or (looked == NONE and hand.piece == NONE)


def shows_fight(showing: Showing, hand: Behaviour[Spot], pointed: Spot | None) -> bool:
    """Whether the dice of the last combat are seen on the card."""
    if isinstance(hand, Choosing) and hand.outlook() is not None:
        return False
    looked = pointed.piece if isinstance(pointed, AnimalSpot | RosterSpot) else NONE
    return _fight_lies(showing, hand, looked)


def alone(showing: Showing, piece: int) -> Alone:
    """An animal with all its facts."""
    table = showing.table
    kind = table.box.kinds[piece]
    name, look = wording.piece(table.box, piece), (picture_of(kind), showing.tribe_of(piece))
    if not kind.combat:
        return Alone(name, *look, _("Nobody's enemy. It strays, and is found by a touch."))
    words = knowing.manner(kind)
    if table.down[piece]:
        words = _("It lies: half its combat value, and any win over it kills.")
    numbers = tuple((name, str(getattr(kind, name))) for name in NUMBERS if kind.stamina or name != "stamina")
    return Alone(name, *look, words, bool(table.down[piece]), numbers)


def _side(showing: Showing, piece: int, value: str) -> Side:
    table = showing.table
    name = picture_of(table.box.kinds[piece])
    title = wording.piece(table.box, piece)
    return Side(name, showing.tribe_of(piece), title, value, bool(table.down[piece]))


def foreseen(showing: Showing, title: str, prospect: Prospect) -> Duel:
    """Two that may fight, with the exact odds."""
    attacker, defender, plain, fierce = prospect
    sides = _side(showing, attacker, str(plain.attack)), _side(showing, defender, wording.value(plain.halves))
    odds = tuple(_shares(one) for one in (plain, fierce) if one is not None)
    return Duel(title, sides, why_words(showing.table, attacker, plain), odds)


def _shares(odds: Odds) -> tuple[str, ...]:
    return tuple(map(percent, (odds.nothing + odds.saved, odds.knock, odds.down, odds.kill)))


def why_words(table: State, attacker: int, odds: Odds) -> str:
    """The attacker's value part by part, and the dice of both."""
    own = str(table.box.kinds[attacker].combat)
    parts = ", ".join([_("{value} of its own").format(value=own), *(f"+1 {_(wording.WHY[one])}" for one in odds.why)])
    dice = several("{n} die", "{n} dice", odds.dice[0]).format(n=odds.dice[0])
    return _("{parts}. {dice} against {against}.").format(parts=parts, dice=dice, against=odds.dice[1])


def fought(showing: Showing, event: Fought, *, falling: bool) -> Duel:
    """The last combat, with its dice; while they are `falling` nobody knows yet who wins."""
    table = showing.table
    numbers = table.box.numbers
    defender = _side(showing, numbers[event.defender], wording.value(event.defence_halves))
    if event.attacker in numbers:
        attacker = _side(showing, numbers[event.attacker], str(event.attack))
    else:
        attacker = Side("pteranodon-flying", "", _("Pteradon"), str(event.attack))
    return Duel(_("Combat"), (attacker, defender), "" if falling else margin_words(event))


def margin_words(event: Fought) -> str:
    """Who won, by how much."""
    mine, others = max(event.dice), max(event.against)
    if event.margin <= 0:
        return _("{mine} against {others}: no effect.").format(mine=mine, others=others)
    return _("{mine} beats {others}: a win by {margin}.").format(mine=mine, others=others, margin=event.margin)


def combat_dice(showing: Showing, event: Fought) -> list[Die]:
    """The dice of a combat as they lie on the card; the highest of each side counts."""
    sides = (event.dice, event.against)
    numbers, box = showing.table.box.numbers, layout.card_odds()
    names = (event.attacker, event.defender)
    found: list[Die] = []
    for side, faces in enumerate(sides):
        tribe = showing.tribe_of(numbers[names[side]]) if names[side] in numbers else ""
        for number, face in enumerate(faces):
            left = box.x + 44 + number * 74 if side == 0 else box.right - 44 - (len(faces) - 1 - number) * 74
            kept = number == faces.index(max(faces))
            tilt = TILTS[number + 3 * side]
            found.append(Die(showing.sprites, face, left, box.centery, 0.68, tribe, tilt, kept=kept))
    return found


def _rest(showing: Showing, table: State) -> tuple[str, tuple[str, ...]]:
    """What there is to know while nothing is held."""
    if not table.turn:
        text = _("{ground}, {points} points a side; turns: {turns}.")
        scenario, points = table.box.scenario, table.box.scenario.armies()[0].points
        about = text.format(ground=_(table.box.field.title), points=points, turns=scenario.turns)
        return _(table.box.scenario.title), (about, _("Point at an objective, and the tray says what it wants."))
    rolls = _("{first} rolled {one}, {second} rolled {two}: the lower goes first.").format(
        first=showing.names[0], one=table.rolls[0], second=showing.names[1], two=table.rolls[1]
    )
    return _("Turn {n}").format(n=table.turn), (rolls, *_uses())


def _uses() -> tuple[str, ...]:
    """What ferocity buys (D12)."""
    return (
        _(
            "A point of ferocity buys one more action of the side, one more of an animal beyond its stamina, "
            "a die more for a move, or one more for an attack."
        ),
        _("Feeding points that an animal holds, and kills, bring ferocity."),
    )
