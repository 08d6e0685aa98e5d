"""Whether the levels are levels: `python3 tests/ladder.py GAME [--part 1.0] [--only hard,easy] [--seed 1]`.

Plays the pairs below, seats rotating, and prints a table in Markdown: wins with Wilson's interval of 95 %, how many
matches nobody won (they count against the first) and the wins among the others, seconds of one core a match, and how
long an answer takes. `--part 0.1` plays a tenth of the matches. The same call plays the same matches. With
`--notes FILE` each match is written down there, and what is noted is not played again: long counts may be broken off.
Exit status 1 if a goal is missed. Not a test.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.simulate import wilson  # noqa: E402
from tests.arena import share, sitting  # noqa: E402


@dataclass(frozen=True, slots=True)
class Rung:
    """The first seat's level should win at least `goal` of that many matches."""

    seats: tuple[str, ...]
    matches: int
    goal: float


@dataclass(frozen=True, slots=True)
class Games:
    """What is played: the scenarios in turn, with the same options; where the matches are noted, if anywhere."""

    name: str
    scenarios: list[str]
    options: dict[str, str]
    notes: Path | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match: the part of the win that the first level has, whether anybody won, seconds of one core."""

    won: float
    decided: bool
    seconds: float
    thought: list[float]
    """Seconds of each answer of the first level."""


WRATH = (
    Rung(("easy", "random"), 400, 0.97),
    Rung(("normal", "random"), 400, 0.99),
    Rung(("normal", "easy"), 400, 0.80),
    Rung(("hard", "easy"), 200, 0.90),
    Rung(("hard", "normal"), 200, 0.65),
    Rung(("hard", "normal", "normal", "normal"), 200, 0.40),
)
CAZADORES = (
    Rung(("easy", "random"), 400, 0.98),
    Rung(("normal", "easy"), 400, 0.75),
    Rung(("hard", "normal"), 200, 0.65),
    Rung(("hard", "normal", "normal", "normal"), 200, 0.40),
)
DINOWARS = (
    Rung(("easy", "random"), 400, 0.95),
    Rung(("normal", "easy"), 400, 0.75),
    Rung(("hard", "normal"), 200, 0.65),
)
OTHERS = (
    Rung(("easy", "random"), 400, 0.90),
    Rung(("normal", "easy"), 400, 0.70),
    Rung(("hard", "normal"), 200, 0.60),
)
"""In the games that are not named here."""
RUNGS = {"wrath": WRATH, "cazadores": CAZADORES, "dinowars": DINOWARS}
HEAD = (
    "| seats | matches | wins of the first | Wilson 95 % | goal | nobody won | of the others "
    "| core s a match (median, max) | answer p95, max (ms) |\n|---|---|---|---|---|---|---|---|---|"
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--part", type=float, default=1.0)
    parser.add_argument("--only", default="", help="the one rung with these seats, such as hard,easy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", default="", help="several, with commas between, are played in turn")
    parser.add_argument("--mode", default="", help="the difficulty, for hunts of Moogh")
    parser.add_argument("--notes", type=Path)
    given = parser.parse_args()
    options = {"mode": given.mode} if given.mode else {}
    games = Games(given.game, given.scenario.split(","), options, given.notes)
    _say(HEAD)
    climbed = [
        _climb(rung, games, given.seed, max(1, math.ceil(rung.matches * given.part)))
        for rung in RUNGS.get(given.game, OTHERS)
        if given.only in {"", ",".join(rung.seats)}
    ]
    return 0 if all(climbed) else 1


def _climb(rung: Rung, games: Games, seed: int, matches: int) -> bool:
    played = [noted(rung, games, seed, number) for number in range(1, matches + 1)]
    won, decided = sum(one.won for one in played), sum(one.decided for one in played)
    low, high = wilson(won, matches)
    seconds, thought = [one.seconds for one in played], [took for one in played for took in one.thought]
    p95, worst = 1000 * share(thought, 0.95), 1000 * max(thought)
    _say(
        f"| {', '.join(rung.seats)} | {matches} | {won / matches:.1%} | {low:.1%} to {high:.1%} | {rung.goal:.0%} | "
        f"{matches - decided} | {won / max(1, decided):.1%} | "
        f"{share(seconds, 0.5):.2f}, {max(seconds):.2f} | {p95:.0f}, {worst:.0f} |"
    )
    return won / matches >= rung.goal


def noted(rung: Rung, games: Games, seed: int, number: int) -> Played:
    """The match, from the notes if it is there, else played and noted."""
    if games.notes is None:
        return _play(rung, games, seed, number)
    key = json.dumps([games.name, games.scenarios, games.options, rung.seats, seed, number])
    lines = games.notes.read_text(encoding="utf-8").splitlines() if games.notes.exists() else []
    for line in lines:
        if line.startswith(key):
            return Played(**json.loads(line[len(key) :]))
    played = _play(rung, games, seed, number)
    with games.notes.open("a", encoding="utf-8") as notes:
        notes.write(f"{key} {json.dumps(asdict(played))}\n")
    return played


def _play(rung: Rung, games: Games, seed: int, number: int) -> Played:
    start = time.process_time()
    turn = (number - 1) // len(rung.seats)  # everybody sits everywhere in each scenario
    scenario = games.scenarios[turn % len(games.scenarios)]
    sat = sitting(games.name, rung.seats, seed, number, scenario, options=games.options).play()
    outcome = sat.match.outcome
    assert outcome is not None
    firsts = [seat for seat in outcome.winners if sat.seats[seat] == rung.seats[0]]
    won = len(firsts) / len(outcome.winners) if outcome.winners else 0.0
    thought = [round(took, 4) for took in sat.thought.get(rung.seats[0], [])]
    return Played(won, bool(outcome.winners), round(time.process_time() - start, 3), thought)


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a script


if __name__ == "__main__":
    sys.exit(main())
