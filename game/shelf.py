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
    """A game on offer: its rules, its set-ups by id (the first is the usual one), its bots by level."""

    name: str
    title: str
    """To be translated with `_`."""
    rules: Ruleset[Any]
    scenarios: Callable[[], Mapping[str, Any]]
    """The set-ups by id. ContentError."""
    bot: Callable[[str, int], Bot]
    """A bot of that level with that seed. ValueError: no such level."""
    levels: tuple[str, ...]
    checks: Sequence[Check]
    """How this game's own files are checked."""
    advise: Callable[[Match[Any]], Advice]
    """What its best bot would do about the open decision, and why."""


def _wrath() -> Game:
    from game.wrath import content  # noqa: PLC0415 - a game is imported when it is opened
    from game.wrath.bots.hint import advise  # noqa: PLC0415
    from game.wrath.bots.levels import BOTS  # noqa: PLC0415
    from game.wrath.rules import Wrath  # noqa: PLC0415

    return Game(
        name="wrath",
        title=N_("Wrath of Fire Mountain"),
        rules=Wrath(),
        scenarios=lambda: content.scenarios(content.folder()),
        bot=_bots(BOTS),
        levels=tuple(BOTS),
        checks=content.CHECKS,
        advise=advise,
    )


def _moogh() -> Game:
    from game.moogh import content  # noqa: PLC0415
    from game.moogh.bots.levels import BOTS, advise  # noqa: PLC0415
    from game.moogh.rules import Moogh  # noqa: PLC0415

    return Game(
        name="moogh",
        title=N_("Moogh"),
        rules=Moogh(),
        scenarios=lambda: content.scenarios(content.folder()),
        bot=_bots(BOTS),
        levels=tuple(BOTS),
        checks=content.CHECKS,
        advise=advise,
    )


def _cazadores() -> Game:
    from game.cazadores import content  # noqa: PLC0415
    from game.cazadores.bots.levels import BOTS, advise  # noqa: PLC0415
    from game.cazadores.rules import Cazadores  # noqa: PLC0415

    return Game(
        name="cazadores",
        title=N_("Fossil Hunters"),
        rules=Cazadores(),
        scenarios=lambda: content.scenarios(content.folder()),
        bot=_bots(BOTS),
        levels=tuple(BOTS),
        checks=content.CHECKS,
        advise=advise,
    )


def _bots(makers: Mapping[str, Callable[[int], Bot]]) -> Callable[[str, int], Bot]:
    def bot(level: str, seed: int) -> Bot:
        if level not in makers:
            raise ValueError(f"no bot {level!r}: {', '.join(makers)} was expected")
        return makers[level](seed)

    assert set(makers) <= set(LEVELS)
    return bot


_SHELF: dict[str, Callable[[], Game]] = {
    "wrath": _wrath,
    "moogh": _moogh,
    "cazadores": _cazadores,
}
GAMES = tuple(_SHELF)
"""Their names, in the shelf's order."""
TABLES = ("wrath",)
"""Those with a table to be seen: a view. The others are played from the command line alone."""


def open_game(name: str) -> Game:
    """The game of that name. ValueError: no such game."""
    if name not in _SHELF:
        raise ValueError(f"no game {name!r}: {', '.join(GAMES)} was expected")
    return _SHELF[name]()


def checks() -> list[Check]:
    """How the files of all games are checked."""
    return [one for name in GAMES for one in open_game(name).checks]
