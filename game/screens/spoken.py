"""A match in words and without a window: the table, each change, the table again; of a campaign its chronicle."""

from typing import Any

from game.content.matchfile import MatchFile
from game.content.paths import user_folder
from game.content.settings import load_settings
from game.core.match import Entry, Match
from game.core.words import _
from game.moogh.campaign.chronicle import chronicle
from game.playing import RefusedCommand
from game.screens.campaign_map import summary
from game.screens.doors import door
from game.screens.house import FILE
from game.screens.languages import speak_as_set
from game.screens.listed import shown_names
from game.ui.view import SeatInfo, only_person


def refused_words(refusal: RefusedCommand) -> str:
    """Which answer, and why not."""
    text = _("Answer {n}, {command}, is not possible: {reason}")
    return text.format(n=refusal.n, command=refusal.command, reason=refusal.reason)


class Spoken:
    """Says a match in the player's own language, as its one person sees it. Texts are lines, none of them empty."""

    def __init__(self, file: MatchFile) -> None:
        speak_as_set(load_settings(user_folder("settings").path / FILE).settings.language)
        self._door = door(file.game)
        self._names = shown_names([seat.name for seat in file.seats])
        self._eyes = only_person([SeatInfo(seat.name, "", seat.kind) for seat in file.seats])

    def begin(self, match: Match[Any]) -> str:
        """The table."""
        return self._door.table(match.state, self._names, self._eyes)

    def answer(self, n: int, entry: Entry, match: Match[Any]) -> str:  # noqa: ARG002 - nobody wants it counted
        """What the answer brought, a sentence a line."""
        return "\n".join(self._door.change(match.state, self._names, entry, self._eyes))

    def refused(self, refusal: RefusedCommand) -> str:
        """Which answer, and why not."""
        return refused_words(refusal)

    def end(self, match: Match[Any]) -> str:
        """The table, and why the match is over, if it is."""
        reason = [] if match.outcome is None else [match.outcome.reason]
        return "\n".join([self._door.table(match.state, self._names, self._eyes), *reason])


class Chronicled:
    """Says a campaign as its chronicle: what each answer adds to it, and at the end how it stands."""

    def __init__(self) -> None:
        speak_as_set(load_settings(user_folder("settings").path / FILE).settings.language)
        self._told = 0

    def begin(self, match: Match[Any]) -> str:
        """How it began."""
        return self._more(match)

    def answer(self, n: int, entry: Entry, match: Match[Any]) -> str:  # noqa: ARG002 - nobody wants it counted
        """What the answer added."""
        return self._more(match)

    def refused(self, refusal: RefusedCommand) -> str:
        """Which answer, and why not."""
        return refused_words(refusal)

    def end(self, match: Match[Any]) -> str:
        """The camp, and why it is over, if it is."""
        reason = [] if match.outcome is None else [match.outcome.reason]
        return "\n".join([summary(match.state), *reason])

    def _more(self, match: Match[Any]) -> str:
        lines = [line for chapter in chronicle(match) for line in (chapter.title, *chapter.lines)]
        told, self._told = self._told, len(lines)
        return "\n".join(lines[told:])
