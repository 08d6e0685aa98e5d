from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any

import pytest

from game.core.record import as_json, kind, plain
from game.core.table import Event
from tests.core.minis import Happened, Say


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Reason:
    why: str
    points: int


@dataclass(frozen=True, slots=True)
class RegionScored(Event):
    seat: int
    cells: tuple[str, ...]
    reasons: tuple[Reason, ...]
    said: Say | None = None
    cause: Event | None = None


def test_an_event_is_its_type_and_then_its_fields_in_their_order() -> None:
    event = RegionScored(1, ("a1", "b1"), (Reason("tiles", 2),), Say("take", "two"), Happened("fire", 0))
    assert json.dumps(as_json(event)) == (
        '{"type": "region_scored", "seat": 1, "cells": ["a1", "b1"], "reasons": [{"why": "tiles", "points": 2}], '
        '"said": "take two", "cause": {"type": "happened", "what": "fire", "seat": 0}}'
    )


@pytest.mark.parametrize(
    ("name", "word"),
    [("Rolled", "rolled"), ("RegionScored", "region_scored"), ("Fell2Cells", "fell2_cells"), ("TRexAte", "trex_ate")],
)
def test_a_kind_is_the_class_name_in_small_words(name: str, word: str) -> None:
    assert kind(type(name, (Event,), {})()) == word


@pytest.mark.parametrize(
    ("value", "form"),
    [
        (Colour.RED, "red"),
        (MappingProxyType({3: (1, 2)}), {"3": [1, 2]}),
        ([True, None, 1.5, "x"], [True, None, 1.5, "x"]),
        (Reason("tie", 0), {"why": "tie", "points": 0}),
        (Say("stop"), "stop"),
    ],
)
def test_values_become_numbers_texts_lists_and_mappings(value: Any, form: Any) -> None:
    assert plain(value) == form
    assert json.loads(json.dumps(plain(value))) == form


@pytest.mark.parametrize("value", [{1, 2}, frozenset("ab"), object(), b"bytes"])
def test_what_has_no_order_or_no_form_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="no plain form"):
        plain([value])
