"""How cave people stand: five at their work, the same five cheering, and hurt."""

from dataclasses import dataclass

from art.icons import icon
from art.kit.geometry import Shape, blob, box, circle, ellipse, line, poly, tube, union

WOOD, STONE, FIRE, HORN, WICKER, FRUIT = "#9A6A3C", "#E7DCC4", "#F28A32", "#E9D6A6", "#B98A4A", "#C9542F"


@dataclass(frozen=True)
class Pose:
    """Limbs, what is held (each part with its pigment, the lowest first; `blown`: before the mouth, else behind the
    body), and how far the head leans (degrees).
    """

    arms: Shape
    legs: Shape
    held: tuple[tuple[Shape, str], ...] = ()
    lean: float = 0
    blown: bool = False

    @property
    def whole(self) -> Shape:
        """The outline of all of it but head and tunic."""
        return union(self.arms, self.legs, *(part for part, _pigment in self.held))


def _legs(left: str, right: str) -> Shape:
    """Two legs by the spines of hip, knee and ankle; the feet point outward."""
    ankles = [[float(v) for v in spine.split()[-1].split(",")] for spine in (left, right)]
    feet = [ellipse(x + side * 2, y + 0.4, 6.4, 3.2) for (x, y, _r), side in zip(ankles, (-1, 1), strict=True)]
    return union(tube(left), tube(right), *feet)


STILL = _legs("-7,-30,7 -9,-14,5.4 -9,-3,4.6", "7,-30,7 9,-14,5.4 9,-3,4.6")
STRIDE = _legs("-7,-30,7 -13,-15,5.4 -14,-3,4.6", "7,-30,7 12,-17,5.4 9,-3,4.6")
LEAP = _legs("-7,-30,7 -16,-19,5.4 -15,-5,4.4", "7,-30,7 16,-19,5.4 15,-5,4.4")
DANCE = _legs("-7,-30,7 -8,-15,5.4 -8,-3,4.6", "7,-30,7 18,-26,5.6 17,-12,4.4")
BUCKLED = _legs("-7,-30,7 -14,-17,5.6 -8,-3,4.6", "7,-30,7 3,-16,5.4 8,-3,4.6")


def arms(left: str, right: str) -> Shape:
    """Two, from the shoulders, by elbow and hand."""
    return union(tube(f"-11,-57,5.4 {left}"), tube(f"11,-57,5.4 {right}"))


def _spear(shaft: str, tip: Shape) -> tuple[tuple[Shape, str], ...]:
    return ((tube(shaft), WOOD), (tip, STONE))


def _torch(foot: tuple[float, float], head: tuple[float, float]) -> tuple[tuple[Shape, str], ...]:
    x, y = head
    flame = icon("flame", x, y - 8, 25)
    return (
        (tube([(*foot, 1.9), (x, y, 2.8)]), WOOD),
        (flame.buffer(1.2), FIRE),
        (icon("flame", x, y - 4, 12), "#FFE08A"),
    )


def _basket(x: float, y: float) -> tuple[tuple[Shape, str], ...]:
    """A basket of fruit, the middle of its rim at (x, y)."""
    fruit = union(circle(x - 5, y - 2, 4), circle(x + 4, y - 2.5, 4.4), circle(x - 0.5, y - 5, 4))
    body = poly([(x - 11, y), (x + 11, y), (x + 8, y + 17), (x - 8, y + 17)]).buffer(1)
    weave = [line([(x - 12, y + drop), (x + 12, y + drop)], 1.1) for drop in (4.5, 8.5, 12.5)]
    return (
        (fruit, FRUIT),
        (body, WICKER),
        (union(box(x - 12, y - 1.4, x + 12, y + 1.4), *weave).intersection(body.buffer(1)), "#7A5327"),
    )


def _horn(spine: str, mouth: Shape) -> tuple[tuple[Shape, str], ...]:
    return ((tube(spine), HORN), (mouth, "#6E4C2C"))


AT_WORK = {
    "spear": Pose(
        arms("-21,-48,4.6 -24,-36,4.2", "22,-56,4.6 28,-64,4.4"),
        STILL,
        _spear("29,-2,1.7 28,-96,1.7", blob("24,-95 28,-114 32,-95 28,-91", 6)),
    ),
    "club": Pose(
        arms("-23,-63,4.6 -28,-76,4.4", "22,-48,4.6 25,-37,4.2"),
        STRIDE,
        ((tube("-26,-66,2 -30,-84,3.6 -36,-104,6.4 -38,-110,5.4"), WOOD),),
    ),
    "torch": Pose(
        arms("-22,-49,4.6 -15,-38,4.2", "22,-51,4.6 31,-60,4.4"), STRIDE, _torch((30, -46), (33, -82)), lean=3
    ),
    "basket": Pose(arms("-24,-50,4.6 -30,-41,4.2", "23,-49,4.6 15,-38,4.2"), STILL, _basket(-29, -48), lean=-3),
    "horn": Pose(
        arms("-23,-48,4.6 -15,-37,4.2", "25,-60,4.6 22,-72,4.2"),
        STRIDE,
        _horn("5,-71,1.8 15,-71,2.8 25,-76,4.2 32,-87,5.8", ellipse(33.4, -91, 6.6, 3.4, -66)),
        lean=-4,
        blown=True,
    ),
}
"""What five of a tribe hold; by these names the game knows the five."""
CHEERING = {
    "spear": Pose(
        arms("-24,-64,4.6 -24,-82,4.4", "24,-65,4.6 24,-83,4.4"),
        LEAP,
        _spear("-37,-86,1.7 36,-88,1.7", blob("35,-92 53,-88 35,-84 31,-88", 6)),
    ),
    "club": Pose(
        arms("-24,-66,4.6 -29,-83,4.4", "24,-62,4.6 27,-78,4.4"),
        DANCE,
        ((tube("-28,-74,2 -31,-92,3.6 -34,-111,6.4 -35,-117,5.4"), WOOD),),
        lean=4,
    ),
    "torch": Pose(
        arms("-24,-62,4.6 -26,-79,4.4", "24,-66,4.6 29,-83,4.4"), LEAP, _torch((28, -74), (33, -104)), lean=-4
    ),
    "basket": Pose(arms("-24,-66,4.6 -32,-80,4.4", "24,-66,4.6 32,-80,4.4"), LEAP),
    "horn": Pose(
        arms("-25,-58,4.6 -36,-66,4.4", "24,-66,4.6 26,-84,4.4"),
        DANCE,
        _horn("22,-84,2 28,-91,3 31,-102,4.4 28,-112,5.6", ellipse(26.5, -116, 6.2, 3.2, -28)),
        lean=-5,
    ),
}
HURT = Pose(arms("-24,-64,4.6 -17,-77,4.2", "20,-45,4.6 19,-32,4.2"), BUCKLED, lean=-11)
"""One hand to the head, the other hanging; whatever was held is dropped."""
