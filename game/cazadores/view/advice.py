"""What a good player would do: marked on the table, and on a slip of paper."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from game.cazadores.commands import ALL, DIG, Build, Deliver, Draw, Keep, Launch, Return, Sail, Swap, Unload
from game.cazadores.state import State
from game.cazadores.view import layout
from game.cazadores.view.places import AboardSpot, CargoSpot, DeckSpot, MissionSpot, PortSpot, StoreSpot
from game.cazadores.view.wording import phrase
from game.core.bots import Advice
from game.core.decision import Command
from game.core.words import _
from game.ui.hand import Spot
from game.ui.marks import Lamp, Trail
from game.ui.slip import Said, Slip, laid
from game.ui.things import Thing
from game.ui.tray import MAIN, SLIP, Message

if TYPE_CHECKING:
    from game.cazadores.view.match_view import CazadoresView


class Advising:
    """The advice that was asked for, if any: still being thought of, or shown."""

    def __init__(self, view: "CazadoresView") -> None:
        self.view = view
        self.thinking = False
        self._advice: Advice | None = None
        self._slip: Slip | None = None
        self._came: Spot | None = None
        """What was pointed at when it came."""

    @property
    def open(self) -> bool:
        """Whether somebody asked."""
        return self.thinking or self._advice is not None

    def put(self, advice: Advice | None, *, thinking: bool) -> None:
        """That advice; None for none (yet)."""
        if (self._advice, self.thinking) != (advice, thinking):
            self._advice, self.thinking, self._slip = advice, thinking, None
            self._came = self.view.pointer.pointed
            self.view.stale()

    @property
    def slip(self) -> Slip | None:
        """The slip of paper, where it covers least of what it speaks of."""
        if self._advice is None or self.view.busy:
            return None
        if self._slip is None:
            state, command = self.view.match.state, self._command(self._advice)
            spots = [spot for spot in marked(state, command) if isinstance(spot, PortSpot)]
            x = layout.port(state.box.chart, spots[-1].space)[0] if spots else layout.SEA.centerx
            left = layout.SEA.x + 10 if x > layout.SEA.centerx else layout.SEA.right - 480
            self._slip = laid(self.view.text, _said(state, command, self._advice), left)
        return self._slip

    def relay(self) -> None:
        """The letters have another size now."""
        self._slip = None

    def things(self) -> Iterator[Thing]:
        """The marks and the slip."""
        slip = self.slip
        if slip is None or self._advice is None:
            return
        command = self._command(self._advice)
        yield from marks(self.view.match.state, self.view.places.boxes, command)
        yield slip

    def words(self) -> list[str]:
        """What stands on the slip."""
        return [] if self.slip is None else [words for words, _style, _box in self.slip.parts]

    def told(self, pointed: Spot | None) -> list[str]:
        """The words for somebody who hears them: until something else is pointed at, or at the slip itself."""
        return self.words() if pointed in {self._came, SLIP} else []

    def message(self) -> Message | None:
        """While it is being thought of."""
        return Message(_("Hint"), _("Thinking it over …")) if self.thinking else None

    def _command(self, advice: Advice) -> Command:
        match = self.view.match
        command: Command = match.rules.parse(advice.answer, match.state)
        return command


def _said(state: State, command: Command, advice: Advice) -> Said:
    """A bot's own reasons, if it has some to tell; else that it had none."""
    title = _("{what}.").format(what=phrase(state, command))
    reasons = getattr(advice.thought, "sentences", None)
    if reasons is None:
        return Said(title, rest=(_("A quick thought only: there was no time for reasons."),))
    return Said(title, tuple(reasons()))


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
