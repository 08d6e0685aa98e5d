"""The door between a game and the screen: what the play screen needs of a game's view, and what the view gets.

A view draws one match and turns intents into answers. It never touches files, processes, undo or the stack of scenes.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from pygame import FRect

from game.core.bots import Advice
from game.core.decision import Command, Decision
from game.core.match import Entry
from game.core.table import Event
from game.core.words import _, several
from game.ui.app import Comfort
from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.devices.bindings import Action
from game.ui.intents import Device, Intent
from game.ui.sounds import Silence, Sounds
from game.ui.tray import Button

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits on a seat: the name shown, the tribe (a name of `theme.TRIBES`), `human` or a bot's level."""

    name: str
    tribe: str
    level: str = HUMAN


NOBODY = -1
"""No seat: the eyes of somebody who sees only what lies open."""


def only_person(seats: Sequence[SeatInfo]) -> int:
    """The seat of the one person at this screen; NOBODY if there are several or none."""
    people = [seat for seat, who in enumerate(seats) if who.level == HUMAN]
    return people[0] if len(people) == 1 else NOBODY


def who_wins(names: Sequence[str]) -> str:
    """In one sentence, that those of these names have won."""
    if not names:
        return _("Nobody wins")
    text = several("{names} wins", "{names} win together", len(names))
    return text.format(names=_(" and ").join(names))


@dataclass(slots=True)
class Services:
    """What a view may use. `damage` is the play screen's own: the view adds what must be drawn again.

    `comfort` is looked at each time, so that settings act at once; `device` tells which prompts to show, and `key` what
    to press for an action on it.
    """

    damage: Damage
    comfort: Comfort = field(default_factory=Comfort)
    sounds: Sounds = field(default_factory=Silence)
    device: Callable[[], Device] = lambda: Device.MOUSE
    key: Callable[[Action], str] = lambda _action: ""


@dataclass(frozen=True, slots=True)
class Say:
    """A refusal in one sentence, for a toast with a head-shake and a knock; never a modal."""

    text: str


@dataclass(frozen=True, slots=True)
class Done:
    """The intent was the view's, and there is nothing more to do about it (the focus moved, a piece was lifted)."""


Response: TypeAlias = Command | Say | Done | Intent | None
"""An answer to the open decision; a refusal; nothing more; an intent for the play screen (the button for undo on the
tray gives `Undo()`, that for the menu `Menu()`); None: the intent is not the view's at all."""


@dataclass(frozen=True, slots=True)
class Era:
    """A stretch of the match at whose end points were given: what that was, the answers until then, the points by
    seat, and why, a sentence each.
    """

    title: str
    answers: int
    points: tuple[int, ...]
    why: tuple[str, ...]


class View(Protocol):
    """One match on the screen. Made by `game.<name>.view.open_view(services, match, seats)`, paired in screens."""

    @property
    def busy(self) -> bool:
        """Whether animations run: the play screen waits with bots' answers, and lets any press hurry."""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The tray's buttons; none if the game has no tray."""

    def resize(self, canvas: Canvas) -> None:
        """Lays everything out anew: before the first draw, and when the size of the window or of the text changed."""

    def cut_still(self, canvas: Canvas) -> Iterator[None]:
        """Makes ready what `resize` needs, one piece a step: after the last it need not wait for any."""

    def cut_things(self, canvas: Canvas) -> Iterator[None]:
        """The same for the first `draw`, once the view has been asked."""

    def refresh(self) -> None:
        """Jumps to the match's state, dropping what is still to be shown (undo, redo, resume). Asks nothing."""

    def begin(self, events: Sequence[Event]) -> None:
        """Queues what happened before the first question, where the game has a ceremony for it."""

    def show(self, entry: Entry) -> None:
        """Queues the animations of what the match has just done; call it after each `Match.submit`."""

    def hurry(self) -> None:
        """Ends all queued animations at once, and does nothing else."""

    def ask(self, decision: Decision | None, *, live: bool) -> None:
        """The open decision (None: over, or nothing to ask yet). `live`: somebody at this screen may answer it.

        Not live, it is only shown whose turn it is. Answers are taken as soon as what is queued has been shown.
        """

    def advise(self, advice: Advice | None, *, thinking: bool = False) -> None:
        """Shows what a good player would answer and why; None takes it away. `thinking`: a bot is still at it.

        Where somebody wants advice, or has read it, the view returns `Hint()`.
        """

    def take_back(self, *, able: bool, redo: bool = False) -> None:
        """Whether undo (and redo) would do something now, for the buttons on the tray."""

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""

    def draw(self, canvas: Canvas) -> None:
        """Draws everything, letterbox included; the canvas keeps to what changed."""

    def handle(self, intent: Intent) -> Response:
        """The Hand: an intent at a place becomes an answer. What is not legal gives `Say` with the reason."""

    def planned(self) -> Command | None:
        """The next answer of several that one click meant (a walk of some steps): ask for it every frame."""

    def words(self, entry: Entry) -> tuple[str, ...]:
        """What happened, for the log: plain sentences with names."""

    def gist(self, entries: Sequence[Entry]) -> str:
        """What of these is worth remembering, in a few words, for a list of turns."""

    def eras(self, log: Sequence[Entry]) -> tuple[Era, ...]:
        """How the scores came about in that log of this match, the first points first."""

    @property
    def goal(self) -> int:
        """The points at which the match comes to its end; 0 if points do not end it."""

    def spot(self, entry: Entry | None) -> None:
        """Marks on the table where that happened which a line of the log tells; None marks nothing."""

    def place(self, name: str) -> FRect | None:
        """Where that lies which the game's lesson calls so (`main`, `die 2`, `b3`); None: nowhere now."""

    def looked(self) -> FRect | None:
        """What a player with keys or a pad points at; None if nothing."""

    def watched(self) -> FRect | None:
        """Where that happens which nobody here does (a bot's step, or what is replayed); None if nothing does."""

    def said(self) -> str:
        """What the tray says now: what is asked, or what is pointed at."""

    def describe(self) -> str:
        """The whole table in words, line by line."""

    def useful_left(self, command: Command) -> str | None:
        """What useful could still be done instead of that answer, which may end the turn; in one sentence."""

    def hopeless(self) -> str:
        """Why nothing can be won here any more, in one sentence; empty while something can."""


OpenView: TypeAlias = Callable[[Services, Any, tuple[SeatInfo, ...]], View]
"""The type of a game's `open_view`: services, the match, who sits where."""
