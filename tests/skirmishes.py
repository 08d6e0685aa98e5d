"""Bots of Dino-Wars in mixed matches of 56 points: `python3 tests/skirmishes.py [--seats normal,easy] [--matches 400]`.

Every two matches have the same packs, table, objectives and dice, with the levels in each other's seats. Packs are
put together by chance from all species (`--packs mixed`, at least 54 points), or both sides have the same (`mirror`);
tables and twists come by chance. Prints rows in Markdown: wins of the first level, with Wilson's interval of 95 %; what
ended the matches; turns; seconds of one core; wins of the first seat; what each species won (`--species`); and silly
answers:
- attack: an activation ended although an animal could still have attacked, which risks nothing;
- killer: a move that brought nothing ended where an enemy kills by two attacks half the time, and began where none did;
- to and fro: an animal goes back 3 inches or more to where it began an earlier move of the same activation.
The same call plays the same matches. Not a test, but `tests/dinowars/test_bot_measures.py` counts by it.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.simulate import wilson  # noqa: E402
from game.core.dice import Dice, setting_up  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.dinowars import content  # noqa: E402
from game.dinowars.acting import has_stamina  # noqa: E402
from game.dinowars.bots.book import TOUCHING, book_of  # noqa: E402
from game.dinowars.bots.levels import BOTS  # noqa: E402
from game.dinowars.commands import Done, Go  # noqa: E402
from game.dinowars.judge import why  # noqa: E402
from game.dinowars.kinds import Kind, Member, Pack, total  # noqa: E402
from game.dinowars.moving import GoDecision  # noqa: E402
from game.dinowars.rules import DinoWars  # noqa: E402
from game.dinowars.scenario import RANDOM, Scenario  # noqa: E402
from game.dinowars.space import NEAR, is_within, touching_enemies  # noqa: E402
from tests.arena import share  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.core.decision import Command
    from game.dinowars.state import State

POINTS, LEAST = 56, 54
TWISTS = ("none", "none", "rolled")
KINDS = ("attack", "killer", "to and fro")
DEADLY, SAFE = 0.5, 0.25
AWAY, BACK = 300, 100
"""Hundredths of an inch."""


@dataclass(slots=True)
class Tally:
    """What was counted, by level."""

    won: float = 0.0
    seconds: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    first_seat: float = 0.0
    species: dict[str, list[float]] = field(default_factory=dict)
    activations: Counter[str] = field(default_factory=Counter)
    silly: Counter[tuple[str, str]] = field(default_factory=Counter)


def mixed_pack(chance: random.Random, kinds: tuple[Kind, ...], name: str) -> Pack:
    """Animals by chance for 54 to 56 points."""
    while True:
        members: list[Member] = []
        while total(members) < LEAST:
            members.append(Member(chance.choice(kinds)))
        if total(members) <= POINTS:
            return Pack(name, name, POINTS, tuple(members))


def scenario(seed: int, *, mirror: bool) -> Scenario:
    """Packs, table and twist of that seed."""
    chance, pieces = random.Random(seed), content.pieces(content.folder())
    one = mixed_pack(chance, pieces.kinds, "one")
    other = replace(one, name="other") if mirror else mixed_pack(chance, pieces.kinds, "other")
    table = chance.choice([RANDOM, *(each.name for each in pieces.fields)])
    box = replace(pieces, packs=(one, other))
    return Scenario("mixed", "Mixed", "", box, table, ("one", "other"), twist=chance.choice(TWISTS))


def play(levels: tuple[str, str], number: int, seed: int, *, mirror: bool, tally: Tally) -> None:
    """Match `number`, from 0; bots of one level meet in another match each time."""
    alike = levels[0] == levels[1]
    pair, turned = seed * 1_000_003 + (number if alike else number // 2), 0 if alike else number % 2
    rules, seats = DinoWars(), levels[::-1] if turned else levels
    state = rules.set_up(scenario(pair, mirror=mirror), 2, setting_up(pair))
    match = Match(rules, state, Dice(pair), quiet=True)
    bots = [BOTS[level](2 * pair + seat) for seat, level in enumerate(seats)]
    watch, spent = Watch(tally), 0.0
    while match.decision is not None:
        seat, start = match.decision.seat, time.process_time()
        command = bots[seat].choose(match)
        took = time.process_time() - start
        spent += took
        if seats[seat] == levels[0]:
            tally.answers.append(took)
        watch.look(match, command, seats[seat])
        match.submit(command)
    tally.seconds.append(spent)
    _count(tally, match, turned)


def _count(tally: Tally, match: Match[State], turned: int) -> None:
    assert match.outcome is not None
    part = {seat: 1.0 if match.outcome.winners == (seat,) else 0.0 for seat in (0, 1)}
    if not match.outcome.winners:
        part = {0: 0.5, 1: 0.5}
    tally.won += part[turned]
    tally.first_seat += part[0]
    tally.ends[why(match.state)] += 1
    tally.turns.append(match.state.turn)
    for animal in {(one.kind.name, one.seat) for one in match.state.box.animals}:
        tally.species.setdefault(animal[0], []).append(part[animal[1]])


class Watch:
    """Looks at each answer before it is given."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.stamp = (-1, -1)
        self.began: dict[int, list[tuple[int, int]]] = {}

    def look(self, match: Match[State], command: Command, level: str) -> None:
        """Counts the answer if it is silly."""
        state = match.state
        if match.decision is not None and match.decision.about == "act" and self.stamp != (state.turn, state.seat):
            self.stamp, self.began = (state.turn, state.seat), {}
            self.tally.activations[level] += 1
        if isinstance(command, Done):
            self.tally.silly[level, "attack"] += could_attack(state)
        elif isinstance(command, Go) and isinstance(match.decision, GoDecision) and command.distance:
            piece = match.decision.roll.piece
            places = self.began.setdefault(piece, [])
            end = match.decision.roll.way.end(command.distance)
            here = state.xs[piece], state.ys[piece]
            back = _apart(here, end) > AWAY and any(_apart(one, end) < BACK for one in places)
            self.tally.silly[level, "to and fro"] += back
            places.append(here)
            self.tally.silly[level, "killer"] += is_sacrifice(state, piece, end)


def _apart(one: tuple[int, int], other: tuple[int, int]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def could_attack(state: State) -> bool:
    """Whether an action is left for an animal that stands and touches an enemy."""
    return state.left > 0 and any(
        has_stamina(state, piece) and not state.down[piece] and touching_enemies(state, piece)
        for piece in state.in_play(state.seat)
    )


def is_sacrifice(state: State, piece: int, end: tuple[int, int]) -> bool:
    """Whether the animal goes where it is likely to be killed, and neither attacks nor reaches anything there."""
    twin = state.copy()
    twin.xs[piece], twin.ys[piece] = end
    seat = state.box.sides[piece]
    spots = [*state.marks, *((x, y) for x, y, _diet in state.food)]
    eggs = state.eggs[1 - seat]
    spots += [eggs] if eggs is not None else []
    reached = any(is_within(twin, piece, *spot, NEAR) for spot in spots) or state.runners[seat] == piece
    if reached or touching_enemies(twin, piece) or state.edge_of(1 - seat).depth(*end) <= 1_000:
        return False
    return danger(twin, piece) >= DEADLY and danger(state, piece) < SAFE


def danger(state: State, piece: int) -> float:
    """How likely the worst of its enemies kills the animal by two attacks, if it reaches it at all."""
    book = book_of(state.box, desperate="desperation" in state.twists)
    x, y, worst = state.xs[piece], state.ys[piece], 0.0
    for foe in state.enemies(piece):
        likely = book.span((foe, piece, state.xs[foe], state.ys[foe], x, y))
        attack = book.combats[foe] + (likely < TOUCHING)
        worst = max(worst, min(1.0, likely) * book.series(attack, piece, state.down[piece])[2][0])
    return worst


# -- told --------------------------------------------------------------------------------------------------------------


def rows(tally: Tally, levels: tuple[str, str], *, species: bool) -> Iterable[str]:
    """What was counted, as Markdown."""
    matches = len(tally.seconds)
    low, high = wilson(tally.won, matches)
    ends = ", ".join(f"{name} {tally.ends[name]}" for name in ("points", "last", "limit"))
    yield (
        f"| {', '.join(levels)} | {matches} | {tally.won / matches:.1%} | {low:.1%} to {high:.1%} | {ends} | "
        f"{statistics.median(tally.turns):g} | {share(tally.seconds, 0.5):.2f}, {max(tally.seconds):.2f} | "
        f"{1000 * share(tally.answers, 0.95):.0f}, {1000 * max(tally.answers):.0f} |"
    )
    low, high = wilson(tally.first_seat, matches)
    yield f"first seat: {tally.first_seat / matches:.1%} ({low:.1%} to {high:.1%})"
    for level in dict.fromkeys(levels):
        found = ", ".join(f"{kind} {tally.silly[level, kind]}" for kind in KINDS)
        number = sum(tally.silly[level, kind] for kind in KINDS)
        often = tally.activations[level]
        yield f"{level}: {often} activations, {found}: {100 * number / often:.1f} in 100"
    if species:
        for name, won in sorted(tally.species.items(), key=lambda one: -statistics.mean(one[1])):
            low, high = wilson(sum(won), len(won))
            yield f"| {name} | {len(won)} | {statistics.mean(won):.1%} | {low:.1%} to {high:.1%} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="normal,easy")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--packs", choices=("mixed", "mirror"), default="mixed")
    parser.add_argument("--species", action="store_true")
    given = parser.parse_args()
    first, second = given.seats.split(",")
    tally = Tally()
    for number in range(given.matches):
        play((first, second), number, given.seed, mirror=given.packs == "mirror", tally=tally)
    for row in rows(tally, (first, second), species=given.species):
        print(row, flush=True)  # noqa: T201 - it is a script


if __name__ == "__main__":
    main()
