"""The creature workshop: packs put together, kept, copied and deleted, by mouse, by keys and by a pad."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.content.matchfile import MatchFile, Seat, dump_match, parse_match
from game.dinowars import content, drafts
from game.dinowars.own_packs import own_packs
from game.dinowars.packing import written, wrongs
from game.dinowars.view.pieces import picture_of
from game.playing import open_file
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.pack_bench import PackBench
from game.screens.play import Play
from game.screens.reading import Reading
from game.screens.workshop import Workshop
from game.ui import layout
from game.ui.intents import Cancel, Confirm, Describe, Device, Direction, Move, Next, Press, Release, Text
from game.ui.widgets.dialog import Dialog
from tests.screens.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.dinowars.kinds import Pack

KNOWN = content.pieces(content.folder()).kinds


@pytest.fixture
def someone() -> Iterator[Driver]:
    driver = Driver()
    driver.show(ways.workshop(driver.house))
    yield driver
    driver.close()


def _packs() -> list[Pack]:
    return [one.pack for one in own_packs(KNOWN) if one.pack is not None]


def _click(driver: Driver, name: str, share: float = 0.5) -> None:
    """On the control of that name, so far from its left."""
    controls = driver.app.stack.top.controls
    box = controls[name].rect
    x, y = box.x + box.w * share, box.centery
    driver.tell(Press(x=x, y=y), wait=0.05)
    driver.tell(Release(x=x, y=y))


def _step_to(driver: Driver, name: str, device: Device) -> None:
    """With the device's own way from control to control."""
    for _step in range(60):
        if driver.app.stack.top.controls.focus.name == name:
            return
        driver.tell(Next(device=device), wait=0.02)
    raise AssertionError(f"{name} cannot be reached")


def test_a_pack_is_made_by_mouse_alone(someone: Driver) -> None:
    _click(someone, "new")
    bench = someone.top(PackBench)
    _click(someone, "kind", 0.9)
    _click(someone, "own")
    assert bench.is_own
    _click(someone, "flies")
    _click(someone, "colour", 0.9)
    _click(someone, "combat", 0.55)
    assert bench.kind.flies
    assert bench.kind.colour == "russet"
    assert bench.kind.combat < 8
    _click(someone, "add")
    assert len(bench.pack.members) == 3
    _click(someone, "save")
    someone.top(Workshop)
    (kept,) = _packs()
    assert kept.members == bench.pack.members


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_a_pack_is_made_by_keys_alone_and_by_a_pad_alone(someone: Driver, device: Device) -> None:
    """No letter is typed: every field has a value that will do."""

    def go(name: str, *ways_: Direction) -> None:
        _step_to(someone, name, device)
        if ways_:
            someone.tell(*(Move(way, device=device) for way in ways_), wait=0.05)
        else:
            someone.tell(Confirm(device=device))

    go("new")
    go("points", Direction.RIGHT)
    go("kind", Direction.RIGHT, Direction.RIGHT)
    go("own")
    go("speed", Direction.RIGHT)
    go("combat", Direction.LEFT, Direction.LEFT)
    go("tail")
    go("diet", Direction.RIGHT)
    go("silhouette", Direction.RIGHT)
    go("colour", Direction.LEFT)
    go("animals", Direction.DOWN)
    go("take out")  # refused: two is the least
    go("save")
    (kept,) = _packs()
    spinosaurus = next(one for one in KNOWN if one.name == "spinosaurus")
    own = kept.members[0].kind
    assert kept.points == 70
    assert (own.speed, own.combat) == (spinosaurus.speed + 1, spinosaurus.combat - 2)
    assert (own.tail, own.diet, own.colour) == (True, "herbivore", "plum")
    assert own.silhouette == KNOWN[[one.name for one in KNOWN].index("spinosaurus") + 1].name
    assert len(kept.members) == 2


def test_cost_and_what_is_left_are_told_at_every_change(someone: Driver) -> None:
    someone.press("new")
    bench = someone.top(PackBench)
    assert "34 of 56 points. 22 are left." in bench.verdict()
    someone.press("add")
    assert "51 of 56 points. 5 are left." in bench.verdict()
    someone.press("add")
    assert "68 of 56 points. 12 points too many: take an animal out" in bench.verdict()
    assert not someone.app.stack.top.controls["save"].enabled
    assert bench.verdict().rstrip(".") in bench.describe()


def test_a_pack_that_costs_too_much_is_not_saved_and_the_nearest_number_is_named(someone: Driver) -> None:
    someone.press("new")
    bench = someone.top(PackBench)
    someone.press("own")
    bench._set(stamina=6)
    bench._set(protection=5)
    bench._change(replace(bench.pack, points=40), 0)
    bench._set(combat=10)
    assert drafts.left(bench.pack) == 0
    bench._change(drafts.changed(bench.pack, 0, speed=4), 0)
    bench._set(combat=10)
    assert "2 points too many: with combat 8 instead of 10" in bench.verdict()
    someone.press("save")
    someone.top(PackBench)
    assert _packs() == []
    bench._set(combat=8)
    someone.press("save")
    assert len(_packs()) == 1


def test_ready_kinds_say_why_they_do_not_change(someone: Driver) -> None:
    someone.press("new")
    controls = someone.app.stack.top.controls
    for name in ("speed", "stamina", "combat", "protection", "tail", "flies", "diet", "silhouette", "colour", "name"):
        assert "ready kind" in controls[name].hint
    someone.press("own")
    controls = someone.app.stack.top.controls
    assert "1 to 4" in controls["speed"].hint
    assert "1 to 10" in controls["combat"].hint


def test_eight_animals_are_the_most_and_two_the_fewest(someone: Driver) -> None:
    someone.press("new")
    bench = someone.top(PackBench)
    assert not bench.controls["take out"].enabled
    for _animal in range(7):
        someone.press("add")
    assert len(bench.pack.members) == 8
    assert "eight" in bench.controls["add"].hint
    someone.press("take out")
    assert len(bench.pack.members) == 7


def test_leaving_an_unsaved_pack_asks_first(someone: Driver) -> None:
    someone.press("new")
    someone.tell(Cancel())
    someone.top(Dialog)
    someone.tell(Cancel())
    someone.top(PackBench)
    someone.tell(Cancel())
    someone.press("answer 0")
    someone.top(Workshop)
    assert _packs() == []


def test_a_pack_is_opened_renamed_copied_and_deleted(someone: Driver) -> None:
    someone.press("new")
    someone.press("save")
    someone.press("rename")
    bench = someone.top(PackBench)
    assert bench.controls.focus.name == "title"
    someone.tell(Text("!"))
    someone.press("save")
    assert [one.title for one in _packs()] == ["My pack!"]
    someone.press("copy")
    someone.press("save")
    assert sorted(one.title for one in _packs()) == ["Copy of My pack!", "My pack!"]
    someone.press("delete")
    someone.top(Dialog)
    someone.tell(Cancel())
    assert len(_packs()) == 2, "no is no"
    someone.press("delete")
    someone.press("answer 0")
    assert [one.title for one in _packs()] == ["My pack!"]


def test_a_ready_pack_is_only_copied(someone: Driver) -> None:
    controls = someone.app.stack.top.controls
    for name in ("open", "rename", "delete"):
        assert "copy it" in controls[name].hint
    someone.press("copy")
    ready = content.pieces(content.folder()).packs[0]
    bench = someone.top(PackBench)
    assert bench.pack.members == ready.members
    someone.press("save")
    assert len(_packs()) == 1
    assert wrongs(_packs()[0], KNOWN) == []


def test_a_bad_file_gets_one_error_with_its_line_and_can_only_be_deleted(someone: Driver, home: Path) -> None:
    (home / "packs").mkdir(parents=True, exist_ok=True)
    bad = home / "packs" / "bad.yaml"
    bad.write_text("title: Bad\npoints: 56\nanimals:\n  - kind: tricerotops\n  - kind: triceratops\n", encoding="utf-8")
    someone.show(ways.workshop(someone.house))
    shop = someone.top(Workshop)
    told = 'bad.yaml, line 4, column 11: there is no kind "tricerotops": `triceratops` (did you mean that?)'
    assert told in shop.describe()
    assert "only be deleted" in shop.controls["open"].hint
    someone.press("delete")
    someone.press("answer 0")
    assert not bad.exists()


def test_a_file_from_elsewhere_is_brought_in_or_refused_with_its_line(someone: Driver, tmp_path: Path) -> None:
    path = tmp_path / "a pack.yaml"
    good = "title: Foreign\npoints: 40\nanimals:\n  - kind: allosaurus\n  - kind: triceratops\n"
    path.write_text(good.replace("40", "41"), encoding="utf-8")
    _bring_in(someone, path)
    question = someone.top(Dialog)
    assert "a pack.yaml, line 2, column 9" in question.words
    someone.press("answer 0")
    path.write_text(good, encoding="utf-8")
    _bring_in(someone, path)
    assert [one.title for one in _packs()] == ["Foreign"]
    _bring_in(someone, tmp_path / "nothing.yaml")
    assert someone.top(Workshop).toast.words
    assert len(_packs()) == 1


def _bring_in(driver: Driver, path: Path) -> None:
    controls = driver.app.stack.top.controls
    controls["path"]._write(str(path), 0)
    driver.press("bring in")


def test_both_screens_are_told_in_words(someone: Driver) -> None:
    assert "Fast hunters   56 points" in someone.top(Workshop).describe()
    someone.tell(Describe())
    someone.top(Reading)
    someone.tell(Cancel())
    someone.press("new")
    words = someone.top(PackBench).describe()
    assert words.count("Tyrannosaurus   17") >= 2
    assert "34 of 56 points" in words
    assert "Combat: 8, slider, not available" in words
    someone.tell(Describe())
    someone.top(Reading)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("zoom", [75, 100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_workshop_can_be_read_in_every_size(size: tuple[int, int], zoom: int, language: str) -> None:
    driver = Driver(size)
    driver.house.set(text_size=zoom, language=language)
    driver.house.apply(driver.app)
    driver.show(ways.workshop(driver.house))
    found = _faults(driver)
    driver.press("new")
    driver.press("own")
    bench = driver.top(PackBench)
    for _animal in range(6):
        driver.press("add")
    bench._set(title="A long name for an animal of my own", colour="indigo")
    driver.run(0.2)
    found += _faults(driver)
    driver.close()
    assert found == []


def _faults(driver: Driver) -> list[str]:
    driver.app.canvas.notes = []
    driver.app.snapshot()
    found = layout.faults(driver.app.canvas.notes)
    assert driver.app.canvas.notes
    driver.app.canvas.notes = None
    return found


def test_the_lobby_opens_the_workshop_and_offers_what_was_made_there(real: Driver) -> None:
    real.show(ways.lobby(real.house, "dinowars"))
    real.press("workshop")
    real.press("new")
    real.press("own")
    real.top(PackBench)._set(colour="jade", title="Jade")
    real.press("save")
    real.tell(Cancel())
    lobby = real.top(Lobby)
    offered = {way.name: way for way, _value in lobby.plan.ways_now(lobby.game)}
    mine = next(value for value in offered["first"].values if value.title == "My pack")
    assert mine.name not in [value.name for value in offered["first"].values if value is not mine]
    lobby._change(lobby.plan.with_way("points", "56"))
    lobby._change(lobby.plan.with_way("first", mine.name))
    file = lobby.plan.file(lobby.game)
    (kept,) = own_packs(KNOWN)
    kept.path.unlink()  # the match file needs it no more
    armies = open_file(parse_match(dump_match(file), "mine")).state.box.scenario.armies()
    assert armies[0].members[0].kind.title == "Jade"
    assert armies[1].name in [one.name for one in content.pieces(content.folder()).packs]


def test_a_pack_of_another_size_is_not_offered(real: Driver) -> None:
    real.show(ways.workshop(real.house))
    real.press("new")
    real.press("save")
    real.show(ways.lobby(real.house, "dinowars"))
    lobby = real.top(Lobby)
    lobby._change(lobby.plan.with_way("points", "70"))
    first = next(way for way, _value in lobby.plan.ways_now(lobby.game) if way.name == "first")
    assert "My pack" not in [value.title for value in first.values]


def test_a_home_made_animal_plays_in_its_own_coat(real: Driver) -> None:
    """On the table itself, in the window of a match."""
    pack = drafts.changed(drafts.made_own(drafts.fresh("Mine", KNOWN), 0, KNOWN), 0, colour="sky", title="Sky")
    options = {"packs": [written(pack, KNOWN), "fast-hunters"]}
    seats = (Seat("human"), Seat("human"))
    real.show(ways.table(real.house, MatchFile("dinowars", seats, "first-hunt", 3, options=options)))
    state = real.top(Play).sitting.match.state
    assert [picture_of(kind) for kind in state.box.kinds[:2]] == ["tyrannosaurus@sky", "tyrannosaurus"]
    assert "Sky" in real.top(Play).describe()
