"""What may come of it, said before somebody commits themselves: of rolling, and of putting a piece somewhere."""

from collections.abc import Sequence
from typing import Final

from game.core.decision import Command
from game.core.words import _, several
from game.ui.hand import Behaviour, Spot
from game.ui.tray import MAIN, Message
from game.wrath.bots.odds import chance, eruption_chance, one_more, only, rolls_left
from game.wrath.bots.planning import silent
from game.wrath.box import CAVE, CAVE_ICON, EGG, EGG_ICON, FOOT_ICON, HUT_ICON, ICONS, VOLCANO
from game.wrath.commands import Move, Place
from game.wrath.hatching import hatchings
from game.wrath.moving import move
from game.wrath.placing import place
from game.wrath.rolling import dice_of
from game.wrath.state import State
from game.wrath.view import guide
from game.wrath.view.hand import Rolling
from game.wrath.view.places import NestSpot, PenSpot, PieceSpot, TileSpot
from game.wrath.view.showing import Showing
from game.wrath.view.spending import Spending
from game.wrath.view.strip import percent
from game.wrath.words import icon_title, piece_title

GATES: Final = {CAVE: CAVE_ICON, VOLCANO - 1: HUT_ICON}


def ahead(showing: Showing, hand: Behaviour[Spot], spot: Spot | None) -> Message | None:
    """What the tray says of choosing that place, where it is more than what lies there now."""
    if isinstance(hand, Rolling):
        return _of_rolling(showing.table, hand, spot) or _with_chance(showing, spot)
    return _of_spending(showing, hand, spot) if isinstance(hand, Spending) and spot is not None else None


# -- dice ----------------------------------------------------------------------------------------------------


def _of_rolling(table: State, hand: Rolling, spot: Spot | None) -> Message | None:
    """Of the button for rolling: how likely each icon falls on the dice that roll."""
    button = hand.buttons()[0]
    if spot != MAIN or button.reason:
        return None
    if table.rolls:
        number = len(table.dice) - len(hand.kept)
        text = several("On the die, with these chances:", "At least one on {n} dice:", number)
    else:
        number = dice_of(table)
        text = several("On the die, with these chances:", "At least one on {n} dice:", number)
    return Message(button.words, text.format(n=number), odds=one_more(table.box, number))


def _with_chance(showing: Showing, spot: Spot | None) -> Message | None:
    """What is said of a place, and how likely the dice bring what one wants there."""
    told, more = guide.about(showing, spot), odds(showing.table, spot)
    if told is None or not more:
        return None
    return Message(told.heading, f"{told.text} {more}")


def odds(table: State, spot: Spot | None) -> str:
    """How likely the dice of this turn bring what one wants at that place; empty where that is nothing."""
    if not rolls_left(table):
        return ""
    match spot:
        case PenSpot(name):
            return _for_pen(table, table.box.kinds[name])
        case NestSpot():
            return _for_icon(table, EGG_ICON)
        case PieceSpot(place="volcano"):
            return _for_volcano(table)
        case TileSpot(cell):
            return _for_tile(table, table.land.grid[cell])
    return ""


def _for_tile(table: State, tile: int) -> str:
    if tile == VOLCANO:
        return _for_volcano(table)
    return _for_icon(table, GATES[tile]) if tile in GATES else ""


def _for_pen(table: State, kind: int) -> str:
    """Eggs for a dinosaur that could hatch, were there enough."""
    missing = table.box.species[kind - 1].cost - table.tribes[table.seat][EGG]
    full = len(table.herds[table.seat]) >= table.box.bases
    if missing <= 0 or table.hatched or full or not table.pens[kind]:
        return ""
    likely = chance(table, only(EGG_ICON, missing))
    return _("Eggs for it this turn: up to {percent}.").format(percent=percent(likely))


def _for_volcano(table: State) -> str:
    return _("Filling it this turn: up to {percent}.").format(percent=percent(eruption_chance(table)))


def _for_icon(table: State, icon: int) -> str:
    likely = chance(table, only(icon, 1))
    if icon == EGG_ICON:
        return _("An egg this turn: up to {percent}.").format(percent=percent(likely))
    both = chance(table, tuple(int(each in {icon, FOOT_ICON}) for each in range(len(ICONS))))
    text = _("A {icon} this turn: up to {percent}; with a foot: {both}.")
    return text.format(icon=icon_title(icon), percent=percent(likely), both=percent(both))


# -- pieces --------------------------------------------------------------------------------------------------


def _of_spending(showing: Showing, hand: Spending, spot: Spot) -> Message | None:
    """Of a place where the piece in hand may go: what would be there then, against now."""
    way = hand.way(spot)
    told = guide.about(showing, spot)
    if not way or told is None:
        return None
    table = showing.table
    after = put_down(table, way)
    return Message(told.heading, " ".join([*_gains(table, after), guide.then(showing, table, after)]))


def put_down(table: State, way: Sequence[Command]) -> State:
    """A copy of the table on which these answers were given, as far as nobody is eaten between."""
    twin = table.copy()
    for command in way:
        if isinstance(command, Place):
            place(silent(twin), command)
        elif isinstance(command, Move) and twin.phase == table.phase:
            move(silent(twin), command)
    return twin


def _gains(table: State, after: State) -> list[str]:
    """What else it brings but points."""
    found = []
    if after.filled() == after.box.spaces > table.filled():
        found.append(_("It fills the volcano."))
    new = [one.dinosaur for one in hatchings(after) if one not in hatchings(table)]
    if new:
        names = ", ".join(piece_title(table.box, table.box.kinds[name]) for name in new)
        found.append(_("Eggs enough for: {dinosaurs}.").format(dinosaurs=names))
    return found
