"""Which states the rules can reach: what is wrong with one that they cannot."""

from collections import Counter
from collections.abc import Iterator

from game.core.words import _
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
        yield (
            here,
            _("this tribe has {people} cave people").format(people=people),
            _("{cavemen}, the supply included").format(cavemen=box.cavemen),
        )
    if len(state.herds[seat]) > box.bases:
        yield (
            here,
            _("this tribe has {number} dinosaurs").format(number=len(state.herds[seat])),
            _("at most {most}").format(most=box.bases),
        )
    for kind in range(1, len(box.names)):
        if kind not in box.worshippers and state.count(seat, kind, VOLCANO):
            yield (*here, "volcano", box.names[kind]), _("it cannot stand on the volcano"), _("another piece")
    if stranded(state, seat) and (seat != state.seat or state.phase not in {SPEND, MEAL}):
        yield (*here, "map"), _("a piece stands on a lagoon, where it may not stay"), _("another place")


def _volcano(state: State) -> Iterator[Wrong]:
    filled, spaces = state.filled(), state.box.spaces
    most = 0 if state.phase == OVER else spaces - (state.phase == ROLL)
    if filled > most:
        yield (
            ("tribes",),
            _("{filled} pieces stand on the volcano").format(filled=filled),
            _("at most {most} in phase {phase}").format(most=most, phase=PHASES[state.phase]),
        )


def _dice(state: State) -> Iterator[Wrong]:
    box, dice = state.box, len(state.dice)
    rolled = state.rolls > 0
    if rolled != bool(dice):
        yield (
            ("dice",),
            _("{dice} dice lie there after {rolls} rolls").format(dice=dice, rolls=state.rolls),
            _("dice after the first roll, none before"),
        )
    if state.rolls > box.rolls or (state.phase == ROLL and state.rolls == box.rolls):
        most = _("at most {rolls}, and fewer in phase roll").format(rolls=box.rolls)
        yield (
            ("rolls",),
            _("{rolls} rolls in phase {phase}").format(rolls=state.rolls, phase=PHASES[state.phase]),
            most,
        )
    full = dice_of(state)
    # W28: an extra die of a dinosaur that hatched this turn may not have joined yet.
    late = max((box.species[kind - 1].dice for kind in state.herds[state.seat]), default=0) if state.hatched else 0
    if rolled and dice not in {full, full - late}:
        yield ("dice",), _("{dice} dice lie there").format(dice=dice), f"{full}"
    if state.hatched and not state.herds[state.seat]:
        yield ("hatched",), _("this tribe has no dinosaur that could have hatched"), "false"


def _phase(state: State) -> Iterator[Wrong]:
    spending = state.phase in {SPEND, MEAL}
    if not spending and bytes(state.unspent) != NOTHING:
        yield ("unspent",), _("icons are left in phase {phase}").format(phase=PHASES[state.phase]), _("none")
    if state.phase != ROLL and not state.rolls:
        yield ("rolls",), _("no roll was made before phase {phase}").format(phase=PHASES[state.phase]), _("1 or more")
    shown = Counter(icon for die in state.dice for icon in state.box.faces[die])
    for icon, number in enumerate(state.unspent):
        if number > shown[icon]:
            what = _("`unspent` has {icon} {number} times, and the dice show it {shown} times").format(
                icon=ICONS[icon], number=number, shown=shown[icon]
            )
            yield ("unspent",), what, _("no more than they show")
    if spending:
        yield from _lagoon(state)
    if state.phase == MEAL:
        yield from _meal(state, shown[FOOT_ICON])
    if state.phase == TREMOR and not may_shake(state):
        yield ("phase",), _("the seat to move may not cause a tremor"), _("another phase")


def _lagoon(state: State) -> Iterator[Wrong]:
    needed = owed(state)
    if needed > state.unspent[FOOT_ICON]:
        feet = "no way out" if needed >= BARRED else f"{needed} feet"
        yield (
            ("tribes", state.seat, "map"),
            _("a piece on a lagoon cannot leave it"),
            _("{feet} unspent").format(feet=feet),
        )


def _meal(state: State, feet: int) -> Iterator[Wrong]:
    eaters = [kind for kind, one in enumerate(state.box.species, 1) if one.eats]
    if not any(state.count(state.seat, kind, state.meal) for kind in eaters):
        yield ("meal",), _("no Tyrannosaurus of the seat to move stands there"), _("its place")
    elif not state.box.settles[state.meal] or not _prey(state):
        yield ("meal",), _("there is nobody to eat there"), _("grass or jungle with an opponent's cave person")
    if state.unspent[FOOT_ICON] >= feet:
        yield ("unspent",), _("no foot was spent on the move before the meal"), _("a foot less")


def _prey(state: State) -> bool:
    return any(tribe[state.meal] for seat, tribe in enumerate(state.tribes) if seat != state.seat)


def _scores(state: State) -> Iterator[Wrong]:
    stall = state.box.stall
    stalled = bool(stall) and state.calm >= stall
    if state.phase == OVER:
        if not is_over(state) and not stalled:
            yield (
                ("scores",),
                _("nobody has reached the target"),
                _("{target} or more for somebody").format(target=state.box.target),
            )
        return
    if is_over(state):
        yield (
            ("scores",),
            _("the target is reached, so the match is over"),
            _("less than {lt}").format(lt=state.box.target),
        )
    if stalled:
        yield (
            ("calm",),
            _("{calm} turns without an eruption").format(calm=state.calm),
            _("less than {lt}").format(lt=stall),
        )
