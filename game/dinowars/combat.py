"""Rulebook, "Combat": values and modifiers, the dice by the table, and what the winner does to the defender."""

from collections.abc import Sequence

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.dinowars.asking import ANY_HEADING, Listing
from game.dinowars.box import WILD
from game.dinowars.commands import KILL, Down, Kill, Knock
from game.dinowars.events import Fought, Saved
from game.dinowars.harm import SHIFT, Shift, change_pool, die, lay, shift
from game.dinowars.sines import HALF, ROUND, turned
from game.dinowars.space import heading_between, is_behind, is_here, level_of, touching
from game.dinowars.state import State

CHARGING, HIGHER, REAR, GANG, FIERCE = "charging", "higher", "rear", "gang", "ferocity"
"""The modifiers, each one more for the attacker."""
RESULTS = ("knock", "down", "kill")
"""What the loser of an attack may suffer, by how much was won."""
DICE = ((1, 3), (2, 3), (2, 2), (3, 2), (3, 1))
"""The combat table: dice of attacker and defender, from a defender that is double to an attacker that is."""
COMPASS = ROUND // 8


def modifiers(state: State, attacker: int, defender: int, *, charging: bool, fierce: bool, gang: bool) -> Sequence[str]:
    """Why the attacker's value is higher than its own. `gang`: whether its side's animals count (D22)."""
    found = []
    if charging:
        found.append(CHARGING)
    if level_of(state, attacker) > level_of(state, defender):  # D20
        found.append(HIGHER)
    if not state.box.kinds[defender].tail and is_behind(state, attacker, defender):  # D21
        found.append(REAR)
    if gang and _is_ganged(state, attacker, defender):
        found.append(GANG)
    if fierce:
        found.append(FIERCE)
    return found


def _is_ganged(state: State, attacker: int, defender: int) -> bool:
    """D22: two or more of the attacker's side touch the defender, the attacker and downed ones included."""
    side = state.box.sides[attacker]
    return side != WILD and len(touching(state, defender, state.in_play(side))) > 1


def defence_halves(state: State, defender: int) -> int:
    """The defender's combat value in halves; D23: a downed one's is halved and not rounded."""
    return state.box.kinds[defender].combat * (1 if state.down[defender] else 2)


def dice_for(attack: int, halves: int) -> tuple[int, int]:
    """The combat table: the dice of an attacker of that value, and of a defender of so many halves."""
    if halves >= 4 * attack:
        return DICE[0]
    if halves > 2 * attack:
        return DICE[1]
    if halves == 2 * attack:
        return DICE[2]
    return DICE[3] if attack < halves else DICE[4]


def results(state: State, defender: int, margin: int) -> tuple[str, ...]:
    """What an attacker may choose that wins by so much: knock, down, kill. D25: a downed one can always be killed."""
    steps = margin + ("desperation" in state.twists)  # D49
    if state.down[defender] and margin > 0:
        steps = 3
    return RESULTS[: min(3, steps)] if margin > 0 else ()


def clash(table: Table[State], name: str, defender: int, value: int, why: Sequence[str] = ()) -> int:
    """The dice of an attack of that value; by how much the highest die of the attacker is higher."""
    state = table.state
    attack, halves = value + len(why), defence_halves(state, defender)
    number, against = dice_for(attack, halves)
    dice = tuple(table.dice.number(6) for _die in range(number))
    others = tuple(table.dice.number(6) for _die in range(against))
    margin = max(dice) - max(others)
    if table.heard is not None:
        names = state.box.names
        table.tell(Fought(name, names[defender], attack, halves, tuple(why), dice, others, margin))
    return margin


async def fight(table: Table[State], attacker: int, defender: int, *, charging: bool, fierce: bool) -> None:
    """An attack that a side ordered: it pays first (D12), and chooses what comes of a win."""
    state = table.state
    seat = state.box.sides[attacker]
    if fierce:
        change_pool(table, seat, -1, "attack")
    why = modifiers(state, attacker, defender, charging=charging, fierce=fierce, gang=True)
    margin = clash(table, state.box.names[attacker], defender, state.box.kinds[attacker].combat, why)
    allowed = results(state, defender, margin)
    if allowed:
        match await table.ask(ResultDecision(state, seat, attacker, defender, allowed)):
            case Kill():
                blow(table, defender, attacker)
            case Down(heading, distance):
                down(table, defender, Shift(heading, distance), attacker)
            case Knock(heading, distance, facing):
                knock(table, defender, Shift(heading, distance, facing), attacker)


def worst(table: Table[State], defender: int, margin: int, heading: int, by: int) -> None:
    """D42, D47, D48: an attack that nobody ordered does the worst it can; shifts lead 3 inches in that heading."""
    allowed = results(table.state, defender, margin)
    if "kill" in allowed:
        blow(table, defender, by, wild=True)
    elif "down" in allowed:
        down(table, defender, Shift(heading), by, wild=True)
    elif allowed:
        knock(table, defender, Shift(heading), by, wild=True)


def blow(table: Table[State], defender: int, by: int, *, wild: bool = False) -> None:
    """The killing blow; D25: only one that stands may be saved. D26, D58: if it is, nothing else happens."""
    if table.state.down[defender] or not is_saved(table, defender):
        die(table, defender, "combat", by, wild=wild)


def is_saved(table: Table[State], piece: int) -> bool:
    """A protection roll."""
    protection = table.state.box.kinds[piece].protection
    roll = table.dice.number(6)
    table.tell(Saved(table.state.box.names[piece], roll, protection, roll <= protection))
    return roll <= protection


def down(table: Table[State], defender: int, how: Shift, by: int, *, wild: bool = False) -> None:
    """The defender is moved and laid on its side."""
    shift(table, defender, how, by, wild=wild)
    if is_here(table.state, defender):
        lay(table, defender)


def knock(table: Table[State], defender: int, how: Shift, by: int, *, wild: bool = False) -> None:
    """The defender is moved and turned, and its owner loses ferocity; D27: nobody does for the Gargantuan."""
    shift(table, defender, how, by, wild=wild)
    owner = table.state.box.sides[defender]
    if owner != WILD:
        change_pool(table, owner, -1, "knockback")


class ResultDecision(Decision):
    """What comes of a win: the killing blow, or a lesser result with its shift (D58)."""

    __slots__ = ("allowed", "attacker", "defender", "state")
    about = "result"

    def __init__(self, state: State, seat: int, attacker: int, defender: int, allowed: tuple[str, ...]) -> None:
        self.seat = seat
        self.state = state
        self.attacker = attacker
        self.defender = defender
        self.allowed = allowed

    def options(self) -> Sequence[Command]:
        """Killing; shifts straight away and to the eight winds; after a knockback back or face to the attacker."""
        away = heading_between(self.state, self.attacker, self.defender)
        headings = list(dict.fromkeys([away, *range(0, ROUND, COMPASS)]))
        found = Listing()
        if "kill" in self.allowed:
            found.add(KILL)
        if "down" in self.allowed:
            found.add(Down(0, 0))
            found.make(len(headings), lambda at: Down(headings[at], SHIFT))
        found.add(Knock(0, 0, away))
        faces = (away, turned(away, HALF))
        found.make(2 * len(headings), lambda at: Knock(headings[at // 2], SHIFT, faces[at % 2]))
        return found

    def __contains__(self, command: object) -> bool:
        match command:
            case Kill():
                return "kill" in self.allowed
            case Down(heading, distance):
                return "down" in self.allowed and 0 <= heading < ROUND and 0 <= distance <= SHIFT
            case Knock(heading, distance, facing):
                return 0 <= heading < ROUND and 0 <= distance <= SHIFT and 0 <= facing < ROUND
        return False

    def legal(self) -> list[str]:
        """The results with the bounds of their shifts."""
        texts = {
            "kill": "kill",
            "down": f"down {ANY_HEADING} 0.00..3.00",
            "knock": f"knock {ANY_HEADING} 0.00..3.00 facing {ANY_HEADING}",
        }
        return [text for result, text in texts.items() if result in self.allowed]

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        match command:
            case Kill() | Down():
                if (isinstance(command, Kill) and "kill" not in self.allowed) or "down" not in self.allowed:
                    return _("The attack did not win by enough for that.")
                return _("An animal is moved 3 inches at most.")
            case Knock():
                return _("An animal is moved 3 inches at most.")
        return _("First the result of the combat: {legal}.").format(legal=", ".join(self.legal()))
