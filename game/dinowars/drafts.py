"""A pack while somebody puts it together: legal or not yet. A draft is a Pack; each change gives a new one."""

import re
import unicodedata
from collections.abc import Collection
from dataclasses import replace

from game.core.words import _
from game.dinowars.kinds import ARMIES, LEAST, MOST, MOST_ANIMALS, STAT_NAMES, Kind, Member, Pack, base_for, total

STATS = tuple(MOST)
LONGEST = 40
"""Letters of a title, and of an id."""


def fresh(title: str, known: tuple[Kind, ...]) -> Pack:
    """A pack to begin with: two animals of the first kind."""
    return Pack("", title, ARMIES[0], (Member(known[0]), Member(known[0])))


def left(pack: Pack) -> int:
    """Points that are left; fewer than none where there are too many."""
    return pack.points - pack.cost


def added(pack: Pack, kind: Kind) -> Pack:
    """One animal more, at the end."""
    return replace(pack, members=(*pack.members, Member(kind)))


def taken_out(pack: Pack, at: int) -> Pack:
    """One animal less."""
    return replace(pack, members=pack.members[:at] + pack.members[at + 1 :])


def exchanged(pack: Pack, at: int, kind: Kind) -> Pack:
    """Another kind in that place; its name goes with the animal that had it."""
    members = (*pack.members[:at], Member(kind), *pack.members[at + 1 :])
    return replace(pack, members=members)


def is_full(pack: Pack) -> bool:
    """Whether it has as many animals as a pack may."""
    return len(pack.members) >= MOST_ANIMALS


def own_kinds(pack: Pack, known: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Its home-made kinds, each once."""
    return tuple({one.kind.name: one.kind for one in pack.members if one.kind not in known}.values())


def made_own(pack: Pack, at: int, known: tuple[Kind, ...]) -> Pack:
    """The animal in that place as a kind of its own, to be changed; its numbers are those it had, within the caps."""
    kind = pack.members[at].kind
    title = _("My {kind}").format(kind=_(kind.title))[:LONGEST]
    numbers = {stat: min(MOST[stat], max(LEAST[stat], getattr(kind, stat))) for stat in STATS}
    own = replace(kind, title=title, silhouette=kind.silhouette or kind.name, **numbers)
    taken = {one.name for one in (*known, *own_kinds(pack, known))}
    return exchanged(pack, at, _with_base(replace(own, name=id_of(title, taken))))


def changed(pack: Pack, at: int, **values: object) -> Pack:
    """The home-made kind in that place with other values, in all animals of the kind."""
    old = pack.members[at].kind
    new = _with_base(replace(old, **values))  # type: ignore[arg-type]
    members = tuple(replace(one, kind=new) if one.kind == old else one for one in pack.members)
    return replace(pack, members=members)


def renamed(pack: Pack, at: int, title: str, known: tuple[Kind, ...]) -> Pack:
    """The home-made kind in that place under another title; its id, which notation and files use, follows."""
    kind = pack.members[at].kind
    taken = {one.name for one in (*known, *own_kinds(pack, known)) if one != kind}
    return changed(pack, at, title=title, name=id_of(title, taken))


def _with_base(kind: Kind) -> Kind:
    return replace(kind, base=base_for(kind.combat, kind.protection))


def id_of(title: str, taken: Collection[str]) -> str:
    """An id that a title gives: small plain letters, no other's."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[: LONGEST - 8].strip("-")
    stem = stem if stem[:1].isalpha() else f"own-{stem}".rstrip("-")
    number, found = 1, stem
    while found in taken or found == "gargantuan":
        number += 1
        found = f"{stem}-{number}"
    return found


def most_that_fits(pack: Pack, at: int, stat: str) -> int | None:
    """The highest number of that home-made kind with which the pack costs no more than it may; None: there is none."""
    kind = pack.members[at].kind
    heads = sum(one.kind == kind for one in pack.members)
    rest = pack.points - total(pack.members) + heads * getattr(kind, stat)
    most = min(MOST[stat], rest // heads)
    return most if most >= LEAST[stat] else None


def remedy(pack: Pack, at: int, last: str) -> str:
    """Of a pack that costs too much: the nearest number of the home-made kind there with which it fits, or else less.

    `last` is what was changed last, and is looked at first.
    """
    kind = pack.members[at].kind
    for stat in sorted(STATS, key=lambda name: (name != last, LEAST[name] - getattr(kind, name))):
        most = most_that_fits(pack, at, stat)
        if most is not None:
            text = _("with {stat} {value} instead of {now}, {kind} fits.")
            now, name = getattr(kind, stat), _(STAT_NAMES[stat]).lower()
            return text.format(stat=name, value=most, now=now, kind=kind.title)
    return less()


def less() -> str:
    """What to do where no number of one kind helps."""
    return _("take an animal out, or a cheaper one.")
