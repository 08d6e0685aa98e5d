"""Why an answer is refused, in one sentence for the player."""

from game.core.decision import Command
from game.core.words import N_, _
from game.moogh.characters import Deed
from game.moogh.commands import RAGE, Do
from game.moogh.deeds import open_icons, targets
from game.moogh.state import State

_NOBODY = {
    Deed.MOVE: N_("There is no free space to go to."),
    Deed.THINK: N_("On top of a beast one can only move or stab."),
    Deed.REST: N_("Only the injured can rest, and not on top of a beast."),
    Deed.HEAL: N_("Nobody injured is beside this character."),
    Deed.TRAP: N_("There is no free space beside this character, or no trap in the supply."),
    Deed.STAB: N_("No beast is beside this character."),
    Deed.THROW: N_("No beast is in a straight line that nothing bars."),
    Deed.CLIMB: N_("No beast can be climbed from here."),
    Deed.SEDATE: N_("No beast is in a straight line that nothing bars."),
    Deed.TAUNT: N_("No beast is in a straight line that nothing bars."),
}


def refuse_deed(state: State, person: int, command: Command) -> str:
    """Why that is no answer in a character's turn."""
    if not isinstance(command, Do):
        title = _(state.box.people[person].kind.title)
        return _("It is the turn of {person}: an action, the move of a rage token, or the end.").format(person=title)
    if command.deed == RAGE:
        if not state.tokens[person]:
            return _("There is no rage token to spend.")
    else:
        deed = Deed(command.deed)
        if not state.left:
            return _("Both actions of this turn are used up.")
        if all(icon.deed is not deed for icon in open_icons(state, person)):
            return _("The cube does not lie beside that action, or it is used up.")
        if not targets(state, person, deed):
            return _(_NOBODY[deed])
    return _("{target} is no possible target now.").format(target=command.target or command.deed)


def refuse_placing(state: State, person: int) -> str:
    """Who is placed, and where."""
    title = _(state.box.people[person].kind.title)
    return _("{person} is placed now, on a free space of the start area.").format(person=title)


def refuse_planning(state: State, person: int) -> str:
    """Whose cube is asked for."""
    return _("The cube of {person} is placed now.").format(person=_(state.box.people[person].kind.title))
