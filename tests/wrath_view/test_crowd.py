"""Cave people have faces: five of a tribe, kept wherever they go; glad when they score, hurt when they are eaten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.bots import RandomBot
from game.ui.things import Pic
from game.wrath.box import CAVEMAN, PLACES, SUPPLY
from game.wrath.view.crowd import followed
from game.wrath.view.pieces import POSES, portrait
from tests.table_sitting import ROOT
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match

if TYPE_CHECKING:
    from game.core.match import Match
    from game.ui.art import Art
    from game.wrath.state import State


def faces(sitting: Sitting) -> list[str]:
    """The pictures of cave people that are drawn now."""
    things = sitting.view._things
    return [thing.name for thing in things if isinstance(thing, Pic) and thing.name.split("-")[0] in TRIBES]


TRIBES = {"flame", "wave", "sun", "leaf"}


def answer(match: Match[State], words: str) -> None:
    assert match.decision is not None
    match.submit(next(one for one in match.decision.options() if str(one) == words))


def seen(sitting: Sitting, match: Match[State], words: str) -> list[list[str]]:
    """The faces of each moment while that answer is shown."""
    answer(match, words)
    sitting.view.show(match.log[-1])
    sitting.ask()
    moments: list[list[str]] = []
    sitting.run(seen=lambda: moments.append(faces(sitting)))
    return moments


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_is_somewhere_and_only_who_has_to_goes_elsewhere(seed: int) -> None:
    match = new_match(seed=seed)
    bot = RandomBot(seed)
    crowd = followed({}, match.state)
    while match.decision is not None:
        match.submit(bot.choose(match))
        before, crowd = crowd, followed(crowd, match.state)
        for seat in range(4):
            places = {place: crowd.get((seat, place), ()) for place in range(PLACES)}
            assert sorted(who for people in places.values() for who in people) == list(range(10))
            for place, people in places.items():
                assert len(people) == match.state.count(seat, CAVEMAN, place)
                stayed = min(len(people), len(before.get((seat, place), ())))
                assert people[:stayed] == before.get((seat, place), ())[:stayed]


def test_five_that_stand_together_have_five_pictures(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "b1", 5).dice("foot").match())
    on_tile = [figure.who for figure in sitting.view.figures.values() if figure.spot.place == "b1"]
    assert len({portrait("flame", who) for who in on_tile}) == len(POSES) == 5


def test_who_walks_keeps_face_and_hands(art: Art) -> None:
    match = Board().put(0, "caveman", "b1").put(0, "caveman", "c1", 2).dice("foot").match()
    sitting = Sitting(art, match, speed=1.0)
    walker = next(one for one in sitting.view.figures.values() if one.spot.place == "b1")
    seen(sitting, match, "move caveman b1 c1")
    there = [one.who for one in sitting.view.figures.values() if one.spot.place == "c1"]
    assert there[-1] == walker.who
    assert match.state.count(0, CAVEMAN, SUPPLY) == 7


def test_the_winners_of_a_region_cheer_and_the_others_do_not(art: Art) -> None:
    board = Board(phase="tremor").put(0, "caveman", "volcano", 5).put(1, "caveman", "volcano", 4)
    match = board.put(0, "caveman", "a4", 2).put(1, "caveman", "a4").match()
    sitting = Sitting(art, match, speed=1.0)
    moments = seen(sitting, match, "still")
    glad = {name for moment in moments for name in moment if "cheering" in name and "standing" in name}
    assert any(name.startswith("flame") for name in glad)
    assert not any(name.startswith("wave") for name in glad)
    assert not any("cheering" in name and "standing" in name for name in faces(sitting))


def test_who_is_eaten_is_hurt_until_at_home(art: Art) -> None:
    board = Board().put(0, "tyrannosaurus", "b1").put(1, "caveman", "c1").dice("foot")
    match = board.match()
    sitting = Sitting(art, match, speed=1.0)
    seen(sitting, match, "move tyrannosaurus b1 c1")
    moments = seen(sitting, match, "eat wave") if match.decision and match.decision.about == "meal" else []
    hurt = [any("hurt" in name for name in moment) for moment in moments]
    assert any(hurt)
    assert not hurt[-1]


def test_a_tribe_cheers_when_its_egg_hatches(art: Art) -> None:
    match = Board().put(0, "caveman", "egg", 2).dice("foot").match()
    sitting = Sitting(art, match, speed=1.0)
    moments = seen(sitting, match, "hatch pteranodon")
    assert any(name.startswith("flame") and "cheering" in name for moment in moments for name in moment)
    assert not any(name.startswith("wave") and "cheering" in name for moment in moments for name in moment)


def test_each_has_a_picture_for_every_mood(art: Art) -> None:
    names = set(art.sprites.names())
    wanted = {
        portrait(tribe, who, mood, foot=foot)
        for tribe in (*TRIBES, "moon")
        for who in range(5)
        for mood in ("", "cheering", "hurt")
        for foot in (True, False)
    }
    assert wanted - names == set()
    assert (ROOT / "art" / "people").is_dir()


def test_ten_of_a_kind_have_their_number_written_out(art: Art) -> None:
    board = Board(seats=4).put(0, "caveman", "c4", 10).put(1, "caveman", "c4", 2).put(2, "caveman", "c4")
    sitting = Sitting(art, board.dice("foot").match(), size=(1280, 720))
    sitting.canvas.notes = []
    sitting.paint()
    badges = [note for note in sitting.canvas.notes if note.name == "badge"]
    assert len(badges) == 2
    assert not any(note.clipped for note in badges)
