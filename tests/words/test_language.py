"""Which language is spoken: the settings', else the system's, else English; live, and whatever is damaged."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame.system
import pytest

from game.core.words import _, catalogue, first_known, language, several, speak
from game.screens.languages import speak_as_set, wished
from tests.words.catalogues import LOCALE, file_of

if TYPE_CHECKING:
    from pathlib import Path

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def _no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_spanish_is_spoken_and_english_again() -> None:
    speak("es", LOCALE)
    assert (language(), _("Roll the dice"), _("nobody says this")) == ("es", "Tira los dados", "nobody says this")
    speak("en", LOCALE)
    assert (language(), _("Roll the dice")) == ("en", "Roll the dice")


def test_the_empty_text_stays_empty_in_every_language() -> None:
    speak("es", LOCALE)
    assert _("") == ""


@pytest.mark.parametrize("cut", [0, 3, 17, 200, 20_000])
def test_a_damaged_catalogue_leaves_english(tmp_path: Path, cut: int, caplog: pytest.LogCaptureFixture) -> None:
    broken = catalogue("es", tmp_path)
    broken.parent.mkdir(parents=True)
    broken.write_bytes(file_of("es", ".mo").read_bytes()[:cut])
    with caplog.at_level(logging.WARNING):
        speak("es", tmp_path)
    assert (language(), _("Roll the dice"), several("a die", "dice", 2)) == ("en", "Roll the dice", "dice")
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["es"], "es"), (["es_MX"], "es"), (["es-419"], "es"), (["ES"], "es"), (["fr", "es", "en"], "es"),
        (["fr", "en", "es"], "en"), (["C"], "en"), ([""], "en"), ([], "en"), (["zz"], "en"), (["../es"], "en"),
    ],
)  # fmt: skip
def test_the_first_language_that_we_have_is_taken(wanted: list[str], spoken: str) -> None:
    assert first_known(wanted, LOCALE) == spoken


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es_ES"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_AR.UTF-8"}, "es_AR"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8"}, "C"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "es:en"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": ""}, "es_ES"),
    ],
)
def test_the_environment_says_what_the_system_wishes(environment: dict[str, str], first: str) -> None:
    assert wished(environment)[0] == first


def test_without_an_environment_sdl_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    preferred = [{"language": "es", "country": "MX"}, {"language": "en", "country": None}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: preferred)
    assert wished({}) == ["es", "en"]


@pytest.mark.usefixtures("_no_environment")
def test_the_systems_language_is_spoken_unless_another_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_CO.UTF-8")
    speak_as_set("")
    assert language() == "es"
    speak_as_set("en")
    assert language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    speak_as_set("")
    assert language() == "en"
