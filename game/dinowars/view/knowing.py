"""What is worth knowing of a position: how far each objective has come, what an animal's numbers are."""

from collections.abc import Iterator

from game.core.words import _
from game.dinowars.kinds import Kind
from game.dinowars.objectives import SEATS, half, is_contested
from game.dinowars.space import NEAR, is_here, is_in_strip, is_within
from game.dinowars.state import DEAD, NONE, State
from game.dinowars.view.wording import DIETS, piece


def held(state: State, seat: int) -> int:
    """Markers of Domination that the side holds (D34)."""
    return sum(
        any(is_within(state, one, x, y, NEAR) for one in state.in_play(seat)) and not is_contested(state, seat, x, y)
        for x, y in state.marks
    )


def score_of(state: State, objective: str, seat: int) -> tuple[int, int] | None:
    """How much of that objective the side has, and how much it needs; None where nothing is counted."""
    if not state.turn:
        return None
    match objective:
        case "domination":
            return held(state, seat), len(state.marks)
        case "infiltration":
            mine = state.in_play(seat)
            return sum(is_in_strip(state, 1 - seat, one) for one in mine), half(len(mine))
        case "destruction":
            army = state.box.armies[1 - seat]
            return sum(state.fates[one] == DEAD for one in army), half(len(army))
    return None


def is_closed(state: State, objective: str) -> bool:
    """Whether nobody can score it any more."""
    return objective in state.shared or (
        objective == "gargantuan" and state.turn > 0 and not is_here(state, state.box.gargantuan)
    )


def about(state: State, objective: str, seat: int) -> str:
    """Whom an objective of that seat is about; empty where it is about nobody."""
    found = {"assassinate": state.targets, "escape": state.runners}.get(objective)
    return piece(state.box, found[seat]) if found is not None and found[seat] != NONE else ""


def has_scored(state: State, objective: str) -> list[int]:
    """The sides that have scored it."""
    return [seat for seat in SEATS if objective in state.done[seat]]


def numbers(kind: Kind) -> Iterator[tuple[str, str]]:
    """An animal's numbers, each with its name."""
    yield _("speed"), str(kind.speed)
    yield _("stamina"), str(kind.stamina)
    yield _("combat"), str(kind.combat)
    yield _("protection"), str(kind.protection)


def facts(kind: Kind) -> str:
    """An animal in a line: what it eats, its numbers, its tail and wings."""
    parts = [_(DIETS[kind.diet]), *(f"{name} {number}" for name, number in numbers(kind))]
    return ", ".join([*parts, *_tail_and_wings(kind)])


def manner(kind: Kind) -> str:
    """What an animal is besides its numbers."""
    parts = [_(DIETS[kind.diet]), *_tail_and_wings(kind), _("base {n} in").format(n=kind.base)]
    return ", ".join(parts) + "."


def _tail_and_wings(kind: Kind) -> list[str]:
    return [_("weaponised tail")] * kind.tail + [_("flies")] * kind.flies
