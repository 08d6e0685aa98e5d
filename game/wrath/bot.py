"""The easy bot: it looks one answer ahead, and when the dice roll, at what each icon would do for it now."""

from collections.abc import Sequence

from game.core.decision import Command
from game.core.dice import Dice
from game.core.match import Match
from game.wrath.box import ICONS, WORSHIP_ICON
from game.wrath.commands import END, ROLL, Hatch, Place, Reroll
from game.wrath.state import MEAL, SPEND, State
from game.wrath.state import ROLL as ROLLING
from game.wrath.valuing import value

_COPIES = 3
"""An icon's worth is looked at for so many of a kind; further ones are worth as much as the last."""

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
    """The dice to roll again, by what those that stay do and what a die may be expected to do instead."""
    worths = icon_worths(match)
    return max(options, key=lambda option: _hope(match.state, option, worths))


def _hope(state: State, option: Command, worths: Worth) -> int:
    """What the dice are worth after that choice: those that stay, and the mean of a die for each that rolls."""
    again = option.dice if isinstance(option, Reroll) else ()
    held = [0] * len(ICONS)
    kept = 0
    for number, die in enumerate(state.dice, 1):
        if number not in again:
            kept += _take(state.box.faces[die], held, worths)
    # The mean is a fraction of the number of faces: all is counted in such fractions.
    faces = len(state.box.faces)
    return kept * faces + len(again) * _mean(state, held, worths)


def _take(icons: Sequence[int], held: list[int], worths: Worth) -> int:
    """The worth of one more die with these icons; `held` counts them in."""
    gained = 0
    for icon in icons:
        gained += worths[icon][min(held[icon], _COPIES - 1)]
        held[icon] += 1
    return gained


def _mean(state: State, held: list[int], worths: Worth) -> int:
    """The sum over the faces of what one more die is worth; with two rolls left, a bad face may be rolled again."""
    values = [_take(face, held.copy(), worths) for face in state.box.faces]
    mean = sum(values)
    if state.box.rolls - state.rolls < 2:
        return mean
    faces = len(values)
    return sum([max(each * faces, mean) for each in values]) // faces


def icon_worths(match: Match[State]) -> Worth:
    """What each icon would gain now, the first and some more of the same kind, each spent in the best way."""
    return tuple(_gains(match, icon) for icon in range(len(ICONS)))


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
