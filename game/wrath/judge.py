"""Rulebook, "Game End": who has won, and whether the table is in order."""

from game.core.ruleset import Outcome
from game.core.words import _
from game.wrath.box import CAVEMAN, EGG, PLACES, SUPPLY, SWIMS, VOLCANO
from game.wrath.state import OVER, ROLL, TREMOR, State
from game.wrath.words import tribe_title


def is_over(state: State) -> bool:
    """Whether somebody has reached the target; looked at only when all regions are scored (W33)."""
    return max(state.scores) >= state.box.target


def winners(state: State) -> tuple[int, ...]:
    """The seat with the most points; W34: of tied ones the latest in turn order, counted from the start player."""
    best = max(state.scores)
    tied = [seat for seat, score in enumerate(state.scores) if score == best]
    return (max(tied, key=lambda seat: (seat - state.start) % state.box.seats),)


def outcome(state: State) -> Outcome | None:
    """None until the match is over."""
    if state.phase != OVER:
        return None
    won = winners(state)
    return Outcome(won, tuple(state.scores), _reason(state, won[0]))


def _reason(state: State, seat: int) -> str:
    name, best = tribe_title(state.box, seat), max(state.scores)
    if state.scores.count(best) > 1:
        text = _("{tribe} wins a tie at {points} points, as the last of the tied in turn order.")
    elif best < state.box.target:
        text = _("The mountain slept too long; {tribe} has the most points, {points}.")
    else:
        text = _("{tribe} has the most points, {points}.")
    return text.format(tribe=name, points=best)


def progress(state: State) -> float:
    """How near the best score is to the target, 0 to 1."""
    return 1.0 if state.phase == OVER else min(1.0, max(state.scores) / state.box.target)


# -- the audit ---------------------------------------------------------------------------------------------------------


def audit(state: State) -> None:
    """Asserts that no piece was made or lost, and that each stands where it may."""
    for seat in range(state.box.seats):
        _audit_tribe(state, seat)
    for kind, one in enumerate(state.box.species, 1):
        owned = sum(herd.count(kind) for herd in state.herds)
        assert owned + state.pens[kind] in {0, one.figures}, f"figures of {one.name} were made or lost"
    assert state.filled() <= state.box.spaces, "the volcano holds more than it has spaces"
    assert sorted(state.land.grid) == list(range(16)), "the map is no arrangement of its tiles"
    assert all(score >= 0 for score in state.scores), "a score below 0"


def _audit_tribe(state: State, seat: int) -> None:
    box, herd = state.box, state.herds[seat]
    assert _owned(state, seat, CAVEMAN) == box.cavemen, f"cave people of seat {seat} were made or lost"
    assert len(herd) <= box.bases, f"seat {seat} has more dinosaurs than bases"
    assert state.kinds[seat] == tuple(sorted({CAVEMAN, *herd})), f"the kinds of seat {seat} are not those of its herd"
    for kind in range(1, len(box.names)):
        assert _owned(state, seat, kind) == herd.count(kind), f"{box.names[kind]} of seat {seat} was made or lost"
        assert not state.count(seat, kind, EGG), "a dinosaur on the egg space"
        assert kind in box.worshippers or not state.count(seat, kind, VOLCANO), f"{box.names[kind]} on the volcano"
    between_turns = state.phase in {ROLL, TREMOR, OVER}
    assert not stranded(state, seat) or (seat == state.seat and not between_turns), f"seat {seat} is on a lagoon"


def _owned(state: State, seat: int, kind: int) -> int:
    return sum(state.tribes[seat][kind * PLACES : kind * PLACES + SUPPLY + 1])


def stranded(state: State, seat: int) -> int:
    """How many of the seat's pieces stand on lagoons where they may not stay."""
    box = state.box
    dry = [kind for kind in range(len(box.names)) if box.gaits[kind] != SWIMS]
    return sum(state.count(seat, kind, tile) for kind in dry for tile in box.lagoons)
