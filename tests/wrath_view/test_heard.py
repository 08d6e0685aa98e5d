"""What the table sounds like: each event has its sounds, each sound is there, and the music follows the mountain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.bots import RandomBot
from game.ui.sounds import Bus, Silence
from game.ui.takes import files
from game.ui.view import SeatInfo
from game.wrath.box import VOLCANO
from game.wrath.events import (
    Eaten,
    Erupted,
    Hatched,
    Kept,
    MatchEnded,
    Moved,
    Placed,
    Reason,
    RegionScored,
    Returned,
    Rolled,
    Shifted,
    Spared,
    StayedStill,
    TurnEnded,
    VolcanoScored,
)
from game.wrath.view import heard as module
from game.wrath.view import layout
from game.wrath.view.heard import (
    CLACK,
    GRIND,
    HOP,
    KEEP,
    LIFT,
    NOTCH,
    PICK,
    THUD,
    Heard,
    Listener,
    dragged,
    heard,
    music,
    touched,
)
from game.wrath.view.places import DieSpot, PieceSpot, TileSpot
from game.wrath.view.showing import Showing
from tests.table_sitting import NAMES, ROOT, TRIBES
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match

if TYPE_CHECKING:
    from game.core.match import Match
    from game.core.table import Event
    from game.ui.art import Art
    from game.wrath.state import State

SOUNDS = ROOT / "sounds"


class Listening(Silence):
    """Remembers what it was asked to play."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []
        self.ready: list[str] = []
        self.piece: str | None = None

    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        del bus
        assert files(SOUNDS, name), f"no sound {name}"
        self.played.append(name)

    def music(self, name: str | None) -> None:
        self.piece = name

    def preload(self, *names: str) -> None:
        self.ready += names


@pytest.fixture
def sounds() -> Listening:
    return Listening()


def showing_of(match: Match[State]) -> Showing:
    seats = tuple(SeatInfo(*who, "human") for who in zip(NAMES[:4], TRIBES[:4], strict=True))
    return Showing(match.state.copy(), seats[: match.state.box.seats], cast=None)  # type: ignore[arg-type]


def scored(points: tuple[int, ...], *whys: str) -> RegionScored:
    return RegionScored("grass", ("a1",), points, points, tuple(Reason(0, 1, why) for why in whys))


@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        (Rolled(0, 1, (1,), ("egg",)), Heard(("wrath/dice",), ("wrath/settle",))),
        (Kept(0, ("egg",)), Heard((KEEP,))),
        (Hatched(0, "pteranodon", 2), Heard(rest=("wrath/pteranodon",))),
        (Eaten(0, "tyrannosaurus", 1, "a1"), Heard(("wrath/bite",), ("wrath/tyrannosaurus",))),
        (Placed(0, "hut", "caveman", "supply"), Heard((LIFT,), (CLACK,))),
        (Placed(0, "cave", "brontosaurus", "supply"), Heard((LIFT,), (THUD,))),
        (Placed(0, "egg", "caveman", "supply"), Heard((LIFT,), (CLACK, "wrath/nest"))),
        (Placed(0, "volcano", "caveman", "supply"), Heard((LIFT,), (CLACK, "wrath/worship", "wrath/plop"))),
        (Moved(0, "caveman", "a1", "a2"), Heard((LIFT,), (CLACK,))),
        (Moved(0, "titanosaur", "a1", "a2"), Heard((LIFT,), (THUD,))),
        (Shifted(0, "up", "hut", ()), Heard(("wrath/tremor", "wrath/tiles"))),
        (StayedStill(0), Heard(("wrath/plop",))),
        (Erupted(1, last=False), Heard(("wrath/eruption",))),
        (VolcanoScored((3, 0), (3, 0), (Reason(0, 3, "most"),)), Heard(("wrath/points/03",))),
        (scored((0, 7), "region"), Heard(("wrath/points/07",))),
        (scored((4, 0), "region", "ankylosaurus"), Heard(("wrath/points/04", "wrath/ankylosaurus"))),
        (scored((16, 0), "region"), Heard(("wrath/points/10",))),
        (scored((0, 0)), Heard()),
        (Returned(0, "caveman", "a1", 2), Heard(("shared/slide",), (CLACK,))),
        (TurnEnded(0, 1, 2), Heard(("wrath/turn/wave",))),
        (MatchEnded((0,), (24, 3)), Heard(("wrath/victory",))),
        (Spared(0, "a1"), Heard()),
    ],
    ids=repr,
)
def test_an_event_sounds_like(event: Event, wanted: Heard) -> None:
    assert heard(event, showing_of(new_match())) == wanted


def test_a_nearly_full_mountain_hisses_and_its_music_is_restless() -> None:
    showing = showing_of(new_match())
    table = showing.table
    assert music(table) == module.CALM
    table.tribes[0][VOLCANO] = table.box.spaces - 2
    assert music(table) == module.FULL
    assert "wrath/hiss" in heard(Placed(0, "volcano", "caveman", "supply"), showing).rest


def test_when_the_next_eruption_may_be_the_last_the_music_knows() -> None:
    table = showing_of(new_match()).table
    table.scores[1] = table.box.target - 5
    assert music(table) == module.LAST


def test_dice_put_aside_and_taken_up_and_pieces_lifted_are_heard() -> None:
    one, two = DieSpot(0), DieSpot(1)
    piece = PieceSpot(0, "caveman", "supply")
    assert touched(frozenset(), frozenset({one})) == KEEP
    assert touched(frozenset({one, two}), frozenset({one})) == PICK
    assert touched(frozenset(), frozenset({piece})) == LIFT
    assert touched(frozenset({piece}), frozenset()) == ""
    assert touched(frozenset({one}), frozenset({one})) == ""


def test_what_a_piece_sounds_like_on_the_table_comes_when_it_has_landed(sounds: Listening) -> None:
    ear = Listener(sounds, showing_of(new_match()))
    ear.begin(Moved(0, "caveman", "a1", "a2"))
    assert sounds.played == [LIFT]
    ear.rest()
    ear.rest()
    assert sounds.played == [LIFT, CLACK]


def test_the_pulled_line_grinds_on_its_way_and_catches_at_the_middle() -> None:
    assert dragged(0, 20, 103) == ()
    assert dragged(20, 40, 103) == (GRIND,)
    assert dragged(-40, -20, 103) == (GRIND,)
    assert dragged(100, 110, 103) == (NOTCH,)
    assert dragged(-110, -90, 103) == (NOTCH,)


def test_a_hand_that_pulls_the_volcano_hears_it(art: Art, sounds: Listening) -> None:
    board = Board(phase="tremor").put(0, "caveman", "volcano", 2)
    sitting = Sitting(art, board.match(), speed=1.0)
    sitting.view.player.ear = Listener(sounds, sitting.view.showing)
    x, y = layout.cell_centre(sitting.view.showing.volcano)
    sitting.drag(TileSpot(sitting.view.showing.volcano), (x - 150, y))
    assert sounds.played.count(GRIND) >= 1
    assert sounds.played.count(NOTCH) == 1


def _shown(art: Art, sounds: Listening, match: Match[State], answer: str) -> list[tuple[float, str]]:
    """What is heard while that answer is shown, each with its second."""
    sitting = Sitting(art, match, speed=1.0)
    sitting.view.player.ear = Listener(sounds, sitting.view.showing)
    assert match.decision is not None
    match.submit(next(one for one in match.decision.options() if str(one) == answer))
    sitting.view.show(match.log[-1])
    found: list[tuple[float, str]] = []
    now = 0.0
    while True:
        found += [(round(now, 2), name) for name in sounds.played[len(found) :]]
        if not sitting.view.busy:
            return found
        sitting.view.player.update(0.02)
        now += 0.02


def test_a_step_is_heard_as_it_is_lifted_hops_and_lands(art: Art, sounds: Listening) -> None:
    match = Board().put(0, "caveman", "b1").dice("foot").match()
    found = _shown(art, sounds, match, "move caveman b1 c1")
    assert [name for _when, name in found] == [LIFT, HOP, CLACK]
    assert found[1][0] == pytest.approx(0.1, abs=0.03)


def test_an_egg_knocks_cracks_and_breaks_before_somebody_calls(art: Art, sounds: Listening) -> None:
    match = Board().put(0, "caveman", "egg", 4).dice("foot").match()
    found = _shown(art, sounds, match, "hatch pteranodon")
    names = [name for _when, name in found]
    assert names[:4] == [HOP, HOP, "wrath/crack", "wrath/hatch"]
    assert names[-1] == "wrath/pteranodon"
    assert HOP in names[4:-1]  # its tribe leaps for joy
    assert {name: when for when, name in found}["wrath/crack"] == pytest.approx(0.55, abs=0.03)


def test_of_what_is_skipped_only_the_most_telling_event_is_heard(sounds: Listening) -> None:
    ear = Listener(sounds, showing_of(new_match()))
    ear.hurried([Rolled(0, 1, (1,), ("egg",)), Erupted(1, last=False), scored((3, 0), "region"), TurnEnded(0, 1, 2)])
    assert sounds.played == ["wrath/eruption"]
    ear.hurried([Kept(0, ())])
    assert sounds.played == ["wrath/eruption"]


def test_everything_that_is_loaded_beforehand_exists(sounds: Listening) -> None:
    Listener(sounds, showing_of(new_match()))
    assert [name for name in sounds.ready if not files(SOUNDS, name)] == []
    assert {"wrath/turn/flame", "wrath/turn/wave"} <= set(sounds.ready)
    assert files(SOUNDS, str(sounds.piece))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_match_is_heard_and_every_sound_of_it_exists(art: Art, sounds: Listening, seed: int) -> None:
    match = new_match(seats=2, seed=seed)
    sitting = Sitting(art, match, speed=1.0)
    sitting.view.player.ear = Listener(sounds, sitting.view.showing)
    bot = RandomBot(seed)
    pieces = set()
    while match.decision is not None:
        match.submit(bot.choose(match))
        sitting.view.show(match.log[-1])
        sitting.ask()
        while sitting.view.busy:
            sitting.view.player.update(0.5)
        pieces.add(sounds.piece)
    assert [name for name in sounds.played if name != HOP][-1] == "wrath/victory"  # and the winners leap
    assert {LIFT, CLACK, "wrath/dice", "wrath/settle", "wrath/worship", "wrath/eruption"} <= set(sounds.played)
    assert any(name.startswith("wrath/turn/") for name in sounds.played)
    assert pieces == {module.CALM, module.FULL, module.LAST}
