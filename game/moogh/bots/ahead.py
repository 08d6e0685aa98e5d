"""The rules played ahead without a match: what people were planned to do, and then what the beasts will do about it.

Everybody asked on the way answers quickly; what the beasts' dice show is drawn from the dice given.
"""

from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass

from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.table import Table
from game.moogh import phases
from game.moogh.bots.eager import eager, planned
from game.moogh.bots.errands import blows_left
from game.moogh.bots.quick import quick
from game.moogh.bots.worth import SURE, luck
from game.moogh.box import beast_of
from game.moogh.characters import BASIC, Icon
from game.moogh.commands import END, RAGE, STOP, Do, Step
from game.moogh.deeds import dice_for, open_icons, targets
from game.moogh.land import SPOT_NAMES
from game.moogh.question import Question
from game.moogh.state import ACT, APPEASE, OVER, PROGRAM, State
from game.moogh.turns import begin, finish, take_turn
from game.moogh.walking import steps

Plan = tuple[Command, ...]
"""What somebody does with a turn: Do, the further Steps of a movement, and so on. Where it ends, the turn does."""
Answerer = Callable[[State, Question], Command]
MOST_CARDS = 80
"""Steps of turns and phases looked at ahead, at most: more than a whole round has."""


def drive(step: Coroutine[Decision, Command | None, None], answer: Callable[[Question], Command]) -> None:
    """Plays a step of the rules to its end."""
    try:
        question = step.send(None)
        while True:
            assert isinstance(question, Question)
            question = step.send(answer(question))
    except StopIteration:
        return


@dataclass(slots=True)
class Branch:
    """A way in which a plan may go: how likely it is, in parts of SURE, and what it leads to."""

    weight: int
    state: State


def played(state: State, person: int, plan: Plan, seed: int, answer: Answerer = quick) -> Iterator[Branch]:
    """What becomes of the plan in the character's turn, each bold deed a success and a failure; weights sum to SURE.

    The states have the turn still open, unless it ended by itself. `state` is given away.
    """
    if _is_turn_of(state, person) and not state.begun:
        begin(Table(state, Dice(seed), None), person)
    yield from _on(Branch(SURE, state), person, list(plan), seed, answer)


def _on(branch: Branch, person: int, plan: list[Command], seed: int, answer: Answerer) -> Iterator[Branch]:
    state = branch.state
    if not plan or not _is_turn_of(state, person) or not _can(state, person, plan[0]):
        yield branch
        return
    first = plan[0]
    path = [one for one in plan[1:] if isinstance(one, Step)] if _walks(first) else []
    rest = plan[1 + len(path) :]
    for weight, forced in _falls(state, person, first):
        twin = state if weight == SURE else state.copy()
        dice = Dice(seed)
        dice.foretell(forced)
        _do(Table(twin, dice, None), first, path, answer)
        yield from _on(Branch(branch.weight * weight // SURE, twin), person, rest, seed + 1, answer)


def _is_turn_of(state: State, person: int) -> bool:
    return state.phase == ACT and state.marker < len(state.order) and state.order[state.marker] == person


def _can(state: State, person: int, command: Command) -> bool:
    """Whether it is among the choices of that turn."""
    if not isinstance(command, Do):
        return command == END
    if command.deed == RAGE:
        return bool(state.tokens[person]) and SPOT_NAMES[command.target] in steps(state, person)
    icon = _icon(state, person, command)
    return icon is not None and command.target in targets(state, person, icon.deed)


def _walks(command: Command) -> bool:
    return isinstance(command, Do) and command.deed in {"move", RAGE}


def _falls(state: State, person: int, command: Command) -> list[tuple[int, list[str]]]:
    """Success and failure of a deed that rolls: how likely, and dice that show it."""
    icon = _icon(state, person, command)
    if icon is None or icon.deed in BASIC:
        return [(SURE, [])]
    assert isinstance(command, Do)
    dice = dice_for(state, person, icon, command.target)
    good = luck(state.box.faces, icon.wanted, dice)
    bad = next(face for face in state.box.faces if face not in icon.wanted)
    falls = [(good, [str(icon.wanted[0])] * dice), (SURE - good, [str(bad)] * dice)]
    return [(weight, shown) for weight, shown in falls if weight]


def _icon(state: State, person: int, command: Command) -> Icon | None:
    if not isinstance(command, Do):
        return None
    return next((icon for icon in open_icons(state, person) if icon.deed == command.deed), None)


def _do(table: Table[State], first: Command, path: Sequence[Command], answer: Answerer) -> None:
    """The first question of the step is the turn's; the steps of the movement follow as far as they are possible."""
    left = list(path)

    def reply(question: Question) -> Command:
        if question.about == "turn":
            return first
        if question.about == "step":
            goal = left.pop(0) if left else STOP
            return goal if goal in question else STOP
        return answer(table.state, question)

    drive(take_turn(table), reply)


# -- and the others ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Others:
    """What is thought of everybody else on the way: how they answer, and whether they do anything with their turns.

    late: whether they do so only among rivals, and once a blow or two may decide the hunt.
    """

    answer: Answerer = quick
    busy: bool = False
    late: bool = False

    def act(self, state: State) -> bool:
        """Whether they do anything from that state on."""
        return self.busy and not (self.late and (state.box.together or blows_left(state) > FEW))


STILL = Others()
"""They stand where they are."""
BUSY = Others(eager, busy=True)
"""They do what they can."""
WARY = Others(eager, busy=True, late=True)
"""They do what they can when it matters most: whoever leaves the last blow to a rival has lost three points by it."""
FEW = 2


def onward(state: State, person: int, dice: Dice, others: Others = STILL) -> None:
    """From the end of that character's turn to its next one. If it is gone, to the next round."""
    if _is_turn_of(state, person):
        state.begun = True
        finish(Table(state, dice, None), person)
    until(state, person, dice, others)


def until(state: State, person: int, dice: Dice, others: Others = STILL) -> None:
    """On to that character's turn, in which it has done nothing yet; the beasts act, and the others as they may."""
    table, first, busy = Table(state, dice, None), state.round, others.act(state)

    def answer(question: Question) -> Command:
        return others.answer(state, question)

    for _card in range(MOST_CARDS):
        if state.phase == OVER or (state.out[person] and state.round > first):
            return
        if state.phase == PROGRAM:
            state.phase = ACT
        elif state.phase == APPEASE:
            drive(phases.appease(table), answer)
        elif state.marker >= len(state.order):
            phases.close(table)
        elif (card := state.order[state.marker]) == person and not state.begun:
            return
        elif busy or beast_of(card) >= 0:
            _play(table, card, answer)
        else:
            state.acted[card] = 1
            state.rest()
            state.marker += 1


def _play(table: Table[State], card: int, answer: Callable[[Question], Command]) -> None:
    """A step of the turn at that card."""
    if beast_of(card) < 0:
        planned(table.state, card)
    drive(take_turn(table), answer)
