"""What the tray says about the place that is pointed at: who stands there, who leads, what an eruption would bring."""

from collections.abc import Sequence

from game.core.words import _, several
from game.ui.hand import Spot
from game.ui.tray import Message
from game.wrath.box import CAVEMAN, EGG, VOLCANO, Species, Terrain
from game.wrath.eruption import Score, score_now, score_region, score_volcano
from game.wrath.events import Reason
from game.wrath.land import Region
from game.wrath.state import State
from game.wrath.tremor import after_tremor
from game.wrath.view import powers
from game.wrath.view.die_words import about_die
from game.wrath.view.places import (
    NEST_PLACE,
    ArrowSpot,
    DieSpot,
    NestSpot,
    PanelSpot,
    PenSpot,
    PieceSpot,
    TileSpot,
    TrailSpot,
)
from game.wrath.view.places import SUPPLY as HOME
from game.wrath.view.showing import Showing, level_words
from game.wrath.words import TERRAIN_TITLES, piece_title


def about(showing: Showing, spot: Spot | None) -> Message | None:
    """What is to be said of a place; None where its own words are enough."""
    table = showing.table
    match spot:
        case TileSpot(cell):
            return _tile(showing, cell)
        case PieceSpot():
            return _piece(showing, spot)
        case PenSpot(name):
            return _pen(table.box.species[table.box.kinds[name] - 1])
        case NestSpot():
            return Message(_("Egg space"), _eggs(showing))
        case PanelSpot(seat):
            return _panel(showing, seat)
    return _about_more(showing, spot)


def _about_more(showing: Showing, spot: Spot | None) -> Message | None:
    match spot:
        case DieSpot(number):
            return about_die(showing, number)
        case TrailSpot():
            return _trail(showing)
        case ArrowSpot(direction):
            return _push(showing, direction)
    return None


def _pen(species: Species) -> Message:
    heading = _("{dinosaur}, cost {cost}").format(dinosaur=_(species.title), cost=species.cost)
    return Message(heading, powers.sentence(species))


# -- tiles and regions -------------------------------------------------------------------------------------


def region_of(table: State, cell: int) -> Region | None:
    """The region that a cell belongs to."""
    return next((region for region in table.land.regions if cell in region.cells), None)


def region_title(region: Region) -> str:
    """Terrain and number of tiles: Jungle 3."""
    return f"{_(TERRAIN_TITLES[region.terrain.value]).capitalize()} {len(region.cells)}"


def _tile(showing: Showing, cell: int) -> Message:
    table = showing.table
    tile = table.land.grid[cell]
    region = region_of(table, cell)
    if tile == VOLCANO:
        return Message(_volcano_title(table), would_score(showing, score_volcano(table)))
    if region is None:
        title = _(TERRAIN_TITLES[table.land.terrain(cell).value]).capitalize()
        return Message(title, _("Pieces enter the map here; it never scores."))
    if region.terrain is Terrain.LAGOON and not any(one.region == region for one in score_now(table)):
        return Message(region_title(region), _("A lagoon scores only for a dinosaur that swims."))
    return Message(region_title(region), would_score(showing, score_region(table, region)))


def _volcano_title(table: State) -> str:
    return _("Volcano: {taken} of {spaces} spaces").format(taken=table.filled(), spaces=table.box.spaces)


def would_score(showing: Showing, score: Score) -> str:
    """Who would score there if the volcano erupted now, and why."""
    if not score.reasons:
        return _("Nobody would score here now.")
    return _("An eruption now: {scores}.").format(scores=shares(showing, score.points(), score.reasons, score.counts))


def shares(showing: Showing, points: Sequence[int], reasons: Sequence[Reason], counts: Sequence[int]) -> str:
    """Who gets how much and why; those who get the same for the same reason in one breath."""
    groups: dict[tuple[int, str], list[str]] = {}
    for seat, number in enumerate(points):
        why = ", ".join(reason_words(showing, reason, counts) for reason in reasons if reason.seat == seat)
        if why:
            groups.setdefault((number, why), []).append(showing.name(seat))
    text = _("{names} {points} ({why})")
    return "; ".join(text.format(names=", ".join(names), points=n, why=why) for (n, why), names in groups.items())


def reason_words(showing: Showing, reason: Reason, counts: Sequence[int]) -> str:
    """Why points are given."""
    held = counts[reason.seat]
    known = {
        "most": _("most, {number}"),
        "most-tied": _("tied at {number}"),
        "present": _("present"),
        "region": _("strongest, {number}"),
        "region-tied": _("tied at {number}"),
    }
    box = showing.table.box
    if reason.why in known:
        return known[reason.why].format(number=held)
    return _("{dinosaur} +{points}").format(dinosaur=piece_title(box, box.kinds[reason.why]), points=reason.points)


# -- pieces, tribes, eggs ----------------------------------------------------------------------------------


def _piece(showing: Showing, spot: PieceSpot) -> Message:
    table = showing.table
    kind = table.box.kinds[spot.piece]
    heading = _("{piece} of {name}").format(piece=piece_title(table.box, kind), name=showing.name(spot.seat))
    heading = heading[:1].upper() + heading[1:]
    if kind != CAVEMAN:
        return Message(heading, powers.sentence(table.box.species[kind - 1]))
    if spot.place == HOME:
        number = table.count(spot.seat, CAVEMAN, 17)
        text = several("{number} waits in the supply.", "{number} wait in the supply.", number)
        return Message(heading, text.format(number=number))
    if spot.place == NEST_PLACE:
        return Message(heading, _("On the egg space: {eggs}").format(eggs=_eggs(showing)))
    cell = showing.volcano if spot.place == "volcano" else next(c for c in range(16) if _name(c) == spot.place)
    tile = _tile(showing, cell)
    return Message(tile.heading, tile.text)


def _name(cell: int) -> str:
    return f"{'abcd'[cell % 4]}{4 - cell // 4}"


def _eggs(showing: Showing) -> str:
    table = showing.table
    counts = [
        _("{name} {number}").format(name=showing.name(seat), number=n)
        for seat in range(table.box.seats)
        if (n := table.tribes[seat][EGG])
    ]
    return ", ".join(counts) + "." if counts else _("Nobody stands here. Egg dice bring cave people here to hatch.")


def _panel(showing: Showing, seat: int) -> Message:
    table = showing.table
    who = level_words(showing.seats[seat].level) if showing.is_bot(seat) else _("played by a person")
    heading = _("{name}: {score} of {target}").format(
        name=showing.name(seat), score=table.scores[seat], target=table.box.target
    )
    supply = table.count(seat, CAVEMAN, 17)
    bases = table.box.bases - len(table.herds[seat])
    text = _("{who}; {supply} in supply, {bases} bases free, {volcano} on the volcano.")
    held = table.worshippers(seat)
    return Message(heading, text.format(who=who.capitalize(), supply=supply, bases=bases, volcano=held))


def _trail(showing: Showing) -> Message:
    """Who has how many points, and what ends the match."""
    table = showing.table
    scores = ", ".join(
        _("{name} {number}").format(name=showing.name(seat), number=score) for seat, score in enumerate(table.scores)
    )
    text = _("{scores}. Whoever gets there ends the match.")
    heading = _("Trail to {target}").format(target=table.box.target)
    return Message(heading, text.format(scores=scores))


# -- tremors -----------------------------------------------------------------------------------------------


def totals(table: State) -> list[int]:
    """What each seat would get from the land, were there an eruption."""
    found = [0] * table.box.seats
    for score in score_now(table):
        for seat, points in enumerate(score.points()):
            found[seat] += points
    return found


def _push(showing: Showing, direction: str) -> Message:
    """What a push would change, against the land as it is (W46)."""
    table = showing.table
    titles = {"up": _("Push up"), "down": _("Push down"), "left": _("Push left"), "right": _("Push right")}
    return Message(titles[direction], then(showing, table, after_tremor(table, direction)))


def then(showing: Showing, now: State, after: State) -> str:
    """What an eruption would bring on another table, against now."""
    changes = [
        _("{name} {after} (now {before})").format(name=showing.name(seat), after=new, before=old)
        for seat, (old, new) in enumerate(zip(totals(now), totals(after), strict=True))
        if new != old
    ]
    if not changes:
        return _("An eruption would score the same as now.")
    return _("An eruption then: {scores}.").format(scores=", ".join(changes))
