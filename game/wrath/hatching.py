"""Rulebook, "Hatching a Dinosaur". W29: at any moment from the start of the turn to the end of step 2, once."""

from game.core.table import Table
from game.core.words import _, several
from game.wrath.box import CAVEMAN, EGG, PLACES, SUPPLY
from game.wrath.commands import Hatch
from game.wrath.events import Hatched
from game.wrath.state import State
from game.wrath.words import piece_title


def hatchings(state: State) -> list[Hatch]:
    """What the seat may hatch now."""
    box, eggs = state.box, state.tribes[state.seat][EGG]
    if eggs < box.cheapest or state.hatched or len(state.herds[state.seat]) >= box.bases:
        return []
    return [box.hatches[kind] for kind, one in enumerate(box.species, 1) if state.pens[kind] and one.cost <= eggs]


def refuse_hatch(state: State, command: Hatch) -> str | None:
    """Why this dinosaur cannot hatch now."""
    kind = state.box.kinds.get(command.dinosaur, CAVEMAN)
    if kind == CAVEMAN:
        return _("There is no dinosaur called {name}.").format(name=command.dinosaur)
    if state.hatched:
        return _("You have hatched a dinosaur this turn: one a turn is all.")
    if len(state.herds[state.seat]) >= state.box.bases:  # W30
        return _("All your bases are in use, so no more dinosaurs can join your tribe.")
    return _not_in_pen(state, kind) or _too_dear(state, kind)


def _not_in_pen(state: State, kind: int) -> str | None:
    if state.pens[kind]:
        return None
    hatched = any(kind in herd for herd in state.herds)
    text = _("No {dinosaur} is left in the pens.") if hatched else _("There is no {dinosaur} in this match.")
    return text.format(dinosaur=piece_title(state.box, kind))


def _too_dear(state: State, kind: int) -> str | None:
    cost, eggs = state.box.species[kind - 1].cost, state.tribes[state.seat][EGG]
    if cost <= eggs:
        return None
    text = several(
        "{dinosaur} costs {cost}, and {eggs} cave person of yours is on the egg space.",
        "{dinosaur} costs {cost}, and {eggs} cave people of yours are on the egg space.",
        eggs,
    )
    return text.format(dinosaur=piece_title(state.box, kind), cost=cost, eggs=eggs)


def hatch(table: Table[State], command: Hatch) -> None:
    """The dinosaur joins the supply; all the seat's cave people on the egg space go home, however little it cost."""
    state = table.state
    seat, kind = state.seat, state.box.kinds[command.dinosaur]
    mine = state.tribes[seat]
    home = mine[EGG]
    join(state, seat, kind)
    mine[EGG] = 0
    mine[SUPPLY] += home
    mine[kind * PLACES + SUPPLY] += 1
    state.hatched = True
    table.tell(Hatched(seat, command.dinosaur, home))


def join(state: State, seat: int, kind: int) -> None:
    """A figure leaves its pen and is the seat's for the rest of the match; where it stands is still to be said."""
    state.pens[kind] -= 1
    state.herds[seat] = tuple(sorted((*state.herds[seat], kind)))
    state.kinds[seat] = tuple(sorted({*state.kinds[seat], kind}))
