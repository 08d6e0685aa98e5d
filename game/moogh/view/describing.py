"""The whole table in words, for those who do not see it."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.words import N_, _, several
from game.moogh.board import GRID, Ground
from game.moogh.box import Box
from game.moogh.land import name_of
from game.moogh.objectives import Fetch, Hold, Keep, Kill, Lead, Objective, Snare, Survive
from game.moogh.phases import is_secret
from game.moogh.state import ACT, AWAY, HERE, NO_CUBE, OVER, PROGRAM, State
from game.moogh.view.telling import act_words
from game.moogh.view.wording import FACINGS, beast_title, idea_title, pair_words, person_title, place_words, who_title
from game.moogh.words import side_title

FATES: Final = ("", N_("killed"), N_("fallen off the cliff"), N_("gone from the board"))
PHASES: Final = (
    N_("Set-up"), N_("Appeasement"), N_("Programming"), N_("Action phase"), N_("The hunt is over"),
)  # fmt: skip


def describe(state: State, names: Sequence[str]) -> str:
    """Line by line: round and phase, the aim, the turn order, each character, each beast, traps, ideas, the land."""
    lines = [*_turn(state), *_sides(state, names), *_people(state, names), *_beasts(state), *_things(state)]
    return "\n".join([*lines, *_ideas(state), *_land(state)])


def phase_words(state: State) -> str:
    """The phase that is on."""
    return _(PHASES[state.phase])


def aim_words(box: Box) -> str:
    """What the hunt is for, in a sentence."""
    return objective_words(box, box.objective)


def objective_words(box: Box, aim: Objective) -> str:
    """That objective in a sentence."""
    names = [beast_title(box, one.name) for one in box.beasts]
    match aim:
        case Kill(beasts):
            return _("Kill: {beasts}.").format(beasts=", ".join(names[beast] for beast in beasts))
        case Hold(_area, rounds):
            text = several("Hold the marked place for {n} round.", "Hold the marked place for {n} rounds.", rounds)
            return text.format(n=rounds)
        case Snare(beast, traps):
            text = several("Lead the {beast} into {n} trap.", "Lead the {beast} into {n} traps.", traps)
            return text.format(beast=names[beast], n=traps)
        case Survive(losses=losses, away=away):
            text = _("Live until dark by the fire. Lost at most: {losses}; away at most: {away}.")
            return text.format(losses=losses, away=away)
    return _gentle(aim, names)


def _gentle(aim: Lead | Keep | Fetch, names: Sequence[str]) -> str:
    """An objective for which nobody must be hurt."""
    match aim:
        case Lead(beast):
            return _("Lead the {beast} to the marked place, alive.").format(beast=names[beast])
        case Keep(beast):
            return _("Keep the {beast} alive and on the board until dark.").format(beast=names[beast])
        case Fetch(_area, loads):
            text = several("Carry {n} load to the marked place.", "Carry {n} loads to the marked place.", loads)
            return text.format(n=loads)


def progress_words(state: State) -> str:
    """How far the aim has come; empty where nothing is counted."""
    match state.box.objective:
        case Hold(_area, rounds):
            return _("{done} of {needed} rounds held").format(done=state.held, needed=rounds)
        case Snare(beast, traps):
            return _("{done} of {needed} traps sprung").format(done=state.sprung[beast], needed=traps)
        case Fetch(_area, loads):
            return _("{done} of {needed} loads at home").format(done=state.home, needed=loads)
    return ""


def _turn(state: State) -> Iterator[str]:
    box = state.box
    yield _("{hunt}: {aim}").format(hunt=_(box.scenario.title), aim=aim_words(box))
    done = progress_words(state)
    if done:
        yield f"{done}."
    yield _("Round {number}, {phase}.").format(number=state.round, phase=phase_words(state).lower())
    yield _("Time: {time} of {limit}.").format(time=state.dark, limit=box.limit)
    if state.phase == OVER:
        return
    order = ", ".join(who_title(box, box.card_name(card)) for card in state.order)
    yield _("Turn order: {order}.").format(order=order)
    if state.phase == ACT and state.marker < len(state.order):
        yield _("It is the turn of {who}.").format(who=who_title(box, box.card_name(state.order[state.marker])))


def _sides(state: State, names: Sequence[str]) -> Iterator[str]:
    box = state.box
    for side, members in enumerate(box.teams):
        who = _("Together") if box.together else side_title(box, side)
        players = ", ".join(names[seat] for seat in members)
        text = several(
            "{who} ({players}): {n} savage point.", "{who} ({players}): {n} savage points.", state.points[side]
        )
        yield text.format(who=who, players=players, n=state.points[side])


def _people(state: State, names: Sequence[str]) -> Iterator[str]:
    for number, one in enumerate(state.box.people):
        parts = [_("{who}, of {player}").format(who=person_title(state.box, one.name), player=names[one.seat])]
        parts += list(person_facts(state, number))
        yield ", ".join(parts) + "."


def person_facts(state: State, number: int) -> Iterator[str]:
    """Where a character is and how it is, in a few words each."""
    if state.out[number]:
        yield _("knocked out")
        return
    spot = state.spots[number]
    if spot == AWAY:
        yield _("not placed yet")
    else:
        steed = state.steed(number)
        yield place_words(state.box, f"on {state.box.beasts[steed].name}" if steed >= 0 else name_of(spot))
    yield _("injured") if state.hurt[number] else _("uninjured")
    if state.tokens[number]:
        yield _("a rage token")
    if state.loads[number]:
        yield _("carrying a load")
    if is_secret(state) and state.cubes[number] != NO_CUBE:
        yield _("the plan is secret")
    elif state.cubes[number] != NO_CUBE and state.phase in {PROGRAM, ACT}:
        yield _("plan: {pair}").format(pair=pair_words(state, number, state.cubes[number] + 1))


def _beasts(state: State) -> Iterator[str]:
    for beast, one in enumerate(state.box.beasts):
        title = beast_title(state.box, one.name)
        if state.fates[beast] != HERE:
            yield _("{beast}: {fate}.").format(beast=title, fate=_(FATES[state.fates[beast]]))
            continue
        cells = [name_of(spot) for spot in state.cells(beast) if state.box.land.inside[spot]]
        text = _("{beast} on {cells}, facing {edge}: health {health}, rage {rage}, disc in column {column}.")
        yield text.format(
            beast=title, cells=" ".join(cells), edge=_(FACINGS[state.faces_towards(beast).name.lower()]),
            health=state.health[beast], rage=state.rage[beast], column=state.column[beast] + 1,
        )  # fmt: skip
        yield _row(state, beast)


def _row(state: State, beast: int) -> str:
    text = _("Its row takes {dice} dice off every attack. In its next turn it {does}, if nothing changes its rage.")
    return text.format(dice=state.row(beast).defence, does=turn_words(state, beast))


def turn_words(state: State, beast: int) -> str:
    """What a beast does in its next turn, if nothing changes its rage."""
    row = state.row(beast)
    ahead = [row.spaces[(state.column[beast] + step) % len(row.spaces)] for step in range(1, row.arrows + 1)]
    return ", ".join(act_words(space.act, space.count) for space in ahead)


def _things(state: State) -> Iterator[str]:
    if state.traps:
        yield _("Traps on {spaces}.").format(spaces=" ".join(name_of(spot) for spot in sorted(state.traps)))
    if state.ground:
        yield _("Loads lie on {spaces}.").format(spaces=" ".join(name_of(spot) for spot in state.ground))


def _ideas(state: State) -> Iterator[str]:
    ideas = ", ".join(idea_title(state.box, state.box.ideas[one].kind) for one in state.shown)
    yield _("Ideas on display: {ideas}.").format(ideas=ideas)


def _land(state: State) -> Iterator[str]:
    land, squares = state.box.land, state.box.scenario.board.squares
    kinds = (
        (_("Bushes"), land.bush), (_("Trees"), land.tree), (_("Boulders"), land.boulder),
        (_("High ground"), land.level),
    )  # fmt: skip
    for title, flags in kinds:
        found = [name_of(spot) for spot in range(len(flags)) if flags[spot]]
        if found:
            yield f"{title}: {' '.join(found)}."
    for title, ground in ((_("Water"), Ground.WATER), (_("Mud"), Ground.MUD)):
        wet = [GRID.name(cell) for cell, square in enumerate(squares) if square.ground is ground]
        if wet:
            yield f"{title}: {' '.join(wet)}."
    area = marked(state.box.objective)
    if area:
        yield _("The marked place: {cells}.").format(cells=" ".join(GRID.name(cell) for cell in area))


def marked(aim: Objective) -> tuple[int, ...]:
    """The cells that the objective speaks of."""
    return aim.area if isinstance(aim, (Hold, Lead, Survive, Fetch)) else ()
