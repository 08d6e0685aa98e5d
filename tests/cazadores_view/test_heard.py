"""What a voyage sounds like: every event has its sounds, each sound is there, and what matters can be read."""

from __future__ import annotations

from pathlib import Path

from game.cazadores import events as ev
from game.cazadores.view import heard as ears
from game.cazadores.view.captions import CAPTIONS
from game.cazadores.view.heard import Listener, heard, music
from game.cazadores.view.showing import Showing
from game.ui.ear import SILENCE
from game.ui.sounds import Silence
from game.ui.subtitles import by_name
from game.ui.view import SeatInfo
from sounds.catalogue import SOUNDS
from tests.cazadores_view.voyaging import a_match, later

FILES = Path(__file__).resolve().parents[2] / "sounds"
OF_THE_HAND = {"shared/card", "wrath/lift", "wrath/thud", "cazadores/turned"}
"""Small noises of a hand that plays: nothing is said of them."""
QUIET = (ev.Chose, ev.MissionsKept, ev.IdleRound, ev.Counted)
"""What is read and not heard."""


class Heard(Silence):
    """Sounds that are written down."""

    def __init__(self) -> None:
        self.tunes: list[str | None] = []

    def music(self, name: str | None) -> None:
        self.tunes.append(name)


def _showing(answers: int = 0) -> Showing:
    match = later(a_match("north-atlantic", 2, 5), answers, 5)
    seats = (SeatInfo("Ana", "flame"), SeatInfo("Bilal", "wave"))
    return Showing(match.state, seats, None)  # type: ignore[arg-type] - nothing is drawn


def test_every_event_of_whole_matches_is_heard_or_meant_to_be_quiet() -> None:
    showing, silent, loud = _showing(), set(), set()
    for seed in (5, 6, 7):
        match = later(a_match("north-atlantic", 2, seed, returns=True), 10_000, seed)
        assert match.decision is None
        for event in (one for entry in match.log for one in entry.events):
            (silent if heard(event, showing) == SILENCE else loud).add(type(event))
    assert silent <= {*QUIET, ev.Scored}  # points of nothing
    assert loud >= {ev.Sailed, ev.Dug, ev.Completed, ev.Unloaded, ev.Replenished, ev.Scored, ev.MatchEnded}


def test_points_that_are_lost_go_down() -> None:
    lost = ev.Scored(0, -8, 3, (ev.Reason(-8, "penalty"),))
    assert heard(lost, _showing()).now == ("cazadores/penalty",)
    won = ev.Scored(0, 5, 8, (ev.Reason(5, "animal", "pteranodon"),))
    assert heard(won, _showing()).now == ("wrath/points/05",)


def test_all_that_is_heard_is_there_and_is_told_unless_it_is_of_the_hand() -> None:
    names = {name for one in ears.ALIKE.values() for name in (*one.now, *one.rest)}
    names |= {ears.PENALTY, ears.CALM, ears.LAST, "cazadores/provisions", "wrath/turn/flame", "wrath/points/05"}
    told = by_name(CAPTIONS)
    assert all(list(FILES.glob(f"{name}*.ogg")) for name in names)
    assert {name for name in names if not told(name)} == OF_THE_HAND
    assert {name for name in SOUNDS if name.startswith("cazadores/")} <= names
    assert all(any(name.startswith(one) for name in names) for one in CAPTIONS)


def test_the_music_is_in_haste_when_little_is_left_to_dig() -> None:
    early, sounds = _showing(20), Heard()
    assert music(early.table) == ears.CALM
    Listener(sounds, early)
    assert sounds.tunes == [ears.CALM]
    late = _showing(10_000)
    assert music(late.table) == ears.LAST
