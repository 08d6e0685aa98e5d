"""Campaigns on the screen: the trail, the party, the hunt at the table, what is kept and what is never taken back."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game.content import campaigns
from game.content.journal import Journal
from game.content.matchfile import dump_match
from game.content.recovery import recover
from game.core.words import speak
from game.moogh.campaign.commands import LEAVE, Hunted
from game.screens import campaign_hunt, campaign_ways, ways
from game.screens.campaign import CampaignScreen
from game.screens.campaign_chronicle import Chronicle
from game.screens.campaign_hunt import CampaignPause, CampaignPlay
from game.screens.campaign_list import CampaignList
from game.screens.campaign_new import NewCampaign
from game.screens.campaign_party import Equip, Party
from game.screens.house import House
from game.screens.keeping import RUNNING
from game.screens.title import Title
from game.ui import layout
from game.ui.focus import nearest
from game.ui.intents import (
    Cancel,
    Confirm,
    Describe,
    Device,
    Direction,
    Help,
    Hurry,
    Intent,
    Menu,
    Move,
    Press,
    Redo,
    Release,
    Undo,
)
from game.ui.mishap import Mishap
from game.ui.widgets.dialog import Dialog
from tests.counts import count
from tests.screens.campaigning import FIRST, FOUR, LONG_ROAD, SCREENS, begun, go, reopened, to_the_end
from tests.screens.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((1280, 720), (1920, 1080), (2560, 1080))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def window(request: pytest.FixtureRequest, plain: None) -> Iterator[Driver]:  # noqa: ARG001 - for what it does
    driver = Driver(request.param)
    yield driver
    driver.close()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("zoom", [75, 100, 150, 200])
def test_the_texts_of_every_screen_of_a_campaign_can_be_read(window: Driver, zoom: int, language: str) -> None:
    window.house.set(text_size=zoom, language=language)
    window.house.apply(window.app)
    found = []
    for name in SCREENS:
        go(window, name)
        window.app.canvas.notes = []
        window.app.snapshot()
        found += [f"{name}: {fault}" for fault in layout.faults(window.app.canvas.notes)]
        window.app.canvas.notes = None
    speak("en", ROOT / "data" / "locale")
    assert not found, "\n".join(found)


# -- each device alone -------------------------------------------------------------------------------------------------


def by_mouse(driver: Driver, name: str) -> None:
    """Presses the control of that name with the mouse."""
    scene: Any = driver.app.stack.top
    x, y = scene.controls[name].rect.center
    driver.tell(Press(x, y, device=Device.MOUSE), Release(x, y, device=Device.MOUSE))


def by_steps(device: Device) -> Any:
    """Presses the control of that name with that device: goes to it step by step, and confirms."""

    def press(driver: Driver, name: str) -> None:
        scene: Any = driver.app.stack.top
        ways_to: list[tuple[Any, list[Any]]] = [(scene.controls.focus, [])]
        seen = set()
        while ways_to:
            widget, way = ways_to.pop(0)
            if widget.name == name:
                driver.tell(*[Move(step, device=device) for step in way], Confirm(device=device))
                return
            for step, to in _neighbours(scene, widget):
                if to.name not in seen:
                    seen.add(to.name)
                    ways_to.append((to, [*way, step]))
        raise AssertionError(f"no steps lead to {name}")

    return press


def _neighbours(scene: Any, widget: Any) -> Iterator[tuple[Any, Any]]:
    others = [one for one in scene.controls.reachable if one is not widget]
    for step in Direction:
        if type(widget).__name__ in {"Choice", "TextField"} and step in {Direction.LEFT, Direction.RIGHT}:
            continue
        found = nearest(widget.rect, step, [one.rect for one in others])
        if found is not None:
            yield step, others[found]


DEVICES = {"mouse": by_mouse, "keys": by_steps(Device.KEYS), "pad": by_steps(Device.PAD)}


@pytest.mark.parametrize("device", list(DEVICES))
def test_a_campaign_is_begun_and_brought_to_its_first_fork_by_each_device_alone(
    driver: Driver, device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.screens.campaign_new.new_seed", lambda: 5)  # what is found lies in the seed
    press = DEVICES[device]
    driver.show(ways.lobby(driver.house, "moogh"))
    press(driver, "campaign")
    driver.top(CampaignList)
    press(driver, "new")
    driver.top(NewCampaign)
    press(driver, "begin")
    screen = driver.top(CampaignScreen)
    press(driver, "party")
    party = driver.top(Party)
    for name in ("urga", "brok", "oku"):
        press(driver, f"person {name}")
    assert not party.controls["send"].enabled
    press(driver, "person pim")
    press(driver, "send")
    _win(driver, monkeypatch)
    screen = driver.top(CampaignScreen)
    assert screen.course.about == "spoils"
    press(driver, f"keep {screen.course.match.decision.options()[0].item}")
    press(driver, "party")
    driver.top(Party)
    for name in ("urga", "brok", "oku", "pim"):
        press(driver, f"person {name}")
    press(driver, "send")
    driver.top(Equip)
    press(driver, "start")
    _win(driver, monkeypatch)
    screen = driver.top(CampaignScreen)
    press(driver, f"keep {screen.course.match.decision.options()[0].item}")
    assert screen.course.about == "road"
    press(driver, "stop the-cry")
    press(driver, "road")
    assert screen.course.state.stop.name == "the-cry"
    press(driver, "other road")
    assert screen.course.about == "road"
    press(driver, "chronicle")
    driver.top(Chronicle)


def _win(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hunt at the table comes to its end, and is told as won."""
    play = driver.top(CampaignPlay)
    monkeypatch.setattr(campaign_hunt, "report", lambda _match, _party: Hunted(won=True))
    _end(play)
    driver.run(3)


def _end(play: CampaignPlay, *, soon: bool = True) -> None:
    """Plays the hunt until it is over; by its own dark, or `soon`."""
    match = play.sitting.match
    bot = play.sitting.game.bot("easy", 3)
    while match.decision is not None:
        if soon and match.state.round > 1:
            match.state.dark = match.state.box.limit - 1
        play._give(bot.choose(match))


# -- the hunt ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def hunting(driver: Driver) -> Driver:
    """At the table, in the first hunt."""
    course = begun(driver.house, FOUR)
    driver.app.go(campaign_ways.hunt(driver.house, course))
    driver.run(0.3)
    return driver


def test_a_hunt_of_a_campaign_cannot_be_begun_anew_or_saved_under_a_name(hunting: Driver) -> None:
    hunting.tell(Menu())
    pause = hunting.top(CampaignPause)
    names = {one.name for one in pause.controls.reachable}
    assert names == {"resume", "log", "rules", "settings", "campaigns", "title"}


def test_who_leaves_a_hunt_finds_it_where_it_was(hunting: Driver) -> None:
    play = hunting.top(CampaignPlay)
    for _answer in range(9):
        play._give(play.sitting.match.decision.options()[0])
    given = [str(entry.command) for entry in play.sitting.match.log]
    hunting.tell(Menu())
    hunting.press("campaigns")
    hunting.top(CampaignList)
    hunting.tell(Confirm(device=Device.KEYS))
    screen = hunting.top(CampaignScreen)
    assert screen.course.about == "hunt"
    hunting.press("hunt")
    again = hunting.top(CampaignPlay)
    assert [str(entry.command) for entry in again.sitting.match.log] == given


def test_a_hunt_that_cannot_be_won_may_be_broken_off_and_is_lost(
    hunting: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M109: with the wounds of now; the campaign goes on and can be tried again."""
    monkeypatch.setattr(campaign_hunt, "SETTLE_S", 1e9)  # it waits for the disk, however long that takes
    play = hunting.top(CampaignPlay)
    for _answer in range(9):
        play._give(play.sitting.match.decision.options()[0])
    play.sitting.match.state.hurt[1] = play.sitting.match.state.hurt[2] = 1
    play.view.lost = "One round is left, and two are wanted."
    hunting.run(1)
    assert "two are wanted" in hunting.top(Dialog).words
    hunting.press("answer 0")
    assert play.course._last.wait(10)
    hunting.run(1)
    screen = hunting.top(CampaignScreen)
    assert screen.course.about == "lost"
    assert sum(map(bool, screen.course.state.wounded)) == 1, "one of the two was mended (M103)"
    assert not list((screen.course.folder / "running").glob("*.journal"))


def test_undo_within_a_hunt_leaves_the_story_as_it_is(hunting: Driver) -> None:
    play = hunting.top(CampaignPlay)
    before = play.course.state.copy()
    play._give(play.sitting.match.decision.options()[0])
    play._back(1)
    assert play.course.state == before
    _end(play)
    after = play.course.state.copy()
    play._back(1)
    hunting.run(1)
    assert play.course.match.undoable == 0
    assert (play.course.state.fates, play.course.about) == (after.fates, "lost")


def test_the_result_is_on_the_disk_before_the_hunts_journal_goes(
    hunting: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = hunting.top(CampaignPlay)
    course = play.course

    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(campaigns, "write", full)
    _end(play, soon=False)
    told = ""
    for _moment in range(200):
        hunting.run(0.1)
        told += hunting.app.stack.top.toast.words
    hunting.top(CampaignScreen)
    assert "cannot be kept" in told
    assert list((course.folder / "running").glob("*.journal")), "the hunt can be told again"
    monkeypatch.undo()
    again = reopened(hunting.house, course.folder.name)
    assert again.about == "hunt"
    hunting.app.go(campaign_ways.hunt(hunting.house, again))
    hunting.run(3)
    assert hunting.top(CampaignScreen).course.state == course.state


def test_a_hunt_that_cannot_go_on_as_it_was_left_begins_anew(driver: Driver) -> None:
    course = begun(driver.house, FOUR)
    journal = Journal([course.folder / RUNNING], course.hunt())
    journal.command("move z99")
    journal.close(finished=False)
    driver.app.go(campaign_ways.hunt(driver.house, course))
    driver.run(0.3)
    play = driver.top(CampaignPlay)
    assert not play.sitting.match.log
    assert "It begins anew" in play.toast.words
    play._give(play.sitting.match.decision.options()[0])
    driver.tell(Menu())
    driver.press("campaigns")
    [left] = recover([course.folder / RUNNING])
    assert len(left.match.commands) == 1


def test_bots_may_sit_beside_people_and_hunt_with_them(driver: Driver) -> None:
    course = begun(driver.house, FOUR, seats=3)
    driver.app.go(campaign_ways.hunt(driver.house, course))
    driver.run(0.3)
    play = driver.top(CampaignPlay)
    assert play.sitting.match.state.box.together
    assert [one.seat for one in play.sitting.match.state.box.people] == [0, 0, 1, 2]


# -- kept --------------------------------------------------------------------------------------------------------------

KILLED = """
import os, sys
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
from game.screens import campaign_ways
from tests.screens.campaigning import FIRST, FOUR, begun
from tests.screens.driver import Driver

driver = Driver()
course = begun(driver.house, FOUR, "won 3", FIRST, FOUR, "start")
while not course.settled:
    driver.run(0.1)
driver.app.go(campaign_ways.hunt(driver.house, course))
driver.run(0.3)
play = driver.app.stack.top
for _answer in range(12):
    play._give(play.sitting.match.decision.options()[0])
driver.run(0.1)
print(*[entry.command for entry in play.sitting.match.log], sep="|", flush=True)
os._exit(9)
"""


def test_a_killed_program_loses_one_answer_at_most(home: Path, driver: Driver) -> None:
    environment = {**os.environ, "EMBER_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(KILLED)], cwd=ROOT, env=environment, capture_output=True, text=True,
        check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 9, done.stderr
    given = done.stdout.strip().split("|")
    assert len(given) == 12
    [entry] = driver.house.campaigns.list()
    course = reopened(driver.house, entry.folder.name)
    assert (course.about, course.state.stop.name) == ("hunt", "bees")
    driver.app.go(campaign_ways.hunt(driver.house, course))
    driver.run(0.3)
    kept = [str(one.command) for one in driver.top(CampaignPlay).sitting.match.log]
    assert kept in (given, given[:-1])


def test_every_answer_is_on_the_disk_and_several_campaigns_lie_side_by_side(driver: Driver) -> None:
    one, other = begun(driver.house, FOUR, "won 3"), begun(driver.house, tale="three-days")
    one.close()
    other.close()
    assert one.folder != other.folder
    assert reopened(driver.house, one.folder.name).state == one.state
    assert reopened(driver.house, other.folder.name).state == other.state
    assert len(driver.house.campaigns.list()) == 2


def test_a_damaged_campaign_is_told_in_one_sentence_and_the_state_before_is_kept(driver: Driver) -> None:
    course = begun(driver.house, FOUR, "won 3")
    course.close()
    text = (course.folder / campaigns.NOW).read_text(encoding="utf-8")
    (course.folder / campaigns.NOW).write_text(text.replace("seed:", "sed:"), encoding="utf-8")
    driver.show(campaign_ways.campaigns(driver.house))
    driver.press("go on")
    told = driver.top(Dialog)
    assert f"{campaigns.NOW}:" in told.words
    assert "`sed` is not known here" in told.words
    driver.press("answer 0")
    screen = driver.top(CampaignScreen)
    assert screen.course.about == "hunt", "one answer back"
    screen.course.answer(screen.course.match.rules.parse("won 4", screen.course.state))
    screen.course.close()
    assert "sed:" in (course.folder / campaigns.DAMAGED).read_text(encoding="utf-8")
    assert reopened(driver.house, course.folder.name).about == "spoils"


def test_a_campaign_without_any_state_left_is_told_and_can_be_deleted(driver: Driver) -> None:
    course = begun(driver.house)
    course.close()
    (course.folder / campaigns.NOW).write_bytes(b"\0\0\0")
    driver.show(campaign_ways.campaigns(driver.house))
    driver.press("go on")
    assert len(driver.top(Dialog).answers) == 1
    driver.tell(Cancel())
    driver.press("delete")
    assert driver.house.campaigns.list() == []
    driver.press("undelete")
    assert len(driver.house.campaigns.list()) == 1


def test_two_campaigns_of_one_name_can_be_deleted_one_after_the_other(driver: Driver) -> None:
    shelf = driver.house.campaigns
    for _time in range(2):
        begun(driver.house).close()
        [entry] = shelf.list()
        shelf.delete(entry)
        assert shelf.list() == []
    shelf.undelete(entry)
    assert [one.folder for one in shelf.list()] == [entry.folder]


def test_a_match_that_lies_among_the_campaigns_is_told_and_nothing_breaks(driver: Driver) -> None:
    course = begun(driver.house, FOUR)
    course.close()
    (course.folder / campaigns.NOW).write_text(dump_match(course.hunt()), encoding="utf-8")
    driver.show(campaign_ways.campaigns(driver.house))
    driver.press("go on")
    assert "`game` is moogh, expected moogh-campaign" in driver.top(CampaignList).toast.words


def test_an_answer_that_is_not_possible_any_more_is_told_and_nothing_breaks(driver: Driver) -> None:
    course = begun(driver.house, FOUR)
    course.close()
    now = course.folder / campaigns.NOW
    now.write_text(now.read_text(encoding="utf-8").replace(FOUR, "send urga sela oku pim"), encoding="utf-8")
    driver.show(campaign_ways.campaigns(driver.house))
    driver.press("go on")
    assert "cannot be loaded" in driver.top(CampaignList).toast.words


def test_data_without_a_campaign_or_with_a_faulty_one_say_so(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "data", tmp_path / "data")
    monkeypatch.setenv("EMBER_DATA", str(tmp_path / "data"))
    driver.show(campaign_ways.campaigns(driver.house))
    broken = tmp_path / "data" / "moogh" / "campaigns" / "three-days.yaml"
    broken.write_text(broken.read_text(encoding="utf-8").replace("hunt: honey", "hunt: money"), encoding="utf-8")
    driver.press("new")
    assert 'three-days.yaml:42:11: there is no hunt "money"' in driver.top(CampaignList).toast.words
    shutil.rmtree(broken.parent)
    driver.run(10)
    driver.press("new")
    assert "there is no campaign here" in driver.top(CampaignList).toast.words


def test_where_nothing_can_be_written_a_new_campaign_says_so(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(campaigns, "write", full)
    driver.show(campaign_ways.new(driver.house))
    driver.press("begin")
    assert "Read-only" in driver.top(NewCampaign).toast.words


def test_a_campaign_that_is_played_in_another_window_is_not_opened(driver: Driver) -> None:
    course = begun(driver.house)
    driver.show(campaign_ways.campaigns(driver.house))
    driver.press("go on")
    assert "is being played in another window" in driver.top(CampaignList).toast.words
    course.close()
    driver.press("go on")
    driver.top(CampaignScreen)


def test_a_campaign_that_is_played_in_another_window_is_not_deleted(driver: Driver) -> None:
    course = begun(driver.house, FOUR)
    driver.show(campaign_ways.campaigns(driver.house))
    driver.press("delete")
    screen = driver.top(CampaignList)
    assert screen.toast.words == "A save of a long evening is being played in another window."
    assert not screen.controls["undelete"].enabled
    course.answer(course.match.rules.parse("won 3", course.state))
    course.close()
    assert [one.folder for one in driver.house.campaigns.list()] == [course.folder]
    driver.press("delete")
    assert driver.house.campaigns.list() == []


def test_a_list_older_than_the_last_answer_opens_what_lies_on_the_disk(driver: Driver) -> None:
    course = begun(driver.house, FOUR)
    driver.show(campaign_ways.campaigns(driver.house))
    course.answer(course.match.rules.parse("won 3", course.state))
    course.close()
    driver.press("go on")
    assert driver.top(CampaignScreen).course.about == "spoils"


def test_what_another_window_has_deleted_can_be_taken_back_there(driver: Driver) -> None:
    begun(driver.house).close()
    [entry] = driver.house.campaigns.list()
    driver.show(campaign_ways.campaigns(driver.house))
    driver.house.campaigns.delete(entry)
    for name, words in (("go on", "cannot be loaded"), ("delete", "cannot be deleted")):
        driver.press(name)
        assert words in driver.top(CampaignList).toast.words
    driver.house.campaigns.undelete(entry)
    assert [one.name for one in driver.house.campaigns.list()] == [entry.name]


@pytest.mark.parametrize("name", ["night.deleted", ".deleted", "a/b: #c", "null", "x" * 60, "con", "{x} %s"])
def test_a_campaign_may_have_any_name(driver: Driver, name: str) -> None:
    driver.show(campaign_ways.new(driver.house))
    driver.top(NewCampaign)._rename(name)
    driver.press("begin")
    driver.top(CampaignScreen).course.close()
    [entry] = driver.house.campaigns.list()
    assert (entry.name, entry.goes_on) == (name, True)


@pytest.mark.parametrize("seed", range(count(60)))
def test_no_screen_of_a_campaign_fails_whatever_is_pressed(driver: Driver, seed: int) -> None:
    chance = random.Random(seed)
    names = list(SCREENS)
    go(driver, chance.choice(names))
    for _press in range(60):
        driver.tell(_any(chance, driver), wait=1 / 60)
        stack = driver.app.stack
        assert not any(isinstance(scene, Mishap) for scene in stack.scenes), stack.scenes
        if not stack.scenes:
            go(driver, chance.choice(names))


def _any(chance: random.Random, driver: Driver) -> Intent:
    """Something that a person may do: most often a press on a control."""
    scene: Any = driver.app.stack.top
    controls = getattr(scene, "controls", None)
    if controls is not None and controls.reachable and chance.random() < 0.6:
        controls.set_focus(chance.choice(controls.reachable))
        return Confirm(device=Device.KEYS)
    if chance.random() < 0.3:
        return Move(chance.choice(list(Direction)), device=Device.PAD)
    return chance.choice((Cancel(), Menu(), Undo(), Redo(), Describe(), Help(), Hurry()))


def test_at_the_next_start_old_leftovers_are_swept(driver: Driver) -> None:
    course = begun(driver.house)
    course.close()
    [entry] = driver.house.campaigns.list()
    driver.house.campaigns.delete(entry)
    away = entry.folder.with_name(entry.folder.name + ".deleted")
    os.utime(away, (1, 1))
    (away.parent / "other").mkdir()
    House().tidy()
    assert not away.exists()
    assert (away.parent / "other").exists()


# -- what is told ------------------------------------------------------------------------------------------------------


def test_before_a_road_is_chosen_the_screen_says_what_it_brings(driver: Driver) -> None:
    go(driver, "campaign, fork")
    screen = driver.top(CampaignScreen)
    told = screen.describe()
    for words in (
        "Two Shadows",
        "Kill: Smilodon 1, Smilodon 2.",
        "If you win: Dried meat +1.",
        "Another try after a loss costs 2",
    ):
        assert words in told, words
    driver.press("stop the-cry")
    assert "to the marked place, alive" in screen.describe()
    driver.press("stop eyes")
    assert not screen.controls["road"].enabled
    assert "No road leads there" in screen.controls["road"].reason


def test_before_people_are_chosen_the_screen_says_what_each_brings(driver: Driver) -> None:
    go(driver, "party")
    told = driver.top(Party).describe()
    for words in (
        "Steady hand: Your Stab has more dice: 1.",
        "wounded",
        "leader",
        "Wounded people who go begin injured",
    ):
        assert words in told, words


def test_a_lost_hunt_says_what_another_try_costs_and_asks_before_it_is_left(driver: Driver) -> None:
    go(driver, "campaign, lost")
    screen = driver.top(CampaignScreen)
    assert "They wait two days" in screen.describe()
    assert "Dried meat -2" in screen.controls["again"].words()
    driver.press("leave")
    driver.top(Dialog)
    driver.press("answer 0")
    assert screen.course.match.log[-1].command == LEAVE


def test_items_go_along_and_back_and_others_can_be_chosen(driver: Driver) -> None:
    go(driver, "equip")
    equip = driver.top(Equip)
    name = next(one.name for one in equip.controls.reachable if one.name.startswith("item "))
    equip.controls[name].changed(1)  # type: ignore[attr-defined]
    assert sum(map(bool, equip.course.state.bags)) == 1
    equip.controls[name].changed(0)  # type: ignore[attr-defined]
    assert not any(equip.course.state.bags)
    assert "plays" in equip.describe()
    driver.press("others")
    assert driver.top(Party).course.about == "party"


def test_the_chronicle_is_read_and_kept_as_a_file(driver: Driver) -> None:
    course = begun(driver.house, *LONG_ROAD, "lost 6 out brok", "again", FOUR, "start", "won 5 hurt pim", FIRST)
    driver.show(campaign_ways.chronicle(driver.house, course))
    driver.press("keep")
    assert str(course.folder) in driver.top(Chronicle).toast.words
    text = (course.folder / "chronicle.txt").read_text(encoding="utf-8")
    for words in (
        "The Road of Ashes", "1. The Last Meadow", "The hunt was won in round 3.", "The last blow was struck by Urga.",
        "Urga, Oku were hurt.", "2. Honey for the Sick", "Brok was knocked out.", "Brok keeps a mark for good:",
        "They let the bear go to sleep again", "This was the try number 2.", "After three days nobody coughs any more.",
    ):  # fmt: skip
        assert words in text, words


def test_the_chronicle_ends_with_the_ending(driver: Driver) -> None:
    course = begun(driver.house)
    to_the_end(course)
    driver.show(campaign_ways.trail(driver.house, course))
    assert driver.top(CampaignScreen).title in {"One Valley", "The Song of the King"}
    driver.press("chronicle")
    assert driver.top(Chronicle).controls["chronicle"].rows[-3:-1]  # type: ignore[attr-defined]
    driver.tell(Cancel())
    driver.press("leave table")
    driver.top(CampaignList)
    driver.show(ways.title(driver.house))
    assert not driver.top(Title).controls["continue"].enabled, "it is over"


def test_the_title_goes_on_with_what_was_played_last(driver: Driver) -> None:
    course = begun(driver.house, FOUR)
    course.close()
    driver.show(ways.title(driver.house))
    assert driver.top(Title).controls["continue"].hint == "Moogh, the campaign A save of a long evening"
    driver.press("continue")
    screen = driver.top(CampaignScreen)
    assert screen.course.about == "hunt"
    driver.show(ways.title(driver.house))
    driver.press("continue")
    assert "another window" in driver.top(Dialog).words
    screen.course.close()
