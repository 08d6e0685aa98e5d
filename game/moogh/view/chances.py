"""What an action rolls and why: its dice part by part, and how likely it succeeds."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.words import _, several
from game.moogh.bones import chance
from game.moogh.characters import ATTACKS, BASIC, Deed, Icon, SkillKind
from game.moogh.deeds import dice_for, targets
from game.moogh.pieces import IdeaKind
from game.moogh.skills import gift_dice, skill
from game.moogh.state import State
from game.moogh.striking import BONUS, flank_of, in_line
from game.moogh.view.wording import DEEDS, SYMBOLS, target_words
from game.ui.writing import percent


@dataclass(frozen=True, slots=True)
class Odds:
    """So many dice, what they are made of in words, and the chance, 0 to 1."""

    dice: int
    share: float
    parts: tuple[str, ...]

    @property
    def percent(self) -> str:
        """The chance for people."""
        return percent(self.share)

    def words(self) -> str:
        """Dice, parts and chance in a sentence."""
        text = several("{n} die: {parts}. Chance {percent}.", "{n} dice: {parts}. Chance {percent}.", self.dice)
        return text.format(n=self.dice, parts=", ".join(self.parts), percent=self.percent)


def odds(state: State, person: int, icon: Icon, target: str) -> Odds | None:
    """What that icon rolls at that target now; None for one without dice."""
    if icon.deed in BASIC:
        return None
    dice = dice_for(state, person, icon, target)
    share = float(chance(state.box.faces, icon.wanted, dice))
    return Odds(dice, share, tuple(_parts(state, person, icon, target)))


def _parts(state: State, person: int, icon: Icon, target: str) -> Iterator[str]:
    yield _("{n} printed").format(n=icon.dice)
    for words, number in (*_extra(state, person, icon), *_taken(state, person, icon, target)):
        if number:
            yield f"{words} {number:+d}"


def _extra(state: State, person: int, icon: Icon) -> Iterator[tuple[str, int]]:
    one = state.box.people[person]
    yield _("item"), gift_dice((one.item,) if one.item else (), icon.deed)
    yield _("trait"), gift_dice(one.traits, icon.deed)
    if icon.deed in ATTACKS and (state.fresh[person] | state.stale[person]) & BONUS[icon.deed]:
        kind = IdeaKind.FLINT if icon.deed is Deed.STAB else IdeaKind.SHAFT
        yield _("idea"), state.box.idea(kind).amount
    if icon.deed is Deed.STAB and state.hurt[person]:
        yield _("fury"), skill(state, person, SkillKind.FURY)


def _taken(state: State, person: int, icon: Icon, target: str) -> Iterator[tuple[str, int]]:
    if icon.deed in ATTACKS:
        beast = state.box.beast(target)
        yield _("its rage"), -state.row(beast).defence
        if icon.deed is Deed.STAB:
            flank = flank_of(state, person, beast)
            yield _("weak spot"), flank.weak
            yield _("its guard there"), -flank.defence
    if icon.far:
        far = in_line(state, person)[state.box.beast(target)]
        if icon.deed is Deed.THROW:
            far = max(0, far - skill(state, person, SkillKind.REACH))
        yield _("distance"), -far


def wanted_words(icon: Icon) -> str:
    """What a die must show."""
    return _(" or ").join(_(SYMBOLS[one]) for one in icon.wanted)


def icon_words(icon: Icon) -> str:
    """An icon as printed, in words."""
    title = _(DEEDS[icon.deed])
    if icon.deed in BASIC:
        return _("{deed}: no roll.").format(deed=title)
    text = several("{deed}: {n} die, {wanted} needed.", "{deed}: {n} dice, {wanted} needed.", icon.dice)
    if icon.far:
        text = several(
            "{deed}: {n} die, one less for each space between, {wanted} needed.",
            "{deed}: {n} dice, one less for each space between, {wanted} needed.", icon.dice,
        )  # fmt: skip
    return text.format(deed=title, n=icon.dice, wanted=wanted_words(icon))


def could(state: State, person: int, icon: Icon) -> str:
    """What that icon could do from where the character is now, with what chance."""
    title = _(DEEDS[icon.deed])
    if state.out[person] or not state.in_play(person):
        return icon_words(icon)
    found = targets(state, person, icon.deed)
    if not found:
        return _("{deed}: not from here.").format(deed=title)
    if icon.deed in BASIC:
        return _("{deed}.").format(deed=title)
    best = max(found, key=lambda target: dice_for(state, person, icon, target))
    rolled = odds(state, person, icon, best)
    assert rolled is not None
    where = "" if icon.deed is Deed.TRAP else target_words(state.box, best)
    text = _("{deed} {target}: {percent}.") if where else _("{deed}: {percent}.")
    return text.format(deed=title, target=where, percent=rolled.percent)
