"""A row of dice: faces by picture, kept ones in a ring, spent ones pushed back, tumbling when they roll."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.motions import Call, Parallel, Tumble
from game.ui.motions import Sequence as InTurn
from game.ui.sprite import Sprite
from game.ui.stage import Stage
from game.ui.theme import EMBER, HIT, INK, ROLL_STAGGER_S, TRAY

MOST: Final = 8
USUAL: Final = 88
LAYER: Final = 50
REST: Final = (-6, 4, -3, 7, -5, 2, -8, 5)
"""Degrees at which the dice come to rest, one after the other."""
SPENT_FADE: Final = 0.45
SPENT_DOWN: Final = 6
KEPT: Final = "die-kept"
APART: Final = 8


@dataclass(frozen=True, slots=True)
class Die:
    """One die: the picture of its face, whether it is kept, already used, or may be chosen now."""

    face: str
    kept: bool = False
    spent: bool = False
    lit: bool = False


class DiceTray:
    """Up to eight dice in `area`, drawn as sprites `die 0`, `die 1` … of a stage. `size` in design units."""

    def __init__(self, stage: Stage, area: FRect, size: float = USUAL) -> None:
        self.stage = stage
        self.area = FRect(area)
        self.size = size
        self.dice: list[Die] = []
        self._focus: int | None = None

    def show(self, dice: Sequence[Die]) -> None:
        """These dice lie there now; at most eight."""
        assert len(dice) <= MOST
        gone = [key for i in range(len(dice), len(self.dice)) for key in (_key(i), _ring_key(i))]
        self.stage.remove(*gone)
        self.dice = list(dice)
        for i, die in enumerate(self.dice):
            self._lay(i, die)
        self._touch()

    def roll(self, indices: Sequence[int], dice: Sequence[Die], faces: Sequence[str]) -> None:
        """Queue the tumble of those dice; afterwards `dice` lie there. `faces` are the pictures that flip past."""
        if len(dice) > len(self.dice):
            self.show([*self.dice, *dice[len(self.dice) :]])
        tumbles = [Tumble(_key(i), _shifted(faces, i), dice[i].face, REST[i]) for i in indices if i < len(dice)]
        self.stage.play(
            InTurn(
                Call(lambda: self._bare(indices)),
                Parallel(*tumbles, stagger=ROLL_STAGGER_S),
                Call(lambda: self.show(dice)),
            )
        )

    def at(self, x: float, y: float) -> int | None:
        """The die there, with a thumb's room around it."""
        for i in range(len(self.dice)):
            grown = max(0.0, HIT - self.side)
            if self.rect(i).inflate(grown, grown).collidepoint(x, y):
                return i
        return None

    def rect(self, index: int) -> FRect:
        """The box of a die."""
        count, side = max(1, len(self.dice)), self.side
        step = min(side * 1.45, self.area.w / count)
        left = self.area.centerx - step * (count - 1) / 2 + step * index
        return FRect(left - side / 2, self.area.centery - side / 2, side, side)

    @property
    def side(self) -> float:
        """How large the dice are: smaller than wanted if there are too many for the area."""
        return min(self.size, self.area.w / max(1, len(self.dice)) - APART)

    def ring(self, index: int | None) -> None:
        """The focus is on that die."""
        if index != self._focus:
            self._focus = index
            self._touch()

    def draw_rings(self, canvas: Canvas) -> None:
        """What lies over the dice: a mark under each that may be chosen, and the focus."""
        for i, die in enumerate(self.dice):
            if die.lit and not die.spent:
                box = self.rect(i)
                canvas.disc(box.centerx, box.bottom + 13, 8, INK)
                canvas.disc(box.centerx, box.bottom + 13, 5.5, EMBER)
        if self._focus is not None and self._focus < len(self.dice):
            canvas.ring(self.rect(self._focus).inflate(10, 12), 3)

    def _lay(self, index: int, die: Die) -> None:
        box = self.rect(index)
        y = box.centery + (SPENT_DOWN if die.spent else 0)
        fade = (TRAY, SPENT_FADE) if die.spent else None
        scale = self.side / USUAL
        tilt = REST[index]
        self.stage.add(Sprite(_key(index), die.face, box.centerx, y, LAYER, scale, tilt=tilt, fade=fade))
        if die.kept and not die.spent:
            self.stage.add(Sprite(_ring_key(index), KEPT, box.centerx, y, LAYER + 1, scale, tilt=tilt))
        else:
            self.stage.remove(_ring_key(index))

    def _bare(self, indices: Sequence[int]) -> None:
        """Dice that roll are neither kept nor spent while they do."""
        for i in indices:
            if i < len(self.dice):
                self._lay(i, Die(self.dice[i].face))

    def _touch(self) -> None:
        self.stage.damage.add(self.area.inflate(60, 60))


def _key(index: int) -> str:
    return f"die {index}"


def _ring_key(index: int) -> str:
    return f"die {index} kept"


def _shifted(faces: Sequence[str], by: int) -> list[str]:
    """Each die shows the faces in another order, so that they do not turn alike."""
    start = by % max(1, len(faces))
    return [*faces[start:], *faces[:start]]
