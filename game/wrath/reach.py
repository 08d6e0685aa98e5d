"""Which states the rules can reach: what is wrong with one that they cannot."""

from collections import Counter
from collections.abc import Iterator

from game.wrath.box import FOOT_ICON, ICONS, PLACES, VOLCANO
from game.wrath.judge import is_over, stranded
from game.wrath.land import BARRED
from game.wrath.moving import owed
from game.wrath.rolling import dice_of
from game.wrath.state import MEAL, NOTHING, OVER, PHASES, ROLL, SPEND, TREMOR, State
from game.wrath.tremor import may_shake

Wrong = tuple[tuple[str | int, ...], str, str]
"""Where in a position something is wrong, what, and what was expected."""


def unreachable(state: State) -> Iterator[Wrong]:
    """All that keeps the state from being one between two answers."""
    for seat in range(state.box.seats):
        yield from _tribe(state, seat)
    yield from _volcano(state)
    yield from _dice(state)
    yield from _phase(state)
    yield from _scores(state)


def _tribe(state: State, seat: int) -> Iterator[Wrong]:
    box, here = state.box, ("tribes", seat)
    people = sum(state.tribes[seat][:PLACES])
    if people != box.cavemen:
        yield here, f"this tribe has {people} cave people", f"{box.cavemen}, the supply included"
    if len(state.herds[seat]) > box.bases:
        yield here, f"this tribe has {len(state.herds[seat])} dinosaurs", f"at most {box.bases}"
    for kind in range(1, len(box.names)):
        if kind not in box.worshippers and state.count(seat, kind, VOLCANO):
            yield (*here, "volcano", box.names[kind]), "it cannot stand on the volcano", "another piece"
    if stranded(state, seat) and (seat != state.seat or state.phase not in {SPEND, MEAL}):
        yield (*here, "map"), "a piece stands on a lagoon, where it may not stay", "another place"


def _volcano(state: State) -> Iterator[Wrong]:
    filled, spaces = state.filled(), state.box.spaces
    most = 0 if state.phase == OVER else spaces - (state.phase == ROLL)
    if filled > most:
        yield ("tribes",), f"{filled} pieces stand on the volcano", f"at most {most} in phase {PHASES[state.phase]}"


def _dice(state: State) -> Iterator[Wrong]:
    box, dice = state.box, len(state.dice)
    rolled = state.rolls > 0
    if rolled != bool(dice):
        yield ("dice",), f"{dice} dice lie there after {state.rolls} rolls", "dice after the first roll, none before"
    if state.rolls > box.rolls or (state.phase == ROLL and state.rolls == box.rolls):
        most = f"at most {box.rolls}, and fewer in phase roll"
        yield ("rolls",), f"{state.rolls} rolls in phase {PHASES[state.phase]}", most
    full = dice_of(state)
    # W28: an extra die of a dinosaur that hatched this turn may not have joined yet.
    late = max((box.species[kind - 1].dice for kind in state.herds[state.seat]), default=0) if state.hatched else 0
    if rolled and dice not in {full, full - late}:
        yield ("dice",), f"{dice} dice lie there", f"{full}"
    if state.hatched and not state.herds[state.seat]:
        yield ("hatched",), "this tribe has no dinosaur that could have hatched", "false"


def _phase(state: State) -> Iterator[Wrong]:
    spending = state.phase in {SPEND, MEAL}
    if not spending and bytes(state.unspent) != NOTHING:
        yield ("unspent",), f"icons are left in phase {PHASES[state.phase]}", "none"
    if state.phase != ROLL and not state.rolls:
        yield ("rolls",), f"no roll was made before phase {PHASES[state.phase]}", "1 or more"
    shown = Counter(icon for die in state.dice for icon in state.box.faces[die])
    for icon, number in enumerate(state.unspent):
        if number > shown[icon]:
            what = f"`unspent` has {ICONS[icon]} {number} times, and the dice show it {shown[icon]} times"
            yield ("unspent",), what, "no more than they show"
    if spending:
        yield from _lagoon(state)
    if state.phase == MEAL:
        yield from _meal(state, shown[FOOT_ICON])
    if state.phase == TREMOR and not may_shake(state):
        yield ("phase",), "the seat to move may not cause a tremor", "another phase"


def _lagoon(state: State) -> Iterator[Wrong]:
    needed = owed(state)
    if needed > state.unspent[FOOT_ICON]:
        feet = "no way out" if needed >= BARRED else f"{needed} feet"
        yield ("tribes", state.seat, "map"), "a piece on a lagoon cannot leave it", f"{feet} unspent"


def _meal(state: State, feet: int) -> Iterator[Wrong]:
    eaters = [kind for kind, one in enumerate(state.box.species, 1) if one.eats]
    if not any(state.count(state.seat, kind, state.meal) for kind in eaters):
        yield ("meal",), "no Tyrannosaurus of the seat to move stands there", "its place"
    elif not state.box.settles[state.meal] or not _prey(state):
        yield ("meal",), "there is nobody to eat there", "grass or jungle with an opponent's cave person"
    if state.unspent[FOOT_ICON] >= feet:
        yield ("unspent",), "no foot was spent on the move before the meal", "a foot less"


def _prey(state: State) -> bool:
    return any(tribe[state.meal] for seat, tribe in enumerate(state.tribes) if seat != state.seat)


def _scores(state: State) -> Iterator[Wrong]:
    stall = state.box.stall
    stalled = bool(stall) and state.calm >= stall
    if state.phase == OVER:
        if not is_over(state) and not stalled:
            yield ("scores",), "nobody has reached the target", f"{state.box.target} or more for somebody"
        return
    if is_over(state):
        yield ("scores",), "the target is reached, so the match is over", f"less than {state.box.target}"
    if stalled:
        yield ("calm",), f"{state.calm} turns without an eruption", f"less than {stall}"
