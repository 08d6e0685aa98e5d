"""What the tray says about the place that is pointed at: what lies there, how far it is, what could come of it."""

from collections.abc import Iterator

from game.cazadores.bots.odds import comes, completes
from game.cazadores.chart import FAR
from game.cazadores.commands import Draw
from game.cazadores.ending import worth
from game.cazadores.missions import lacking as lacking_groups
from game.cazadores.missions import refuse_draw
from game.cazadores.state import NOWHERE, PLAY
from game.cazadores.view import knowing
from game.cazadores.view.describing import what_lies
from game.cazadores.view.hand import too_far
from game.cazadores.view.places import (
    AboardSpot,
    AnimalSpot,
    CargoSpot,
    DeckSpot,
    MissionSpot,
    PortSpot,
    SeatSpot,
    StoreSpot,
)
from game.cazadores.view.rows import tag
from game.cazadores.view.showing import Showing
from game.cazadores.words import (
    animal_title,
    group_title,
    groups_title,
    points_counted,
    provisions_counted,
    space_title,
    tile_title,
)
from game.core.words import _, several
from game.ui.hand import Spot
from game.ui.tray import Message
from game.ui.writing import percent


def about(showing: Showing, spot: Spot | None) -> Message | None:
    """What is to be said of a place; None where there is nothing to say."""
    match spot:
        case PortSpot(space):
            return _port(showing, space)
        case SeatSpot(seat):
            return _seat(showing, seat)
        case MissionSpot(card):
            return _mission(showing, card)
        case DeckSpot(value):
            return _deck(showing, value)
    return _about_tiles(showing, spot)


def _about_tiles(showing: Showing, spot: Spot | None) -> Message | None:
    box = showing.table.box
    match spot:
        case CargoSpot(tile) | StoreSpot(tile):
            return Message(tile_title(box, box.tiles[tile]), _lack(showing, box.owners[tile]))
        case AboardSpot(animal):
            heading = _("{animal}, complete").format(animal=animal_title(box, animal))
            return Message(heading, _("It has scored, and takes room until it is unloaded at the museum."))
        case AnimalSpot(animal):
            return _animal(showing, animal)
    return None


# -- the chart --------------------------------------------------------------------------------------------------------


def _port(showing: Showing, space: int) -> Message:
    title = space_title(showing.table.box, space)
    heading = _("{port}: {what}").format(port=title, what=what_lies(showing.table, showing.names, space))
    return Message(heading, " ".join(part for part in (_way(showing, space), _hope(showing, space)) if part))


def _way(showing: Showing, space: int) -> str:
    """How far it is for whoever's turn it is, and what would be left."""
    table, seat = showing.table, showing.table.seat
    if table.phase != PLAY or table.ships[seat] in {NOWHERE, space}:
        return ""
    steps = knowing.steps_to(table, seat, space)
    if steps >= FAR or not knowing.in_reach(table, seat, space):
        return too_far(table, seat, space)
    text = several("{n} step; then {left}.", "{n} steps; then {left}.", steps)
    left = table.provisions[seat] - steps
    if not table.box.chart.is_passable(space):
        refill, most = table.box.numbers.refill, table.box.numbers.most_provisions
        text = several(
            "{n} step: your turn ends there, with {left}.", "{n} steps: your turn ends there, with {left}.", steps
        )
        left = min(most, left + refill)
    return text.format(n=steps, left=provisions_counted(left))


def _hope(showing: Showing, space: int) -> str:
    """What could be dug there, and the chance that the next tile makes an animal whole."""
    table, seat = showing.table, showing.table.seat
    if table.phase != PLAY or table.box.site_groups[space] < 0 or not table.piles[space]:
        return ""
    most = knowing.digs_there(table, seat, space)
    text = several("{n} dig with the way home kept.", "{n} digs with the way home kept.", most)
    found = [text.format(n=most)] if most else []
    chance = float(completes(table, seat, space, 1))
    if chance:
        found.append(_("The next tile completes an animal: {chance}.").format(chance=percent(chance)))
    return " ".join(found)


# -- players ----------------------------------------------------------------------------------------------------------


def _seat(showing: Showing, seat: int) -> Message:
    table = showing.table
    who = tag(showing, seat)
    name = showing.name(seat)
    heading = _("{name}, {who}").format(name=name, who=who) if who else name
    text = _("{provisions}, cargo {load} of {most}, {animals} complete. Missions: {hand} held, {done} delivered.")
    counted = text.format(
        provisions=provisions_counted(table.provisions[seat]), load=table.loads[seat], most=table.box.numbers.hold,
        animals=table.animals(seat), hand=table.hands[seat].bit_count(), done=table.done[seat].bit_count(),
    )  # fmt: skip
    parts = [counted, _bonus(showing, seat)]
    if showing.sees(seat) and table.hands[seat]:
        owed = sum(table.box.missions[card].value for card in table.missions(seat))
        parts.append(_("Those held would cost {points}.").format(points=owed))
    return Message(heading, " ".join(part for part in parts if part))


def _bonus(showing: Showing, seat: int) -> str:
    """C18: whether the bonus would be this seat's now."""
    counts = [worth(showing.table, one) for one in range(showing.table.box.seats)]
    if not counts[seat] or counts[seat] < max(counts):
        return ""
    return _("The bonus of {points} would go there.").format(points=showing.table.box.numbers.bonus)


# -- missions and animals ---------------------------------------------------------------------------------------------


def _mission(showing: Showing, card: int) -> Message:
    table, seat = showing.table, showing.viewed
    mission = table.box.missions[card]
    heading = _("Mission for {points}").format(points=points_counted(mission.value))
    wanted = groups_title(mission.groups)
    if table.done[seat] >> card & 1:
        return Message(heading, _("{groups}: delivered.").format(groups=wanted))
    missing = [table.box.groups[group] for group in lacking_groups(table, seat, card)]
    if not missing:
        return Message(heading, _("{groups}: all of them stand in the museum.").format(groups=wanted))
    if len(missing) == len(mission.groups):
        return Message(heading, _("A complete animal of each: {groups}.").format(groups=wanted))
    text = _("One each: {groups}. Still lacking: {missing}.")
    return Message(heading, text.format(groups=wanted, missing=groups_title(missing)))


def _deck(showing: Showing, value: int) -> Message:
    """C6: a deck, and why none of its cards can be bought now."""
    table = showing.table
    left = len(table.deck(table.box.values.index(value)))
    text = several("Missions of {value}: {n} left", "Missions of {value}: {n} left", left)
    rule = _("At your own museum one of them costs a provision.")
    refused = refuse_draw(table, Draw(value)) if table.phase == PLAY else None
    return Message(text.format(value=value, n=left), " ".join([rule, refused or ""]).strip())


def _lack(showing: Showing, animal: int) -> str:
    """What an animal is worth, and what of it still lacks."""
    table, seat = showing.table, showing.viewed
    points = points_counted(table.box.points[animal])
    lack = knowing.lacking(table, seat, animal)
    if not lack:
        return _("All parts are there: together in one place they bring {points}.").format(points=points)
    parts = ", ".join(table.box.tiles[tile].split()[1] for tile in lack)
    text = _("Complete: {points}. Parts still lacking: {parts}.").format(points=points, parts=parts)
    return " ".join([text, *_chance(showing, lack)])


def _chance(showing: Showing, lack: list[int]) -> Iterator[str]:
    """Where and how likely a part that lacks could be dug this turn."""
    table, seat = showing.table, showing.viewed
    if table.phase != PLAY or table.seat != seat:
        return
    found = []
    for site in table.box.chart.sites(table.box.groups[table.box.tile_groups[lack[0]]]):
        digs = knowing.digs_there(table, seat, site)
        if digs > 0:
            found += [(comes(table, site, tile, digs), -site, tile, digs) for tile in lack]
    chance, site, tile, digs = max(found, default=(0, 0, 0, 0))
    if chance:
        part, port = table.box.tiles[tile].split()[1], space_title(table.box, -site)
        text = several("Part {part}: {chance} by {n} dig, {port}.", "Part {part}: {chance} by {n} digs, {port}.", digs)
        yield text.format(part=part, chance=percent(float(chance)), n=digs, port=port)


def _animal(showing: Showing, animal: int) -> Message:
    """In the gallery: what the animal is worth and where it stands."""
    table, seat = showing.table, showing.viewed
    title, group = animal_title(table.box, animal), group_title(table.box.animals[animal].group)
    whole = table.shown[seat][animal] + table.given[seat][animal] + table.aboard[seat][animal]
    text = several("{n} complete.", "{n} complete.", whole).format(n=whole) if whole else _lack(showing, animal)
    return Message(_("{animal}: {group}").format(animal=title, group=group), text)
