"""Rulebook, "3. Action phase": the card at the marker acts, a character of its own will, a beast because it must."""

from game.core.decision import Command
from game.core.table import Table
from game.moogh.acting import act
from game.moogh.bones import spend
from game.moogh.box import beast_of
from game.moogh.characters import Icon
from game.moogh.commands import END, RAGE, Do
from game.moogh.deeds import deeds, open_icons
from game.moogh.disc import landed, step_right
from game.moogh.events import DiscMoved, TurnBegan, TurnEnded
from game.moogh.goals import settle
from game.moogh.land import name_of
from game.moogh.question import Question
from game.moogh.refusals import refuse_deed
from game.moogh.state import HIDDEN, MUDDY, State
from game.moogh.thinking import do
from game.moogh.walking import steps, walk


async def take_turn(table: Table[State]) -> None:
    """One action of whoever's card is at the marker, and all that comes of it."""
    state = table.state
    card = state.order[state.marker]
    if not state.begun:
        begin(table, card)
    if beast_of(card) >= 0:
        await _act(table, card)
    else:
        await _choose(table, card)


def begin(table: Table[State], card: int) -> None:
    """A character has two actions; a beast as many as its row has arrows now."""
    state, beast = table.state, beast_of(card)
    state.begun, state.used, state.deeds, state.thought = True, 0, 0, False
    if beast >= 0:
        state.left = state.row(beast).arrows
    else:
        state.left, state.ring, state.acted[card] = 2, state.hurt[card], 1
        gone = ~(HIDDEN | MUDDY)  # both last until the own next turn begins
        state.fresh[card] &= gone
        state.stale[card] &= gone
    if table.heard is not None:
        table.tell(TurnBegan(state.box.card_name(card), state.left))


def finish(table: Table[State], card: int) -> None:
    """The turn is over, unless it ended with its card; the marker goes on."""
    state = table.state
    if not state.begun or state.order[state.marker] != card:
        return  # M62: the card left the row, so that the marker is on the next one already
    state.rest()
    state.marker += 1
    if table.heard is not None:
        table.tell(TurnEnded(state.box.card_name(card)))


# -- beasts ------------------------------------------------------------------------------------------------------------


async def _act(table: Table[State], card: int) -> None:
    """Rulebook, "Action resolution": the disc one step to the right, and what it lands on. M10: reactions are extra."""
    state, beast = table.state, beast_of(card)
    if state.left:
        state.left -= 1
        step_right(state, beast)
        if table.heard is not None:
            name = state.box.beasts[beast].name
            table.tell(DiscMoved(name, state.rage[beast], state.column[beast] + 1))
        await act(table, landed(state, beast))
        settle(table)
    if not state.left:
        finish(table, card)


# -- characters --------------------------------------------------------------------------------------------------------


def choices(state: State, person: int) -> list[Command]:
    """What the character may do now in its turn; the end of it comes last."""
    found = deeds(state, person, open_icons(state, person))
    if state.tokens[person]:
        found += [Do(RAGE, name_of(spot)) for spot in steps(state, person)]
    return [*found, END]


async def _choose(table: Table[State], person: int) -> None:
    """One answer of the character whose turn it is. A turn in which only its end is possible ends by itself (M93)."""
    state = table.state
    options = choices(state, person)
    if len(options) == 1:
        finish(table, person)
        return
    seat = state.box.people[person].seat
    answer = await table.ask(
        Question(seat, "turn", options, person, why=lambda command: refuse_deed(state, person, command))
    )
    if isinstance(answer, Do):
        await _begin_deed(table, person, answer)
        settle(table)
    else:
        finish(table, person)


async def _begin_deed(table: Table[State], person: int, command: Do) -> None:
    state = table.state
    if command.deed == RAGE:
        spend(table, person, "move")
        await walk(table, person, command.target, state.box.numbers.rage_move, "rage")
        return
    place, icon = _icon_of_pair(state, person, command)
    state.used |= 1 << place
    state.left -= 1
    state.deeds += 1
    await do(table, person, icon, command.target)


def _icon_of_pair(state: State, person: int, command: Do) -> tuple[int, Icon]:
    """The icon that a command begins, and its place in the ring; of two alike the first that is left (M78)."""
    ring = state.box.people[person].kind.ring(injured=bool(state.ring))
    return next(
        (place, ring[place])
        for place in state.pair(person)
        if not state.used >> place & 1 and ring[place].deed == command.deed
    )
