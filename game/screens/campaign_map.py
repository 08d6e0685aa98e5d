"""The trail map as controls: each stop can be looked at, and says what it is and what it brings."""

from collections.abc import Callable, Iterator
from typing import Final

from pygame import FRect

from game.core.words import N_, _, several
from game.moogh.campaign.state import AHEAD, LEFT, WON, State
from game.moogh.campaign.tale import Stop
from game.moogh.pieces import named
from game.moogh.scenario import Format
from game.moogh.setting import open_box
from game.moogh.view import trail
from game.moogh.view.describing import objective_words
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.transitions import Stay, Transition
from game.ui.widgets import Widget

FATES: Final = {AHEAD: N_("ahead"), WON: N_("won"), LEFT: N_("left behind")}


class StopMark(Widget):
    """A stop on the map."""

    role = N_("stop")

    def __init__(self, area: FRect, state: State, number: int, chosen: Callable[[int], object]) -> None:
        stop = state.box.tale.stops[number]
        super().__init__(f"stop {stop.name}", trail.place(stop, area), tip=_(stop.title))
        self.area, self.state, self.number, self.chosen = area, state, number, chosen

    def words(self) -> str:
        stop, fate = self.state.box.tale.stops[self.number], self.state.fates[self.number]
        here = [_("you are here")] if self.number == self.state.at else []
        return ", ".join([_(stop.title), *here, _(FATES[fate])])

    def activate(self, intent: Intent) -> Transition | None:
        del intent
        self.chosen(self.number)
        return Stay()

    def draw(self, canvas: Canvas) -> None:
        trail.draw_stop(canvas, self.area, self.state, self.number)
        if self.ringed:
            canvas.ring(self.rect, 2, alpha=self.owner.breath if self.owner else 1.0)


def facts(state: State, stop: Stop) -> Iterator[str]:
    """What a hunt is for and what it brings, before anybody chooses it."""
    tale = state.box.tale
    hunt = stop.scenario.with_options({"mode": tale.mode, "format": Format.SOLO.value})
    yield objective_words(open_box(hunt, 1), hunt.setup.objective)
    beasts = ", ".join(f"{_(one.kind.title)} ({one.health})" for one in hunt.setup.beasts)
    yield _("Beasts, with their health: {beasts}. Rounds until dark: {limit}.").format(
        beasts=beasts, limit=hunt.setup.limit
    )
    yield from brings(state, stop)


def brings(state: State, stop: Stop) -> Iterator[str]:
    """What winning brings, what another try costs, what leaving it costs."""
    store = _(state.box.tale.store)
    won = _("If you win: {store} {change:+d}.").format(store=store, change=stop.won.stores)
    if stop.won.items:
        text = several("And {number} item is found.", "And one of {number} items that are found.", stop.won.items)
        won = f"{won} {text.format(number=stop.won.items)}"
    yield won
    yield _("Another try after a loss costs {cost} of {store}; leaving it behind: {change:+d}.").format(
        cost=stop.again.cost, store=store, change=stop.lost.stores
    )


def summary(state: State) -> str:
    """The camp in a line: stores and items, for the head of the screen."""
    tale = state.box.tale
    items = sum(state.gear)
    held = several("{number} item", "{number} items", items).format(number=items)
    mode = _(named(tale.pieces.modes, tale.mode).title)
    text = _("{mode}   {store}: {stores} of {most}   {items}   hunts won: {wins}")
    return text.format(mode=mode, store=_(tale.store), stores=state.stores, most=tale.most, items=held, wins=state.wins)
