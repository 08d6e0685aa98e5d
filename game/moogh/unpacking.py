"""Unpacks the box: characters, beasts, cards, ideas, items, dice and numbers, from the YAML files that say them."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.models import fault_at, validate
from game.content.nodes import Node, Step
from game.content.strict_yaml import read
from game.moogh import printed
from game.moogh.characters import BoneDie, CharacterKind, Rank, Ring, Skill, Symbol, Tribe
from game.moogh.forms import (
    BeastForm,
    BeastsForm,
    CardForm,
    CardsForm,
    CharacterForm,
    DiceForm,
    FlankForm,
    IdeasForm,
    ItemForm,
    ItemsForm,
    RowForm,
    TableForm,
    TraitsForm,
    TribesForm,
)
from game.moogh.pieces import ActionCard, BeastKind, Child, Flank, Idea, Item, Mode, Numbers, Pieces, Row


def pieces(place: Path) -> Pieces:
    """What lies in the box, by the data in that folder. ContentError."""
    tribes = _tribes(place / "tribes.yaml")
    beasts = _beasts(place / "beasts.yaml")
    cards = _cards(place / "cards.yaml", [one.name for one in beasts])
    table = _table(place / "table.yaml", cards)
    return Pieces(
        dice=_dice(place / "dice.yaml"),
        tribes=tuple(Tribe(one.id, one.title, one.emblem) for one in tribes.tribes),
        characters=tuple(_character(one, tribe.id) for tribe in tribes.tribes for one in tribe.people),
        beasts=beasts,
        cards=cards,
        ideas=_ideas(place / "ideas.yaml"),
        items=_items(place / "items.yaml"),
        modes=tuple(Mode(one.id, one.title, one.extra, one.token, one.solo) for one in table.modes),
        child=Child(**table.child.model_dump()),
        numbers=Numbers(**table.numbers.model_dump()),
        traits=_traits(place / "traits.yaml"),
    )


def _dice(path: Path) -> tuple[BoneDie, ...]:
    node = read(path)
    form = validate(node, DiceForm)
    missing = [
        fault_at(node, ("dice", at, "faces"), f"no face shows {symbol}", "each symbol on a face at least")
        for at, one in enumerate(form.dice)
        for symbol in Symbol
        if symbol not in one.faces
    ]
    refuse(missing, twice(node, ("dice",), [one.id for one in form.dice], "id"))
    return tuple(BoneDie(one.id, one.title, one.faces) for one in form.dice)


def _tribes(path: Path) -> TribesForm:
    node = read(path)
    form = validate(node, TribesForm)
    people = [one.id for tribe in form.tribes for one in tribe.people]
    faults: list[Fault] = []
    for at, tribe in enumerate(form.tribes):
        here: tuple[Step, ...] = ("tribes", at, "people")
        if {one.rank for one in tribe.people} != set(Rank):
            faults.append(fault_at(node, here, "these are not a leader and a sidekick", "one of each"))
        for number, one in enumerate(tribe.people):
            if people.count(one.id) > 1:
                faults.append(
                    fault_at(node, (*here, number, "id"), f'"{one.id}" stands here twice', "a name of its own")
                )
            if (one.skill is not None) != (one.rank is Rank.LEADER):
                faults.append(fault_at(node, (*here, number), "only leaders have a skill", "a skill for each leader"))
    refuse(faults, twice(node, ("tribes",), [one.id for one in form.tribes], "id"))
    return form


def _character(one: CharacterForm, tribe: str) -> CharacterKind:
    skill = Skill(one.skill.kind, one.skill.amount, one.skill.about) if one.skill else None
    return CharacterKind(one.id, one.title, tribe, one.rank, _ring(one.healthy), _ring(one.injured), skill)


def _ring(texts: Sequence[str]) -> Ring:
    first, second, third, fourth = map(printed.icon, texts)
    return first, second, third, fourth


def _beasts(path: Path) -> tuple[BeastKind, ...]:
    node = read(path)
    form = validate(node, BeastsForm)
    refuse(twice(node, ("beasts",), [one.id for one in form.beasts], "id"))
    return tuple(_beast(one) for one in form.beasts)


def _beast(one: BeastForm) -> BeastKind:
    flanks = {name: _flank(form) for name, form in (("front", one.front), ("sides", one.sides), ("back", one.back))}
    return BeastKind(
        name=one.id,
        title=one.title,
        size=one.size,
        **flanks,
        top=_flank(one.top),
        bars=one.attack.bars,
        chevron=one.attack.chevron,
        cross=one.attack.cross,
        figures=one.figures,
        extra=one.extra,
    )


def _flank(form: FlankForm) -> Flank:
    return Flank(form.defence, form.weak, form.closed)


def _cards(path: Path, beasts: Sequence[str]) -> tuple[ActionCard, ...]:
    node = read(path)
    form = validate(node, CardsForm)
    strange = [
        fault_at(node, ("cards", at, "beast"), f'there is no beast "{one.beast}"', known(one.beast, beasts))
        for at, one in enumerate(form.cards)
        if one.beast not in beasts
    ]
    refuse(strange, twice(node, ("cards",), [one.id for one in form.cards], "id"))
    return tuple(_card(one) for one in form.cards)


def _card(one: CardForm) -> ActionCard:
    first = tuple(_row(row, row.first) for row in one.rows)
    second = tuple(_row(row, row.second) for row in one.rows)
    return ActionCard(one.id, one.title, one.beast, one.mood, (first, second))


def _row(row: RowForm, spaces: Sequence[str]) -> Row:
    return Row(row.defence, row.arrows, tuple(map(printed.space, spaces)))


def _ideas(path: Path) -> tuple[Idea, ...]:
    node = read(path)
    form = validate(node, IdeasForm)
    refuse(twice(node, ("ideas",), [one.id for one in form.ideas], "id"))
    return tuple(Idea(one.id, one.title, one.condition, one.about, one.within, one.amount) for one in form.ideas)


def _items(path: Path) -> tuple[Item, ...]:
    node = read(path)
    form = validate(node, ItemsForm)
    refuse(twice(node, ("items",), [one.id for one in form.items], "id"))
    return tuple(map(_item, form.items))


def _traits(path: Path) -> tuple[Item, ...]:
    node = read(path)
    form = validate(node, TraitsForm)
    refuse(twice(node, ("traits",), [one.id for one in form.traits], "id"))
    return tuple(map(_item, form.traits))


def _item(one: ItemForm) -> Item:
    return Item(one.id, one.title, one.about, one.power, one.deeds, one.amount)


def _table(path: Path, cards: Sequence[ActionCard]) -> TableForm:
    node = read(path)
    form = validate(node, TableForm)
    names = [one.name for one in cards]
    faults = [*twice(node, ("modes",), [one.id for one in form.modes], "id")]
    if form.child.card not in names:
        what = f'there is no card "{form.child.card}"'
        faults.append(fault_at(node, ("child", "card"), what, known(form.child.card, names)))
    refuse(faults)
    return form


# -- faults -----------------------------------------------------------------------------------------------------------


def refuse(*groups: Iterable[Fault]) -> None:
    """ContentError if there is any fault in these."""
    faults = [fault for group in groups for fault in group]
    if faults:
        raise ContentError(faults)


def twice(node: Node, steps: Sequence[Step], names: Sequence[str], key: str = "") -> Iterator[Fault]:
    """A fault for each name of that list that stands there before."""
    for at, name in enumerate(names):
        if name in names[:at]:
            place = (*steps, at, key) if key else (*steps, at)
            yield fault_at(node, place, f'"{name}" stands here twice', "a name of its own")


def unknown(
    node: Node, steps: Sequence[Step], names: Sequence[str], there: Sequence[str], what: str
) -> Iterator[Fault]:
    """A fault for each name of that list that is none of those there."""
    for at, name in enumerate(names):
        if name not in there:
            yield fault_at(node, (*steps, at), f'there is no {what} "{name}"', known(name, there))


def known(name: str, there: Sequence[str]) -> str:
    """What was expected in the stead of a name: the one that was meant, or all there are."""
    return did_you_mean(name, there) or "one of " + ", ".join(there)
