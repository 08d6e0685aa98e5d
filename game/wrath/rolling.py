"""Rulebook, "1. Roll Dice": all dice, then twice any of them again."""

from collections.abc import Sequence

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.wrath.box import ICONS
from game.wrath.commands import ROLL, Hatch, Keep, Reroll, Roll
from game.wrath.events import Kept, Rolled
from game.wrath.hatching import hatch, hatchings, refuse_hatch
from game.wrath.state import SPEND, State
from game.wrath.words import icon_title

_FIRST = (ROLL,)


class RollDecision(Decision):
    """Roll, roll some again, or keep; a dinosaur may hatch before and between (W29)."""

    __slots__ = ("state",)
    about = "roll"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """`roll` first; then every choice of dice, and `keep`; and what may hatch."""
        state = self.state
        rolls: tuple[Command, ...] = state.box.rerolls[len(state.dice)] if state.rolls else _FIRST
        found = hatchings(state)
        return (*rolls, *found) if found else rolls

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Command) and refuse_roll(self.state, command) is None

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return refuse_roll(self.state, command) or super().why_not(command)


def refuse_roll(state: State, command: Command) -> str | None:
    """Why this is no answer while the dice roll."""
    match command:
        case Reroll():
            return _refuse_reroll(state, command)
        case Keep():
            return None if state.rolls else _("Roll the dice first.")
        case Roll():
            return _("The dice are rolled: choose which to roll again, or keep them.") if state.rolls else None
        case Hatch():
            return refuse_hatch(state, command)
    return _("First the dice: roll them, or keep them as they lie.") if state.rolls else _("First the dice: roll them.")


def _refuse_reroll(state: State, command: Reroll) -> str | None:
    if not state.rolls:
        return _("Roll the dice first.")
    dice = command.dice
    if not dice:
        return _("Choose at least one die to roll again, or keep them all.")
    earlier = 0
    for number in dice:
        if not earlier < number <= len(state.dice):
            return _("The dice are numbered from 1 to {last}.").format(last=len(state.dice))
        earlier = number
    return None


async def roll_dice(table: Table[State]) -> None:
    """One answer of step 1."""
    match await table.ask(RollDecision(table.state)):
        case Reroll(dice):
            _roll(table, dice)
        case Roll():
            # W39: five dice and one more for each own Titanosaur, counted now.
            _roll(table, range(1, dice_of(table.state) + 1))
        case Keep():
            _settle(table)  # W4: rolls 2 and 3 are free to take.
        case Hatch() as command:
            hatch(table, command)


def dice_of(state: State) -> int:
    """How many dice the seat rolls when its turn begins."""
    box = state.box
    return box.dice + sum([box.species[kind - 1].dice for kind in state.herds[state.seat]])


def _roll(table: Table[State], numbers: Sequence[int]) -> None:
    state, roll, names = table.state, table.dice.face, table.state.box.face_names
    if state.rolls:
        faces = list(state.dice)
        for number in numbers:
            faces[number - 1] = roll(names)
        state.dice = tuple(faces)
    else:
        state.dice = tuple([roll(names) for _number in numbers])
    state.rolls += 1
    if table.heard is not None:
        table.tell(Rolled(state.seat, state.rolls, tuple(numbers), state.faces()))
    if state.rolls == state.box.rolls:
        _settle(table)


def _settle(table: Table[State]) -> None:
    """The dice stay: W40, each icon that shows is one action."""
    state, faces = table.state, table.state.box.faces
    for die in state.dice:
        for icon in faces[die]:
            state.unspent[icon] += 1
    state.phase = SPEND
    if table.heard is not None:
        table.tell(Kept(state.seat, icons_left(state)))


def icons_left(state: State) -> tuple[str, ...]:
    """The icons that are still to be spent, in the order of the faces."""
    return tuple(name for name, number in zip(ICONS, state.unspent, strict=True) for _each in range(number))


def no_icon(state: State, icon: int) -> str:
    """That no icon of this kind is left, and why."""
    name = icon_title(icon)
    if any(icon in state.box.faces[die] for die in state.dice):
        return _("Every {icon} you rolled is spent.").format(icon=name)
    return _("No {icon} shows on your dice.").format(icon=name)
