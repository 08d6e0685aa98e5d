"""Every animal there is, by the name that data and pictures use."""

from collections.abc import Callable
from functools import cache

from art.animals import (
    armoured,
    beasts,
    crests,
    duckbills,
    feathered,
    flyers,
    fronts,
    horned,
    long_necks,
    sauropods,
    shaggy,
    swimmers,
    theropods,
    young,
)
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
SKIRMISHERS: dict[str, Callable[[], Animal]] = {
    "giganotosaurus": theropods.giganotosaurus,
    "spinosaurus": crests.spinosaurus,
    "allosaurus": theropods.allosaurus,
    "carnotaurus": crests.carnotaurus,
    "ceratosaurus": crests.ceratosaurus,
    "dilophosaurus": crests.dilophosaurus,
    "deinonychus": feathered.deinonychus,
    "quetzalcoatlus": flyers.quetzalcoatlus,
    "brachiosaurus": long_necks.brachiosaurus,
    "diplodocus": long_necks.diplodocus,
    "eucnemesaurus": long_necks.eucnemesaurus,
    "styracosaurus": horned.styracosaurus,
    "centrosaurus": horned.centrosaurus,
    "iguanodon": duckbills.iguanodon,
    "tenontosaurus": duckbills.tenontosaurus,
    "corythosaurus": duckbills.corythosaurus,
    "parasaurolophus": duckbills.parasaurolophus,
    "pachycephalosaurus": duckbills.pachycephalosaurus,
    "gallimimus": feathered.gallimimus,
    "gargantuan": theropods.gargantuan,
    "baby": young.baby,
}
"""Dino-Wars' own; of the others it borrows five."""
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
    return (DINOSAURS | SKIRMISHERS | BEASTS | fronts.VIEWS)[name]()
