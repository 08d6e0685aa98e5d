"""Rulebook, "The mission cards": the first ones (C6), further ones, and their delivery (C7)."""

from collections.abc import Sequence

from game.cazadores.box import Box
from game.cazadores.commands import Deliver, Draw, Keep
from game.cazadores.completing import score
from game.cazadores.events import Chose, Delivered, Drew, MissionsKept, Reason
from game.cazadores.harbours import next_place
from game.cazadores.state import UNDECIDED, State
from game.cazadores.words import groups_title
from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.table import Table
from game.core.words import _, several


def deal(state: State, dice: Dice) -> None:
    """C6: everybody gets one mission of every class."""
    for kind in range(len(state.box.classes)):
        for seat in range(state.box.seats):
            state.hands[seat] |= 1 << draw_one(state, kind, dice)


def draw_one(state: State, kind: int, dice: Dice) -> int:
    """The top card of that class's deck, which stays there until it is put into a hand."""
    deck = state.deck(kind)
    return deck[dice.face([state.box.missions[card].name for card in deck])]


# -- the first missions -----------------------------------------------------------------------------------------------


class KeepDecision(Decision):
    """Which of the three first missions a seat keeps. Others do not see it before all have chosen."""

    __slots__ = ("box",)
    about = "missions"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.box = state.box

    def options(self) -> Sequence[Command]:
        """Every choice of at least so many cards as must be kept."""
        return choices(self.box)

    def __contains__(self, command: object) -> bool:
        return command in choices(self.box)

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Keep):
            least, known = self.box.numbers.least_kept, ", ".join(map(str, self.box.values))
            text = several(
                "Keep at least {least} mission, each named once by its value: {known}.",
                "Keep at least {least} missions, each named once by its value: {known}.",
                least,
            )
            return text.format(least=least, known=known)
        return _("First of all, choose which missions to keep.")


def choices(box: Box) -> tuple[Keep, ...]:
    """The choices of first missions."""
    return tuple(keep for keep in box.keeps if len(keep.values) >= box.numbers.least_kept)


async def keep(table: Table[State]) -> None:
    """One seat's choice; after the last one the others go back into their decks."""
    state = table.state
    command = await table.ask(KeepDecision(state))
    assert isinstance(command, Keep)
    state.chosen[state.seat] = state.box.keeps.index(command)
    if table.heard is not None:
        table.tell(Chose(state.seat, command.values))
    state.seat = (state.seat + 1) % state.box.seats
    if all(state.chosen):
        _give_back(table)


def _give_back(table: Table[State]) -> None:
    state, box = table.state, table.state.box
    kept = tuple(box.keeps[chosen].values for chosen in state.chosen)
    for seat, chosen in enumerate(state.chosen):
        state.hands[seat] &= sum(cards for kind, cards in enumerate(box.classes) if chosen >> kind & 1)
        state.chosen[seat] = UNDECIDED
    state.seat = state.last_seat()  # C3
    state.phase = next_place(state)
    table.tell(MissionsKept(kept))


# -- further missions -------------------------------------------------------------------------------------------------


def draws(state: State) -> list[Draw]:
    """C6: the decks from which the seat, at its museum, may buy a card."""
    return [command for command in state.box.draws if refuse_draw(state, command) is None]


def refuse_draw(state: State, command: Draw) -> str | None:
    """Why no such card can be bought here."""
    box, seat = state.box, state.seat
    if not box.variants.draws:
        return _("No further missions are drawn in this match.")
    if command.value not in box.values:
        return _("There are no missions of that value.")
    if state.hands[seat].bit_count() >= box.numbers.hand:
        return _("Your hand is full: {number} missions wait to be delivered.").format(number=box.numbers.hand)
    if not state.deck(box.values.index(command.value)):
        return _("No mission of that value is left to draw.")
    if state.provisions[seat] <= box.chart.home[state.ships[seat]]:  # C13
        return _("What is left is needed for the way to supplies.")
    return None


def draw(table: Table[State], command: Draw) -> None:
    """A card into the hand for one provision."""
    state, seat = table.state, table.state.seat
    card = draw_one(state, state.box.values.index(command.value), table.dice)
    state.hands[seat] |= 1 << card
    state.provisions[seat] -= 1
    if table.heard is not None:
        mission = state.box.missions[card]
        table.tell(Drew(seat, mission.value, mission.groups, state.provisions[seat]))


# -- delivery ---------------------------------------------------------------------------------------------------------


def deliveries(state: State) -> list[Deliver]:
    """The missions that the seat, at its museum, can deliver."""
    if not any(state.shown[state.seat]):
        return []
    return [state.box.delivers[card] for card in state.missions(state.seat) if not lacking(state, state.seat, card)]


def lacking(state: State, seat: int, card: int) -> list[int]:
    """C7, C8: the groups of which the seat's museum shows no complete animal; those aboard do not count."""
    shown, members = state.shown[seat], state.box.members
    return [group for group in state.box.wants[card] if not any(shown[animal] for animal in members[group])]


def refuse_deliver(state: State, command: Deliver) -> str | None:
    """Why this mission cannot be delivered here."""
    box = state.box
    card = box.mission_numbers.get("+".join(command.groups))
    if card is None or not state.hands[state.seat] >> card & 1:
        return _("That mission is not in your hand.")
    missing = [box.groups[group] for group in lacking(state, state.seat, card)]
    if missing:
        text = _("Your museum shows no complete animal of: {groups}. Those aboard must be unloaded first.")
        return text.format(groups=groups_title(missing))
    return None


def deliver(table: Table[State], command: Deliver) -> None:
    """C7: one animal of each group is set aside with the card. Which one makes no difference: the first."""
    state, seat, box = table.state, table.state.seat, table.state.box
    card = box.mission_numbers["+".join(command.groups)]
    shown, given = state.shown[seat], state.given[seat]
    used = [next(animal for animal in box.members[group] if shown[animal]) for group in box.wants[card]]
    for animal in used:
        shown[animal] -= 1
        given[animal] += 1
    state.hands[seat] ^= 1 << card
    state.done[seat] |= 1 << card
    value = box.missions[card].value
    if table.heard is not None:
        names = tuple(box.animals[animal].name for animal in used)
        table.tell(Delivered(seat, command.groups, names, value))
    score(table, seat, [Reason(value, "mission", box.missions[card].name)])
