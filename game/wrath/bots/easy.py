"""The easy bot: it looks one answer ahead, and when the dice roll, at what each icon would do for it now."""

from collections.abc import Sequence
from functools import cache

from game.core.decision import Command
from game.core.dice import Dice
from game.core.match import Match
from game.wrath.bots.valuing import value
from game.wrath.box import ICONS, WORSHIP_ICON
from game.wrath.commands import END, ROLL, Hatch, Place, Reroll
from game.wrath.state import MEAL, SPEND, State
from game.wrath.state import ROLL as ROLLING

_COPIES = 3
"""An icon's worth is looked at for so many of a kind; further ones are worth as much as the last."""

_PATIENCE, _HASTE = 4, 10
"""So many rounds it waits for a better eruption; each turn after that, a volcano die is worth so much more to it, in
hundredths of a point. Two that rolled their volcanoes away would else wait for ever (W47)."""

Worth = tuple[tuple[int, ...], ...]
"""By icon, what the first one is worth, the second, and so on."""


class Greedy:
    """Takes the answer after which it is best off. Each answer uses up a roll, an icon or an egg, so its turns end."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; the same for the same seed and state."""
        assert match.decision is not None
        options, state = match.decision.options(), match.state
        if state.phase == ROLLING:
            return self._roll(match, options)
        if state.phase == SPEND:
            return self._spend(match, options)
        return self._best(match, options)[0]

    def _spend(self, match: Match[State], options: Sequence[Command]) -> Command:
        """What gains most; if nothing gains, what must be done; and else the end."""
        if END in options:
            if len(options) == 1:
                return END
            best, worth = self._best(match, [option for option in options if option != END])
            return best if worth > value(match.state, match.state.seat) else END
        best, worth = self._best(match, options)
        duties = [option for option in options if isinstance(option, Place) and option.verb == "worship"]
        if duties and worth <= value(match.state, match.state.seat):
            return self._best(match, duties)[0]
        return best

    def _best(self, match: Match[State], options: Sequence[Command]) -> tuple[Command, int]:
        """The option after which the seat is best off, and its value then; the seed chooses between equals."""
        seat = match.state.seat
        values = [_value_after(match, option, seat) for option in options]
        best = max(values)
        equals = [option for option, worth in zip(options, values, strict=True) if worth == best]
        return equals[(self._seed + match.state.turn) % len(equals)], best

    # -- the dice ---------------------------------------------------------------------------------------------------

    def _roll(self, match: Match[State], options: Sequence[Command]) -> Command:
        hatches = [option for option in options if isinstance(option, Hatch)]
        if hatches:
            best, worth = self._best(match, hatches)
            if worth > value(match.state, match.state.seat):
                return best
        return ROLL if not match.state.rolls else _reroll(match, options)


def _value_after(match: Match[State], option: Command, seat: int) -> int:
    twin = match.fork(0)
    twin.submit(option)
    return value(twin.state, seat)


def _reroll(match: Match[State], options: Sequence[Command]) -> Command:
    """The dice to roll again, by what all the dice may be expected to do after one more roll."""
    state, worths = match.state, icon_worths(match)
    return max(options, key=lambda option: _hope(state, option.dice if isinstance(option, Reroll) else (), worths))


def _hope(state: State, again: Sequence[int], worths: Worth) -> int:
    """The mean worth of the dice when these roll again, times the number of ways in which all dice can fall.

    Icons of one kind share their worth with each other alone, so that each kind has its own, exact mean.
    """
    faces = state.box.faces
    kept = [icon for number, die in enumerate(state.dice, 1) if number not in again for icon in faces[die]]
    hope = 0
    for icon, gains in enumerate(worths):
        held = kept.count(icon)
        for count, number in enumerate(ways(faces, icon, len(again))):
            hope += number * _gained(gains, held + count)
    rest: int = len(faces) ** (len(state.dice) - len(again))
    return hope * rest


def _gained(gains: Sequence[int], icons: int) -> int:
    """What so many icons of one kind gain together."""
    return sum(gains[:icons]) + gains[-1] * max(0, icons - _COPIES)


@cache
def ways(faces: tuple[tuple[int, ...], ...], icon: int, dice: int) -> tuple[int, ...]:
    """In how many of the ways in which the dice can fall they show the icon 0, 1, 2... times."""
    if dice == 0:
        return (1,)
    found = [0] * (1 + dice * max(len(face) for face in faces))
    for count, number in enumerate(ways(faces, icon, dice - 1)):
        for face in faces:
            found[count + face.count(icon)] += number
    return tuple(found)


def icon_worths(match: Match[State]) -> Worth:
    """What each icon would gain now, the first and some more of the same kind, each spent in the best way."""
    worths = [_gains(match, icon) for icon in range(len(ICONS))]
    haste = impatience(match.state)
    worths[WORSHIP_ICON] = tuple([gain + haste for gain in worths[WORSHIP_ICON]])
    return tuple(worths)


def impatience(state: State) -> int:
    """What the eruption is worth for its own sake, after a long wait."""
    return _HASTE * state.box.seats * max(0, state.calm - _PATIENCE * state.box.seats)


def _gains(match: Match[State], icon: int) -> tuple[int, ...]:
    """What icons of one kind gain one after the other: 0 where the icon may be left unused, else even a loss (W6)."""
    start = match.state.copy()
    start.phase = SPEND
    start.unspent[icon] = _COPIES
    before, gains = value(start, start.seat), list[int]()
    twin = Match(match.rules, start, Dice(0), quiet=True)
    while len(gains) < _COPIES:
        after = _spent(twin, icon)
        if after is None or (after <= before and icon != WORSHIP_ICON):
            break
        gains.append(after - before)
        before = after
    return tuple(gains + [0] * (_COPIES - len(gains)))


def _spent(twin: Match[State], icon: int) -> int | None:
    """Spends one icon in the best way, a meal included; the value then, None if it can do nothing."""
    assert twin.decision is not None
    options = [option for option in twin.decision.options() if option != END and not isinstance(option, Hatch)]
    if not options:
        return None
    left, seat = twin.state.unspent[icon], twin.state.seat
    while twin.state.unspent[icon] == left or twin.state.phase == MEAL:
        values = [_value_after(twin, option, seat) for option in options]
        twin.submit(options[values.index(max(values))])
        assert twin.decision is not None
        options = list(twin.decision.options())
    return value(twin.state, seat)
