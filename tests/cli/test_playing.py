"""Match files at the table, on a miniature game whose steps draw before they ask, and ask several times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from game import playing
from game.content.faults import ContentError
from game.content.matchfile import MatchFile, dump_match, parse_match
from game.core.bots import RandomBot
from tests.core.minis import Caravan
from tests.core.thinkable import FirstBot

if TYPE_CHECKING:
    from game.core.bots import Bot
    from game.core.match import Match

_FILE = "format: 1\ngame: caravan\nseats: [human, human]\nseed: 4\n"


@dataclass(frozen=True)
class _Shelved:
    name: str = "caravan"
    rules: Any = Caravan()  # noqa: RUF009 - it has no state
    levels: tuple[str, ...] = ("random", "easy")

    def scenarios(self) -> dict[str, int]:
        return {"short": 16, "long": 60}

    def bot(self, level: str, seed: int) -> Bot:
        return FirstBot() if level == "easy" else RandomBot(seed)


@pytest.fixture(autouse=True)
def _caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "GAMES", ("caravan",))
    monkeypatch.setattr(playing, "open_game", lambda _name: _Shelved())


def _seen(match: Match[Any]) -> tuple[Any, ...]:
    decision = match.decision
    return (
        playing.whereabouts(match),
        decision and (decision.seat, decision.legal()),
        match.dice.drawn,
        match.outcome,
    )


def _play_random(match: Match[Any], answers: int, seed: int = 1) -> list[str]:
    bot = RandomBot(seed)
    said: list[str] = []
    while match.decision is not None and len(said) < answers:
        said.append(str(bot.choose(match)))
        match.submit(match.rules.parse(said[-1], match.state))
    return said


def test_a_match_can_be_taken_up_at_any_of_its_answers_and_goes_on_with_the_same_dice() -> None:
    whole = playing.open_file(parse_match(_FILE))
    commands = _play_random(whole, 200)
    assert whole.outcome is not None
    in_a_step = 0
    for at in range(len(commands)):
        there = playing.open_file(parse_match(_FILE))
        for text in commands[:at]:
            there.submit(there.rules.parse(text, there.state))
        place = playing.whereabouts(there)
        in_a_step += bool(place["step"])
        file = MatchFile("caravan", parse_match(_FILE).seats, seed=4, recorded=True, **_position(place))
        again = playing.open_file(parse_match(dump_match(file)))
        assert _seen(again) == _seen(there)
        for text in commands[at:]:
            again.submit(again.rules.parse(text, again.state))
        assert again.outcome == whole.outcome
    assert in_a_step > 5


def test_named_dice_of_a_step_come_in_place_of_those_that_would_have_fallen() -> None:
    there = playing.open_file(parse_match(_FILE + "dice: [breeze, 6]\n"))
    place = playing.whereabouts(there)
    text = parse_match(_FILE + "dice: [breeze, 6]\n")
    answered = MatchFile("caravan", text.seats, seed=4, dice=text.dice, **_position(place))
    with pytest.raises(ContentError, match="draws another number"):
        playing.open_file(parse_match(dump_match(answered).replace("step: []", "step: [{command: load 1, dice: [3]}]")))


def test_a_match_is_recorded_as_a_file_that_plays_it_again() -> None:
    file = parse_match(_FILE + "scenario: long\n")
    match = playing.open_file(file)
    _play_random(match, 60)
    kept = playing.record(file, match)
    again = playing.resume(parse_match(dump_match(kept)))
    assert _seen(again) == _seen(match)
    assert kept.recorded
    assert kept.commands == tuple(str(entry.command) for entry in match.log)


def test_recording_what_began_within_a_step_does_not_say_its_answers_twice() -> None:
    first = playing.open_file(parse_match(_FILE))
    _play_random(first, 1)
    place = playing.whereabouts(first)
    assert place["step"]
    file = MatchFile("caravan", parse_match(_FILE).seats, seed=4, **_position(place))
    match = playing.open_file(file)
    _play_random(match, 30, seed=2)
    assert _seen(playing.resume(parse_match(dump_match(playing.record(file, match))))) == _seen(match)


def test_without_playing_on_the_last_command_ends_it() -> None:
    file = parse_match("format: 1\ngame: caravan\nseats: [random, random]\nseed: 4\n")
    match = playing.open_file(file)
    assert not list(playing.play(file, match, playing.bots_for(file), play_on=False))
    assert len(list(playing.play(file, match, playing.bots_for(file)))) == len(match.log) > 10


def test_a_bots_sequence_hangs_on_the_match_and_the_seat_alone() -> None:
    file = parse_match("format: 1\ngame: caravan\nseats: [random, random]\nseed: 4\n")
    logs = []
    for _time in range(2):
        match = playing.open_file(file)
        logs.append([entry.command for entry in playing.play(file, match, playing.bots_for(file))])
    assert logs[0] == logs[1]
    assert len({playing.bot_seed(seed, seat) for seed in range(50) for seat in range(8)}) == 400


def test_a_refused_command_leaves_the_match_before_it() -> None:
    file = parse_match(_FILE + "commands:\n  - load 1\n  - load 9\n  - load 2\n")
    match = playing.open_file(file)
    with pytest.raises(playing.RefusedCommand) as refusal:
        list(playing.play(file, match, playing.bots_for(file)))
    assert (refusal.value.n, refusal.value.command) == (2, "load 9")
    assert str(refusal.value.fault).startswith("match:7:5: `load 9`: ")
    assert [str(entry.command) for entry in match.log] == ["load 1"]
    with pytest.raises(ContentError, match="load 9"):
        playing.resume(file)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seats: [human, hard]\n", "caravan has no bot `hard`"),
        ("seats: [human, human]\nscenario: shrot\n", "`short` (did you mean that?)"),
        ("seats: [human, human]\ndice: [banana]\n", "match:4:7: loaded result 'banana'"),
    ],
)
def test_what_cannot_be_begun_is_told_by_its_place(text: str, told: str) -> None:
    with pytest.raises(ContentError) as error:
        playing.open_file(parse_match(f"format: 1\ngame: caravan\n{text}"))
    assert told in str(error.value)


def _position(place: dict[str, Any]) -> dict[str, Any]:
    """As the arguments of a MatchFile."""
    text = dump_match(MatchFile("caravan", (), position=place["position"]))
    form = parse_match(text.replace("seats: []", "seats: [human]").replace("step: []", f"step: {place['step']}"))
    return {"position": form.position, "step": form.step}
