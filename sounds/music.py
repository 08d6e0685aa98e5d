"""The music beds: a frame drum and a kalimba, few notes, as the match goes; each piece is a loop.

Wrath has the mountain's breath under it, Fossil Hunters a lilt of six to the bar over waves and a creaking hull,
Moogh a flute of bone over a great drum.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sounds.drum import brush, dum, tak
from sounds.flute import blown
from sounds.kalimba import shaker, tine
from sounds.kit.shaping import above, below, room
from sounds.kit.waves import RATE, Rng, Wave, coloured, mixed, swell
from sounds.wood import struck

WAVE_S: Final = 4.0
"""Seconds in which a wave comes and goes."""
BREATH_S: Final = 1.9
"""A tone of the flute is no longer."""
MELLOW: Final = 2500.0
"""Hertz: the flute's pieces are heard as from some way off."""
NOTES: Final = {name: n for n, name in enumerate("dfgacDFGAC")}
"""Letters of the tunes, low octave first."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A tune and its drums, a string of equal places (eighth notes) a bar; `.` is a rest, `bar` the seconds of one.

    `bass` and `surf` mark the bars in which the mountain breathes or a wave comes in; `seeds`: a gourd goes along.
    """

    bar: float
    tune: tuple[str, ...]
    beat: tuple[str, ...]
    bass: str = ""
    surf: str = ""
    seeds: bool = False
    flute: bool = False
    """Blown, not plucked; its drum is the great one."""

    @property
    def steps(self) -> int:
        """Places in a bar."""
        return len(self.tune[0])

    @property
    def step(self) -> float:
        """Seconds from one place to the next."""
        return self.bar / self.steps


CALM: Final = Piece(
    bar=3.52,
    tune=(
        "D.......", "....a...", "g...f...", "........",
        "d...a...", "..c.....", "D.....c.", "a.......",
        "..g.a...", "....D...", "c.a.g...", "f...d...",
        "........",
    ),
    beat=(
        "o.......", "....-...", "o.....x.", "....-...",
        "o.......", "....-...", "o.....x.", "....o...",
        "o.......", "....-...", "o...x...", "....-...",
        "o.......",
    ),
)  # fmt: skip
FULL: Final = Piece(
    bar=2.9,
    tune=(
        "d.a.d...", "c...a...", "d.a.c...", "D.......",
        "f.c.f...", "D...c...", "g.f.d...", "........",
        "d.a.d...", "F...D...", "c.a.c...", "G.......",
        "F.D.c...", "a...g...", "f.d.....", "........",
    ),
    beat=("o..o....", "o..o..-.", "o..o..x.", "o..oo.-."),
    bass="d...g...f...d...",
)  # fmt: skip
LAST: Final = Piece(
    bar=2.5,
    tune=(
        "d.af.a..", "d.af.c..", "d.af.D..", "c.a.g...",
        "f.cD.c..", "f.cD.F..", "g.DG.D..", "F.D.c...",
        "d.af.a..", "D.aD.F..", "G.FD.c..", "a.g.f...",
        "A.GF.D..", "G.FD.c..", "F.Dc.a..", "d.......",
        "D.......", "........",
    ),
    beat=("o.xo.xo-", "o.xo.xox"),
    bass="ddfgdfggdd",
    seeds=True,
)  # fmt: skip
PIECES: Final = {"calm": CALM, "full": FULL, "last": LAST}
"""Those of Wrath."""
SEA: Final = Piece(
    bar=2.8,
    tune=(
        "D.....", "c..a..", "g.....", "......",
        "d..g..", "a.....", "c..D..", "......",
        "F.....", "D..c..", "a..g..", "f.....",
        "g..a..", "d.....", "......", "......",
    ),
    beat=("o.....", "...-..", "o..w..", "......"),
    surf="~.~.~.~.~.~.~...",
)  # fmt: skip
HASTE: Final = Piece(
    bar=1.95,
    tune=(
        "d.ag.a", "D..c..", "d.ag.a", "c.....",
        "f.cD.c", "F..D..", "g.DG.D", "F.....",
        "d.ag.a", "D..F..", "G.FD.c", "a.....",
        "A..G..", "F..D..", "c.ag.a", "d.....",
        "d.ag.a", "D..c..", "a.gf.g", "d.....",
        "D.....", "......",
    ),
    beat=("o..x.-", "o.wx..", "o..x.-", "o.ox.w"),
    surf="~...~...~...~...~.....",
)  # fmt: skip
SEA_PIECES: Final = {"sea": SEA, "haste": HASTE}
"""Those of Fossil Hunters."""
STEPPE: Final = Piece(
    bar=3.4,
    tune=(
        "d.......", "..f.g...", "a.......", "........",
        "D...c...", "a.......", "g.f.....", "........",
        "d...f...", "c.......", "d.......", "........",
    ),
    beat=("O.......", "......O.", "O.......", "....-..."),
    flute=True,
)  # fmt: skip
CHASE: Final = Piece(
    bar=2.1,
    tune=(
        "d..d.f..", "g...f.d.", "d..d.f..", "a.......",
        "c..c.a..", "g...a.c.", "D..c.a..", "g.......",
        "d..d.f..", "g...f.d.", "a..c.D..", "F.......",
        "D..c.a..", "c..a.g..", "a..g.f..", "d.......",
        "d..d.f..", "g...f...", "d.......", "........",
    ),
    beat=("O..OO.x.", "O..O.xx.", "O..OO.x.", "O.O.Oxxx"),
    flute=True,
)  # fmt: skip
STEPPE_PIECES: Final = {"steppe": STEPPE, "chase": CHASE}
"""Those of Moogh."""


def _notes(bars: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    return ((place, mark) for place, mark in enumerate("".join(bars)) if mark != ".")


def _struck(rng: Rng, mark: str) -> Wave:
    hands: dict[str, Callable[[], Wave]] = {
        "o": lambda: 0.9 * dum(rng),
        "O": lambda: 1.1 * dum(rng, 58.0),
        "x": lambda: 0.34 * tak(rng),
        "-": lambda: 0.10 * brush(rng),
        "w": lambda: 0.16 * struck(rng, 1.7, 0.05, 0.4),
    }
    return hands[mark]()


def _drums(rng: Rng, piece: Piece, bars: int) -> list[tuple[float, Wave]]:
    """All bars but the last, which rests, so that the loop can begin again."""
    beat = tuple(piece.beat[n % len(piece.beat)] for n in range(bars - 1))
    return [
        (place * piece.step + float(rng.uniform(0.002, 0.012)), float(rng.uniform(0.75, 1)) * _struck(rng, mark))
        for place, mark in _notes(beat)
    ]


def _tines(rng: Rng, piece: Piece) -> list[tuple[float, float, Wave]]:
    """When, how far to the right (0 to 1), and what."""
    if piece.flute:
        return _blown(rng, piece)
    found = []
    for place, mark in _notes(piece.tune):
        degree = NOTES[mark]
        loud = 0.5 * float(rng.uniform(0.72, 1.0)) * (1.0 if place % piece.steps == 0 else 0.85)
        late = float(rng.uniform(0.004, 0.022))
        found.append((place * piece.step + late, 0.3 + 0.04 * degree, loud * tine(rng, degree, 2.2, 0.7)))
        if place % (piece.steps * 4) == 0:
            found.append((place * piece.step + late + 0.03, 0.4, 0.6 * loud * tine(rng, degree - 5, 2.4, 0.5)))
    return found


def _blown(rng: Rng, piece: Piece) -> list[tuple[float, float, Wave]]:
    """The same for the flute: a tone is held until the next one, or for a breath."""
    notes = list(_notes(piece.tune))
    ends = [place for place, _mark in notes[1:]] + [notes[-1][0] + piece.steps]
    return [
        (
            place * piece.step + float(rng.uniform(0.004, 0.03)),
            0.5,
            0.34 * float(rng.uniform(0.85, 1.0)) * blown(rng, NOTES[mark], min((end - place) * piece.step, BREATH_S)),
        )
        for (place, mark), end in zip(notes, ends, strict=True)
    ]


def _ground(rng: Rng, piece: Piece) -> list[tuple[float, Wave]]:
    """What lies under it: low noise that swells where there is a mark, a bar for the mountain, longer for a wave."""
    return [
        *_swells(piece, piece.bass, lambda: 0.07 * _breath(rng, piece.bar, 0.8, 160, 0.5)),
        *_swells(piece, piece.surf, lambda: 0.05 * _breath(rng, WAVE_S, 0.7, 420, 0.35)),
    ]


def _swells(piece: Piece, marks: str, one: Callable[[], Wave]) -> list[tuple[float, Wave]]:
    return [(n * piece.bar, one()) for n, mark in enumerate(marks) if mark != "."]


def _breath(rng: Rng, seconds: float, colour: float, top: float, peak: float) -> Wave:
    """Noise below `top` hertz, loudest after that part of its time."""
    return below(coloured(rng, seconds, colour), top, 3) * swell(seconds, peak)


def _seeds(rng: Rng, piece: Piece, bars: int) -> list[tuple[float, Wave]]:
    if not piece.seeds:
        return []
    places = range(piece.steps, (bars - 2) * piece.steps)
    return [(place * piece.step, 0.045 * (1.6 if place % 4 == 2 else 1) * shaker(rng)) for place in places]


def piece(rng: Rng, name: str) -> NDArray[np.float64]:
    """The loop, two columns: left and right."""
    written = (PIECES | SEA_PIECES | STEPPE_PIECES)[name]
    bars = len(written.tune)
    length = round(bars * written.bar * RATE)
    drums = mixed(*_drums(rng, written, bars), *_ground(rng, written), *_seeds(rng, written, bars))
    sides = []
    tines = _tines(rng, written)
    for right in (False, True) if not written.flute else (False,):  # a flute stands in the middle
        panned = mixed(*((at, (side if right else 1 - side) * wave) for at, side, wave in tines))
        whole = room(rng, mixed((0, 0.36 * drums), (0, panned)), 0.22, 0.3, 3000)
        sides.append(above(below(whole, MELLOW, 3) if written.flute else whole, 26))
    laid = [_laid_in(side, length) for side in sides]
    return np.stack([laid[0], laid[-1]], axis=1)


def _laid_in(wave: Wave, length: int) -> Wave:
    """Exactly that long; what rings on longer goes over into the beginning, as when the loop plays again."""
    whole = np.zeros(length)
    for start in range(0, len(wave), length):
        part = wave[start : start + length]
        whole[: len(part)] += part
    return whole


def victory(rng: Rng) -> Wave:
    """The match is won: drums call, the kalimba climbs, everybody claps, and a last chord rings out."""
    drums = [
        (at, loud * dum(rng)) for at, loud in ((0.0, 0.8), (0.3, 0.6), (0.6, 0.9), (1.2, 0.7), (1.5, 0.6), (1.8, 1.0))
    ]
    climb = [
        (0.15 * n, (0.3 + 0.02 * n) * tine(rng, degree)) for n, degree in enumerate((0, 2, 3, 5, 3, 5, 7, 8, 7, 8, 9))
    ]
    chord = [(1.8 + 0.035 * n, 0.42 * tine(rng, degree, 2.6)) for n, degree in enumerate((-5, 0, 3, 5, 8, 10))]
    claps = [(0.3 + 0.3 * n, 0.3 * tak(rng)) for n in range(5)]
    seeds = [(0.075 * n, 0.05 * shaker(rng)) for n in range(24)]
    return room(rng, mixed(*((at, 0.4 * wave) for at, wave in drums), *climb, *chord, *claps, *seeds), 0.2, 0.26, 4000)
