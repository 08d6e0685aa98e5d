"""A position written: the whole state as plain data, by the schema that `data/moogh/README.md` describes."""

from typing import Any

from game.moogh.characters import RING
from game.moogh.land import name_of
from game.moogh.places import place_name
from game.moogh.state import (
    ACT,
    AMBUSH,
    ENDINGS,
    FATES,
    FLINT,
    HIDDEN,
    HURRIED,
    MUDDY,
    NO_CUBE,
    NOBODY,
    OVER,
    PHASES,
    SHAFT,
    State,
)

WAITING = {
    "flint": FLINT,
    "shaft": SHAFT,
    "ambush": AMBUSH,
    "hidden": HIDDEN,
    "muddy": MUDDY,
    "hurried": HURRIED,
}
"""What may wait for a character after an idea, by its word in a position."""
NOBODYS = "nobody"
"""Whose a trap is that the scenario placed."""


def write(state: State) -> dict[str, Any]:
    """The state as mappings, lists, numbers and texts."""
    box = state.box
    position: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "round": state.round,
        "time": state.dark,
        "fled": state.fled,
        "order": [box.card_name(card) for card in state.order],
    }
    if state.phase == ACT:
        position["marker"] = state.marker + 1
    if state.begun:
        position["turn"] = _turn(state)
    if state.phase == OVER:
        position["ending"] = ENDINGS[state.ending]
    return position | {
        "points": list(state.points),
        "people": {one.name: _person(state, number) for number, one in enumerate(box.people)},
        "beasts": {one.name: _beast(state, number) for number, one in enumerate(box.beasts)},
        "traps": {name_of(spot): NOBODYS if side == NOBODY else side for spot, side in sorted(state.traps.items())},
        "loads": {"lie": [name_of(spot) for spot in state.ground], "home": state.home},
        "held": state.held,
        "ideas": {"shown": _ideas(state, state.shown), "discards": _ideas(state, state.discards)},
    }


def _turn(state: State) -> dict[str, Any]:
    return {
        "left": state.left,
        "done": state.deeds,
        "used": [place + 1 for place in range(RING) if state.used >> place & 1],
        "injured": bool(state.ring),
        "no_think": state.thought,
    }


def _person(state: State, person: int) -> dict[str, Any]:
    """What differs from an unhurt character without anything; `at` is there for everybody."""
    full: dict[str, Any] = {
        "out": bool(state.out[person]),
        "injured": bool(state.hurt[person]),
        "token": bool(state.tokens[person]),
        "cube": 0 if state.cubes[person] == NO_CUBE else state.cubes[person] + 1,
        "acted": bool(state.acted[person]),
        "waits": _waiting(state.fresh[person]),
        "waited": _waiting(state.stale[person]),
        "prey": state.box.beasts[state.ambush[person] - 1].name if state.ambush[person] else "",
        "shielded": bool(state.shields[person]),
        "load": bool(state.loads[person]),
    }
    place = place_name(state, state.spots[person])
    return ({"at": place} if place else {}) | {name: value for name, value in full.items() if value}


def _waiting(bits: int) -> list[str]:
    return [word for word, bit in WAITING.items() if bits & bit]


def _beast(state: State, beast: int) -> dict[str, Any]:
    """`cells` are those on the board: they say where the others are, too."""
    land = state.box.land
    here: dict[str, Any] = {"fate": FATES[state.fates[beast]]}
    if state.alive(beast):
        here = {
            "cells": [name_of(spot) for spot in state.cells(beast) if land.inside[spot]],
            "facing": state.faces_towards(beast).name.lower(),
        }
    return here | {
        "health": state.health[beast],
        "rage": state.rage[beast],
        "column": state.column[beast] + 1,
        "side": state.faces[beast] + 1,
        "sprung": state.sprung[beast],
    }


def _ideas(state: State, numbers: tuple[int, ...]) -> list[str]:
    return [state.box.ideas[number].kind.value for number in numbers]
