"""What a good player would do: marked on the table, and on a slip of paper."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.bots import Advice
from game.core.decision import Command
from game.core.hints import Hint
from game.core.words import _
from game.dinowars.commands import Move
from game.dinowars.kinds import INCH
from game.dinowars.odds import PIPS
from game.dinowars.sines import step
from game.dinowars.space import is_within, way
from game.dinowars.state import NONE, State
from game.dinowars.view import layout
from game.dinowars.view.hand import Choosing
from game.dinowars.view.places import AnimalSpot, PointSpot
from game.dinowars.view.routes import what_lies
from game.dinowars.view.wording import FOODS, animal, phrase
from game.dinowars.ways import CONTACT
from game.ui.advising import Advising, hurried, next_best, reasoned
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
        state, hint = self.view.match.state, advice.thought
        title = _("{what}.").format(what=aimed(state, command))
        if not isinstance(hint, Hint):
            return hurried(title)
        other = next_best(aimed(state, hint.other), hint.cost) if hint.other is not None else ""
        return reasoned(title, hint.sentences(), other)

    def left(self, command: Command) -> float:
        """Over the rosters."""
        del command
        return layout.LEFT.x

    def marks(self, command: Command) -> Iterator[Thing]:
        """A lamp at what is to be pressed next, and a trail for a move."""
        hand = self.view.hand
        if not isinstance(hand, Choosing):
            return
        boxes = self.view.places.boxes
        spot = next(iter(hand.route(command)), None)
        if spot in boxes:
            yield Lamp(boxes[spot].centerx, boxes[spot].top + 4)
        if isinstance(command, Move):
            yield from self._trail(command)

    def _trail(self, command: Move) -> Iterator[Thing]:
        state = self.view.match.state
        piece = state.box.numbers[command.name]
        heading = state.facings[piece] if command.heading is None else command.heading
        x, y = state.xs[piece], state.ys[piece]
        yield Trail(layout.at(x, y), layout.at(*step(x, y, heading, FAR)))


def aimed(state: State, command: Command) -> str:
    """The answer in a few words; of a move, whom or what it leads to, if that is anything."""
    if not isinstance(command, Move) or command.heading is None:
        return phrase(state.box, command)
    piece = state.box.numbers[command.name]
    spot = what_lies(state, state.box.sides[piece], piece, command.heading)
    fierce = _(" with ferocity") if command.fierce else ""
    who = animal(state.box, command.name)
    whom = spot.piece if isinstance(spot, AnimalSpot) else _met(state, piece, command.heading)
    if whom != NONE:
        return _("{who} moves at {whom}").format(who=who, whom=animal(state.box, state.box.names[whom])) + fierce
    if isinstance(spot, PointSpot):
        found = [what for x, y, what in _lying(state) if (x, y) == (spot.x, spot.y)]
        if found:
            return _("{who} moves towards: {what}").format(who=who, what=_(FOODS[found[0]])) + fierce
    return phrase(state.box, command)


def _met(state: State, piece: int, heading: int) -> int:
    """The enemy that stops the farthest move in that heading; NONE if none does."""
    ahead = way(state, piece, heading)
    x, y = ahead.end(ahead.far((state.box.kinds[piece].speed + 1) * PIPS * INCH))
    radii = state.box.radii
    near = (one for one in state.enemies(piece) if is_within(state, one, x, y, radii[piece] + CONTACT))
    return next(near, NONE)


def _lying(state: State) -> Iterator[tuple[int, int, str]]:
    """Markers, eggs and feeding points."""
    yield from ((x, y, "domination") for x, y in state.marks)
    yield from ((*eggs, "eggs") for eggs in state.eggs if eggs is not None)
    yield from ((x, y, diet.value) for x, y, diet in state.food)
