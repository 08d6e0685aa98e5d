"""What happens in a hunt and is worth showing. Characters and beasts by name, spaces as `b3`, on a beast `on moogh`.

`why` names the cause in one word, `ruling` the ruling that decides the case (`M8`), or the rulebook's heading.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.core.table import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round, counted from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class TimePassed(Event):
    """The time marker stands at `time` of `limit`; `fled` whether a beast's flight moved it further (M56)."""

    time: int
    limit: int
    fled: bool


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    """A turn order card went to another place; `order` is the row now. `why` is appeasement or hurry."""

    card: str
    why: str
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsLeft(Event):
    """The turn order cards of a character or beast left the row (M62, M73)."""

    who: str
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A character entered the board."""

    person: str
    space: str


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """A cube lies on a card. `slot` counts from 1, 0 while it is secret (M72). `why`: programming, injury, watch."""

    person: str
    slot: int
    why: str


@dataclass(frozen=True, slots=True)
class CubesShown(Event):
    """The curtain is up: the slots of all cubes, by character."""

    reveals: ClassVar[bool] = True
    people: tuple[str, ...]
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Somebody's card is at the marker. `card` ends with `+` for a beast's extra one; `actions` it may or must do."""

    card: str
    actions: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn is over."""

    card: str


@dataclass(frozen=True, slots=True)
class Tried(Event):
    """A character begins an action at a target (a character, beast or space, or nothing) with so many dice."""

    person: str
    deed: str
    target: str
    dice: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice of a character: what for, what they show, what was needed. `again` after a token's re-roll."""

    person: str
    why: str
    faces: tuple[str, ...]
    wanted: tuple[str, ...]
    success: bool
    again: bool


@dataclass(frozen=True, slots=True)
class Cast(Event):
    """A die that nobody re-rolls (M80), for a beast: an attack, a direction."""

    beast: str
    why: str
    face: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A character changed its place. `why`: walk, rage, rope, second-wind, push, flight, swap, climb, put."""

    person: str
    start: str
    goal: str
    why: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A character has a rage token now; `why` is injury or war-cry."""

    person: str
    why: str


@dataclass(frozen=True, slots=True)
class TokenSpent(Event):
    """A rage token was discarded: for reroll, move, save or stay."""

    person: str
    why: str


@dataclass(frozen=True, slots=True)
class Injured(Event):
    """The card is turned to its injured side; `why` is what did it."""

    person: str
    why: str
    ruling: str


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """A character is out of the game; `why` is what did it."""

    person: str
    why: str
    ruling: str


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """An injury that did not happen: `how` is save, mud-bath or shield."""

    person: str
    how: str
    why: str


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """The card is turned to its uninjured side; `why` is rest, heal or herbs."""

    person: str
    why: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Savage points: for a hit, from above, in front, a lethal blow, an injury, a trap, the aim; by which ruling."""

    side: int
    person: str
    points: int
    why: str
    ruling: str


@dataclass(frozen=True, slots=True)
class TrapSet(Event):
    """A trap lies on that space, made by that side."""

    person: str
    space: str


@dataclass(frozen=True, slots=True)
class TrapSprung(Event):
    """A trap was sprung by a character or beast, and is back in the supply."""

    who: str
    space: str
    ruling: str


@dataclass(frozen=True, slots=True)
class BeastHit(Event):
    """A Stab or Throw hit. `still`: neither rage nor an action comes of it (M9, or the idea Ambush)."""

    beast: str
    person: str
    deed: str
    still: bool


@dataclass(frozen=True, slots=True)
class BeastHurt(Event):
    """The beast lost a health point and has so many left; `why`: hit, trap, attack, push."""

    beast: str
    health: int
    why: str
    ruling: str


@dataclass(frozen=True, slots=True)
class RageChanged(Event):
    """The disc moved to another row or, at the top, a space to the right. Columns count from 1."""

    beast: str
    rage: int
    column: int
    why: str


@dataclass(frozen=True, slots=True)
class DiscMoved(Event):
    """The disc moved a space to the right in the beast's turn. Columns count from 1."""

    beast: str
    rage: int
    column: int


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """The beast begins what its disc shows."""

    beast: str
    act: str
    count: int


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """The beast faces another edge; `why`: seek, look, u-turn, random, taunt, distract."""

    beast: str
    facing: str
    why: str


@dataclass(frozen=True, slots=True)
class Strode(Event):
    """The beast went one step that way; `cells` are those on the board that it covers now."""

    beast: str
    way: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The beast's way is barred by an obstacle on that space."""

    beast: str
    space: str
    by: str


@dataclass(frozen=True, slots=True)
class Shoved(Event):
    """A small beast was pushed to a space; `why` is push, or put where it ran into something."""

    beast: str
    start: str
    goal: str
    why: str


@dataclass(frozen=True, slots=True)
class Crashed(Event):
    """A pushed or thrown character, or a pushed small beast, ran into something (M17, M49)."""

    who: str
    into: str
    why: str


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """A beast is entirely off the board (M22)."""

    beast: str


@dataclass(frozen=True, slots=True)
class Died(Event):
    """A beast is dead: `why` is hit, trap, attack, push or fall."""

    beast: str
    why: str
    ruling: str


@dataclass(frozen=True, slots=True)
class IdeasDrawn(Event):
    """A thinker drew these and keeps one of them."""

    reveals: ClassVar[bool] = True
    person: str
    ideas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IdeaShown(Event):
    """An idea joined the display."""

    person: str
    idea: str


@dataclass(frozen=True, slots=True)
class IdeaUsed(Event):
    """A thinker used an idea, or none (an empty name)."""

    person: str
    idea: str
    target: str


@dataclass(frozen=True, slots=True)
class LoadMoved(Event):
    """A load was picked up, dropped on that space, or brought `home`."""

    person: str
    space: str
    how: str


@dataclass(frozen=True, slots=True)
class Progressed(Event):
    """The objective came nearer: so much of so much."""

    done: int
    needed: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """It is over; `why` is done, failed, last, nobody or dark."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    why: str
