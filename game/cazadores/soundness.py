"""Whether a chart can be played: no route over land, no dead end without a reason, supplies near everything."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from game.cazadores.chart import FAR, Chart, Kind, Point
from game.content.faults import Fault, Place
from game.content.tilemap import MapObject

NEAR = 3
"""Steps from supplies within which each site and each free port lies, so that eight provisions make a trip."""
A_TURN = 8
"""Steps within which each replenishing point has another one: what a ship has at least when its turn begins."""
APART = 36.0
"""Pixels between two spaces, so that they can be told apart at a glance."""

Side = tuple[Point, Point]


def unsound(
    chart: Chart, spaces: Sequence[MapObject], routes: Sequence[MapObject], lands: Sequence[MapObject], whole: Place
) -> Iterator[Fault]:
    """Everything that spoils the chart, each with the object that does."""
    yield from _over_land(chart, spaces, routes, lands)
    yield from _too_close(spaces)
    yield from _dead_ends(chart, spaces)
    yield from _far_from_supplies(chart, spaces)
    yield from _locked_in(chart, spaces, whole)


def _over_land(
    chart: Chart, spaces: Sequence[MapObject], routes: Sequence[MapObject], lands: Sequence[MapObject]
) -> Iterator[Fault]:
    for land in lands:
        sides = list(pairwise((*land.line, land.line[0])))
        for one in spaces:
            if is_inside((one.x, one.y), sides):
                yield Fault(one.place, f"{one.title} lies on {land.title}", "a place in the sea")
        for route, drawn in zip(chart.routes, routes, strict=True):
            for shift in (-chart.width, 0.0, chart.width):  # off one edge is in at the other
                line = [(x + shift, y) for x, y in route.line]
                if any(do_cross(step, side) for step in pairwise(line) for side in sides):
                    ends = " to ".join(f"`{chart.spaces[end].name}`" for end in route.ends)
                    yield Fault(drawn.place, f"the route from {ends} crosses {land.title}", "a way by sea")


def _too_close(spaces: Sequence[MapObject]) -> Iterator[Fault]:
    for one, other in combinations(spaces, 2):
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < APART**2:
            what = f"{other.title} covers `{one.name}`"
            yield Fault(other.place, what, f"{APART:g} pixels between them")


def _dead_ends(chart: Chart, spaces: Sequence[MapObject]) -> Iterator[Fault]:
    for number, one in enumerate(spaces):
        ways = len(chart.neighbours[number])
        if ways < 2 and not one.properties.text("dead_end", ""):
            remedy = "two, or a property `dead_end` that says why"
            yield Fault(one.place, f"{one.title} has {ways} routes", remedy)


def _far_from_supplies(chart: Chart, spaces: Sequence[MapObject]) -> Iterator[Fault]:
    for number, one in enumerate(spaces):
        steps = chart.home[number]
        if steps == FAR:
            yield Fault(one.place, f"no way leads from {one.title} to supplies", "a way")
        elif steps > NEAR and one.kind != Kind.SEA:
            what = f"{one.title} lies {steps} steps from supplies"
            yield Fault(one.place, what, f"{NEAR} at most")


def _locked_in(chart: Chart, spaces: Sequence[MapObject], whole: Place) -> Iterator[Fault]:
    """C12: turns end at supplies, so from each of them the others must be reached, with eight provisions a turn."""
    supplies = chart.of_kind(Kind.SUPPLIES)
    if not supplies:
        yield Fault(whole, "this chart has no supplies", "objects of class `supplies` in layer `spaces`")
        return
    found, queue = {supplies[0]}, [supplies[0]]
    while queue:
        here = queue.pop()
        for other in supplies:
            if other not in found and chart.voyages[here][other] <= A_TURN:
                found.add(other)
                queue.append(other)
    for other in supplies:
        if other not in found:
            one = spaces[other]
            what = f"{one.title} cannot be reached from `{chart.spaces[supplies[0]].name}`"
            yield Fault(one.place, what, f"supplies at most {A_TURN} steps apart")


def is_inside(point: Point, sides: Sequence[Side]) -> bool:
    """Whether the point lies in the polygon with these sides."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in sides:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def do_cross(one: Side, other: Side) -> bool:
    """Whether two segments meet."""
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0 and _boxes_meet(one, other)


def _turn(a: Point, b: Point, c: Point) -> float:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def _boxes_meet(one: Side, other: Side) -> bool:
    return all(
        max(min(p[axis] for p in one), min(p[axis] for p in other))
        <= min(max(p[axis] for p in one), max(p[axis] for p in other))
        for axis in (0, 1)
    )
