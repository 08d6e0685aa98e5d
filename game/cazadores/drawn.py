"""A sea chart as Tiled draws it (.tmx): its spaces, routes and lands, every fault by object."""

from collections.abc import Collection, Iterator
from pathlib import Path

from game.cazadores.chart import Chart, Kind, Point, Route, Space
from game.cazadores.soundness import unsound
from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.tilemap import MapObject, TileMap
from game.content.tmx import read_map

LAND, ROUTE = "land", "route"
SPACES = tuple(kind.value for kind in Kind)
REACH = 3.0
"""Pixels by which a route may miss the space where it ends."""


def read_chart(path: Path, groups: Collection[str]) -> Chart:
    """The chart in that file, for animals of these groups. ContentError with all its faults."""
    return _Charts(read_map(path), groups).read(path.stem)


class _Charts:
    """One map on its way to a chart, and what is wrong with it."""

    def __init__(self, drawn: TileMap, groups: Collection[str]) -> None:
        self.drawn = drawn
        self.groups = groups
        self.width = float(drawn.width * drawn.tile_width)
        self.height = float(drawn.height * drawn.tile_height)
        self.faults: list[Fault] = []
        self.numbers: dict[str, int] = {}
        self.spaces: list[Space] = []
        self.routes: list[Route] = []

    def read(self, name: str) -> Chart:
        spaces = self._spaces()
        self._refuse()
        routes = self._routes(spaces)
        lands = self._lands()
        self._refuse()
        outlines = tuple(land.line for land in lands)
        chart = Chart(name, tuple(self.spaces), tuple(self.routes), self.width, self.height, outlines)
        self.faults += unsound(chart, spaces, routes, lands, self.drawn.properties.place)
        self._refuse()
        return chart

    def _refuse(self) -> None:
        if self.faults:
            raise ContentError(self.faults)

    def _fault(self, one: MapObject, what: str, expected: str) -> None:
        self.faults.append(Fault(one.place, f"{one.title} {what}", expected))

    def _objects(self, layer: str, *kinds: str) -> Iterator[MapObject]:
        """The objects of that layer; a class that does not belong there is a fault."""
        for one in self.drawn.objects(layer).objects:
            if one.kind in kinds:
                yield one
            else:
                near = did_you_mean(one.kind, kinds) or "one of class " + ", ".join(kinds)
                self._fault(one, f"in layer `{layer}` has the class `{one.kind}`", near)

    def _said(self, one: MapObject, *names: str) -> list[str] | None:
        """These properties of the object, all of them texts; None and a fault if one is not."""
        try:
            return [one.properties.text(name) for name in names]
        except ContentError as error:
            self.faults += [Fault(fault.place, f"{one.title}: {fault.what}", fault.expected) for fault in error.faults]
            return None

    def _is_drawn(self, one: MapObject, shape: str, points: int, remedy: str) -> bool:
        """Whether it has that shape, of so many points at least, and not turned, as points are read unturned."""
        if one.shape != shape:
            self._fault(one, f"is a {one.shape}", remedy)
        elif len(one.points) < points:
            self._fault(one, f"has {len(one.points)} points", f"{points} or more")
        elif points and one.rotation:
            self._fault(one, f"is turned by {one.rotation:g} degrees", "no rotation (in Tiled: Rotation: 0)")
        else:
            return True
        return False

    # -- spaces -------------------------------------------------------------------------------------------------------

    def _spaces(self) -> list[MapObject]:
        found = list(self._objects("spaces", *SPACES))
        for number, one in enumerate(found):
            self._is_drawn(one, "point", 0, "a point (in Tiled: Insert Point)")
            if not _is_id(one.name):
                self._fault(one, "has no name that can be typed", "small letters and hyphens, such as `cape-town`")
            elif one.name in self.numbers:
                self._fault(one, "has a name that stands here twice", "a name of its own")
            self.numbers[one.name] = number
            self._space(one)
        return found

    def _space(self, one: MapObject) -> None:
        kind = Kind(one.kind)
        said = self._said(one, *(("title", "group") if kind is Kind.SITE else ("title",)))
        if said is None:
            return
        title, group = (*said, "")[:2]
        if kind is Kind.SITE and group not in self.groups:
            expected = did_you_mean(group, self.groups) or ", ".join(self.groups)
            self._fault(one, f"has fossils of `{group}`", expected)
        self.spaces.append(Space(one.name, title, kind, group, one.x, one.y))

    # -- routes and lands ---------------------------------------------------------------------------------------------

    def _routes(self, spaces: list[MapObject]) -> list[MapObject]:
        found, known = [], set[frozenset[str]]()
        for one in self._objects("routes", ROUTE):
            ends = self._ends(one)
            if ends is None or not self._is_drawn(one, "polyline", 2, "a line (in Tiled: Insert Polyline)"):
                continue
            said = f"from `{ends[0]}` to `{ends[1]}`"
            if ends[0] == ends[1] or frozenset(ends) in known:
                self._fault(one, f"{said} leads nowhere, or stands here twice", "two spaces, once")
                continue
            known.add(frozenset(ends))
            for name, point in zip(ends, (one.line[0], one.line[-1]), strict=True):
                space = spaces[self.numbers[name]]
                if not self._meets(point, space):
                    self._fault(one, f"{said} does not touch `{name}`", f"an end at {space.x:g},{space.y:g}")
            found.append(one)
            self.routes.append(Route((self.numbers[ends[0]], self.numbers[ends[1]]), one.line))
        return found

    def _ends(self, one: MapObject) -> tuple[str, str] | None:
        said = self._said(one, "from", "to")
        if said is None:
            return None
        ends = said[0], said[1]
        for name in ends:
            if name not in self.numbers:
                expected = did_you_mean(name, self.numbers) or "the name of an object in layer `spaces`"
                self._fault(one, f"leads to `{name}`, which is no space", expected)
        return ends if all(name in self.numbers for name in ends) else None

    def _meets(self, point: Point, space: MapObject) -> bool:
        """Off one edge of the map is in at the other."""
        across = abs(point[0] - space.x) % self.width
        return min(across, self.width - across) <= REACH and abs(point[1] - space.y) <= REACH

    def _lands(self) -> list[MapObject]:
        found = list(self._objects("land", LAND))
        for one in found:
            self._is_drawn(one, "polygon", 3, "a polygon (in Tiled: Insert Polygon)")
        return found


def _is_id(name: str) -> bool:
    parts = name.split("-")
    return all(part.isascii() and part.isalnum() and part == part.lower() for part in parts)
