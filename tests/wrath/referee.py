"""A second opinion on every ruling: Wrath of Fire Mountain as one would play it at a table, slowly.

It shares nothing with the program but the schema of positions and the notation. Pieces are things in a list that know
where they stand, regions are flooded, and what a lagoon asks for is tried out step by step.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

Position = dict[str, Any]

CAVEMAN = "caveman"
ICONS = ("volcano", "cave", "hut", "egg", "foot")
TRIBES = ("flame", "wave", "sun", "leaf")
COLUMNS = "abcd"
FIGURES = 2
WAYS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


@dataclass(frozen=True)
class Law:
    """What is printed on the components of a match."""

    seats: int
    spaces: int
    target: int
    stall: int  # turns without an eruption until the last one; 0: never
    dice: int = 5
    rolls: int = 3
    bases: int = 4
    most: int = 3
    present: int = 1
    costs: tuple[tuple[str, int], ...] = (
        ("titanosaur", 5),
        ("tyrannosaurus", 4),
        ("brontosaurus", 3),
        ("stegosaurus", 3),
        ("ankylosaurus", 3),
        ("triceratops", 3),
        ("pteranodon", 2),
        ("plesiosaur", 2),
    )


@dataclass(eq=False)
class Piece:
    """A cave person or a dinosaur: in the "supply", on the "egg" space or on a tile, which is called by its name."""

    owner: int
    kind: str
    place: str


class Board:
    """A position with its pieces laid out on the tiles."""

    def __init__(self, law: Law, position: Position) -> None:
        self.law = law
        self.rest = {key: value for key, value in position.items() if key not in {"map", "tribes"}}
        self.rest["scores"] = list(position["scores"])
        self.rest["unspent"] = list(position["unspent"])
        self.rows: list[list[str]] = [row.split() for row in position["map"]]
        self.pieces: list[Piece] = []
        for owner, tribe in enumerate(position["tribes"]):
            self._lay(owner, "supply", tribe["supply"])
            self._lay(owner, "egg", {CAVEMAN: tribe["egg"]})
            self._lay(owner, "volcano", tribe["volcano"])
            for cell, crowd in tribe["map"].items():
                self._lay(owner, self.tile(cell), crowd)

    def _lay(self, owner: int, place: str, crowd: dict[str, int]) -> None:
        for kind, number in crowd.items():
            self.pieces += [Piece(owner, kind, place) for _ in range(number)]

    def tile(self, cell: str) -> str:
        return self.rows[len(self.rows) - int(cell[1])][COLUMNS.index(cell[0])]

    def cell(self, tile: str) -> str:
        row, column = self.where(tile)
        return f"{COLUMNS[column]}{len(self.rows) - row}"

    def where(self, tile: str) -> tuple[int, int]:
        return next((r, row.index(tile)) for r, row in enumerate(self.rows) if tile in row)

    def tiles(self, *terrains: str) -> list[str]:
        return [tile for row in self.rows for tile in row if terrain(tile) in terrains]

    def beside(self, tile: str) -> list[str]:
        """The tiles up, down, left and right, never across an edge."""
        row, column = self.where(tile)
        spots = [(row + down, column + right) for down, right in WAYS.values()]
        return [self.rows[r][c] for r, c in spots if 0 <= r < len(self.rows) and 0 <= c < len(self.rows[r])]

    def of(self, owner: int, place: str, kind: str | None = None) -> list[Piece]:
        return [p for p in self.pieces if p.owner == owner and p.place == place and kind in {None, p.kind}]

    def on_land(self, owner: int) -> list[Piece]:
        """The owner's pieces on the map, but for those on the volcano, which nobody leaves."""
        return [p for p in self.pieces if p.owner == owner and p.place not in {"supply", "egg", "volcano"}]

    def written(self) -> Position:
        """The position again, as the program writes it."""
        tribes = [self._written_tribe(owner) for owner in range(self.law.seats)]
        return {"map": [" ".join(row) for row in self.rows], **self.rest, "tribes": tribes}

    def _written_tribe(self, owner: int) -> dict[str, Any]:
        land: dict[str, dict[str, int]] = {}
        for piece in self.on_land(owner):
            crowd = land.setdefault(self.cell(piece.place), {})
            crowd[piece.kind] = crowd.get(piece.kind, 0) + 1
        return {
            "supply": _counted(self.of(owner, "supply")),
            "egg": len(self.of(owner, "egg")),
            "volcano": _counted(self.of(owner, "volcano")),
            "map": land,
        }


def terrain(tile: str) -> str:
    return tile.rstrip("0123456789")


def _counted(pieces: list[Piece]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece.kind] = counts.get(piece.kind, 0) + 1
    return counts


# -- what may be answered ------------------------------------------------------------------------------------------


def legal(law: Law, position: Position) -> set[str]:
    """Every answer that the rulebook allows in this position."""
    board = Board(law, position)
    me = position["to_move"]
    match position["phase"]:
        case "roll":
            return _rolls(law, position) | _hatchings(board, me)
        case "spend":
            return _placings(board, me) | _moves(board, me) | _hatchings(board, me) | _end(board, me)
        case "meal":
            return {"spare"} | {f"eat {TRIBES[p.owner]}" for p in _prey(board, me, board.tile(position["meal"]))}
        case "tremor":
            return {"still"} | {f"tremor {way}" for way in WAYS}
    return set()


def _rolls(law: Law, position: Position) -> set[str]:
    if position["rolls"] == 0:
        return {"roll"}
    numbers = [str(n + 1) for n in range(len(position["dice"]))]
    chosen = [" ".join(some) for size in range(1, len(numbers) + 1) for some in combinations(numbers, size)]
    assert position["rolls"] < law.rolls, "after the last roll nothing is left to roll"
    return {"keep"} | {f"reroll {some}" for some in chosen}  # W4, W5


def _hatchings(board: Board, me: int) -> set[str]:
    mine = [p for p in board.pieces if p.owner == me and p.kind != CAVEMAN]
    if board.rest["hatched"] or len(mine) >= board.law.bases:  # W29, W30
        return set()
    eggs = len(board.of(me, "egg"))
    hatched = [p.kind for p in board.pieces]
    costs = dict(board.law.costs)
    waiting = [kind for kind in board.rest["dinosaurs"] if hatched.count(kind) < FIGURES]
    return {f"hatch {kind}" for kind in waiting if costs[kind] <= eggs}


def _placings(board: Board, me: int) -> set[str]:
    unspent = board.rest["unspent"]
    found = _worship(board, me) if "volcano" in unspent else set()
    for icon in {"cave", "hut"} & set(unspent):
        found |= _entering(board, me, icon)
    return found | (_laying(board, me) if "egg" in unspent else set())


def _worship(board: Board, me: int) -> set[str]:
    if len([p for p in board.pieces if p.place == "volcano"]) >= board.law.spaces:
        return set()
    lords = {"worship stegosaurus" for _ in board.of(me, "supply", "stegosaurus")}  # W22: from the supply only
    if board.of(me, "supply", CAVEMAN):
        return lords | {"worship caveman"}
    people = [p for p in board.on_land(me) if p.kind == CAVEMAN]
    eggs = {"worship caveman egg" for _ in board.of(me, "egg")}
    return lords | eggs | {f"worship caveman {board.cell(p.place)}" for p in people}  # W7


def _entering(board: Board, me: int, icon: str) -> set[str]:
    supply = board.of(me, "supply")
    if supply:  # W9: a dinosaur there keeps it from being empty
        return {f"{icon} {p.kind}" for p in supply}
    eggs = {f"{icon} caveman egg" for _ in board.of(me, "egg")}
    others = [p for p in board.on_land(me) if p.place != icon]  # W11: another tile
    return eggs | {f"{icon} {p.kind} {board.cell(p.place)}" for p in others}


def _laying(board: Board, me: int) -> set[str]:
    if board.of(me, "supply", CAVEMAN):
        return {"egg caveman"}
    return {f"egg caveman {board.cell(p.place)}" for p in board.on_land(me) if p.kind == CAVEMAN}  # W10


def _moves(board: Board, me: int) -> set[str]:
    feet = board.rest["unspent"].count("foot")
    found = set()
    for piece in board.on_land(me) if feet else []:
        start = piece.place
        for goal in _reach(board, piece):
            piece.place = goal
            if _can_leave_water(board, me, feet - 1):
                found.add(f"move {piece.kind} {board.cell(start)} {board.cell(goal)}")
            piece.place = start
    return found


def _reach(board: Board, piece: Piece) -> list[str]:
    """Where one foot brings a piece."""
    steps = [tile for tile in board.beside(piece.place) if tile != "volcano"]
    if piece.kind == "pteranodon":  # W14
        steps += [tile for tile in board.tiles("grass", "jungle") if tile not in {piece.place, *steps}]
    return steps


def _in_water(board: Board, me: int) -> list[Piece]:
    return [p for p in board.on_land(me) if terrain(p.place) == "lagoon" and p.kind != "plesiosaur"]


def _can_leave_water(board: Board, me: int, feet: int) -> bool:
    """W13, by trying every walk: with these feet alone, can all of them come ashore?"""
    wet = _in_water(board, me)
    if not wet:
        return True
    if feet < len(wet):
        return False
    piece, start = wet[0], wet[0].place
    for goal in _reach(board, piece):
        piece.place = goal
        saved = _can_leave_water(board, me, feet - 1)
        piece.place = start
        if saved:
            return True
    return False


def _end(board: Board, me: int) -> set[str]:
    duty = "volcano" in board.rest["unspent"] and _worship(board, me)  # W6
    return set() if duty or _in_water(board, me) else {"end"}


def _prey(board: Board, me: int, tile: str) -> list[Piece]:
    return [p for p in board.pieces if p.place == tile and p.owner != me and p.kind == CAVEMAN]


# -- what comes of it ----------------------------------------------------------------------------------------------


def apply(law: Law, position: Position, command: str, results: list[str]) -> Position:
    """The position after a legal answer, in which the dice showed these faces."""
    board = Board(law, position)
    verb, *words = command.split()
    match verb:
        case "roll" | "reroll":
            _throw(board, [int(word) - 1 for word in words], results)
        case "keep":
            _spend(board)
        case "hatch":
            _hatch(board, words[0])
        case "worship" | "cave" | "hut" | "egg":
            _place(board, verb, words)
        case "move":
            _move(board, *words)
        case "eat" | "spare":
            _eat(board, words)
        case "end":
            _end_spending(board)
        case "tremor" | "still":
            _shake(board, words)
            _end_turn(board)
        case _:
            raise AssertionError(command)
    return board.written()


def _throw(board: Board, chosen: list[int], results: list[str]) -> None:
    rest = board.rest
    giants = [p for p in board.pieces if p.owner == rest["to_move"] and p.kind == "titanosaur"]
    dice = list(rest["dice"]) if rest["rolls"] else [""] * (board.law.dice + len(giants))  # W39
    chosen = chosen or list(range(len(dice)))
    assert len(chosen) == len(results), "as many results as dice rolled"
    for number, face in zip(chosen, results, strict=True):
        dice[number] = face
    rest["dice"] = dice
    rest["rolls"] += 1
    if rest["rolls"] == board.law.rolls:
        _spend(board)


def _spend(board: Board) -> None:
    shown = [icon for face in board.rest["dice"] for icon in face.split("+") if face != "blank"]  # W40
    board.rest["unspent"] = sorted(shown, key=ICONS.index)
    board.rest["phase"] = "spend"


def _hatch(board: Board, kind: str) -> None:
    me = board.rest["to_move"]
    for piece in board.of(me, "egg"):
        piece.place = "supply"
    board.pieces.append(Piece(me, kind, "supply"))
    board.rest["hatched"] = True


def _place(board: Board, verb: str, words: list[str]) -> None:
    start = words[1] if len(words) > 1 else "supply"
    place = start if start in {"supply", "egg"} else board.tile(start)
    icon = "volcano" if verb == "worship" else verb
    board.of(board.rest["to_move"], place, words[0])[0].place = icon
    board.rest["unspent"].remove(icon)


def _move(board: Board, kind: str, start: str, goal: str) -> None:
    me = board.rest["to_move"]
    tile = board.tile(goal)
    board.of(me, board.tile(start), kind)[0].place = tile
    board.rest["unspent"].remove("foot")
    if kind == "tyrannosaurus" and terrain(tile) in {"grass", "jungle"} and _prey(board, me, tile):  # W15
        board.rest |= {"phase": "meal", "meal": goal}


def _eat(board: Board, words: list[str]) -> None:
    tile = board.tile(board.rest.pop("meal"))
    if words:
        board.of(TRIBES.index(words[0]), tile, CAVEMAN)[0].place = "supply"  # W16
    board.rest["phase"] = "spend"


def _end_spending(board: Board) -> None:
    me = board.rest["to_move"]
    board.rest["unspent"] = []
    crowd = [p.owner for p in board.pieces if p.place == "volcano"]
    leads = me in crowd and all(crowd.count(me) >= crowd.count(other) for other in crowd)  # W17
    if leads or board.of(me, "volcano", "stegosaurus"):  # W20
        board.rest["phase"] = "tremor"
    else:
        _end_turn(board)


def _shake(board: Board, words: list[str]) -> None:
    """W18: the volcano's whole row or column goes round by one."""
    if not words:
        return
    row, column = board.where("volcano")
    down, right = WAYS[words[0]]
    before = [line.copy() for line in board.rows]
    if right:
        for c, tile in enumerate(before[row]):
            board.rows[row][(c + right) % len(before[row])] = tile
    else:
        for r, line in enumerate(before):
            board.rows[(r + down) % len(before)][column] = line[column]


def _end_turn(board: Board) -> None:
    rest, law = board.rest, board.law
    full = len([p for p in board.pieces if p.place == "volcano"]) == law.spaces
    rest["calm"] += 1
    last = not full and 0 < law.stall <= rest["calm"]
    if full or last:
        _erupt(board)
        rest |= {"calm": rest["calm"] if last else 0, "eruptions": rest["eruptions"] + 1}
    if last or (full and max(rest["scores"]) >= law.target):
        rest["phase"] = "over"
        return
    rest |= {"phase": "roll", "rolls": 0, "dice": [], "unspent": [], "hatched": False, "turn": rest["turn"] + 1}
    rest["to_move"] = (rest["to_move"] + 1) % law.seats


# -- the eruption --------------------------------------------------------------------------------------------------


def _erupt(board: Board) -> None:
    _score_volcano(board)  # W33: first, and its pieces are home before the land is looked at
    water = [p for p in board.pieces if p.kind == "plesiosaur" and p.place not in {"supply", "volcano"}]  # W26
    for land in ["grass", "jungle", *(["lagoon"] if water else [])]:
        left = set(board.tiles(land))
        while left:
            region = _flood(board, min(left))
            left -= region
            _score_region(board, region)


def _score_volcano(board: Board) -> None:
    crowd = [p for p in board.pieces if p.place == "volcano"]
    counts = [len([p for p in crowd if p.owner == seat]) for seat in range(board.law.seats)]  # W21: lords count too
    for seat, count in enumerate(counts):
        if count:
            board.rest["scores"][seat] += board.law.most if count == max(counts) else board.law.present  # W23
    for piece in crowd:
        piece.place = "supply"


def _flood(board: Board, tile: str) -> set[str]:
    region = {tile}
    edge = [tile]
    while edge:
        near = [t for t in board.beside(edge.pop()) if terrain(t) == terrain(tile) and t not in region]
        region |= set(near)
        edge += near
    return region


def _score_region(board: Board, region: set[str]) -> None:
    inside = [p for p in board.pieces if p.place in region]
    if any(p.kind == "triceratops" for p in inside):  # W25
        inside = [p for p in inside if p.kind != CAVEMAN]
    if not inside:  # W24
        return
    weights = [
        sum(3 if p.kind == "brontosaurus" else 1 for p in inside if p.owner == s) for s in range(board.law.seats)
    ]
    winners = [seat for seat, weight in enumerate(weights) if weight == max(weights)]
    for seat in winners:
        board.rest["scores"][seat] += len(region)
        home = [p for p in inside if p.owner == seat]
        if len(winners) == 1:  # W27
            board.rest["scores"][seat] += 2 * len([p for p in home if p.kind == "ankylosaurus"])
        for piece in home:
            piece.place = "supply"


def winner(law: Law, position: Position) -> int:
    """W34: the most points; of those who tie, the one latest in turn order from the start player."""
    start: int = position["start"]
    best = max(position["scores"])
    order = [(start + n) % law.seats for n in range(law.seats)]
    return [seat for seat in order if position["scores"][seat] == best][-1]
