"""What the tray says while something is shown: never more than the eye has seen by then."""

from game.core.table import Event
from game.core.words import _
from game.dinowars import events as ev
from game.dinowars.view import wording
from game.dinowars.view.follow import number_of
from game.dinowars.view.showing import Showing
from game.dinowars.view.telling import sentence
from game.dinowars.view.wording import animal
from game.ui.tray import Message


def said(showing: Showing, event: Event) -> Message | None:
    """Whose doing it is, and what happens; of dice that fall, only what for."""
    words = _rolled(showing, event) or sentence(showing.table.box, showing.names, event)
    return Message(_whose(showing, event), words) if words else None


def _whose(showing: Showing, event: Event) -> str:
    """The side that it is about; the turn, where it is about none."""
    seat = getattr(event, "seat", None)
    name = getattr(event, "attacker", "") or getattr(event, "name", "")
    if name in showing.table.box.names:
        seat = showing.table.box.sides[number_of(showing.table, name)]
    if isinstance(seat, int) and seat >= 0:
        return showing.names[seat]
    return _("Turn {n}").format(n=showing.table.turn) if showing.table.turn else _("Before play")


def _rolled(showing: Showing, event: Event) -> str:
    box = showing.table.box
    match event:
        case ev.Fought():
            why = "".join(f", {_(wording.WHY[one])}" for one in event.modifiers)
            text = _("{who} ({attack}{why}) attacks {whom} ({defence}).")
            return text.format(
                who=animal(box, event.attacker), attack=event.attack, why=why, whom=animal(box, event.defender),
                defence=wording.value(event.defence_halves),
            )  # fmt: skip
        case ev.MoveRolled(name=name, heading=heading):
            return _("{who} moves {wind}.").format(who=animal(box, name), wind=wording.wind(heading))
        case ev.Saved(name=name, protection=protection):
            text = _("{who} rolls for its protection: {protection} or less saves it.")
            return text.format(who=animal(box, name), protection=protection)
        case ev.TwistRolled(twist=twist):
            downs = twist == "quake" and box.scenario.quake == "downed"
            return _(wording.QUAKE_DOWNS if downs else wording.TROUBLES[twist])
    return ""
