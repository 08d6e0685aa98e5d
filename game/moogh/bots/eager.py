"""How somebody plays a turn who looks no further than the next blow: what others are thought to do meanwhile."""

from game.core.decision import Command
from game.moogh.bots.easy import pair_worths
from game.moogh.bots.errands import around, blows_left, errand, prey
from game.moogh.bots.quick import quick
from game.moogh.bots.worth import SURE, luck
from game.moogh.characters import ATTACKS, Deed, Icon
from game.moogh.commands import END, STOP, Do, Step
from game.moogh.deeds import dice_for, open_icons
from game.moogh.land import SPOT_NAMES
from game.moogh.question import Question
from game.moogh.state import NO_CUBE, State

LAST_BLOW = 3
"""The points for it (M8)."""
_GOOD = {Deed.REST: 500, Deed.HEAL: 450, Deed.TRAP: 300, Deed.CLIMB: 400, Deed.THINK: 100}
"""What else is worth a sure deed, where a sure hit is worth 1000."""


def eager(state: State, question: Question) -> Command:
    """Hits what it can, else goes to where it can, or where the hunt wants it; the same for the same state."""
    if question.about == "turn":
        return _deed(state, question)
    if question.about == "step":
        return _step(state, question)
    return quick(state, question)


def planned(state: State, person: int) -> None:
    """Places the cube where it seems best, if it lies nowhere."""
    if state.cubes[person] == NO_CUBE:
        worths = pair_worths(state, person)
        state.cubes[person] = worths.index(max(worths))


def _deed(state: State, question: Question) -> Command:
    person, game = question.person, prey(state)
    icons = open_icons(state, person)
    best: Command = END
    worth = 0
    for one in question.options():
        if isinstance(one, Do) and one.deed != "move":
            found = _worth(state, person, one, icons, game)
            if found > worth:
                best, worth = one, found
    return best if worth >= 200 else _walk(state, question, game) or best


def _worth(state: State, person: int, command: Do, icons: list[Icon], game: list[int]) -> int:
    icon = next((one for one in icons if one.deed == command.deed), None)
    if icon is None or (icon.deed not in ATTACKS and icon.deed not in _GOOD):
        return 0
    if icon.deed is Deed.THINK:
        return _GOOD[icon.deed]
    if icon.deed in ATTACKS and (state.box.beast(command.target) not in game or _loses(state, person)):
        return 0
    return (
        _GOOD.get(icon.deed, 1000)
        * luck(state.box.faces, icon.wanted, dice_for(state, person, icon, command.target))
        // SURE
    )


def _loses(state: State, person: int) -> bool:
    """M54: whether the last blow would end the hunt for somebody whom it does not put ahead."""
    if state.box.together or blows_left(state) > 1:
        return False
    side = state.box.people[person].side
    return state.points[side] + LAST_BLOW < max(points for other, points in enumerate(state.points) if other != side)


def _walk(state: State, question: Question, game: list[int]) -> Command | None:
    """The first step of a move that leads nearer; a token is kept."""
    moves = [one for one in question.options() if isinstance(one, Do) and one.deed == "move"]
    if not moves:
        return None
    here = _place(state, question.person, state.spots[question.person], game)
    places = [_place(state, question.person, SPOT_NAMES[one.target], game) for one in moves]
    return moves[places.index(max(places))] if max(places) > here else None


def _step(state: State, question: Question) -> Command:
    person, game = question.person, prey(state)
    ways = [one for one in question.options() if isinstance(one, Step)]
    places = [_place(state, person, SPOT_NAMES[one.space], game) for one in ways]
    return ways[places.index(max(places))] if max(places) > _place(state, person, state.spots[person], game) else STOP


def _place(state: State, person: int, spot: int, game: list[int]) -> int:
    """How good it is to stand there."""
    if spot < 0 or spot in state.traps:
        return 1000 if spot < 0 else -1000
    return errand(state, person, spot) - 9 * min([around(state, beast)[spot] for beast in game], default=0)
