"""Every beast has a voice, what happens in a hunt is heard, and every sound of it can be read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from game.core.words import _
from game.moogh import events as ev
from game.moogh.view import heard as ears
from game.moogh.view.captions import CAPTIONS
from game.moogh.view.heard import Listener, heard, music, voice
from game.moogh.view.showing import Showing
from game.ui.ear import SILENCE
from game.ui.sounds import Silence
from game.ui.subtitles import Subtitles, Told, by_name
from sounds.catalogue import SOUNDS
from tests.moogh_view.hunting import a_hunt, decisions, hunts

if TYPE_CHECKING:
    from game.core.match import Match
    from game.core.table import Event
    from game.ui.sprites import Sprites

FILES = Path(__file__).resolve().parents[2] / "sounds"
GAMES = {"shared", "wrath", "dinowars", "moogh"}
OF_THE_HAND = {"shared/slide", "shared/card", "shared/page", "wrath/settle", "dinowars/step"}
"""Small noises of a hand that plays, and light feet: nothing is said of them."""


def _played(match: Match, seed: int = 1) -> list[Event]:
    for _answer in decisions(match, seed):
        if len(match.log) > 200:
            break
    return [event for entry in match.log for event in entry.events]


def _showing(match: Match) -> Showing:
    """Only the table is looked at."""
    return Showing(match.state.copy(), (), cast("Sprites", None))


def test_the_music_chases_when_a_beast_rages_or_dark_is_near() -> None:
    table = a_hunt("first-blood", 1).state.copy()
    most = table.box.beasts[0].card.most
    heard_at = {}
    for rage in range(1, most + 1):
        table.rage[0] = rage
        heard_at[rage] = music(table)
    assert heard_at == {1: ears.STEPPE, 2: ears.STEPPE, 3: ears.CHASE, 4: ears.CHASE}
    table.rage[0] = 1
    table.dark = table.box.limit - 1
    assert music(table) == ears.CHASE


def test_every_beast_of_every_hunt_has_a_voice_of_its_own() -> None:
    voices = {
        one.kind.name: voice(a_hunt(hunt).state.box, one.name)
        for hunt in hunts()
        for one in a_hunt(hunt).state.box.beasts
    }
    assert {"moogh", "rhino", "smilodon", "bear"} <= set(voices)
    assert len(set(voices.values())) == len(voices)
    assert all(name in SOUNDS for name in (*voices.values(), "moogh/small-moogh"))


def test_all_that_is_heard_is_there_and_is_told_unless_it_is_of_the_hand() -> None:
    names = {value for value in vars(ears).values() if isinstance(value, str) and value.partition("/")[0] in GAMES}
    names |= {f"moogh/{kind}" for kind in ("moogh", "small-moogh", "rhino", "smilodon", "bear")}
    told = by_name(CAPTIONS)
    assert all(list(FILES.glob(f"{name}*.ogg")) for name in names)
    assert {name for name in names if not told(name)} == OF_THE_HAND
    assert set(CAPTIONS) <= names
    assert {name for name in SOUNDS if name.startswith("moogh/")} <= names


def test_hunts_are_heard_event_by_event_and_beasts_before_they_strike() -> None:
    found = set()
    for number, hunt in enumerate(hunts()[:4]):
        match = a_hunt(hunt, seed=number)
        box = match.state.box
        for event in _played(match, number):
            sounds = heard(event, box)
            if sounds != SILENCE:
                found.add(type(event))
            if isinstance(event, ev.Acted) and event.act == "attack":
                assert sounds.now[0] == voice(box, event.beast)
            if isinstance(event, ev.Injured):
                assert sounds.now[0] == ears.CRY
    assert {ev.Rolled, ev.Cast, ev.Acted, ev.Strode, ev.Injured, ev.BeastHit, ev.RageChanged, ev.Moved} <= found


def test_subtitles_tell_a_hunt_and_what_nobody_watched_in_one_sound() -> None:
    said: list[str] = []

    class Noted(Subtitles):
        def hear(self, words: str) -> None:
            said.append(words)

    match = a_hunt("charge", seed=5)
    events = _played(match)
    ear = Listener(Told(Silence(), Noted(lambda: True), by_name(CAPTIONS)), _showing(match))
    for event in events:
        ear.begin(event)
        ear.rest()
    assert {_("the rhino snorts"), _("dice rattle"), _("a cry of pain"), _("drums of rage")} <= set(said)
    said.clear()
    ear.hurried(events)
    assert len([words for words in said if words]) == 1
