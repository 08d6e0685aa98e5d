"""The questions of a campaign: the seat that is first answers for all (M100)."""

from collections.abc import Iterator, Sequence
from itertools import product

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.moogh.campaign.commands import MOST_ROUNDS, Hunted
from game.moogh.campaign.state import State

SPEAKER = 0


class Question(Decision):
    """A question with its few answers."""

    __slots__ = ("_options", "about")

    def __init__(self, about: str, options: Sequence[Command]) -> None:
        super().__init__(SPEAKER)
        self.about = about
        self._options = options

    def options(self) -> Sequence[Command]:
        """The answers, in an order that is always the same."""
        return self._options

    def __contains__(self, command: object) -> bool:
        return command in self._options

    def why_not(self, command: Command) -> str:
        """What may be answered instead."""
        few = [str(one) for one in self._options]
        known = ", ".join(few[:12]) + (", …" if len(few) > 12 else "")
        return _("{command} is not possible now. The tribe may answer: {answers}.").format(
            command=command, answers=known
        )


class Report(Decision):
    """How did the hunt end? The options are of round 1 and name no blow; any round and any of the party may be told."""

    __slots__ = ("people",)
    about = "hunt"

    def __init__(self, people: tuple[str, ...]) -> None:
        super().__init__(SPEAKER)
        self.people = people

    def options(self) -> Sequence[Command]:
        """Won or lost, with each of the party whole, hurt or out."""
        return list(self._all())

    def _all(self) -> Iterator[Hunted]:
        for won in (True, False):
            for how in product(range(3), repeat=len(self.people)):
                hurt, out = (
                    tuple(one for one, state in zip(self.people, how, strict=True) if state == wanted)
                    for wanted in (1, 2)
                )
                if not won or len(out) < len(self.people):
                    yield Hunted(won, hurt=hurt, out=out)

    def __contains__(self, command: object) -> bool:
        if not isinstance(command, Hunted):
            return False
        whole = all(self._in_order(names) for names in (command.hurt, command.out))
        apart = not set(command.hurt) & set(command.out)
        left = len(command.out) < len(self.people) or not command.won
        known = command.blow in {"", *self.people}
        return whole and apart and left and known and 1 <= command.round <= MOST_ROUNDS

    def _in_order(self, names: tuple[str, ...]) -> bool:
        return names == tuple(one for one in self.people if one in names)

    def why_not(self, command: Command) -> str:
        """What is awaited."""
        text = _("{command} is not possible now: the hunt is on, with {people}.")
        return text.format(command=command, people=", ".join(self.people))


async def ask(table: Table[State], about: str, options: Sequence[Command]) -> Command:
    """Asks the tribe; where there is but one answer, nobody is asked (M93)."""
    return options[0] if len(options) == 1 else await table.ask(Question(about, options))
