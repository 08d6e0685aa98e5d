"""Bots in another process: always an answer, never a wait, nothing left behind."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import Advice, RandomBot
from game.core.dice import Dice
from game.core.match import Match
from game.core.words import speak
from game.thinker import Thinker, posed, question
from tests.core.minis import MINIS, Caravan, Pebbles, advance, begin, fingerprint
from tests.core.thinkable import (
    FirstBot,
    open_at_leisure,
    open_bare,
    open_dying,
    open_mini,
    open_mistaken,
    open_pondering,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.core.thinkable import MiniGame

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker((), opener=open_mini)
    yield made
    made.close()
    assert made._process is None


@pytest.mark.parametrize("rules", MINIS, ids=lambda rules: rules.name)
def test_it_answers_as_the_same_bot_does_here(thinker: Thinker, rules: Pebbles | Caravan) -> None:
    match = begin(rules, 6, scenario=8)
    here = [RandomBot(40), RandomBot(41)]
    while match.decision is not None:
        seat = match.decision.seat
        thinker.ask(rules.name, "random", 40 + seat, match)
        answer = _answer(thinker)
        assert answer == str(here[seat].choose(match))
        match.submit(rules.parse(answer, match.state))
    assert match.outcome is not None


def test_a_question_is_the_match_again_at_every_decision() -> None:
    for rules in MINIS:
        match = begin(rules, 2, seats=3)
        for pick in range(60):
            if match.decision is None:
                break
            sent = pickle.loads(pickle.dumps(question(1, rules.name, "easy", 5, match)))  # noqa: S301
            again = posed(sent, rules)
            assert again.decision is not None
            assert again.decision.legal() == match.decision.legal()
            assert again.decision.seat == match.decision.seat
            advance(match, [pick])


def test_a_question_holds_nothing_that_its_seat_may_not_see() -> None:
    rules: Any = Caravan()
    one = rules.set_up(0, 2, Dice(1))
    one.hands[1], one.bag = ["camel", "camel", "tent", "water"], {"camel": 2, "tent": 3, "thief": 8, "water": 2}
    other = one.copy()
    other.hands[1], other.bag = ["thief", "thief", "thief", "thief"], {"camel": 4, "tent": 4, "thief": 4, "water": 3}
    matches = [Match[Any](rules, state, Dice(2, ["calm"])) for state in (one, other)]
    letters = [pickle.dumps(question(1, "caravan", "easy", 5, match)) for match in matches]
    assert letters[0] == letters[1]


def test_asking_disturbs_nothing(thinker: Thinker) -> None:
    match = begin(Caravan(), 3)
    advance(match, [0, 0])
    before, log = fingerprint(match), list(match.log)
    thinker.ask("caravan", "random", 1, match)
    _answer(thinker)
    assert (fingerprint(match), match.log, match.undoable) == (before, log, 2)


def test_an_answer_comes_once_and_only_to_the_last_question(thinker: Thinker) -> None:
    first, second = begin(Pebbles(), 1), begin(Caravan(), 3)
    one = thinker.ask("pebbles", "easy", 1, first)
    _until(lambda: not thinker._outbox.empty())  # its answer lies there, and nobody wants it any more
    two = thinker.ask("caravan", "easy", 1, second)
    assert two > one
    assert _answer(thinker) == "load 1"
    assert thinker.poll() is None
    assert not thinker.thinking


def test_while_a_bot_thinks_there_is_no_answer_and_no_wait(thinker: Thinker) -> None:
    assert thinker.poll() is None
    thinker.ask("pebbles", "slow", 1, begin(Pebbles(), 1))
    assert thinker.thinking
    assert [thinker.poll() for _frame in range(1000)] == [None] * 1000


def test_a_cancelled_thought_ends_with_its_process_and_the_next_question_is_answered(thinker: Thinker) -> None:
    match = begin(Pebbles(), 1)
    thinker.ask("pebbles", "slow", 1, match)
    _until(lambda: thinker._awake)
    pid = _pid(thinker)
    thinker.cancel()
    _until(lambda: _gone(pid))
    assert thinker.poll() is None
    thinker.ask("pebbles", "easy", 1, match)
    assert _answer(thinker) == "throw"
    assert _pid(thinker) != pid


def test_a_quick_thought_that_is_cancelled_costs_no_process(thinker: Thinker) -> None:
    match = begin(Pebbles(), 1)
    thinker.ask("pebbles", "easy", 1, match)
    assert _answer(thinker) == "throw"
    pid = _pid(thinker)
    for _quick in range(20):
        thinker.ask("pebbles", "easy", 1, match)
        thinker.cancel()
    thinker.ask("pebbles", "easy", 1, match)
    assert _answer(thinker) == "throw"
    assert _pid(thinker) == pid


def test_a_process_that_is_killed_in_mid_thought_is_replaced_and_the_easy_bot_answers(thinker: Thinker) -> None:
    match = begin(Pebbles(), 1)
    for _again in range(3):
        thinker.ask("pebbles", "slow", 1, match)
        pid = _pid(thinker)
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        assert _answer(thinker) == str(FirstBot().choose(match))
        _until(lambda pid=pid: thinker._process is not None and _pid(thinker) != pid)
    thinker.ask("pebbles", "random", 7, match)
    assert _answer(thinker) == str(RandomBot(7).choose(match))


@pytest.mark.parametrize("level", ["dying", "broken"])
def test_a_bot_that_fails_is_replaced_by_the_easy_one_and_the_match_goes_on(thinker: Thinker, level: str) -> None:
    match = begin(Caravan(), 3, scenario=1)
    while match.decision is not None:
        thinker.ask("caravan", level, 1, match)
        answer = _answer(thinker)
        assert answer == str(FirstBot().choose(match))
        match.submit(match.rules.parse(answer, match.state))
    assert match.outcome is not None


def test_a_late_bot_has_lost_its_turn_to_the_easy_one() -> None:
    thinker = Thinker((), opener=open_mini, late=0.3)
    thinker.ask("pebbles", "slow", 1, begin(Pebbles(), 1))
    pid = _pid(thinker)
    assert _answer(thinker) == "throw"
    _until(lambda: _gone(pid))
    thinker.close()


def test_what_a_process_takes_to_start_is_not_taken_from_its_bots() -> None:
    thinker = Thinker(("pebbles",), opener=open_at_leisure, late=0.3)
    match = begin(Pebbles(), 1)
    thinker.ask("pebbles", "easy", 1, match)
    pid = _pid(thinker)
    thinker.cancel()
    thinker.ask("pebbles", "random", 7, match)
    assert _answer(thinker) == str(RandomBot(7).choose(match))
    assert _pid(thinker) == pid
    thinker.close()


def test_where_the_easy_bot_fails_too_the_first_option_is_taken() -> None:
    thinker = Thinker((), opener=open_bare)
    thinker.ask("pebbles", "broken", 1, begin(Pebbles(), 1))
    assert _answer(thinker) == "throw"
    thinker.close()


def test_where_no_process_can_be_had_the_easy_bot_answers_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    thinker = Thinker((), opener=open_mini)
    for _twice in range(2):
        thinker.ask("pebbles", "random", 1, begin(Pebbles(), 1))
        assert _answer(thinker) == "throw"
    thinker.close()


def test_a_game_that_cannot_be_opened_early_does_not_end_the_process() -> None:
    thinker = Thinker(("chess",), opener=open_mini)
    thinker.ask("pebbles", "random", 7, begin(Pebbles(), 1))
    assert _answer(thinker) == str(RandomBot(7).choose(begin(Pebbles(), 1)))
    thinker.close()


def test_closing_in_mid_thought_leaves_no_process() -> None:
    thinker = Thinker((), opener=open_mini)
    thinker.ask("pebbles", "slow", 1, begin(Pebbles(), 1))
    pid = _pid(thinker)
    thinker.close()
    assert _gone(pid)


@pytest.mark.parametrize("end", ["sys.exit()", "os._exit(0)", "os.kill(os.getpid(), getattr(signal, 'SIGKILL', 15))"])
def test_however_the_program_ends_no_process_is_left(end: str) -> None:
    """Also without `close`, and with a bot in mid-thought."""
    script = (
        "import os, signal, sys, time\n"
        "from game.thinker import Thinker\n"
        "from tests.core.minis import Pebbles, begin\n"
        "from tests.core.thinkable import open_mini\n"
        "if __name__ == '__main__':\n"
        "    thinker = Thinker((), opener=open_mini)\n"
        "    thinker.ask('pebbles', 'slow', 1, begin(Pebbles(), 1))\n"
        "    while thinker._process is None: time.sleep(0.01)\n"
        "    time.sleep(0.5)\n"
        "    print(thinker._process.pid, flush=True)\n"
        f"    {end}\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    pid = int(ended.stdout)
    _until(lambda: _gone(pid))
    assert "Traceback" not in ended.stderr


def test_the_other_process_loads_no_pygame() -> None:
    script = (
        "import sys\n"
        "from game.shelf import GAMES, open_game\n"
        "import game.thinker\n"
        "for name in GAMES:\n"
        "    game = open_game(name)\n"
        "    for level in game.levels: game.bot(level, 1)\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in ('pygame', 'pytmx')))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    said = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, check=True)
    assert said.stdout.split() == [b"[]"]


# -- advice for people ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", MINIS, ids=lambda rules: rules.name)
def test_advice_comes_from_the_other_process_in_the_language_that_is_spoken_here(
    thinker: Thinker, rules: Pebbles | Caravan
) -> None:
    for tongue in ("en", "es", "en"):
        speak(tongue, ROOT / "data" / "locale")
        match = begin(rules, 6, scenario=8)
        assert match.decision is not None
        thinker.ask_advice(rules.name, match)
        assert _advice(thinker) == Advice(str(match.decision.options()[-1]), tongue)
        assert thinker.poll_advice() is None
        assert not thinker.thinking


def test_advice_that_is_no_longer_wanted_ends_and_the_bots_answer_on() -> None:
    thinker = Thinker((), opener=open_pondering)
    match = begin(Pebbles(), 1)
    thinker.ask_advice("pebbles", match)
    _until(lambda: thinker._awake)
    pid = _pid(thinker)
    assert [thinker.poll_advice() for _frame in range(1000)] == [None] * 1000
    thinker.ask("pebbles", "random", 7, match)
    assert _answer(thinker) == str(RandomBot(7).choose(match))
    assert _gone(pid)
    thinker.close()


@pytest.mark.parametrize("opener", [open_dying, open_mistaken])
def test_where_advice_fails_an_easy_answer_without_reasons_takes_its_place(opener: Callable[[str], MiniGame]) -> None:
    thinker = Thinker((), opener=opener)
    for _again in range(2):
        thinker.ask_advice("pebbles", begin(Pebbles(), 1))
        assert _advice(thinker) == Advice("throw")
    thinker.close()


def test_late_advice_is_an_easy_answer_too() -> None:
    thinker = Thinker((), opener=open_pondering, late=0.3)
    thinker.ask_advice("pebbles", begin(Pebbles(), 1))
    assert _advice(thinker) == Advice("throw")
    thinker.close()


def _advice(thinker: Thinker) -> Advice:
    while (advice := thinker.poll_advice()) is None:
        time.sleep(0.002)
    return advice


def _answer(thinker: Thinker) -> str:
    """The answer when it comes; pytest's own limit ends a wait for ever."""
    while (answer := thinker.poll()) is None:
        time.sleep(0.002)
    return answer


def _pid(thinker: Thinker) -> int:
    _until(lambda: thinker._process is not None)
    process = thinker._process
    assert process is not None
    assert process.pid is not None
    return process.pid


def _until(true: Callable[[], bool]) -> None:
    while not true():
        time.sleep(0.005)


def _gone(pid: int) -> bool:
    """Whether the process has ended (a dead child that nobody fetched yet counts as ended)."""
    stat = Path(f"/proc/{pid}/stat")
    if stat.parents[1].exists():
        return not stat.exists() or ") Z " in stat.read_text(encoding="utf-8")
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return False
    return True
