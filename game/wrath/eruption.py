"""Rulebook, "4. Check for Eruptions": a full volcano scores itself and the land, and the turn passes on."""

from dataclasses import dataclass

from game.core.table import Table
from game.wrath.box import CAVEMAN, CELL_NAMES, PLACES, SUPPLY, VOLCANO, Terrain
from game.wrath.events import Erupted, MatchEnded, Reason, RegionScored, Returned, TurnEnded, VolcanoScored
from game.wrath.judge import is_over, winners
from game.wrath.land import Region
from game.wrath.state import OVER, ROLL, State


@dataclass(frozen=True, slots=True)
class Score:
    """What one place is worth: `region` None for the volcano. Counts by seat, why each seat scores, who goes home.

    `home` names by tile and kind what returns to the supply of its seat: (seat, kind, tile).
    """

    region: Region | None
    counts: tuple[int, ...]
    reasons: tuple[Reason, ...]
    home: tuple[tuple[int, int, int], ...]

    def points(self) -> tuple[int, ...]:
        """The points by seat: the sum of the reasons."""
        totals = [0] * len(self.counts)
        for reason in self.reasons:
            totals[reason.seat] += reason.points
        return tuple(totals)


# -- what an eruption would score, on any map (W46) -------------------------------------------------------------------


def score_now(state: State) -> tuple[Score, ...]:
    """What an eruption would score as the table is: the volcano first (W33), then every region that somebody wins."""
    found = [score_volcano(state)]
    swimming = _water_scores(state)
    for region in state.land.regions:
        if region.terrain is not Terrain.LAGOON or swimming:
            score = score_region(state, region)
            if score.reasons:
                found.append(score)
    return tuple(found)


def score_volcano(state: State) -> Score:
    """The most get 3 each, tied or not; the others there get 1 (W23). W21: a Stegosaurus counts like a cave person."""
    box = state.box
    counts = tuple(state.worshippers(seat) for seat in range(box.seats))
    most = max(counts)
    why = "most" if counts.count(most) == 1 else "most-tied"
    reasons = tuple(
        Reason(seat, box.most, why) if held == most else Reason(seat, box.present, "present")
        for seat, held in enumerate(counts)
        if held
    )
    home = tuple((seat, kind, VOLCANO) for seat in range(box.seats) for kind in box.worshippers)
    return Score(None, counts, reasons, home)


def _water_scores(state: State) -> bool:
    """W26: lagoons score if anybody's Plesiosaur stands anywhere on the map, cave and hut included."""
    swimmers = [kind for kind, one in enumerate(state.box.species, 1) if one.swims]
    return any(
        any(tribe[kind * PLACES : kind * PLACES + VOLCANO])
        for seat, tribe in enumerate(state.tribes)
        for kind in swimmers
        if kind in state.kinds[seat]
    )


def score_region(state: State, region: Region) -> Score:
    """Who has most there, what it brings, and who goes home; no reasons if nobody scores (W24)."""
    scared = is_scared(state, region)
    counts = tuple(_strength(state, seat, region, scared=scared) for seat in range(state.box.seats))
    most = max(counts)
    best = [seat for seat, strength in enumerate(counts) if strength == most] if most else []
    reasons = [Reason(seat, len(region.tiles), "region" if len(best) == 1 else "region-tied") for seat in best]
    if len(best) == 1:
        reasons += _bonuses(state, best[0], region)
    # W25: where cave people are scared they stay, the winner's own as well.
    home = tuple(
        (seat, kind, tile)
        for seat in best
        for tile in region.tiles
        for kind in state.kinds[seat]
        if not (scared and kind == CAVEMAN)
    )
    return Score(region, counts, tuple(reasons), home)


def is_scared(state: State, region: Region) -> bool:
    """W25: whether anybody's Triceratops is there, so that cave people do not count."""
    return any(
        state.box.species[kind - 1].scares and state.count(seat, kind, tile)
        for seat in range(state.box.seats)
        for kind in state.kinds[seat][1:]
        for tile in region.tiles
    )


def _strength(state: State, seat: int, region: Region, *, scared: bool) -> int:
    tribe, worth = state.tribes[seat], state.box.worth
    kinds = state.kinds[seat][1:] if scared else state.kinds[seat]
    return sum([worth[kind] * tribe[kind * PLACES + tile] for kind in kinds for tile in region.tiles])


def _bonuses(state: State, seat: int, region: Region) -> list[Reason]:
    """W27: two more points for each of the lone winner's own Ankylosauruses there."""
    found = []
    for kind in state.kinds[seat][1:]:
        one = state.box.species[kind - 1]
        there = sum([state.count(seat, kind, tile) for tile in region.tiles])
        if one.bonus and there:
            found.append(Reason(seat, one.bonus * there, one.name))
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
    for seat, kind, tile in score.home:
        tribe, row = state.tribes[seat], kind * PLACES
        number = tribe[row + tile]
        if number:
            tribe[row + tile] = 0
            tribe[row + SUPPLY] += number
            if table.heard is not None:
                cell = CELL_NAMES[state.land.cells[tile]]
                table.tell(Returned(seat, state.box.names[kind], cell, number))


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
