"""Who may go and what they may carry (M101, M105), and the hunt that comes of it."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

from game.content.matchfile import MatchFile, Seat
from game.core.decision import Command
from game.moogh.campaign.commands import START, Give, Put, Send
from game.moogh.campaign.state import State
from game.moogh.characters import Rank
from game.moogh.scenario import Format, Scenario
from game.moogh.setting import party_size

RULES = "moogh"
"""The game that a hunt is a match of."""


def size(state: State) -> int:
    """How many go (M101)."""
    return party_size(state.box.tale.difficulty, state.box.seats)


def leads(state: State, person: int) -> bool:
    """Whether that person is a leader."""
    return state.box.tale.people[person].kind.rank is Rank.LEADER


def is_party(state: State, people: Sequence[int]) -> bool:
    """M101: as many as go, in the order of the tribe, at most one of them a leader."""
    ordered = all(one < other for one, other in pairwise(people))
    return len(people) == size(state) and ordered and sum(leads(state, one) for one in people) <= 1


def parties(state: State) -> list[Send]:
    """All who may go."""
    everybody = range(len(state.box.tale.people))
    return [Send(state.names(one)) for one in combinations(everybody, size(state)) if is_party(state, one)]


def equipment(state: State) -> list[Give | Put]:
    """M105: each item that the tribe has, to one of the party whom it suits and who carries none, or back."""
    tale = state.box.tale
    found: list[Give | Put] = []
    for number, item in enumerate(tale.pieces.items):
        if number + 1 in state.bags:
            found.append(Put(item.name))
        elif state.gear[number]:
            free = (one for one in state.party if not state.bags[one])
            found += [Give(item.name, tale.people[one].name) for one in free if item.suits(tale.people[one].kind)]
    return found


def answers(state: State) -> list[Command]:
    """What may be answered while the party gets ready."""
    return [START, *equipment(state)]


# -- the hunt ----------------------------------------------------------------------------------------------------------


def members(state: State) -> list[list[str]]:
    """Who plays whom: the seats take people in turn, in the order of the tribe (M101)."""
    names = state.names(state.party)
    return [list(names[seat :: state.box.seats]) for seat in range(state.box.seats)]


def options(state: State) -> dict[str, Any]:
    """What a match file of the hunt says besides its scenario."""
    tale = state.box.tale
    together = Format.SOLO if state.box.seats == 1 else Format.COOPERATIVE
    carried = {tale.people[one].name: item.name for one in state.party if (item := state.carried(one))}
    wounded = [tale.people[one].name for one in state.party if state.wounded[one]]
    found: dict[str, Any] = {"format": together.value, "mode": tale.mode, "members": members(state)}
    found["traits"] = {tale.people[one].name: [trait.name for trait in state.traits(one)] for one in state.party}
    return found | ({"items": carried} if carried else {}) | ({"wounded": wounded} if wounded else {})


def hunt(state: State) -> Scenario:
    """The hunt that is on, with the party as it sets out."""
    return state.stop.scenario.with_options(options(state))


def match_file(state: State, seats: Sequence[Seat]) -> MatchFile:
    """The match that is to be played now."""
    return MatchFile(RULES, tuple(seats), state.stop.scenario.name, state.seed, options=options(state))
