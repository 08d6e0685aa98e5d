"""What the tray says of everything that can be pointed at: what it is, and what it does."""

from game.core.words import _
from game.dinowars.feeding import feeds
from game.dinowars.field import Land
from game.dinowars.space import is_in_lava
from game.dinowars.state import DEAD, GONE, OFF, State
from game.dinowars.view import knowing, objectives, wording
from game.dinowars.view.places import (
    AnimalSpot,
    EdgeSpot,
    GroundSpot,
    ObjectiveSpot,
    PointSpot,
    RosterSpot,
    SideSpot,
)
from game.dinowars.view.showing import Showing
from game.ui.hand import Spot
from game.ui.tray import Message

LANDS = {
    Land.HILL: lambda: _("A hill: who attacks from higher ground is worth one more."),
    Land.WOOD: lambda: _("A wood: each inch in it costs two. Flyers do not care."),
    Land.SWAMP: lambda: _("A swamp: each inch in it costs two. Flyers do not care."),
    Land.ROCK: lambda: _("Rock: nobody goes through. Flyers pass over it."),
}
NAMES = {
    Land.HILL: lambda: _("Hill"), Land.WOOD: lambda: _("Wood"), Land.SWAMP: lambda: _("Swamp"),
    Land.ROCK: lambda: _("Rock"),
}  # fmt: skip


def about(showing: Showing, spot: Spot | None) -> Message | None:
    """Heading and sentence; None for nothing."""
    match spot:
        case AnimalSpot(piece) | RosterSpot(piece):
            return Message(wording.piece(showing.table.box, piece), animal(showing, piece))
        case ObjectiveSpot(number):
            return objectives.told(showing, number)
        case SideSpot(seat):
            return side(showing, seat)
        case PointSpot(x, y) | GroundSpot(x, y):
            return ground(showing, x, y)
        case EdgeSpot(edge):
            return Message(_("The edge in the {edge}").format(edge=_(wording.EDGES[edge])), "")
    return None


def animal(showing: Showing, piece: int) -> str:
    """What is to be known of an animal, whose it is first."""
    table = showing.table
    kind, side = table.box.kinds[piece], table.box.sides[piece]
    if not kind.combat:
        return _("Nobody's enemy. It strays, and is found by a touch.")
    parts = [showing.names[side]] if side >= 0 else [_("everybody's enemy")]
    parts += [knowing.facts(kind), *_fate(table, piece)]
    return ", ".join(parts) + "."


def _fate(table: State, piece: int) -> list[str]:
    words = {DEAD: _("dead"), GONE: _("escaped"), OFF: _("not on the table yet")}
    if table.fates[piece] in words:
        return [words[table.fates[piece]]]
    found = [_("downed")] if table.down[piece] else []
    level = table.box.field.level(table.xs[piece], table.ys[piece])
    return [*found, *([_("on higher ground")] if level else [])]


def side(showing: Showing, seat: int) -> Message:
    """A side: points and ferocity, and which feeding points it would be fed by now."""
    table = showing.table
    fed = sum(feeds(table, seat, food) for food in table.food) if table.turn else 0
    text = _("{points} of 3 points, {ferocity}. At the end of this turn it would gain {fed}.")
    words = text.format(points=table.scores[seat], ferocity=wording.ferocity(table.pools[seat]), fed=fed)
    return Message(showing.names[seat], words)


def ground(showing: Showing, x: int, y: int) -> Message | None:
    """What lies there: a marker, lava, terrain, or nothing but steppe."""
    table = showing.table
    for place_x, place_y, diet in table.food:
        if (place_x, place_y) == (x, y) or _is_at(x, y, place_x, place_y):
            words = _(
                "At the end of the turn it brings ferocity to the side with a fitting animal within 3 inches, "
                "if no enemy is so near."
            )
            return Message(_(wording.FOODS[diet]), words)
    if any(_is_at(x, y, *mark) for mark in table.marks):
        return Message(_(wording.FOODS["domination"]), _(wording.AIMS["domination"]))
    if any(eggs is not None and _is_at(x, y, *eggs) for eggs in table.eggs):
        return Message(_(wording.FOODS["eggs"]), _(wording.AIMS["eggs"]))
    if is_in_lava(table, x, y, 0):
        return Message(_("Lava"), _("Whatever touches it is dead. Nobody walks into it."))
    for piece in reversed(table.box.field.pieces):
        if piece.outline.holds(x, y):
            return Message(NAMES[piece.land](), LANDS[piece.land]())
    return Message(_("Steppe"), wording.place(x, y) + ".")


def _is_at(x: int, y: int, place_x: int, place_y: int) -> bool:
    return (x - place_x) ** 2 + (y - place_y) ** 2 <= 80**2
