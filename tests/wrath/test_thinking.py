"""The bots of this game in their own process."""

from __future__ import annotations

import pickle
import time
from typing import Any

from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.shelf import open_game
from game.thinker import Thinker, question

WRATH = open_game("wrath")


def dealt(seed: int, seats: int) -> Match[Any]:
    state = WRATH.rules.set_up(WRATH.scenarios()["first-game"], seats, setting_up(seed))
    return Match[Any](WRATH.rules, state, Dice(seed))


def test_the_easy_bot_says_the_same_there_as_here() -> None:
    match, thinker = dealt(21, 3), Thinker()
    while match.decision is not None and len(match.log) < 80:
        seat = match.decision.seat
        thinker.ask("wrath", "easy", seat, match)
        while (answer := thinker.poll()) is None:
            time.sleep(0.002)
        assert answer == str(WRATH.bot("easy", seat).choose(match))
        match.submit(match.rules.parse(answer, match.state))
    thinker.close()


def test_a_question_is_a_short_letter() -> None:
    match = dealt(22, 4)
    bot = WRATH.bot("random", 1)
    while match.decision is not None and len(match.log) < 200:
        assert len(pickle.dumps(question(1, "wrath", "easy", 1, match))) < 8_000
        match.submit(bot.choose(match))
