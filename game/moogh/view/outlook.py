"""What the tray says about a choice that is pointed at: what it would do, with its dice part by part and its chance."""

from collections.abc import Hashable

from game.core.words import _
from game.moogh.bots.odds import rolled
from game.moogh.characters import ATTACKS, BASIC, RING, Deed, Icon
from game.moogh.commands import RAGE, Cube, Do, Land, Place, Step, Use
from game.moogh.ideas import shown_side
from game.moogh.land import SPOT_NAMES
from game.moogh.pieces import IdeaKind
from game.moogh.state import State
from game.moogh.striking import is_still
from game.moogh.view.chances import could, icon_words, odds
from game.moogh.view.foresight import Foresight
from game.moogh.view.guide import cell_words, idea_message, reaction
from game.moogh.view.hand import Choosing
from game.moogh.view.paths import open_ring
from game.moogh.view.places import IconSpot, IdeaSpot, SlotSpot
from game.moogh.view.wording import pair_words, person_title, phrase
from game.ui.tray import Message
from game.ui.writing import percent


def ahead(hand: Choosing, spot: Hashable, foresight: Foresight | None = None) -> Message | None:
    """What choosing that place would mean, and what may come of it; None if nothing is to be chosen there."""
    found = hand.at(spot)
    if not found:
        return None
    state = hand.state
    if isinstance(spot, SlotSpot):
        return pair(state, spot)
    if isinstance(spot, IdeaSpot):
        return idea_message(state, spot.kind)
    if isinstance(spot, IconSpot) and (len(found) > 1 or hand.paths[found[0]][-1] != spot):
        return _icon(hand, spot)
    if len(found) == 1:
        return answer(hand, found[0], foresight)
    return None


def pair(state: State, spot: SlotSpot) -> Message:
    """What the two icons of a slot could do from here, with what chance."""
    person = spot.person
    ring = state.box.people[person].kind.ring(injured=bool(state.hurt[person]))
    first, second = ring[spot.slot - 1], ring[spot.slot % RING]
    who = person_title(state.box, state.box.people[person].name)
    heading = _("{who}: {pair}").format(who=who, pair=pair_words(state, person, spot.slot))
    return Message(heading, f"{_('From here:')} {could(state, person, first)} {could(state, person, second)}")


def _icon(hand: Choosing, spot: IconSpot) -> Message:
    state = hand.state
    who = person_title(state.box, state.box.people[spot.person].name)
    icon = _shown(state, spot)
    person = hand.question.person
    best = could(state, person, icon) if person == spot.person else ""
    return Message(who, f"{icon_words(icon)} {best}".strip())


def _shown(state: State, spot: IconSpot) -> Icon:
    return shown_side(state, spot.person)[spot.place]


def answer(hand: Choosing, command: object, foresight: Foresight | None = None) -> Message | None:
    """An answer with its odds, and with what may come of it."""
    state, question = hand.state, hand.question
    match command:
        case Do(deed, target) if deed != RAGE:
            told = _deed(state, question.person, icon_of(hand, Deed(deed)), target, foresight)
            return Message(phrase(state, command), told)
        case Step(space) | Land(space) | Place(space=space):
            return Message(phrase(state, command), cell_words(state, space))
        case Cube(person, slot):
            return pair(state, SlotSpot(state.box.person(person), slot))
        case Use(idea) if idea != IdeaKind.COPY:
            return Message(phrase(state, command), idea_message(state, idea).text)
        case Do() | Use():
            return Message(phrase(state, command), "")
    return None


def _deed(state: State, person: int, icon: Icon | None, target: str, foresight: Foresight | None) -> str:
    """Dice part by part and their chance, also with the token; what a hit sets off, and what comes of that."""
    if icon is None or icon.deed in BASIC:
        return cell_words(state, target) if target in SPOT_NAMES else ""
    found = odds(state, person, icon, target)
    assert found is not None
    told = [found.words()]
    with_token = float(rolled(state, person, icon, target)[1])
    if found.dice and state.tokens[person]:
        told.append(_("With the token: {percent}.").format(percent=percent(with_token)))
    told.append(_after(state, person, icon.deed, target))
    if foresight is not None and found.dice and foresight.known and foresight.tally is not None:
        told += [foresight.words(), _gain(float(foresight.tally.points))]
    return " ".join(part for part in told if part)


def _gain(points: float) -> str:
    return _("On average {n} savage points.").format(n=f"{points:+.1f}") if points else ""


def _after(state: State, person: int, deed: Deed, target: str) -> str:
    """What a hit sets off: the last one nothing, from a bush or an ambush nothing (M9)."""
    if deed not in ATTACKS:
        return ""
    beast = state.box.beast(target)
    if state.health[beast] == 1:
        return _("A hit kills it.")
    if is_still(state, person, beast):
        return _("A hit, and it does not react.")
    return _("A hit, and it {does}.").format(does=reaction(state, beast))


def icon_of(hand: Choosing, deed: Deed) -> Icon | None:
    """The icon that is done for that deed; None for a copied one, whose card is another's."""
    if hand.question.about == "copy":
        return None
    return next((icon for _place, icon in open_ring(hand.state, hand.question) if icon.deed is deed), None)
