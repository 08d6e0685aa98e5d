"""The words a player reads, in the player's language (gettext); English is the source."""

import gettext
import logging
import struct
from collections.abc import Sequence
from pathlib import Path

log = logging.getLogger(__name__)

DOMAIN = "ember"
SOURCE = "en"
"""The language that the messages in the code are written in; it needs no catalogue."""
_language = SOURCE
_translation: gettext.NullTranslations = gettext.NullTranslations()


def speak(language: str, locale: Path) -> None:
    """Use `language` (an ISO 639 code) from now on; without a sound catalogue of it the source language is spoken."""
    global _language, _translation  # noqa: PLW0603 - one player, one language: the one piece of global state in the house
    _language, _translation = SOURCE, gettext.NullTranslations()
    if language == SOURCE or not catalogue(language, locale).is_file():
        return
    try:
        _translation = gettext.translation(DOMAIN, locale, [language])
        _language = language
    except (OSError, ValueError, struct.error) as fault:
        log.warning("the catalogue for %s cannot be read, so %s is spoken: %s", language, SOURCE, fault)


def language() -> str:
    """The language that is spoken (an ISO 639 code)."""
    return _language


def catalogue(language: str, locale: Path) -> Path:
    """Where the compiled catalogue of that language lies."""
    return locale / language / "LC_MESSAGES" / f"{DOMAIN}.mo"


def first_known(wanted: Sequence[str], locale: Path) -> str:
    """The first of those languages (`es`, `es_MX`, ...) that can be spoken, by its ISO 639 code; else the source's."""
    plain = [one.replace("-", "_").partition("_")[0].lower() for one in wanted]
    return next((one for one in plain if one == SOURCE or (one and catalogue(one, locale).is_file())), SOURCE)


def _(message: str) -> str:
    """The message in the player's language."""
    # Under the empty message gettext keeps the catalogue's own head.
    return _translation.gettext(message) if message else ""


def several(one: str, many: str, n: int) -> str:
    """The form of the message that fits the number `n`."""
    return _translation.ngettext(one, many, n)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for "translate this later"
    """Marks a message for translation without translating it yet."""
    return message
