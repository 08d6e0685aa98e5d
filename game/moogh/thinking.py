"""Rulebook, "Think" and "Heal": draw ideas, show one, use one; and the free action of somebody who was healed."""

from game.core.table import Table
from game.moogh.characters import Deed, Icon, SkillKind
from game.moogh.commands import PASS, Do, Show, Use
from game.moogh.deeds import deeds
from game.moogh.doing import perform
from game.moogh.events import IdeasDrawn, IdeaShown, IdeaUsed, Tried
from game.moogh.ideas import shown_side, usable, use
from game.moogh.pieces import IdeaKind, Power
from game.moogh.question import ask
from game.moogh.skills import gift, skill
from game.moogh.state import State


async def do(table: Table[State], person: int, icon: Icon, target: str) -> None:
    """A character does that icon at that target, Think and what follows a Heal included."""
    state = table.state
    if icon.deed is Deed.THINK:
        await think(table, person)
        return
    await perform(table, person, icon, target)
    if icon.deed is Deed.HEAL:
        patient = state.box.person(target)
        if not state.hurt[patient]:
            await _free_action(table, patient)


async def _free_action(table: Table[State], patient: int) -> None:
    """M39: whoever was healed may do one icon of its healthy side at once. A further Heal needs a further patient."""
    ring = table.state.box.people[patient].kind.ring(injured=False)
    answer = await ask(table, "free", [*deeds(table.state, patient, ring), PASS], patient)
    if isinstance(answer, Do):
        icon = next(icon for icon in ring if icon.deed == answer.deed)
        await do(table, patient, icon, answer.target)


# -- think -------------------------------------------------------------------------------------------------------------


async def think(table: Table[State], person: int) -> None:
    """Draws ideas and shows one of them; then any idea on display may be used (M41)."""
    state = table.state
    name = state.box.people[person].name
    if table.heard is not None:
        table.tell(Tried(name, Deed.THINK, "", 0))
    own = gift(state, person, Power.THOUGHT)
    drawn = _draw(table, max(1, state.box.numbers.drawn + skill(state, person, SkillKind.THOUGHT) + own))
    if drawn:
        await _show(table, person, drawn)
    answer = await ask(table, "idea", [*usable(state, person), PASS], person)
    if not isinstance(answer, Use):
        if table.heard is not None:
            table.tell(IdeaUsed(name, "", ""))
    elif answer.idea == IdeaKind.COPY:
        await _copy(table, person, answer.target)
    else:
        await use(table, person, answer)


async def _copy(table: Table[State], person: int, target: str) -> None:
    """The idea Copy: one icon of the other's side with its dice, by the thinker's own skill, items and token."""
    state = table.state
    if table.heard is not None:
        table.tell(IdeaUsed(state.box.people[person].name, IdeaKind.COPY, target))
    name, deed = target.split()
    icon = next(icon for icon in shown_side(state, state.box.person(name)) if icon.deed == deed)
    answer = await ask(table, "copy", deeds(state, person, (icon,)), person)
    assert isinstance(answer, Do)
    await do(table, person, icon, answer.target)


def _draw(table: Table[State], number: int) -> list[int]:
    """M41: so many ideas, as chance has them; when the deck runs short the discards come back first.

    They stay in the deck until one of them is shown, so that no card is nowhere while the thinker is asked.
    """
    state, drawn = table.state, list[int]()
    for _card in range(number):
        left = [one for one in state.bag if one not in drawn]
        if not left:
            left = list(state.discards)
            state.bag, state.discards = tuple(sorted((*state.bag, *left))), ()
        if not left:
            break
        names = [state.box.ideas[one].kind.value for one in left]
        drawn.append(left[table.dice.face(names) if len(names) > 1 else 0])
    return drawn


async def _show(table: Table[State], person: int, drawn: list[int]) -> None:
    """M41: everybody sees what was drawn; one is shown, the rest discarded. M42: ideas never leave the display."""
    state = table.state
    names = [state.box.ideas[one].kind.value for one in drawn]
    if table.heard is not None:
        table.tell(IdeasDrawn(state.box.people[person].name, tuple(names)))
    answer = await ask(table, "show", [Show(name) for name in names], person)
    assert isinstance(answer, Show)
    kept = drawn[names.index(answer.idea)]
    state.bag = tuple(one for one in state.bag if one not in drawn)
    state.shown = (*state.shown, kept)
    state.discards = tuple(sorted([*state.discards, *(one for one in drawn if one != kept)]))
    if table.heard is not None:
        table.tell(IdeaShown(state.box.people[person].name, answer.idea))
