"""The list of all sounds: what makes each, in how many takes, and how loud it is at its loudest."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final
from zlib import crc32

import numpy as np

from sounds import dice, fire, harbour, hunt, kalimba, music, paper, steppe, stone, voices, wood
from sounds.kit.shaping import finished
from sounds.kit.waves import Rng, Wave

USUAL: Final = -14.0
"""dBFS at the loudest, if nothing else is said."""


@dataclass(frozen=True, slots=True)
class Sound:
    """`name` as the game asks for it. One take is a tune and always sounds the same; of several the game takes any."""

    name: str
    make: Callable[[Rng], Wave]
    takes: int = 4
    peak: float = USUAL
    loop: bool = False
    packed: float = 0.0
    """How tightly its file is packed, 0 to 1, where the usual is not enough for the budget."""

    @property
    def files(self) -> list[str]:
        """The names of its files without their ending."""
        return [self.name] if self.takes == 1 else [f"{self.name}-{n}" for n in range(1, self.takes + 1)]

    def waves(self) -> Iterator[tuple[str, Wave]]:
        """Each file's name and its wave: the same for ever, since its name is its seed."""
        for file in self.files:
            yield file, self._take(np.random.default_rng(crc32(file.encode())))

    def _take(self, rng: Rng) -> Wave:
        wave = self.make(rng)
        if self.loop:
            return np.asarray(wave / np.abs(wave).max() * 10 ** (self.peak / 20), dtype=np.float64)
        return finished(wave, self.peak)


def _swelling(points: int) -> float:
    """More points are louder: with one peak for all, the single tine of one point would be the loudest."""
    return USUAL - 3.5 + 0.4 * (points - 1)


SHARED: Final = (
    Sound("shared/knock", wood.knock, 3, -11),
    Sound("shared/press", wood.press, 4, -18),
    Sound("shared/hover", wood.hover, 4, -22),
    Sound("shared/page", paper.page, 4, -20),
    Sound("shared/slide", paper.slide, 4, -16),
    Sound("shared/card", paper.card, 4, -18),
    Sound("shared/undo", paper.undo, 3),
)
PIECES: Final = (
    Sound("wrath/clack", wood.clack, 5),
    Sound("wrath/thud", wood.thud, 4, -12),
    Sound("wrath/hop", wood.hop, 4, -17),
    Sound("wrath/lift", wood.lift, 4, -20),
    Sound("wrath/nest", paper.straw, 3, -18),
    Sound("wrath/dice", dice.roll, 5),
    Sound("wrath/settle", dice.settle, 4, -16),
    Sound("wrath/pick", dice.pick, 4, -14),
    Sound("wrath/keep", dice.keep, 4, -14),
)
LAND: Final = (
    Sound("wrath/tremor", stone.tremor, 3, -9),
    Sound("wrath/tiles", stone.tiles, 4, -14),
    Sound("wrath/grind", stone.grind, 5, -19),
    Sound("wrath/notch", stone.notch, 3, -14),
    Sound("wrath/hiss", fire.hiss, 3, -15),
    Sound("wrath/plop", fire.plops, 4, -13),
    Sound("wrath/eruption", fire.eruption, 3, -6),
)
LIVING: Final = (
    Sound("wrath/worship", voices.worship, 3, -18),
    Sound("wrath/bite", voices.bite, 4, -11),
    Sound("wrath/crack", voices.crack, 4),
    Sound("wrath/hatch", voices.hatch, 3),
    Sound("wrath/titanosaur", voices.titanosaur, 3, -11),
    Sound("wrath/brontosaurus", voices.brontosaurus, 3, -13),
    Sound("wrath/stegosaurus", voices.stegosaurus, 3, -13),
    Sound("wrath/ankylosaurus", voices.ankylosaurus, 3, -13),
    Sound("wrath/pteranodon", voices.pteranodon, 3, -20),
    Sound("wrath/plesiosaur", voices.plesiosaur, 3, -16),
    Sound("wrath/triceratops", voices.triceratops, 3, -14),
    Sound("wrath/tyrannosaurus", voices.tyrannosaurus, 3, -9),
)
HUNT: Final = (
    Sound("dinowars/step", hunt.step, 4, -17),
    Sound("dinowars/tread", hunt.tread, 4, -13),
    Sound("dinowars/charge", hunt.charge, 3, -12),
    Sound("dinowars/wings", hunt.wings, 3, -16),
    Sound("dinowars/skid", hunt.skid, 3, -14),
    Sound("dinowars/blow", hunt.blow, 4, -11),
    Sound("dinowars/lash", hunt.lash, 3, -13),
    Sound("dinowars/fall", hunt.fall, 3, -11),
    Sound("dinowars/rise", hunt.rise, 3, -16),
    Sound("dinowars/death", hunt.death, 3, -11),
    Sound("dinowars/roar/small", hunt.roar_small, 3, -14),
    Sound("dinowars/roar/middle", hunt.roar_middle, 3, -12),
    Sound("dinowars/roar/great", hunt.roar_great, 3, -9),
    Sound("dinowars/fury", hunt.fury, 3, -14),
    Sound("dinowars/graze", hunt.graze, 3, -16),
    Sound("dinowars/hunger", hunt.hunger, 3, -15),
    Sound("dinowars/meteor", hunt.meteor, 3, -9),
    Sound("dinowars/won", hunt.won, 3, -14),
)
STEPPE: Final = (
    Sound("moogh/moogh", steppe.moogh, 3, -9),
    Sound("moogh/small-moogh", steppe.small_moogh, 3, -14),
    Sound("moogh/rhino", steppe.rhino, 3, -11),
    Sound("moogh/smilodon", steppe.smilodon, 3, -11),
    Sound("moogh/bear", steppe.bear, 3, -10),
    Sound("moogh/claw", steppe.claw, 3, -13),
    Sound("moogh/stab", steppe.stab, 3, -14),
    Sound("moogh/throw", steppe.throw, 3, -14),
    Sound("moogh/trap", steppe.trap, 3, -11),
    Sound("moogh/weave", steppe.weave, 3, -17),
    Sound("moogh/rage", steppe.rage, 3, -12),
    Sound("moogh/fury", steppe.fury, 3, -14),
    Sound("moogh/cry", steppe.cry, 4, -13),
    Sound("moogh/shout", steppe.shout, 3, -13),
    Sound("moogh/mend", steppe.mend, 3, -16),
)
SEA: Final = (
    Sound("cazadores/sail", harbour.sail, 4, -17),
    Sound("cazadores/anchor", harbour.anchor, 3, -14),
    Sound("cazadores/provisions", harbour.provisions, 3, -13),
    Sound("cazadores/brush", harbour.brush, 4, -17),
    Sound("cazadores/turned", harbour.turned, 4, -14),
    Sound("cazadores/bone", harbour.bone_set, 4, -15),
    Sound("cazadores/whole", harbour.whole, 3, -12),
    Sound("cazadores/mission", harbour.mission, 3, -13),
    Sound("cazadores/trade", harbour.trade, 3, -15),
    Sound("cazadores/penalty", harbour.penalty, 3, -13),
)
TUNES: Final = (
    *(
        Sound(f"wrath/points/{n:02}", partial(kalimba.points, number=n), 1, _swelling(n))
        for n in range(1, kalimba.HIGHEST + 1)
    ),
    *(Sound(f"wrath/turn/{tribe}", partial(kalimba.turn, tribe=tribe), 1, -17) for tribe in kalimba.MOTIFS),
    Sound("wrath/victory", music.victory, 1, -10),
    *(Sound(f"wrath/music/{name}", partial(music.piece, name=name), 1, -10, loop=True) for name in music.PIECES),
    *(
        Sound(f"cazadores/music/{name}", partial(music.piece, name=name), 1, -10, loop=True)
        for name in music.SEA_PIECES
    ),
    *(
        Sound(f"moogh/music/{name}", partial(music.piece, name=name), 1, -10, loop=True, packed=1.0)
        for name in music.STEPPE_PIECES
    ),
)
SOUNDS: Final = {sound.name: sound for sound in (*SHARED, *PIECES, *LAND, *LIVING, *HUNT, *STEPPE, *SEA, *TUNES)}
