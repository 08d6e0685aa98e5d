"""What a good player would do: marked on the table, and on a slip of paper."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from game.cazadores.bots.hint import Hint
from game.cazadores.commands import ALL, DIG, Build, Deliver, Draw, Keep, Launch, Return, Sail, Swap, Unload
from game.cazadores.state import NOWHERE, State
from game.cazadores.view import layout
from game.cazadores.view.places import AboardSpot, CargoSpot, DeckSpot, MissionSpot, PortSpot, StoreSpot
from game.cazadores.view.wording import phrase
from game.cazadores.words import space_title
from game.core.bots import Advice
from game.core.decision import Command
from game.core.words import _, several
from game.ui.advising import Advising, hurried, lowered, next_best, reasoned
from game.ui.hand import Spot
from game.ui.marks import Lamp, Trail
from game.ui.slip import WIDTH, Said
from game.ui.things import Thing
from game.ui.tray import MAIN

if TYPE_CHECKING:
    from game.cazadores.view.match_view import CazadoresView


class Hints(Advising):
    """The advice on this table."""

    def __init__(self, view: "CazadoresView") -> None:
        super().__init__(view)
        self.view = view

    def said(self, command: Command, advice: Advice) -> Said:
        """The answer, its reasons, the rest of the turn, and the next best."""
        state = self.view.match.state
        title = _("{what}.").format(what=phrase(state, command))
        hint = advice.thought
        if not isinstance(hint, Hint):
            return hurried(title)
        return reasoned(title, hint.sentences(), _then(state, hint), _else(state, hint))

    def left(self, command: Command) -> float:
        """On that side of the sea where the answer leads not."""
        state = self.view.match.state
        spots = [spot for spot in marked(state, command) if isinstance(spot, PortSpot)]
        x = layout.port(state.box.chart, spots[-1].space)[0] if spots else layout.SEA.centerx
        return layout.SEA.x + 10 if x > layout.SEA.centerx else layout.SEA.right - WIDTH - 10

    def marks(self, command: Command) -> Iterator[Thing]:
        """A lamp at what is to be pressed, and the ship's way."""
        yield from marks(self.view.match.state, self.view.places.boxes, command)


def _then(state: State, hint: Hint) -> str:
    """The trip that the answer begins, of which the reasons speak."""
    found = []
    for stop in hint.stops:
        text = _("unload at {port}")
        if stop.digs:
            text = several("{n} dig at {port}", "{n} digs at {port}", stop.digs)
        elif stop.swaps:
            text = several("{n} swap at {port}", "{n} swaps at {port}", stop.swaps)
        found.append(text.format(n=stop.digs or stop.swaps, port=space_title(state.box, stop.space)))
    if hint.end != NOWHERE:
        found.append(_("supplies at {port}").format(port=space_title(state.box, hint.end)))
    return _("The trip: {stops}.").format(stops=", ".join(found)) if found else ""


def _else(state: State, hint: Hint) -> str:
    """The next best, and what it would cost."""
    return "" if hint.other is None else next_best(lowered(phrase(state, hint.other)), hint.cost)


def marked(state: State, command: Command) -> list[Spot]:
    """The places that the answer is given with, in their order."""
    if isinstance(command, Build | Launch | Sail):
        return [PortSpot(state.box.chart.numbers[command.port])]
    return [MAIN] if command in {ALL, DIG} else [*_marked(state, command)]


def _marked(state: State, command: Command) -> Iterator[Spot]:
    box = state.box
    match command:
        case Keep(values):
            yield from (MissionSpot(card) for card in state.missions(state.seat) if box.missions[card].value in values)
            yield MAIN
        case Unload(what):
            whole = what in box.animal_numbers
            yield AboardSpot(box.animal_numbers[what]) if whole else CargoSpot(box.tile_numbers[what])
        case Deliver(groups):
            yield MissionSpot(box.mission_numbers["+".join(groups)])
        case Draw(value):
            yield DeckSpot(value)
        case Swap(give, take):
            yield from (CargoSpot(box.tile_numbers[give]), StoreSpot(box.tile_numbers[take]))
        case Return(tiles):
            yield from (StoreSpot(box.tile_numbers[tile]) for tile in dict.fromkeys(tiles))
            yield MAIN


def marks(state: State, boxes: dict[Spot, FRect], command: Command) -> Iterator[Thing]:
    """A lamp at what is to be pressed, and a trail from the ship to where it sails."""
    for spot in marked(state, command):
        if spot in boxes:
            box = boxes[spot]
            yield Lamp(box.left + 8, box.top + 6)
    if isinstance(command, Sail):
        chart = state.box.chart
        start, goal = layout.port(chart, state.ships[state.seat]), layout.port(chart, chart.numbers[command.port])
        yield Trail(start, goal)
