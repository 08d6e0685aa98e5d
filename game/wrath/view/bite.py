"""A Tyrannosaurus eats: it lunges at its victim, who tips over and flies home."""

from dataclasses import replace

from game.ui.act import part
from game.ui.bent import stepped
from game.ui.eases import ease_in_out_quad, ease_out_cubic
from game.ui.things import FLIGHT, Thing
from game.wrath.events import Eaten
from game.wrath.view.act import Act, Figures
from game.wrath.view.flights import Flight, Way, air, last, pairs, shoves
from game.wrath.view.pieces import Bend, Cast, Figure
from game.wrath.view.places import SUPPLY, PieceSpot

DRAW_BACK_S, LUNGE_S, BACK_S, TIP_S = 0.16, 0.12, 0.24, 0.2
LEAN = 12


def biting(cast: Cast, event: Eaten, before: Figures, after: Figures) -> Act | None:
    """None if the two cannot be seen."""
    eater = last(before, PieceSpot(event.seat, event.dinosaur, event.cell))
    way = Way(PieceSpot(event.owner, "caveman", event.cell), PieceSpot(event.owner, "caveman", SUPPLY), 120.0)
    found = pairs(before, after, way)
    if eater is None or not found:
        return None
    victim, home = found[0]
    hit = DRAW_BACK_S + LUNGE_S
    flight = Flight(replace(victim, count=1), home, 150.0, air(victim, home), hit + TIP_S, tips=True)
    others = [
        replace(one, begins=hit + TIP_S)
        for one in shoves(before, after, [home], calm=False)
        if one.goal.spot != eater.spot
    ]
    settled = after.get(eater.key, eater)
    seconds = flight.ends

    def draw(t: float) -> list[Thing]:
        now = t * seconds
        found = [thing for one in others for thing in one.things(cast, now)]
        if now >= hit + TIP_S:
            found += flight.things(cast, now)
        else:
            fallen = stepped(84 * ease_out_cubic(part(now, hit, TIP_S)))
            found += cast.things(
                replace(victim, count=1), FLIGHT, bend=Bend(tilt=fallen, mood="hurt" if now > hit else "")
            )
        return [*found, *_eater(cast, (eater, settled), victim, now)]

    hidden = {home.key, settled.key, *(one.goal.key for one in others)}
    return Act(seconds, draw, frozenset(hidden))


def _eater(cast: Cast, eater: tuple[Figure, Figure], victim: Figure, now: float) -> list[Thing]:
    """It draws back, lunges, and returns to its place."""
    start, goal = eater
    toward = -1 if victim.x < start.x else 1
    back = ease_out_cubic(part(now, 0, DRAW_BACK_S))
    lunge = part(now, DRAW_BACK_S, LUNGE_S) ** 2
    rest = ease_in_out_quad(part(now, DRAW_BACK_S + LUNGE_S, BACK_S))
    reach = (victim.x - start.x - toward * 40) * 0.85, (victim.y - start.y) * 0.5
    ahead = lunge * (1 - rest)
    x = start.x - toward * 12 * back * (1 - lunge) + reach[0] * ahead + (goal.x - start.x) * rest
    y = start.y + reach[1] * ahead + (goal.y - start.y) * rest
    tilt = stepped(toward * LEAN * (lunge * (1 - rest) * 1.5 - 0.6 * back * (1 - lunge)))
    figure = replace(goal if rest >= 1 else start, x=round(x, 1), y=round(y, 1))
    return list(cast.things(figure, bend=Bend(tilt=tilt), lift=round(10 * ahead, 1)))
