"""Hunts and maps as newcomers might write them: each fault is told by file and line, or by layer and object."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.cli.main import main
from game.content.check import check
from game.moogh import content, printed

Told = tuple[str, str]
"""What stands at the place of a fault, and how the fault begins."""
DATA = Path(__file__).resolve().parents[2] / "data" / "moogh"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    shutil.copytree(DATA, tmp_path / "moogh")
    return tmp_path / "moogh"


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    path.write_text(text.replace(old, new), encoding="utf-8")


def faults(folder: Path) -> list[str]:
    """What `check` says of that folder, without the folder's own path."""
    return [str(one).replace(f"{folder}/", "") for one in check([folder], content.CHECKS)]


def test_a_copy_of_the_data_has_no_faults(data: Path) -> None:
    assert faults(data) == []
    assert list(content.scenarios(data)) == list(content.scenarios(DATA))


def told_at(path: Path) -> list[tuple[str, str]]:
    """What `check` says of that file: what stands at each place that it names, and the fault."""
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [one for one in check([path], content.CHECKS) if one.place.file == str(path)]
    return [(lines[one.place.line - 1][one.place.column - 1 :], one.reason) for one in found]


def is_told(path: Path, place: str, fault: str) -> bool:
    """Whether the check names that place, by what stands there, with a fault that begins like this."""
    return any(here.startswith(place) and reason.startswith(fault) for here, reason in told_at(path))


# -- the box ---------------------------------------------------------------------------------------------------------

DEED = (
    '`healthy` is "stab bars", expected move, think, or a deed (rest, heal, trap, stab, throw, climb, sedate, taunt) '
    "with dice and symbols, such as `throw 4 bars/cross far`"
)
ACT = (
    '`first` is "forward", expected `forward 2`, `backward 2`, `trample 2`, `attack 2` or one of '
    "seek, look, bite, claw, tail, shake, u-turn, random, sleep"
)
BOX_FAULTS = [
    (
        "dice.yaml",
        "[bars, bars, chevron, chevron, cross, cross]",
        "[bars, bars, cross]",
        "[bars",
        "no face shows chevron",
    ),
    (
        "tribes.yaml",
        "stab 3 bars, taunt",
        "stab 3 bar, taunt",
        "stab 3 bar,",
        '`healthy` is "stab 3 bar", expected symbols',
    ),
    ("tribes.yaml", "stab 3 bars, taunt", "stab bars, taunt", "stab bars,", DEED),
    (
        "tribes.yaml",
        "title: Brok\n        rank: sidekick",
        "title: Brok\n        rank: leader",
        "- id: urga",
        "these are not a leader and a sidekick, expected one of each",
    ),
    (
        "tribes.yaml",
        "title: Brok\n        rank: sidekick",
        "title: Brok\n        rank: leader",
        "id: brok",
        "only leaders have a skill, expected a skill for each leader",
    ),
    ("tribes.yaml", "id: brok", "id: urga", "urga", '"urga" stands here twice, expected a name of its own'),
    (
        "cards.yaml",
        "Cave bear\n    beast: bear",
        "Cave bear\n    beast: beer",
        "beer",
        'there is no beast "beer", expected `bear`',
    ),
    ("cards.yaml", "[sleep, random, forward 1, sleep]", "[sleep, random, forward, sleep]", "forward,", ACT),
    ("ideas.yaml", "id: watch", "id: hide", "hide", '"hide" stands here twice, expected a name of its own'),
    (
        "table.yaml",
        "card: small-moogh",
        "card: calv",
        "calv",
        'there is no card "calv", expected `calf` (did you mean that?)',
    ),
    ("campaign.yaml", "- honey", "- money", "money", 'there is no hunt "money", expected `honey` (did you mean that?)'),
    ("campaign.yaml", "- honey", "- fangs", "fangs", '"fangs" stands here twice, expected a name of its own'),
]


@pytest.mark.parametrize(("file", "change", "told"), [(one, (old, new), told) for one, old, new, *told in BOX_FAULTS])
def test_a_fault_in_the_box_is_told_by_its_line(data: Path, file: str, change: tuple[str, str], told: Told) -> None:
    changed(data / file, *change)
    assert is_told(data / file, *told), told_at(data / file)


def test_a_project_that_tiled_could_not_read_is_refused(data: Path) -> None:
    changed(data / "moogh.tiled-project", '"commands": [', '"commands": ')
    [told] = faults(data)
    assert told.startswith("moogh.tiled-project:4:1: this is not JSON")


# -- hunts -----------------------------------------------------------------------------------------------------------

NO_MOGH = 'there is no place for a beast "mogh" in the layer "first-blood", expected `moogh` (did you mean that?)'
SMILODON = "at: smilodon\n    card: smilodon-angry"
MOOGH_TOO = "at: moogh\n    card: moogh-calm"
HUNT_FAULTS = [
    ("first-blood", "kind: kill", "kind: kil", "kil", '`kind` is "kil"'),
    ("first-blood", "  kind: kill\n", "", "beasts: [moogh]", "`kind` is missing, expected a line `kind: …` here"),
    ("first-blood", "hunter: 5, predator: 6}", "hunter: 5}", "{tracker: 6", "`limit` is missing for predator"),
    ("first-blood", "limit: {tracker: 6", "limit: {tracker: 0", "0", "`limit` is 0, expected 1 to 100"),
    ("first-blood", "hunter: 6, predator: 6", "hunter: 6, predator: 7", "7}", "`health` is 7, expected 1 to 6"),
    ("first-blood", "map: meadow", "map: medow", "medow", 'there is no map "medow", expected a file maps/medow.tmx'),
    (
        "first-blood",
        "layer: first-blood",
        "layer: first-blod",
        "first-blod",
        'the map "meadow" has no layer "first-blod", expected `first-blood` (did you mean that?)',
    ),
    ("first-blood", "at: moogh", "at: mogh", "mogh", NO_MOGH),
    ("first-blood", "at: moogh", "at: mogh", "moogh]", 'there is no beast in this hunt "moogh", expected `mogh`'),
    (
        "first-blood",
        "card: moogh-calm",
        "card: moogh",
        "moogh",
        'there is no action card "moogh", expected `moogh-calm`',
    ),
    (
        "first-blood",
        "card: moogh-calm",
        "card: bear",
        "moogh",
        'the place "moogh" has 4 cells, expected 1, as a bear needs',
    ),
    (
        "great-hunt",
        "rage: 2\n    health: {tracker: 6",
        "rage: 5\n    health: {tracker: 6",
        "5",
        "`rage` is 5, expected 1 to 4",
    ),
    ("great-hunt", "[moogh]", "[moog]", "moog]", 'there is no beast in this hunt "moog", expected `moogh`'),
    ("great-hunt", "[moogh]", "[]", "[]", "`beasts` is a list of 0, expected at least 1 items"),
    ("great-hunt", "health: {tracker: 6, ", "health: {", "moogh]", '"moogh" is not there at difficulty tracker'),
    (
        "great-hunt",
        SMILODON,
        MOOGH_TOO,
        "moogh",
        'two beasts stand at "moogh" at difficulty tracker, expected a place each',
    ),
    (
        "great-hunt",
        SMILODON,
        MOOGH_TOO,
        "- at: moogh",
        "2 of the beast moogh at difficulty tracker, expected 1, which are",
    ),
    (
        "signal-fire",
        "area: fire",
        "area: fir",
        "fir",
        'there is no area "fir" in the layer "signal-fire", expected `fire`',
    ),
    ("signal-fire", "rounds: {tracker: 4", "rounds: {tracker: 99", "99", "`rounds` is 99, expected 1 to 11"),
    ("pitfalls", "traps: {tracker: 3", "traps: {tracker: 7", "7", "`traps` is 7, expected 1 to 5"),
    ("honey", "loads: {tracker: 2", "loads: {tracker: 5", "5", "`loads` is 5, expected 1 to 4"),
    ("long-night", "losses: 1", "losses: 4", "4", "`losses` is 4, expected 0 to 3"),
    ("long-night", "away: 1", "away: -1", "-1", "`away` is -1, expected at least 0"),
    ("lost-calf", "introduction: >-", "introductoin: >-", "introductoin", "`introductoin` is not known here"),
    ("lost-calf", "kind: lead", "kind: keep", "area", "`area` is not known here, expected nothing more"),
]


@pytest.mark.parametrize(("hunt", "change", "told"), [(one, (old, new), told) for one, old, new, *told in HUNT_FAULTS])
def test_a_fault_in_a_hunt_is_told_by_its_line(data: Path, hunt: str, change: tuple[str, str], told: Told) -> None:
    path = data / "scenarios" / f"{hunt}.yaml"
    changed(path, *change)
    assert is_told(path, *told), told_at(path)


def test_four_beasts_are_too_many(data: Path) -> None:
    path = data / "scenarios" / "long-night.yaml"
    changed(path, "objective:", "  - {at: more, card: bear, health: 3}\nobjective:")
    layer = '<objectgroup id="5" name="long-night">'
    beast = '<object id="99" name="more" type="beast" x="64" y="64" width="64" height="64"/>'
    changed(data / "maps" / "den.tmx", layer, layer + beast)
    assert is_told(path, "- at: west", "4 beasts at difficulty predator, expected 1 to 3")


def test_m85_a_calf_that_cannot_come_into_the_area_makes_the_hunt_impossible(data: Path) -> None:
    """Trees around the camp let people through, and no beast."""
    path = data / "maps" / "stream.tmx"
    head, _mark, rest = path.read_text(encoding="utf-8").partition('name="features"')
    start, csv, end = (
        rest.partition('<data encoding="csv">')[0],
        *rest.partition('<data encoding="csv">')[2].split("</data>", 1),
    )
    rows = [line.split(",") for line in csv.strip().replace(",\n", "\n").split("\n")]
    for row in range(6, 12):
        rows[row][3] = "8"
    rows[6][:4] = ["8"] * 4
    fenced = ",\n".join(",".join(row) for row in rows)
    path.write_text(f'{head}{_mark}{start}<data encoding="csv">\n{fenced}\n</data>{end}', encoding="utf-8")
    hunt = data / "scenarios" / "lost-calf.yaml"
    no_way = '"calf" has no way into the area "camp", expected one without boulders, trees and cliff lines'
    assert told_at(hunt) == [("camp", no_way)]


# -- maps ------------------------------------------------------------------------------------------------------------

START = '<object id="1" type="start" x="0" y="640" width="768" height="128"/>'
MOOGH = 'name="moogh" type="beast" x="320" y="320"'
RHINO = 'name="rhino" type="beast" x="64" y="64"'
CALF = '<object id="9" name="calf" type="beast" x="384" y="384" width="64" height="64"/>'
LEADER = 'name="leader" type="beast" x="320" y="256" width="128" height="128">'
UP = '<properties><property name="facing" value="up"/></properties></object>'
FACING_UP = f'{LEADER}{UP}<object id="9" name="moog" type="beast" x="0" y="0" width="64" height="64">'
NO_WAY = "cannot be reached from the start, expected a way without boulders and cliff lines"
MAP_FAULTS = [
    ("meadow", START, START + CALF, "the beast `moogh` in the layer `first-blood` overlaps"),
    (
        "meadow",
        MOOGH,
        MOOGH.replace("320", "576", 1),
        "the beast `moogh` in the layer `first-blood` stands on a boulder, expected ground without boulders and trees",
    ),
    (
        "meadow",
        MOOGH,
        MOOGH.replace("320", "704", 1),
        "the beast `moogh` in the layer `first-blood` lies outside the board, expected all of it on the board",
    ),
    (
        "meadow",
        MOOGH,
        MOOGH.replace("320", "330", 1),
        "the beast `moogh` in the layer `first-blood` does not lie on the grid, expected whole cells (in Tiled: View",
    ),
    (
        "meadow",
        f'{MOOGH} width="128"',
        f'{MOOGH} width="192"',
        "the beast `moogh` in the layer `first-blood` takes 6 cells, expected 1 x 1 or 2 x 2",
    ),
    (
        "meadow",
        'name="moogh" type="beast"',
        'name="moogh" type="best"',
        'the best `moogh` in the layer `first-blood` is of class "best", expected `beast` (did you mean that?)',
    ),
    (
        "meadow",
        'name="moogh" type="beast"',
        'type="beast"',
        "the beast number 2 in the layer `first-blood` has no name, expected one by which scenarios call it",
    ),
    (
        "meadow",
        LEADER,
        FACING_UP,
        'the beast `leader` in the layer `winter-leader` faces "up", expected north or east or south or west',
    ),
    (
        "bluff",
        RHINO,
        RHINO.replace("64", "512", 1),
        "the beast `rhino` in the layer `signal-fire` stands across a cliff line, expected all its cells on one level",
    ),
    ("bluff", RHINO, RHINO.replace("64", "640", 1), f"the beast `rhino` in the layer `signal-fire` {NO_WAY}"),
    (
        "bluff",
        'name="fire" type="area" x="384"',
        'name="fire" type="area" x="576"',
        f"the area `fire` in the layer `signal-fire` {NO_WAY}",
    ),
    (
        "den",
        'type="load" x="256" y="64"',
        'type="load" x="192" y="64"',
        "the load at d11 in the layer `honey` lies on a boulder",
    ),
    (
        "den",
        'type="load" x="256"',
        'type="load" rotation="45" x="256"',
        "the load number 6 in the layer `honey` is no upright rectangle, expected a rectangle, a point or a tile",
    ),
    (
        "valley",
        'type="trap" x="192" y="384"',
        'type="trap" x="320" y="256"',
        "the trap at f8 in the layer `pitfalls` lies under the beast `moogh`, expected a free cell (M76)",
    ),
    (
        "valley",
        'type="trap" x="192" y="384"',
        'type="trap" x="192" y="512"',
        "the trap at d4 in the layer `pitfalls` lies on a tree, expected open ground (M15)",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "fault"), MAP_FAULTS)
def test_a_fault_in_a_map_is_told_by_layer_and_object(data: Path, file: str, old: str, new: str, fault: str) -> None:
    path = data / "maps" / f"{file}.tmx"
    changed_in_the_layer(path, old, new)
    [(here, reason)] = told_at(path)
    assert reason.startswith(fault)
    assert here.startswith("<object ")


def changed_in_the_layer(path: Path, old: str, new: str) -> None:
    """The first such place: several hunts of a map may have it."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("size", "people"),
    [('x="0" y="640" width="64" height="128"', 2), ('x="320" y="320" width="128" height="128"', 0)],
)
def test_a_start_without_room_for_four_is_refused(data: Path, size: str, people: int) -> None:
    path = data / "maps" / "meadow.tmx"
    changed_in_the_layer(path, 'x="0" y="640" width="768" height="128"', size)
    told = f"the start in the layer `first-blood` has room for {people} people, expected 4 free cells at least"
    assert is_told(path, "<object", told)


def test_a_hunt_without_a_start_is_refused(data: Path) -> None:
    path = data / "maps" / "meadow.tmx"
    changed_in_the_layer(path, START, "")
    no_start = "the layer `first-blood` has no start, expected an object of class start"
    assert told_at(path) == [('<objectgroup id="3" name="first-blood">', no_start)]


def test_a_start_in_two_parts_that_do_not_meet_is_refused(data: Path) -> None:
    path = data / "maps" / "bluff.tmx"
    changed_in_the_layer(path, 'x="0" y="640" width="576"', 'x="0" y="640" width="768"')
    cut_off = "the start at j2 in the layer `the-drop` is cut off from that at a2, expected a way without boulders"
    assert is_told(path, "<object", cut_off)


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("0", "the layer `land` has at a12 no tile, expected a tile of ground in each cell"),
        ("8", "the layer `land` has at a12 tile 7 without `ground`, expected a tile of ground"),
        ("11", "the layer `land` has tile number 11 in column 1, row 1, expected a tile of one of the map's tilesets"),
    ],
)
def test_a_cell_without_ground_is_told_by_its_layer_and_place(data: Path, tile: str, told: str) -> None:
    path = data / "maps" / "meadow.tmx"
    changed_in_the_layer(path, "\n1,1,", f"\n{tile},1,")
    assert is_told(path, "<layer", told) or is_told(path, "<data", told), told_at(path)


def test_a_tile_of_a_kind_that_nobody_knows_is_told_where_it_lies(data: Path) -> None:
    changed_in_the_layer(data / "maps" / "land.tsx", 'value="mud"', 'value="mut"')
    told = 'the layer `land` has at f7 an unknown tile: its ground is "mut", expected `mud` (did you mean that?)'
    assert is_told(data / "maps" / "den.tmx", '<layer id="1" name="land"', told)


def test_a_map_of_another_size_is_refused(data: Path) -> None:
    path = data / "maps" / "meadow.tmx"
    text = path.read_text(encoding="utf-8").replace('width="12" height="12"', 'width="12" height="11"')
    path.write_text(re.sub(r'(csv">)\n[0-9,]+\n', r"\1\n", text), encoding="utf-8")
    assert is_told(path, "<map", "this map has 12 x 11 cells, expected 12 x 12")


def test_a_map_without_a_hunt_is_refused(data: Path) -> None:
    path = data / "maps" / "lonely.tmx"
    text = (data / "maps" / "meadow.tmx").read_text(encoding="utf-8")
    path.write_text(re.sub(r" <objectgroup.*</objectgroup>\n", "", text, flags=re.DOTALL), encoding="utf-8")
    assert is_told(path, "<map", "this map has no object layer, expected one for each hunt on it")


# -- the template ----------------------------------------------------------------------------------------------------


def test_the_template_works_when_copied(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Step 1 of the guide, word for word: two copies under names of their own, and the map's name in the hunt."""
    shutil.copy(data / "template" / "my-hunt.yaml", data / "scenarios" / "sunday-hunt.yaml")
    shutil.copy(data / "template" / "my-land.tmx", data / "maps" / "sunday-land.tmx")
    changed(data / "scenarios" / "sunday-hunt.yaml", "map: my-land", "map: sunday-land")
    assert main(["check", str(data.parent)]) == 0
    assert capsys.readouterr().out == ""
    hunts = content.scenarios(data)
    assert len(hunts) == 13
    hunt = list(hunts.values())[-1]
    assert (hunt.name, hunt.title, hunt.board.name) == ("sunday-hunt", "My Hunt", "sunday-land")
    assert hunt.setup.beasts[0].kind.name == "moogh"


def test_the_template_is_no_hunt_of_the_lobby_but_is_checked_where_it_lies(data: Path) -> None:
    assert "my-hunt" not in content.scenarios(data)
    changed(data / "template" / "my-hunt.yaml", "limit: 10", "limit: ten")
    [told] = faults(data)
    assert told.startswith('template/my-hunt.yaml:12:8: `limit` is "ten"')


def test_a_hunt_and_its_map_may_lie_side_by_side(data: Path) -> None:
    (data / "scenarios" / "my-land.tmx").write_text(
        (data / "template" / "my-land.tmx").read_text(encoding="utf-8"), encoding="utf-8"
    )
    shutil.copy(data / "template" / "my-hunt.yaml", data / "scenarios" / "my-hunt.yaml")
    assert content.scenarios(data)["my-hunt"].board.name == "my-land"


def test_the_guide_names_every_kind_of_objective_and_every_class() -> None:
    text = (DATA / "writing-hunts.md").read_text(encoding="utf-8")
    for word in (
        "start", "beast", "area", "load", "trap",
        "kill", "hold", "lead", "snare", "survive", "keep", "fetch",
        "competitive", "teams", "cooperative", "solo",
    ):  # fmt: skip
        assert f"`{word}`" in text, word


def test_the_readme_names_every_file() -> None:
    text = (DATA / "README.md").read_text(encoding="utf-8")
    for path in DATA.iterdir():
        if path.name != "README.md":
            assert f"`{path.name}" in text, path.name


# -- printed words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "move 2",
        "stab",
        "stab 0 bars",
        "stab 9 bars",
        "stab 3 bars near",
        "stab 3 bars/bars",
        "Stab 3 bars",
        "stab  3",
    ],
)
def test_an_action_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"move, think, or a deed|symbols out of"):
        printed.icon(text)


@pytest.mark.parametrize("text", ["", "forward", "forward 0", "forward 13", "forward two", "look 2", "sleep ", "roar"])
def test_a_space_that_says_nothing_known_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="or one of seek"):
        printed.space(text)


def test_an_action_may_want_any_of_several_symbols() -> None:
    """M4."""
    icon = printed.icon("throw 4 cross/bars far")
    assert [str(symbol) for symbol in icon.wanted] == ["bars", "cross"]
    assert (icon.dice, icon.far) == (4, True)


# -- campaigns -------------------------------------------------------------------------------------------------------

NO_TRAIT = 'there is no trait "steady-hnd", expected `steady-hand` (did you mean that?)'
TALE_FAULTS = [
    ("hunt: honey", "hunt: money", "money", 'there is no hunt "money", expected `honey` (did you mean that?)'),
    ("trait: steady-hand", "trait: steady-hnd", "steady-hnd", NO_TRAIT),
    ("id: urga,", "id: brok,", "brok", '"brok" stands here twice, expected a name of its own'),
    ("id: tor,", "id: thor,", "thor", 'there is no character "thor", expected `tor` (did you mean that?)'),
    ("[limp, stiff", "[lump, stiff", "lump", 'there is no trait "lump", expected `limp` (did you mean that?)'),
    ("[limp, stiff-shoulder,", "[limp, limp,", "limp, grey", '"limp" stands here twice'),
    (
        "[honey-road, water-road]",
        "[hony-road, water-road]",
        "hony",
        'there is no stop "hony-road", expected `honey-road`',
    ),
    ("[honey-road, water-road]", "[honey-road]", "water-road", 'no road leads to "water-road", expected a road from'),
    ("[honey-road, water-road]", "[first-day, honey-road, water-road]", "first-day", "the road from"),
    ("title: Something Sweet", f"title: {'x' * 29}", "xxx", f'`title` is "{"x" * 29}", expected at most 28 char'),
    ("title: The Feast", f"title: {'x' * 41}", "xxx", f'`title` is "{"x" * 39}…", expected at most 40 char'),
    ("items: 3                                    #", "items: 5 #", "5", "`items` is 5, expected at most 4"),
    ("at: [48, 14]", "at: [48, 61]", "61", "`at` is 61, expected at most 60"),
    ("at: [48, 14]", "at: [48]", "[48]", "`at` is a list of 1, expected"),
    ("at: [48, 14]", "at: [22, 23]", "[22, 23]", '"honey-road" lies over "first-day" on the map, expected a place 8'),
    ("won: [third-day]", "won: [fourth-day]", "fourth-day", 'there is no stop "fourth-day"'),
    ("wins: 2", "wins: 4", "4", "`wins` is 4, expected at most 3, the hunts of the longest course"),
    (
        "    good: true\n    won: [third-day]",
        "    good: false\n    won: [third-day]",
        "- id: feast",
        "no ending is good",
    ),
    ("    wins: 2\n", "    wins: 2\n    lost: [third-day]\n", "third-day", '"third-day" is to be won and lost'),
    ("    good: false\n", "    good: false\n    stores: 3\n", "soup", 'the last ending "soup" has a condition'),
    ("stores: {title: Dried meat, start: 2, most: 6}", "stores: {title: Dried meat, most: 6}", "{title", "`start` is"),
    ("  - {id: oku,", "  - {id: oku, age: 7,", "age", "`age` is not known here, expected nothing more"),
]


@pytest.mark.parametrize(("change", "told"), [((old, new), told) for old, new, *told in TALE_FAULTS])
def test_a_fault_in_a_campaign_is_told_by_its_line(data: Path, change: tuple[str, str], told: Told) -> None:
    path = data / "campaigns" / "three-days.yaml"
    changed(path, *change)
    assert is_told(path, *told), told_at(path)


def test_more_items_than_a_tribe_can_be_shown_with_are_refused(data: Path) -> None:
    path = data / "items.yaml"
    text = path.read_text(encoding="utf-8")
    more = text[text.index("  - id:") : text.index("  - id: atlatl")].replace("flint-spear", "bronze-spear")
    path.write_text(text + more, encoding="utf-8")
    assert is_told(path, "- id", "`items` is a list of 11, expected at most 10"), told_at(path)


def test_an_ending_that_hides_those_below_it_is_refused(data: Path) -> None:
    path = data / "campaigns" / "three-days.yaml"
    text = path.read_text(encoding="utf-8")
    start, end = text.index("    won: [third-day]"), text.index("  - id: soup")
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    assert is_told(path, "feast", 'the ending "feast" has no condition, so that none below it is ever reached')


def test_a_campaign_with_too_few_sidekicks_or_a_hunt_for_rivals_alone_is_refused(data: Path) -> None:
    path = data / "campaigns" / "three-days.yaml"
    changed(path, "id: brok,", "id: nobody,")
    changed(data / "scenarios" / "honey.yaml", "limit:", "formats: [competitive]\nlimit:")
    text = path.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not any(f"id: {one}," in line for one in ("nobody", "pim"))]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert is_told(path, "- {id: urga", "there are 2 sidekicks among the people, expected at least 3")
    assert is_told(path, "honey", 'the hunt "honey" is not played cooperative nor solo, expected a hunt for solo')


def test_a_trait_of_an_unknown_power_is_refused(data: Path) -> None:
    changed(data / "traits.yaml", "power: tough", "power: tuff")
    assert is_told(data / "traits.yaml", "tuff", '`power` is "tuff"')
