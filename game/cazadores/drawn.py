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
    """The chart in that file, for animals of these groups. ContentError with all its faults, OSError."""
    return _Charts(read_map(path), groups).read(path.stem)


def name_of(one: MapObject) -> str:
    """What an object is called in a fault."""
    return f"the {one.kind or 'object'} `{one.name}`" if one.name else f"the {one.kind or 'object'} {one.number}"


class _Charts:
    """One map on its way to a chart, and what is wrong with it."""

    def __init__(self, drawn: TileMap, groups: Collection[str]) -> None:
        self.drawn = drawn
        self.groups = groups
        self.width = float(drawn.width * drawn.tile_width)
        self.faults: list[Fault] = []
        self.numbers: dict[str, int] = {}

    def read(self, name: str) -> Chart:
        spaces = self._spaces()
        self._refuse()
        routes = self._routes(spaces)
        lands = self._lands()
        self._refuse()
        chart = Chart(
            name, tuple(self._space(one) for one in spaces), tuple(self._route(one) for one in routes), self.width
        )
        self.faults += unsound(chart, spaces, routes, lands, self.drawn.properties.place)
        self._refuse()
        return chart

    def _refuse(self) -> None:
        if self.faults:
            raise ContentError(self.faults)

    def _fault(self, one: MapObject, what: str, expected: str) -> None:
        self.faults.append(Fault(one.place, f"{name_of(one)} {what}", expected))

    def _objects(self, layer: str, *kinds: str) -> Iterator[MapObject]:
        """The objects of that layer; a class that does not belong there is a fault."""
        for one in self.drawn.objects(layer).objects:
            if one.kind in kinds:
                yield one
            else:
                near = did_you_mean(one.kind, kinds) or "one of class " + ", ".join(kinds)
                self._fault(one, f"in layer `{layer}` has the class `{one.kind}`", near)

    # -- spaces -------------------------------------------------------------------------------------------------------

    def _spaces(self) -> list[MapObject]:
        found = list(self._objects("spaces", *SPACES))
        for number, one in enumerate(found):
            if one.shape != "point":
                self._fault(one, f"is a {one.shape}", "a point (in Tiled: Insert Point)")
            if not _is_id(one.name):
                self._fault(one, "has no name that can be typed", "small letters and hyphens, such as `cape-town`")
            elif one.name in self.numbers:
                self._fault(one, "has a name that stands here twice", "a name of its own")
            self.numbers[one.name] = number
            self._check_properties(one)
        return found

    def _check_properties(self, one: MapObject) -> None:
        try:
            one.properties.text("title")
            group = one.properties.text("group") if one.kind == Kind.SITE else ""
        except ContentError as error:
            self.faults += [
                Fault(fault.place, f"{name_of(one)}: {fault.what}", fault.expected) for fault in error.faults
            ]
            return
        if group and group not in self.groups:
            expected = did_you_mean(group, self.groups) or ", ".join(self.groups)
            self._fault(one, f"has fossils of `{group}`", expected)

    @staticmethod
    def _space(one: MapObject) -> Space:
        kind = Kind(one.kind)
        group = one.properties.text("group") if kind is Kind.SITE else ""
        return Space(one.name, one.properties.text("title"), kind, group, one.x, one.y)

    # -- routes and lands ---------------------------------------------------------------------------------------------

    def _routes(self, spaces: list[MapObject]) -> list[MapObject]:
        found, known = [], set[frozenset[str]]()
        for one in self._objects("routes", ROUTE):
            ends = self._ends(one)
            if ends is None:
                continue
            if one.shape != "polyline" or len(one.points) < 2:
                self._fault(one, f"is a {one.shape}", "a line (in Tiled: Insert Polyline)")
                continue
            said = f"from `{ends[0]}` to `{ends[1]}`"
            if ends[0] == ends[1] or frozenset(ends) in known:
                self._fault(one, f"{said} leads nowhere, or stands here twice", "two spaces, once")
                continue
            known.add(frozenset(ends))
            for name, point in zip(ends, (line_of(one)[0], line_of(one)[-1]), strict=True):
                space = spaces[self.numbers[name]]
                if not self._meets(point, space):
                    self._fault(one, f"{said} does not touch `{name}`", f"an end at {space.x:g},{space.y:g}")
            found.append(one)
        return found

    def _ends(self, one: MapObject) -> tuple[str, str] | None:
        try:
            ends = one.properties.text("from"), one.properties.text("to")
        except ContentError as error:
            self.faults += [
                Fault(fault.place, f"{name_of(one)}: {fault.what}", fault.expected) for fault in error.faults
            ]
            return None
        for name in ends:
            if name not in self.numbers:
                expected = did_you_mean(name, self.numbers) or "the name of an object in layer `spaces`"
                self._fault(one, f"leads to `{name}`, which is no space", expected)
        return ends if all(name in self.numbers for name in ends) else None

    def _meets(self, point: Point, space: MapObject) -> bool:
        """Off one edge of the map is in at the other."""
        across = abs(point[0] - space.x) % self.width
        return min(across, self.width - across) <= REACH and abs(point[1] - space.y) <= REACH

    def _route(self, one: MapObject) -> Route:
        ends = one.properties.text("from"), one.properties.text("to")
        return Route((self.numbers[ends[0]], self.numbers[ends[1]]), line_of(one))

    def _lands(self) -> list[MapObject]:
        found = list(self._objects("land", LAND))
        for one in found:
            if one.shape != "polygon":
                self._fault(one, f"is a {one.shape}", "a polygon (in Tiled: Insert Polygon)")
        return found


def line_of(one: MapObject) -> tuple[Point, ...]:
    """The points of a line or polygon on the map."""
    return tuple((one.x + x, one.y + y) for x, y in one.points)


def _is_id(name: str) -> bool:
    parts = name.split("-")
    return all(part.isascii() and part.isalnum() and part == part.lower() for part in parts)
