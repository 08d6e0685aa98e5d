"""What a seat may see (C24): the backs of others' missions, never their faces; nobody sees what is still buried."""

from dataclasses import replace

from game.cazadores.commands import Draw, Keep
from game.cazadores.events import Chose, Drew
from game.cazadores.missions import choices
from game.cazadores.state import KEEP, OVER, State, cards
from game.core.dice import Dice
from game.core.match import Entry
from game.core.table import Event


def hide(state: State, seat: int, dice: Dice) -> State:
    """The state with the hands of all other seats dealt anew: as many of each class, out of what is not open.

    While first missions are chosen, the others' choices are hidden too. What a seat gave back then is back in its deck,
    and counts like every card there (C34).
    """
    twin = state.copy()
    if state.phase == OVER:
        return twin  # all hands lie open then
    for kind, bits in enumerate(state.box.classes):
        open_cards = state.hands[seat]
        for done in state.done:
            open_cards |= done
        pool = list(cards(bits & ~open_cards))
        for other in _others(state, seat):
            dealt = 0
            for _card in range(state.held(other, kind)):
                dealt |= 1 << pool.pop(dice.number(len(pool)) - 1)
            twin.hands[other] = twin.hands[other] & ~bits | dealt
    _hide_choices(twin, seat, dice)
    return twin


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.box.seats) if other != seat]


def _hide_choices(twin: State, seat: int, dice: Dice) -> None:
    known = choices(twin.box)
    for other in _others(twin, seat):
        if twin.phase == KEEP and twin.chosen[other]:
            twin.chosen[other] = twin.box.keeps.index(known[dice.number(len(known)) - 1])


def told(event: Event, seat: int) -> Event:
    """The event as that seat may see it."""
    if isinstance(event, Chose) and event.seat != seat:
        return replace(event, kept=())
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, groups=())
    return event


def noted(entry: Entry, seat: int) -> Entry:
    """A line of the log as that seat may see it: the answer, what came of it, and the results drawn."""
    events = tuple(told(event, seat) for event in entry.events)
    command, drew = entry.command, entry.drew
    if entry.seat != seat and isinstance(command, Keep):
        command = Keep(())
    if entry.seat != seat and isinstance(command, Draw):
        drew = ()
    return Entry(entry.seat, command, events, drew)
