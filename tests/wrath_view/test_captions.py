"""What is heard of a match is told in words to those who want it, whether or not anything can be heard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.core.words import _
from game.ui.sounds import Bus, Silence
from game.ui.subtitles import Subtitles, Told, by_name
from game.wrath.view.captions import CAPTIONS
from game.wrath.view.heard import CALM, FULL, Listener
from tests.wrath_view.wrath_sitting import Sitting, new_match, play_on

if TYPE_CHECKING:
    from game.ui.art import Art

SOUNDS = Path(__file__).resolve().parents[2] / "sounds" / "wrath"
BY_HAND = {"lift", "clack", "thud", "keep", "pick", "settle", "hop"}
"""Small noises of a hand that plays, and parts of others: nothing is said of them."""


def _names() -> set[str]:
    """Every sound of the game, without ending and take."""
    files = (file.relative_to(SOUNDS.parent).with_suffix("").as_posix() for file in SOUNDS.rglob("*.ogg"))
    return {name.rstrip("0123456789").rstrip("-/") if name[-2:-1] == "-" else name for name in files}


def test_every_sound_is_told_or_is_of_the_hand() -> None:
    told = by_name(CAPTIONS)
    assert len(_names()) > 30
    assert {name for name in _names() if not told(name)} == {f"wrath/{name}" for name in BY_HAND} & _names()


def test_no_words_are_for_a_sound_that_there_is_not() -> None:
    names = _names()
    assert [name for name in CAPTIONS if not any(f"{one}/".startswith(f"{name}/") for one in names)] == []


def test_a_whole_match_is_told_and_the_music_only_as_it_changes(art: Art) -> None:
    heard: list[str] = []

    class Noted(Subtitles):
        def hear(self, words: str) -> None:
            heard.append(words)
            super().hear(words)

    silence = Silence()
    sounds = Told(silence, Noted(lambda: True), by_name(CAPTIONS))
    match = play_on(new_match(seed=3), lambda m: len(m.log) > 400 or m.decision is None)
    sitting = Sitting(art, match)
    sitting.view.player.ear = Listener(sounds, sitting.view.showing)
    for entry in match.log[:200]:
        for event in entry.events:
            sitting.view.player.ear.begin(event)
            sitting.view.player.ear.rest()
    said = [words for words in heard if words]
    assert {"dice rattle", "the mountain rumbles", "a call: the turn passes on"} <= set(said)
    assert said.count(CAPTIONS[CALM]) <= 1
    assert all(_(words) for words in said)


def test_music_is_told_once_until_it_is_another_piece() -> None:
    subtitles = Subtitles(lambda: True)
    told = Told(Silence(), subtitles, by_name(CAPTIONS))
    for name in (CALM, CALM, FULL, FULL, CALM):
        told.music(name)
    assert [line.words for line in subtitles.lines] == [CAPTIONS[FULL], CAPTIONS[CALM]] or len(subtitles.lines) == 2
    subtitles.lines.clear()
    told.music(CALM)
    assert subtitles.lines == []


def test_told_sounds_are_the_sounds_themselves() -> None:
    silence = Silence()
    told = Told(silence, Subtitles(lambda: False), by_name(CAPTIONS))
    told.set_level(Bus.MUSIC, 0.25)
    told.mute(True)
    assert (silence.level(Bus.MUSIC), silence.muted, told.audible) == (0.25, True, False)
