"""All that the view of a match says in words: the log, the table, the eruptions, whose turn it is."""

from collections.abc import Sequence

from game.core.decision import Decision
from game.core.match import Entry, Match
from game.core.words import _
from game.ui.table_view import TableView
from game.ui.tray import Message
from game.ui.view import Era
from game.wrath.state import State
from game.wrath.view import chronicle, describing, telling


class Told(TableView):
    """The part of `WrathView` that needs no picture."""

    match: Match[State]

    def words(self, entry: Entry) -> tuple[str, ...]:
        """What happened, in sentences."""
        return telling.words(self.match.state.box, self.names, entry)

    def gist(self, entries: Sequence[Entry]) -> str:
        """What is worth remembering of it."""
        return chronicle.gist(self.match.state.box, self.names, entries)

    def eras(self, log: Sequence[Entry]) -> tuple[Era, ...]:
        """What each eruption gave."""
        return chronicle.eras(self.match.state.box, self.names, log)

    @property
    def goal(self) -> int:
        """The target on the trail."""
        return self.match.state.box.target

    def describe(self) -> str:
        """The table in words."""
        return describing.describe(self.match.state, self.names)

    def thinks(self, decision: Decision) -> Message:
        """Who is to answer, and what about."""
        about = {
            "roll": _("About the dice."),
            "spend": _("About where the pieces go."),
            "meal": _("About a meal."),
            "tremor": _("About a tremor."),
        }
        name = self.names[decision.seat]
        return Message(_("{name} thinks").format(name=name), about.get(decision.about, ""))
