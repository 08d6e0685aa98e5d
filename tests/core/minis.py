"""Two games that nobody would buy, to prove the core with: one whose steps ask once, one with deep chains and hands."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from game.core.decision import Command, Decision, IllegalCommand
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.core.ruleset import Outcome
from game.core.table import Event, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from game.core.dice import Result


@dataclass(frozen=True, slots=True)
class Say(Command):
    verb: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.what}".rstrip()


class Choice(Decision):
    __slots__ = ("_options", "about")

    def __init__(self, seat: int, about: str, options: Iterable[Say]) -> None:
        super().__init__(seat)
        self.about = about
        self._options = tuple(options)

    def options(self) -> Sequence[Command]:
        return self._options

    def __contains__(self, command: object) -> bool:
        return command in self._options


@dataclass(frozen=True, slots=True)
class Happened(Event):
    what: str
    seat: int


@dataclass(frozen=True, slots=True)
class CardShown(Happened):
    reveals: ClassVar[bool] = True


def read(text: str) -> Say:
    words = text.split()
    if not 1 <= len(words) <= 2:
        raise IllegalCommand(f"{text!r} is not a sentence of this game")
    return Say(*words)


# -- Pebbles: every answer ends its step; refilling is an automatic step that draws ------------------------------


@dataclass(slots=True)
class Heap:
    seat: int
    scores: list[int]
    phase: str
    thrown: list[str]
    heap: int
    turns: int

    def copy(self) -> Self:
        return type(self)(self.seat, [*self.scores], self.phase, [*self.thrown], self.heap, self.turns)


FACES = ("one", "one", "two", "none", "none", "three")
WORTH = {"one": 1, "two": 2, "three": 3, "none": 0}


class Pebbles:
    name: ClassVar[str] = "pebbles"
    chains: ClassVar[bool] = False
    hides: ClassVar[bool] = False

    def set_up(self, scenario: Any, seats: int, dice: Dice) -> Heap:
        return Heap(dice.number(seats) - 1, [0] * seats, "refill", [], 0, int(scenario or 12))

    async def play_step(self, table: Table[Heap]) -> None:
        await getattr(self, table.state.phase)(table)

    async def refill(self, table: Table[Heap]) -> None:
        table.state.heap = table.dice.number(6) + 2
        table.state.phase = "throw"
        table.tell(Happened("refilled", table.state.seat))

    async def throw(self, table: Table[Heap]) -> None:
        state = table.state
        command = await table.ask(Choice(state.seat, "throw", (Say("throw"), Say("wait"))))
        if command == Say("wait"):
            self._pass_on(state)
            return
        state.thrown = [FACES[table.dice.face(FACES)] for _die in range(3)]
        state.phase = "take"
        table.tell(Happened(" ".join(state.thrown), state.seat))

    async def take(self, table: Table[Heap]) -> None:
        state = table.state
        options = [Say("take", name) for name in dict.fromkeys(state.thrown) if 0 < WORTH[name] <= state.heap]
        command = await table.ask(Choice(state.seat, "take", [*options, Say("stop")]))
        if command == Say("stop"):
            self._pass_on(state)
            return
        assert isinstance(command, Say)
        state.thrown.remove(command.what)
        state.heap -= WORTH[command.what]
        state.scores[state.seat] += WORTH[command.what]
        table.tell(Happened(f"took {command.what}", state.seat))

    def _pass_on(self, state: Heap) -> None:
        state.seat = (state.seat + 1) % len(state.scores)
        state.turns -= 1
        state.thrown = []
        state.phase = "throw" if state.heap > 1 else "refill"

    def outcome(self, state: Heap) -> Outcome | None:
        if state.turns > 0:
            return None
        best = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        return Outcome(winners, tuple(state.scores), "the turns are over")

    def hide(self, state: Heap, seat: int, dice: Dice) -> Heap:
        del seat, dice
        return state.copy()

    def audit(self, state: Heap) -> None:
        assert state.heap >= 0

    def parse(self, text: str, state: Heap) -> Command:
        del state
        return read(text)

    def write_position(self, state: Heap) -> Mapping[str, Any]:
        return {name: getattr(state, name) for name in Heap.__slots__}

    def read_position(self, data: Any, scenario: Any, seats: int) -> Heap:
        del scenario, seats
        return Heap(**data)

    def progress(self, state: Heap) -> float:
        return 1 / (1 + state.turns)


# -- Caravan: a step throws for the wind before it asks anybody, then asks several seats, with dice between --------


@dataclass(slots=True)
class Road:
    seat: int
    hands: list[list[str]]
    bag: dict[str, int]
    scores: list[int]
    wind: str
    left: int

    def copy(self) -> Self:
        return type(self)(
            self.seat, [[*hand] for hand in self.hands], {**self.bag}, [*self.scores], self.wind, self.left
        )


WINDS = ("calm", "calm", "breeze", "storm")
CARDS = {"camel": 9, "tent": 6, "thief": 9, "water": 6}
LEAVE = Say("leave")


class Caravan:
    name: ClassVar[str] = "caravan"
    chains: ClassVar[bool] = True
    hides: ClassVar[bool] = True

    def set_up(self, scenario: Any, seats: int, dice: Dice) -> Road:
        state = Road(0, [[] for _ in range(seats)], dict(CARDS), [0] * seats, "calm", int(scenario or 16))
        for seat in range(seats):
            for _card in range(4):
                self._draw(state, seat, dice)
        return state

    async def play_step(self, table: Table[Road]) -> None:
        state = table.state
        state.left -= 1
        state.wind = WINDS[table.dice.face(WINDS)]
        table.tell(Happened(state.wind, state.seat))
        if state.wind != "storm":
            await self.travel(table)
        self._draw(state, state.seat, table.dice)
        state.seat = (state.seat + 1) % len(state.hands)

    async def travel(self, table: Table[Road]) -> None:
        state, seat = table.state, table.state.seat
        loads = [
            await table.ask(Choice(seat, "load", [Say("load", str(n)) for n in (1, 2, 3)])) for _saddle in range(2)
        ]
        card = await table.ask(Choice(seat, "play", [*self._plays(state, seat), LEAVE]))
        if card == LEAVE:
            state.scores[seat] += 1
            return
        self._play(table, seat, card)
        worth = sum(int(str(load)[-1]) for load in loads)
        state.scores[await self.quarrel(table, seat, (seat + 1) % len(state.hands))] += worth

    async def quarrel(self, table: Table[Road], owner: int, rival: int) -> int:
        """Whoever has the last word gets the goods; each challenge is a card, a die, and the other's turn to speak."""
        state = table.state
        answer = await table.ask(Choice(rival, "challenge", [*self._plays(state, rival, "thief"), LEAVE]))
        if answer == LEAVE:
            return owner
        self._play(table, rival, answer)
        if table.dice.number(6) <= 2:
            return owner
        sure = await table.ask(Choice(rival, "sure", [Say("press"), LEAVE]))
        return owner if sure == LEAVE else await self.quarrel(table, rival, owner)

    def _plays(self, state: Road, seat: int, only: str = "") -> list[Say]:
        return [Say("play", card) for card in sorted(set(state.hands[seat])) if only in {"", card}]

    def _play(self, table: Table[Road], seat: int, card: Command) -> None:
        assert isinstance(card, Say)
        table.state.hands[seat].remove(card.what)
        table.tell(CardShown(card.what, seat))

    def _draw(self, state: Road, seat: int, dice: Dice) -> None:
        cards = [card for card in sorted(state.bag) for _copy in range(state.bag[card])]
        if cards:
            card = cards[dice.face(cards)]
            state.bag[card] -= 1
            state.hands[seat].append(card)
            state.hands[seat].sort()

    def outcome(self, state: Road) -> Outcome | None:
        if state.left > 0:
            return None
        best = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        return Outcome(winners, tuple(state.scores), "the road is at its end")

    def hide(self, state: Road, seat: int, dice: Dice) -> Road:
        dealt = state.copy()
        sizes = [len(hand) for hand in dealt.hands]
        for other, hand in enumerate(dealt.hands):
            if other != seat:
                for card in hand:
                    dealt.bag[card] += 1
                hand.clear()
        for other, size in enumerate(sizes):
            for _card in range(size if other != seat else 0):
                self._draw(dealt, other, dice)
        return dealt

    def audit(self, state: Road) -> None:
        held = Counter(state.bag)
        for hand in state.hands:
            held.update(hand)
        assert all(held[card] <= copies for card, copies in CARDS.items())

    def parse(self, text: str, state: Road) -> Command:
        del state
        return read(text)

    def write_position(self, state: Road) -> Mapping[str, Any]:
        return {name: getattr(state, name) for name in Road.__slots__}

    def read_position(self, data: Any, scenario: Any, seats: int) -> Road:
        del scenario, seats
        return Road(**data)

    def progress(self, state: Road) -> float:
        return 1 / (1 + state.left)


MINIS: tuple[Pebbles | Caravan, ...] = (Pebbles(), Caravan())


def begin(
    rules: Pebbles | Caravan,
    seed: int,
    loaded: Iterable[Result] = (),
    *,
    seats: int = 2,
    scenario: int = 0,
    quiet: bool = False,
) -> Match[Any]:
    anything: Any = rules
    return Match(anything, anything.set_up(scenario, seats, setting_up(seed)), Dice(seed, loaded), quiet=quiet)


def fingerprint(match: Match[Any]) -> str:
    """The state, the open question, the draws counted and the loaded dice left, as one stable hash."""
    decision = match.decision
    question = None if decision is None else (decision.seat, decision.about, decision.legal())
    whole = [match.rules.write_position(match.state), question, match.dice.drawn, match.dice.waiting(), match.outcome]
    return hashlib.sha256(json.dumps(whole, default=repr, sort_keys=True).encode()).hexdigest()


def advance(match: Match[Any], picks: Iterable[int]) -> None:
    """Answers with the options of these numbers (counted round) until the match is over or the picks are."""
    for pick in picks:
        if match.decision is None:
            return
        options = match.decision.options()
        match.submit(options[pick % len(options)])
