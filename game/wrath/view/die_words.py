"""What the tray says about a die: what its face buys, what may come of rolling on, or why it does nothing."""

from typing import Final

from game.core.words import N_, _, several
from game.ui.tray import Message
from game.wrath.box import ICONS, Box
from game.wrath.spending import why_no_use
from game.wrath.state import ROLL, SPEND, State
from game.wrath.view import dice
from game.wrath.view.showing import Showing
from game.wrath.words import icon_title

BUYS: Final = {
    "volcano": N_("A cave person must go into the crater."),
    "cave": N_("A piece comes onto the cave tile."),
    "hut": N_("A piece comes onto the hut tile."),
    "foot": N_("A piece walks one tile."),
    "egg": N_("A cave person goes to the egg space."),
}


def about_die(showing: Showing, number: int) -> Message:
    """The words for that die, counted from 0."""
    face = dice.faces(showing.table, showing.used)[number]
    heading = " + ".join(icon_title(ICONS.index(icon.name)).capitalize() for icon in face)
    useless = _useless(showing.table, face)
    if useless:
        return Message(heading, useless)
    buys = " ".join(_(BUYS[icon.name]) for icon in face)
    rest = _rest(showing.table, face)
    return Message(heading or _("Nothing"), f"{buys} {rest}".strip() or _("This face does nothing."))


def _useless(table: State, face: tuple[dice.Icon, ...]) -> str:
    """Why nothing can be done with it; empty if something can, or before it is time."""
    if table.phase != SPEND or not face:
        return ""
    left = [icon for icon in face if not icon.spent]
    return why_no_use(table, ICONS.index(left[0].name)) if left else _("This die is spent.")


def _rest(table: State, face: tuple[dice.Icon, ...]) -> str:
    if table.phase == ROLL and face:
        return _odds(table, face[0].name)
    return ""


def _odds(table: State, icon: str) -> str:
    """How likely a die that is rolled on comes to show that icon, if one rolls for it as often as one may."""
    left = table.box.rolls - table.rolls
    if left <= 0:
        return ""
    percent = round(100 * (1 - (1 - share(table.box, icon)) ** left))
    text = several("Each die: {percent}% in the roll left.", "Each die: {percent}% in the {n} rolls left.", left)
    return text.format(percent=percent, n=left)


def share(box: Box, icon: str) -> float:
    """Of the faces of a die, those that show that icon."""
    return sum(ICONS.index(icon) in face for face in box.faces) / len(box.faces)
