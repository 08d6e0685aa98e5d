"""Plays what happened, event by event: hops, pushes, turns, dice, injuries, each with its words in the tray."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import pi, sin
from typing import Final

from game.core.table import Event
from game.moogh import events as ev
from game.moogh.view import layout
from game.moogh.view.follow import follow
from game.moogh.view.heard import Listener
from game.moogh.view.pieces import Figure, Figures, figures, things
from game.moogh.view.showing import Showing
from game.moogh.view.telling import sentence
from game.moogh.view.turned import TURNED_S, Turn, turning
from game.ui.act import READ_S, TURN_S, Act
from game.ui.bent import stepped
from game.ui.eases import ease_in_out_cubic
from game.ui.player import Player
from game.ui.still import Still
from game.ui.theme import CALM_S, HOP_S, ROLL_S
from game.ui.things import FLIGHT, FURNITURE, PIECES, Label, Pic, Thing
from game.ui.tray import Message
from game.ui.view import Services

STRIDE_S: Final = 0.26
TOLD_S: Final = 0.6 * READ_S
SHORT_S: Final = 0.5
HIGH: Final = 26.0
FACES: Final = ("bars", "chevron", "cross")
FLIPS: Final = 9
ROCK, SPIN, TURN = 5, 60, 6
"""Degrees: how far a beast rocks, how far round a die begins to fall, and from one turn of it to the next."""
ROCKS: Final = tuple(sorted({stepped(tilt) for tilt in range(-ROCK, ROCK + 1)}))
TURNS: Final = tuple(range(-SPIN, SPIN + 1, TURN))
"""The tilts that occur."""
GOING: Final = (ev.Moved, ev.Strode, ev.Shoved, ev.Turned, ev.Placed)
"""What moves somebody on the board."""
TOLD: Final = (
    ev.Injured, ev.KnockedOut, ev.Died, ev.Fled, ev.Crashed, ev.BeastHit, ev.Spared, ev.Recovered, ev.TrapSprung,
    ev.TrapSet, ev.Acted, ev.Stopped, ev.IdeaUsed, ev.LoadMoved, ev.CubesShown, ev.RageChanged,
)  # fmt: skip
"""What stays for as long as its sentence takes to be read."""


class MooghPlayer(Player[Act]):
    """The queue of events of a hunt."""

    def __init__(
        self, services: Services, showing: Showing, changed: Callable[[], None], still: Callable[[], Still | None]
    ) -> None:
        super().__init__(services, changed)
        self.showing = showing
        self._picture = still
        self.ear = Listener(services.sounds, showing)

    def skip(self, events: Sequence[Event]) -> None:
        """The table shown is as after these events, at once."""
        for event in events:
            self._roll(event)
            follow(self.showing.table, event)

    def hastens(self) -> bool:
        """Whether no person acts now."""
        return self.showing.bots_turn

    def start(self, event: Event) -> None:
        """Begins to show an event."""
        calm = self.services.comfort.calm
        before = figures(self.showing)
        turn = None if calm else self._turn(event)
        self._roll(event)
        follow(self.showing.table, event)
        self.changed()
        words = sentence(self.showing.table.box, self.showing.names, event)
        said = Message(words) if words else None
        if isinstance(event, GOING):
            self.act = self._going(before, said, calm=calm)
        elif isinstance(event, ev.Rolled | ev.Cast):
            self.act = Act(SHORT_S if calm else ROLL_S + SHORT_S, partial(self._tumble, calm=calm), message=said)
        elif isinstance(event, ev.TurnBegan | ev.RoundBegan):
            self.act = Act(TURN_S, partial(_banner, words), message=said)
        elif turn is not None:
            self.act = Act(TOLD_S, lambda share: turn.at(min(1.0, share * TOLD_S / TURNED_S)), message=said)
        elif isinstance(event, TOLD):
            self.act = Act(TOLD_S, message=said)

    def _turn(self, event: Event) -> Turn | None:
        """The card that is turned over by it, as it lies until then."""
        if not isinstance(event, ev.Injured | ev.Recovered):
            return None
        return turning(self._picture(), self.showing.table.box.person(event.person))

    def _roll(self, event: Event) -> None:
        """What lies on the tray from now on."""
        showing = self.showing
        match event:
            case ev.Rolled(faces=faces, wanted=wanted):
                showing.dice, showing.wanted = faces, wanted
            case ev.Cast(face=face):
                showing.dice, showing.wanted = (face,), ()
            case ev.TurnBegan() | ev.RoundBegan():
                showing.dice, showing.wanted = (), ()

    # -- on the board ---------------------------------------------------------------------------------------
    def _going(self, before: Figures, said: Message | None, *, calm: bool) -> Act | None:
        """Everybody who is not where they were goes there; riders with their beast."""
        after = figures(self.showing)
        ways = [(before.get(spot), figure) for spot, figure in after.items() if before.get(spot) != figure]
        gone = [figure for spot, figure in before.items() if spot not in after]
        if not ways and not gone:
            return Act(SHORT_S, message=said) if said else None
        hidden: frozenset[object] = frozenset(figure.spot for _old, figure in ways)
        seconds = CALM_S if calm else HOP_S + 0.12 if any(figure.cells == 0 for _old, figure in ways) else STRIDE_S
        return Act(seconds, partial(self._fly, ways, calm=calm), hidden, said)

    def _fly(self, ways: Sequence[tuple[Figure | None, Figure]], share: float, *, calm: bool) -> list[Thing]:
        return [thing for old, figure in ways for thing in self._one(old, figure, share, calm=calm)]

    def _one(self, old: Figure | None, figure: Figure, share: float, *, calm: bool) -> Iterator[Thing]:
        """One of them, part of the way there: people hop, beasts glide and rock."""
        sprites = self.showing.sprites
        if old is None or calm:
            yield from things(sprites, figure)
            return
        along = ease_in_out_cubic(share)
        dx, dy = (old.x - figure.x) * (1 - along), (old.y - figure.y) * (1 - along)
        if figure.cells and figure.picture != old.picture:  # taken up, turned, and set down
            lift = round(HIGH * sin(pi * share), 1)
            yield from things(sprites, figure if share > 0.5 else old, FLIGHT if lift > 1 else PIECES, lift)
        elif figure.cells:
            tilt = stepped(ROCK * sin(pi * share) * (1 if figure.x >= old.x else -1))
            yield from things(sprites, figure.moved(round(dx, 1), round(dy, 1)), tilt=tilt)
        else:
            lift = round(HIGH * sin(pi * share), 1)
            yield from things(sprites, figure.moved(round(dx, 1), round(dy, 1)), FLIGHT if lift > 1 else PIECES, lift)

    # -- dice -----------------------------------------------------------------------------------------------
    def _tumble(self, share: float, *, calm: bool) -> list[Thing]:
        """The dice fall, one a little after the other; at rest they lie as the still tray has them."""
        if calm:
            return []
        rolling = ROLL_S / (ROLL_S + SHORT_S)
        faces = self.showing.dice
        found: list[Thing] = []
        for number, (x, y, size) in enumerate(layout.die_places(len(faces))):
            t = min(1.0, share / rolling * (1.0 + 0.05 * number))
            if t >= 1:
                continue
            flip = int((1 - (1 - t) ** 3) * FLIPS)
            face = FACES[(flip + number) % len(FACES)]
            bounce = round(14 * abs(sin(pi * 3 * t)) * (1 - t), 1)
            turn = round(SPIN * (1 - t) / TURN) * TURN * (-1 if number % 2 else 1)
            found.append(Pic(self.showing.sprites, f"die-{face}", x, y - bounce, size, FURNITURE + 1, tilt=turn))
        return found


def _banner(words: str, share: float) -> list[Thing]:
    """Whose turn begins, on a flag over the board."""
    del share
    if not words:
        return []
    return [Label(words, layout.BOARD.centerx, layout.BOARD.y + 60, great=True)]
