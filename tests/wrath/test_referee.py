"""The program and a slow referee, who knows the rulebook alone, agree on every answer and all that comes of it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.core.dice import Dice, setting_up
from game.core.match import Entry, Match
from game.shelf import open_game
from game.wrath.state import State
from tests.counts import count
from tests.wrath import referee
from tests.wrath.drawn_positions import CELLS, Draw
from tests.wrath.referee import Law, Position

if TYPE_CHECKING:
    from game.wrath.scenario import Scenario

WRATH = open_game("wrath")
SCENARIOS = WRATH.scenarios()
ICONS = ("volcano", "cave", "hut", "egg", "foot")
ANSWERS = 350
"""The mountain may sleep for ever at a table where nobody worships and no round is the last: then it is enough."""

PLAIN = (("volcano",), ("cave",), ("hut",), ("foot",), ("foot",), ("egg",))
FACES = (
    PLAIN,
    PLAIN,
    PLAIN,
    (("volcano",), ("cave",), ("hut",), ("foot",), ("foot",), ("foot",), ("foot",), ("egg",)),
    (("egg",), ("egg",), ("cave",), ("foot",), ("foot",), ("volcano",)),
    (("volcano", "foot"), ("cave", "foot"), ("hut", "egg"), ("foot", "foot"), (), ("egg", "egg", "volcano")),
    (("volcano", "volcano"), ("cave", "hut"), ("foot", "foot", "foot"), ("egg", "foot", "egg")),
)
POLICIES: dict[str, dict[str, float]] = {
    "each answer alike": {},
    "breeder": {"egg": 30, "hatch": 200, "end": 0.2},
    "zealot": {"worship": 30, "end": 0.1},
    "lord of the volcano": {"worship stegosaurus": 500, "hatch stegosaurus": 500, "egg": 9, "end": 0.1},
    "settler": {"cave": 20, "hut": 20, "worship": 0.1, "egg": 0.3},
    "walker": {"move": 20, "end": 0.05},
    "swimmer": {"lagoon": 60, "cave": 5, "hut": 5, "egg": 4, "hatch": 9, "end": 0.05},
    "herder": {"jungle": 20, "cave": 5, "hut": 5, "egg": 3, "hatch": 9, "end": 0.05},
    "hunter": {"hatch tyrannosaurus": 99, "move tyrannosaurus": 40, "eat": 5, "egg": 9, "end": 0.1},
    "idler": {"keep": 200, "end": 9},
}
"""How much more likely an answer is: by its first word, its first two words, or the terrain that it leads onto."""


@dataclass(frozen=True)
class Setting:
    """A table to compare at: the program's scenario, the referee's law, and who plays how."""

    scenario: Scenario
    law: Law
    policies: tuple[str, ...]


def drawn_setting(chance: random.Random) -> Setting:
    """A table with any scenario, any four dinosaurs, printed pieces or odd ones."""
    seats = chance.choice((2, 3, 4))
    scenario = chance.choice(list(SCENARIOS.values()))
    if scenario.pick == "chosen":
        names = [one.name for one in scenario.pieces.species]
        scenario = scenario.with_options({"dinosaurs": chance.sample(names, 4)})
    if chance.random() < 0.6:
        scenario = odd(scenario, chance)
    policies = tuple(chance.choice(list(POLICIES)) for _ in range(seats))
    if chance.random() < 0.3:  # ties are made by tribes of one mind
        policies = policies[:1] * seats
    return Setting(scenario, law_of(scenario, seats), policies)


def odd(scenario: Scenario, chance: random.Random) -> Scenario:
    """The scenario with other numbers and dice, so that what is rare at a plain table happens often."""
    tables = tuple(
        replace(table, spaces=chance.choice((1, 3, 5, table.spaces, 10, 14)), target=chance.choice((1, 6, 12, 60)))
        for table in scenario.pieces.tables
    )
    pieces = replace(
        scenario.pieces,
        faces=tuple(tuple(ICONS.index(icon) for icon in face) for face in chance.choice(FACES)),
        dice=chance.choice((5, 5, 3, 1, 6)),
        rolls=chance.choice((3, 3, 1, 2, 4)),
        cavemen=chance.choice((10, 2, 3, 4, 6, 1)),
        bases=chance.choice((4, 4, 0, 1, 2, 8)),
        most=chance.choice((3, 3, 5)),
        present=chance.choice((1, 1, 0)),
        tables=tables,
    )
    return replace(scenario, pieces=pieces, stall_rounds=chance.choice((12, 12, 1, 3, 0)))


def sleepers() -> Setting:
    """Four tribes that can neither worship nor enter the land, until the first round's end ends all: they tie."""
    scenario = SCENARIOS["first-game"]
    faces = ((ICONS.index("egg"),), (ICONS.index("foot"),))
    scenario = replace(scenario, pieces=replace(scenario.pieces, faces=faces), stall_rounds=1)
    return Setting(scenario, law_of(scenario, 4), ("idler",) * 4)


def law_of(scenario: Scenario, seats: int) -> Law:
    pieces = scenario.pieces
    table = next(table for table in pieces.tables if table.players == seats)
    return Law(
        seats=seats,
        spaces=table.spaces,
        target=table.target,
        stall=scenario.stall_rounds * seats,
        dice=pieces.dice,
        rolls=pieces.rolls,
        bases=pieces.bases,
        most=pieces.most,
        present=pieces.present,
    )


# -- the comparison ------------------------------------------------------------------------------------------------


def test_the_program_and_the_referee_agree_on_every_answer_and_on_every_position() -> None:
    seen: Counter[str] = Counter()
    for seed in range(count(10_000)):
        compare(seed, seen)
    for seed in range(3):
        compare(seed, seen, sleepers())
    rare = [name for name in SITUATIONS if not seen[name]]
    assert not rare, f"never seen in {seen['matches']} matches: {rare}"


def compare(seed: int, seen: Counter[str], setting: Setting | None = None) -> None:
    """Plays a match, at a drawn table if none is given, and compares it answer by answer."""
    chance = random.Random(seed)
    setting = setting or drawn_setting(chance)
    state = WRATH.rules.set_up(setting.scenario, setting.law.seats, setting_up(seed))
    match = Match[State](WRATH.rules, state, Dice(seed))
    position = written(match)
    for _ in range(ANSWERS):
        if match.decision is None:
            break
        allowed = compare_legal(seed, match, setting.law, position)
        policy = POLICIES[setting.policies[match.decision.seat]]
        answer = chosen(sorted(allowed), position, policy, chance)
        notice(setting.law, position, allowed, answer, seen)
        position = compare_answer(seed, match, setting.law, position, answer)
        seen["answers"] += 1
    seen["matches"] += 1
    compare_end(seed, match, setting.law, position, seen)


def compare_legal(seed: int, match: Match[State], law: Law, position: Position) -> set[str]:
    """Compares what may be answered."""
    assert match.decision is not None
    texts = match.decision.legal()
    assert len(set(texts)) == len(texts), f"seed {seed}: an answer twice in {texts}"
    allowed = referee.legal(law, position)
    assert set(texts) == allowed, f"seed {seed}: {set(texts) ^ allowed} in {position}"
    assert match.decision.seat == position["to_move"]
    return allowed


def compare_answer(seed: int, match: Match[State], law: Law, before: Position, answer: str) -> Position:
    """Answers, and compares what came of it; the new position."""
    match.submit(match.rules.parse(answer, match.state))
    match.rules.audit(match.state)
    entry, after = match.log[-1], written(match)
    told = referee.apply(law, before, answer, [str(result) for result in entry.drew])
    assert after == told, f"seed {seed}: after {answer!r} {difference(after, told)} in {before}"
    gains = [new - old for old, new in zip(before["scores"], after["scores"], strict=True)]
    assert gains == told_points(entry, law.seats), f"seed {seed}: {answer!r} in {before}"
    return after


def told_points(entry: Entry, seats: int) -> list[int]:
    """What the reasons in the events say that each seat scored."""
    reasons = [reason for event in entry.events for reason in getattr(event, "reasons", ())]
    return [sum(reason.points for reason in reasons if reason.seat == seat) for seat in range(seats)]


def compare_end(seed: int, match: Match[State], law: Law, position: Position, seen: Counter[str]) -> None:
    assert (match.outcome is not None) == (position["phase"] == "over")
    if match.outcome is not None:
        assert match.outcome.winners == (referee.winner(law, position),), f"seed {seed}: {position}"
        assert list(match.outcome.scores) == position["scores"]
        tied = position["scores"].count(max(position["scores"]))
        seen[f"{tied} tie for the win"] += 1
        seen["the last eruption of a sleeping mountain"] += max(position["scores"]) < law.target


def written(match: Match[State]) -> Position:
    return dict(match.rules.write_position(match.state))


def difference(one: Position, other: Position) -> dict[str, tuple[Any, Any]]:
    keys = [*one, *(key for key in other if key not in one)]
    return {key: (one.get(key), other.get(key)) for key in keys if one.get(key) != other.get(key)}


def chosen(answers: list[str], position: Position, policy: dict[str, float], chance: random.Random) -> str:
    """One of the answers, by the policy's weights, and among the many ways to roll again as if they were few."""
    weights = [weight(answer, position, policy) for answer in answers]
    return chance.choices(answers, weights)[0]


def weight(answer: str, position: Position, policy: dict[str, float]) -> float:
    words = answer.split()
    found = policy.get(words[0], 1.0) * policy.get(" ".join(words[:2]), 1.0)
    if words[0] == "move":
        goal = position["map"][4 - int(words[3][1])].split()["abcd".index(words[3][0])]
        found *= policy.get(referee.terrain(goal), 1.0)
    return found / 8 if words[0] == "reroll" else found


# -- positions that matches seldom reach -----------------------------------------------------------------------------


def test_the_program_and_the_referee_agree_on_crowded_positions_and_on_each_answer_there() -> None:
    phases: Counter[str] = Counter()
    for seed in range(count(10_000)):
        compare_position(seed, phases)
    assert min(phases[phase] for phase in ("roll", "spend", "meal", "tremor")) >= 3, phases


def compare_position(seed: int, phases: Counter[str]) -> None:
    """Draws a position, reads it, and compares every answer to it."""
    chance = random.Random(f"position {seed}")
    setting = drawn_setting(chance)
    position = drawn_position(setting, chance)
    phases[position["phase"]] += 1
    match = at_position(setting, position)
    assert written(match) == position, f"seed {seed}: {difference(written(match), position)}"
    answers = sorted(compare_legal(seed, match, setting.law, position))
    for answer in answers if len(answers) < 40 else chance.sample(answers, 40):
        twin = at_position(setting, position)
        after = compare_answer(seed, twin, setting.law, position, answer)
        compare_end(seed, twin, setting.law, after, phases)


def test_whatever_is_no_answer_is_refused_with_a_reason_of_its_own() -> None:
    refused: Counter[str] = Counter()
    for seed in range(count(10_000)):
        chance = random.Random(f"refusal {seed}")
        setting = drawn_setting(chance)
        position = drawn_position(setting, chance)
        match = at_position(setting, position)
        assert match.decision is not None
        allowed = referee.legal(setting.law, position)
        for text in chance.sample(sentences(position, chance), 60):
            command = match.rules.parse(text, match.state)
            assert (command in match.decision) == (text in allowed), f"seed {seed}: {text!r} in {position}"
            if text not in allowed:
                reason = match.decision.why_not(command)
                assert reason.endswith("."), f"{text}: {reason}"
                assert "is not possible now" not in reason, f"seed {seed}: {text!r} in {position}"
                refused[position["phase"]] += 1
    assert min(refused[phase] for phase in ("roll", "spend", "meal", "tremor")) >= 50, refused


def sentences(position: Position, chance: random.Random) -> list[str]:
    """Lines of notation, likely and unlikely ones."""
    kinds = [referee.CAVEMAN, *position["dinosaurs"], "plesiosaur"]
    found = ["roll", "reroll 1", "reroll 2 4", "reroll 9", "keep", "end", "still", "spare", "tremor up", "tremor left"]
    found += [f"eat {tribe}" for tribe in referee.TRIBES[: len(position["tribes"])]]
    found += [f"hatch {kind}" for kind in kinds]
    for verb in ("worship", "cave", "hut", "egg"):
        found += [f"{verb} {kind}{start}" for kind in kinds for start in ("", " egg", f" {chance.choice(CELLS)}")]
    found += [f"move {kind} {chance.choice(CELLS)} {chance.choice(CELLS)}" for kind in kinds]
    for cell, pile in position["tribes"][position["to_move"]]["map"].items():
        found += [f"move {kind} {cell} {goal}" for kind in pile for goal in CELLS]
        found += [f"{verb} {kind} {cell}" for kind in pile for verb in ("worship", "cave", "hut", "egg")]
    return found


def drawn_position(setting: Setting, chance: random.Random) -> Position:
    pieces = setting.scenario.pieces
    faces = tuple(tuple(ICONS[icon] for icon in face) for face in pieces.faces)
    kinds = [one.name for one in pieces.species]
    phase = chance.choice(("roll", "spend", "spend", "spend", "meal", "tremor", "tremor"))
    for _ in range(200):
        four = chance.sample(kinds, 4)
        if phase == "meal" and "tyrannosaurus" not in four:
            four[0] = "tyrannosaurus"
        tiles = [tile.name for tile in setting.scenario.layout]
        names = tuple(sorted(four, key=kinds.index))
        found = Draw(setting.law, faces, pieces.cavemen, names, tiles, chance).position(phase)
        if found is not None:
            return found
    return drawn_position(setting, chance)  # such a table knows no such phase


def at_position(setting: Setting, position: Position) -> Match[State]:
    state = WRATH.rules.read_position(position, setting.scenario, setting.law.seats)
    return Match[State](WRATH.rules, state, Dice(7))


# -- what happened on the way --------------------------------------------------------------------------------------

SITUATIONS = (
    "worship with a stegosaurus",
    "worship from a tile",
    "worship from the egg space",
    "worship from a lagoon",
    "cave or hut with an empty supply",
    "cave or hut with a piece from a lagoon",
    "an egg from a tile",
    "a full volcano makes a volcano die worthless",
    "a duty that nobody can do",
    "a step onto a lagoon",
    "a lagoon that forbids the end",
    "a flight from a lagoon",
    "all bases used",
    "hatched before the first roll",
    "hatched between rolls",
    "both figures of a kind in one tribe",
    "six dice or more",
    "a meal",
    "a meal spared",
    "a tremor by a lord who does not lead",
    "the volcano goes over the edge",
    "lagoons score",
    "2 tie for the win",
    "3 tie for the win",
    "4 tie for the win",
    "the last eruption of a sleeping mountain",
)


def notice(law: Law, before: Position, allowed: set[str], answer: str, seen: Counter[str]) -> None:
    """Counts the situations that the comparison is after, so that it cannot pass without meeting them."""
    verb, *words = answer.split()
    board = referee.Board(law, before)
    me = before["to_move"]
    mine = [p for p in board.pieces if p.owner == me and p.kind != referee.CAVEMAN]
    start = words[1] if len(words) > 1 and verb in {"worship", "cave", "hut", "egg", "move"} else ""
    wet = start not in {"", "egg"} and referee.terrain(board.tile(start)) == "lagoon"
    seen["worship with a stegosaurus"] += answer == "worship stegosaurus"
    seen["worship from the egg space"] += answer == "worship caveman egg"
    seen["worship from a tile"] += verb == "worship" and start not in {"", "egg"}
    seen["worship from a lagoon"] += verb == "worship" and wet
    seen["cave or hut with an empty supply"] += verb in {"cave", "hut"} and start != ""
    seen["cave or hut with a piece from a lagoon"] += verb in {"cave", "hut"} and wet
    seen["an egg from a tile"] += verb == "egg" and start != ""
    seen["a flight from a lagoon"] += verb == "move" and words[0] == "pteranodon" and wet
    seen["hatched before the first roll"] += verb == "hatch" and before["rolls"] == 0
    seen["hatched between rolls"] += verb == "hatch" and before["phase"] == "roll" and before["rolls"] > 0
    seen["both figures of a kind in one tribe"] += len({p.kind for p in mine}) < len(mine)
    seen["all bases used"] += len(mine) >= law.bases > 0
    seen["six dice or more"] += len(before["dice"]) > law.dice
    seen["a meal"] += verb == "eat"
    seen["a meal spared"] += verb == "spare"
    notice_volcano(board, before, allowed, answer, seen)
    notice_goal(board, before, allowed, answer, seen)


def notice_volcano(board: referee.Board, before: Position, allowed: set[str], answer: str, seen: Counter[str]) -> None:
    crowd = Counter(p.owner for p in board.pieces if p.place == "volcano")
    me = before["to_move"]
    duty = before["phase"] == "spend" and "volcano" in before["unspent"]
    if duty and "end" in allowed:
        full = crowd.total() == board.law.spaces
        seen["a full volcano makes a volcano die worthless" if full else "a duty that nobody can do"] += 1
    if before["phase"] == "tremor" and answer != "still":
        seen["a tremor by a lord who does not lead"] += crowd[me] < max(crowd.values())
        row, column = board.where("volcano")
        edge = {"tremor up": row == 0, "tremor down": row == 3, "tremor left": column == 0, "tremor right": column == 3}
        seen["the volcano goes over the edge"] += edge[answer]


def notice_goal(board: referee.Board, before: Position, allowed: set[str], answer: str, seen: Counter[str]) -> None:
    verb, *words = answer.split()
    if verb == "move" and words[0] != "plesiosaur":
        seen["a step onto a lagoon"] += referee.terrain(board.tile(words[2])) == "lagoon"
    if before["phase"] == "spend" and referee._in_water(board, before["to_move"]):
        seen["a lagoon that forbids the end"] += "end" not in allowed
    if verb in {"end", "tremor", "still"}:
        swimming = [p for p in board.pieces if p.kind == "plesiosaur" and referee.terrain(p.place) == "lagoon"]
        full = len([p for p in board.pieces if p.place == "volcano"]) == board.law.spaces
        seen["lagoons score"] += bool(swimming) and full
