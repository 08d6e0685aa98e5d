"""Rulebook, "Creating a dinosaur": kinds and packs read, checked and written, as files and match files have them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.content.faults import ContentError, Fault, refuse
from game.content.fields import did_you_mean
from game.content.models import fault_at, validate
from game.content.nodes import Node, Step, node_of
from game.content.strict_yaml import read
from game.core.words import _
from game.dinowars.drafts import less, remedy
from game.dinowars.forms import KindForm, MemberForm, PackForm, SpeciesForm
from game.dinowars.kinds import (
    ARMIES,
    FEWEST,
    LEAST,
    MOST,
    MOST_ANIMALS,
    STAT_NAMES,
    Diet,
    Kind,
    Member,
    Pack,
    base_for,
    total,
)

# -- kinds ------------------------------------------------------------------------------------------------------------


def species(path: Path) -> tuple[Kind, ...]:
    """The kinds of animal in that file. ContentError."""
    node = read(path)
    form = validate(node, SpeciesForm)
    names = [one.id for one in form.species]
    refuse(_kind_faults(node, "species", form.species, (), names))
    return tuple(map(_kind, form.species))


def _kind(form: KindForm) -> Kind:
    base = form.base or base_for(form.combat, form.protection)
    plain = form.model_dump(exclude={"id", "diet", "base", "silhouette"})
    return Kind(form.id, diet=Diet(form.diet), base=base, silhouette=form.silhouette or form.id, **plain)


def _kind_faults(
    node: Node, where: str, forms: Sequence[KindForm], taken: Collection[str], silhouettes: Collection[str]
) -> Iterator[Fault]:
    """Rulebook, "Creating a dinosaur", D3: no number over its cap; the fault says the nearest legal value."""
    names = [one.id for one in forms]
    for at, one in enumerate(forms):
        steps: tuple[Step, ...] = (where, at)
        if one.id in names[:at] or one.id in taken or one.id == "gargantuan":
            yield fault_at(node, (*steps, "id"), _taken(one.id), _("a name of its own"))
        for stat, most in MOST.items():
            value = getattr(one, stat)
            if not LEAST[stat] <= value <= most:
                what = _("{kind} has {stat} {value}").format(kind=one.id, stat=_(STAT_NAMES[stat]).lower(), value=value)
                yield fault_at(node, (*steps, stat), what, _nearest(LEAST[stat], most, value))
        if (one.silhouette or one.id) not in silhouettes:
            wanted = one.silhouette or one.id
            expected = did_you_mean(wanted, silhouettes) or _("the id of a species, whose picture it wears")
            what = _('there is no silhouette "{name}"').format(name=wanted)
            yield fault_at(node, (*steps, "silhouette"), what, expected)


def _taken(name: str) -> str:
    return _('"{name}" is taken').format(name=name)


def _nearest(least: int, most: int, value: int) -> str:
    """The bounds, and what of them is nearest to that value."""
    nearest = min(most, max(least, value))
    return _("{least} to {most}: the nearest is {nearest}").format(least=least, most=most, nearest=nearest)


# -- packs ------------------------------------------------------------------------------------------------------------


def pack(path: Path, known: tuple[Kind, ...]) -> Pack:
    """The pack in that file, of these kinds and its own. ContentError."""
    return pack_of(read(path), path.stem, known)


def pack_of(node: Node, name: str, known: tuple[Kind, ...]) -> Pack:
    """The pack that a document describes. ContentError."""
    form = validate(node, PackForm)
    names = [one.name for one in known]
    refuse(_kind_faults(node, "homemade", form.homemade, names, names))
    kinds = {one.name: one for one in (*known, *map(_kind, form.homemade))}
    refuse(_member_faults(node, form.animals, kinds))
    members = tuple(Member(kinds[one.kind], one.name) for one in form.animals)
    if total(members) > form.points:
        what = _("these animals cost {total} points").format(total=total(members))
        raise ContentError([fault_at(node, ("animals",), what, _affordable(form.points, members, known))])
    return Pack(name, form.title, form.points, members)


def _affordable(points: int, members: tuple[Member, ...], known: tuple[Kind, ...]) -> str:
    """What they may cost, and the nearest that would: another number of a home-made kind, or a larger match."""
    most = _("{points} at most").format(points=points)
    draft = Pack("", "", points, members)
    own = (at for at, one in enumerate(members) if one.kind not in known)
    found = next((text for at in own if (text := remedy(draft, at, "")) != less()), "")
    if found:
        return f"{most}; {found.removesuffix('.')}"
    larger = next((one for one in sorted(ARMIES) if one >= total(members)), None)
    return most if larger is None else _("{most}, or `points: {larger}`").format(most=most, larger=larger)


def _member_faults(node: Node, members: Sequence[MemberForm], kinds: Collection[str]) -> Iterator[Fault]:
    names = [one.name for one in members if one.name]
    if not FEWEST <= len(members) <= MOST_ANIMALS:
        what = _("there are {number} animals").format(number=len(members))
        yield fault_at(node, ("animals",), what, _nearest(FEWEST, MOST_ANIMALS, len(members)))
    for at, one in enumerate(members):
        if one.kind not in kinds:
            expected = did_you_mean(one.kind, kinds) or ", ".join(kinds)
            yield fault_at(
                node, ("animals", at, "kind"), _('there is no kind "{name}"').format(name=one.kind), expected
            )
        if names.count(one.name) > 1 or one.name == "gargantuan":
            yield fault_at(node, ("animals", at, "name"), _taken(one.name), _("a name of its own"))


# -- written out ------------------------------------------------------------------------------------------------------


def written(pack: Pack, known: tuple[Kind, ...]) -> dict[str, Any]:
    """The pack as a document of its own, with those of its kinds that are not among the known ones."""
    own = {one.kind.name: one.kind for one in pack.members if one.kind not in known}
    found: dict[str, Any] = {"title": pack.title, "points": pack.points}
    if own:
        found["homemade"] = [_written_kind(kind) for kind in own.values()]
    found["animals"] = [{"kind": one.kind.name} | ({"name": one.name} if one.name else {}) for one in pack.members]
    return found


def _written_kind(kind: Kind) -> dict[str, Any]:
    found: dict[str, Any] = {"id": kind.name, "title": kind.title, "diet": str(kind.diet)}
    found |= {stat: getattr(kind, stat) for stat in MOST}
    found |= {name: True for name in ("tail", "flies") if getattr(kind, name)}
    found["silhouette"] = kind.silhouette
    if kind.colour:
        found["colour"] = kind.colour
    if kind.base != base_for(kind.combat, kind.protection):
        found["base"] = kind.base
    return found


def wrongs(pack: Pack, known: tuple[Kind, ...]) -> list[str]:
    """What forbids the pack, in sentences with what would be legal; empty if it may play."""
    try:
        pack_of(node_of(written(pack, known), pack.title), pack.name, known)
    except ContentError as error:
        return [f"{one.what}: {one.expected}" if one.expected else one.what for one in error.faults]
    return []


def spelled_out(
    options: Mapping[str, Any], which: Collection[str], known: tuple[Kind, ...]
) -> tuple[dict[str, Any], list[Pack]]:
    """A match file's options with names for the packs that `which` of them write out, and these packs.

    So a match with packs of somebody's own stays whole without the files they came from. ValueError: a bad one.
    """
    found: list[Pack] = []

    def named(option: str, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        found.append(_spelled(value, option, f"{OWN}{len(found) + 1}", known))
        return found[-1].name

    plain = {
        name: [named(name, one) for one in value] if isinstance(value, (list, tuple)) else named(name, value)
        for name, value in options.items()
        if name in which
    }
    return {**options, **plain}, found


OWN = "own:"
"""What the names of packs begin with that a match file writes out; no file is called so."""


def _spelled(value: Mapping[str, Any], option: str, name: str, known: tuple[Kind, ...]) -> Pack:
    try:
        return pack_of(node_of(value, name), name, known)
    except ContentError as error:
        text = _("The option {name} writes out a pack: {what}.")
        raise ValueError(text.format(name=option, what=error.faults[0].reason.rstrip("."))) from None
