"""The whole table in words, as the seat `eyes` sees it: for those who do not see it."""

from collections.abc import Iterator, Sequence

from game.cazadores.box import Box
from game.cazadores.chart import Kind
from game.cazadores.position import write
from game.cazadores.state import NOWHERE, OVER, PLAY, State
from game.cazadores.words import animal_title, group_title, groups_title, provisions_counted, space_title
from game.core.words import _, several
from game.ui.view import NOBODY


def describe(state: State, names: Sequence[str], eyes: int) -> str:
    """Line by line: whose turn, each player, what is buried, what lies where on the chart."""
    return "\n".join([*_turn(state, names), *_players(state, names, eyes), *_buried(state), *_chart(state, names)])


def _turn(state: State, names: Sequence[str]) -> Iterator[str]:
    if state.phase == OVER:
        yield _("The match is over.")
        return
    if state.phase != PLAY:
        yield _("The match is being prepared; {name} chooses.").format(name=names[state.seat])
        return
    yield _("Turn {turn}, {name}.").format(turn=state.turn, name=names[state.seat])
    text = several("{n} tile is still buried.", "{n} tiles are still buried.", state.buried)
    yield text.format(n=state.buried)
    if state.idle:
        text = several("{n} round without a dig.", "{n} rounds in a row without a dig.", state.idle)
        yield text.format(n=state.idle)


def _players(state: State, names: Sequence[str], eyes: int) -> Iterator[str]:
    """What each has, out of the position as that seat may know it (C24)."""
    seen = write(state, None if state.phase == OVER else eyes)
    for seat, name in enumerate(names):
        open_hand = state.phase == OVER or (seat == eyes and eyes != NOBODY)
        yield from _player(state, name, seat, seen["seats"][seat]["hand"] if not open_hand else None)


def _player(state: State, name: str, seat: int, backs: Sequence[int] | None) -> Iterator[str]:
    box = state.box
    yield _("{name}: {score} points, {provisions}, cargo {load} of {most}.").format(
        name=name, score=state.scores[seat], provisions=provisions_counted(state.provisions[seat]),
        load=state.loads[seat], most=box.numbers.hold,
    )  # fmt: skip
    for text, space in (
        (_("{name}'s ship: {port}."), state.ships[seat]),
        (_("{name}'s museum: {port}."), state.museums[seat]),
    ):
        if space != NOWHERE:
            yield text.format(name=name, port=space_title(box, space))
    rows = (
        (_("On the ship"), _lying(box, state.holds[seat], state.aboard[seat])),
        (_("In the museum"), _lying(box, state.stores[seat], state.shown[seat])),
        (_("With missions delivered"), _lying(box, bytes(len(box.tiles)), state.given[seat])),
        (_("Missions"), _missions(state, seat, backs)),
    )
    for title, what in rows:
        if what:
            yield _("{title} of {name}: {what}.").format(title=title, name=name, what=what)


def _lying(box: Box, loose: Sequence[int], whole: Sequence[int]) -> str:
    """Complete animals and loose tiles: Pteranodon complete; Mosasaurus 1, 3 of 4."""
    found = []
    for animal, count in enumerate(whole):
        if count:
            text = _("{animal} complete") if count == 1 else _("{n} x {animal} complete")
            found.append(text.format(animal=animal_title(box, animal), n=count))
    for animal, span in enumerate(box.spans):
        parts = [str(part) for part, count in enumerate(loose[span], 1) for _one in range(count)]
        if parts:
            text = _("{animal} {parts} of {tiles}")
            found.append(
                text.format(animal=animal_title(box, animal), parts=", ".join(parts), tiles=box.animals[animal].tiles)
            )
    return "; ".join(found)


def _missions(state: State, seat: int, backs: Sequence[int] | None) -> str:
    if backs is not None:
        return ", ".join(_("one of {value}").format(value=value) for value in backs)
    missions = [state.box.missions[card] for card in state.missions(seat)]
    return "; ".join(f"{groups_title(one.groups)} ({one.value})" for one in missions)


def _buried(state: State) -> Iterator[str]:
    """C36: all that is buried of a group, in no order."""
    box = state.box
    for group, bag in enumerate(state.bags):
        counted = {name: bag.count(name) for name in dict.fromkeys(box.bags[group]) if name in bag}
        parts: dict[int, list[str]] = {}
        for name, number in counted.items():
            animal, part = name.split()
            parts.setdefault(box.animal_numbers[animal], []).append(part if number == 1 else f"{part} ({number}x)")
        what = "; ".join(f"{animal_title(box, animal)} {', '.join(each)}" for animal, each in parts.items())
        if what:
            yield _("Buried, {group}: {what}.").format(group=group_title(box.groups[group]), what=what)


def _chart(state: State, names: Sequence[str]) -> Iterator[str]:
    chart = state.box.chart
    for space in range(len(chart.spaces)):
        near = ", ".join(space_title(state.box, other) for other in chart.neighbours[space])
        yield _("{port}: {what}. Routes to {near}.").format(
            port=space_title(state.box, space), what=what_lies(state, names, space), near=near
        )


def what_lies(state: State, names: Sequence[str], space: int) -> str:
    """What a space is, in a few words."""
    owner = state.owner_of(space)
    if owner != NOWHERE:
        return _("museum of {name}").format(name=names[owner])
    one = state.box.chart.spaces[space]
    if one.kind is Kind.SITE:
        text = several("{group}, {n} tile", "{group}, {n} tiles", state.piles[space])
        return text.format(group=group_title(one.group), n=state.piles[space])
    return {Kind.SUPPLIES: _("supplies"), Kind.FREE: _("free port"), Kind.SEA: _("open sea")}[one.kind]
