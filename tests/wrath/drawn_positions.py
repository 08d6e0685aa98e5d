"""Positions drawn at random, crowded with what a played match seldom brings together, and all within the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.wrath import referee
from tests.wrath.referee import CAVEMAN, FIGURES, ICONS, Law, Position

if TYPE_CHECKING:
    import random

CELLS = [f"{column}{row}" for row in (4, 3, 2, 1) for column in referee.COLUMNS]


@dataclass
class Draw:
    """A position that is being drawn: the cells' tiles and each seat's pieces by place."""

    law: Law
    faces: tuple[tuple[str, ...], ...]
    cavemen: int
    dinosaurs: tuple[str, ...]
    tiles: list[str]
    chance: random.Random
    me: int = 0
    tribes: list[dict[str, Any]] = field(default_factory=list)
    room: int = 0

    def position(self, phase: str) -> Position | None:
        """A position of that phase; None if this draw breaks a rule, and another is to be made."""
        chance, law = self.chance, self.law
        chance.shuffle(self.tiles)
        self.me = chance.randrange(law.seats)
        self.room = chance.choice((0, chance.randrange(law.spaces), law.spaces - (phase == "roll")))
        for seat in range(law.seats):
            self.tribes.append(self._tribe(wet=seat == self.me and phase in {"spend", "meal"}))
        for kind in self.dinosaurs:
            for _figure in range(FIGURES):
                self._hatch(kind)
        return self._told(phase)

    def _tribe(self, *, wet: bool) -> dict[str, Any]:
        chance = self.chance
        tribe: dict[str, Any] = {"supply": {}, "egg": 0, "volcano": {}, "map": {}}
        places = ["supply"] * chance.choice((0, 0, 3)) + ["egg"] * chance.choice((0, 1, 4))
        places += ["volcano"] * chance.choice((1, 9))
        shore = [c for c in CELLS if self._terrain(c) not in {"volcano", *(() if wet else ("lagoon",))}]
        places += chance.sample(shore, chance.choice((1, 3, len(shore))))
        for _person in range(self.cavemen):
            self._put(tribe, CAVEMAN, chance.choice(places))
        return tribe

    def _terrain(self, cell: str) -> str:
        return referee.terrain(self.tiles[CELLS.index(cell)])

    def _put(self, tribe: dict[str, Any], kind: str, place: str) -> None:
        if place == "volcano" and not self.room:
            place = next(cell for cell in CELLS if self._terrain(cell) == "grass")
        if place == "egg":
            tribe["egg"] += 1
            return
        self.room -= place == "volcano"
        pile = tribe[place] if place in {"supply", "volcano"} else tribe["map"].setdefault(place, {})
        pile[kind] = pile.get(kind, 0) + 1

    def _hatch(self, kind: str) -> None:
        chance = self.chance
        seat = chance.randrange(len(self.tribes))
        tribe = self.tribes[seat]
        if len(dinosaurs_of(tribe)) >= self.law.bases or chance.random() < 0.2:
            return
        barred = {"volcano"} if kind == "plesiosaur" else {"volcano", "lagoon"}
        if seat == self.me and chance.random() < 0.5:
            barred.discard("lagoon")
        places = ["supply", *(cell for cell in CELLS if self._terrain(cell) not in barred)]
        if kind == "stegosaurus":
            places += ["volcano"] * 12
        self._put(tribe, kind, chance.choice(places))

    def _told(self, phase: str) -> Position | None:
        chance, law = self.chance, self.law
        start = chance.randrange(law.seats)
        rolls = chance.randrange(law.rolls) if phase == "roll" else chance.randint(1, law.rolls)
        giants = dinosaurs_of(self.tribes[self.me]).count("titanosaur")
        dice = [chance.choice(self.faces) for _ in range(law.dice + giants)] if rolls else []
        position: Position = {
            "map": [" ".join(self.tiles[row : row + 4]) for row in (0, 4, 8, 12)],
            "dinosaurs": list(self.dinosaurs),
            "start": start,
            "turn": (self.me - start) % law.seats + 1 + law.seats * chance.randrange(9),
            "to_move": self.me,
            "phase": phase,
            "rolls": rolls,
            "dice": ["+".join(face) or "blank" for face in dice],
            "unspent": self._unspent(dice) if phase in {"spend", "meal"} else [],
            "hatched": bool(dinosaurs_of(self.tribes[self.me])) and chance.random() < 0.5,
            "eruptions": chance.randrange(5),
            "calm": chance.choice((0, max(0, law.stall - 1))),
            "scores": [chance.randrange(law.target) for _ in range(law.seats)],
            "tribes": self.tribes,
        }
        return position if self._stands(position, dice) else None

    def _unspent(self, dice: list[tuple[str, ...]]) -> list[str]:
        likely = self.chance.choice((0.5, 0.9))
        left = [icon for face in dice for icon in face if self.chance.random() < likely]
        return sorted(left, key=ICONS.index)

    def _stands(self, position: Position, dice: list[tuple[str, ...]]) -> bool:
        """Whether the rules can bring this about, for all that is not so by the way it was drawn."""
        board, phase = referee.Board(self.law, position), position["phase"]
        feet = position["unspent"].count("foot")
        if phase == "tremor":
            crowd = [p.owner for p in board.pieces if p.place == "volcano"]
            leads = self.me in crowd and all(crowd.count(self.me) >= crowd.count(other) for other in crowd)
            if not leads and not board.of(self.me, "volcano", "stegosaurus"):
                return False
        if phase == "meal":
            rexes = [p.place for p in board.on_land(self.me) if p.kind == "tyrannosaurus"]
            tables = [t for t in rexes if referee.terrain(t) in {"grass", "jungle"} and _guests(board, self.me, t)]
            if not tables or feet >= sum(face.count("foot") for face in dice):
                return False
            position["meal"] = board.cell(tables[0])
        return referee._can_leave_water(board, self.me, feet)


def _guests(board: referee.Board, me: int, tile: str) -> bool:
    return any(p.place == tile and p.owner != me and p.kind == CAVEMAN for p in board.pieces)


def dinosaurs_of(tribe: dict[str, Any]) -> list[str]:
    """The tribe's dinosaurs, one entry a figure."""
    piles = [tribe["supply"], tribe["volcano"], *tribe["map"].values()]
    return [kind for pile in piles for kind, number in pile.items() if kind != CAVEMAN for _ in range(number)]
