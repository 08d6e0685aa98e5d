"""Why a turn is good, in words that come from the terms of its value and from the table as it will be."""

from collections import Counter
from collections.abc import Sequence

from game.core.hints import LEAST, WORDS, Reason, never_silent, points_text
from game.core.words import _, several
from game.wrath.bots.thinking import Mind, Thought
from game.wrath.bots.valuing import TERMS, Appraiser, net, next_to_play
from game.wrath.box import CAVE, HUT, PLACES
from game.wrath.commands import KEEP
from game.wrath.state import OVER, State
from game.wrath.words import TERRAIN_TITLES, piece_title, tribe_title


def reasons(mind: Mind, state: State, thoughts: Sequence[Thought]) -> tuple[Reason, ...]:
    """By term, what the best turn changes, the greatest change first.

    Besides the terms of the value: `chance`, how much more it does for what the mind hopes for than for the mean lead,
    and `answer`, what the next seat makes of it.
    """
    thought = thoughts[0]
    assert thought.end is not None
    eye, others, after = mind.eye(state.box), state.box.seats - 1, thought.end.state
    stands, stood = standing(mind, state, after), standing(mind, state, state)
    changed: dict[str, float] = {**changes(eye, state, after, state.seat)}
    changed["chance"] = stands - thought.end.worth - (stood - eye.value(state, state.seat))
    changed["answer"] = thought.worth - stands
    gains = {term: round(change / others) for term, change in changed.items()}
    ranked = sorted(gains.items(), key=lambda one: (-abs(one[1]), one[0]))
    quiet = {"chance", "answer"} - _tipped(mind, state, thoughts)
    told = [term for term, gain in ranked if abs(gain) >= LEAST and term not in quiet][:WORDS]
    found = [
        Reason(term, gain, _sentence(term, gain, eye, state, after) if term in told else "") for term, gain in ranked
    ]
    return never_silent(found)


def standing(mind: Mind, state: State, after: State) -> float:
    """What the seat to play hopes for in a later state as it is, as a worth seen from now."""
    hope = mind.hope(state.box)
    return hope.worth(hope.of(mind.eye(state.box).totals(after), state.seat, after), state)


def _tipped(mind: Mind, state: State, thoughts: Sequence[Thought]) -> set[str]:
    """Which of chance and answer put the best turn before others, that would be ahead of it without.

    Whatever one does, the next seat gains by its turn; that is worth a word only where it tipped the scales.
    """
    best, found = thoughts[0], set[str]()
    assert best.end is not None
    stands = standing(mind, state, best.end.state)
    for other in thoughts[1:]:
        assert other.end is not None
        ahead = standing(mind, state, other.end.state) > stands + 1
        if ahead:
            found.add("answer")
        elif other.end.worth > best.end.worth + 1:
            found.add("chance")
    return found


def changes(eye: Appraiser, before: State, after: State, seat: int) -> dict[str, int]:
    """By term, how much more the seat has of it afterwards than the others, as `Appraiser.value` counts it."""
    then, now = eye.holdings(after), eye.holdings(before)
    return {
        term: net([getattr(one, term) for one in then], seat) - net([getattr(one, term) for one in now], seat)
        for term in TERMS
    }


def rolling_reason(thoughts: Sequence[Thought], state: State) -> tuple[Reason, ...]:
    """What rolling again gains over keeping all dice, or keeping over the best roll."""
    best = thoughts[0]
    keep = next((thought for thought in thoughts if thought.command == KEEP), None)
    if keep is None:
        return (Reason("roll", 0, _("The dice decide what this turn can be.")),)
    second = thoughts[1] if best is keep and len(thoughts) > 1 else keep
    gain = round((best.worth - second.worth) / (state.box.seats - 1))
    text = _("No other roll promises more than these dice: the best of them would cost {points} points on average.")
    if best is not keep:
        text = _("Rolling again is worth {points} points more on average than these dice as they lie.")
    return (Reason("roll", gain, text.format(points=points_text(gain))),)


def _sentence(term: str, gain: int, eye: Appraiser, before: State, after: State) -> str:
    teller = _TELLERS.get(term)
    return teller(gain, eye, before, after) if teller else ""


def _tell_points(gain: int, _eye: Appraiser, before: State, after: State) -> str:
    seat = before.seat
    scored = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
    others = max(points for each, points in enumerate(scored) if each != seat)
    text = _("The eruption brings you {mine} points, and nobody else more than {others}.")
    return text.format(mine=scored[seat], others=others) if gain or scored[seat] else ""


def _tell_regions(gain: int, eye: Appraiser, before: State, after: State) -> str:
    seat = before.seat
    won = _won(eye, after, seat)
    if gain < 0:
        text = several(
            "It leaves you {number} region of your own.", "It leaves you {number} regions of your own.", len(won)
        )
        return text.format(number=len(won))
    new = [one for one in won if one not in _won(eye, before, seat)]
    if not new:
        return _("It gives you a larger share of the land.")
    terrain, cells, mine, others = max(new, key=lambda one: len(one[1]))
    size = len(cells)
    text = several(
        "It holds the {terrain} of {size} tile with {mine} against {others}.",
        "It holds the {terrain} of {size} tiles with {mine} against {others}.",
        size,
    )
    return text.format(terrain=_(TERRAIN_TITLES[terrain]), size=size, mine=mine, others=others)


def _won(eye: Appraiser, state: State, seat: int) -> list[tuple[str, tuple[int, ...], int, int]]:
    """The regions that the seat would win alone: terrain, cells, its own count and the others' best."""
    found = []
    for region, place in zip(state.land.regions, eye.places(*eye.stances(state)), strict=True):
        mine, others = place[1 + seat], max(count for each, count in enumerate(place[1:]) if each != seat)
        if mine > others:
            found.append((region.terrain.value, region.cells, mine, others))
    return found


def _tell_volcano(_gain: int, _eye: Appraiser, before: State, after: State) -> str:
    held = after.held()
    mine, others = held[before.seat], max(count for seat, count in enumerate(held) if seat != before.seat)
    if sum(held) < sum(before.held()):
        return _("The volcano is empty again, and everybody's cave people on it are home.")
    text = _("Then you have {mine} of the volcano's {spaces} spaces, and the strongest rival {others}.")
    return text.format(mine=mine, spaces=after.box.spaces, others=others)


def _tell_fuse(gain: int, _eye: Appraiser, _before: State, after: State) -> str:
    empty, tribe = after.box.spaces - after.filled(), tribe_title(after.box, next_to_play(after))
    if gain < 0:
        text = several(
            "It leaves {tribe} {empty} space of the volcano to fill.",
            "It leaves {tribe} {empty} spaces of the volcano to fill.",
            empty,
        )
        return text.format(tribe=tribe, empty=empty)
    return _("{tribe} gains less by filling the volcano next.").format(tribe=tribe)


def _tell_lead(gain: int, _eye: Appraiser, _before: State, _after: State) -> str:
    return _("You lead the worship, and may cause tremors.") if gain > 0 else _("Others lead the worship after it.")


def _tell_reach(gain: int, _eye: Appraiser, before: State, after: State) -> str:
    tribe = after.tribes[before.seat]
    waiting = sum(tribe[CAVE::PLACES]) + sum(tribe[HUT::PLACES])
    if gain < 0:
        return _("Pieces leave the cave and the hut for the land.")
    text = several(
        "{number} piece of yours waits on cave or hut.", "{number} pieces of yours wait on cave and hut.", waiting
    )
    return text.format(number=waiting)


def _tell_herd(_gain: int, _eye: Appraiser, before: State, after: State) -> str:
    new = Counter(after.herds[before.seat]) - Counter(before.herds[before.seat])
    names = ", ".join(piece_title(after.box, kind) for kind in sorted(new))
    return _("It brings a new dinosaur: {dinosaur}.").format(dinosaur=names) if new else ""


def _tell_eggs(gain: int, _eye: Appraiser, before: State, after: State) -> str:
    eggs = after.eggs(before.seat)
    if gain < 0:
        return _("The eggs are used.")
    text = several("{number} cave person waits on the egg space.", "{number} cave people wait on the egg space.", eggs)
    return text.format(number=eggs)


def _tell_hands(gain: int, _eye: Appraiser, before: State, after: State) -> str:
    left = after.supply(before.seat).get("caveman", 0)
    if gain < 0:
        text = several(
            "{number} cave person is left in your supply.", "{number} cave people are left in your supply.", left
        )
    else:
        text = several("You have {number} cave person at hand.", "You have {number} cave people at hand.", left)
    return text.format(number=left)


def _tell_won(gain: int, _eye: Appraiser, _before: State, _after: State) -> str:
    return _("It wins the match.") if gain > 0 else _("It loses the match.")


def _tell_answer(_gain: int, _eye: Appraiser, _before: State, after: State) -> str:
    if after.phase == OVER:
        return ""
    tribe = tribe_title(after.box, after.seat)
    return _("The next turn of {tribe} costs you less than after other plans.").format(tribe=tribe)


def _tell_chance(_gain: int, _eye: Appraiser, _before: State, _after: State) -> str:
    return _("Other plans lead by more on average, but win less often: they do less against whoever is ahead.")


_TELLERS = {
    "points": _tell_points,
    "regions": _tell_regions,
    "volcano": _tell_volcano,
    "fuse": _tell_fuse,
    "lead": _tell_lead,
    "reach": _tell_reach,
    "herd": _tell_herd,
    "eggs": _tell_eggs,
    "hands": _tell_hands,
    "won": _tell_won,
    "chance": _tell_chance,
    "answer": _tell_answer,
}
"""By term."""
