"""The log in words: what happened, in plain sentences with names. What a seat may not see is not told to it."""

from collections import Counter
from collections.abc import Sequence

from game.cazadores.box import Box
from game.cazadores.events import (
    Built,
    Chose,
    Completed,
    Counted,
    Delivered,
    Drew,
    Dug,
    IdleRound,
    Launched,
    MatchEnded,
    MissionsKept,
    Reason,
    Replenished,
    Returned,
    Sailed,
    Scored,
    Swapped,
    Unloaded,
)
from game.cazadores.secrets import noted, told
from game.cazadores.words import animal_title, groups_title, mission_title, provisions_counted, space_title, tile_title
from game.core.match import Entry
from game.core.table import Event
from game.core.words import _, several


def words(box: Box, names: Sequence[str], entry: Entry, eyes: int) -> tuple[str, ...]:
    """The entry's events as the seat `eyes` may see them, a sentence each."""
    return tuple(line for event in noted(entry, eyes).events if (line := sentence(box, names, event)))


def seen(box: Box, names: Sequence[str], event: Event, eyes: int) -> str:
    """An event as that seat may see it, in one sentence."""
    return sentence(box, names, told(event, eyes))


def sentence(box: Box, names: Sequence[str], event: Event) -> str:
    """An event in one sentence."""
    for tell in (_before, _under_way, _at_museums, _cards_drawn, _points, _ends):
        said = tell(box, names, event)
        if said is not None:
            return said
    raise AssertionError(f"nobody tells of {event}")


def _before(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Chose(seat, ()):
            return _("{name} has chosen among the first missions.").format(name=names[seat])
        case Chose(seat, kept):
            return _("{name} keeps first missions: {values}.").format(name=names[seat], values=_listed(kept))
        case MissionsKept(values):
            each = "; ".join(f"{name} {_listed(kept)}" for name, kept in zip(names, values, strict=False))
            return _("All have chosen their first missions, by value: {each}.").format(each=each)
        case Built(seat, port):
            return _("{name} builds a museum: {port}.").format(name=names[seat], port=_port(box, port))
        case Launched(seat, port):
            return _("{name}'s ship starts here: {port}.").format(name=names[seat], port=_port(box, port))
    return None


def _under_way(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Sailed(seat, _start, goal, provisions):
            text = _("{name} sails to {port}; {left} left.")
            return text.format(name=names[seat], port=_port(box, goal), left=provisions_counted(provisions))
        case Dug(seat, port, tile, left, _provisions):
            text = several(
                "{name} digs at {port}: {tile}. {n} tile is left there.",
                "{name} digs at {port}: {tile}. {n} tiles are left there.",
                left,
            )
            return text.format(name=names[seat], port=_port(box, port), tile=tile_title(box, tile), n=left)
        case Completed(seat, animal, "ship"):
            return _("{name} has a whole {animal} on the ship.").format(name=names[seat], animal=_animal(box, animal))
        case Completed(seat, animal):
            text = _("{name} has a whole {animal} in the museum.")
            return text.format(name=names[seat], animal=_animal(box, animal))
        case Replenished():
            return _replenished(names, event)
    return None


def _replenished(names: Sequence[str], event: Replenished) -> str:
    text = _("{name} takes on {gained}, and has {now}. Turn {turn}: {next}.")
    if event.lost:
        text = _("{name} takes on {gained}, and has {now}; there is no room for {lost} more. Turn {turn}: {next}.")
    return text.format(
        name=names[event.seat], gained=provisions_counted(event.gained), lost=event.lost, now=event.provisions,
        turn=event.turn, next=names[event.to],
    )  # fmt: skip


def _at_museums(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Unloaded(seat, tiles, animals):
            what = ", ".join([*(_animal(box, animal) for animal in animals), *_tiles(box, tiles)])
            return _("{name} unloads: {what}.").format(name=names[seat], what=what)
        case Swapped(seat, owner, give, take, _provisions):
            text = _("{name} gives {give} to the museum of {owner} for {take}.")
            return text.format(
                name=names[seat], owner=names[owner], give=tile_title(box, give), take=tile_title(box, take)
            )
        case Returned(seat, tiles):
            text = _("{name} gives tiles back to the box: {tiles}.")
            return text.format(name=names[seat], tiles=", ".join(_tiles(box, tiles)))
    return None


def _cards_drawn(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Delivered(seat, groups, animals, value):
            text = _("{name} delivers a mission: {mission}. Set aside: {animals}.")
            listed = ", ".join(_animal(box, animal) for animal in animals)
            return text.format(name=names[seat], mission=mission_title(groups, value), animals=listed)
        case Drew(seat, value, (), provisions):
            text = _("{name} draws a mission of {value}; {left} left.")
            return text.format(name=names[seat], value=value, left=provisions_counted(provisions))
        case Drew(seat, value, groups, provisions):
            text = _("{name} draws a mission: {mission}; {left} left.")
            mission = mission_title(groups, value)
            return text.format(name=names[seat], mission=mission, left=provisions_counted(provisions))
    return None


def _points(box: Box, names: Sequence[str], event: Event) -> str | None:
    if not isinstance(event, Scored):
        return None
    why = ", ".join(reason(box, one) for one in event.reasons)
    text = _("{name} {points} ({why}), {total} in all.")
    return text.format(name=names[event.seat], points=signed(event.points), why=why, total=event.total)


def signed(points: int) -> str:
    """Points gained or lost: +5, -8."""
    return f"{points:+d}"


def reason(box: Box, one: Reason) -> str:
    """Why points were given, in a few words."""
    if one.why == "animal":
        return _("{animal} complete").format(animal=_animal(box, one.what))
    if one.why in {"mission", "penalty"}:
        text = _("mission: {groups}") if one.why == "mission" else _("not delivered: {groups}")
        return text.format(groups=groups_title(one.what.split("+")))
    return {"swap": _("a swap"), "return": _("tiles back to the box"), "bonus": _("most complete animals")}[one.why]


def _ends(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case IdleRound(rounds, 0):
            text = several("{n} round without a dig.", "{n} rounds in a row without a dig.", rounds)
            return text.format(n=rounds)
        case IdleRound(rounds, of):  # C28
            text = several(
                "{n} round without a dig; after {of} the match ends.",
                "{n} rounds in a row without a dig; after {of} the match ends.",
                rounds,
            )
            return text.format(n=rounds, of=of)
        case Counted(counts, unfinished):
            return _counted(box, names, counts, unfinished)
        case MatchEnded(winners, scores):
            each = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=False))
            won = ", ".join(names[seat] for seat in winners)
            text = several(
                "The match is over. {winner} wins. {scores}.",
                "The match is over. {winner} win together. {scores}.",
                len(winners),
            )
            return text.format(winner=won, scores=each)
    return None


def _counted(box: Box, names: Sequence[str], counts: Sequence[int], unfinished: Sequence[Sequence[str]]) -> str:
    unit = {
        "animals": _("complete animals"),
        "kinds": _("kinds of complete animals"),
        "tiles": _("tiles of complete animals"),
    }
    each = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=False))
    told_so = _("For the bonus, {what} count: {each}.").format(what=unit[box.variants.bonus], each=each)
    left = [f"{name}: {_cards(cards)}" for name, cards in zip(names, unfinished, strict=False) if cards]
    if not left:
        return told_so
    return told_so + " " + _("Not delivered: {each}.").format(each="; ".join(left))


def _cards(cards: Sequence[str]) -> str:
    return " / ".join(groups_title(card.split("+")) for card in cards)


def _tiles(box: Box, tiles: Sequence[str]) -> list[str]:
    """The tiles, alike ones counted."""
    counted = Counter(tile_title(box, tile) for tile in tiles)
    return [title if n == 1 else f"{n} x {title}" for title, n in counted.items()]


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))


def _animal(box: Box, name: str) -> str:
    return animal_title(box, box.animal_numbers[name])


def _port(box: Box, name: str) -> str:
    return space_title(box, box.chart.numbers[name])
