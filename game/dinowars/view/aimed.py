"""An action that is being thought of: what the tray says of a place it may lead to, and what is drawn of it."""

from fractions import Fraction
from typing import TYPE_CHECKING

from game.core.words import _
from game.dinowars.odds import attack_odds, fiercer
from game.dinowars.shapes import Point
from game.dinowars.state import NONE
from game.dinowars.view import wording
from game.dinowars.view.hand import BARE, Ghost, Sketch
from game.dinowars.view.places import AnimalSpot, GroundSpot, PointSpot, RowSpot, WindSpot
from game.ui.hand import Spot
from game.ui.tray import Message
from game.ui.writing import percent

if TYPE_CHECKING:
    from game.dinowars.view.ordering import Ordering

ATTACK, MOVE, AHEAD, TURN, BREAK, STAND, PUSH = "attack", "move", "ahead", "turn", "break", "stand", "push"
"""What an animal may be told to do."""


def told(hand: "Ordering", spot: Spot) -> Message | None:
    """What choosing that place would bring."""
    whom = _attacked(hand, spot)
    if whom is not None:
        plain = attack_odds(hand.state, hand.piece, whom, charging=False)
        words = wording.odds(plain, fiercer(hand.state, hand.piece, whom, charging=False))
        return Message(_("Attack {target}").format(target=wording.piece(hand.state.box, whom)), words)
    if hand.piece == NONE or not hand.ground or isinstance(spot, RowSpot):
        return None
    heading = hand.heading(spot, *hand.reach.start)
    if heading is None or (isinstance(spot, AnimalSpot) and spot not in hand.lit()):
        return None
    who = wording.piece(hand.state.box, hand.piece)
    if hand.mode == TURN:
        return Message(who, _("Look {wind}.").format(wind=wording.wind(heading)))
    return Message(who, _way_words(hand, spot, heading))


def _attacked(hand: "Ordering", spot: Spot) -> int | None:
    """Whom the held animal would attack there; None if nobody."""
    if isinstance(spot, RowSpot):
        name = spot.name.removeprefix(f"{ATTACK} ")
        return hand.state.box.numbers.get(name) if name != spot.name else None
    fights = ATTACK in {row.name.partition(" ")[0] for row in hand.rows()}
    return spot.piece if isinstance(spot, AnimalSpot) and fights and spot.piece in hand.enemies else None


def _way_words(hand: "Ordering", spot: Spot, heading: int) -> str:
    if isinstance(spot, AnimalSpot) and spot.piece in hand.reach.charges:
        plain, fierce = (percent(share) for share in hand.reach.charges[spot.piece])
        text = _("Charge {whom}: {share} to get there, {fierce} with ferocity.")
        return text.format(whom=wording.piece(hand.state.box, spot.piece), share=plain, fierce=fierce)
    distance, share = _odds(hand, heading, _goal(hand, spot))
    text = _("{far} {wind}: {share} to come so far.")
    return text.format(far=wording.far(distance), wind=wording.wind(heading), share=percent(share))


def _goal(hand: "Ordering", spot: Spot | None) -> Point | None:
    """The place that is meant; None where it is a heading alone."""
    return None if isinstance(spot, WindSpot) else hand.point(spot)


def _odds(hand: "Ordering", heading: int, point: Point | None) -> tuple[int, Fraction]:
    """How far of the way to that point it may come at most, or usually where there is none; and how likely."""
    x, y = hand.reach.start
    ahead = hand.reach.ahead(heading)
    if point is None:
        distance = hand.reach.usually(ahead)
    else:
        distance = min(hand.reach.farthest(ahead), round(((point[0] - x) ** 2 + (point[1] - y) ** 2) ** 0.5))
    return distance, hand.reach.chance(heading, distance)


# -- what is drawn ----------------------------------------------------------------------------------------------------


def sketch(hand: "Ordering") -> Sketch:
    """How far it comes, whom it could charge, and the way that is pointed at."""
    if hand.piece == NONE or hand.tired or hand.mode not in {MOVE, AHEAD, TURN}:
        return BARE
    if hand.mode == TURN:
        heading = _heading(hand)
        return Sketch(ghost=Ghost(hand.piece, *hand.reach.start, heading)) if heading is not None else BARE
    heading = hand.state.facings[hand.piece] if hand.mode == AHEAD else _heading(hand)
    charges = hand.reach.charges if hand.mode == MOVE else {}
    tags = tuple((_tag(*shares), enemy) for enemy, shares in charges.items())
    around = Sketch(usual=hand.reach.usual, most=hand.reach.most, glowing=frozenset(charges), tags=tags)
    return around if heading is None else _along(hand, around, heading)


def _tag(plain: Fraction, fierce: Fraction) -> str:
    return percent(plain) if plain else _("{share} with ferocity").format(share=percent(fierce))


def _heading(hand: "Ordering") -> int | None:
    looked = hand.heading(hand.looked, *hand.reach.start) if _points(hand) else None
    return looked if looked is not None else hand.pinned[0] if hand.pinned is not None else None


def _points(hand: "Ordering") -> bool:
    """Whether what is looked at would give a heading."""
    if isinstance(hand.looked, AnimalSpot):
        return hand.looked.piece != hand.piece and hand.looked in hand.lit()
    return isinstance(hand.looked, GroundSpot | PointSpot | WindSpot)


def _along(hand: "Ordering", around: Sketch, heading: int) -> Sketch:
    ahead = hand.reach.ahead(heading)
    most = hand.reach.end(ahead, hand.reach.farthest(ahead))
    point = _goal(hand, hand.looked) if _points(hand) else hand.pinned[1] if hand.pinned is not None else None
    distance, share = _odds(hand, heading, None if hand.mode == AHEAD else point)
    x, y = hand.reach.end(ahead, distance)
    words = _("{far}: {share}").format(far=wording.far(distance), share=percent(share))
    return Sketch(
        ruler=(hand.reach.start, (x, y)), words=words, free=most, ghost=Ghost(hand.piece, x, y, heading),
        usual=around.usual, most=around.most, glowing=around.glowing, tags=around.tags,
    )  # fmt: skip
