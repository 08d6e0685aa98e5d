"""What a table is worth to a side, by terms that have a name: the measure of the bots that plan."""

from collections.abc import Sequence
from functools import cache

from game.moogh.bones import capped, chance
from game.moogh.bots.errands import around, errand, haven, lies_low, prey, progress
from game.moogh.characters import ATTACKS, Deed, Icon, Symbol
from game.moogh.goals import winning_sides
from game.moogh.state import OVER, State
from game.moogh.striking import flank_of, in_line

TERMS = ("won", "points", "people", "tokens", "aim", "post")
"""The terms of a worth: the hunt's end, savage points, who is alive and unhurt, rage tokens, the hunt's aim, and how
well everybody stands."""
WON = 2500
"""In hundredths of a savage point, as all worths. Not more, so that no small chance outweighs everything."""
POINT, ALIVE, UNHURT, TOKEN = 100, 170, 60, 25
LAST_ONE = 250
"""The last of a side is worth so much more than its others."""
NEARER = 9
"""A step nearer to a beast that one would hit."""
BLOW = 70
"""A sure hit that one could deal next time."""


def worth(state: State, side: int) -> int:
    """The more, the better for the side."""
    return sum(terms(state, side))


def terms(state: State, side: int) -> tuple[int, ...]:
    """By TERMS, how much better off the side is than the others on average; alone or together, how well off.

    All count at the hunt's end too, for where it is lost whatever one does, the others may yet save it.
    """
    people, tokens, post = _side(state, side)
    if state.box.together:
        return _won(state, side), 0, people, tokens, progress(state), post
    others = [_side(state, other) for other in range(state.box.sides) if other != side]
    lead = state.points[side] - max(points for other, points in enumerate(state.points) if other != side)
    return (
        _won(state, side),
        POINT * lead,
        people - sum(one[0] for one in others) // len(others),
        tokens - sum(one[1] for one in others) // len(others),
        progress(state) * (2 + max(-2, min(4, lead))) // 10,
        post - sum(one[2] for one in others) // len(others),
    )


def _won(state: State, side: int) -> int:
    if state.phase != OVER:
        return 0
    return WON if side in winning_sides(state) else -WON


def _side(state: State, side: int) -> tuple[int, int, int]:
    """People, tokens and posts of a side."""
    living = state.living(side)
    people = sum(ALIVE + UNHURT * (not state.hurt[person]) for person in living) + LAST_ONE * bool(living)
    tokens = TOKEN * sum(state.tokens[person] for person in living)
    game = prey(state)
    return people, tokens, sum(post(state, person, game) for person in living)


def post(state: State, person: int, game: Sequence[int]) -> int:
    """How well somebody stands for what comes next; `game` is what one would hit."""
    spot = state.spots[person]
    if spot >= 0 and lies_low(state, person):
        return haven(state, spot)
    if spot < 0:
        return _blow(state, person, game)
    return errand(state, person, spot) + _blow(state, person, game) - _way(state, spot, game)


def _way(state: State, spot: int, game: Sequence[int]) -> int:
    return NEARER * min([min(8, around(state, beast)[spot]) for beast in game], default=0)


def _blow(state: State, person: int, game: Sequence[int]) -> int:
    """The best chance for a hit from where the character is, if it may choose its action."""
    best, hurt = 0, bool(state.hurt[person])
    for icon in state.box.people[person].kind.ring(injured=hurt):
        if icon.deed in ATTACKS:
            best = max(best, _hit(state, person, icon, game))
    return BLOW * best // SURE


def _hit(state: State, person: int, icon: Icon, game: Sequence[int]) -> int:
    spot, best = state.spots[person], 0
    if icon.deed is Deed.STAB:
        steed = state.steed(person)
        for beast in game:
            if beast == steed or (spot >= 0 and spot - state.at[beast] in state.shape(beast).section):
                flank = flank_of(state, person, beast)
                dice = icon.dice + flank.weak - flank.defence - state.row(beast).defence
                best = max(best, luck(state.box.faces, icon.wanted, capped(state, dice)))
    elif spot >= 0:
        for beast, far in in_line(state, person).items():
            if beast in game:
                dice = icon.dice - far * icon.far - state.row(beast).defence
                best = max(best, luck(state.box.faces, icon.wanted, capped(state, dice)))
    return best


SURE = 1000


@cache
def luck(faces: tuple[Symbol, ...], wanted: tuple[Symbol, ...], dice: int) -> int:
    """How likely one of so many dice shows a wanted symbol, in thousandths, rounded down."""
    return int(SURE * chance(faces, wanted, dice))
