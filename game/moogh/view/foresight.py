"""What is to come, as ghosts on the board: where chance may put beasts and people, and what they may suffer there."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar, Final

from pygame import FRect

from game.core.words import N_, _
from game.moogh.bots.odds import Tally
from game.moogh.state import ESCAPED, HERE, State
from game.moogh.view import layout
from game.moogh.view.describing import FATES
from game.moogh.view.dossier import sheet_of
from game.moogh.view.pieces import Figure, Figures, ahead_of, arrow, figures
from game.moogh.view.places import BeastSpot, PersonSpot
from game.moogh.view.showing import Showing
from game.moogh.view.wording import beast_title, person_title
from game.ui.canvas import Canvas
from game.ui.marks import Trail
from game.ui.theme import INK, TEXT_RED, Face, Style
from game.ui.things import BADGES, FURNITURE, NOTES, Pic, Ring, Thing
from game.ui.writing import percent, put

Spot = BeastSpot | PersonSpot
Ways = Iterator[tuple[Fraction, State]]
PALE: Final = ("#F6EBD3", 0.38)
ALPHA: Final = 200
"""How a ghost looks: paler than the piece, and seen through."""
SIGNS: Final = {
    "hurt": "icon-claw", "out": "icon-skull", **dict.fromkeys(FATES[1:], "icon-skull"), FATES[ESCAPED]: "icon-run",
}  # fmt: skip
"""What may be suffered, as a sign."""
TITLES: Final = {"out": N_("knocked out")}
"""The words for them, where they are not these."""
CHANCE: Final = Style(Face.BOLD, 24)
MOST: Final = 4
"""Of one piece at most so many ghosts, the likeliest."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a piece may come to stand, and how likely."""

    figure: Figure
    share: Fraction


@dataclass(frozen=True, slots=True)
class Omen:
    """A small flag with a chance, and the sign of what it is the chance of; its middle at (x, y)."""

    icon: str
    words: str
    x: float
    y: float
    layer: int = NOTES
    wide: float = 0.0
    """Its width; 0: as usual."""
    WIDE: ClassVar[float] = 88.0
    STEP: ClassVar[float] = 33.0

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 80, self.y - 36, 160, 72)

    @property
    def box(self) -> FRect:
        """The flag itself."""
        wide = self.wide or (self.WIDE if self.icon else 62.0)
        return FRect(self.x - wide / 2, self.y - 16, wide, 32)

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        wide = box.w
        canvas.panel("label", box, seed=3)
        if self.icon:
            canvas.icon(self.icon, FRect(box.x + 6, box.y + 3, 26, 26), TEXT_RED if self.layer == NOTES else INK)
        left = 30.0 if self.icon else 3.0
        put(canvas, self.words, CHANCE, FRect(box.x + left, box.y, wide - left - 3, 32), "centre", name="omen")


class Foresight:
    """One look ahead: every way of a hit, or of a beast's coming turn, is worked out by the rules, one a step.

    `about` says what it is of: two of the same are one. `tally` counts for whoever rolls, if somebody does.
    """

    def __init__(self, about: Hashable, showing: Showing, ways: Ways, tally: Tally | None = None) -> None:
        self.about = about
        self.tally = tally
        self.known = False
        self._showing, self._ways = showing, ways
        self._now = figures(showing)
        self._poses: dict[Spot, dict[Figure, Fraction]] = {}
        self._harms: dict[tuple[Spot, str], Fraction] = {}
        self._discs: dict[tuple[int, int, int], Fraction] = {}

    def think(self) -> None:
        """Works out one way more; all are `known` when none is left."""
        found = next(self._ways, None)
        if found is None:
            self.known = True
            return
        likely, end = found
        if self.tally is not None:
            self.tally.add(likely, end)
        self._pose(likely, figures(replace(self._showing, table=end)))
        self._harm(likely, end)

    def _pose(self, likely: Fraction, then: Figures) -> None:
        """Who stands elsewhere or otherwise; a rider goes with its beast."""
        for spot, figure in then.items():
            was = self._now.get(spot)
            if was is None or (_stays(was, figure) and figure.facing == was.facing):
                continue
            if isinstance(spot, PersonSpot) and figure.front and was.front:
                continue
            unhurt = figure if "-hurt" in was.picture else replace(figure, picture=figure.picture.replace("-hurt", ""))
            shown = self._poses.setdefault(spot, {})
            shown[unhurt] = shown.get(unhurt, Fraction(0)) + likely

    def _harm(self, likely: Fraction, end: State) -> None:
        table = self._showing.table
        for person in range(len(table.box.people)):
            if end.out[person] > table.out[person]:
                self._suffer(PersonSpot(person), "out", likely)
            elif end.hurt[person] > table.hurt[person]:
                self._suffer(PersonSpot(person), "hurt", likely)
        for beast in table.herd():
            if end.fates[beast] != HERE:
                self._suffer(BeastSpot(beast), FATES[end.fates[beast]], likely)
            elif end.health[beast] < table.health[beast]:
                self._suffer(BeastSpot(beast), "hurt", likely)
            if end.fates[beast] == HERE and _disc(end, beast) != _disc(table, beast):
                disc = (beast, *_disc(end, beast))
                self._discs[disc] = self._discs.get(disc, Fraction(0)) + likely

    def _suffer(self, spot: Spot, what: str, likely: Fraction) -> None:
        self._harms[spot, what] = self._harms.get((spot, what), Fraction(0)) + likely

    # -- the picture ----------------------------------------------------------------------------------------
    def poses(self, spot: Spot) -> Sequence[Pose]:
        """Where that piece may come to stand, the likeliest first."""
        found = [Pose(figure, share) for figure, share in self._poses.get(spot, {}).items()]
        return sorted(found, key=lambda one: -one.share)

    def harm(self, spot: Spot, what: str) -> Fraction:
        """How likely that piece suffers this: `hurt` or `out`, of a beast `hurt` or one of its fates."""
        return self._harms.get((spot, what), Fraction(0))

    def things(self) -> Iterator[Thing]:
        """Ghosts with their ways and chances, what may be suffered, and the discs on the sheets, once all is known."""
        if not self.known:
            return
        omens: list[Omen] = []
        for spot in self._poses:
            for pose in self.poses(spot)[:MOST]:
                turned = pose.share < 1 and _stays(self._now[spot], pose.figure)
                yield from arrow(self._showing.sprites, pose.figure, BADGES)
                yield from () if turned else self._ghost(self._now[spot], pose)
                if pose.share < 1:
                    x, y = ahead_of(pose.figure) if turned else (pose.figure.x, pose.figure.y + 16)
                    omens.append(Omen("", percent(float(pose.share)), x, y))
        for spot in dict.fromkeys(spot for spot, _what in self._harms):
            if spot in self._now:
                omens += self._omens(spot, self._now[spot])
        yield from _apart(omens)
        yield from self._disc_things()

    def _omens(self, spot: Spot, figure: Figure) -> Iterator[Omen]:
        """What may be suffered, side by side over who may suffer it; that a hit hurts goes without saying."""
        found = list(self._suffered(spot))
        y = figure.y - (104 if figure.cells > 1 else 62)
        for number, (what, share) in enumerate(found):
            x = figure.x + (number - (len(found) - 1) / 2) * (Omen.WIDE + 4)
            yield Omen(SIGNS[what], percent(float(share)), x, y)

    def _ghost(self, was: Figure, pose: Pose) -> Iterator[Thing]:
        sprites, figure = self._showing.sprites, pose.figure
        size = round(figure.size, 3)
        yield Pic(
            sprites, figure.picture, figure.x, figure.y, size, BADGES, flip=figure.flip, alpha=ALPHA, fade=PALE
        )  # fmt: skip
        lift = 44 if figure.cells > 1 else 22
        if not _stays(was, figure):
            yield Trail((was.x, was.y - lift), (figure.x, figure.y - lift), BADGES, 0.42)

    def _disc_things(self) -> Iterator[Thing]:
        for (beast, rage, column), share in self._discs.items():
            box = sheet_of(self._showing, beast).space(rage, column)
            yield Ring(
                (box.x + 6, box.centery - 26, box.w - 12, 52), gap=0, width=4, radius=26, layer=FURNITURE, seed=5
            )
            if share < 1:
                yield Omen("", percent(float(share)), box.centerx, box.bottom - 12)

    # -- words ----------------------------------------------------------------------------------------------
    def _suffered(self, spot: Spot) -> Iterator[tuple[str, Fraction]]:
        """What that piece may suffer, and how likely; that a hit hurts a beast goes without saying."""
        for (who, what), share in self._harms.items():
            sure = isinstance(spot, BeastSpot) and self.tally is not None and what == "hurt" and share == 1
            if who == spot and not sure:
                yield what, share

    def words(self) -> str:
        """Who may be moved or hurt, with what chance; one sentence each."""
        if not self.known:
            return _("Thinking it over …")
        spots = dict.fromkeys([*self._poses, *(spot for spot, _what in self._harms)])
        lines = []
        for spot in spots:
            moved = sum((pose.share for pose in self.poses(spot)), Fraction(0)) if isinstance(spot, PersonSpot) else 0
            parts = [f"{_('moved')} {percent(float(moved))}"] if moved else []
            parts += [f"{_(TITLES.get(what, what))} {percent(float(share))}" for what, share in self._suffered(spot)]
            if parts:
                lines.append(_("{who}: {what}.").format(who=self._title(spot), what=", ".join(parts)))
        return " ".join(lines) or _("Nobody is moved or hurt.")

    def _title(self, spot: Spot) -> str:
        box = self._showing.table.box
        if isinstance(spot, BeastSpot):
            return beast_title(box, box.beasts[spot.beast].name)
        return person_title(box, box.people[spot.person].name)


def _stays(was: Figure, figure: Figure) -> bool:
    return (was.x, was.y) == (figure.x, figure.y)


def _apart(omens: Sequence[Omen]) -> list[Omen]:
    """The flags within the board, off its letters and numbers; those that would lie over another moved up or down."""
    room, found = layout.BOARD.inflate(-60, -52), list[Omen]()
    for omen in sorted(omens, key=lambda one: (-one.y, one.x)):
        box = omen.box.clamp(room)
        moved, step = replace(omen, x=box.centerx, y=box.centery), -Omen.STEP
        while any(moved.box.colliderect(other.box) for other in found):
            if moved.y + step < room.y + 16:
                step = Omen.STEP
            moved = replace(moved, y=moved.y + step)
        found.append(moved)
    return found


def _disc(state: State, beast: int) -> tuple[int, int]:
    return state.rage[beast], state.column[beast]
