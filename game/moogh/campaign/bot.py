"""A tribe without people: it decides between hunts by simple rules, and a bot of its level plays the hunts."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.core.bots import Advice, Bot
from game.core.decision import Command
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.moogh.bots.levels import BOTS
from game.moogh.campaign.commands import AGAIN, START, Give, Hunted, Keep, Send
from game.moogh.campaign.party import hunt, leads
from game.moogh.campaign.state import State
from game.moogh.campaign.telling import report
from game.moogh.pieces import named
from game.moogh.rules import Moogh


class Tribe:
    """Plays a whole campaign. A road is taken as chance has it; a lost hunt is tried again while that can be paid."""

    __slots__ = ("_level", "_next")

    def __init__(self, level: str, seed: int) -> None:
        self._level = level
        self._next = random.Random(seed).random

    def choose(self, match: Match[Any]) -> Command:
        """The answer to the open decision."""
        assert match.decision is not None
        state, options = match.state, match.decision.options()
        match match.decision.about:
            case "hunt":
                return self.play(state)
            case "road":
                return options[int(self._next() * len(options))]
            case _:
                return advised(state, options)

    def play(self, state: State) -> Hunted:
        """Plays the hunt that is on to its end."""
        rules, scenario = Moogh(), hunt(state)
        opened = Match(rules, rules.set_up(scenario, state.box.seats, setting_up(state.seed)), Dice(state.seed))
        bots: list[Bot] = [BOTS[self._level](state.seed * 1_000_003 + seat) for seat in range(state.box.seats)]
        while opened.decision is not None:
            opened.submit(bots[opened.decision.seat].choose(opened))
        return report(opened, state.names(state.party))


def advised(state: State, options: Sequence[Command]) -> Command:
    """What sense says: who is whole goes, all that is useful is taken along, and what can be paid is tried again."""
    sends = [one for one in options if isinstance(one, Send)]
    if sends:
        return min(sends, key=partial(_tired, state))
    gifts = [one for one in options if isinstance(one, Give)]
    if gifts:
        return gifts[0]
    if START in options:
        return START
    if AGAIN in options:
        return AGAIN
    keeps = [one for one in options if isinstance(one, Keep)]
    return max(keeps, key=partial(_use, state)) if keeps else options[0]


def _tired(state: State, sent: Send) -> tuple[int, int, int]:
    """How little a party can do: its wounds and bad marks, and whether nobody leads it."""
    people = [state.box.tale.person(name) for name in sent.people]
    bad = sum(trait.amount < 0 for person in people for trait in state.traits(person))
    wounds = sum(state.wounded[person] for person in people)
    return wounds + bad, wounds, -sum(leads(state, person) for person in people)


def _use(state: State, kept: Keep) -> int:
    """How many of the tribe an item suits."""
    item = named(state.box.tale.pieces.items, kept.item)
    return sum(item.suits(one.kind) for one in state.box.tale.people)


def advise(match: Match[Any]) -> Advice:
    """What sense says about the open decision; of a hunt that it is to be played."""
    assert match.decision is not None
    options = match.decision.options()
    return Advice(str(options[0] if match.decision.about == "hunt" else advised(match.state, options)))


TRIBES: Mapping[str, Callable[[int], Bot]] = {level: partial(Tribe, level) for level in BOTS}
"""Makes a tribe of that level from its seed."""
