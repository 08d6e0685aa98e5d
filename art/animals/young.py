"""Fresh from the egg."""

from art.animals.rig import Animal, Pigments, bars, limb, toes
from art.kit.geometry import Shape, blob, ellipse, fillet, poly, stroke, tube, union

BABY = Pigments("#C08A3C", "#85591F", "#F3E0B0", "#5E3A14", "#EFE3C8")


def baby() -> Animal:
    """All head and belly, a piece of its shell still on the crown; 100 high."""
    spine = tube("-56,-20,1.2 -44,-19,4 -28,-24,9 -8,-32,16 10,-42,15 20,-54,10", 12)
    head = blob("2,-72 8,-88 24,-96 42,-94 54,-84 60,-72 62,-64 54,-57 38,-54 20,-55 8,-61")
    body = fillet(union(spine, head), 2.4)
    return Animal(
        BABY,
        body,
        eye=(37, -75, 5.2),
        far=union(_leg(8, 0.9), tube("18,-42,3.6 28,-38,2.6 34,-40,1.4")),
        belly=union(
            tube("-22,-18,3 -4,-20,8 12,-30,8 22,-46,5"), blob("34,-57 50,-60 61,-65 54,-57 40,-54")
        ).intersection(body),
        mark=bars(
            "-44,-19,4 -34,-22,7 -24,-25,10.5 -13,-30,14 -3,-35,16.4 7,-41,16", fat=2, lean=2, drop=-0.2
        ).intersection(body),
        near=union(_leg(-10), tube("10,-42,4.4 20,-34,3.2 28,-35,2"), tube("27,-35,1.6 32,-33,0.6")),
        accent=_shell(),
        lines=union(
            ellipse(57, -70, 1.5, 1.1, 30),
            stroke("60,-63.6 50,-61.6 40,-64", 1.3),
            tube("30,-85,0.6 37,-87,1.2 44,-85,0.6"),
        ),
    )


def _leg(x: float, girth: float = 1) -> Shape:
    return limb(x, girth, "0,-28,11 5,-18,8 6,-11,5.6", "6,-11,5.2 2,-4.4,4.6", round_by=1.4, toes=toes(x + 4, 3, 0.95))


def _shell() -> Shape:
    """Half an egg as a cap, its edge broken."""
    cap = blob("2,-84 6,-98 18,-107 32,-107 44,-99 50,-88")
    teeth = poly("0,-82 8,-88 14,-80 21,-88 28,-81 35,-89 42,-84 52,-90 52,-70 0,-70")
    return cap.difference(teeth)
