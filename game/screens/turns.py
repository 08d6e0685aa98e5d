"""Whose turn it is to answer, and the bots' answers at a pace that people can follow."""

from dataclasses import dataclass
from typing import Any, Protocol

from game.content.matchfile import SEAT_KINDS, SeatKind
from game.core.bots import LEVELS, Advice
from game.core.decision import Command, Decision, IllegalCommand
from game.core.match import Match
from game.playing import HUMAN, bot_seed

CAP = 400
"""Answers of one bot without a break after which the first option is taken: none of ours comes near it."""


class Mind(Protocol):
    """As much of a `Thinker` as is needed here."""

    def ask(self, game: str, level: str, seed: int, match: Match[Any]) -> int:
        """Puts the open decision to a bot."""

    def ask_advice(self, game: str, match: Match[Any]) -> int:
        """Asks what a good player would do."""

    def poll(self) -> str | None:
        """The answer, once, if it is there."""

    def poll_advice(self) -> Advice | None:
        """The advice, once, if it is there."""

    def cancel(self) -> None:
        """No answer is wanted any more."""


@dataclass(slots=True)
class Seating:
    """Who sits where: by seat a person (`human`) or a bot's level; a person may hand their seat to a bot."""

    kinds: list[SeatKind]

    def is_human(self, seat: int) -> bool:
        """Whether a person answers for that seat."""
        return self.kinds[seat] == HUMAN

    @property
    def humans(self) -> int:
        """How many people play at this screen."""
        return sum(kind == HUMAN for kind in self.kinds)

    def hand_over(self, seat: int, levels: tuple[str, ...]) -> None:
        """Gives the seat to the best bot of these levels."""
        self.kinds[seat] = max((kind for kind in SEAT_KINDS if kind in levels), key=LEVELS.index)


class Turns:
    """Asks the bots as soon as it is their turn, and gives their answers when the screen has shown the last one."""

    def __init__(self, mind: Mind, game: str, seed: int, match: Match[Any], seating: Seating) -> None:
        self._mind = mind
        self._game = game
        self._seed = seed
        self._match = match
        self._seating = seating
        self._asked: Decision | None = None
        self._answer: str | None = None
        self._waited = 0.0
        self._in_a_row = 0

    @property
    def human(self) -> bool:
        """Whether a person at this screen may answer now."""
        decision = self._match.decision
        return decision is not None and self._seating.is_human(decision.seat)

    @property
    def waiting(self) -> bool:
        """Whether a bot is to answer."""
        return self._match.decision is not None and not self.human

    def update(self, dt: float, pause: float, *, ready: bool) -> Command | None:
        """The bot's answer once it is known, the screen is `ready` and `pause` seconds have passed since."""
        if not self.waiting:
            self._in_a_row = 0
            return None
        self._ask()
        self._answer = self._answer or self._mind.poll()
        self._waited = self._waited + dt if ready else 0.0
        if self._answer is None or not ready or self._waited < pause:
            return None
        self._in_a_row += 1
        return self._command(self._answer)

    def forget(self) -> None:
        """The question has changed without an answer: what a bot thinks of is of no more use."""
        self._mind.cancel()
        self._asked = self._answer = None
        self._waited = 0.0

    def _ask(self) -> None:
        decision = self._match.decision
        assert decision is not None
        if decision is self._asked:
            return
        self._asked, self._answer, self._waited = decision, None, 0.0
        seat = decision.seat
        self._mind.ask(self._game, self._seating.kinds[seat], bot_seed(self._seed, seat), self._match)

    def _command(self, text: str) -> Command:
        match = self._match
        assert match.decision is not None
        self._answer = None
        try:
            command: Command = match.rules.parse(text, match.state)
        except IllegalCommand:
            return match.decision.options()[0]
        return command if command in match.decision and self._in_a_row < CAP else match.decision.options()[0]
