"""The twenty animals of Fossil Hunters by the names of the data: group, tiles, skeleton and its place on the slab."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from art.bones import armoured, duckbills, flyers, horned, sauropods, swimmers, theropods
from art.bones.rig import Skeleton


@dataclass(frozen=True)
class Trace:
    """A small fossil beside the bones: "ammonite", "fern", "track" or "fish", where on the slab, how large, turned."""

    kind: str
    x: float
    y: float
    size: float
    turn: float = 0.0


@dataclass(frozen=True)
class Animal:
    """How many tiles it has is how wide its slab is."""

    name: str
    group: str
    tiles: int
    bones: Callable[[], Skeleton]
    traces: tuple[Trace, ...] = ()

    @property
    def floats(self) -> bool:
        """In water or air: no ground under its feet."""
        return self.group in {"marines", "flyers"}


ANIMALS = {
    animal.name: animal
    for animal in (
        Animal(
            "diplodocus",
            "herbivores",
            6,
            sauropods.diplodocus,
            (
                Trace("fern", 30, 96, 44, -70),
                Trace("fern", 128, 94, 30, -120),
                Trace("fern", 420, 96, 46, -60),
                Trace("fern", 432, 97, 34, -110),
            ),
        ),
        Animal(
            "brachiosaurus",
            "herbivores",
            5,
            sauropods.brachiosaurus,
            (
                Trace("fern", 16, 94, 46, -62),
                Trace("fern", 34, 97, 36, -100),
                Trace("fern", 330, 96, 54, -70),
                Trace("fern", 374, 97, 40, -110),
            ),
        ),
        Animal(
            "apatosaurus",
            "herbivores",
            5,
            sauropods.apatosaurus,
            (Trace("fern", 60, 97, 40, -70), Trace("fern", 330, 96, 48, -75), Trace("fern", 352, 97, 34, -40)),
        ),
        Animal(
            "corythosaurus",
            "herbivores",
            4,
            duckbills.corythosaurus,
            (Trace("fern", 36, 96, 42, -66), Trace("fern", 290, 97, 30, -80)),
        ),
        Animal(
            "kronosaurus",
            "marines",
            5,
            swimmers.kronosaurus,
            (Trace("ammonite", 366, 84, 9), Trace("ammonite", 30, 32, 7, 90)),
        ),
        Animal(
            "mosasaurus",
            "marines",
            4,
            swimmers.mosasaurus,
            (
                Trace("ammonite", 286, 82, 10),
                Trace("ammonite", 60, 80, 8, 40),
                Trace("ammonite", 130, 28, 7, 200),
                Trace("fish", 218, 24, 13, 0),
            ),
        ),
        Animal(
            "elasmosaurus",
            "marines",
            4,
            swimmers.elasmosaurus,
            (
                Trace("ammonite", 290, 72, 11, 30),
                Trace("fish", 232, 76, 12, -8),
                Trace("ammonite", 120, 24, 8, 120),
                Trace("fish", 52, 26, 10, 0),
            ),
        ),
        Animal(
            "ichthyosaur",
            "marines",
            2,
            swimmers.ichthyosaur,
            (Trace("ammonite", 138, 26, 9), Trace("ammonite", 64, 88, 7, 80)),
        ),
        Animal(
            "tyrannosaurus",
            "carnivores",
            5,
            theropods.tyrannosaurus,
            (
                Trace("track", 36, 84, 15, 70),
                Trace("track", 88, 90, 11, 80),
                Trace("track", 360, 88, 13, 84),
                Trace("track", 296, 90, 10, 80),
            ),
        ),
        Animal(
            "allosaurus",
            "carnivores",
            4,
            theropods.allosaurus,
            (Trace("track", 40, 84, 13, 72), Trace("track", 70, 92, 9, 84), Trace("track", 286, 82, 13, 80)),
        ),
        Animal("carnotaurus", "carnivores", 2, theropods.carnotaurus, (Trace("track", 134, 86, 11, 80),)),
        Animal("dilophosaurus", "carnivores", 1, theropods.dilophosaurus),
        Animal(
            "stegosaurus",
            "armoured",
            4,
            armoured.stegosaurus,
            (Trace("fern", 26, 96, 36, -72), Trace("fern", 290, 96, 54, -74), Trace("fern", 304, 97, 38, -44)),
        ),
        Animal("triceratops", "armoured", 3, horned.triceratops, (Trace("fern", 22, 42, 30, -20),)),
        Animal(
            "ankylosaurus",
            "armoured",
            3,
            armoured.ankylosaurus,
            (Trace("fern", 32, 97, 30, -64), Trace("fern", 210, 34, 30, -160)),
        ),
        Animal("centrosaurus", "armoured", 2, horned.centrosaurus, (Trace("fern", 20, 44, 26, -20),)),
        Animal(
            "quetzalcoatlus",
            "flyers",
            5,
            flyers.quetzalcoatlus,
            (Trace("fern", 50, 96, 36, -64), Trace("fern", 118, 97, 26, -80)),
        ),
        Animal(
            "pteranodon", "flyers", 3, flyers.pteranodon, (Trace("fish", 206, 84, 12, 0), Trace("fish", 32, 88, 9, 10))
        ),
        Animal("rhamphorhynchus", "flyers", 2, flyers.rhamphorhynchus, (Trace("fish", 88, 22, 9, 0),)),
        Animal("archaeopteryx", "flyers", 1, flyers.archaeopteryx),
    )
}


@cache
def skeleton(name: str) -> Skeleton:
    """The bones of that animal; drawn once."""
    return ANIMALS[name].bones()
