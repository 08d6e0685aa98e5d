"""Settings for the eyes and the ears: each is chosen by mouse, keys or pad, seen at once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.content.settings import load_settings
from game.screens import ways
from game.screens.play import Play
from game.screens.settings import PAGES
from game.ui.intents import Cancel, Confirm, Device, Direction, Move, Next, Point, Press, Release, Zoom
from game.ui.magnifier import SIZES
from game.ui.sight import PALETTES
from tests.screens.driver import Driver
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from pathlib import Path

NEW = ("scale", "palette", "high_contrast")


@pytest.mark.parametrize("device", list(Device))
@pytest.mark.parametrize("name", NEW)
def test_each_is_chosen_with_every_device_and_kept(driver: Driver, home: Path, name: str, device: Device) -> None:
    before = getattr(driver.house.settings, name)
    driver.show(ways.settings(driver.house))
    _use(driver, name, device)
    changed = getattr(driver.house.settings, name)
    assert changed != before
    assert getattr(load_settings(home / "settings" / "settings.yaml").settings, name) == changed
    again = Driver()
    assert again.app.comfort == driver.app.comfort
    again.close()


@pytest.mark.parametrize("device", list(Device))
def test_sounds_in_words_are_chosen_with_every_device(driver: Driver, device: Device) -> None:
    driver.show(ways.settings(driver.house))
    driver.press("hearing")
    _use(driver, "subtitles", device)
    assert driver.app.comfort.subtitles
    assert driver.house.settings.subtitles


def test_every_palette_and_the_contrast_are_other_pictures_at_once(driver: Driver) -> None:
    driver.show(ways.settings(driver.house))
    seen = set()
    for _palette in PALETTES:
        for _contrast in (False, True):
            seen.add(pygame.image.tobytes(driver.app.snapshot(), "RGB"))
            driver.press("high_contrast")
        driver.press("palette")
    assert len(seen) == 2 * len(PALETTES)


def test_every_setting_has_its_sentence(driver: Driver) -> None:
    driver.show(ways.settings(driver.house))
    for name, _title in PAGES:
        driver.press(name)
        widgets = driver.app.stack.top.controls.widgets
        about = {one.name: one.words() for one in widgets if one.name.endswith(" about")}
        told = [one.name for one in widgets if one.focusable and one.role in {"switch", "choice", "slider"}]
        assert told
        assert [one for one in told if not about.get(f"{one} about", "").endswith(".")] == []


# -- the size of the picture -------------------------------------------------------------------------------------


@pytest.mark.parametrize("percent", SIZES)
def test_everything_is_drawn_larger_or_smaller_than_fits(driver: Driver, percent: int) -> None:
    driver.show(ways.settings(driver.house))
    fits = driver.app.canvas.scale
    driver.house.set(scale=percent)
    driver.house.apply(driver.app)
    assert driver.app.canvas.scale == pytest.approx(fits * percent / 100)
    seen = driver.app.canvas.map.seen
    assert (seen.w, seen.h) == pytest.approx((min(1920, 192000 / percent), min(1080, 108000 / percent)), abs=6)
    driver.app.snapshot()


def test_keys_for_zooming_go_through_the_sizes_and_are_kept(driver: Driver, home: Path) -> None:
    driver.show(ways.settings(driver.house))
    for _step in range(9):
        driver.tell(Zoom(1.0, device=Device.KEYS))
    assert driver.app.comfort.scale == 200
    assert load_settings(home / "settings" / "settings.yaml").settings.scale == 200
    for _step in range(9):
        driver.tell(Zoom(-1.0, device=Device.KEYS))
    assert driver.app.comfort.scale == 75


def test_what_the_wheel_turns_on_stays_under_the_pointer(driver: Driver) -> None:
    driver.show(ways.title(driver.house))
    _mouse(driver, 400, 200)
    before = driver.app.canvas.map.to_design(400, 200)
    for _step in range(4):
        driver.app.tell(Zoom(1.0, device=Device.MOUSE))
        assert driver.app.canvas.map.to_design(400, 200) == pytest.approx(before, abs=4)


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
@pytest.mark.parametrize("percent", [150, 200])
def test_the_picture_follows_the_focus(driver: Driver, device: Device, percent: int) -> None:
    driver.house.set(scale=percent)
    driver.house.apply(driver.app)
    driver.app.devices.last = device
    driver.show(ways.settings(driver.house))
    whole = driver.app.canvas.surface.get_rect()
    for widget in driver.app.stack.top.controls.reachable:
        driver.app.stack.top.controls.set_focus(widget)
        driver.run(0.1)
        rect = driver.app.canvas.map.rect(widget.rect)
        assert whole.contains(rect) or (rect.clip(whole).w > 0.9 * min(rect.w, whole.w)), widget.name


@pytest.mark.parametrize("device", [Device.MOUSE, Device.KEYS])
def test_the_picture_follows_what_bots_do_and_comes_back_to_the_focus(device: Device) -> None:
    driver = Driver((1280, 720), speed=100)
    driver.house.set(scale=200)
    driver.house.apply(driver.app)
    driver.mind.silent = True
    driver.show(ways.table(driver.house, a_file("easy", "human", seed=5)))
    driver.app.devices.last = device
    unseen, followed = 0, 0
    driver.mind.silent = False
    for _tick in range(60 * 60):
        driver.run(1 / 60)
        top = driver.top(Play)
        if top.sitting.turns.human and not top.view.busy:
            break
        watched, seen = top.watched, driver.app.canvas.map.seen
        if watched is None or watched.w > seen.w or watched.h > seen.h:
            unseen = 0
            continue
        followed += 1
        unseen = 0 if seen.inflate(4, 4).contains(watched) else unseen + 1
        assert unseen < 40, f"{watched} is out of sight ({seen})"
    assert followed > 30
    driver.app.devices.last = Device.KEYS
    driver.tell(Next(device=Device.KEYS))
    looked = driver.top(Play).looked
    assert looked is not None
    assert driver.app.canvas.map.seen.contains(looked)
    driver.close()


@pytest.mark.parametrize("calm", [False, True])
def test_a_mouse_sees_again_what_it_saw_before_bots_were_followed(calm: bool) -> None:
    driver = Driver(speed=100)
    driver.house.set(scale=200, calm_motion=calm)
    driver.house.apply(driver.app)
    driver.mind.silent = True
    driver.show(ways.table(driver.house, a_file("easy", "human", seed=5)))
    _mouse(driver, 320, 357)
    driver.run(2)
    before, where = driver.app.canvas.map.seen, set()
    assert before.bottom == pytest.approx(1080, abs=1)
    driver.mind.silent = False
    for _tick in range(60 * 60):
        driver.run(1 / 60)
        where.add(tuple(driver.app.canvas.map.seen))
        if driver.top(Play).sitting.turns.human and not driver.top(Play).view.busy:
            break
    assert len(where - {tuple(before)}) >= (1 if calm else 3), "the bot was followed"
    driver.run(1)
    assert driver.app.canvas.map.seen == before
    _mouse(driver, 320, 3)
    driver.run(2)
    assert driver.app.canvas.map.seen.top == pytest.approx(0, abs=1), "and is pushed on from there"
    driver.close()


def test_a_pointer_at_an_edge_pushes_the_picture_on_and_points_at_what_comes(driver: Driver) -> None:
    driver.house.set(scale=200)
    driver.house.apply(driver.app)
    driver.show(ways.settings(driver.house))
    _mouse(driver, 320, 180)
    driver.run(0.2)
    resting = driver.app.canvas.map.seen
    _mouse(driver, 637, 357)
    driver.run(2)
    seen = driver.app.canvas.map.seen
    assert (seen.right, seen.bottom) == pytest.approx((1920, 1080), abs=1)
    assert (resting.right, resting.bottom) != pytest.approx((1920, 1080), abs=1)
    assert driver.app.devices.mouse.place == pytest.approx(driver.app.canvas.map.to_design(637, 357), abs=1)
    _mouse(driver, 320, 180)
    driver.run(0.5)
    assert driver.app.canvas.map.seen == seen


def test_a_question_is_brought_into_sight_for_a_mouse_too(driver: Driver) -> None:
    driver.house.set(scale=200)
    driver.house.apply(driver.app)
    driver.show(ways.title(driver.house))
    _mouse(driver, 320, 180)
    driver.tell(Cancel(device=Device.MOUSE))
    top = driver.app.stack.top
    assert top.modal
    assert driver.app.canvas.map.seen.contains(top.controls.focus.rect)


def test_a_click_lands_on_what_is_seen_under_it(driver: Driver) -> None:
    driver.house.set(scale=175)
    driver.house.apply(driver.app)
    driver.app.devices.last = Device.KEYS
    driver.show(ways.settings(driver.house))
    controls = driver.app.stack.top.controls
    controls.set_focus(controls["playing"])
    driver.run(0.2)
    x, y = driver.app.canvas.map.to_mouse(*controls["playing"].rect.center)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        driver.app.hear([pygame.event.Event(kind, pos=(x, y), button=1, rel=(0, 0), buttons=(0, 0, 0))])
        driver.run(0.05)
    assert driver.app.stack.top.page == 2


def test_messages_lie_where_they_are_seen(driver: Driver) -> None:
    driver.house.set(scale=200)
    driver.house.apply(driver.app)
    driver.app.devices.last = Device.KEYS
    driver.show(scene := ways.settings(driver.house))
    driver.run(0.2)
    scene.refuse("No.")
    driver.run(0.1)
    box = driver.app.canvas.map.rect(scene.toast._box)
    assert driver.app.canvas.surface.get_rect().contains(box)
    shown = _pixels(driver, box)
    driver.run(6)
    assert scene.toast.words == ""
    assert _pixels(driver, box) != shown


# -- sounds in words ---------------------------------------------------------------------------------------------


def test_a_sound_is_told_for_as_long_as_it_takes_to_read(driver: Driver) -> None:
    subtitles = _told(driver)
    subtitles.hear("the mountain rumbles")
    driver.run(0.5)
    assert [line.words for line in subtitles.lines] == ["the mountain rumbles"]
    driver.run(4)
    assert subtitles.lines == []


def test_the_same_sound_again_is_one_line_and_no_more_than_two_are_shown(driver: Driver) -> None:
    subtitles = _told(driver)
    for words in ("one", "two", "two", "three"):
        subtitles.hear(words)
    assert [line.words for line in subtitles.lines] == ["two", "three"]


def test_a_line_is_on_the_screen_and_gone_afterwards(driver: Driver) -> None:
    subtitles = _told(driver)
    before = _pixels(driver)
    subtitles.hear("the mountain rumbles")
    driver.run(0.2)
    assert _pixels(driver) != before
    driver.run(5)
    assert _pixels(driver) == before


def test_nothing_is_told_to_those_who_do_not_want_it(driver: Driver) -> None:
    driver.show(ways.title(driver.house))
    driver.app.subtitles.hear("the mountain rumbles")
    assert driver.app.subtitles.lines == []


def test_lines_stay_in_sight_of_a_magnified_picture(driver: Driver) -> None:
    subtitles = _told(driver)
    driver.house.set(scale=200)
    driver.house.apply(driver.app)
    subtitles.hear("the mountain rumbles")
    driver.run(0.2)
    [(_words, box)] = subtitles._boxes
    assert driver.app.canvas.map.seen.contains(box)


def _told(driver: Driver) -> object:
    driver.house.set(subtitles=True)
    driver.house.apply(driver.app)
    driver.show(ways.table(driver.house, a_file()))
    driver.run(0.2)
    return driver.app.subtitles


def _pixels(driver: Driver, box: pygame.Rect | None = None) -> bytes:
    """What has been presented, not drawn afresh."""
    surface = driver.app.canvas.surface
    return pygame.image.tobytes(surface if box is None else surface.subsurface(box), "RGB")


def _use(driver: Driver, name: str, device: Device) -> None:
    """Changes that setting as somebody with that device does."""
    controls = driver.app.stack.top.controls
    if device is Device.MOUSE:
        x, y = controls[name].rect.right - 30, controls[name].rect.centery
        driver.tell(Point(x, y), Press(x, y, device=device), Release(x, y, device=device), wait=0.1)
        return
    controls.set_focus(controls[name])
    sideways = controls[name].role == "choice"
    driver.tell(Move(Direction.RIGHT, device=device) if sideways else Confirm(device=device))


def _mouse(driver: Driver, x: int, y: int) -> None:
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0))
    driver.app.hear([pygame.event.Event(pygame.MOUSEMOTION, pos=(x - 9, y), rel=(1, 1), buttons=(0, 0, 0)), event])
    driver.app.hear([event])
