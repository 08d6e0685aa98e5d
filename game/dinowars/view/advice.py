"""What a good player would do: marked on the table, and on a slip of paper."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.core.bots import Advice
from game.core.decision import Command
from game.core.words import _
from game.dinowars.commands import Move
from game.dinowars.sines import step
from game.dinowars.view import layout
from game.dinowars.view.hand import Choosing
from game.dinowars.view.wording import phrase
from game.ui.advising import Advising, hurried, next_best, reasoned
from game.ui.hand import Spot
from game.ui.marks import Lamp, Trail
from game.ui.slip import Said
from game.ui.things import Thing

if TYPE_CHECKING:
    from game.dinowars.view.match_view import SkirmishView

FAR = 900
"""So long (hundredths of an inch) the trail of a move is drawn."""


class Hints(Advising):
    """The advice on this table."""

    def __init__(self, view: "SkirmishView") -> None:
        super().__init__(view)
        self.view = view

    def said(self, command: Command, advice: Advice) -> Said:
        """The answer, and its reasons."""
        box = self.view.match.state.box
        title = _("{what}.").format(what=phrase(box, command))
        hint: Any = advice.thought
        if hint is None:
            return hurried(title)
        other = next_best(phrase(box, hint.other), hint.cost) if hint.other is not None else ""
        return reasoned(title, hint.sentences(), other)

    def left(self, command: Command) -> float:
        """Over the rosters."""
        del command
        return layout.LEFT.x

    def marks(self, command: Command) -> Iterator[Thing]:
        """A lamp at what is to be pressed, and a trail for a move."""
        hand = self.view.hand
        if not isinstance(hand, Choosing):
            return
        boxes = self.view.places.boxes
        for spot in self._route(hand, command):
            if spot in boxes:
                yield Lamp(boxes[spot].centerx, boxes[spot].top + 4)
        if isinstance(command, Move):
            yield from self._trail(command)

    @staticmethod
    def _route(hand: Choosing, command: Command) -> list[Spot]:
        return list(hand.route(command))

    def _trail(self, command: Move) -> Iterator[Thing]:
        state = self.view.match.state
        piece = state.box.numbers[command.name]
        heading = state.facings[piece] if command.heading is None else command.heading
        x, y = state.xs[piece], state.ys[piece]
        yield Trail(layout.at(x, y), layout.at(*step(x, y, heading, FAR)))
