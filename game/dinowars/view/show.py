"""What happened, shown: each event becomes an act of some seconds, one after the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import pi, sin
from typing import Any, Final

from pygame import FRect

from game.core.table import Event
from game.core.words import _
from game.dinowars import events as ev
from game.dinowars.field import Edge
from game.dinowars.kinds import INCH
from game.dinowars.sines import HALF, ROUND
from game.dinowars.view import lava, layout, wording
from game.dinowars.view.card import combat_dice
from game.dinowars.view.dice import TILTS, Die, tumbling
from game.dinowars.view.follow import number_of
from game.dinowars.view.pieces import DOWN, Figure, Figures, figure, things
from game.dinowars.view.proclaiming import ceremony
from game.dinowars.view.saying import said
from game.dinowars.view.showing import Showing
from game.ui.act import READ_S, TURN_S, Act
from game.ui.bent import stepped
from game.ui.canvas import Canvas
from game.ui.eases import ease_in_out_cubic, ease_out_back, ease_out_cubic
from game.ui.theme import CALM_S, ROLL_S
from game.ui.things import FLIGHT, FURNITURE, NOTES, Label, Pic, Thing

LOOK_S: Final = 0.55
"""So long dice are looked at after they have come to rest."""
LEAST_S: Final = 0.3
PACE: Final = 520.0
"""A move takes so long at least; else so many units a second."""
SHOVE_S: Final = 0.32
FALL_S: Final = 0.4
HOP: Final = 10.0


def act_of(showing: Showing, before: Figures, event: Event, *, calm: bool) -> Act | None:
    """The act of an event; the table shown is already as after it, `before` is who stood where. None: shown at once."""
    maker = MAKERS.get(type(event))
    if maker is None:
        return None
    act = maker(showing, before, event, calm=calm)
    if act is not None:
        act.message = said(showing, event)
    return act


# -- dice -------------------------------------------------------------------------------------------------------------


def tray_dice(showing: Showing) -> list[Die]:
    """The last roll as it lies on the tray."""
    places = layout.die_places(len(showing.dice))
    return [
        Die(showing.sprites, face, x, y, size, tribe, TILTS[number])
        for number, ((face, tribe), (x, y, size)) in enumerate(zip(showing.dice, places, strict=True))
    ]


def _rolling(dice: Sequence[Die], seconds: float = LOOK_S) -> Act:
    """They fall, one a little after the other, and are looked at."""
    whole = ROLL_S + seconds
    return Act(whole, lambda share: _fallen(dice, min(1.0, share * whole / ROLL_S)))


def _fallen(dice: Sequence[Die], share: float) -> list[Thing]:
    return [tumbling(replace(die, layer=FURNITURE + 1), number, share) for number, die in enumerate(dice)]


def _rolled(showing: Showing, before: Figures, event: Event, *, calm: bool) -> Act:
    del before
    if calm:
        return Act(LOOK_S)
    banner = isinstance(event, ev.TurnBegan)
    act = _rolling(tray_dice(showing), 2 * LOOK_S if banner else LOOK_S)
    if isinstance(event, ev.TurnBegan):
        words = _("Turn {n}").format(n=event.turn)
        fall = act.draw
        act.draw = lambda share: [*fall(share), _flag(words)]
    return act


def _fight(showing: Showing, before: Figures, event: ev.Fought, *, calm: bool) -> Act:
    """The dice fall on the card while the two go at each other."""
    dice = combat_dice(showing, event)
    numbers = showing.table.box.numbers
    one, other = before.get(numbers.get(event.attacker, -1)), before[numbers[event.defender]]
    whole = ROLL_S + 2 * LOOK_S
    if calm:
        return Act(LOOK_S * 2)
    hidden: frozenset[object] = frozenset() if one is None else frozenset({one.piece})

    def draw(share: float) -> Sequence[Thing]:
        rolled = min(1.0, share * whole / ROLL_S)
        found = _fallen([replace(die, kept=False) for die in dice], rolled) if rolled < 1 else _fallen(dice, 1.0)
        return [*found, *_clash(showing, one, other, share)]

    return Act(whole, draw, hidden)


def _clash(showing: Showing, one: Figure | None, other: Figure, share: float) -> Iterator[Thing]:
    """The attacker lunges at the defender and back; where they meet there is a splash."""
    sprites = showing.sprites
    if one is None:
        x, y = other.x, other.y - 60 * (1 - ease_out_cubic(min(1.0, share * 3)))
        yield Pic(sprites, "pteranodon-flying", x, round(y - 20, 1), 0.5, FLIGHT, lift=16)
        return
    reach = sin(pi * min(1.0, share * 2)) * 0.22
    x, y = one.x + (other.x - one.x) * reach, one.y + (other.y - one.y) * reach
    yield from things(sprites, one.at(x, y), FLIGHT)
    if 0.1 < share < 0.6:
        yield Pic(sprites, "splat", (one.x + other.x) / 2, (one.y + other.y) / 2 - 14, 0.8, NOTES)


def _twist(showing: Showing, before: Figures, event: ev.TwistRolled, *, calm: bool) -> Act:
    """A die falls on everybody; those that are struck wear a ring."""
    least = 5 if event.twist == "pteradon" else 6
    dice = []
    for name, face in zip(event.names, event.dice, strict=True):
        one = before.get(number_of(showing.table, name))
        if one is not None:
            dice.append(
                Die(showing.sprites, face, one.x, one.y - 34, 0.36, one.tribe, 0, kept=face >= least, layer=NOTES)
            )
    if calm:
        return Act(READ_S, lambda _share: list(dice))
    whole = ROLL_S + READ_S

    def draw(share: float) -> Sequence[Thing]:
        rolled = min(1.0, share * whole / ROLL_S)
        plain = dice if rolled >= 1 else [replace(die, kept=False) for die in dice]
        return [tumbling(die, number % 5, rolled) for number, die in enumerate(plain)]

    return Act(whole, draw)


# -- on the table -----------------------------------------------------------------------------------------------------


def _moved(showing: Showing, before: Figures, event: ev.Moved, *, calm: bool) -> Act | None:
    """It walks along its way, rocking a little; flyers glide."""
    number = number_of(showing.table, event.name)
    old, new = before.get(number), figure(showing, number)
    if old is None:
        return None
    far = ((old.x - new.x) ** 2 + (old.y - new.y) ** 2) ** 0.5
    if calm or far < 1:
        return Act(CALM_S)
    seconds = max(LEAST_S, min(1.2, far / PACE + 0.2))
    walk = replace(new, facing=old.facing)
    steps = max(1, round(far / 46))

    def draw(share: float) -> Sequence[Thing]:
        along = ease_in_out_cubic(share)
        here = walk.at(old.x + (new.x - old.x) * along, old.y + (new.y - old.y) * along)
        lift = 0.0 if new.flies else round(HOP * abs(sin(pi * steps * along)) * (1 if share < 1 else 0), 1)
        return list(things(showing.sprites, here, FLIGHT, lift))

    return Act(seconds, draw, frozenset({number}))


def _shifted(showing: Showing, before: Figures, event: ev.Shifted, *, calm: bool) -> Act | None:
    """It is pushed away, and turned as it comes to rest."""
    number = number_of(showing.table, event.name)
    old, new = before.get(number), figure(showing, number)
    if old is None or calm:
        return Act(CALM_S)

    def draw(share: float) -> Sequence[Thing]:
        along = ease_out_cubic(share)
        here = new.at(old.x + (new.x - old.x) * along, old.y + (new.y - old.y) * along)
        return list(things(showing.sprites, replace(here, facing=_between(old.facing, new.facing, along)), FLIGHT))

    return Act(SHOVE_S, draw, frozenset({number}))


def _between(start: int, end: int, share: float) -> int:
    """A facing on the shorter way from one to another."""
    by = (end - start + HALF) % ROUND - HALF
    return round(start + by * share) % ROUND


def _turned(showing: Showing, before: Figures, event: ev.Turned, *, calm: bool) -> Act | None:
    number = number_of(showing.table, event.name)
    old, new = before.get(number), figure(showing, number)
    if old is None or calm:
        return None

    def draw(share: float) -> Sequence[Thing]:
        facing = _between(old.facing, new.facing, ease_in_out_cubic(share))
        return list(things(showing.sprites, replace(new, facing=facing), FLIGHT))

    return Act(LEAST_S, draw, frozenset({number}))


def _stood(showing: Showing, before: Figures, event: ev.Stood, *, calm: bool) -> Act:
    """It comes down on its place."""
    del before
    number = number_of(showing.table, event.name)
    one = figure(showing, number)
    if calm:
        return Act(CALM_S)

    def draw(share: float) -> Sequence[Thing]:
        high = max(0.0, round(70 * (1 - ease_out_back(share)), 1))
        return list(things(showing.sprites, one, FLIGHT, high))

    return Act(LEAST_S, draw, frozenset({number}))


def _fallen_over(showing: Showing, before: Figures, event: ev.Downed | ev.StoodUp, *, calm: bool) -> Act | None:
    """It falls on its side, or gets up."""
    number = number_of(showing.table, event.name)
    one = figure(showing, number)
    if calm or number not in before:
        return Act(CALM_S)
    falls = isinstance(event, ev.Downed)
    upright = replace(one, down=False)

    def draw(share: float) -> Sequence[Thing]:
        part = ease_out_cubic(share) if falls else 1 - ease_out_cubic(share)
        tilt = stepped(DOWN * part * (-1 if one.flip else 1))
        found = things(showing.sprites, upright, FLIGHT)
        return [replace(thing, tilt=tilt) if isinstance(thing, Pic) else thing for thing in found]

    return Act(FALL_S, draw, frozenset({number}))


def _gone(showing: Showing, before: Figures, event: ev.Killed | ev.Escaped, *, calm: bool) -> Act | None:
    """It fades; where somebody died there is dust."""
    one = before.get(number_of(showing.table, event.name))
    if one is None:
        return None
    died = isinstance(event, ev.Killed)

    def draw(share: float) -> Sequence[Thing]:
        alpha = round(255 * (1 - share))
        tilt = 0 if calm else stepped(DOWN * min(1.0, share * 2) * (-1 if one.flip else 1))
        found: list[Thing] = [
            replace(thing, alpha=alpha, tilt=tilt if died else 0) if isinstance(thing, Pic) else thing
            for thing in things(showing.sprites, replace(one, down=False), FLIGHT)
        ]
        if died and not calm:
            found += _dust(showing, one, share)
        return found

    return Act(READ_S * 0.6, draw)


def _dust(showing: Showing, one: Figure, share: float) -> Iterator[Thing]:
    for number in range(3):
        x = one.x + (number - 1) * (14 + 40 * share)
        size = round(0.5 + 0.4 * share, 2)
        yield Pic(showing.sprites, f"dust{number + 1}", round(x, 1), one.y, size, NOTES, alpha=round(220 * (1 - share)))


# -- lava -------------------------------------------------------------------------------------------------------------


def _flow(showing: Showing, before: Figures, event: ev.LavaCame, *, calm: bool) -> Act:
    """The front goes on."""
    del before
    start = max(0, event.depth - event.roll * INCH)
    if calm:
        return _rolling(tray_dice(showing))
    whole = ROLL_S + 1.0
    dice = tray_dice(showing)

    def draw(share: float) -> Sequence[Thing]:
        rolled = min(1.0, share * whole / ROLL_S)
        along = max(0.0, (share * whole - ROLL_S) / 1.0)
        depth = round(start + (event.depth - start) * ease_in_out_cubic(min(1.0, along)))
        return [*_fallen(dice, rolled), Front(event.edge, depth)]

    return Act(whole, draw)


@dataclass(frozen=True, slots=True)
class Front:
    """The lava's front on its way."""

    edge: str
    far: int
    layer: int = 0

    @property
    def depth(self) -> float:
        return -9.0

    @property
    def bounds(self) -> FRect:
        return layout.band(Edge(self.edge), self.far).inflate(8, 8)

    def draw(self, canvas: Canvas) -> None:
        lava.draw(canvas, Edge(self.edge), self.far)


# -- what is announced ------------------------------------------------------------------------------------------------


def _flag(words: str, tribe: str = "") -> Label:
    """A flag over the table."""
    return Label(words, layout.TABLE.centerx, layout.TABLE.y + 66, tribe=tribe, great=True)


def _banner(words: Callable[[Showing, Any], tuple[str, str]]) -> Callable[..., Act]:
    """An act that only flies a flag."""

    def made(showing: Showing, before: Figures, event: Event, *, calm: bool) -> Act:
        del before, calm
        said, tribe = words(showing, event)
        return Act(TURN_S, lambda _share: [_flag(said, tribe)])

    return made


def _activated(showing: Showing, event: ev.Activated) -> tuple[str, str]:
    words = _("{name}: {n} actions").format(name=showing.names[event.seat], n=event.actions)
    return words, showing.tribe(event.seat)


def _ends(showing: Showing, event: ev.TurnEnds) -> tuple[str, str]:
    del showing
    return _("Turn {n} ends").format(n=event.turn), ""


def _scored(showing: Showing, event: ev.Scored) -> tuple[str, str]:
    words = _("{name}: {objective}!").format(
        name=showing.names[event.seat], objective=_(wording.OBJECTIVES[event.objective])
    )
    return words, showing.tribe(event.seat)


def _read(seconds: float) -> Callable[..., Act]:
    """An act in which only the tray speaks."""
    return lambda _showing, _before, _event, calm: Act(seconds * (1.0 if not calm else 0.8))


def _paid(showing: Showing, before: Figures, event: ev.Ferocity, *, calm: bool) -> Act:
    """The change rises beside the pool."""
    del before
    area = layout.ferocity(event.seat)
    label = Label(f"{event.change:+d}", area.right + 30, area.centery, tribe=showing.tribe(event.seat), big=True)

    def draw(share: float) -> Sequence[Thing]:
        return [replace(label, y=round(area.centery - (0 if calm else 14 * ease_out_cubic(share))))]

    return Act(0.45, draw)


MAKERS: Final[Mapping[type[Event], Callable[..., Act | None]]] = {
    ev.ObjectivesRolled: ceremony, ev.TwistsChosen: ceremony, ev.RolledOff: _rolled, ev.TurnBegan: _rolled,
    ev.MoveRolled: _rolled, ev.Saved: _rolled, ev.GargantuanRolled: _rolled, ev.Fought: _fight,
    ev.TwistRolled: _twist, ev.Moved: _moved, ev.Shifted: _shifted, ev.Turned: _turned, ev.Stood: _stood,
    ev.Downed: _fallen_over, ev.StoodUp: _fallen_over, ev.Killed: _gone, ev.Escaped: _gone, ev.LavaCame: _flow,
    ev.Activated: _banner(_activated), ev.TurnEnds: _banner(_ends), ev.Scored: _banner(_scored),
    ev.Ferocity: _paid, ev.Named: _read(READ_S * 0.6), ev.EdgeTaken: _read(READ_S * 0.6),
    ev.Broke: _read(READ_S), ev.GargantuanActs: _read(LOOK_S), ev.BabyGone: _read(READ_S * 0.6),
    ev.MatchEnded: _read(READ_S * 0.6), ev.Unmarked: _read(LOOK_S),
}  # fmt: skip
