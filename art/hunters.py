"""The eight who hunt the Moogh: each known by a silhouette of its own, a leader by cloak and fur."""

from dataclasses import dataclass, field

from art.hair import CAP, HAIR_OF, Hair
from art.kit.geometry import Shape, blob, circle, ellipse, line, poly, stroke, tube, union
from art.people import SKINS, Person
from art.poses import DANCE, HORN, HURT, LEAP, STILL, STONE, STRIDE, WOOD, Pose, arms
from art.tribes import TRIBES, Tribe

HIDE, ROPE, BONE = "#8A5A38", "#C9A468", "#F0E3C4"
Parts = tuple[tuple[Shape, str], ...]
BY_NAME = {tribe.name: tribe for tribe in TRIBES}


@dataclass(frozen=True)
class Look:
    """What makes one of the eight: tribe, rank, stance with what is held, head, what hangs behind and lies over."""

    tribe: Tribe
    leader: bool
    stance: Pose
    hair: Hair
    skin: str
    behind: Parts = ()
    over: Parts = ()
    size: float = 1.0
    bearded: bool = False


@dataclass(frozen=True)
class Hunter(Person):
    """One of the eight; `look` decides what Person takes from its tribe and pose."""

    look: Look = field(kw_only=True)

    @property
    def stance(self) -> Pose:
        """Hurt, it drops what it held; the cloak stays on."""
        own = HURT if self.mood == "hurt" else self.look.stance
        return Pose(own.arms, own.legs, (*self.look.behind, *own.held), own.lean)

    @property
    def skin(self) -> str:
        return self.look.skin

    @property
    def hair(self) -> Hair:
        return self.look.hair

    @property
    def furred(self) -> bool:
        return self.look.leader

    @property
    def bearded(self) -> bool:
        return self.look.bearded

    @property
    def worn(self) -> Parts:
        return self.look.over


def _cloak(colour: str, left: float = -29, right: float = 27) -> tuple[Shape, str]:
    """A hide over the shoulders, ragged at the hem."""
    hem = [(right, -14), (right - 7, -6), (right - 13, -13), (right - 20, -5), (0, -12)]
    hem += [(left + 20, -5), (left + 12, -13), (left + 6, -6), (left, -15)]
    return poly([(-12, -66), (12, -66), *hem]).buffer(1), colour


def _axe() -> Parts:
    blade = blob("27,-118 42,-122 52,-112 49,-98 34,-98 30,-106", 6)
    return ((tube("25,-58,2.2 33,-116,2.2"), WOOD), (blade, "#B9AFA0"), (line("29,-110 37,-104", 2.4), ROPE))


def _studded_club() -> Parts:
    studs = union(circle(40, -88, 2.6), circle(31, -94, 2.4))
    return ((tube("17,-54,2.4 27,-72,4 36,-92,8 39,-100,7.4"), WOOD), (studs, STONE))


def _bone_pin() -> Shape:
    return union(line("-13,-103 15,-99", 2.6), circle(-15, -103, 3), circle(17, -99, 3))


def _feather() -> Shape:
    return union(line("-13,-89 0,-91.5 13,-89", 2.6), blob("12,-92 22,-112 25,-98 17,-90", 6))


def _mohawk() -> Hair:
    ridge = union(
        *[tube([(x, -94, 4), (x - 2, y, 0.6)]) for x, y in ((-8, -106), (-3, -112), (2, -115), (7, -111), (11, -104))]
    )
    return Hair(union(CAP, ridge), line("-13,-88 0,-90 13,-88", 2.4), "#C0542E")


def _net() -> Parts:
    """A net that hangs from the hand, a stone at each corner."""
    bag = blob("-30,-46 -20,-44 -17,-30 -22,-14 -33,-12 -40,-24 -38,-38", 8)
    mesh = [line([(-42 + 5 * k, -48), (-30 + 5 * k, -10)], 1) for k in range(6)]
    mesh += [line([(-18 - 5 * k, -48), (-30 - 5 * k, -10)], 1) for k in range(-1, 5)]
    stones = union(*[circle(x, y, 3) for x, y in ((-36, -10), (-25, -9), (-42, -24))])
    return ((bag, "#E7D6AC"), (union(*mesh).intersection(bag), "#7A5A30"), (stones, "#8D8272"))


def _skull_staff() -> Parts:
    skull = union(ellipse(30, -108, 8.5, 8), poly("25,-104 35,-104 33,-96 27,-96")).difference(
        union(circle(27, -108, 2.1), circle(33, -108, 2.1))
    )
    horns = union(tube("24,-113,2.2 16,-119,1.8 14,-127,0.4"), tube("36,-113,2.2 44,-119,1.8 46,-127,0.4"))
    return ((tube("28,-2,2 30,-100,1.8"), WOOD), (horns, "#B79A6A"), (skull, BONE))


def _white_bun() -> Hair:
    bun = union(CAP, circle(-13, -97, 8.4), tube("-12,-84,3.6 -15,-74,2.6 -14,-66,0.6"))
    return Hair(bun, line("-22,-101 -4,-92", 2), "#8FB25A", "#CFC6B8")


def _antlers() -> Hair:
    """A cap of hide with the antlers of a deer."""
    left = union(
        tube("-8,-95,3 -17,-106,2.6 -20,-122,0.8"), tube("-15,-104,2.2 -26,-110,0.7"), tube("-18,-112,2 -12,-121,0.6")
    )
    right = union(
        tube("9,-95,3 18,-106,2.6 21,-122,0.8"), tube("16,-104,2.2 27,-110,0.7"), tube("19,-112,2 13,-121,0.6")
    )
    return Hair(union(CAP, ellipse(0.5, -93, 15, 9)), union(left, right), "#D9C49A", "#6B4126")


def _bolas() -> Parts:
    """Three stones on cords, whirled over the head."""
    ends = ((44, -108), (10, -126), (30, -128))
    cords = union(*[stroke([(26, -84), ((26 + x) / 2 + 3, (y - 84) / 2 - 4), (x, y)], 1.5) for x, y in ends])
    return ((cords, ROPE), (union(*[circle(x, y, 5) for x, y in ends]), "#8D8272"))


def _two_buns() -> Hair:
    return Hair(union(CAP, circle(-12, -99, 8), circle(13, -99, 8)), line("-13,-89 0,-91 13,-89", 2.2), "#E8833A")


def _hooks() -> Parts:
    """A climbing hook in each hand."""
    return tuple(
        (
            union(
                tube([(s * 26, -72, 1.8), (s * 29, -96, 1.8)]),
                stroke([(s * 29, -95), (s * 38, -103), (s * 42, -92)], 2.6),
            ),
            c,
        )
        for s, c in ((-1, BONE), (1, BONE))
    )


def _coil() -> Parts:
    """A rope from shoulder to hip."""
    loop = stroke("-12,-63 -2,-56 9,-44 15,-33", 4.4)
    turns = union(
        *[line([(x, y), (x + 3, y - 3)], 0.9) for x, y in ((-9, -58), (-3, -53), (3, -47), (8, -41), (12, -35))]
    )
    return ((loop, ROPE), (turns.intersection(loop), "#7A5A30"))


def _pouch() -> Parts:
    strap = line("9,-63 -14,-34", 2.4)
    return (
        (strap, HIDE),
        (blob("-22,-36 -9,-36 -8,-24 -15,-20 -22,-24", 6), "#A9744A"),
        (line("-21,-32 -10,-32", 1.6), "#5E3B22"),
    )


LOOKS = {
    "urga": Look(
        BY_NAME["flame"], True,
        Pose(arms("-24,-52,4.6 -31,-44,4.8", "22,-60,4.8 26,-72,4.6"), STRIDE, _axe(), lean=3),
        Hair(HAIR_OF["flame"].locks, _bone_pin(), BONE),
        SKINS[0], (_cloak("#7A4A2C"),), size=1.08,
    ),
    "brok": Look(
        BY_NAME["flame"], False,
        Pose(arms("-23,-47,5.2 -16,-36,4.8", "22,-50,5.2 20,-62,4.8"), STILL,
             _studded_club()),
        _mohawk(), SKINS[1], over=((union(line("-12,-62 14,-33", 4)), HIDE),), size=1.0, bearded=True,
    ),
    "sela": Look(
        BY_NAME["wave"], True,
        Pose(arms("-25,-56,4.6 -38,-58,4.4", "22,-66,4.8 20,-84,4.6"), STRIDE,
             ((tube("-46,-78,1.7 44,-96,1.7"), WOOD), (blob("-44,-82 -66,-75 -44,-75 -40,-79", 6), STONE)), lean=-4),
        Hair(HAIR_OF["wave"].locks, _feather(), "#E7C27A"),
        SKINS[4], (_cloak("#4E6E78"),), size=1.06,
    ),
    "oku": Look(
        BY_NAME["wave"], False,
        Pose(arms("-24,-58,4.6 -28,-46,4.4", "22,-49,4.6 15,-38,4.2"), STILL, _net()),
        Hair(union(CAP, ellipse(1, -103, 6, 9)), line("-5,-97 7,-97", 2.6), "#E7C27A"),
        SKINS[1], over=_pouch(), size=0.96,
    ),
    "nama": Look(
        BY_NAME["leaf"], True,
        Pose(arms("-22,-47,4.4 -14,-38,4.2", "22,-55,4.6 28,-62,4.4"), STILL, _skull_staff(), lean=-3),
        _white_bun(), SKINS[3], (_cloak("#5E6E3A", -33, 31),), size=1.0,
    ),
    "pim": Look(
        BY_NAME["leaf"], False,
        Pose(arms("-24,-63,4.6 -26,-77,4.4", "24,-63,4.6 26,-77,4.4"), LEAP, _hooks(), lean=4),
        Hair(HAIR_OF["leaf"].locks, HAIR_OF["leaf"].ornament, "#8FB25A", "#5A3418"),
        SKINS[0], over=_coil(), size=0.86,
    ),
    "tor": Look(
        BY_NAME["sun"], True,
        Pose(arms("-25,-58,4.8 -36,-66,4.6", "25,-60,4.8 27,-74,4.4"), STRIDE,
             ((tube("20,-72,2 30,-80,3.4 37,-94,5 38,-106,6"), HORN), (ellipse(38.5, -110, 6.6, 3.2, -8), "#6E4C2C"))),
        _antlers(), SKINS[2], (_cloak("#9A6A34"),), size=1.08, bearded=True,
    ),
    "wen": Look(
        BY_NAME["sun"], False,
        Pose(arms("-24,-50,4.6 -27,-38,4.4", "22,-66,4.6 26,-84,4.4"), DANCE, _bolas(), lean=-4),
        _two_buns(), SKINS[4], over=((stroke("-11,-63 -4,-60 4,-60 11,-63", 2), BONE),), size=0.96,
    ),
}  # fmt: skip


def hunter(name: str, *, hurt: bool = False) -> Hunter:
    """One of the eight, by the name in the data."""
    look = LOOKS[name]
    return Hunter(look.tribe, mood="hurt" if hurt else "", look=look)
