"""What one game brings to the table."""

from collections.abc import Collection, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.table import S, Table
from game.core.words import several


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the seats that won (several share it, none is possible), scores by seat, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def wrong_seats(seats: int, allowed: Collection[int]) -> ValueError:
    """So many cannot play this, and who can, in a sentence for the player."""
    text = several(
        "{number} player cannot play this: {least} to {most}.",
        "{number} players cannot play this: {least} to {most}.",
        seats,
    )
    return ValueError(text.format(number=seats, least=min(allowed), most=max(allowed)))


class Ruleset(Protocol[S]):
    """A game's rules. A step is the smallest stretch of play after which nothing is pending."""

    name: ClassVar[str]
    """The id on the command line and in match files."""

    chains: ClassVar[bool]
    """Whether a step may ask twice, or do something before it asks; where none does, every decision is a position."""

    hides: ClassVar[bool]
    """Whether seats hold things that others may not see. What is answered or drawn in secret ends its step."""

    def set_up(self, scenario: Any, seats: int, dice: Dice) -> S:
        """The state before the first decision; `dice` are those of the set-up. ValueError: seats the game has not."""

    def play_step(self, table: Table[S]) -> Coroutine[Decision, Command | None, None]:
        """An `async def` that plays one step, asking whom it must."""

    def outcome(self, state: S) -> Outcome | None:
        """None until the match is over."""

    def hide(self, state: S, seat: int, dice: Dice) -> S:
        """A copy of a step's start, the hands that `seat` cannot see dealt anew; a plain copy if there are none."""

    def audit(self, state: S) -> None:
        """Asserts that no piece was made or lost and that the state is one the rules can reach."""

    def parse(self, text: str, state: S) -> Command:
        """The command a line of notation says. IllegalCommand: not a sentence of this game."""

    def write_position(self, state: S) -> Mapping[str, Any]:
        """The state as plain data (YAML and JSON), by the game's documented schema."""

    def read_position(self, data: Any, scenario: Any, seats: int) -> S:
        """The state a position says. ValueError: what is wrong and what was expected, one sentence a line."""

    def progress(self, state: S) -> float:
        """How far the match has come, 0 to 1, for a bar on the screen."""
