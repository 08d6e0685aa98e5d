"""The words a player reads, in the player's language (gettext); English is the source."""

import gettext
from pathlib import Path

DOMAIN = "ember"
_translation: gettext.NullTranslations = gettext.NullTranslations()


def speak(language: str, locale: Path) -> None:
    """Use `language` (an ISO 639 code) from now on; a language without a catalogue falls back to English."""
    global _translation  # noqa: PLW0603 - one player, one language: the one piece of global state in the house
    _translation = gettext.translation(DOMAIN, locale, [language], fallback=True)


def _(message: str) -> str:
    """The message in the player's language."""
    return _translation.gettext(message)


def several(one: str, many: str, n: int) -> str:
    """The form of the message that fits the number `n`."""
    return _translation.ngettext(one, many, n)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for "translate this later"
    """Marks a message for translation without translating it yet."""
    return message
