"""Every animal there is, by the name that data and pictures use."""

from collections.abc import Callable
from functools import cache

from art.animals import armoured, beasts, flyers, horned, sauropods, shaggy, swimmers, theropods
from art.animals.rig import Animal

DINOSAURS: dict[str, Callable[[], Animal]] = {
    "titanosaur": sauropods.titanosaur,
    "brontosaurus": sauropods.brontosaurus,
    "stegosaurus": armoured.stegosaurus,
    "ankylosaurus": armoured.ankylosaurus,
    "pteranodon": flyers.pteranodon,
    "plesiosaur": swimmers.plesiosaur,
    "triceratops": horned.triceratops,
    "tyrannosaurus": theropods.tyrannosaurus,
}
BEASTS: dict[str, Callable[[], Animal]] = {
    "moogh": shaggy.moogh,
    "rhino": beasts.rhino,
    "smilodon": beasts.smilodon,
    "bear": beasts.bear,
    "small-moogh": beasts.small_moogh,
}


@cache
def animal(name: str) -> Animal:
    """The animal of that name; its shapes are made once."""
    return (DINOSAURS | BEASTS)[name]()
