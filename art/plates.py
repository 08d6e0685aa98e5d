"""The gallery's plates: an animal's body in the dark, its bones within it, a person beside it for size.

Along the ground lies a rod of metres, one dark, one light; beside the smallest a hand is laid, and the rod counts
tenths of a metre.
"""

from dataclasses import dataclass

from art.bones.catalogue import ANIMALS, skeleton
from art.bones.printing import print_bones, whole
from art.groups import GROUPS
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, blob, box, line, place, rounded, silhouette, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import INK, mix
from art.people import Person
from art.tribes import TRIBES

WIDTH, HEIGHT = 480.0, 220.0
GROUND, SIDE = 186.0, 22.0
TALL = 1.75
"""A person's height in metres."""
PERSON_UNITS = 98.0
HAND = 0.19


@dataclass(frozen=True)
class Body:
    """`metre` is metres to a unit of the skeleton; `flesh` how thick the body is around the bones, in units; `skin`
    outlines of wings, which bones alone do not tell.
    """

    metre: float
    flesh: float = 5.0
    skin: tuple[str, ...] = ()


QUETZ = (
    "216,-58 244,-71 282,-85 336,-88 367,-67 385,-51 395,-38 399,-25 372,-40 336,-50 296,-53 254,-46 222,-34 150,-18",
    "208,-60 178,-74 140,-88 86,-90 50,-75 27,-61 11,-49 3,-34 34,-48 76,-60 118,-60 150,-44 182,-32",
)
PTERANODON = (
    "136,-48 153,-61 177,-74 207,-92 225,-65 235,-44 239,-29 239,-16 218,-38 194,-46 166,-42 136,-30 72,-10 100,-30",
    "128,-50 107,-64 80,-76 45,-93 25,-68 11,-48 5,-33 2,-17 24,-40 52,-54 82,-50 98,-30 118,-36",
)
RHAMPHORHYNCHUS = (
    "90,-46 102,-58 122,-75 139,-59 148,-41 154,-23 156,-4 140,-12 122,-16 104,-24 84,-30 76,-36",
    "82,-48 71,-61 47,-80 30,-72 17,-62 7,-49 3,-32 24,-36 44,-30 62,-30 72,-36",
)
BODIES = {
    "diplodocus": Body(0.051),
    "brachiosaurus": Body(0.064, 6),
    "apatosaurus": Body(0.0545, 6),
    "corythosaurus": Body(0.028),
    "kronosaurus": Body(0.0255, 6),
    "mosasaurus": Body(0.038),
    "elasmosaurus": Body(0.0337, 4),
    "ichthyosaur": Body(0.019, 3),
    "tyrannosaurus": Body(0.0363, 6),
    "allosaurus": Body(0.028),
    "carnotaurus": Body(0.043, 4),
    "dilophosaurus": Body(0.024, 3),
    "stegosaurus": Body(0.0275, 5),
    "triceratops": Body(0.033),
    "ankylosaurus": Body(0.03),
    "centrosaurus": Body(0.033, 4),
    "quetzalcoatlus": Body(0.0265, 3, QUETZ),
    "pteranodon": Body(0.0257, 2.4, PTERANODON),
    "rhamphorhynchus": Body(0.0115, 2, RHAMPHORHYNCHUS),
    "archaeopteryx": Body(0.0066, 2.4),
}


def outline(name: str) -> Shape:
    """The living animal: its bones wrapped in flesh, in units of the skeleton."""
    body = BODIES[name]
    wrapped = silhouette(whole(skeleton(name)).buffer(body.flesh * 2).buffer(-body.flesh * 1.1))
    return union(wrapped, *[blob(spec, 6) for spec in body.skin])


def plate(canvas: Canvas, name: str) -> None:
    """The whole plate, its corner at the origin."""
    group = GROUPS[ANIMALS[name].group]
    sheet = hand_cut(rounded(0, 0, WIDTH, HEIGHT, 10), 0.8, 20, len(name))
    canvas.paper(sheet, "#EAD8AF", elevation=4, edge=0.7)
    inner = hand_cut(rounded(8, 8, WIDTH - 16, HEIGHT - 16, 6), 0.6, 18, len(name) + 1)
    canvas.paper(inner, mix("#F6EBD3", group.pigment, 0.1), elevation=0, edge=0.2)
    canvas.flat(
        gouges(inner, angle=-8, gap=15, length=18, width=1.5, seed=len(name), keep=0.25, inset=6), "#D9BF8C", 0.5
    )
    body, metre = outline(name), BODIES[name].metre
    x0, y0, x1, y1 = body.bounds
    beside = _witness(name)
    room = WIDTH - 2 * SIDE - 14
    scale = min(room / (x1 - x0 + beside.width / metre), (GROUND - 24) / max(y1 - y0, beside.height / metre))
    left = SIDE + (room - (x1 - x0 + beside.width / metre) * scale) / 2
    _ground(canvas, group.pigment, scale / metre, tenths=beside.tenths)
    _animal(canvas, name, body, left - x0 * scale, scale)
    at = left + (x1 - x0) * scale + 12 + beside.width / metre * scale / 2
    canvas.flat(place(beside.shape, at, GROUND, scale / metre), "#8A4A2C")
    seal = hand_cut(rounded(16, 16, 30, 30, 4), 0.6, 10, len(name))
    canvas.paper(seal, group.pigment, elevation=2, edge=0.7)
    canvas.flat(icon(group.glyph, 31, 31, 22), group.mark)


def _animal(canvas: Canvas, name: str, body: Shape, x: float, scale: float) -> None:
    """The body and its bones; what swims or flies keeps clear of the ground."""
    low, high = body.bounds[3], body.bounds[1]
    lift = ((GROUND - 30) - (low - high) * scale) / 2 if ANIMALS[name].floats else 0.0
    y = GROUND - low * scale - max(0.0, lift)
    flesh = place(body, x, y, scale)
    canvas.shadow(flesh, 3, 0.3)
    canvas.flat(flesh, "#3A2C24")
    print_bones(canvas, skeleton(name), x, y, scale, line=0.5, stone="#1d120c")


@dataclass(frozen=True)
class Witness:
    """What lies beside the animal, in metres around its foot."""

    shape: Shape
    width: float
    height: float
    tenths: bool = False


def _witness(name: str) -> Witness:
    if name == "archaeopteryx":
        palm = affinity.scale(affinity.translate(icon("hand", 0, 0, 24), 0, -10.6), HAND / 20, HAND / 20, origin=(0, 0))
        return Witness(palm, HAND, HAND, tenths=True)
    size = TALL / PERSON_UNITS
    person = affinity.scale(silhouette(Person(TRIBES[0], "spear").outline()), size, size, origin=(0, 0))
    return Witness(person, 60 * size, 114 * size)


def _ground(canvas: Canvas, pigment: str, step: float, *, tenths: bool) -> None:
    """The ground and on it the rod of measures; `step` is a metre in design pixels."""
    canvas.flat(line([(SIDE - 6, GROUND + 0.6), (WIDTH - SIDE + 6, GROUND + 0.6)], 1.4), INK, 0.7)
    pace = step / 10 if tenths else step
    count = int((WIDTH - 2 * SIDE) / pace)
    start = (WIDTH - count * pace) / 2
    for k in range(count):
        rod = box(start + k * pace, GROUND + 6, start + (k + 1) * pace, GROUND + 11.6)
        canvas.flat(rod, mix(pigment, INK, 0.35) if k % 2 == 0 else "#FFF3DA")
    canvas.flat(box(start, GROUND + 6, start + count * pace, GROUND + 11.6).exterior.buffer(0.4), INK, 0.8)
