"""From the title to the result and on to a rematch, and everything on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.records import read_finished
from game.screens import ways
from game.screens.keeping import RESULTS, played
from game.screens.lobby import Lobby
from game.screens.pause import Pause
from game.screens.play import Play
from game.screens.replay import Replay
from game.screens.result import Result
from game.screens.title import Title
from game.ui.intents import Cancel, Confirm
from game.ui.mishap import Mishap
from game.ui.transitions import Home
from tests.screens.cutting import pictures_cut
from tests.screens.tables import a_file, a_finished_file

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_match_can_be_played_from_the_title_to_its_result_and_again(driver: Driver) -> None:
    driver.show(ways.title(driver.house))
    driver.press("wrath")
    lobby = driver.top(Lobby)
    assert [chair.kind for chair in lobby.plan.chairs] == ["human", "easy"]
    driver.press("start")
    play = driver.top(Play)
    _play_on(driver, play)
    result = driver.top(Result)
    assert result.outcome.winners
    assert len(read_finished([folder / RESULTS for folder in driver.house.folders])) == 1
    assert len(played(driver.house.folders)) == 1
    driver.press("rematch")
    driver.press("answer 0")
    again = driver.top(Play)
    assert again.sitting.start.seed != play.sitting.start.seed
    assert [seat.kind for seat in again.sitting.start.seats] == ["human", "easy"]
    assert not again.sitting.over


def test_only_bots_play_a_whole_match_by_themselves(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file("easy", "random")))
    play = driver.top(Play)
    for _second in range(600):
        if not isinstance(driver.app.stack.top, Play):
            break
        driver.run(1)
    driver.top(Result)
    assert play.sitting.over


@pytest.mark.parametrize("button", ["resume", "save", "log", "rules", "load", "settings"])
def test_every_way_out_of_the_pause_leads_back_to_the_match(driver: Driver, button: str) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(Cancel())
    driver.top(Pause)
    driver.press(button)
    for _step in range(3):
        if driver.app.stack.top is play:
            break
        driver.tell(Cancel())
    assert driver.app.stack.top is play


def test_the_title_can_be_reached_from_a_match_and_the_match_from_the_title(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm(), Confirm())
    answers = len(driver.top(Play).sitting.match.log)
    assert answers
    driver.tell(Cancel())
    driver.press("title")
    title = driver.top(Title)
    assert title.controls["continue"].enabled
    driver.press("continue")
    assert len(driver.top(Play).sitting.match.log) == answers


def test_a_restarted_match_begins_with_the_same_dice(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm())
    play = driver.top(Play)
    first = play.sitting.match.log[0].drew
    driver.tell(Cancel())
    driver.press("restart")
    driver.press("answer 0")
    again = driver.top(Play)
    assert again is not play
    assert not again.sitting.match.log
    driver.tell(Confirm())
    assert again.sitting.match.log[0].drew == first


def test_after_the_result_a_new_match_can_be_set_up_and_left_for_the_title(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_finished_file()))
    driver.run(3)
    driver.top(Result)
    driver.press("lobby")
    driver.top(Lobby)
    driver.tell(Cancel())
    driver.top(Title)


def test_a_rematch_with_the_same_dice_is_the_same_match_again(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_finished_file()))
    driver.run(3)
    driver.top(Result)
    driver.press("rematch")
    driver.press("answer 1")
    again = driver.top(Play).sitting.start
    assert (again.seed, again.seats, again.commands) == (a_finished_file().seed, a_finished_file().seats, ())


def test_a_played_match_can_be_watched_to_its_end(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_finished_file()))
    driver.run(3)
    driver.press("replay")
    replay = driver.top(Replay)
    driver.run(240)
    assert replay.playback.match.outcome is not None
    driver.press("back")
    driver.top(Result)


@pytest.mark.parametrize("again", [False, True])
def test_who_has_saved_is_back_at_the_table_and_is_told_so(driver: Driver, *, again: bool) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    for _time in range(1 + again):
        driver.tell(Cancel())
        driver.press("save")
        driver.press("save")
        if not isinstance(driver.app.stack.top, Play):
            driver.press("answer 0")
        assert driver.app.stack.top is play
        assert play.toast.words == "Saved."
        driver.run(10)
    assert len(driver.house.shelf.list()) == 1


def test_a_screen_that_fails_can_be_left_and_the_match_is_kept(driver: Driver) -> None:
    driver.show(ways.title(driver.house, ways.table(driver.house, a_file())))
    driver.tell(Confirm())
    play = driver.top(Play)

    def fail(_intent: object) -> None:
        raise RuntimeError("a stone in the shoe")

    play.view.handle = fail
    driver.tell(Confirm())
    mishap = driver.top(Mishap)
    assert "RuntimeError" in mishap.words
    driver.press("answer 1")
    title = driver.top(Title)
    assert title.controls["continue"].enabled


def _play_on(driver: Driver, play: Play) -> None:
    """Answers for the person with the first option, or with the end of what can be ended."""
    for _answer in range(3000):
        if play.sitting.over:
            break
        if play.sitting.turns.human:
            words = [str(option) for option in play.sitting.match.decision.options()]
            wanted = next((word for word in ("keep", "end", "still") if word in words), words[0])
            play.view.index = words.index(wanted)
            driver.tell(Confirm(), wait=0.35)
        else:
            driver.run(0.1)
    driver.run(3)


@pytest.mark.parametrize("name", ["title", "lobby", "settings", "bindings", "saves", "rulebook"])
def test_a_screen_is_seen_when_its_pictures_are_cut_and_no_frame_cuts_two(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The first time in a window of that size it takes half a second: what was there stays so long, and all goes on."""
    made = pictures_cut(driver.app, monkeypatch, "game.ui.app")
    opened = {"lobby": ways.lobby, "rulebook": ways.rulebook}
    scene = opened[name](driver.house, "wrath") if name in opened else getattr(ways, name)(driver.house)
    driver.app.go(Home(scene))
    before, frames = driver.app.frames, []
    while driver.app.frames == before:
        made.clear()
        driver.run(1 / 60)
        frames.append(set(made))
        assert len(frames) < 3000, "it never comes"
    assert len(set().union(*frames)) > 5
    assert max(len(cut) for cut in frames) == 1
    assert not frames[-1], "it is not all there when it is first drawn"
