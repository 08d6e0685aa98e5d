"""The rules to read: all within two inputs, with little boards that play, and an entry for each ruling."""

from __future__ import annotations

import re
import shutil
from itertools import product
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame
import pytest

from game.content.boards import BOARDS, read_boards
from game.content.check import check
from game.content.paths import data_dir
from game.screens import ways
from game.screens.plates import REST_S
from game.screens.play import Play
from game.screens.rulebook import Rulebook
from game.screens.rules_text import Shape, doubts_of, rules_of
from game.shelf import open_game
from game.ui import layout
from game.ui.devices.keys import DIGITS
from game.ui.intents import Device, Help, Move, Next, Number, Press, Release
from tests.screens.cutting import pictures_cut
from tests.screens.driver import Driver
from tests.screens.tables import a_file
from tests.ui.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TICK = 1 / 60
Y = pygame.CONTROLLER_BUTTON_Y
LEFT_AXES = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)


@pytest.fixture
def real() -> Iterator[Driver]:
    """With the game's own view."""
    driver = Driver(speed=100)
    yield driver
    driver.house.set(language="en")
    driver.close()


RULINGS = {"wrath": ("W", 48), "moogh": ("M", 98), "cazadores": ("C", 38), "dinowars": ("D", 72)}
"""By game, the letter before the numbers of its rulings, and how many of them there are at least."""


def _numbers(game: str, name: str) -> list[str]:
    """The rulings that have an entry in that file."""
    text = (data_dir() / game / name).read_text(encoding="utf-8")
    return sorted(re.findall(rf"^- \*\*({RULINGS[game][0]}\d+)\*\*", text, re.MULTILINE))


@pytest.mark.parametrize("game", RULINGS)
@pytest.mark.parametrize("name", ["doubts.md", "doubts.es.md"])
def test_every_numbered_ruling_has_its_entry(game: str, name: str) -> None:
    rulings = _numbers(game, "rulings.md")
    assert len(rulings) >= RULINGS[game][1]
    assert _numbers(game, name) == rulings


@pytest.mark.parametrize("game", RULINGS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_doubtful_points_belong_to_chapters_that_there_are(driver: Driver, game: str, language: str) -> None:
    driver.house.set(language=language)
    chapters = [page.title for page in rules_of(game)]
    found = doubts_of(game)
    assert set(found) <= set(chapters)
    assert sum(len(page.blocks) for page in found.values()) == len(_numbers(game, "rulings.md"))


@pytest.mark.parametrize(
    ("game", "leaves", "asides"), [("moogh", 2, (False,)), ("cazadores", 1, (False, True)), ("dinowars", 1, (False,))]
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_chapter_fits_few_leaves(
    driver: Driver, game: str, leaves: int, asides: tuple[bool, ...], language: str
) -> None:
    driver.house.set(language=language)
    driver.show(book := Rulebook(driver.house, game))
    titles = [page.title for page in rules_of(game)]
    assert len(titles) <= 9
    for number, doubting in product(range(len(titles)), asides):
        book._turn_to(number, doubting=doubting)
        assert len(book._leaves) <= leaves, titles[number]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_chapter_of_fossil_hunters_has_doubtful_points(driver: Driver, language: str) -> None:
    driver.house.set(language=language)
    assert set(doubts_of("cazadores")) == {page.title for page in rules_of("cazadores")}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_page_is_two_inputs_away_from_the_table(plain: None, size: tuple[int, int]) -> None:  # noqa: ARG001
    driver = Driver(size)
    driver.show(ways.table(driver.house, a_file()))
    chapters, doubts = len(rules_of("wrath")), len(doubts_of("wrath"))
    driver.tell(Help(device=Device.KEYS))
    book = driver.top(Rulebook)
    names = [one.name for one in book.controls.reachable if one.name.startswith(("chapter", "doubts"))]
    assert len(names) == chapters + doubts
    for name in names:
        driver.press(name)
        assert len(book._leaves) == 1, name
    driver.tell(Help(device=Device.KEYS))
    driver.top(Play)
    driver.close()


def test_every_page_is_two_keys_away_from_the_table(plain: None) -> None:  # noqa: ARG001
    driver = Driver()
    for number, page in enumerate(rules_of("wrath")):
        for other in (False, True):
            driver.show(ways.table(driver.house, a_file()))
            shift = pygame.KMOD_SHIFT if other else 0
            driver.app.hear([_key(pygame.K_F1, pygame.KSCAN_F1)])
            driver.run(0.4)
            driver.app.hear([_key(pygame.K_1, DIGITS[number], shift)])
            driver.run(0.4)
            book = driver.top(Rulebook)
            assert (book._page, book._doubting) == (number, other)
            assert book.describe().startswith(page.title)
            driver.app.hear([_key(code, scan, up=True) for code, scan in ((0, pygame.KSCAN_F1), (0, DIGITS[number]))])
    driver.close()


def test_every_page_is_two_presses_of_a_pad_away_from_the_table(plain: None) -> None:  # noqa: ARG001
    driver = Driver()
    driver.show(table := ways.table(driver.house, a_file()))
    chapters = len(rules_of("wrath"))
    with VirtualPad() as pad:
        driver.run(0.1)
        for number, other in product(range(chapters), (False, True)):
            assert driver.app.stack.top is table
            _press(driver, pad, Y)
            _push(driver, pad, _way(number, chapters), other)
            book = driver.top(Rulebook)
            assert (book._page, book._doubting) == (number, other)
            assert len(book._leaves) == 1, "all of it, with the second of two presses"
            _press(driver, pad, Y)
    driver.run(0.1)
    driver.close()


def test_a_pushed_stick_steps_again_where_no_dial_is(plain: None) -> None:  # noqa: ARG001
    driver = Driver()
    driver.show(Rulebook(driver.house, "wrath"))
    heard: list[object] = []
    with VirtualPad() as pad:
        driver.run(0.1)
        pad.axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)
        driver.run(0.3)
        assert driver.top(Rulebook)._page == 5, "half way round from the first"
        driver.show(settings := ways.settings(driver.house))
        settings.handle = heard.append  # type: ignore[assignment, method-assign]
        pad.axis(pygame.CONTROLLER_AXIS_LEFTY, 0.9)
        driver.run(0.3)
        assert not heard, "held since then: it is to rest first"
        for value in (0.0, 1.0, 0.0):
            pad.axis(pygame.CONTROLLER_AXIS_LEFTY, value)
            driver.run(0.1)
        assert [type(intent) for intent in heard] == [Move]
    driver.run(0.1)
    driver.close()


def test_a_stick_shows_its_way_beside_each_chapter_while_a_pad_is_used(driver: Driver) -> None:
    driver.show(book := Rulebook(driver.house, "wrath"))
    driver.tell(Next(device=Device.KEYS))
    assert book.controls["digit 0"]
    driver.app.devices.last = Device.PAD
    driver.run(0.1)
    turns = [book.controls[f"notch {number}"].turn for number in range(len(rules_of("wrath")))]  # type: ignore[attr-defined]
    assert turns == pytest.approx([2 * pi * number / len(turns) for number in range(len(turns))])
    assert book.prompt_words().startswith("LS  chapter     RS  doubtful points")


def _way(number: int, among: int) -> tuple[float, float]:
    turn = 2 * pi * number / among
    return sin(turn), -cos(turn)


def _press(driver: Driver, pad: VirtualPad, button: int) -> None:
    pad.press(button)
    driver.run(0.4)
    pad.release(button)
    driver.run(0.1)


def _push(driver: Driver, pad: VirtualPad, way: tuple[float, float], other: bool) -> None:
    """A thumb's push of a stick: out in some steps, and back."""
    axes = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY) if other else LEFT_AXES
    for share in (0.4, 0.85, 1.0, 0.6, -0.15, 0.0):
        for axis, value in zip(axes, way, strict=True):
            pad.axis(axis, value * share)
        driver.run(1 / 60)


def test_every_page_is_two_clicks_away_from_the_table(real: Driver) -> None:
    driver = real
    driver.show(table := ways.table(driver.house, a_file()))
    driver.run(1)
    for number in range(len(rules_of("wrath"))):
        for name in (f"chapter {number}", f"doubts {number}"):
            driver.tell(Press(700, 400, 3), Release(700, 400, 3))
            book = driver.top(Rulebook)
            x, y = book.controls[name].rect.center
            driver.tell(Press(x, y), Release(x, y))
            assert (book._page, book._doubting) == (number, name.startswith("doubts"))
            driver.tell(Press(700, 400, 3), Release(700, 400, 3))
            assert driver.app.stack.top is table


def test_a_digit_without_a_chapter_turns_no_page(driver: Driver) -> None:
    driver.show(book := Rulebook(driver.house, "wrath", 2))
    book._pages = book._pages[:4]
    driver.tell(Number(9), Number(9, other=True))
    assert (book._page, book._doubting) == (2, False)


def _key(code: int, scancode: int, mod: int = 0, *, up: bool = False) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP if up else pygame.KEYDOWN, key=code, scancode=scancode, mod=mod, unicode="")


@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "es"])
def test_doubtful_points_stand_whole(driver: Driver, zoom: int, language: str) -> None:
    driver.house.set(text_size=zoom, language=language)
    driver.house.apply(driver.app)
    driver.show(book := Rulebook(driver.house, "wrath"))
    found = []
    for number in range(len(book._pages)):
        book._turn_to(number, doubting=True)
        for leaf in range(len(book._leaves)):
            book._leaf = leaf
            driver.app.canvas.notes = []
            driver.app.snapshot()
            found += [f"{number}, {leaf}: {fault}" for fault in layout.faults(driver.app.canvas.notes)]
            driver.app.canvas.notes = None
    driver.house.set(language="en")
    assert not found, "\n".join(found)


# -- little boards -----------------------------------------------------------------------------------------------


PATIENCE, MANY = 2000, 10
"""So many frames are enough to lay out a board, and so many pictures belong to one at least."""
BOARDED = [game for game in RULINGS if (data_dir() / game / BOARDS).is_file()]
"""Games whose rules have little boards."""


@pytest.mark.parametrize("game", BOARDED)
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_rules_show_every_board_once(driver: Driver, game: str, language: str) -> None:
    driver.house.set(language=language)
    blocks = [block.words for page in rules_of(game) for block in page.blocks if block.shape is Shape.BOARD]
    assert len(blocks) > 5
    assert sorted(blocks) == sorted(board.id for board in read_boards(data_dir() / game / BOARDS).form.boards)


@pytest.mark.parametrize("game", ["cazadores", "dinowars", "moogh"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_chapter_has_a_board(driver: Driver, game: str, language: str) -> None:
    driver.house.set(language=language)
    for page in rules_of(game):
        assert [block.shape for block in page.blocks].count(Shape.BOARD) == 1, page.title


@pytest.mark.parametrize("game", ["cazadores", "dinowars"])
def test_a_board_plays_out_in_its_cut_of_the_table(real: Driver, game: str) -> None:
    """What is told on it stays within: the animal rises where it is seen, and nobody's turn is read out."""
    for number in range(len(rules_of(game))):
        real.show(book := Rulebook(real.house, game, number))
        [board] = book._album.open
        before = None
        for _tick in range(int(20 / TICK)):
            real.run(TICK)
            book._album.touch()
            if board.ready and before is None:
                before = pygame.image.tobytes(board._canvas.surface, "RGB")
            if board._at == len(board.board.commands) and not board.busy:
                break
        assert board._at == len(board.board.commands), board.board.id
        assert pygame.image.tobytes(board._canvas.surface, "RGB") != before, board.board.id


def _open_board(real: Driver) -> Rulebook:
    number = next(n for n, page in enumerate(rules_of("wrath")) if any(b.words == "walking" for b in page.blocks))
    real.show(book := Rulebook(real.house, "wrath", number))
    return book


def test_a_board_plays_to_its_end_and_begins_again(real: Driver) -> None:
    book = _open_board(real)
    [board] = book._album.open
    seen = set()
    for _tick in range(int(12 / TICK)):
        real.run(TICK)
        seen.add(board._at)
        if board._at == 0 and len(seen) > 1:
            break
        book._album.touch()
    assert seen == set(range(len(board.board.commands) + 1))
    assert board._at == 0


def test_the_words_of_a_page_are_seen_before_its_board_is_cut(real: Driver) -> None:
    book = _open_board(real)
    book._turn_to(book._page)
    [board] = book._album.open
    book.update(TICK)
    assert not board.ready
    real.app.snapshot()
    for _tick in range(PATIENCE):
        if not board.ready:
            book.update(TICK)
    assert board.ready


@pytest.mark.parametrize("game", BOARDED)
def test_no_frame_waits_for_two_pictures_of_a_board(real: Driver, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step of laying it out cuts one thing at most, and when it is first drawn all is there."""
    made = pictures_cut(real.app, monkeypatch, "game.screens.little")
    number = next(n for n, page in enumerate(rules_of(game)) if any(b.shape is Shape.BOARD for b in page.blocks))
    real.show(book := Rulebook(real.house, game, number))
    book._turn_to(number)
    real.app.snapshot()
    real.app.art.forget()
    [board] = book._album.open
    frames = []
    for _tick in range(PATIENCE):
        made.clear()
        book._album.update(TICK, real.app.comfort, book.damage)
        frames.append(list(made))
        if board.ready:
            break
    assert board.ready
    assert len({key for cut in frames for key in cut}) > MANY
    assert max(len(set(cut)) for cut in frames) == 1
    made.clear()
    board.draw(real.app.canvas)
    assert not made


def test_a_board_plays_on_when_a_hand_goes_from_the_mouse_to_the_keys(real: Driver) -> None:
    book = _open_board(real)
    boards = book._album.open
    for device in (Device.KEYS, Device.MOUSE):
        real.app.devices.last = device
        real.run(TICK)
        assert book._album.open is boards


def test_what_a_board_shows_changes_on_the_page(real: Driver) -> None:
    book = _open_board(real)
    [board] = book._album.open
    area = real.app.canvas.map.rect(board.box)
    before = real.app.snapshot().subsurface(area).copy()
    real.run(4)
    after = real.app.snapshot().subsurface(area)
    assert before.get_buffer().raw != after.copy().get_buffer().raw


def test_boards_rest_when_nobody_is_there(real: Driver) -> None:
    book = _open_board(real)
    [board] = book._album.open
    real.run(REST_S + 8)
    assert board._at == len(board.board.commands)
    assert not book.busy
    real.tell(Help(device=Device.KEYS))
    _open_board(real)


@pytest.mark.parametrize(
    ("game", "before", "after", "fault"),
    [
        ("wrath", "commands: [tremor left]", "commands: [tremor lift]", "tremor lift"),
        ("wrath", "shows: [dice]", "shows: [dyce]", 'no place "dyce"'),
        ("wrath", "id: meal", "id: walking", 'two boards "walking"'),
        ("wrath", "d2: {tyrannosaurus: 1}", "d2: {tyranosaurus: 1}", "tyranosaurus"),
        ("wrath", "scenario: first-game", "scenario: first-gain", 'no scenario "first-gain"'),
        ("cazadores", "commands: [dig, dig]", "commands: [dig, dig, dig]", "`dig`: You have dug 2 tiles here"),
        ("cazadores", "shows: [ledger]", "shows: [i6]", 'no place "i6"'),
        ("cazadores", "ship: callao", "ship: calao", "calao"),
        ("moogh", "commands: [stab moogh]", "commands: [stab mooh]", "stab mooh"),
        ("moogh", "shows: [cards]", "shows: [m3]", 'no place "m3"'),
        ("dinowars", "stand ceratosaurus", "stand ceratosaur", "ceratosaur"),
        ("dinowars", "shows: [g7, j10]", "shows: [g7, j17]", 'no place "j17"'),
        ("dinowars", "x: 2187, y: 2288", "x: 2287, y: 2288", "stand on the same ground"),
    ],
)
def test_faults_of_boards_are_told_by_line(tmp_path: Path, game: str, before: str, after: str, fault: str) -> None:
    folder = tmp_path / game
    shutil.copytree(data_dir() / game, folder)
    text = (folder / BOARDS).read_text(encoding="utf-8")
    assert before in text
    (folder / BOARDS).write_text(text.replace(before, after, 1), encoding="utf-8")
    found = [str(one) for one in check([folder / BOARDS], open_game(game).checks)]
    assert any(fault in one and f"{BOARDS}:" in one for one in found), found


def test_without_boards_the_rules_are_text_alone(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.screens.plates.BOARDS", "no-boards.yaml")
    driver.show(book := Rulebook(driver.house, "wrath", 2))
    assert not book._album.open
    assert driver.top(Rulebook) is book
