"""A hint: what hard would do, marked where it is done, and told with the reasons of its own valuation."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from game.core.bots import Advice
from game.core.hints import Reason, points_text
from game.core.words import speak
from game.ui import intents
from game.ui import layout as rules
from game.ui.advising import SHORT
from game.ui.devices.bindings import Action
from game.ui.marks import Lamp, Trail
from game.ui.slip import HEIGHTS, Slip
from game.ui.tray import SLIP, ButtonSpot
from game.ui.view import Done
from game.wrath.bots.hint import Hint, advise
from game.wrath.bots.levels import BOTS
from game.wrath.bots.valuing import TERMS
from game.wrath.commands import END, KEEP, ROLL, SPARE, STILL, TREMORS, Eat, Hatch, Move, Place, Reroll
from game.wrath.view import layout
from game.wrath.view.advice import marked, pressed
from game.wrath.view.forecast import Award
from game.wrath.view.places import ArrowSpot, DieSpot, NestSpot, PenSpot, PieceSpot, TileSpot
from game.wrath.view.warming import warm
from game.wrath.view.wording import phrase
from tests.table_sitting import NAMES
from tests.wrath_view.test_everything_explained import TABLES
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match

if TYPE_CHECKING:
    from game.core.decision import Command
    from game.core.match import Match
    from game.ui.art import Art
    from game.ui.view import Response
    from game.wrath.state import State

HINT, MAIN = ButtonSpot("hint"), ButtonSpot("main")
SUPPLY = PieceSpot(0, "caveman", "supply")
OPEN = [name for name in TABLES if name != "over"]
LOCALE = Path(__file__).resolve().parents[2] / "data" / "locale"


def _things(sitting: Sitting, kind: type) -> list[object]:
    sitting.view.update(0.0)
    return [one for one in sitting.view._things if isinstance(one, kind)]


def _slip(sitting: Sitting) -> Slip:
    (slip,) = _things(sitting, Slip)
    assert isinstance(slip, Slip)
    return slip


def _words(sitting: Sitting) -> list[str]:
    return [words for words, _style, _box in _slip(sitting).parts]


def _rolled() -> Match[State]:
    match = new_match(seats=2, loaded=["foot", "egg", "volcano", "foot", "cave"])
    match.submit(ROLL)
    return match


def _feet() -> Match[State]:
    return Board().put(0, "caveman", "a4").put(1, "caveman", "c2").dice("foot", "hut").match()


# -- what is said ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OPEN)
def test_a_hint_tells_the_answer_the_reasons_of_the_valuation_and_the_next_best(art: Art, name: str) -> None:
    match = TABLES[name]()
    sitting, advice = Sitting(art, match), advise(match)
    hint = advice.thought
    assert isinstance(hint, Hint)
    sitting.view.advise(advice)
    said = _words(sitting)
    assert said[0] == phrase(match.state, NAMES, hint.command) + "."
    told = [_by_name(reason.sentence) for reason in hint.reasons if reason.sentence]
    assert 0 < len(told) < 4
    assert said[1 : 1 + len(told)] == told
    assert {reason.term for reason in hint.reasons} <= {*TERMS, "chance", "answer", "roll"}
    rest = " ".join(said[1 + len(told) :])
    for command in hint.plan[1:]:
        assert phrase(match.state, NAMES, command)[1:] in rest
    if hint.other is not None:
        assert phrase(match.state, NAMES, hint.other)[1:] in rest
        assert (f"It would cost {points_text(hint.cost)} points" in rest) is (hint.cost >= SHORT)
    assert hint.command in match.decision if match.decision else False


def _by_name(sentence: str) -> str:
    for tribe, name in zip(("Flame", "Wave", "Sun", "Leaf"), NAMES[:4], strict=True):
        sentence = sentence.replace(tribe, name)
    return sentence


def test_the_reasons_speak_of_players_by_their_names(art: Art) -> None:
    match = Board().put(0, "caveman", "volcano", 3).put(1, "caveman", "volcano", 3).dice("foot", "volcano").match()
    hint = advise(match).thought
    reasons = (Reason("fuse", -120, "It leaves Wave 1 space of the volcano to fill."), *hint.reasons)
    sitting = Sitting(art, match)
    sitting.view.advise(Advice(str(hint.command), replace(hint, reasons=reasons)))
    assert "It leaves Bilal 1 space of the volcano to fill." in _words(sitting)


def test_every_answer_has_words_of_its_own() -> None:
    match = Board(seats=2).put(1, "caveman", "c2").dice("foot", "egg", "egg").match()
    state = match.state
    state.meal = state.land.grid[9]
    answers: list[Command] = [
        ROLL, KEEP, SPARE, END, STILL, *TREMORS, Reroll((1, 2, 3)), Reroll((2,)), Reroll((2, 3)), Hatch("pteranodon"),
        Eat("wave"), Move("caveman", "a4", "a3"), Move("pteranodon", "a4", "a3"), Place("egg", "caveman"),
        Place("cave", "caveman"), Place("hut", "caveman"), Place("worship", "caveman"), Place("hut", "caveman", "a4"),
        Place("hut", "caveman", "egg"),
    ]  # fmt: skip
    said = [phrase(state, NAMES, answer) for answer in answers]
    assert len(set(said)) == len(answers)
    assert all(one[0].isupper() and one[-1].isalpha() + (one[-1] in ")4") for one in said), said
    assert "Keep 1 foot and roll 2 dice again" in said
    assert "Send a cave person of Bilal home" in said


def test_a_quick_answer_says_that_it_has_no_reasons(art: Art) -> None:
    sitting = Sitting(art, _rolled())
    sitting.view.advise(Advice("keep"))
    assert _words(sitting) == ["Keep all dice and spend them.", "A quick thought only: there was no time for reasons."]


def test_while_it_is_thought_of_the_tray_says_so(art: Art) -> None:
    sitting = Sitting(art, _rolled())
    sitting.view.advise(None, thinking=True)
    assert sitting.view.message().text == "Thinking it over …"
    assert not _things(sitting, Slip)
    sitting.view.advise(Advice("keep"))
    assert sitting.view.message().text != "Thinking it over …"
    assert _things(sitting, Slip)


def test_whoever_hears_the_table_hears_the_hint_once_and_can_go_back_to_it(art: Art) -> None:
    sitting = Sitting(art, _feet())
    sitting.view.pointer._focus(MAIN)
    sitting.view.advise(advise(sitting.match))
    lines = _words(sitting)
    assert sitting.view.said().splitlines()[:-1] == lines
    sitting.view.pointer._focus(TileSpot(0))
    assert not set(lines) & set(sitting.view.said().splitlines())
    sitting.view.pointer._focus(SLIP)
    assert set(lines) <= set(sitting.view.said().splitlines())
    assert sitting.view.describe().splitlines()[: len(lines)] == lines
    sitting.view.advise(None)
    assert not set(lines) & set(sitting.view.describe().splitlines())


# -- where it is shown -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "spots"),
    [
        (ROLL, [MAIN]),
        (KEEP, [ButtonSpot("next")]),
        (Reroll((1, 3)), [DieSpot(1), MAIN]),
        (Hatch("pteranodon"), [PenSpot("pteranodon")]),
        (Place("egg", "caveman"), [SUPPLY, NestSpot()]),
        (Move("caveman", "a4", "a3"), [PieceSpot(0, "caveman", "a4"), TileSpot(4)]),
        (TREMORS[0], [ArrowSpot("up")]),
        (STILL, [MAIN]),
        (END, [MAIN]),
    ],
)
def test_the_places_that_the_answer_is_given_with_are_marked(command: Command, spots: list[object]) -> None:
    state = Board().put(0, "caveman", "a4").dice("foot", "egg", "foot").state
    assert marked(state, command) == spots


def test_the_prey_of_a_meal_is_marked() -> None:
    match = TABLES["a meal"]()
    assert marked(match.state, Eat("wave")) == [PieceSpot(1, "caveman", "c2")]


@pytest.mark.parametrize("name", OPEN)
def test_what_is_marked_can_be_chosen(art: Art, name: str) -> None:
    match = TABLES[name]()
    sitting = Sitting(art, match)
    sitting.view.advise(advise(match))
    lamps, trails = _things(sitting, Lamp), _things(sitting, Trail)
    assert lamps
    given = marked(match.state, match.rules.parse(advise(match).answer, match.state))
    assert given[0] in sitting.view.lit
    assert len(trails) == (isinstance(given[-1], TileSpot | NestSpot | ArrowSpot))


def test_only_what_is_still_to_be_pressed_has_a_lamp(art: Art) -> None:
    sitting = Sitting(art, _rolled())
    sitting.view.advise(Advice("reroll 1 2"))
    assert len(_things(sitting, Lamp)) == 4
    sitting.click(DieSpot(0))  # not to be kept
    sitting.click(DieSpot(4))
    assert len(_things(sitting, Lamp)) == 4
    for number in (0, 2, 3):
        sitting.click(DieSpot(number))
    assert len(_things(sitting, Lamp)) == 1
    sitting = Sitting(art, _feet())
    sitting.view.advise(Advice("move caveman a4 b4"))
    sitting.click(PieceSpot(0, "caveman", "a4"))
    assert not _things(sitting, Lamp)
    assert _things(sitting, Trail)


def test_a_trail_leads_from_the_piece_to_its_tile_and_from_the_volcano_the_way_it_is_pushed(art: Art) -> None:
    sitting = Sitting(art, _feet())
    sitting.view.advise(Advice("move caveman a4 b4"))
    (trail,) = _things(sitting, Trail)
    assert isinstance(trail, Trail)
    assert layout.cell_box(0).collidepoint(trail.start)
    assert trail.goal == layout.cell_centre(1)
    sitting = Sitting(art, TABLES["a tremor"]())
    sitting.view.advise(Advice("tremor left"))
    (trail,) = _things(sitting, Trail)
    assert isinstance(trail, Trail)
    assert trail.goal[0] < trail.start[0] < layout.cell_centre(sitting.view.showing.volcano)[0]


@pytest.mark.parametrize("name", OPEN)
def test_the_slip_covers_none_of_the_places_that_it_speaks_of_first(art: Art, name: str) -> None:
    match = TABLES[name]()
    sitting = Sitting(art, match, (1280, 720))
    sitting.view.advise(advise(match))
    first = marked(match.state, match.rules.parse(advise(match).answer, match.state))[0]
    assert not FRect(_slip(sitting).box).colliderect(sitting.view.places.boxes[first])


@pytest.mark.parametrize("tongue", ["en", "es"])
@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_it_can_be_read_whole(art: Art, size: tuple[int, int], zoom: float, tongue: str) -> None:
    speak(tongue, LOCALE)
    for name in OPEN:
        match = TABLES[name]()
        sitting = Sitting(art, match, size, zoom=zoom)
        sitting.view.advise(advise(match))
        slip = _slip(sitting)
        sitting.canvas.notes = []
        sitting.paint()
        notes, sitting.canvas.notes = sitting.canvas.notes, None
        assert [note.words for note in notes if note.name == "slip"] == [words for words, _style, _box in slip.parts]
        assert not [fault for fault in rules.faults(notes) if not fault.startswith("badge: 'x")], name
        assert all(FRect(slip.box).contains(FRect(box)) for _words, _style, box in slip.parts), name


# -- asking for it, and putting it away --------------------------------------------------------------------


def _asks(response: object) -> bool:
    return isinstance(response, intents.Hint)


def test_the_key_the_button_and_the_slip_ask_the_play_screen(art: Art) -> None:
    sitting = Sitting(art, _feet())
    assert _asks(sitting.view.handle(intents.Hint()))
    assert _asks(sitting.click(HINT))
    sitting.view.advise(advise(sitting.match))
    sitting.view.update(0.0)
    assert _asks(sitting.click(SLIP))
    assert "put away" in sitting.view.message().text


@pytest.mark.parametrize("device", [intents.Device.KEYS, intents.Device.PAD])
def test_it_is_reached_by_arrows_too(art: Art, device: intents.Device) -> None:
    sitting = Sitting(art, new_match())
    ways = {MAIN: [intents.Direction.RIGHT], ButtonSpot("undo"): [intents.Direction.RIGHT] * 2}
    for start, steps in ways.items():
        sitting.view.pointer._focus(start)
        for step in steps:
            sitting.view.handle(intents.Move(step, device=device))
    assert sitting.view.pointer.pointed == HINT
    assert _asks(sitting.view.handle(intents.Confirm(device=device)))


def test_cancel_puts_it_away_before_it_lets_go_of_anything(art: Art) -> None:
    sitting = Sitting(art, _feet())
    sitting.click(PieceSpot(0, "caveman", "a4"))
    sitting.view.advise(Advice("end"))
    assert _asks(sitting.view.handle(intents.Cancel()))
    sitting.view.advise(None)
    assert sitting.view.hand.chosen()
    assert sitting.view.handle(intents.Cancel()) == Done()
    assert sitting.view.handle(intents.Cancel()) is None


def test_the_buttons_say_what_they_are_for_and_which_key_does_the_same(art: Art) -> None:
    sitting = Sitting(art, _feet())
    sitting.services.key = lambda action: {Action.HINT: "I", Action.SCORES: "V"}.get(action, "")
    sitting.view.stale()
    for spot, heading in ((HINT, "Hint (I)"), (ButtonSpot("scores"), "What would score (V)"), (MAIN, "End turn")):
        sitting.view.pointer._focus(spot)
        assert sitting.view.message().heading == heading


def test_what_would_score_has_a_key_and_a_button_of_its_own_and_both_can_be_seen_at_once(art: Art) -> None:
    sitting = Sitting(art, _feet())
    sitting.view.advise(advise(sitting.match))
    assert sitting.view.handle(intents.Scores()) == Done()
    assert _things(sitting, Award)
    assert _things(sitting, Slip)
    assert sitting.click(ButtonSpot("scores")) == Done()
    assert not _things(sitting, Award)


def test_who_is_not_to_answer_gets_no_hint(art: Art) -> None:
    sitting = Sitting(art, _feet(), live=False)
    button = next(one for one in sitting.view.buttons if one.spot == HINT)
    assert button.reason == "It is not your turn."


def test_following_hints_is_playing_as_hard_does(art: Art) -> None:
    """By mouse, place by place, as they are marked."""
    match = new_match(seats=2, seed=8)
    sitting, asked = Sitting(art, match), 0
    while match.decision is not None and asked < 40:
        asked += 1
        command = match.rules.parse(advise(match).answer, match.state)
        assert command == BOTS["hard"](0).choose(match)
        sitting.give(_done(sitting, command))
        assert match.log[-1].command == command


def _done(sitting: Sitting, command: Command) -> Response:
    response: Response = None
    for spot in pressed(sitting.match.state, command, sitting.view.hand.chosen()):
        response = sitting.click(spot)
    return response


def test_a_slip_has_one_of_few_heights_which_are_cut_while_nobody_waits(art: Art) -> None:
    heights = set()
    for name in OPEN:
        sitting = Sitting(art, TABLES[name]())
        sitting.view.advise(advise(sitting.match))
        heights.add(_slip(sitting).box[3])
    assert heights <= set(HEIGHTS)
    wanted: list[float] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "game.ui.paper.Paper.panel_in_steps",
            lambda _paper, kind, size, *_cut: iter(wanted.append(size[1]) or () if kind == "straw" else ()),
        )
        for _step in warm(sitting.canvas, sitting.view.showing):
            pass
    assert wanted == list(HEIGHTS)
