"""The questions of this game: who is asked what about whom, with the answers at hand."""

from collections.abc import Callable, Sequence

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.moogh.state import State

Why = Callable[[Command], str]
"""Says why an answer is refused."""


class Question(Decision):
    """A question to one seat. `person` is the character that it is about, `beast` the beast, where there is one."""

    __slots__ = ("_options", "_why", "about", "beast", "person")

    def __init__(
        self,
        seat: int,
        about: str,
        options: Sequence[Command],
        person: int,
        *,
        why: Why,
        beast: int = -1,
    ) -> None:
        self.seat = seat
        self.about = about
        self.person = person
        self.beast = beast
        self._options = options
        self._why = why

    def options(self) -> Sequence[Command]:
        """The answers, in an order that is always the same."""
        return self._options

    def __contains__(self, command: object) -> bool:
        return command in self._options

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return self._why(command)


async def ask(table: Table[State], about: str, options: Sequence[Command], person: int, beast: int = -1) -> Command:
    """Asks the seat of that character; where there is but one answer, nobody is asked."""
    if len(options) == 1:
        return options[0]
    one = table.state.box.people[person]

    def why(_command: Command) -> str:
        answers = ", ".join(map(str, options))
        return _("{person} is asked now, and may answer: {answers}.").format(person=_(one.kind.title), answers=answers)

    return await table.ask(Question(one.seat, about, options, person, beast=beast, why=why))
