"""Plates and clubs."""

import math

from art.animals.rig import Animal, Pigments, limb, nails, spots, thorns, toes, wrinkles
from art.kit.geometry import Shape, affinity, blob, ellipse, fillet, points, poly, stroke, tube, union

STEGOSAURUS = Pigments("#C28A3E", "#875A28", "#ECCB90", "#5E3A1B", "#9E3A27")
ANKYLOSAURUS = Pigments("#86664C", "#574030", "#D0B083", "#382818", "#E4C990")

# x, y of the foot, height, width, turn
PLATES = (
    (47, -40, 8, 7, 26), (37, -47, 12, 10, 24), (25, -56, 17, 14, 18), (11, -68, 22, 18, 9), (-5, -75, 25, 20, 0),
    (-22, -73, 23, 19, -10), (-38, -64, 19, 16, -20), (-52, -54, 15, 13, -24), (-64, -48, 11, 10, -24),
    (-75, -44, 8, 7, -22),
)  # fmt: skip


def stegosaurus() -> Animal:
    spine = tube("-98,-42,0.8 -82,-40,3.6 -62,-42,8 -40,-50,14.5 -16,-56,20 6,-54,20 26,-44,15 42,-35,9.5 54,-30,7", 12)
    head = blob("50,-37 60,-37.5 69,-32 78,-27 80,-23.5 76,-21.5 66,-22 56,-23 49,-27")
    body = fillet(union(spine, head), 3)
    belly = tube("-70,-36,2 -44,-38,5 -14,-38,6 12,-36,6 34,-30,4 56,-25,3 74,-24,2")
    return Animal(
        STEGOSAURUS,
        body,
        eye=(63, -31, 1.7),
        far=union(_hind(-10, 0.9), _fore(34, 0.9)),
        back=union(*[_plate(x - 8.5, y + 1, h * 0.9, w * 0.9, turn) for x, y, h, w, turn in PLATES]),
        belly=belly.intersection(body),
        mark=_flank_bars().intersection(body),
        near=union(_hind(-24), _fore(22)),
        accent=union(*[_plate(*plate) for plate in PLATES]),
        accent_mark=union(*[affinity.scale(_plate(*p), 0.5, 0.56, origin=(p[0], p[1] - p[2] * 0.3)) for p in PLATES]),
        bone=_tail_spikes(),
        claws=union(nails(-22, 2), nails(24, 2)),
        lines=union(
            ellipse(76, -26, 1.2, 0.8, 20),
            stroke("79,-23 70,-24.4 62,-26.4", 0.9),
            wrinkles(-22.5, -20, 4),
            wrinkles(23, -15, 3.2),
        ),
    )


def _hind(x: float, girth: float = 1) -> Shape:
    return limb(x, girth, "0,-50,14 6,-36,11 2,-22,7", "2,-22,6.8 0,-10,5.4 1,-4,5.8", toes=toes(x + 2, 2))


def _fore(x: float, girth: float = 1) -> Shape:
    return limb(x, girth, "0,-36,10 -4,-26,8 1,-17,6", "1,-17,5.6 0,-8,4.8 1,-3.6,5.4", toes=toes(x + 2, 2))


def _plate(x: float, y: float, h: float, w: float, turn: float) -> Shape:
    unit = points("-0.5,0 -0.72,0.38 -0.18,0.92 0.08,1 0.6,0.5 0.5,0")
    outline = [(x + u * w, y - v * h if v else y + 3) for u, v in unit]
    return affinity.rotate(blob(outline, 8), turn, origin=(x, y))


def _tail_spikes() -> Shape:
    spikes = ((-90, -42, -8, -17), (-82, -43, -2, -17), (-93, -40, -15, -9))
    return union(*[tube([(x, y, 2.2), (x + u / 2, y + v / 2, 1.7), (x + u, y + v, 0.3)]) for x, y, u, v in spikes])


def _flank_bars() -> Shape:
    backs = points("-58,-46,8 -46,-55,12 -32,-66,16 -18,-72,18 -4,-72,18 10,-67,16 22,-57,13 34,-46,9")
    return union(*[tube([(x, y, 0.5), (x + 2, y + h / 2, 2.2), (x - 1, y + h, 0.4)]) for x, y, h in backs])


def ankylosaurus() -> Animal:
    spine = tube("-78,-24,3.6 -60,-27,5 -42,-32,10 -18,-35,17 8,-36,18.5 30,-34,14.5 44,-32,10", 12)
    shell = blob("-56,-32 -40,-46 -18,-56 8,-58 30,-52 44,-42 44,-34 24,-33 -10,-31 -40,-29")
    head = blob("42,-42 52,-44 62,-40 70,-33 71,-27 66,-23.5 56,-23 46,-26 40,-34")
    body = union(fillet(union(spine, head), 2.5), shell)
    return Animal(
        ANKYLOSAURUS,
        body,
        eye=(59.5, -36, 1.8),
        far=union(_stump(-22, "4,-22,7.2", 0.9), _stump(32, "-3,-22,7.2", 0.9)),
        back=_top_spikes(),
        belly=tube("-60,-22,2 -30,-22,5 4,-21,6 30,-23,5 58,-25,2").intersection(body),
        mark=_scutes(),
        near=union(_stump(-34, "4,-22,8"), _stump(20, "-3,-22,8")),
        shell=shell,
        accent=union(_side_spikes(), _club()),
        claws=union(nails(-32, 3, 0.95), nails(22, 3, 0.95)),
        lines=union(ellipse(68, -31, 1.3, 0.9, 20), stroke("70,-26.4 62,-26.2 55,-28.4", 0.9)),
    )


def _stump(x: float, knee: str, girth: float = 1) -> Shape:
    shin = "1,-14,5.8 1,-4,5.8"
    return limb(x, girth, f"0,-32,9.5 {knee} 1,-14,6", shin, round_by=1.3, toes=toes(x + 2, 3, 0.95))


def _top_spikes() -> Shape:
    turns = [i / 7 for i in range(8)]
    feet = [(-44 + t * 82, -44 - 13.5 * math.sin((t * 0.9 + 0.08) * math.pi)) for t in turns]
    return thorns(feet, "-4.4,3.5 -3.2,-6.5 5,3")


def _scutes() -> Shape:
    lower = " ".join(f"{-38 + i * 13},{-40 - 6.5 * math.sin(i / 6 * math.pi):.2f},3.8" for i in range(7))
    upper = " ".join(f"{-30 + i * 13},{-47 - 5.5 * math.sin(i / 5 * math.pi):.2f},3.2" for i in range(6))
    return spots(f"{lower} {upper}", flat=0.73)


def _side_spikes() -> Shape:
    rows = [(-54 + i * 12, -31.5 - 3 * math.sin(i / 8 * math.pi)) for i in range(9)]
    cheeks = (poly("44,-41 36,-49 52,-43.5"), poly("43,-28 37,-19 51,-25"))
    tail = thorns([(-70, -28.5), (-61, -30.5)], "-2.4,0 -3.4,-5.5 2.6,0")
    return union(thorns(rows, "-4.4,-1 -7.2,7.4 4,0"), *cheeks, tail)


def _club() -> Shape:
    return union(ellipse(-84, -24, 9.5, 7.4, -6), ellipse(-90, -19, 5, 4.4), ellipse(-92, -27, 5, 4.6))
