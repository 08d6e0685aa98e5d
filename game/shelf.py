"""The games on the shelf, one line each. Opening one imports it; the others cost nothing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.check import Check
from game.core.bots import LEVELS, Advice, Bot
from game.core.match import Match
from game.core.ruleset import Ruleset
from game.core.words import N_


@dataclass(frozen=True, slots=True)
class Game:
    """A game on offer."""

    title: str
    """To be translated with `_`."""
    rules: Ruleset[Any]
    scenarios: Callable[[], Mapping[str, Any]]
    """The set-ups by id, the usual one first. ContentError."""
    bots: Mapping[str, Callable[[int], Bot]]
    """By level, from weakest to strongest, what makes a bot of a seed."""
    checks: Sequence[Check]
    """How this game's own files are checked."""
    advise: Callable[[Match[Any]], Advice]
    """What its best bot would do about the open decision, and why."""

    def __post_init__(self) -> None:
        assert set(self.bots) <= set(LEVELS)

    @property
    def name(self) -> str:
        """Its id."""
        return self.rules.name

    @property
    def levels(self) -> tuple[str, ...]:
        """Those of its bots, from weakest to strongest."""
        return tuple(self.bots)

    def bot(self, level: str, seed: int) -> Bot:
        """A bot of that level with that seed. ValueError: no such level."""
        if level not in self.bots:
            raise ValueError(f"no bot {level!r}: {', '.join(self.bots)} was expected")
        return self.bots[level](seed)


def _wrath() -> Game:
    from game.wrath import content  # noqa: PLC0415 - a game is imported when it is opened
    from game.wrath.bots.hint import advise  # noqa: PLC0415
    from game.wrath.bots.levels import BOTS  # noqa: PLC0415
    from game.wrath.rules import Wrath  # noqa: PLC0415

    title, set_ups = N_("Wrath of Fire Mountain"), lambda: content.scenarios(content.folder())
    return Game(title, Wrath(), set_ups, BOTS, content.CHECKS, advise)


def _moogh() -> Game:
    from game.moogh import content  # noqa: PLC0415
    from game.moogh.bots.hint import advise  # noqa: PLC0415
    from game.moogh.bots.levels import BOTS  # noqa: PLC0415
    from game.moogh.rules import Moogh  # noqa: PLC0415

    return Game(N_("Moogh"), Moogh(), lambda: content.scenarios(content.folder()), BOTS, content.CHECKS, advise)


def _campaign() -> Game:
    from game.moogh import content  # noqa: PLC0415
    from game.moogh.campaign.bot import TRIBES, advise  # noqa: PLC0415
    from game.moogh.campaign.rules import Campaign  # noqa: PLC0415

    return Game(N_("Moogh: a campaign"), Campaign(), lambda: content.tales(content.folder()), TRIBES, (), advise)


def _cazadores() -> Game:
    from game.cazadores import content  # noqa: PLC0415
    from game.cazadores.bots.hint import advise  # noqa: PLC0415
    from game.cazadores.bots.levels import BOTS  # noqa: PLC0415
    from game.cazadores.rules import Cazadores  # noqa: PLC0415

    title, set_ups = N_("Fossil Hunters"), lambda: content.scenarios(content.folder())
    return Game(title, Cazadores(), set_ups, BOTS, content.CHECKS, advise)


def _dinowars() -> Game:
    from game.dinowars import content  # noqa: PLC0415
    from game.dinowars.bots.hint import advise  # noqa: PLC0415
    from game.dinowars.bots.levels import BOTS  # noqa: PLC0415
    from game.dinowars.rules import DinoWars  # noqa: PLC0415

    return Game(N_("Dino-Wars"), DinoWars(), lambda: content.scenarios(content.folder()), BOTS, content.CHECKS, advise)


_SHELF: dict[str, Callable[[], Game]] = {
    "wrath": _wrath,
    "moogh": _moogh,
    "cazadores": _cazadores,
    "dinowars": _dinowars,
}
GAMES = tuple(_SHELF)
"""Their names, in the shelf's order."""
CAMPAIGNS: tuple[str, ...] = ("moogh-campaign",)
"""What lies in a game's box and is a course of many matches, with rules of its own."""
TABLES: tuple[str, ...] = ("wrath", "moogh", "cazadores", "dinowars")
"""Those with a table to be seen: a view. The others are played from the command line alone."""


def open_game(name: str) -> Game:
    """The game of that name, or the campaign. ValueError: no such game."""
    if name in CAMPAIGNS:
        return _campaign()
    if name not in _SHELF:
        raise ValueError(f"no game {name!r}: {', '.join((*GAMES, *CAMPAIGNS))} was expected")
    return _SHELF[name]()


def checks() -> list[Check]:
    """How the files of all games are checked."""
    return [one for name in GAMES for one in open_game(name).checks]
