"""Rulebook, "Setup" step 8, "1. Appeasement phase" and "2. Programming phase"."""

from game.core.table import Table
from game.moogh.bones import cast
from game.moogh.box import beast_of
from game.moogh.characters import RING, Symbol
from game.moogh.commands import PASS, Card, Cube, Place
from game.moogh.disc import shift_rage
from game.moogh.events import CardMoved, CubePlaced, CubesShown, Placed, RoundBegan, TimePassed
from game.moogh.goals import at_dark, close_round, end
from game.moogh.land import SPOT_NAMES, name_of, spot_of
from game.moogh.pieces import IdeaKind
from game.moogh.places import put
from game.moogh.question import Question, ask
from game.moogh.refusals import refuse_placing, refuse_planning
from game.moogh.state import ACT, AMBUSH, APPEASE, HURRIED, NO_CUBE, OVER, PROGRAM, State

# -- setup -------------------------------------------------------------------------------------------------------------


def start_spots(state: State) -> list[int]:
    """Where the next character may be placed: free start cells without a trap (M76)."""
    spots = [spot_of(cell) for cell in state.box.scenario.board.starts]
    return [spot for spot in spots if not state.grid[spot] and spot not in state.traps]


async def place(table: Table[State]) -> None:
    """One character, from the last card of the turn order to the first (M59)."""
    state = table.state
    person = next(card for card in reversed(state.order) if beast_of(card) < 0 and not state.in_play(card))
    one = state.box.people[person]
    answers = [Place(one.name, name_of(spot)) for spot in start_spots(state)]
    answer = await table.ask(
        Question(one.seat, "place", answers, person, why=lambda _command: refuse_placing(state, person))
    )
    assert isinstance(answer, Place)
    put(state, person, SPOT_NAMES[answer.space])
    if table.heard is not None:
        table.tell(Placed(one.name, answer.space))
    if all(map(state.in_play, range(len(state.box.people)))):
        _open_round(table)  # no appeasement in the first round


def _open_round(table: Table[State]) -> None:
    """All cubes are taken up again."""
    state = table.state
    state.phase = PROGRAM
    for person in range(len(state.cubes)):
        state.cubes[person] = NO_CUBE
        state.acted[person] = 0
    if table.heard is not None:
        table.tell(RoundBegan(state.round))


# -- programming -------------------------------------------------------------------------------------------------------


def is_secret(state: State) -> bool:
    """M72: rivals plan behind a curtain until everybody is done."""
    return state.phase == PROGRAM and not state.box.together


def unplanned(state: State) -> list[int]:
    """Whose cube is still to be placed, seat by seat. Every cube must be (M72)."""
    people = state.box.people
    waiting = [one for one in range(len(people)) if not state.out[one] and state.cubes[one] == NO_CUBE]
    return sorted(waiting, key=lambda one: people[one].seat)


async def program(table: Table[State]) -> None:
    """One cube, on the space between two icons."""
    state = table.state
    person = unplanned(state)[0]
    one = state.box.people[person]
    answers = [Cube(one.name, slot) for slot in range(1, RING + 1)]
    answer = await table.ask(
        Question(one.seat, "program", answers, person, why=lambda _command: refuse_planning(state, person))
    )
    assert isinstance(answer, Cube)
    state.cubes[person] = answer.slot - 1
    if table.heard is not None:
        table.tell(CubePlaced(one.name, 0 if is_secret(state) else answer.slot, "programming"))
    if not unplanned(state):
        _raise_curtain(table)


def _raise_curtain(table: Table[State]) -> None:
    state = table.state
    if is_secret(state) and table.heard is not None:
        placed = [(one.name, state.cubes[n] + 1) for n, one in enumerate(state.box.people) if not state.out[n]]
        table.tell(CubesShown(tuple(name for name, _slot in placed), tuple(slot for _name, slot in placed)))
    state.phase = ACT


# -- appeasement -------------------------------------------------------------------------------------------------------


def close(table: Table[State]) -> None:
    """The last card has been played."""
    table.state.phase, table.state.marker = APPEASE, 0
    close_round(table)


async def appease(table: Table[State]) -> None:
    """Time, a die for each beast, the first card to the end of the row, and who hurries."""
    state = table.state
    _pass_time(table)
    if state.phase == OVER:
        return
    for beast in _beasts_in_order(state):
        _soothe(table, beast)
    state.order.append(state.order.pop(0))
    _tell_order(table, state.order[-1], "appeasement")
    await _hurry(table)
    state.stale, state.fresh = state.fresh, bytearray(len(state.fresh))  # what waits lasts to the end of the next round
    for person, waiting in enumerate(state.stale):
        if not waiting & AMBUSH:
            state.ambush[person] = 0
    state.fled = False
    state.round += 1
    _open_round(table)


def _pass_time(table: Table[State]) -> None:
    """M56, M57, M70: the marker goes on, further if a beast fled; reaching the limit ends the hunt."""
    state = table.state
    state.dark += state.box.numbers.fled if state.fled and state.box.together else 1
    if table.heard is not None:
        table.tell(TimePassed(state.dark, state.box.limit, state.fled))
    if state.dark >= state.box.limit:
        end(table, at_dark(state))


def _beasts_in_order(state: State) -> list[int]:
    """M50: as their first cards lie in the row."""
    return list(dict.fromkeys(beast for card in state.order if (beast := beast_of(card)) >= 0))


def _soothe(table: Table[State], beast: int) -> None:
    """Chevron calms, cross enrages, bars do nothing; no action (M6)."""
    change = {Symbol.CHEVRON: -1, Symbol.CROSS: 1, Symbol.BARS: 0}[cast(table, beast, "appeasement")]
    if change:
        shift_rage(table, beast, change, 1, "appeasement")


def _tell_order(table: Table[State], card: int, why: str) -> None:
    if table.heard is not None:
        names = table.state.box.card_name
        table.tell(CardMoved(names(card), why, tuple(map(names, table.state.order))))


async def _hurry(table: Table[State]) -> None:
    """The idea Hurry: the own card goes one or two places left or right, or stays."""
    state = table.state
    for person in [card for card in state.order if beast_of(card) < 0]:
        if (state.fresh[person] | state.stale[person]) & HURRIED:
            state.fresh[person] &= ~HURRIED
            state.stale[person] &= ~HURRIED
            await _move_card(table, person)


async def _move_card(table: Table[State], person: int) -> None:
    state = table.state
    here, last = state.order.index(person), len(state.order) - 1
    furthest = state.box.idea(IdeaKind.HURRY).amount
    answers = [Card("left", far) for far in range(1, furthest + 1) if here - far >= 0]
    answers += [Card("right", far) for far in range(1, furthest + 1) if here + far <= last]
    answer = await ask(table, "hurry", [*answers, PASS], person)
    if isinstance(answer, Card):
        state.order.remove(person)
        state.order.insert(here + (answer.places if answer.way == "right" else -answer.places), person)
        _tell_order(table, person, "hurry")
