"""The languages that the program speaks, and the one that the system would like."""

import os
from collections.abc import Mapping
from typing import Final

import pygame.system

from game.content.paths import data_dir
from game.core.words import N_, first_known, speak

LANGUAGES: Final = (("", N_("the system's")), ("en", "English"), ("es", "Español"))
"""To choose from: the code for the settings, and the name in that language's own words."""
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its languages, the first one that is set; so does gettext itself."""


def speak_as_set(chosen: str) -> None:
    """Speaks the language of the settings; empty for the system's, as far as we have it, else English."""
    locale = data_dir() / "locale"
    speak(chosen or first_known(wished(os.environ), locale), locale)


def wished(environment: Mapping[str, str]) -> list[str]:
    """The languages that the system would like, the dearest first: by the environment, else by SDL."""
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    if said:
        return [one.partition(".")[0] for one in said.split(":")]
    return [one["language"] for one in pygame.system.get_pref_locales()]
