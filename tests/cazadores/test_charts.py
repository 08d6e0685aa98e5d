"""Sea charts: those that there are, and what is refused in others, by the object's name."""

from __future__ import annotations

import math
import re
import shutil
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import pytest
import pytmx

from game.cazadores import content
from game.cazadores.chart import Chart, Kind
from game.cazadores.soundness import do_cross, is_inside
from game.content.check import check
from game.content.faults import ContentError
from game.core.dice import Dice, setting_up
from game.core.match import Match
from tests.cazadores.tables import RULES, SCENARIOS, WORLD

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = content.folder()
CHARTS = sorted((FOLDER / "charts").glob("*.tmx"))
TEMPLATE = FOLDER / "template" / "my-chart.tmx"
ISLAND = 'points="0,0 280,-20 340,120 160,220 -20,140"'
GROUPS = WORLD.pieces.groups


def charts() -> list[Any]:
    return [pytest.param(content.chart(path, GROUPS), id=path.stem) for path in (*CHARTS, TEMPLATE)]


every_chart = pytest.mark.parametrize("chart", charts())


def test_there_are_a_large_chart_and_a_small_one() -> None:
    sizes = {path.stem: len(content.chart(path, GROUPS).spaces) for path in CHARTS}
    assert sizes == {"world": 40, "atlantic": 18}


@every_chart
def test_c37_each_site_and_free_port_lies_within_three_steps_of_supplies(chart: Chart) -> None:
    for number, space in enumerate(chart.spaces):
        assert chart.home[number] <= 3 or space.kind is Kind.SEA


@every_chart
def test_c37_with_eight_provisions_a_turn_every_space_is_reached_from_every_replenishing_point(
    chart: Chart,
) -> None:
    """C12: turns end at supplies. A naive search over turns, out and back."""
    supplies = chart.of_kind(Kind.SUPPLIES)
    for start in supplies:
        seen, reached, queue = {start}, set[int](), [start]
        while queue:
            here = queue.pop()
            for goal, steps in enumerate(chart.voyages[here]):
                if steps + chart.home[goal] <= 8:
                    reached.add(goal)
                    if goal in supplies and goal not in seen:
                        seen.add(goal)
                        queue.append(goal)
        assert reached | {start} == set(range(len(chart.spaces)))


@every_chart
def test_no_two_routes_cross_so_that_a_chart_reads_at_a_glance(chart: Chart) -> None:
    for one, other in combinations(chart.routes, 2):
        if set(one.ends) & set(other.ends):
            continue
        for shift in (-chart.width, 0.0, chart.width):
            moved = [(x + shift, y) for x, y in one.line]
            assert not any(do_cross(a, b) for a in pairwise(moved) for b in pairwise(other.line)), (
                one.ends,
                other.ends,
            )


@every_chart
def test_routes_keep_away_from_other_spaces(chart: Chart) -> None:
    for route in chart.routes:
        for number, space in enumerate(chart.spaces):
            if number not in route.ends:
                for shift in (-chart.width, 0.0, chart.width):
                    for (ax, ay), (bx, by) in pairwise(route.line):
                        assert _distance((space.x + shift, space.y), (ax, ay), (bx, by)) > 14, (route.ends, space.name)


def _distance(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = max(0.0, min(1.0, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length))
    return math.hypot(p[0] - a[0] - along * (b[0] - a[0]), p[1] - a[1] - along * (b[1] - a[1]))


@every_chart
def test_every_space_lies_on_the_map(chart: Chart) -> None:
    for space in chart.spaces:
        assert 16 <= space.x <= chart.width - 16
        assert 16 <= space.y <= 860 - 16


def test_c29_one_route_of_the_world_leads_over_its_edge() -> None:
    chart = WORLD.chart
    over = [route for route in chart.routes if any(not 0 <= x <= chart.width for x, _y in route.line)]
    assert {frozenset(chart.spaces[end].name for end in route.ends) for route in over} == {
        frozenset({"north-pacific", "honolulu"}),
        frozenset({"north-pacific", "anchorage"}),
        frozenset({"south-pacific", "brisbane"}),
    }


@pytest.mark.parametrize("path", [*CHARTS, TEMPLATE], ids=lambda path: path.stem)
def test_what_draws_the_chart_reads_the_same_objects(path: Path) -> None:
    """One truth: pytmx, with which the chart is drawn, sees the spaces where the rules see them."""
    chart = content.chart(path, GROUPS)
    drawn = pytmx.TiledMap(str(path)).get_layer_by_name("spaces")
    assert [(one.name, one.type, one.x, one.y) for one in drawn] == [
        (space.name, space.kind.value, space.x, space.y) for space in chart.spaces
    ]


def test_the_tiled_project_knows_every_class() -> None:
    assert check([FOLDER / "cazadores.tiled-project"], content.CHECKS) == []


def test_a_tiled_project_that_lacks_a_class_or_is_none_is_told(tmp_path: Path) -> None:
    project = tmp_path / "cazadores" / "cazadores.tiled-project"
    project.parent.mkdir()
    text = (FOLDER / "cazadores.tiled-project").read_text(encoding="utf-8")
    project.write_text(text.replace('"name": "route"', '"name": "rout"'), encoding="utf-8")
    assert "the class `route` is missing" in str(check([project], content.CHECKS)[0])
    project.write_text("{}", encoding="utf-8")
    assert "no project of Tiled" in str(check([project], content.CHECKS)[0])


# -- the template ------------------------------------------------------------------------------------------------------


def test_the_template_works_when_it_is_copied(tmp_path: Path) -> None:
    data = tmp_path / "cazadores"
    shutil.copytree(FOLDER, data)
    shutil.copy(data / "template" / "my-chart.tmx", data / "charts" / "my-chart.tmx")
    shutil.copy(data / "template" / "my-scenario.yaml", data / "scenarios" / "my-scenario.yaml")
    assert check([data], content.CHECKS) == []
    scenario = content.scenarios(data)["my-scenario"]
    for seats in scenario.seats():
        match = Match(RULES, RULES.set_up(scenario, seats, setting_up(1)), Dice(1))
        while match.decision is not None:
            match.submit(match.decision.options()[-1])
        assert match.outcome is not None


# -- faults ------------------------------------------------------------------------------------------------------------


def told(tmp_path: Path, old: str, new: str, *, count: int = 1) -> list[str]:
    """The faults of the template with that change, without the file's name."""
    data = tmp_path / "cazadores"
    shutil.copytree(FOLDER, data)
    path = data / "template" / "my-chart.tmx"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= count
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    return [str(fault).removeprefix(str(path)) for fault in check([path], content.CHECKS)]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('name="home-bay"', 'name="Home Bay"', "has no name that can be typed, expected small letters and hyphens"),
        ('name="west-cape"', 'name="west-cove"', "has a name that stands here twice"),
        ('type="supplies" x="640" y="600"', 'type="port" x="640" y="600"', "in layer `spaces` has the class `port`"),
        ('value="marines"', 'value="fish"', "the site `east-cape` has fossils of `fish`"),
        ('value="marines"', 'value=""', "the site `east-cape` has fossils of ``, expected herbivores, marines"),
        ('value="marines"', 'value="marine"', "expected `marines` (did you mean that?)"),
        ('<property name="group" value="marines"/>', "", "the site `east-cape`: the property `group` is missing"),
        ('<property name="title" value="Home Bay"/>', "", "the supplies `home-bay`: the property `title` is missing"),
        ('name="from" value="home-bay"', 'name="from" value="home-bau"', "leads to `home-bau`, which is no space"),
        ('name="from" value="home-bay"', 'name="form" value="home-bay"', "the route number 2: the property `from`"),
        ('name="to" value="east-cove"', 'name="to" value="west-cape"', "does not touch `west-cape`"),
        ('name="to" value="east-cove"', 'name="to" value="home-bay"', "leads nowhere, or stands here twice"),
        ('type="land"', 'type="island"', "in layer `land` has the class `island`"),
        ("<polygon", "<polyline", "the land `Island` is a polyline"),
        (ISLAND, 'points=""', "the land `Island` has 0 points, expected 3 or more"),
        ('type="land"', 'type="land" rotation="30"', "the land `Island` is turned by 30 degrees, expected no rotation"),
        ('points="0,0 260,-80"', 'points="0,0"', "the route number 2 has 1 points, expected 2 or more"),
        ('name="routes"', 'name="lines"', "there is no object layer `routes`"),
        ('x="480" y="300"', 'x="400" y="140"', "the free `old-harbour` lies on the land `Island`"),
        ('value="marines"', 'value="flyers"', "this chart has no site of the marines"),
        ('type="supplies" x="640" y="600"', 'type="sea" x="640" y="600"', "lies 4 steps from supplies"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_chart_is_told_with_its_line_and_object(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    faults = told(tmp_path, old, new)
    assert any(fault in one for one in faults), faults
    assert all(re.match(r":\d+:\d+: ", one) for one in faults), faults


def test_a_route_over_land_is_told_with_both_its_ends(tmp_path: Path) -> None:
    faults = told(tmp_path, 'points="0,0 260,-80"', 'points="0,0 0,-200 260,-80"')
    assert len(faults) == 1
    assert "the route from `home-bay` to `east-cove` crosses the land `Island`" in faults[0]


def test_a_space_on_top_of_another_is_told(tmp_path: Path) -> None:
    rock = '<object id="90" name="rock" type="sea" x="330" y="370"><properties>'
    rock += '<property name="title" value="Rock"/></properties><point/></object>\n </objectgroup>\n</map>'
    faults = told(tmp_path, " </objectgroup>\n</map>", rock)
    assert any("the sea `rock` covers `west-cape`, expected 36 pixels between them" in one for one in faults)
    assert any("no way leads from the sea `rock` to supplies" in one for one in faults)


def test_a_dead_end_needs_a_reason(tmp_path: Path) -> None:
    data = tmp_path / "cazadores"
    shutil.copytree(FOLDER, data)
    path = data / "charts" / "atlantic.tmx"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'.*name="dead_end".*\n', "", text), encoding="utf-8")
    assert "the site `naples` has 1 routes, expected two, or a property `dead_end`" in str(
        check([path], content.CHECKS)[0]
    )


def test_supplies_that_no_turn_reaches_are_told(tmp_path: Path) -> None:
    data = tmp_path / "cazadores"
    shutil.copytree(FOLDER, data)
    path = data / "template" / "my-chart.tmx"
    text = path.read_text(encoding="utf-8")
    for gone in ("north-shoal", "west-cape"):  # two ways lead north: cut both
        text = re.sub(
            rf'  <object id="\d+" type="route".*?\n.*\n.*value="{gone}"/>\n(.*\n)*?  </object>\n', "", text, count=1
        )
    path.write_text(text, encoding="utf-8")
    faults = "\n".join(map(str, check([path], content.CHECKS)))
    assert "cannot be reached from" in faults


def test_a_chart_without_supplies_or_with_too_few_free_ports_is_told(tmp_path: Path) -> None:
    assert any("has no supplies" in one for one in told(tmp_path, 'type="supplies"', 'type="sea"', count=2))
    data = tmp_path / "cazadores"
    path = data / "scenarios" / "crowd.yaml"
    path.write_text("title: A\nabout: B.\nchart: atlantic\n", encoding="utf-8")
    with pytest.raises(ContentError, match="5 players on a chart with 4 free ports, expected 4 at most"):
        content.scenario(path, content.pieces(data))


@pytest.mark.parametrize(
    ("point", "inside"), [((5.0, 5.0), True), ((15.0, 5.0), False), ((5.0, -1.0), False), ((9.9, 0.1), True)]
)
def test_a_point_is_in_a_polygon_or_not(point: tuple[float, float], inside: bool) -> None:
    square = [
        ((0.0, 0.0), (10.0, 0.0)),
        ((10.0, 0.0), (10.0, 10.0)),
        ((10.0, 10.0), (0.0, 10.0)),
        ((0.0, 10.0), (0.0, 0.0)),
    ]
    assert is_inside(point, square) is inside


@pytest.mark.parametrize(
    ("one", "other", "cross"),
    [
        (((0, 0), (10, 10)), ((0, 10), (10, 0)), True),
        (((0, 0), (10, 10)), ((0, 1), (10, 11)), False),
        (((0, 0), (4, 4)), ((5, 5), (9, 9)), False),
        (((0, 0), (6, 6)), ((5, 5), (9, 9)), True),
        (((0, 0), (10, 0)), ((5, 0), (5, 9)), True),
    ],
)
def test_two_segments_cross_or_not(
    one: tuple[tuple[float, float], tuple[float, float]],
    other: tuple[tuple[float, float], tuple[float, float]],
    cross: bool,
) -> None:
    assert do_cross(one, other) is cross
    assert do_cross(other, one) is cross


def test_scenarios_play_on_charts_with_room_for_all() -> None:
    for scenario in SCENARIOS.values():
        assert max(scenario.seats()) <= len(scenario.chart.of_kind(Kind.FREE))


def test_a_chart_knows_its_lands_and_how_large_it_is() -> None:
    chart = content.chart(content.folder() / "charts" / "world.tmx", content.pieces(content.folder()).groups)
    assert (chart.width, chart.height) == (1280, 860)
    assert len(chart.lands) == 23
    assert chart.lands[0][:2] == ((6, 109), (30, 68))
