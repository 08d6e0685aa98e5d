"""Rulebook, "Game end": the bonus, the missions that were not completed, and who has won."""

from game.cazadores.completing import score
from game.cazadores.events import Counted, MatchEnded, Reason
from game.cazadores.state import OVER, State
from game.core.table import Table


def finish(table: Table[State]) -> None:
    """The match is over at once; nobody does anything any more (C27)."""
    state, box = table.state, table.state.box
    state.phase = OVER
    counts = tuple(worth(state, seat) for seat in range(box.seats))
    if table.heard is not None:
        table.tell(Counted(counts, tuple(_names(state, seat) for seat in range(box.seats))))
    for seat in range(box.seats):
        if counts[seat] and counts[seat] == max(counts):  # C18: all tied ones get it, nobody without an animal
            score(table, seat, [Reason(box.numbers.bonus, "bonus")])
    for seat in range(box.seats):  # C19
        cards = [box.missions[card] for card in state.missions(seat)]
        score(table, seat, [Reason(-card.value, "penalty", card.name) for card in cards])
    if table.heard is not None:
        table.tell(MatchEnded(winners(state), tuple(state.scores)))


def _names(state: State, seat: int) -> tuple[str, ...]:
    return tuple(state.box.missions[card].name for card in state.missions(seat))


def worth(state: State, seat: int) -> int:
    """C18: what the seat's complete animals count for the bonus; by the variants, kinds or tiles."""
    rows = zip(state.shown[seat], state.given[seat], state.aboard[seat], strict=True)
    counts = [shown + given + aboard for shown, given, aboard in rows]
    match state.box.variants.bonus:
        case "kinds":
            return sum(count > 0 for count in counts)
        case "tiles":
            return sum(count * animal.tiles for count, animal in zip(counts, state.box.animals, strict=True))
    return sum(counts)


def winners(state: State) -> tuple[int, ...]:
    """The most points; C20: of tied ones the most animals, then the most missions delivered; else it is shared."""
    seats = range(state.box.seats)
    ranks = [_rank(state, seat) for seat in seats]
    return tuple(seat for seat in seats if ranks[seat] == max(ranks))


def _rank(state: State, seat: int) -> tuple[int, int, int]:
    if state.box.variants.ties == "shared":
        return state.scores[seat], 0, 0
    return state.scores[seat], state.animals(seat), state.done[seat].bit_count()
