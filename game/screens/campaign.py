"""A campaign between two hunts: the trail map, the story, and what may be done now."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import FRect

from game.content.faults import ContentError
from game.core.decision import Command
from game.core.words import _
from game.moogh.campaign.chronicle import chronicle
from game.moogh.campaign.commands import AGAIN, LEAVE, Keep, Road
from game.moogh.view import trail
from game.screens import campaign_ways, ways
from game.screens.campaign_course import Course
from game.screens.campaign_map import StopMark, brings, facts, summary
from game.screens.house import House
from game.screens.screen import Screen, within
from game.ui.canvas import Canvas
from game.ui.layout import column, row
from game.ui.theme import BODY, CREAM, HEADING, PANEL_TITLE, Kind, Style
from game.ui.transitions import Push, Stay, Transition
from game.ui.widgets import Act, Button, ListBox, Panel
from game.ui.widgets.dialog import Answer, Dialog

MAP: Final = FRect(48, 140, 1180, 708)
STORY: Final = FRect(1262, 130, 610, 728)
FOOT: Final = FRect(48, 870, 1824, 72)
BELOW: Final = FRect(48, 964, 1824, 60)
WIDEST: Final = 900.0
BEFORE: Final = ("party", "equip", "hunt")
"""What is asked before a hunt."""
NAME: Final = FRect(64, 36, 860, 92)
HEAD: Final = FRect(960, 56, 912, 56)


class CampaignScreen(Screen):
    """Between the hunts. Everything that is decided here is kept at once."""

    def __init__(self, house: House, course: Course) -> None:
        super().__init__(house)
        self.course = course
        self._looked = self._first_look()
        self._land = trail.Land(course.state.box.tale.name)

    def _first_look(self) -> int:
        """The stop that is read about first: the first road where the trail forks, else where the tribe is."""
        state = self.course.state
        return state.stop.roads[0] if self.course.about == "road" else state.at

    # -- the controls ---------------------------------------------------------------------------------------------
    def build(self) -> None:
        state = self.course.state
        panel = Panel("story", STORY, kind="bone", title="", seed=6)
        inner = FRect(STORY.x + 26, STORY.y + 88, STORY.w - 52, STORY.h - 112)
        told, known = list(self._story()), list(self._known())
        if told and known:
            upper, lower = column(inner, (inner.h * 0.46 - 8, inner.h * 0.54 - 8))
        else:
            upper = lower = inner
        self.controls.add(panel)
        for name, words, box in (("story text", told, upper), ("facts", known, lower)):
            if words:
                self.controls.add(ListBox(name, box, words, selectable=False, style=BODY))
        stops = range(len(state.box.tale.stops))
        self.controls.add(*(StopMark(MAP, state, number, self._look) for number in stops))
        actions = list(self._actions())
        wide = min(FOOT.w, len(actions) * WIDEST)
        line = FRect(FOOT.centerx - wide / 2, FOOT.y, wide, FOOT.h)
        for box, button in zip(row(line, len(actions), 24), actions, strict=True):
            button.place(box)
        self.controls.add(*actions, *self._around())
        self.controls.set_focus(next((one for one in actions if one.enabled), actions[0]))

    def _actions(self) -> Iterator[Button]:
        """What may be done now."""
        match self.course.about:
            case "road":
                yield self._road_button()
            case "party" | "equip":
                go = partial(campaign_ways.party, self.house, self.course)
                yield self._button("party", _("Choose who goes"), lambda: Push(go()), "icon-check")
                if self._forked:
                    yield self._button("other road", _("Another road"), self._other_road, "icon-undo", Kind.QUIET)
            case "hunt":
                yield self._button("hunt", _("To the hunt"), self._hunt, "icon-check")
            case "spoils":
                yield from self._spoils()
            case "lost":
                yield from self._lost()
            case _:
                read = partial(campaign_ways.chronicle, self.house, self.course)
                yield self._button("over", _("Read the chronicle"), lambda: Push(read()), "icon-bone")

    def _button(self, name: str, words: str, act: Act, icon: str, kind: Kind = Kind.PRIMARY) -> Button:
        return Button(name, FOOT, words, act, kind=kind, icon=icon)

    def _road_button(self) -> Button:
        stop = self.course.state.box.tale.stops[self._looked]
        button = self._button("road", _("Take the road: {stop}").format(stop=_(stop.title)), self._take, "icon-check")
        if self._looked not in self.course.state.stop.roads:
            button.disable(_("No road leads there from here. Choose one of the stops that are named on the map."))
        return button

    def _spoils(self) -> Iterator[Button]:
        """Each item that was found, with what it gives."""
        state = self.course.state
        for number in state.found:
            item = state.box.tale.pieces.items[number]
            button = self._button(
                f"keep {item.name}", _(item.title), partial(self._answer, Keep(item.name)), "", Kind.GOOD
            )
            button.tip = _(item.about).format(amount=abs(item.amount))
            yield button

    def _lost(self) -> Iterator[Button]:
        stop, state = self.course.state.stop, self.course.state
        again = _("Try again: {store} {cost:+d}").format(store=_(state.box.tale.store), cost=-stop.again.cost)
        button = self._button("again", again, partial(self._answer, AGAIN), "icon-undo", Kind.GOOD)
        button.tip = _(stop.again.about)
        yield button
        leave = self._button("leave", _("Leave it behind"), self._ask_to_leave, "icon-right", Kind.QUIET)
        leave.tip = _("It counts as lost for good, and the tribe goes on.")
        yield leave

    def _around(self) -> list[Button]:
        boxes = row(BELOW, 4, 24)
        read = partial(campaign_ways.chronicle, self.house, self.course)
        return [
            Button("chronicle", boxes[0], _("Chronicle"), lambda: Push(read()), icon="icon-bone"),
            Button("tribe", boxes[1], _("The tribe"), self._tribe, icon="icon-eye"),
            Button("rules", boxes[2], _("Rules"), lambda: Push(ways.rulebook(self.house, "moogh")), icon="icon-quest"),
            Button("leave table", boxes[3], _("To the campaigns"), self.back, kind=Kind.DARK, icon="icon-left"),
        ]

    # -- the story ------------------------------------------------------------------------------------------------
    def _story(self) -> Iterator[str]:
        """About the stop that is looked at; of where the tribe is, what has just happened there."""
        state, tale = self.course.state, self.course.state.box.tale
        stop = tale.stops[self._looked]
        if self._looked != state.at:
            yield _(stop.about)
        elif not self.course.about:
            yield _(tale.endings[state.ending].about)
        elif self.course.about in BEFORE:
            if not self.course.match.log:
                yield _(tale.introduction)
            yield _(stop.introduction)
        else:
            yield from chronicle(self.course.match)[-1].lines[1:]

    def _known(self) -> Iterator[str]:
        """What a hunt is for and brings, before it; after it, what is asked now."""
        state = self.course.state
        stop = state.box.tale.stops[self._looked]
        match self.course.about:
            case "spoils" if self._looked == state.at:
                yield _("Choose which of these you keep:")
                found = (state.box.tale.pieces.items[number] for number in state.found)
                yield from (f"{_(item.title)}. {_(item.about).format(amount=abs(item.amount))}" for item in found)
            case "lost" if self._looked == state.at:
                yield _(stop.again.about)
                yield list(brings(state, stop))[1]
            case "road" if self._looked == state.at:
                yield _("The trail forks. Look at the stops that are named on the map, and take one of the roads.")
            case "" if self._looked == state.at:
                yield _("Hunts won: {wins}. The chronicle tells all of it.").format(wins=state.wins)
            case _:
                yield from facts(state, stop)

    @property
    def title(self) -> str:
        """What the story's sheet is headed with."""
        state, tale = self.course.state, self.course.state.box.tale
        if not self.course.about and self._looked == state.at:
            return _(tale.endings[state.ending].title)
        return _(tale.stops[self._looked].title)

    # -- as a scene -----------------------------------------------------------------------------------------------
    def update(self, dt: float) -> Transition | None:
        self.house.notices += self.course.notices()
        return super().update(dt)

    def back(self) -> Transition | None:
        self.course.close()
        return campaign_ways.home(self.house)

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        state = self.course.state
        name = within(canvas, Style(PANEL_TITLE.face, 60, CREAM), NAME.h)
        canvas.words(_(state.box.tale.title), name, NAME, name="heading")
        line = within(canvas, Style(HEADING.face, 28, CREAM), HEAD.h)
        canvas.words(summary(state), line, HEAD, "right", name="summary")
        canvas.panel("board", MAP.inflate(20, 20), 3)
        self._land.draw(canvas, MAP)
        trail.draw_roads(canvas, MAP, state)

    def over(self, canvas: Canvas) -> None:
        state = self.course.state
        for number in self._named():
            trail.label(canvas, MAP, state.box.tale.stops[number], _(state.box.tale.stops[number].title))
        trail.draw_tribe(canvas, MAP, state)
        head = FRect(STORY.x + 30, STORY.y + 22, STORY.w - 60, 62)
        canvas.words(self.title, within(canvas, HEADING, head.h), head, name="story title")

    def _named(self) -> list[int]:
        """The stops with a flag: where the tribe is, where it may go, and what is looked at."""
        roads = self.course.state.stop.roads if self.course.about == "road" else ()
        return list(dict.fromkeys((*roads, self.course.state.at, self._looked)))

    def describe(self) -> str:
        state = self.course.state
        return "\n".join(
            [_(state.box.tale.title), summary(state), self.title, *self._story(), *self._known(), super().describe()]
        )

    # -- what the controls do -------------------------------------------------------------------------------------
    def _look(self, number: int) -> None:
        self._looked = number
        self.rebuild(f"stop {self.course.state.box.tale.stops[number].name}")

    def _take(self) -> Transition:
        return self._answer(Road(self.course.state.box.tale.stops[self._looked].name))

    def _answer(self, command: Command) -> Transition:
        self.course.answer(command)
        self._looked = self._first_look()
        self.rebuild()
        return Stay()

    @property
    def _forked(self) -> bool:
        """Whether the last thing that was decided is the road."""
        log = self.course.match.log
        return bool(log) and isinstance(log[-1].command, Road) and self.course.match.undoable > 0

    def _other_road(self) -> Transition:
        self.course.back_to("road")
        self._looked = self._first_look()
        self.rebuild()
        return Stay()

    def _ask_to_leave(self) -> Transition:
        stop = self.course.state.stop
        answers = [
            Answer(_("Leave it behind"), self._leave_behind, Kind.PRIMARY),
            Answer(_("Back")),
        ]
        words = " ".join([_("It counts as lost for good."), *list(brings(self.course.state, stop))[1:]])
        return Push(Dialog(_(stop.title), words, answers))

    def _leave_behind(self) -> None:
        self.course.answer(LEAVE)
        self._looked = self._first_look()

    def _hunt(self) -> Transition:
        try:
            return campaign_ways.hunt(self.house, self.course)
        except ContentError as error:
            self.refuse(error.faults[0].reason)
            return Stay()

    def _tribe(self) -> Transition:
        words = "\n".join(campaign_ways.tribe_words(self.course.state))
        return Push(ways.reading(self.house, _("The tribe"), words))
