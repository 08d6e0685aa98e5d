"""How far it is on foot, around boulders and cliffs, whoever stands in the way."""

from collections.abc import Collection
from functools import lru_cache

from game.moogh.land import SPOTS, Land, spot_of

FAR = 30
"""Steps to where no way leads; further than any way there is."""


@lru_cache(maxsize=20_000)
def ways(land: Land, goals: tuple[int, ...]) -> bytes:
    """By spot, the steps to the nearest of these spots of the board, at most FAR."""
    found = bytearray([FAR] * SPOTS)
    edge = [spot for spot in goals if land.inside[spot]]
    for spot in edge:
        found[spot] = 0
    far = 0
    while edge and far + 1 < FAR:
        far += 1
        new = []
        for spot in edge:
            for to in land.walks[spot]:
                if found[to] > far:
                    found[to] = far
                    new.append(to)
        edge = new
    return bytes(found)


def ways_to(land: Land, area: Collection[int]) -> bytes:
    """By spot, the steps into an area, whose cells are given."""
    return ways(land, tuple([spot_of(cell) for cell in area]))
