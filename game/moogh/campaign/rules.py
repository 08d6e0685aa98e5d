"""A campaign as the table knows it: road, party, what it carries, the hunt, what comes of it (M99 to M108)."""

from collections.abc import Callable, Coroutine
from typing import ClassVar

from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.ruleset import Outcome, wrong_seats
from game.core.table import Table
from game.core.words import _
from game.moogh.campaign import aftermath, party, position
from game.moogh.campaign.asking import Report, ask
from game.moogh.campaign.commands import AGAIN, LEAVE, START, Give, Hunted, Keep, Put, Road, Send, parse
from game.moogh.campaign.events import Arrived, Began, Given, ItemKept, Left, Sent, TaleEnded
from game.moogh.campaign.state import AHEAD, EQUIP, HUNT, LEFT, LOST, OVER, PARTY, ROAD, SPOILS, WON, Camp, State
from game.moogh.campaign.tale import Ending, Tale

SEEDS = 1_000_000
NAME = "moogh-campaign"


class Campaign:
    """The rules between hunts. A step is one answer; a hunt is one answer too, told when it is over."""

    name: ClassVar[str] = NAME
    chains: ClassVar[bool] = False
    hides: ClassVar[bool] = False

    audit = staticmethod(position.audit)
    parse = staticmethod(parse)
    write_position = staticmethod(position.write)
    read_position = staticmethod(position.read)

    def set_up(self, scenario: Tale, seats: int, dice: Dice) -> State:
        """The tribe at the first stop, whole and without items. ValueError: a number of seats that does not fit."""
        del dice
        if seats not in scenario.seats():
            raise wrong_seats(seats, scenario.seats())
        return State(Camp(scenario, seats))

    def play_step(self, table: Table[State]) -> Coroutine[Decision, Command | None, None]:
        """One answer, or what needs none."""
        return _STEPS[table.state.phase](table)

    def outcome(self, state: State) -> Outcome | None:
        """None until the tale has ended. A good ending is won by all; scores are hunts won."""
        if state.phase != OVER:
            return None
        ending = state.box.tale.endings[state.ending]
        everybody = tuple(range(state.box.seats))
        reason = _("The campaign has ended: {ending}.").format(ending=_(ending.title))
        return Outcome(everybody if ending.good else (), (state.wins,) * state.box.seats, reason)

    def hide(self, state: State, seat: int, dice: Dice) -> State:
        """Nothing is hidden."""
        del seat, dice
        return state.copy()

    def progress(self, state: State) -> float:
        """How much of the way is behind, by the longest that is still ahead."""
        if state.phase == OVER:
            return 1.0
        behind = len(state.fates) - state.fates.count(AHEAD)
        return behind / (behind + _ahead(state.box.tale, state.at))


def _ahead(tale: Tale, at: int) -> int:
    return 1 + max((_ahead(tale, to) for to in tale.stops[at].roads), default=0)


# -- the steps ---------------------------------------------------------------------------------------------------------


async def _road(table: Table[State]) -> None:
    """M99: on, by one of the roads; where none leads on, the tale ends."""
    state, tale = table.state, table.state.box.tale
    roads = [Road(tale.stops[to].name) for to in state.stop.roads]
    if not roads:
        _end(table)
        return
    answer = await ask(table, "road", roads)
    assert isinstance(answer, Road)
    state.at, state.tries, state.phase = tale.stop(answer.stop), 0, PARTY
    table.tell(Arrived(answer.stop))


async def _party(table: Table[State]) -> None:
    """M101: who goes."""
    state = table.state
    answer = await ask(table, "party", party.parties(state))
    assert isinstance(answer, Send)
    state.party = tuple(map(state.box.tale.person, answer.people))
    state.phase = EQUIP
    table.tell(Sent(answer.people))


async def _equip(table: Table[State]) -> None:
    """M105: what they take along; then it begins, with chance of its own (M108)."""
    state, tale = table.state, table.state.box.tale
    answer = await ask(table, "equip", party.answers(state))
    if isinstance(answer, Give):
        state.bags[tale.person(answer.person)] = tale.item(answer.item) + 1
        table.tell(Given(answer.item, answer.person))
    elif isinstance(answer, Put):
        state.bags[state.bags.index(tale.item(answer.item) + 1)] = 0
        table.tell(Given(answer.item, ""))
    else:
        assert answer == START
        state.tries += 1
        state.seed = table.dice.number(SEEDS) - 1
        state.phase = HUNT
        table.tell(Began(state.stop.name, state.tries))


async def _hunt(table: Table[State]) -> None:
    """The hunt is played as a match of its own; this is its result."""
    state = table.state
    answer = await table.ask(Report(state.names(state.party)))
    assert isinstance(answer, Hunted)
    state.seed = 0
    aftermath.settle(table, answer)
    state.party = ()


async def _spoils(table: Table[State]) -> None:
    """M105: one of the items found is kept."""
    state, items = table.state, table.state.box.tale.pieces.items
    if state.found:
        answer = await ask(table, "spoils", [Keep(items[one].name) for one in state.found])
        assert isinstance(answer, Keep)
        state.gear[state.box.tale.item(answer.item)] = 1
        table.tell(ItemKept(answer.item))
    state.found = ()
    state.fates[state.at] = WON
    state.phase = ROAD


async def _lost(table: Table[State]) -> None:
    """M106: again, while the stores can pay it; or on, with what that brings."""
    state, stop = table.state, table.state.stop
    able = state.stores >= stop.again.cost
    answer = await ask(table, "lost", [AGAIN, LEAVE] if able else [LEAVE])
    if answer == AGAIN:
        aftermath.store(table, -stop.again.cost, "again")
        state.phase = PARTY
        return
    table.tell(Left(stop.name, not able))
    aftermath.store(table, stop.lost.stores, "left")
    state.fates[state.at] = LEFT
    state.phase = ROAD


def _end(table: Table[State]) -> None:
    """M107: the first ending whose conditions hold; the last has none."""
    state = table.state
    state.ending = next(n for n, one in enumerate(state.box.tale.endings) if holds(state, one))
    state.phase = OVER
    ending = state.box.tale.endings[state.ending]
    table.tell(TaleEnded(ending.name, ending.good))


def holds(state: State, ending: Ending) -> bool:
    """M107: whether the course has been such."""
    fates = state.fates
    return (
        all(fates[stop] == WON for stop in ending.won)
        and all(fates[stop] == LEFT for stop in ending.lost)
        and state.wins >= ending.wins
        and state.stores >= ending.stores
    )


_STEPS: dict[int, Callable[[Table[State]], Coroutine[Decision, Command | None, None]]] = {
    ROAD: _road,
    PARTY: _party,
    EQUIP: _equip,
    HUNT: _hunt,
    SPOILS: _spoils,
    LOST: _lost,
}
