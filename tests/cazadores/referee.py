"""A second opinion on what may be done in a turn: read slowly off a written position, the map's XML and the YAML.

It shares nothing with the program but the schema of positions and the notation.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import yaml

DATA = Path(__file__).parents[2] / "data" / "cazadores"
HOLD, HAND = 24, 5


def _yaml(name: str) -> Any:
    return yaml.safe_load((DATA / name).read_text(encoding="utf-8"))


ANIMALS = {one["id"]: one for one in _yaml("animals.yaml")["animals"]}
GROUPS: list[str] = _yaml("animals.yaml")["groups"]
CARDS = {card: one["value"] for one in _yaml("missions.yaml")["classes"] for card in one["missions"]}


class Sea:
    """A chart as its file says it."""

    def __init__(self, chart: str) -> None:
        self.kind: dict[str, str] = {}
        self.group: dict[str, str] = {}
        self.near: dict[str, set[str]] = {}
        for one in ET.parse(DATA / "charts" / f"{chart}.tmx").getroot().iter("object"):  # noqa: S314 - our own file
            said = {each.get("name"): str(each.get("value")) for each in one.iter("property")}
            if one.get("type") == "route":
                self.near.setdefault(said["from"], set()).add(said["to"])
                self.near.setdefault(said["to"], set()).add(said["from"])
            elif one.get("type") != "land":
                self.kind[str(one.get("name"))] = str(one.get("type"))
                self.group[str(one.get("name"))] = said.get("group", "")
        self.home = {name: 0 if kind == "supplies" else 999 for name, kind in self.kind.items()}
        for _round in self.kind:
            for name in self.kind:
                self.home[name] = min(self.home[name], *(self.home[other] + 1 for other in self.near[name]))


def legal(sea: Sea, position: Any, *, trade: bool = True, draws: bool = True, returns: bool = False) -> set[str]:
    """Every answer of a turn that the rulings allow in this position."""
    me = position["seats"][position["to_move"]]
    here, left = me["ship"], me["provisions"]
    found = {f"sail {goal}" for goal in sea.near[here] if left - 1 >= sea.home[goal]}  # C13
    found |= {"dig"} if _may_dig(sea, position, me) else set()
    pays = left - 1 >= sea.home[here]
    for owner, other in enumerate(position["seats"]):
        if other["museum"] == here and other is not me and trade and pays:
            found |= _swaps(position, me, other, owner)
    if me["museum"] == here:
        found |= _unloads(me) | _deliveries(me)
        found |= _draws(position, me) if draws and pays else set()
        found |= _returns(me) if returns else set()
    return found


def _may_dig(sea: Sea, position: Any, me: Any) -> bool:
    here, seats = me["ship"], len(position["seats"])
    last = sum(position["piles"].values()) == 1
    return (
        bool(sea.group[here])
        and position["piles"][here] > 0
        and position["dug"].get(here, 0) < seats
        and _load(me) < HOLD
        and me["provisions"] >= 1
        and (me["provisions"] - 1 >= sea.home[here] or last)
    )


def _load(me: Any) -> int:
    whole = sum(number * ANIMALS[name]["tiles"] for name, number in me["aboard"].items())
    return int(whole) + len(_loose(me["hold"]))


def _loose(row: Any) -> list[str]:
    return [f"{name} {part}" for name, parts in row.items() for part in parts]


def _group(tile: str) -> str:
    return str(ANIMALS[tile.split(maxsplit=1)[0]]["group"])


def _swaps(position: Any, me: Any, other: Any, owner: int) -> set[str]:
    if position["swaps"][owner] >= len(position["seats"]):
        return set()
    store = Counter(_loose(other["store"]))
    return {
        f"swap {give} {take}"
        for give in set(_loose(me["hold"]))
        for take, number in store.items()
        if number > 1 and _group(give) == _group(take) and give not in store
    }


def _unloads(me: Any) -> set[str]:
    found = {f"unload {tile}" for tile in _loose(me["hold"])} | {f"unload {name}" for name in me["aboard"]}
    return found | {"unload all"} if found else found


def _deliveries(me: Any) -> set[str]:
    shown = {ANIMALS[name]["group"] for name in me["shown"]}
    return {f"deliver {card.replace('+', ' ')}" for card in me["hand"] if set(card.split("+")) <= shown}


def _draws(position: Any, me: Any) -> set[str]:
    if len(me["hand"]) >= HAND:
        return set()
    taken = {card for seat in position["seats"] for card in (*seat["hand"], *seat["done"])}
    return {f"draw {value}" for card, value in CARDS.items() if card not in taken}


def _returns(me: Any) -> set[str]:
    tiles = sorted(_loose(me["store"]), key=_place)
    return {
        "return " + " ".join(three) for three in combinations(tiles, 3) if len({_group(tile) for tile in three}) == 1
    }


def _place(tile: str) -> tuple[int, int, int]:
    """In the order of the box: by group, animal, part."""
    name, part = tile.split()
    return GROUPS.index(_group(tile)), list(ANIMALS).index(name), int(part)
