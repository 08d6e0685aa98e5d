"""The little games as a process that thinks opens them, with bots that are good, slow, broken or deadly."""

from __future__ import annotations

import multiprocessing
import os
import time
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from game.core.bots import Advice, RandomBot
from game.core.words import language
from tests.core.minis import MINIS

if TYPE_CHECKING:
    from game.core.bots import Bot
    from game.core.decision import Command
    from game.core.match import Match


class FirstBot:
    """Always the first option."""

    def choose(self, match: Match[Any]) -> Command:
        assert match.decision is not None
        return match.decision.options()[0]


class SlowBot(FirstBot):
    """Thinks for longer than any test waits."""

    def choose(self, match: Match[Any]) -> Command:
        time.sleep(3600)
        return super().choose(match)


class DyingBot(FirstBot):
    """Takes its whole process with it."""

    def choose(self, match: Match[Any]) -> Command:
        os._exit(len(match.log) or 3)


class BrokenBot(FirstBot):
    """Has a bug."""

    def choose(self, match: Match[Any]) -> Command:
        raise ZeroDivisionError(match.rules.name)


@dataclass(frozen=True)
class MiniGame:
    """As much of a game on the shelf as a thinking process needs."""

    rules: Any

    def bot(self, level: str, seed: int) -> Bot:
        plain = {"easy": FirstBot, "slow": SlowBot, "dying": DyingBot, "broken": BrokenBot}
        return plain[level]() if level in plain else RandomBot(seed)

    def advise(self, match: Match[Any]) -> Advice:
        """The last option, with the language in which reasons would be told."""
        assert match.decision is not None
        return Advice(str(match.decision.options()[-1]), language())


def open_mini(name: str) -> MiniGame:
    return MiniGame(next(rules for rules in MINIS if rules.name == name))


@dataclass(frozen=True)
class BareGame(MiniGame):
    """Its easy bot has a bug, too."""

    def bot(self, level: str, seed: int) -> Bot:
        return BrokenBot() if level == "easy" else super().bot(level, seed)


def open_bare(name: str) -> MiniGame:
    return BareGame(open_mini(name).rules)


def open_at_leisure(name: str) -> MiniGame:
    """The first time, another process takes longer to open it than its bots may think."""
    _stretch()
    return open_mini(name)


@cache
def _stretch() -> None:
    if multiprocessing.parent_process() is not None:
        time.sleep(1.0)


@dataclass(frozen=True)
class PonderingGame(MiniGame):
    """Its advice takes longer than any test waits."""

    def advise(self, match: Match[Any]) -> Advice:
        return Advice(str(SlowBot().choose(match)))


def open_pondering(name: str) -> MiniGame:
    return PonderingGame(open_mini(name).rules)


@dataclass(frozen=True)
class DyingGame(MiniGame):
    """Whoever asks it for advice ends the process."""

    def advise(self, match: Match[Any]) -> Advice:
        return Advice(str(DyingBot().choose(match)))


def open_dying(name: str) -> MiniGame:
    return DyingGame(open_mini(name).rules)


@dataclass(frozen=True)
class MistakenGame(MiniGame):
    """Its advice has a bug."""

    def advise(self, match: Match[Any]) -> Advice:
        return Advice(str(BrokenBot().choose(match)))


def open_mistaken(name: str) -> MiniGame:
    return MistakenGame(open_mini(name).rules)
