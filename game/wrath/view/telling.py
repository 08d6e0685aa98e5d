"""The log in words: what happened, in plain sentences with names."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.match import Entry
from game.core.table import Event
from game.core.words import _, several
from game.wrath.box import CAVEMAN, CELLS, ICONS, NEIGHBOURS, Box, Terrain
from game.wrath.events import (
    Eaten,
    Erupted,
    Hatched,
    Kept,
    MatchEnded,
    Moved,
    Placed,
    Reason,
    RegionScored,
    Returned,
    Rolled,
    Shifted,
    Spared,
    StayedStill,
    TurnEnded,
    VolcanoScored,
)
from game.wrath.words import DIRECTION_TITLES, TERRAIN_TITLES, icons_counted, piece_title, place_words


def words(box: Box, names: Sequence[str], entry: Entry) -> tuple[str, ...]:
    """The entry's events, a sentence each; what goes without saying is left out, and who goes home from the tiles of
    one region is told in one breath.
    """
    return tuple(line for event in _joined(entry.events) if (line := sentence(box, names, event)))


def _joined(events: Sequence[Event]) -> list[Event]:
    """The events; pieces of one kind and seat that go home from one region are one, their cells joined by blanks."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, Returned) and isinstance(last, Returned) and _alike(last, event):
            found[-1] = replace(last, cell=f"{last.cell} {event.cell}", number=last.number + event.number)
        else:
            found.append(event)
    return found


def _alike(one: Returned, other: Returned) -> bool:
    return (one.seat, one.piece, one.terrain) == (other.seat, other.piece, other.terrain)


def sentence(box: Box, names: Sequence[str], event: Event) -> str:
    """An event in one sentence; empty if it goes without saying."""
    for tell in (_dice, _pieces, _home, _land, _ends):
        said = tell(box, names, event)
        if said is not None:
            return said
    return ""


def _dice(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Rolled(seat, 1, _rolled, faces):
            return _("{name} rolls {faces}.").format(name=names[seat], faces=_faces(faces))
        case Rolled(seat, _number, rolled, faces):
            text = several(
                "{name} rolls {n} die again: {new}. Now {faces}.", "{name} rolls {n} dice again: {new}. Now {faces}.",
                len(rolled),
            )  # fmt: skip
            new = _faces([faces[number - 1] for number in rolled])
            return text.format(name=names[seat], n=len(rolled), new=new, faces=_faces(faces))
        case Kept(seat, icons):
            return _("{name} has {faces} to spend.").format(name=names[seat], faces=_faces(icons))
        case Hatched(seat, dinosaur, home):
            text = several(
                "{name} hatches the {dinosaur}; {n} cave person comes home from the egg space.",
                "{name} hatches the {dinosaur}; {n} cave people come home from the egg space.",
                home,
            )
            return text.format(name=names[seat], dinosaur=_piece(box, dinosaur), n=home)
    return None


def _pieces(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Placed():
            return _placed(box, names[event.seat], event)
        case Moved():
            return _moved(box, names[event.seat], event)
        case Eaten(seat, dinosaur, owner, cell, terrain):
            text = _("{name}'s {dinosaur} arrives, and eats a cave person of {owner} on {place}, who goes home.")
            place = place_words(terrain, cell)
            return text.format(name=names[seat], dinosaur=_piece(box, dinosaur), owner=names[owner], place=place)
        case Spared(seat, cell, terrain):
            text = _("{name} spares the cave people on {place}.")
            return text.format(name=names[seat], place=place_words(terrain, cell))
    return None


def _placed(box: Box, name: str, event: Placed) -> str:
    goals = {
        "volcano": _("on the volcano"),
        "cave": _("in the cave"),
        "hut": _("at the hut"),
        "egg": _("on the egg space"),
    }
    text, start = _("{name} puts {piece} {goal}."), event.start
    if start == "egg":
        text = _("{name} puts {piece} from the egg space {goal}, as nobody in the supply could go.")
    elif start != "supply":
        text = _("{name} puts {piece} from {start} {goal}, as nobody in the supply could go.")  # W9
    place = place_words(event.start_terrain, start)
    return text.format(name=name, piece=_one(box, event.piece), goal=goals[event.where], start=place)


def _moved(box: Box, name: str, event: Moved) -> str:
    text = _("{name} moves {piece} from {start} to {goal}.")
    if CELLS[event.goal] not in NEIGHBOURS[CELLS[event.start]]:
        text = _("{name} flies {piece} from {start} to {goal}.")
    start, goal = place_words(event.start_terrain, event.start), place_words(event.goal_terrain, event.goal)
    return text.format(name=name, piece=_one(box, event.piece), start=start, goal=goal)


def _home(box: Box, names: Sequence[str], event: Event) -> str | None:
    """Who goes home after an eruption, and why."""
    if not isinstance(event, Returned):
        return None
    if event.piece == box.names[CAVEMAN]:
        who = several(
            "{number} cave person of {name} goes home from {place}",
            "{number} cave people of {name} go home from {place}",
            event.number,
        )
    elif event.number == 1:
        who = _("{name}'s {piece} goes home from {place}")
    else:
        who = _("{number} x {piece} of {name} go home from {place}")
    place, piece = place_words(event.terrain, event.cell), _piece(box, event.piece)
    told = who.format(name=names[event.seat], piece=piece, number=event.number, place=place)
    emptied = event.terrain == Terrain.VOLCANO.value
    text = _("{who}: the eruption empties it.") if emptied else _("{who}, where {name} has scored.")
    return text.format(who=told, name=names[event.seat])


def _land(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Shifted(seat, direction, why=why):
            text = _("{name} leads the worship, and causes a tremor: the volcano moves {way}.")
            if why != "lead":  # W20
                text = _("{name}'s {dinosaur} on the volcano causes a tremor: the volcano moves {way}.")
            dinosaur = "" if why == "lead" else _piece(box, why)
            return text.format(name=names[seat], dinosaur=dinosaur, way=_(DIRECTION_TITLES[direction]))
        case StayedStill(seat):
            return _("{name} may cause a tremor, and keeps still.").format(name=names[seat])
        case Erupted(number, last):
            text = (
                _("The mountain slept too long: a last eruption.")
                if last
                else _("The volcano is full: eruption {number}!")
            )
            return text.format(number=number)
    return _points(box, names, event)


def _points(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case VolcanoScored(counts, _points, reasons):
            return _("Volcano: {scores}.").format(scores=_scores(box, names, counts, reasons))
        case RegionScored(terrain, cells, counts, _points, reasons):
            title = f"{_(TERRAIN_TITLES[terrain]).capitalize()} {len(cells)}"
            scores = _scores(box, names, counts, reasons)
            return _("{region} ({cells}): {scores}.").format(region=title, cells=" ".join(cells), scores=scores)
    return None


def _ends(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case TurnEnded(_seat, to, turn):
            return _("Turn {turn}: {name}.").format(turn=turn, name=names[to])
        case MatchEnded(winners, scores):
            each = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=False))
            text = _won(box, scores)
            won = ", ".join(names[seat] for seat in winners)
            return text.format(winner=won, points=max(scores), target=box.target, scores=each)
    return None


def _won(box: Box, scores: Sequence[int]) -> str:
    """How the match was won (W34, W47)."""
    if max(scores) < box.target:
        return _("The mountain slept too long, and the match is over. {winner} has the most points. {scores}.")
    if scores.count(max(scores)) > 1:
        return _("{target} points are reached. {winner} wins the tie at {points}, as the last in turn order. {scores}.")
    return _("{target} points are reached. {winner} wins with the most, {points}. {scores}.")


def _scores(box: Box, names: Sequence[str], counts: Sequence[int], reasons: Sequence[Reason]) -> str:
    """Each seat's points and why; the reasons sum to the points."""
    found = []
    for seat in sorted({reason.seat for reason in reasons}):
        mine = [reason for reason in reasons if reason.seat == seat]
        why = " + ".join(_reason(box, reason, counts[seat]) for reason in mine)
        points = sum(reason.points for reason in mine)
        found.append(_("{name} +{points} ({why})").format(name=names[seat], points=points, why=why))
    return "; ".join(found) if found else _("nobody")


def _reason(box: Box, reason: Reason, held: int) -> str:
    known = {
        "most": _("most on it, {held}"),
        "most-tied": _("tied for most on it, {held}"),
        "present": _("on it with {held}"),
        "region": _("strongest with {held}"),
        "region-tied": _("tied with {held}"),
    }
    if reason.why in known:
        return known[reason.why].format(held=held)
    return _("{dinosaur} +{points}").format(dinosaur=_piece(box, reason.why), points=reason.points)


def _piece(box: Box, name: str) -> str:
    return piece_title(box, box.kinds[name])


def _one(box: Box, name: str) -> str:
    """A piece in a sentence: cave people are many, a dinosaur is known by its name."""
    if name == box.names[CAVEMAN]:
        return _("a cave person")
    return _("the {dinosaur}").format(dinosaur=_piece(box, name))


def _faces(faces: Sequence[str]) -> str:
    """The faces counted: 1 egg, 2 feet."""
    counted = [(icon, sum(face.split("+").count(icon) for face in faces)) for icon in ICONS]
    found = [icons_counted(ICONS.index(icon), n) for icon, n in counted if n]
    return ", ".join(found) or _("nothing")
