"""What a good player would do: marked on the table, and on a slip of paper with the reasons."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from game.core.bots import Advice
from game.core.decision import Command
from game.core.words import _
from game.ui.advising import Advising, hurried, lowered, next_best, reasoned
from game.ui.hand import Spot
from game.ui.marks import Lamp, Trail
from game.ui.slip import Said
from game.ui.spots import Places
from game.ui.things import Thing
from game.ui.tray import MAIN, NEXT
from game.wrath.bots.hint import Hint
from game.wrath.box import CELL_NAMES, CELLS, GOALS, VERBS
from game.wrath.commands import Eat, Hatch, Keep, Move, Place, Reroll, Tremor
from game.wrath.state import State
from game.wrath.view import layout, panels
from game.wrath.view.places import SUPPLY, ArrowSpot, DieSpot, NestSpot, PenSpot, PieceSpot, TileSpot
from game.wrath.view.pointing import ARROWS
from game.wrath.view.wording import phrase
from game.wrath.words import tribe_title

if TYPE_CHECKING:
    from game.wrath.view.match_view import WrathView


class Hints(Advising):
    """The advice on this table."""

    def __init__(self, view: "WrathView") -> None:
        super().__init__(view)
        self.view = view

    def said(self, command: Command, advice: Advice) -> Said:
        """The answer, its reasons, the rest of the turn, and the next best."""
        state, names = self.view.match.state, [seat.name for seat in self.view.seats]
        title = _("{what}.").format(what=phrase(state, names, command))
        hint = advice.thought
        if not isinstance(hint, Hint):
            return hurried(title)
        sentences = [_named(state, names, sentence) for sentence in hint.sentences()]
        return reasoned(title, sentences, _then(state, names, hint), _else(state, names, hint))

    def left(self, command: Command) -> float:
        """At the left, or at the right if the supply there is spoken of."""
        spots = marked(self.view.match.state, command)
        right = any(isinstance(spot, PieceSpot) and spot.place == SUPPLY for spot in spots)
        return layout.HATCHERY.x if right else panels.PANEL_X

    def marks(self, command: Command) -> Iterator[Thing]:
        """A lamp at what is to be pressed, and trails."""
        yield from marks(self.view.match.state, self.view.places, command, self.view.hand.chosen())


def _named(state: State, names: Sequence[str], sentence: str) -> str:
    """The sentence with the players' names: the bots, who make it, know tribes alone."""
    known = {tribe_title(state.box, seat): name for seat, name in enumerate(names)}
    return re.sub(r"\b(" + "|".join(map(re.escape, known)) + r")\b", lambda found: known[found[0]], sentence)


def _then(state: State, names: Sequence[str], hint: Hint) -> str:
    """The rest of the turn, of which the reasons speak."""
    rest = "; ".join(lowered(phrase(state, names, command)) for command in hint.plan[1:])
    return _("After that: {rest}.").format(rest=rest) if rest else ""


def _else(state: State, names: Sequence[str], hint: Hint) -> str:
    """The next best, and what it would cost."""
    return "" if hint.other is None else next_best(lowered(phrase(state, names, hint.other)), hint.cost)


# -- on the table ------------------------------------------------------------------------------------------


def marked(state: State, command: Command) -> list[Spot]:
    """The places that the answer is given with, in their order: what is kept, chosen, and where it goes."""
    found: list[Spot] = [MAIN]
    match command:
        case Reroll(dice):
            found = [*(DieSpot(i) for i in range(len(state.dice)) if i + 1 not in dice), MAIN]
        case Keep():
            found = [NEXT]
        case Hatch(dinosaur):
            found = [PenSpot(dinosaur)]
        case Place() | Move():
            found = [PieceSpot(state.seat, command.piece, command.start or SUPPLY), goal_of(state, command)]
        case Eat(tribe):
            found = [PieceSpot(state.box.tribes.index(tribe), "caveman", CELL_NAMES[state.land.cells[state.meal]])]
        case Tremor(direction):
            found = [ArrowSpot(direction)]
    return found


def goal_of(state: State, command: Place | Move) -> Spot:
    """Where an answer puts its piece."""
    if isinstance(command, Move):
        return TileSpot(CELLS[command.goal])
    return NestSpot() if command.verb == "egg" else TileSpot(state.land.cells[GOALS[VERBS.index(command.verb)]])


def pressed(state: State, command: Command, chosen: frozenset[Spot]) -> list[Spot]:
    """What is still to be pressed for that answer, where so much is chosen: what is held or kept wrongly is let go."""
    wanted = marked(state, command)
    if isinstance(command, Reroll):
        dice = [DieSpot(i) for i in range(len(state.dice))]
        return [*(die for die in dice if (die in wanted) != (die in chosen)), MAIN]
    others = [spot for spot in chosen if spot not in wanted] if isinstance(command, Place | Move) else []
    return [*others, *(spot for spot in wanted if spot not in chosen)]


def marks(state: State, places: Places[Spot], command: Command, chosen: frozenset[Spot]) -> Iterator[Thing]:
    """A lamp at what is to be pressed, and a trail from where a piece or the volcano is to where it goes."""
    spots = [spot for spot in marked(state, command) if spot in places.boxes]
    for spot in pressed(state, command, chosen):
        if spot in places.boxes and not isinstance(spot, TileSpot | NestSpot):
            yield Lamp(*_corner(spot, places.boxes[spot]))
    if isinstance(command, Place | Move) and len(spots) == 2:
        start, goal = (places.boxes[spot].center for spot in spots)
        yield Trail(start, goal)
    if isinstance(command, Tremor):
        x, y = layout.cell_centre(state.land.cells[GOALS[0]])
        dx, dy = ARROWS[command.direction]
        yield Trail((x + dx * 130, y + dy * 130), (x + dx * 250, y + dy * 250))


def _corner(spot: Spot, box: FRect) -> tuple[float, float]:
    if isinstance(spot, PieceSpot):
        return box.centerx, box.top - 8
    return box.left + 8, box.top + 6
