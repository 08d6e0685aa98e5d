"""Answers in words, as one would advise somebody to give them: short phrases without a full stop."""

from collections.abc import Sequence
from typing import Final

from game.core.decision import Command
from game.core.words import N_, _, several
from game.wrath.box import CAVEMAN, CELLS, ICONS, VERBS
from game.wrath.commands import END, KEEP, ROLL, SPARE, STILL, Eat, Hatch, Move, Place, Reroll, Tremor
from game.wrath.state import State
from game.wrath.view.dice import icons_of
from game.wrath.words import DIRECTION_TITLES, TERRAIN_TITLES, icons_counted, piece_title

PLAIN: Final[dict[Command, str]] = {
    ROLL: N_("Roll the dice"),
    KEEP: N_("Keep all dice and spend them"),
    SPARE: N_("Spare the cave people"),
    END: N_("End the turn"),
    STILL: N_("Cause no tremor"),
}


def phrase(state: State, names: Sequence[str], command: Command) -> str:
    """What somebody is to do who gives that answer on that table; `names` by seat."""
    match command:
        case Reroll(dice):
            return _again(state, dice)
        case Hatch(dinosaur):
            return _("Hatch the {dinosaur}").format(dinosaur=piece_title(state.box, state.box.kinds[dinosaur]))
        case Place() | Move():
            return _piece(state, command)
        case Eat(tribe):
            return _("Send a cave person of {name} home").format(name=names[state.box.tribes.index(tribe)])
        case Tremor(direction):
            return _("Push the volcano {way}").format(way=_(DIRECTION_TITLES[direction]))
    return _(PLAIN[command])


def _again(state: State, dice: Sequence[int]) -> str:
    faces = [face for number, face in enumerate(state.faces(), 1) if number not in dice]
    if not faces:
        return _("Roll all the dice again")
    text = several("Keep {faces} and roll the other die again", "Keep {faces} and roll {n} dice again", len(dice))
    return text.format(faces=kept(faces), n=len(dice))


def kept(faces: Sequence[str]) -> str:
    """The icons on these faces, counted: 1 egg, 2 feet."""
    icons = [icon for face in faces for icon in icons_of(face)]
    counted = [icons_counted(number, icons.count(icon)) for number, icon in enumerate(ICONS) if icon in icons]
    return ", ".join(counted) or _("nothing")


def _piece(state: State, command: Place | Move) -> str:
    who = one(state, command.piece)
    if isinstance(command, Move):
        terrain = _(TERRAIN_TITLES[state.land.terrain(CELLS[command.goal]).value])
        text = _("Move {piece} from {start} to {goal} ({terrain})")
        return text.format(piece=who, start=command.start, goal=command.goal, terrain=terrain)
    texts = {
        "worship": _("Put {piece} on the volcano"),
        "cave": _("Put {piece} in the cave"),
        "hut": _("Put {piece} at the hut"),
        "egg": _("Put {piece} on the egg space"),
    }
    assert set(texts) == set(VERBS)
    text = texts[command.verb].format(piece=who)
    if command.start:
        where = _("the egg space") if command.start == "egg" else command.start
        text = _("{what}, from {start}").format(what=text, start=where)
    return text


def one(state: State, piece: str) -> str:
    """A piece in a sentence: cave people are many, a dinosaur is known by its name."""
    if piece == state.box.names[CAVEMAN]:
        return _("a cave person")
    return _("the {dinosaur}").format(dinosaur=piece_title(state.box, state.box.kinds[piece]))
