"""A hunt of a campaign at the table: a match like any other, kept in the campaign's folder; its result is told once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.content.faults import ContentError
from game.content.matchfile import MatchFile
from game.core.match import Match
from game.core.words import _
from game.moogh.campaign.telling import report
from game.playing import resume
from game.screens import campaign_ways, ways
from game.screens.campaign_course import Course
from game.screens.house import House
from game.screens.pause import Entries, Pause
from game.screens.play import SETTLE_S, Play
from game.screens.sitting import Sitting
from game.ui.scenes import Scene
from game.ui.theme import Kind
from game.ui.transitions import Pop, Push, Transition


def open_hunt(house: House, course: Course) -> Scene:
    """The hunt that is on: where it was left, or at its beginning. ContentError."""
    left = course.left(house)
    after = left.discard if left else None
    if left is not None:
        try:
            return _opened(house, course, left.match, after)
        except ContentError as error:
            text = _("The hunt cannot go on as it was left: {reason}. It begins anew.")
            house.notices.append(text.format(reason=error.faults[0].reason))
    return _opened(house, course, course.hunt(), after)


def _opened(house: House, course: Course, file: MatchFile, after: Callable[[], None] | None) -> Scene:
    file = replace(file, rules=house.rules.get(file.game, ""))
    return CampaignPlay(house, course, file, resume(file), after)


class CampaignPlay(Play):
    """It cannot be begun anew or saved under a name: what a hunt brings is never taken back (M108)."""

    def __init__(
        self,
        house: House,
        course: Course,
        file: MatchFile,
        match: Match[Any],
        after: Callable[[], None] | None = None,
    ) -> None:
        self.course = course
        self._reported = self._broken_off = False
        super().__init__(house, file, match, after)

    def _sit(self, file: MatchFile, match: Match[Any], after: Callable[[], None] | None = None) -> Sitting:
        return Sitting([self.course.folder], self.house.thinker, file, match, after)

    def menu(self) -> Scene:
        return CampaignPause(self)

    def leave(self) -> None:
        """The hunt's journal goes when the campaign is written, and not before."""
        self.app.on_mishap = lambda _fault: None
        self.sitting.turns.forget()
        self.sitting.keeping.close(finished=self._reported and self.course.safe)
        if not self._told_result:
            self.course.close()

    def break_off(self) -> Transition:
        """M109: the hunt counts as lost, with the wounds of now."""
        self._broken_off = True
        return Pop()

    def update(self, dt: float) -> Transition | None:
        return self._end(dt) if self._broken_off else super().update(dt)

    def restart(self) -> Transition:
        """There is no way back: on with this one."""
        return Pop()

    def _end(self, dt: float) -> Transition | None:
        """The result goes into the campaign at once; the trail is shown when all has been seen, and is on the disk."""
        if not self._reported:
            self._reported = True
            names = self.course.state.names(self.course.state.party)
            self.course.answer(report(self.sitting.match, names))
        if self.view.busy or self._told_result:
            return None
        self._over_for += dt
        settled = self.course.settled and (self._broken_off or self.sitting.keeping.settled)
        if not settled and self._over_for < SETTLE_S:
            return None
        self._told_result = True
        outcome = self.sitting.match.outcome
        self.house.notices.append(_("The hunt was broken off.") if outcome is None else outcome.reason)
        return ways.home(self.house, campaign_ways.trail(self.house, self.course))


class CampaignPause(Pause):
    """The pause menu of a hunt in a campaign."""

    def entries(self) -> Entries:
        return (
            ("resume", _("Play on"), Pop, Kind.GOOD, "icon-check"),
            ("log", _("Log"), lambda: Push(ways.log(self.play)), Kind.QUIET, "icon-bars"),
            ("rules", _("Rules"), self._rules, Kind.QUIET, "icon-quest"),
            ("settings", _("Settings"), lambda: Push(ways.settings(self.house)), Kind.QUIET, "icon-menu"),
            ("campaigns", _("To the campaigns"), self._to_campaigns, Kind.QUIET, "icon-right"),
            ("title", _("To the title"), self._leave, Kind.DARK, "icon-left"),
        )

    def _to_campaigns(self) -> Transition:
        return campaign_ways.home(self.house)
