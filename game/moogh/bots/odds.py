"""Chances before dice fall: whether a roll succeeds, and all that beasts may do after it or in their turn; exact."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from game.core.dice import Dice
from game.core.table import Table
from game.moogh.bones import chance
from game.moogh.bots.ahead import drive
from game.moogh.bots.quick import quick
from game.moogh.box import beast_of
from game.moogh.characters import BASIC, Icon
from game.moogh.deeds import dice_for
from game.moogh.state import ACT, State
from game.moogh.thinking import do
from game.moogh.turns import take_turn

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


class Tally:
    """What comes of a success for the one who rolls, counted way by way."""

    def __init__(self, state: State, person: int) -> None:
        self.person, self.side = person, state.box.people[person].side
        self._was, self._had = _harm(state, person), state.points[self.side]
        self.seen = self.hurt = self.points = Fraction(0)

    def add(self, likely: Fraction, end: State) -> None:
        """One way in which it can end."""
        self.seen += likely
        self.hurt += likely * (_harm(end, self.person) != self._was)
        self.points += likely * (end.points[self.side] - self._had)


def _harm(state: State, person: int) -> tuple[int, int]:
    return state.hurt[person], state.out[person]


def odds(state: State, person: int, icon: Icon, target: str) -> Odds | None:
    """The odds of that icon at that target, one of `targets`, from where the character is; None if it rolls no dice."""
    if icon.deed in BASIC:
        return None
    dice, tally = dice_for(state, person, icon, target), Tally(state, person)
    for likely, end in successes(state, person, icon, target):
        tally.add(likely, end)
    success, twice = rolled(state, person, icon, target)
    return Odds(dice, success, twice, tally.hurt, tally.points, exact=tally.seen in {0, 1})


def rolled(state: State, person: int, icon: Icon, target: str) -> tuple[Fraction, Fraction]:
    """The chance of success of one roll, and with that of the token's second one if there is a token."""
    success = chance(state.box.faces, icon.wanted, dice_for(state, person, icon, target))
    return success, 1 - (1 - success) ** 2 if state.tokens[person] else success


def successes(state: State, person: int, icon: Icon, target: str) -> Iterator[tuple[Fraction, State]]:
    """Every way in which that bold action can end that succeeds at the first roll, with its chance after that roll.

    None without dice. People answer quickly.
    """
    dice = dice_for(state, person, icon, target)

    def job(dice: Dice) -> State:
        twin = state.copy()
        drive(do(Table(twin, dice, None), person, icon, target), lambda question: quick(twin, question))
        return twin

    yield from every_way(job, [str(icon.wanted[0])] * dice) if dice else ()


def beast_turns(state: State, beast: int) -> Iterator[tuple[Fraction, State]]:
    """Every way in which the next turn of that beast can end, if nothing happens before it, with its chance.

    None for a beast without a turn to come. People answer quickly.
    """
    cards = [place for place, card in enumerate(state.order) if beast_of(card) == beast]
    place = next((place for place in cards if place >= state.marker), next(iter(cards), None))

    def job(dice: Dice) -> State:
        assert place is not None
        twin = state.copy()
        twin.rest()
        twin.phase, twin.marker, card = ACT, place, twin.order[place]
        table = Table(twin, dice, None)
        while twin.phase == ACT and twin.marker < len(twin.order) and twin.order[twin.marker] == card:
            drive(take_turn(table), lambda question: quick(twin, question))
            if not twin.begun:
                break
        return twin

    yield from every_way(job) if place is not None else ()


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
