"""Rulebook, "4. Check for Eruptions": a full volcano scores itself and the land, and the turn passes on."""

from dataclasses import dataclass

from game.core.table import Table
from game.wrath.box import CAVEMAN, CELL_NAMES, PLACES, SUPPLY, SWIMS, VOLCANO, Terrain
from game.wrath.events import Erupted, MatchEnded, Reason, RegionScored, Returned, TurnEnded, VolcanoScored
from game.wrath.judge import is_over, winners
from game.wrath.land import Region
from game.wrath.state import OVER, ROLL, State

Standing = tuple[int, int, int, int]
"""Pieces of one seat, kind and tile, and how many: (seat, kind, tile, number)."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one place is worth: `region` None for the volcano. What each seat's pieces count for, why seats score, and
    which pieces go home.
    """

    region: Region | None
    counts: tuple[int, ...]
    reasons: tuple[Reason, ...]
    home: tuple[Standing, ...]

    def points(self) -> tuple[int, ...]:
        """The points by seat: the sum of the reasons."""
        totals = [0] * len(self.counts)
        for reason in self.reasons:
            totals[reason.seat] += reason.points
        return tuple(totals)


# -- what an eruption would score, on any map (W46) -------------------------------------------------------------------


def score_now(state: State) -> tuple[Score, ...]:
    """What an eruption would score as the table is: the volcano first (W33), then every region that somebody wins."""
    swimming = _water_scores(state)
    regions = [one for one in state.land.regions if swimming or one.terrain is not Terrain.LAGOON]
    scores = [score_region(state, region) for region in regions]
    return (score_volcano(state), *(score for score in scores if score.reasons))


def score_volcano(state: State) -> Score:
    """The most get 3 each, tied or not; the others there get 1 (W23). W21: a Stegosaurus counts like a cave person."""
    box, standing = state.box, _standing(state, (VOLCANO,))
    counts = [0] * box.seats
    for seat, _kind, _tile, number in standing:
        counts[seat] += number
    most = max(counts)
    why = "most" if counts.count(most) == 1 else "most-tied"
    reasons = [
        Reason(seat, box.most, why) if held == most else Reason(seat, box.present, "present")
        for seat, held in enumerate(counts)
        if held
    ]
    return Score(None, tuple(counts), tuple(reasons), tuple(standing))


def _water_scores(state: State) -> bool:
    """W26: lagoons score if anybody's Plesiosaur stands anywhere on the map, cave and hut included."""
    swimmers = [
        (seat, kind) for seat, herd in enumerate(state.herds) for kind in herd if state.box.gaits[kind] == SWIMS
    ]
    return any(any(state.tribes[seat][kind * PLACES : kind * PLACES + VOLCANO]) for seat, kind in swimmers)


def _standing(state: State, tiles: tuple[int, ...]) -> list[Standing]:
    """Who stands on these tiles."""
    return [
        (seat, kind, tile, tribe[kind * PLACES + tile])
        for seat, tribe in enumerate(state.tribes)
        for kind in state.kinds[seat]
        for tile in tiles
        if tribe[kind * PLACES + tile]
    ]


def score_region(state: State, region: Region) -> Score:
    """Who has most there, what it brings, and who goes home; no reasons if nobody scores (W24)."""
    box, standing = state.box, _standing(state, region.tiles)
    if not standing:
        return Score(region, (0,) * box.seats, (), ())
    if any(kind and box.species[kind - 1].scares for _seat, kind, _tile, _number in standing):
        # W25: a Triceratops makes cave people count for nothing and stay there, the winner's own as well.
        standing = [one for one in standing if one[1] != CAVEMAN]
    counts = [0] * box.seats
    for seat, kind, _tile, number in standing:
        counts[seat] += box.worth[kind] * number
    most = max(counts)
    best = [seat for seat, strength in enumerate(counts) if strength == most] if most else []
    reasons = [Reason(seat, len(region.tiles), "region" if len(best) == 1 else "region-tied") for seat in best]
    if len(best) == 1:
        reasons += _bonuses(state, best[0], standing)
    return Score(region, tuple(counts), tuple(reasons), tuple(one for one in standing if one[0] in best))


def _bonuses(state: State, winner: int, standing: list[Standing]) -> list[Reason]:
    """W27: two more points for each of the lone winner's own Ankylosauruses there."""
    found = []
    for kind in state.kinds[winner][1:]:
        one = state.box.species[kind - 1]
        there = sum(number for seat, each, _tile, number in standing if seat == winner and each == kind)
        if one.bonus and there:
            found.append(Reason(winner, one.bonus * there, one.name))
    return found


# -- the eruption ------------------------------------------------------------------------------------------------------


def check_for_eruptions(table: Table[State]) -> None:
    """Step 4: an eruption if the volcano is full, or if it has slept too long (W47); then the match ends or goes on."""
    state = table.state
    full = state.filled() >= state.box.spaces
    state.calm = 0 if full else state.calm + 1
    last = not full and state.calm == state.box.stall
    if full or last:
        _erupt(table, last=last)
    if last or is_over(state):
        _end(table)
    else:
        _pass_on(table)


def _erupt(table: Table[State], *, last: bool) -> None:
    state = table.state
    state.eruptions += 1
    table.tell(Erupted(state.eruptions, last))
    for score in score_now(state):
        points = score.points()
        state.scores = [old + new for old, new in zip(state.scores, points, strict=True)]  # W37: no upper end
        if table.heard is not None:
            table.tell(_event(score, points))
        _send_home(table, score)


def _event(score: Score, points: tuple[int, ...]) -> VolcanoScored | RegionScored:
    if score.region is None:
        return VolcanoScored(score.counts, points, score.reasons)
    cells = tuple(CELL_NAMES[cell] for cell in score.region.cells)
    return RegionScored(score.region.terrain.value, cells, score.counts, points, score.reasons)


def _send_home(table: Table[State], score: Score) -> None:
    state = table.state
    for seat, kind, tile, number in score.home:
        tribe, row = state.tribes[seat], kind * PLACES
        tribe[row + tile] = 0
        tribe[row + SUPPLY] += number
        if table.heard is not None:
            cell, terrain = CELL_NAMES[state.land.cells[tile]], state.box.terrains[tile].value
            table.tell(Returned(seat, state.box.names[kind], cell, number, terrain))


def _end(table: Table[State]) -> None:
    state = table.state
    state.phase = OVER
    table.tell(MatchEnded(winners(state), tuple(state.scores)))


def _pass_on(table: Table[State]) -> None:
    """Clockwise to the next seat."""
    state, seat = table.state, table.state.seat
    state.seat = (seat + 1) % state.box.seats
    state.turn += 1
    state.phase = ROLL
    state.rolls = 0
    state.dice = ()
    state.hatched = False
    if table.heard is not None:
        table.tell(TurnEnded(seat, state.seat, state.turn))
