"""Every screen in every language, and in one that is a third longer: nothing cut off, nothing left in English."""

from __future__ import annotations

import re
from itertools import product

import pytest

from game.content.matchfile import MatchFile, Seat
from game.screens import ways
from game.screens.pause import Pause
from game.screens.play import Play
from game.screens.settings import SettingsScreen
from game.ui import layout
from game.ui.intents import Cancel, Menu
from tests.counts import count
from tests.screens.tables import a_file
from tests.words.catalogues import languages
from tests.words.pseudo import CODE
from tests.words.tour import open_program, seen, tour

pytestmark = pytest.mark.usefixtures("abroad")

PLAIN_VOWEL = re.compile(r"[aeiouAEIOU]")
OURS = re.compile(
    r"Ember & Bone|EMBER & BONE|DINO-WARS|Cazadores|de Fósiles|MOOGH|English|Español|Start"
    r"|\S*[/\\]packs\b"
    r"|A save of a long evening|Ana\b|Bob\b|\b[a-l](?:1[0-2]|[1-9])\b|^[a-l]$|\b[A-Z]\b"
)
"""What is the same everywhere: names of games and languages, what the test wrote itself, folders, places, keys."""


def _is_english(words: str) -> bool:
    """Whether that did not go through the language that nobody speaks, which has no vowel without an accent."""
    return PLAIN_VOWEL.search(OURS.sub("", words)) is not None


SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
ZOOMS = (100, 150, 200)
LANGUAGES = ("en", *languages(), CODE)
EVERY_WAY = list(product(SIZES, ZOOMS, LANGUAGES))
"""All together are many: always, each size meets each zoom and each language, and each zoom each language."""
WAYS = [
    (size, zoom, language)
    for size, zoom, language in EVERY_WAY
    if count(len(EVERY_WAY)) == len(EVERY_WAY)
    or (SIZES.index(size) + ZOOMS.index(zoom) + LANGUAGES.index(language)) % 3 == 2
]


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("size", "zoom", "language"), WAYS, ids=str)
def test_no_text_is_cut_off_or_over_another_or_left_in_english(size: tuple[int, int], zoom: int, language: str) -> None:
    driver = open_program(language, zoom, size)
    found: list[str] = []
    for view in tour(driver):
        found += [f"{view.name}: {fault}" for fault in layout.faults(view.notes)]
        if language == CODE:
            said = [*(note.words for note in view.notes), *view.told.split("\n")]
            found += [f"{view.name}: English: {words}" for words in said if _is_english(words)]
    driver.close()
    assert not found, "\n".join(dict.fromkeys(found))


def test_another_language_is_chosen_in_the_settings() -> None:
    driver = open_program("en")
    driver.show(ways.settings(driver.house))
    driver.press("language")
    assert driver.house.settings.language == "es"
    assert "Ajustes" in {note.words for note in seen(driver, "settings").notes}
    driver.close()


def test_another_language_is_spoken_at_once_on_every_screen_beneath() -> None:
    driver = open_program("en")
    seats = Seat("human", "Ana"), Seat("easy", "Bob")
    driver.show(ways.table(driver.house, MatchFile("wrath", seats, "first-game", 7)))
    driver.run(0.5)
    driver.tell(Menu())
    driver.press("settings")
    driver.top(SettingsScreen)._speak(CODE)
    driver.run(0.2)
    for screen in (SettingsScreen, Pause, Play):
        driver.top(screen)
        said = {note.words for note in seen(driver, screen.__name__).notes}
        assert {words for words in said if _is_english(words)} == set(), screen.__name__
        driver.tell(Cancel())
    driver.close()


@pytest.mark.parametrize("language", languages())
def test_saves_and_matches_of_one_language_open_in_another(language: str) -> None:
    driver = open_program(language)
    driver.house.shelf.save("Una tarde en la mesa", a_file("human", "easy"))
    driver.house.set(language="en")
    driver.show(ways.saves(driver.house))
    told = seen(driver, "saves").told
    assert "Una tarde en la mesa" in told
    assert "a person, easy bot" in told
    driver.close()
