"""Chances before a roll: whether it succeeds, and what the beast's answer does to the one who rolls. All are exact."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from game.core.dice import Dice
from game.core.table import Table
from game.moogh.bones import chance
from game.moogh.bots.ahead import drive
from game.moogh.bots.quick import quick
from game.moogh.deeds import dice_for
from game.moogh.pieces import BASIC, Icon
from game.moogh.state import State
from game.moogh.thinking import do

WAYS = 400
"""Ways in which the beasts' dice can fall that are looked at; no action of the box has more."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What a bold action promises: `dice` rolled, the chance of success, and with the token's second roll.

    After a success: the chance that whoever did it is hurt or knocked out before its next answer, by all dice of the
    beasts; and how many savage points its side has more on average. `exact` is false if there were too many ways.
    """

    dice: int
    success: Fraction
    with_token: Fraction
    hurt: Fraction
    points: Fraction
    exact: bool = True


def odds(state: State, person: int, icon: Icon, target: str) -> Odds | None:
    """The odds of that icon at that target, one of `targets`, from where the character is; None if it rolls no dice."""
    if icon.deed in BASIC:
        return None
    dice, side = dice_for(state, person, icon, target), state.box.people[person].side
    success = chance(state.box.faces, icon.wanted, dice)
    twice = 1 - (1 - success) ** 2
    hurt = points = seen = Fraction(0)
    ends = after(state, person, icon, target, [str(icon.wanted[0])] * dice) if dice else iter(())
    for likely, end in ends:
        seen += likely
        hurt += likely * ((end.hurt[person], end.out[person]) != (state.hurt[person], state.out[person]))
        points += likely * (end.points[side] - state.points[side])
    return Odds(dice, success, twice if state.tokens[person] else success, hurt, points, exact=seen in {0, 1})


def after(
    state: State, person: int, icon: Icon, target: str, rolled: Sequence[str]
) -> Iterator[tuple[Fraction, State]]:
    """Every way in which the action can end once these dice fell for it, with its chance. People answer quickly."""

    def job(dice: Dice) -> State:
        twin = state.copy()
        drive(do(Table(twin, dice, None), person, icon, target), lambda question: quick(twin, question))
        return twin

    yield from every_way(job, rolled)


def every_way(job: Callable[[Dice], State], first: Sequence[str] = ()) -> Iterator[tuple[Fraction, State]]:
    """A job done once for each way in which the dice that it draws can fall after the first ones, and its chance.

    At most WAYS of them: then the chances sum to less than 1.
    """
    waiting = [_Script(tuple(first), Fraction(1))]
    for _way in range(WAYS):
        if not waiting:
            return
        script = waiting.pop()
        dice = _Fated(script)
        end = job(dice)
        waiting += dice.others
        yield dice.likely, end


@dataclass(frozen=True, slots=True)
class _Script:
    """Results to come first, and how likely they were."""

    results: tuple[str, ...]
    likely: Fraction


class _Fated(Dice):
    """Dice that fall as a script says, and then on their first face; `others` are the scripts for all other faces."""

    __slots__ = ("_script", "likely", "others")

    def __init__(self, script: _Script) -> None:
        super().__init__(0, script.results)
        self._script = script.results
        self.likely = script.likely
        self.others: list[_Script] = []

    def face(self, names: Sequence[str]) -> int:
        """Rolls a die; see `Dice.face`."""
        if self.drawn >= len(self._script):
            kinds = list(dict.fromkeys(map(str, names)))
            shown = tuple(map(str, self.shown))
            shares = [Fraction([str(name) for name in names].count(kind), len(names)) for kind in kinds]
            self.others += [
                _Script((*shown, kind), self.likely * share) for kind, share in zip(kinds[1:], shares[1:], strict=True)
            ]
            self._loaded = [kinds[0]]
            self.likely *= shares[0]
        return super().face(names)
