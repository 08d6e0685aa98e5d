"""`bench`: what the engine, the window and the bots take on this computer."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

from game.cli import measure, watching
from game.cli.options import Bench, Size
from game.screens import waiting
from game.shelf import GAMES, TABLES, open_game

if TYPE_CHECKING:
    from game.content.matchfile import SeatKind

_SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080))
_SECONDS = 5.0


def bench(ask: Bench) -> int:
    """Exit status 0. WrongInput: there is no screen to measure frames on."""
    with watching.screen():
        figures = _figures()
    if ask.json:
        print(json.dumps(figures))
    else:
        print("\n".join(table(figures)))
    return 0


def table(figures: dict[str, Any], path: str = "") -> list[str]:
    """The figures of nested mappings, a line each."""
    lines: list[str] = []
    for name, value in figures.items():
        here = f"{path} {name}".strip()
        lines += table(value, here) if isinstance(value, dict) else [f"{here:<46} {_number(value):>12}"]
    return lines


def _figures() -> dict[str, Any]:
    idle = watching.idling()
    return {
        "engine": {game: _engine(game) for game in GAMES},
        "frame": {game: {f"{w}x{h}": _frame(game, (w, h)) for w, h in _SIZES} for game in TABLES},
        "start_ms": round(watching.start_ms(), 1),
        "idle_cpu_percent": _rounded(idle.cpu_percent),
        "memory_mb": _rounded(idle.memory_mb),
        "bot": {game: _bots(game) for game in GAMES},
        "wait": {game: _waits(game) for game in TABLES},
    }


def _engine(game: str) -> dict[str, float]:
    seats = min(4, max(next(iter(open_game(game).scenarios().values())).seats()))
    chance, greedy = measure.random_rate(game, _SECONDS, seats), measure.greedy_rate(game, _SECONDS, seats)
    return {
        "random_decisions_per_s": round(chance.decisions_per_s),
        "random_matches_per_s": round(chance.matches_per_s, 1),
        "greedy_decisions_per_s": round(greedy.decisions_per_s),
        "greedy_matches_per_s": round(greedy.matches_per_s, 2),
        "copy_us": round(measure.copy_us(game, seats), 2),
        "fork_us": round(measure.fork_us(game, seats), 2),
    }


def _frame(game: str, size: Size) -> dict[str, float]:
    return {name: round(ms, 2) for name, ms in asdict(watching.frames(game, size)).items()}


def _bots(game: str) -> dict[str, dict[str, float]]:
    levels = cast("tuple[SeatKind, ...]", open_game(game).levels)
    return {level: _in_ms(measure.thinking(game, level, _SECONDS)) for level in levels if level != "random"}


def _waits(game: str) -> dict[str, dict[str, float]]:
    """Of a person at the table: for hard at each number of seats, for odds, for a thought that is called off."""
    seats = next(iter(open_game(game).scenarios().values())).seats()
    waits = {f"hard_{number}_seats": measure.thinking(game, "hard", _SECONDS, number) for number in seats}
    waits["called_off"] = measure.summed(waiting.called_off(game, measure.places(game, max(seats))))
    if game == "wrath":
        waits["odds"] = measure.summed(waiting.wrath_odds(measure.places(game, max(seats))))
    return {name: _in_ms(thought) for name, thought in waits.items()}


def _in_ms(thought: measure.Thought) -> dict[str, float]:
    return {name: round(ms, 3) for name, ms in asdict(thought).items()}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)


def _number(value: float | None) -> str:
    return "not told here" if value is None else f"{value:,}"
