"""What a side may hope for in its next actions by fights alone: charges it may reach, and attacks in contact."""

from collections.abc import Sequence
from typing import NamedTuple

from game.dinowars.bots.book import (
    DOWNED,
    DOWNED_PART,
    KNOCKED,
    KNOCKED_PART,
    LONG,
    TOUCHING,
    Book,
    Fight,
)
from game.dinowars.sines import direction
from game.dinowars.state import HERE, State

USUAL = 2
"""By so many attacks it is judged whom an animal fights best."""
LYING = 0.6
"""The same for one that has to stand up first."""


class Chance(NamedTuple):
    """The best fight of an animal: how likely it comes to it, what so many attacks bring then, how often it can now.

    `later` is the same fight if the prey stands up before. `rank`: what an attack of it brings, when there are several.
    """

    likely: float
    hunter: int
    prey: int
    often: int
    stamina: int
    fight: Fight
    later: Fight
    rank: float


class Hunt(NamedTuple):
    """Whose fights are looked at, and against whom. Lives are by piece, what their deaths bring."""

    hunters: Sequence[int]
    prey: Sequence[int]
    lives: Sequence[float]


def blow_worth(book: Book, attack: int, prey: int, down: int, life: float) -> tuple[float, float]:
    """What an attack of that value promises, and how likely it kills."""
    knock, laid, kill = book.blow(attack, prey, down)
    gain = kill * life + laid * (DOWNED + DOWNED_PART * life) + knock * (KNOCKED + KNOCKED_PART * life)
    return gain, kill


def chances(state: State, book: Book, hunt: Hunt, *, fresh: bool) -> list[Chance]:
    """By hunter, the best fight; those without one are left out. `fresh`: nobody has acted yet."""
    kinds, xs, ys, down = book.box.kinds, state.xs, state.ys, state.down
    hunters, lives, fights = hunt.hunters, hunt.lives, book.fights
    prey = []
    for foe in hunt.prey:
        to_x, to_y = xs[foe], ys[foe]
        likelies = [book.span((one, foe, xs[one], ys[one], to_x, to_y)) for one in hunters]
        touched = sum([likely >= TOUCHING for likely in likelies])
        east, south = (0, 0) if book.tails[foe] else direction(state.facings[foe])
        prey.append((foe, to_x, to_y, down[foe], lives[foe], touched, east, south, likelies))
    found = []
    for at, one in enumerate(hunters):
        stamina = kinds[one].stamina
        often = stamina if fresh else max(0, stamina - state.used[one])
        x, y, combat, most, best, usual = xs[one], ys[one], book.combats[one], 0.0, None, min(USUAL, stamina)
        for foe, foe_x, foe_y, lies, life, touched, east, south, likelies in prey:
            likely, attack = likelies[at], combat
            if likely >= TOUCHING:
                likely = 1.0
                attack += touched > 1
            else:
                attack += 1 + (touched > 0)
            back = (foe_x - x) * east + (foe_y - y) * south
            if back > 0 and abs((x - foe_x) * south - (y - foe_y) * east) <= back:
                attack += 1
            mark = attack, foe, lies, life
            fight = fights.get(mark) or book.fight(mark)
            gain = fight[0][usual] * likely
            if gain > most:
                most = gain
                best = foe, attack, likely, fight
        if best is not None:
            foe, attack, likely, fight = best
            later = book.fight((attack, foe, 0, lives[foe])) if down[foe] else fight
            likely *= LYING if down[one] else 1
            rank = likely * fight[0][usual] / usual
            found.append(Chance(likely, one, foe, often, stamina, fight, later, rank))
    return found


def foes_of(state: State, seat: int, lives: Sequence[float]) -> list[int]:
    """Whom the side would fight."""
    fates, sides = state.fates, state.box.sides
    return [
        one for one in range(state.box.gargantuan + 1) if fates[one] == HERE and sides[one] != seat and lives[one] > 0
    ]


def promise(found: list[Chance], actions: float, *, later: bool = False) -> float:
    """What so many actions promise together: the best fights first, each fought out, and nobody dies twice.

    `later`: who lies down now will have stood up by then.
    """
    total, left = 0.0, dict[int, float]()
    for chance in sorted(found, key=_rank):
        uses = min(float(chance.stamina if later else chance.often), actions, float(LONG))
        if uses <= 0:
            continue
        whole = int(uses)
        part, alive = uses - whole, left.get(chance.prey, 1.0)
        worths, kills = chance.later if later else chance.fight
        gain, kill = worths[whole], kills[whole]
        if part:
            gain += part * (worths[whole + 1] - gain)
            kill += part * (kills[whole + 1] - kill)
        total += alive * chance.likely * gain
        left[chance.prey] = alive * (1 - chance.likely * kill)
        actions -= uses
    return total


def _rank(chance: Chance) -> float:
    return -chance.rank
