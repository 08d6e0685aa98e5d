"""The log in words: what happened, in plain sentences with names."""

from collections.abc import Sequence

from game.core.match import Entry
from game.core.table import Event
from game.core.words import _, several
from game.wrath.box import CAVEMAN, ICONS, Box
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
from game.wrath.words import DIRECTION_TITLES, TERRAIN_TITLES, icons_counted, piece_title


def words(box: Box, names: Sequence[str], entry: Entry) -> tuple[str, ...]:
    """The entry's events, a sentence each; what goes without saying is left out."""
    return tuple(line for event in entry.events if (line := sentence(box, names, event)))


def sentence(box: Box, names: Sequence[str], event: Event) -> str:
    """An event in one sentence; empty if it goes without saying."""
    for tell in (_dice, _pieces, _land, _ends):
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
            return _("{name} spends {faces}.").format(name=names[seat], faces=_faces(icons))
        case Hatched(seat, dinosaur, home):
            text = several(
                "{name} hatches: {dinosaur}; {n} cave person comes home.",
                "{name} hatches: {dinosaur}; {n} cave people come home.",
                home,
            )
            return text.format(name=names[seat], dinosaur=_piece(box, dinosaur), n=home)
    return None


def _pieces(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Placed(seat, where, piece, start):
            return _placed(box, event, names[seat], where, piece, start)
        case Moved(seat, piece, start, goal):
            text = _("{name} moves {piece} from {start} to {goal}.")
            return text.format(name=names[seat], piece=_one(box, piece), start=start, goal=goal)
        case Eaten(seat, dinosaur, owner, cell):
            text = _("{name}'s {dinosaur} sends a cave person of {owner} home from {cell}.")
            return text.format(name=names[seat], dinosaur=_piece(box, dinosaur), owner=names[owner], cell=cell)
        case Spared(seat, cell):
            return _("{name} spares the cave people on {cell}.").format(name=names[seat], cell=cell)
        case Returned(seat, piece, cell, number):
            return _returned(box, names[seat], piece, cell, number)
    return None


def _placed(box: Box, _event: Placed, name: str, where: str, piece: str, start: str) -> str:
    goals = {
        "volcano": _("on the volcano"),
        "cave": _("in the cave"),
        "hut": _("at the hut"),
        "egg": _("on the egg space"),
    }
    text = _("{name} puts {piece} {goal}.")
    if start == "egg":
        text = _("{name} puts {piece} from the egg space {goal}.")
    elif start != "supply":
        text = _("{name} puts {piece} from {start} {goal}.")
    return text.format(name=name, piece=_one(box, piece), goal=goals[where], start=start)


def _returned(box: Box, name: str, piece: str, cell: str, number: int) -> str:
    if number == 1:
        return _("{name}'s {piece} goes home from {cell}.").format(name=name, piece=_piece(box, piece), cell=cell)
    if piece == box.names[CAVEMAN]:
        return _("{number} cave people of {name} go home from {cell}.").format(number=number, name=name, cell=cell)
    text = _("{number} x {piece} of {name} go home from {cell}.")
    return text.format(number=number, piece=_piece(box, piece), name=name, cell=cell)


def _land(box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case Shifted(seat, direction, _wrapped, _tiles):
            way = _(DIRECTION_TITLES[direction])
            return _("{name} causes a tremor: the volcano moves {way}.").format(name=names[seat], way=way)
        case StayedStill(seat):
            return _("{name} causes no tremor.").format(name=names[seat])
        case Erupted(number, last):
            text = _("The mountain slept too long: a last eruption.") if last else _("Eruption {number}!")
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


def _ends(_box: Box, names: Sequence[str], event: Event) -> str | None:
    match event:
        case TurnEnded(_seat, to, turn):
            return _("Turn {turn}: {name}.").format(turn=turn, name=names[to])
        case MatchEnded(winners, scores):
            won = ", ".join(names[seat] for seat in winners)
            each = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=False))
            return _("The match is over. {winners} wins. {scores}.").format(winners=won, scores=each)
    return None


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
        "most": _("most spaces, {held}"),
        "most-tied": _("tied for most spaces, {held}"),
        "present": _("there with {held}"),
        "region": _("strongest with {held}"),
        "region-tied": _("tied with {held}"),
    }
    if reason.why in known:
        return known[reason.why].format(held=held)
    return f"{_piece(box, reason.why)} {reason.points}"


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
