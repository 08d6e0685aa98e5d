"""How an animal gets onto card: die-cut border, far limbs, body, belly, marks, volume, near limbs, accents, eye."""

from dataclasses import dataclass

from art.animals.rig import Animal
from art.kit.canvas import Canvas
from art.kit.geometry import NOTHING, Shape, affinity, box, circle, ellipse, place, silhouette, smooth, tube
from art.kit.handwork import gouges
from art.kit.palette import CARD, CARD_SIDE, Colour, Pigment, mix

LIGHT = "#fff0cc"
BONE = "#F6E8C8"
INK_LINE = 0.9


def dark(colour: Colour, share: float = 0.3) -> Pigment:
    return mix(colour, "#1d120c", share)


@dataclass(frozen=True)
class Press:
    """Where and how large one animal is printed; its methods take shapes in the animal's units."""

    canvas: Canvas
    x: float
    y: float
    scale: float
    flip: bool = False

    def put(self, shape: Shape) -> Shape:
        return place(shape, self.x, self.y, self.scale, self.flip)

    def ink(self, shape: Shape, colour: Colour, alpha: float = 1) -> None:
        self.canvas.flat(self.put(shape), colour, alpha)

    def sheet(self, shape: Shape, colour: Colour, edge: float = 0.35) -> None:
        self.canvas.paper(self.put(shape), colour, elevation=0, edge=edge)

    def keyline(self, shape: Shape, colour: Colour, width: float = INK_LINE) -> None:
        if not shape.is_empty:
            self.ink(shape.buffer(width), colour)

    def cut(self, shape: Shape, colour: Colour, alpha: float, seed: int, **tool: float) -> None:
        """Gouge strokes in the animal's own units."""
        self.ink(gouges(shape, seed=seed, **tool), colour, alpha)


def print_animal(
    canvas: Canvas, animal: Animal, x: float, y: float, scale: float, *, flip: bool = False,
    border: float = 4.2, elevation: float = 6, card: bool = True,
) -> None:  # fmt: skip
    """A die-cut card animal, its ground point at (x, y), `scale` design pixels to its unit."""
    press = Press(canvas, x, y, scale, flip)
    if card:
        _card(press, animal, border, elevation)
    steps = (
        _far_side, _body, _near_limbs, _overlay, _shell, _fur, _accent, _head, _bones, _eye,
    )  # fmt: skip
    for step in steps:
        step(press, animal)


def _card(press: Press, animal: Animal, border: float, elevation: float) -> None:
    card = silhouette(smooth(animal.outline().buffer(border + 2), 1.5).buffer(-2))
    card = press.put(card)
    thick = max(1.2, press.scale * 1.5)
    side = affinity.translate(card, thick * 0.7, thick * 0.9)
    press.canvas.paper(side, CARD_SIDE, elevation=elevation, edge=0)
    press.canvas.paper(card, CARD, elevation=0, edge=0.5)


def _far_side(press: Press, animal: Animal) -> None:
    pigments = animal.pigments
    for sheet, mark, colour in (
        (animal.far, animal.far_mark, dark(pigments.far, 0)),
        (animal.back, NOTHING, dark(pigments.accent, 0.22)),
    ):
        press.keyline(sheet, dark(pigments.far, 0.55))
        press.sheet(sheet, colour)
        press.ink(mark, dark(pigments.far, 0.35))


def _body(press: Press, animal: Animal) -> None:
    pigments, body, belly = animal.pigments, animal.body, animal.belly
    press.ink(animal.mouth.buffer(0.4), "#4A1612")
    press.keyline(body, dark(pigments.far, 0.55))
    press.sheet(body, pigments.body)
    press.ink(belly, pigments.belly, 0.95)
    flank = body.difference(belly.buffer(1))
    lit = mix(pigments.body, "#fff2d0", 0.34)
    press.cut(flank, lit, 0.85, 5, angle=-12, gap=5.2, length=7, width=1.1, keep=0.42, inset=2)
    warm = mix(pigments.body, pigments.belly, 0.35)
    if not belly.is_empty:
        press.cut(belly, warm, 0.9, 3, angle=-8, gap=3.6, length=6, width=0.9, keep=0.5, inset=0.6)
    press.ink(animal.mark, pigments.mark, 0.92)
    _volume(press, body, pigments.mark, (-1.4, -4.2), (-2.6, -9.5), angle=-12)


def _volume(
    press: Press, shape: Shape, mark: str, near: tuple[float, float], deep: tuple[float, float], *, angle: float
) -> None:
    """Round without a gradient: a shadow below, hatching above it, light along the top."""
    below = shape.difference(affinity.translate(shape, *near)).buffer(-0.25)
    band = shape.difference(affinity.translate(shape, *deep)).difference(below)
    press.ink(below, dark(mark, 0.2), 0.34)
    press.cut(band, dark(mark, 0.2), 0.38, 11, angle=angle, gap=2.1, length=5.5, width=1.15, keep=0.72, inset=0.2)
    top = shape.difference(affinity.translate(shape, 1, 2)).buffer(-0.2)
    press.ink(top, "#FFF0C8", 0.2)


def _near_limbs(press: Press, animal: Animal) -> None:
    near, pigments = animal.near, animal.pigments
    if near.is_empty:
        return
    press.ink(near.buffer(INK_LINE).difference(animal.body.buffer(-3)), dark(pigments.far, 0.55))
    seam = near.buffer(0.8).difference(near).intersection(animal.body)
    press.ink(seam, dark(pigments.body, 0.42), 0.8)
    press.sheet(near, mix(pigments.body, LIGHT, 0.05))
    _volume(press, near, pigments.mark, (-2.6, -1.2), (-5, -2.2), angle=80)
    shade = dark(pigments.body, 0.34)
    press.cut(near, shade, 0.75, 7, angle=70, gap=4.6, length=6.5, width=1.1, keep=0.45, inset=1.2)


def _overlay(press: Press, animal: Animal) -> None:
    """A trunk in front of its own wing."""
    if animal.overlay.is_empty:
        return
    press.keyline(animal.overlay, dark(animal.pigments.far, 0.5))
    press.sheet(animal.overlay, animal.pigments.body)
    press.ink(animal.overlay_mark, animal.pigments.belly)
    _volume(press, animal.overlay, animal.pigments.mark, (-0.8, -2.4), (-1.6, -5), angle=-20)
    press.ink(animal.tip, animal.pigments.accent)


def _shell(press: Press, animal: Animal) -> None:
    shell, pigments = animal.shell, animal.pigments
    if shell.is_empty:
        return
    press.ink(shell.buffer(0.7).difference(shell), dark(pigments.body, 0.5), 0.8)
    press.sheet(shell, mix(pigments.body, pigments.mark, 0.35))
    warm = mix(pigments.body, pigments.belly, 0.35)
    press.cut(shell, warm, 0.8, 2, angle=-6, gap=5, length=8, width=1.2, keep=0.5, inset=1.5)
    press.ink(animal.mark, pigments.accent)


def _fur(press: Press, animal: Animal) -> None:
    if animal.fur.is_empty:
        return
    press.sheet(animal.fur, animal.pigments.belly)
    press.cut(animal.fur, animal.pigments.body, 0.8, 2, angle=80, gap=4, length=8, width=1.3, keep=0.6)


def _accent(press: Press, animal: Animal) -> None:
    pigments = animal.pigments
    if animal.accent.is_empty:
        return
    press.keyline(animal.accent, dark(pigments.far, 0.55))
    press.sheet(animal.accent, pigments.accent, 0.5)
    if not animal.accent_mark.is_empty:
        press.ink(animal.accent_mark, dark(pigments.accent), 0.85)
        lit = mix(pigments.accent, "#fff0c8", 0.45)
        press.cut(animal.accent_mark, lit, 1, 4, angle=75, gap=3.4, length=6, width=1, keep=0.7, inset=0.4)


def _head(press: Press, animal: Animal) -> None:
    head, pigments = animal.head, animal.pigments
    if head.is_empty:
        return
    press.keyline(head, dark(pigments.far, 0.55))
    press.sheet(head, pigments.body)
    press.ink(animal.belly.intersection(head), pigments.belly)
    lit = mix(pigments.body, "#fff2d0", 0.3)
    press.cut(head, lit, 0.8, 7, angle=40, gap=4.6, length=6, width=1.1, keep=0.45, inset=2)
    press.keyline(animal.muzzle, dark(pigments.far, 0.55), 0.7)
    press.sheet(animal.muzzle, pigments.belly)


def _bones(press: Press, animal: Animal) -> None:
    press.keyline(animal.bone, dark(animal.pigments.far, 0.55), 0.8)
    press.sheet(animal.bone, BONE)
    press.ink(animal.claws, BONE)
    press.ink(animal.lines, dark(animal.pigments.far, 0.6))


def _eye(press: Press, animal: Animal) -> None:
    """Small, amber, under a heavy brow: round white eyes turn it into clip art."""
    for x, y, r in (animal.eye, animal.twin):
        if r:
            _one_eye(press, animal, x, y, r)


def _one_eye(press: Press, animal: Animal, x: float, y: float, r: float) -> None:
    lid = [
        (x - r * 2.6, y - r * 0.9, r * 0.35),
        (x - r * 0.4, y - r * 1.75, r * 0.75),
        (x + r * 2.5, y - r * 0.8, r * 0.4),
    ]
    press.ink(tube(lid), dark(animal.pigments.far, 0.6))
    press.ink(circle(x, y, r + 0.9), dark(animal.pigments.far, 0.65))
    press.ink(circle(x, y, r * 0.95).intersection(box(x - 9, y - r * 0.45, x + 9, y + 9)), "#F6D98A")
    press.ink(ellipse(x + 0.4, y + r * 0.1, r * 0.42, r * 0.62), "#1b110c")
    press.ink(circle(x, y - 0.6, r * 0.22), "#ffffff")
