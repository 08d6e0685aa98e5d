"""The table as it is shown now: it follows the events, and so may be behind the match while animations run."""

from dataclasses import dataclass, field

from pygame import FRect

from game.core.words import _
from game.ui.view import HUMAN, SeatInfo
from game.wrath.box import CAVEMAN, EGG, SUPPLY, VOLCANO
from game.wrath.state import OVER, State
from game.wrath.view.arrange import Disc, seated
from game.wrath.view.crowd import Crowd, followed
from game.wrath.view.dice import Used, faces
from game.wrath.view.panels import Panel, panel
from game.wrath.view.pieces import Cast


@dataclass(slots=True)
class Showing:
    """What the still picture is drawn from. `away`: cells whose tiles are drawn as moving things for the moment;
    `used`: the icons that were spent, by the dice that were chosen.
    """

    table: State
    seats: tuple[SeatInfo, ...]
    cast: Cast
    discs: tuple[Disc, ...] = ()
    crowd: Crowd = field(default_factory=dict)
    away: frozenset[int] = frozenset()
    scores: tuple[int, ...] = ()
    used: tuple[Used, ...] = ()
    notes: list[FRect] = field(default_factory=list)

    def jump(self, table: State) -> None:
        """Shows that table (a copy of its own)."""
        self.table = table
        self.settle()

    def settle(self) -> None:
        """Pieces find their spaces after the table changed."""
        self.discs = seated(self.discs, self.table)
        self.crowd = followed(self.crowd, self.table)
        self.scores = tuple(self.table.scores)
        self.away = frozenset()

    def use(self, icon: str, die: int | None, before: State) -> None:
        """That die is being spent, or the first that shows the icon; `before` is the table until now."""
        shown = faces(before, self.used)
        gone = [(i, one.name) for i, face in enumerate(shown) for one in face if one.spent]
        left = [i for i, face in enumerate(shown) for one in face if one.name == icon and not one.spent]
        chosen = die if die in left else next(iter(left), None)
        kept = tuple(one for one in self.used if one in gone)
        self.used = kept if chosen is None else (*kept, (chosen, icon))

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.seats[seat].name

    def is_bot(self, seat: int) -> bool:
        """Whether a program plays that seat."""
        return self.seats[seat].level != HUMAN

    @property
    def active(self) -> int | None:
        """Whose turn it is; None when the match is over."""
        return None if self.table.phase == OVER else self.table.seat

    def panel(self, seat: int) -> Panel:
        """Where that seat's panel and its parts are."""
        return panel(seat, len(self.seats), active=seat == self.active, zoom=self.cast.zoom)

    def panel_key(self, seat: int) -> tuple[object, ...]:
        """What a tribe's panel shows: equal keys, equal pictures."""
        table = self.table
        supply = table.count(seat, CAVEMAN, SUPPLY)
        return (seat == self.active, self.scores[seat], len(table.herds[seat]), supply)

    def hatchery_keys(self) -> dict[str, object]:
        """What each part of the hatchery shows, its pieces left out."""
        table = self.table
        eggs = tuple(table.tribes[seat][EGG] for seat in range(table.box.seats))
        return {"eggs": eggs, "pens": bytes(table.pens), "trail": self.scores}

    def board_key(self) -> tuple[object, ...]:
        """What the board shows, its pieces left out."""
        return (self.table.land.grid, self.away)

    @property
    def volcano(self) -> int:
        """The volcano's cell."""
        return self.table.land.cells[VOLCANO]


def level_words(level: str) -> str:
    """A bot's level for the player."""
    names = {"random": _("random bot"), "easy": _("easy bot"), "normal": _("normal bot"), "hard": _("hard bot")}
    return names.get(level, level)
