"""The whole table in words, for those who do not see it, and what could still be done this turn."""

from collections.abc import Iterator, Sequence

from game.core.decision import Decision
from game.core.words import _, several
from game.wrath.box import CAVEMAN, CELL_NAMES, ICONS, SUPPLY, VOLCANO
from game.wrath.commands import End, Move, Place
from game.wrath.rolling import icons_left
from game.wrath.state import OVER, State
from game.wrath.view.spending import icon_of
from game.wrath.words import TERRAIN_TITLES, icon_title, icons_counted, piece_title


def describe(state: State, names: Sequence[str]) -> str:
    """Line by line: whose turn, dice, each tribe, the hatchery, each tile."""
    return "\n".join([*_turn(state, names), *_tribes(state, names), *_pens(state), *_land(state, names)])


def _turn(state: State, names: Sequence[str]) -> Iterator[str]:
    if state.phase == OVER:
        yield _("The match is over.")
        return
    yield _("Turn {turn}, {name}.").format(turn=state.turn, name=names[state.seat])
    if state.dice:
        faces = ", ".join(_face(face) for face in state.faces())
        yield _("Roll {number} of {most}: {faces}.").format(number=state.rolls, most=state.box.rolls, faces=faces)
    left = icons_left(state)
    if left:
        yield _("Left to spend: {icons}.").format(icons=", ".join(_face(icon) for icon in left))


def _face(name: str) -> str:
    parts = [icon_title(ICONS.index(icon)) for icon in name.split("+") if icon in ICONS]
    return _(" and ").join(parts) or _("blank")


def _tribes(state: State, names: Sequence[str]) -> Iterator[str]:
    box = state.box
    for seat, name in enumerate(names):
        text = _(
            "{name}: {score} of {target} points, {supply} in supply, {eggs} on the eggs, {volcano} on the volcano."
        )
        yield text.format(
            name=name, score=state.scores[seat], target=box.target, supply=state.count(seat, CAVEMAN, SUPPLY),
            eggs=state.eggs(seat), volcano=state.worshippers(seat),
        )  # fmt: skip
        if state.herds[seat]:
            herd = ", ".join(piece_title(box, kind) for kind in state.herds[seat])
            yield _("{name} owns: {herd}.").format(name=name, herd=herd)


def _pens(state: State) -> Iterator[str]:
    for kind in range(1, len(state.pens)):
        left = state.pens[kind]
        if left or any(kind in herd for herd in state.herds):
            text = several(
                "{dinosaur}, for {cost}: {n} is left in the hatchery.",
                "{dinosaur}, for {cost}: {n} are left in the hatchery.",
                left,
            )
            cost = icons_counted(ICONS.index("egg"), state.box.species[kind - 1].cost)
            yield text.format(dinosaur=piece_title(state.box, kind), cost=cost, n=left)


def _land(state: State, names: Sequence[str]) -> Iterator[str]:
    for cell, place in enumerate(CELL_NAMES):
        terrain = _(TERRAIN_TITLES[state.land.terrain(cell).value])
        who = ", ".join(_group(state, names, group) for group in state.pieces_at(cell))
        full = ""
        if state.land.grid[cell] == VOLCANO:
            full = _(" ({taken} of {spaces} spaces)").format(taken=state.filled(), spaces=state.box.spaces)
        line = f"{place} {terrain}{full}"
        yield f"{line}: {who}." if who else f"{line}."


def _group(state: State, names: Sequence[str], group: tuple[int, str, int]) -> str:
    seat, piece, number = group
    if piece == state.box.names[CAVEMAN]:
        text = several("{n} cave person of {name}", "{n} cave people of {name}", number)
        return text.format(n=number, name=names[seat])
    return _("{n} {piece} of {name}").format(
        n=number, piece=piece_title(state.box, state.box.kinds[piece]), name=names[seat]
    )


def useful_left(decision: Decision | None) -> str | None:
    """What useful could still be done before the turn ends, in one sentence; None if there is nothing."""
    if decision is None or decision.about != "spend":
        return None
    others = [one for one in decision.options() if not isinstance(one, End)]
    icons = {icon_of(one) for one in others if isinstance(one, (Place, Move))}
    if icons:
        left = ", ".join(icon_title(i) for i, icon in enumerate(ICONS) if icon in icons)
        return _("You can still spend: {icons}.").format(icons=left)
    if others:
        return _("A dinosaur could hatch now.")
    return None
