"""The whole table in words, for those who do not see it."""

from collections.abc import Iterator, Sequence

from game.core.words import _, several
from game.dinowars.field import EDGES, Land
from game.dinowars.kinds import INCH
from game.dinowars.objectives import SEATS
from game.dinowars.space import touching_enemies
from game.dinowars.state import ACT, DEAD, GONE, HERE, NONE, OFF, OVER, State
from game.dinowars.view import knowing, wording
from game.dinowars.view.guide import NAMES as LANDS
from game.dinowars.view.wording import piece


def describe(state: State, names: Sequence[str]) -> str:
    """Line by line: turn, objectives, twists, sides with their animals, what else lies there, the land."""
    lines = [
        *_turn(state, names),
        *_objectives(state, names),
        *_sides(state, names),
        *_wild(state),
        *_marks(state, names),
    ]
    return "\n".join([*lines, *_land(state)])


def _turn(state: State, names: Sequence[str]) -> Iterator[str]:
    scenario = state.box.scenario
    yield _("{title}, {table}.").format(title=_(scenario.title), table=_(state.box.field.title))
    if state.turn:
        yield _("Turn {n} of {most}.").format(n=state.turn, most=scenario.turns)
    if state.phase == ACT:
        text = several("{name} acts: {n} action left.", "{name} acts: {n} actions left.", state.left)
        yield text.format(name=names[state.seat], n=state.left)
    if state.phase == OVER:
        yield _("The match is over.")


def _objectives(state: State, names: Sequence[str]) -> Iterator[str]:
    for one in state.overall:
        yield _("For both: {objective}. {aim}").format(objective=_(wording.OBJECTIVES[one]), aim=_(wording.AIMS[one]))
        parts = [_scored(state, names, one, seat) for seat in SEATS]
        yield "; ".join(part for part in parts if part) + "." if any(parts) else _("Nobody has scored it.")
    for seat, one in enumerate(state.unique):
        whom = knowing.about(state, one, seat)
        title = f"{_(wording.OBJECTIVES[one])} ({whom})" if whom else _(wording.OBJECTIVES[one])
        done = _(" Scored.") if one in state.done[seat] else ""
        yield (
            _("For {name}: {objective}. {aim}").format(name=names[seat], objective=title, aim=_(wording.AIMS[one]))
            + done
        )
    for one in state.twists:
        yield f"{_(wording.TWISTS[one])}: {_(wording.TROUBLES[one])}"


def _scored(state: State, names: Sequence[str], objective: str, seat: int) -> str:
    if objective in state.done[seat]:
        return _("{name} has scored it").format(name=names[seat])
    counted = knowing.score_of(state, objective, seat)
    if counted is None:
        return ""
    return _("{name} has {have} of {most}").format(name=names[seat], have=counted[0], most=counted[1])


def _sides(state: State, names: Sequence[str]) -> Iterator[str]:
    for seat in SEATS:
        edge = _(" from the {edge}").format(edge=_(wording.EDGES[state.edge_of(seat)])) if state.edge != NONE else ""
        points = several("{n} point", "{n} points", state.scores[seat]).format(n=state.scores[seat])
        yield f"{names[seat]}{edge}: {points}, {wording.ferocity(state.pools[seat])}."
        yield from (_animal(state, one) for one in state.box.armies[seat])


def _animal(state: State, number: int) -> str:
    kind, fate = state.box.kinds[number], state.fates[number]
    parts = [piece(state.box, number), knowing.facts(kind), _("base {n} in").format(n=kind.base)]
    words = {DEAD: _("dead"), GONE: _("escaped"), OFF: _("not on the table yet")}
    parts += [words[fate]] if fate in words else list(_stands(state, number))
    return ", ".join(parts) + "."


def _stands(state: State, number: int) -> Iterator[str]:
    """Where it is, how it is, whom it touches, what it can still do."""
    yield wording.place(state.xs[number], state.ys[number])
    yield _("facing {wind}").format(wind=wording.wind(state.facings[number]))
    if state.down[number]:
        yield _("downed")
    if state.box.field.level(state.xs[number], state.ys[number]):
        yield _("on higher ground")
    met = [piece(state.box, one) for one in touching_enemies(state, number)]
    if met:
        yield _("in contact with {whom}").format(whom=", ".join(met))
    if state.phase == ACT and state.box.sides[number] == state.seat:
        left = state.box.kinds[number].stamina + state.pushed[number] - state.used[number]
        yield _("stamina for {n}").format(n=left)


def _wild(state: State) -> Iterator[str]:
    beast = state.box.gargantuan
    if state.fates[beast] == HERE:
        parts = [_("Gargantuan"), knowing.facts(state.box.kinds[beast]), *_stands(state, beast)]
        yield ", ".join(parts) + "."
        if state.victim != NONE:
            yield _("It hunts {victim}.").format(victim=piece(state.box, state.victim))


def _marks(state: State, names: Sequence[str]) -> Iterator[str]:
    for x, y, diet in state.food:
        yield _("{what}: {place}.").format(what=_(wording.FOODS[diet]), place=wording.place(x, y))
    for x, y in state.marks:
        yield _("{what}: {place}.").format(what=_(wording.FOODS["domination"]), place=wording.place(x, y))
    for seat, eggs in enumerate(state.eggs):
        if eggs is not None:
            yield _("Eggs of {name}: {place}.").format(name=names[seat], place=wording.place(*eggs))
    for seat in SEATS:
        baby = state.box.baby(seat)
        if state.fates[baby] == HERE:
            place = wording.place(state.xs[baby], state.ys[baby])
            yield _("The baby that {name} seeks: {place}.").format(name=names[seat], place=place)
    if state.front != NONE:
        edge = _(wording.EDGES[EDGES[state.front]])
        yield _("Lava from the {edge}, {depth} deep.").format(edge=edge, depth=wording.far(state.lava))


def _land(state: State) -> Iterator[str]:
    """Terrain: what it is, and the middle and size of it."""
    for one in state.box.field.pieces:
        x, y, around = one.outline.circle
        text = _("{what}: {place}, {far} across.")
        across = wording.far(round(2 * around / INCH) * INCH)
        yield text.format(what=LANDS[Land(one.land)](), place=wording.place(x, y), far=across)
