"""A position written: the whole state as plain data, by the schema that `data/cazadores/README.md` describes."""

from collections.abc import Sequence
from typing import Any

from game.cazadores.box import Box
from game.cazadores.state import KEEP, NOWHERE, PHASES, State


def write(state: State, seat: int | None = None) -> dict[str, Any]:
    """The state as mappings, lists, numbers and texts; with a seat, only what that seat may see.

    Then others' missions are their values, and of first missions chosen no more is said than that they were.
    """
    box = state.box
    return {
        "start": state.start,
        "turn": state.turn,
        "to_move": state.seat,
        "phase": PHASES[state.phase],
        "idle": state.idle,
        "busy": state.busy,
        "piles": {space.name: state.piles[number] for number, space in enumerate(box.chart.spaces) if space.group},
        "dug": {box.chart.spaces[number].name: count for number, count in enumerate(state.dug) if count},
        "swaps": list(state.swaps),
        "boxed": _tiles(box, state.boxed),
        "seats": [_seat(state, each, hidden=seat not in {None, each}) for each in range(box.seats)],
    }


def _seat(state: State, seat: int, *, hidden: bool) -> dict[str, Any]:
    box = state.box
    found: dict[str, Any] = {}
    for name, space in (("museum", state.museums[seat]), ("ship", state.ships[seat])):
        if space != NOWHERE:
            found[name] = box.chart.spaces[space].name
    hand = [box.missions[card] for card in state.missions(seat)]
    found |= {
        "provisions": state.provisions[seat],
        "score": state.scores[seat],
        "hold": _tiles(box, state.holds[seat]),
        "aboard": _animals(box, state.aboard[seat]),
        "store": _tiles(box, state.stores[seat]),
        "shown": _animals(box, state.shown[seat]),
        "given": _animals(box, state.given[seat]),
        "hand": sorted(card.value for card in hand) if hidden else [card.name for card in hand],
        "done": [mission.name for card, mission in enumerate(box.missions) if state.done[seat] >> card & 1],
    }
    if state.phase == KEEP and state.chosen[seat]:
        found["chosen"] = [] if hidden else list(box.keeps[state.chosen[seat]].values)
    return found


def _tiles(box: Box, row: Sequence[int]) -> dict[str, list[int]]:
    """By animal, the parts of its loose tiles, each as often as it is there."""
    found: dict[str, list[int]] = {}
    for animal, span in zip(box.animals, box.spans, strict=True):
        parts = [part for part, count in enumerate(row[span], 1) for _one in range(count)]
        if parts:
            found[animal.name] = parts
    return found


def _animals(box: Box, row: Sequence[int]) -> dict[str, int]:
    return {animal.name: count for animal, count in zip(box.animals, row, strict=True) if count}
