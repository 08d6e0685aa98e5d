"""Tables set in a test: a board in words, beasts and people where the test wants them, dice that fall as it wants."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.core.table import Event, Table
from game.moogh import content
from game.moogh.acting import act
from game.moogh.board import GRID, Board, Facing, Feature, Ground, Square
from game.moogh.disc import Landed
from game.moogh.land import SPOT_NAMES, name_of
from game.moogh.objectives import Kill, Objective
from game.moogh.pieces import Act, ActionCard, BeastKind, Flank, Row, Section, Space
from game.moogh.places import place_name, put, put_beast
from game.moogh.printed import icon, space
from game.moogh.rules import Moogh
from game.moogh.scenario import BeastStart, Format, Scenario, Setup
from game.moogh.state import ACT, State, on_beast
from game.moogh.thinking import do

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

PIECES = content.pieces(content.folder())
RULES = Moogh()
ROUNDS = 10
"""The limit of every hunt here."""
Kinds = dict[str, str]
"""Features, `water` and `mud` by cell."""


MAMMOTH = BeastKind(
    "moogh", "Moogh", 2, Flank(1, 0, closed=True), Flank(), Flank(0, 1), Flank(0, 2),
    Section.FRONT, Section.SIDES, Section.BACK, figures=1, extra=True,
)  # fmt: skip
TIGER = replace(MAMMOTH, name="smilodon", size=1, sides=Flank(0, 0, closed=True), top=Flank(0, 1), figures=3)
RHINO = replace(MAMMOTH, name="rhino", sides=Flank(1))
"""The beasts of the tests: they stay as they are when the data are tuned."""


def _card(name: str, kind: str, *rows: str) -> ActionCard:
    """A card of rows such as `d1 a1 forward 2, random`; both faces are alike."""
    face = tuple(_row(row) for row in rows)
    return ActionCard(name, name, kind, "", (face, face))


def _row(text: str) -> Row:
    defence, arrows, spaces = text.split(maxsplit=2)
    return Row(int(defence[1:]), int(arrows[1:]), tuple(space(one) for one in spaces.split(", ")))


CARDS = {
    "moogh": _card(
        "moogh", "moogh",
        "d0 a1 sleep, forward 1, random, sleep",
        "d1 a1 forward 2, random, seek, attack 1",
        "d1 a2 backward 1, trample 2, shake, attack 1",
        "d2 a2 trample 3, shake, attack 2, u-turn",
    ),
    "rhino": _card("rhino", "rhino", *["d0 a1 sleep, forward 1, look, random"] * 4),
    "smilodon": _card(
        "smilodon", "smilodon",
        "d0 a1 sleep, random, forward 1, look",
        "d0 a2 look, forward 2, bite, u-turn",
        "d1 a2 trample 2, bite, claw, shake",
        "d1 a3 trample 2, bite, claw, attack 1",
    ),
}  # fmt: skip
KINDS = {one.name: one for one in (MAMMOTH, TIGER, RHINO)}


def beast(card: str, place: str, facing: str = "north", *, health: int = 3, rage: int = 1, **more: Any) -> BeastStart:
    """A beast of that kind, its north-western cell, and the edge it faces; named by its kind or `name`."""
    one, kind = CARDS[card], KINDS[card]
    at = GRID.cell(place)
    cells = (at,) if kind.size == 1 else (at, at + 1, at + GRID.width, at + GRID.width + 1)
    name = more.pop("name", kind.name)
    return BeastStart(name, kind, one, cells, Facing[facing.upper()], health, rage, **more)


MOOGH = beast("moogh", "f7")
"""The beast of most scenes: on f7, g7, f6 and g6, unhurt, calm, facing north."""
HIT4 = ["chevron", "cross", "cross", "cross"]
MISS4 = ["cross"] * 4
"""What four dice show that want a chevron."""


def board(land: Kinds | None = None, high: str = "", loads: str = "", traps: str = "") -> Board:
    """Grass but for what `land` says; `high` names the columns, or the cells, of level 1."""
    squares = []
    for cell in range(GRID.width * GRID.height):
        name = GRID.name(cell)
        word = (land or {}).get(name, "grass")
        ground = Ground(word) if word in list(Ground) else Ground.GRASS
        feature = Feature(word) if word in list(Feature) else Feature.NONE
        squares.append(Square(ground, feature, int(name[0] in high.split() or name in high.split())))
    starts = tuple(range(GRID.cell("a2"), GRID.cell("l1") + 1))
    return Board("drawn", tuple(squares), starts, loads=_cells(loads), traps=_cells(traps))


def _cells(names: str) -> tuple[int, ...]:
    return tuple(sorted(GRID.cell(name) for name in names.split()))


def area(names: str) -> tuple[int, ...]:
    """The cells of those names, as an objective has them."""
    return _cells(names)


def hunt(
    *beasts: BeastStart, on: Board | None = None, aim: Objective | None = None, mode: str = "tracker", **choices: Any
) -> Scenario:
    """A hunt of these beasts, by default to kill the first."""
    wanted = aim or Kill((0,))
    setups = tuple(Setup(one.name, ROUNDS, beasts, wanted) for one in PIECES.modes)
    scenario = Scenario("drawn", "Drawn", "-", "-", "-", PIECES, on or board(), setups, tuple(Format))
    return scenario.with_options({"mode": mode, **choices})


def scene(
    *beasts: BeastStart,
    people: Kinds | None = None,
    cubes: str = "",
    hurt: str = "",
    tokens: str = "",
    order: str = "",
    seats: int = 2,
    traps: dict[str, int] | None = None,
    **more: Any,
) -> State:
    """The action phase begins. `people` by name: a cell, or `on moogh`; those not named stand in row 1.

    cubes: `urga 1 brok 2`, all others 1. order: names first in the row; then people, beasts, extra cards. traps: the
    side that made each, by cell. Faces of all cards are the first; ideas on show are the first three.
    """
    state = RULES.set_up(hunt(*beasts, **more), seats, setting_up(0))
    box = state.box
    cards = [box.card_name(card) for card in box.cards()]
    first = [name for name in order.split() if name in cards]
    assert first == order.split(), f"no cards: {order}"
    state.order = [box.cards()[cards.index(name)] for name in (*first, *(one for one in cards if one not in first))]
    state.faces = bytearray(len(box.beasts))
    state.shown, state.bag = (0, 1, 2), tuple(range(3, len(box.ideas)))
    _put_people(state, people or {})
    slots = cubes.split()
    for number, one in enumerate(box.people):
        state.cubes[number] = int(slots[slots.index(one.name) + 1]) - 1 if one.name in slots else 0
        state.hurt[number] = one.name in hurt.split()
        state.tokens[number] = one.name in tokens.split() or state.tokens[number]
    state.traps |= {SPOT_NAMES[name]: side for name, side in (traps or {}).items()}
    state.phase = ACT
    RULES.audit(state)
    return state


def _put_people(state: State, people: Kinds) -> None:
    names = [one.name for one in state.box.people]
    assert set(people) <= set(names), f"{people} are not all in play: {names}"
    for number, name in enumerate(names):
        place = people.get(name, f"{'abcdefghijkl'[number]}1")
        rides = place.startswith("on ")
        put(state, number, on_beast(state.box.beast(place[3:])) if rides else SPOT_NAMES[place])


# -- playing -----------------------------------------------------------------------------------------------------------


def match(state: State, dice: Iterable[str | int] = (), seed: int = 0) -> Match[State]:
    """The match from here on, with these results first."""
    return Match(RULES, state, Dice(seed, dice))


def play(one: Match[State], *commands: str) -> list[Event]:
    """Gives these answers, one after the other; what was told."""
    events = list[Event]()
    for text in commands:
        assert one.decision is not None, f"over before {text}"
        events += one.submit(RULES.parse(text, one.state))
        RULES.audit(one.state)
    return events


def drive(
    state: State, job: Callable[[Table[State]], Any], dice: Sequence[str] = (), answers: Sequence[str] = ()
) -> list[Event]:
    """Does a job of the rules with exactly these dice and answers; what was told."""
    events = list[Event]()
    table = Table(state, Dice(0, dice), events)
    step, given = job(table), list(answers)
    try:
        question = step.send(None)
        while True:
            assert given, f"asked {question.about}: {question.legal()}"
            command = RULES.parse(given.pop(0), state)
            assert command in question, f"{command} is none of {question.legal()}"
            question = step.send(command)
    except StopIteration:
        pass
    assert not given, f"not asked for {given}"
    assert not table.dice.waiting(), f"not rolled: {table.dice.waiting()}"
    assert table.dice.drawn == len(dice), f"rolled more than {dice}: {table.dice.shown}"
    RULES.audit(state)
    return events


def acts(
    state: State, name: str, kind: Act, count: int = 1, *, dice: Sequence[str] = (), answers: Sequence[str] = ()
) -> list[Event]:
    """A beast does an act, and what that sets off."""
    landed = Landed(state.box.beast(name), Space(kind, count))
    return drive(state, lambda table: act(table, landed), dice, answers)


def does(
    state: State, name: str, words: str, target: str = "", *, dice: Sequence[str] = (), answers: Sequence[str] = ()
) -> list[Event]:
    """A character does an icon, in the words of the data: `stab 4 chevron`."""
    person = state.box.person(name)
    return drive(state, lambda table: do(table, person, icon(words), target), dice, answers)


# -- looking -----------------------------------------------------------------------------------------------------------


def where(state: State, name: str) -> str:
    """A character's place: `b3`, `on moogh`, or nothing."""
    return place_name(state, state.spots[state.box.person(name)])


def cells(state: State, name: str = "moogh") -> list[str]:
    """The cells of a beast on the board; none if it is gone."""
    number = state.box.beast(name)
    if not state.alive(number):
        return []
    return [name_of(spot) for spot in state.cells(number) if state.box.land.inside[spot]]


def facing(state: State, name: str = "moogh") -> str:
    """The edge that a beast faces."""
    return state.faces_towards(state.box.beast(name)).name.lower()


def is_hurt(state: State, name: str) -> bool:
    return bool(state.hurt[state.box.person(name)])


def is_out(state: State, name: str) -> bool:
    return bool(state.out[state.box.person(name)])


def has_token(state: State, name: str) -> bool:
    return bool(state.tokens[state.box.person(name)])


def told(events: Iterable[Event], kind: type[Event]) -> list[Any]:
    """The events of that kind."""
    return [one for one in events if isinstance(one, kind)]


def half_out(state: State, name: str, row: int, column: int) -> None:
    """Puts a beast so that its north-western spot is that many rows below row 12 and columns right of column a."""
    put_beast(state, state.box.beast(name), SPOT_NAMES["a12"] + row * (SPOT_NAMES["a11"] - SPOT_NAMES["a12"]) + column)
