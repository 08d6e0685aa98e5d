"""The catalogues hold every message, translated whole; a forgotten update fails with the command to run."""

from __future__ import annotations

import gettext
import io
import re
from string import Formatter
from typing import TYPE_CHECKING, Any

import pytest
from fontTools.ttLib import TTFont

from game.core import words
from game.screens.languages import LANGUAGES
from game.ui.theme import Face
from tests.words.catalogues import (
    COMMAND,
    LOCALE,
    TEMPLATE,
    compiled,
    entries,
    file_of,
    languages,
    read,
    template,
    update,
)
from tests.words.extract import ROOT, UnreadableMessage, of_code, of_data, of_map

if TYPE_CHECKING:
    from babel.messages.catalog import Message

SPOKEN = languages()
RUN = f"run `{COMMAND}`, then translate what it names"
SPLIT = {"Fire Mountain"}
"""Names that a box prints on two lines, which may be parted elsewhere in another language."""
INVERTED = {"?": "¿", "!": "¡"}


def _translations(language: str) -> list[tuple[Message, str, str]]:
    """Each message with each of its English forms and the translation of that."""
    found = []
    for message in entries(read(file_of(language, ".po"))).values():
        english = [message.id] if isinstance(message.id, str) else list(message.id)
        other = [message.string or ""] if isinstance(message.string, str | None) else list(message.string)
        found += [(message, *pair) for pair in zip(english, other, strict=True)]
    return found


def _fields(text: str) -> list[str]:
    return sorted(name for _before, name, _spec, _conversion in Formatter().parse(text) if name is not None)


# -- nothing is forgotten ------------------------------------------------------------------------------------------


def test_spanish_is_among_the_languages() -> None:
    assert "es" in SPOKEN


def test_the_languages_on_offer_are_those_that_there_are_catalogues_for() -> None:
    assert {code for code, _name in LANGUAGES} == {"", words.SOURCE, *SPOKEN}


def test_the_template_holds_the_messages_of_the_sources() -> None:
    made, kept = entries(template()), entries(read(TEMPLATE))
    assert len(made) > 300
    assert made.keys() - kept.keys() == set(), f"messages that the template lacks: {RUN}"
    assert kept.keys() - made.keys() == set(), f"messages that nobody says any more: {RUN}"


@pytest.mark.parametrize("language", SPOKEN)
def test_a_catalogue_holds_the_messages_of_the_template(language: str) -> None:
    wanted, kept = entries(read(TEMPLATE)), entries(read(file_of(language, ".po")))
    assert wanted.keys() ^ kept.keys() == set(), f"messages in one of them only: {RUN}"


@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_is_translated(language: str) -> None:
    empty = [one for _message, one, other in _translations(language) if not other.strip()]
    assert empty == [], f"messages without a translation: {RUN}"
    assert [message.id for message, _one, _other in _translations(language) if message.fuzzy] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_the_compiled_catalogue_fits_its_text(language: str) -> None:
    with file_of(language, ".mo").open("rb") as file:
        kept = gettext.GNUTranslations(file)
    made = gettext.GNUTranslations(io.BytesIO(compiled(read(file_of(language, ".po")))))
    assert _forms(kept) == _forms(made), RUN


def _forms(catalogue: Any) -> dict[object, str]:
    return {key: text for key, text in catalogue._catalog.items() if key}


def test_an_update_of_what_is_up_to_date_changes_nothing() -> None:
    kept = read(file_of("es", ".po"))
    again = update("es", read(TEMPLATE))
    assert {key: message.string for key, message in entries(again).items()} == {
        key: message.string for key, message in entries(kept).items()
    }


# -- what is said in the other language is the same -------------------------------------------------------------------


@pytest.mark.parametrize("language", SPOKEN)
def test_placeholders_stay(language: str) -> None:
    wrong = [(one, other) for _message, one, other in _translations(language) if _fields(one) != _fields(other)]
    assert wrong == []


@pytest.mark.parametrize("language", SPOKEN)
def test_spaces_and_lines_stay(language: str) -> None:
    def shape(text: str) -> tuple[int, int, int]:
        return len(text) - len(text.lstrip()), len(text) - len(text.rstrip()), text.count("\n")

    wrong = [(one, other) for _message, one, other in _translations(language) if shape(one) != shape(other)]
    assert wrong == []


@pytest.mark.parametrize("language", SPOKEN)
def test_a_sentence_stays_a_sentence(language: str) -> None:
    def end(text: str) -> str:
        return text[-1:] if text.endswith((".", "!", "?", ":", "…")) else ""

    wrong = [(one, other) for _message, one, other in _translations(language) if end(one) != end(other)]
    assert wrong == []


@pytest.mark.parametrize("language", SPOKEN)
def test_a_small_beginning_stays_small_and_a_capital_one_large(language: str) -> None:
    def letter(text: str) -> str:
        return next((one for one in re.sub(r"\{.*?\}.*", "", text) if one.isalpha()), "")

    wrong = [
        (one, other)
        for _message, one, other in _translations(language)
        if one not in SPLIT and letter(one) and letter(other) and letter(one).isupper() != letter(other).isupper()
    ]
    assert wrong == []


def test_spanish_opens_its_questions_and_cries() -> None:
    wrong = [
        other
        for _message, _one, other in _translations("es")
        for mark, inverted in INVERTED.items()
        if other.count(mark) != other.count(inverted)
    ]
    assert wrong == []


def test_spanish_speaks_with_one_player_and_familiarly() -> None:
    formal = re.compile(r"\b(usted|ustedes|vosotros|vuestr[oa]s?|su turno|sus dados|vos)\b", re.IGNORECASE)
    assert [other for _message, _one, other in _translations("es") if formal.search(other)] == []


@pytest.mark.parametrize("face", [Face.BOLD, Face.SEMIBOLD, Face.MEDIUM])
@pytest.mark.parametrize("language", SPOKEN)
def test_every_letter_can_be_drawn(language: str, face: Face) -> None:
    with TTFont(ROOT / "art" / "fonts" / face.value) as font:
        drawn = set(font.getBestCmap())
    said = [other for _message, _one, other in _translations(language)]
    said += [path.read_text(encoding="utf-8") for path in sorted((ROOT / "data").rglob(f"*.{language}.md"))]
    assert {letter for text in said for letter in text if letter != "\n" and ord(letter) not in drawn} == set()


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_the_number_chooses_the_spanish_form(n: int) -> None:
    words.speak("es", LOCALE)
    text = words.several("{names} wins", "{names} win together", n)
    assert text == ("Gana {names}" if n == 1 else "Ganan {names}")


# -- the extraction ------------------------------------------------------------------------------------------------


def test_messages_are_found_within_other_texts() -> None:
    source = (
        'print(f"{name}: {_(\'in\') if on else _(\'out\')}")\nX = N_("later")\nsay(several("a die", "{n} dice", 2))\n'
    )
    found = [(message.one, message.many) for message in of_code(source, "x.py")]
    assert found == [("in", ""), ("out", ""), ("later", ""), ("a die", "{n} dice")]


@pytest.mark.parametrize("call", ['_(f"{name} rolls")', '_("one" + "two")', '_("%s rolls" % name)'])
def test_a_message_that_is_put_together_is_refused(call: str) -> None:
    with pytest.raises(UnreadableMessage, match=r"x\.py:1"):
        list(of_code(call, "x.py"))


def test_a_name_that_holds_a_message_is_passed_over() -> None:
    assert list(of_code("_(TITLE)", "x.py")) == []


def test_the_shown_fields_of_rules_data_are_messages() -> None:
    source = "title: Any four\nmap: first-game\ndinosaurs:\n  - {id: a, title: Titanosaur}\n"
    assert [(message.one, message.line) for message in of_data(source, "x.yaml")] == [
        ("Any four", 1),
        ("Titanosaur", 4),
    ]


def test_the_titles_of_a_map_are_messages_and_nothing_else_of_it() -> None:
    source = '<object>\n<property name="title" value="Saint John&apos;s"/>\n<property name="group" value="flyers"/>\n'
    assert [(message.one, message.line) for message in of_map(source, "x.tmx")] == [("Saint John's", 2)]
