"""A walk over every screen, and what stands on each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.content.matchfile import MatchFile, Seat
from game.screens import campaign_ways, ways
from game.screens.lobby import Lobby
from game.screens.play import Play
from game.screens.rulebook import Rulebook
from game.screens.settings import PAGES
from game.screens.tutorial import Tutorial
from game.ui.intents import Cancel, Confirm, Describe, Intent, Log, Menu, Scores
from tests.screens import campaigning
from tests.screens.driver import Driver
from tests.screens.learning import TAUGHT
from tests.screens.tables import a_file, a_finished_file
from tests.words.blank import blank

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.ui.layout import Note

SMALL = (1280, 720)
SHEETS = 2
"""What can be asked for above a match: what an eruption would bring, and how the dice fell."""
VOYAGE, HUNT, SKIRMISH = 60, 72, 64
"""So many answers of Fossil Hunters, Moogh and Dino-Wars are given before places are pointed at."""
STEPS = 7
"""So many answers of a match are looked at."""
OVER = (("pause", Menu()), ("log", Log()), ("describe", Describe()))
LAST_ANSWERS = ("keep", "end", "still", "spare")
"""The answers that bring a match on."""


@dataclass(frozen=True, slots=True)
class View:
    """The texts of a screen, and the screen in words."""

    name: str
    notes: list[Note]
    told: str = ""


def open_program(language: str, zoom: int = 100, size: tuple[int, int] | None = None) -> Driver:
    """The program as somebody with that language sees it; with a `size`, as words alone in a window of that size."""
    driver = Driver(SMALL)
    driver.rate = 20
    if size is not None:
        blank(driver.app, size)
    driver.house.set(language=language, text_size=zoom)
    driver.house.apply(driver.app)
    return driver


def seen(driver: Driver, name: str) -> View:
    """What stands on the screen now."""
    canvas, scene = driver.app.canvas, driver.app.stack.top
    canvas.notes = []
    driver.app.snapshot()
    notes, canvas.notes = canvas.notes, None
    assert notes, f"no words at all: {name}"
    assert scene is not None
    return View(name, notes, scene.describe())


def tour(driver: Driver) -> Iterator[View]:
    """Every screen once, and matches of two to four."""
    yield from _around(driver)
    for game in TAUGHT:
        yield from _lesson(driver, game)
    yield from _lobby(driver)
    yield from _workshop(driver)
    yield from _rules(driver)
    for seats in (2, 3, 4):
        yield from _match(driver, seats)
    yield from _voyages(driver)
    yield from _hunts(driver)
    yield from _skirmishes(driver)
    yield from _campaigns(driver)
    yield from _afterwards(driver)


def _afterwards(driver: Driver) -> Iterator[View]:
    """The result, and all that can be done with a match that is over."""
    driver.show(ways.table(driver.house, a_finished_file()))
    driver.run(3)
    yield seen(driver, "result")
    driver.press("rematch")
    yield seen(driver, "rematch")
    driver.press("answer 2")
    driver.press("replay")
    yield seen(driver, "replay")
    driver.press("turns")
    yield seen(driver, "turns")
    driver.tell(Confirm())
    driver.press("from here")
    yield seen(driver, "play from")
    driver.show(ways.played(driver.house))
    yield seen(driver, "played")


def _around(driver: Driver) -> Iterator[View]:
    house = driver.house
    house.shelf.save("A save of a long evening", a_file("human", "easy", "easy"))
    for name in ("title", "settings", "bindings", "saves"):
        driver.show(getattr(ways, name)(house))
        yield seen(driver, name)
    driver.show(ways.settings(house))
    for name, _title in PAGES[1:]:
        driver.press(name)
        yield seen(driver, f"settings, {name}")
    driver.show(ways.title(house))
    driver.tell(Cancel())
    yield seen(driver, "quit")


def _lobby(driver: Driver) -> Iterator[View]:
    driver.show(lobby := Lobby(driver.house, "wrath"))
    yield seen(driver, "lobby")
    for scenario in lobby.game.scenarios():
        lobby._change(lobby.plan.with_scenario(scenario).with_seed("x"))
        yield seen(driver, f"lobby, {scenario}")
    for _player in range(2):
        lobby._add()
    same = replace(lobby.plan.chairs[0], name="Ana")
    lobby._change(lobby.plan.with_chair(0, same).with_chair(1, same))
    yield seen(driver, "full lobby")


def _workshop(driver: Driver) -> Iterator[View]:
    """Packs, one that is put together, and one that costs too much."""
    driver.show(ways.workshop(driver.house))
    yield seen(driver, "workshop")
    driver.press("new")
    yield seen(driver, "new pack")
    driver.press("own")
    for _animal in range(6):
        driver.press("add")
    yield seen(driver, "dear pack")
    driver.tell(Cancel())
    yield seen(driver, "drop a pack")
    driver.tell(Cancel())


def _rules(driver: Driver, game: str = "wrath", before: str = "") -> Iterator[View]:
    driver.show(book := Rulebook(driver.house, game))
    for number, page in enumerate(book._pages):
        for doubting in (False, True)[: 1 + (page.title in book._doubts)]:
            book._turn_to(number, doubting=doubting)
            for leaf in range(len(book._leaves)):
                book._turn_to(number, leaf, doubting=doubting)
                driver.run(0.1)  # its little boards come after its words
                yield seen(driver, f"{before}page {number}, leaf {leaf}{', doubts' * doubting}")


def _lesson(driver: Driver, game: str) -> Iterator[View]:
    driver.show(ways.how_to_play(driver.house, game))
    yield seen(driver, f"{game}: how to play")
    driver.show(lesson := Tutorial(driver.house, game))
    for number in range(len(lesson.course.lesson.steps)):
        driver.run(2)
        yield seen(driver, f"{game}: lesson, step {number}")
        lesson.go(1)
    driver.show(ways.tutorial(driver.house, game))
    driver.tell(Menu())
    yield seen(driver, f"{game}: lesson, menu")


def _match(driver: Driver, seats: int) -> Iterator[View]:
    driver.show(ways.table(driver.house, a_file(*["human"] * seats)))
    driver.run(0.5)
    play = driver.top(Play)
    for step in range(STEPS):
        decision: Any = play.sitting.match.decision
        yield seen(driver, f"{seats} seats, step {step}: {decision.about}")
        options = list(decision.options())
        play._give(next((one for one in options if str(one) in LAST_ANSWERS), options[0]))
        driver.run(0.3)
    for sheet in range(SHEETS):
        driver.tell(Scores())
        yield seen(driver, f"{seats} seats, sheet {sheet}")
    driver.tell(Cancel())
    for name, intent in OVER:
        yield from _laid_over(driver, f"{seats} seats, {name}", intent)


def _set_up(driver: Driver, game: str, before: str) -> Iterator[View]:
    """The lobby, empty and full, and the rules."""
    driver.show(lobby := Lobby(driver.house, game))
    yield seen(driver, f"{before}lobby")
    while len(lobby.plan.chairs) < max(lobby.game.scenarios()[lobby.plan.scenario].seats()):
        lobby._add()
    yield seen(driver, f"{before}full lobby")
    yield from _rules(driver, game, before)


def _voyages(driver: Driver) -> Iterator[View]:
    """Fossil Hunters: its lobby, its rules, and matches with all that can be pointed at and laid over them."""
    yield from _set_up(driver, "cazadores", "voyage, ")
    for seats in (2, 5):
        yield from _voyage(driver, seats)


def _voyage(driver: Driver, seats: int) -> Iterator[View]:
    file = MatchFile(
        "cazadores", (Seat("human"), *[Seat("easy")] * (seats - 1)), "world", 4, options={"start": "first"}
    )
    driver.show(ways.table(driver.house, file))
    play = driver.top(Play)
    bot = play.sitting.game.bot("easy", 3)
    for step in range(VOYAGE):
        if step % 6 == 0 or step < 5:
            driver.run(0.2)
            yield seen(driver, f"{seats} hunters, step {step}")
        play._give(bot.choose(play.sitting.match))
        play.view.refresh()
    yield from _pointed(driver, f"{seats} hunters")
    driver.run(1.5)  # until whoever is asked sits here: what bots do closes the gallery
    driver.tell(Scores())
    above: Any = play.view.above  # type: ignore[attr-defined]
    assert above.museum is not None
    yield seen(driver, f"{seats} hunters, gallery")
    above.exhibit(2)
    yield seen(driver, f"{seats} hunters, an animal")
    driver.tell(Cancel(), Cancel())
    for name, intent in OVER:
        yield from _laid_over(driver, f"{seats} hunters, {name}", intent)


def _hunts(driver: Driver) -> Iterator[View]:
    """Moogh: its lobby, its rules, and hunts with all that can be pointed at and laid over them."""
    yield from _set_up(driver, "moogh", "hunt, ")
    for name, seats in (("fangs", 2), ("the-drop", 4)):
        yield from _hunt(driver, name, seats)


def _campaigns(driver: Driver) -> Iterator[View]:
    """The screens of a campaign, and what lies over a hunt of one."""
    for name in campaigning.SCREENS:
        campaigning.go(driver, name)
        yield seen(driver, name)
    driver.app.go(campaign_ways.hunt(driver.house, campaigning.begun(driver.house, campaigning.FOUR)))
    driver.run(0.3)
    yield from _laid_over(driver, "campaign, pause", Menu())


def _hunt(driver: Driver, name: str, seats: int) -> Iterator[View]:
    file = MatchFile("moogh", (Seat("human"), *[Seat("easy")] * (seats - 1)), name, 4)
    driver.show(ways.table(driver.house, file))
    play = driver.top(Play)
    bot = play.sitting.game.bot("easy", 3)
    for step in range(HUNT):
        if step % 8 == 0:
            driver.run(0.2)
            yield seen(driver, f"{name}, step {step}")
        play._give(bot.choose(play.sitting.match))
        play.view.refresh()
    yield from _pointed(driver, name)
    for what, intent in OVER:
        yield from _laid_over(driver, f"{name}, {what}", intent)


def _skirmishes(driver: Driver) -> Iterator[View]:
    """Dino-Wars: its lobby, its rules, and a match of few and one of many animals with all that lies over them."""
    yield from _set_up(driver, "dinowars", "skirmish, ")
    for name, twist in (("short-hunt", "quake"), ("apocalypse", "lava")):
        file = MatchFile("dinowars", (Seat("human"), Seat("human")), name, 4, options={"twist": twist})
        driver.show(ways.table(driver.house, file))
        play = driver.top(Play)
        bot = play.sitting.game.bot("random", 3)
        for step in range(SKIRMISH):
            if step % 9 == 0:
                driver.run(0.2)
                yield seen(driver, f"{name}, step {step}: {play.sitting.match.decision.about}")  # type: ignore[union-attr]
            play._give(bot.choose(play.sitting.match))
            play.view.refresh()
        yield from _pointed(driver, name)
        for what, intent in OVER:
            yield from _laid_over(driver, f"{name}, {what}", intent)


def _pointed(driver: Driver, name: str) -> Iterator[View]:
    """One place of each kind is pointed at, and some ports."""
    view: Any = driver.top(Play).view
    kinds = {type(spot): spot for spot in view.places.boxes}
    ports = [spot for spot in view.places.boxes if type(spot).__name__ == "PortSpot"][::7]
    for spot in [*kinds.values(), *ports]:
        view.pointer.pointed = spot
        view.stale()
        yield seen(driver, f"{name}, at {spot}")
    view.pointer.pointed = None
    view.stale()


def _laid_over(driver: Driver, name: str, intent: Intent) -> Iterator[View]:
    driver.tell(intent)
    yield seen(driver, name)
    driver.tell(Cancel())
