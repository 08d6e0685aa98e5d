"""Who goes on the hunt, and what they take along."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from pygame import FRect

from game.content.faults import ContentError
from game.core.words import N_, _, several
from game.moogh.campaign.commands import START, Give, Put, Send
from game.moogh.campaign.party import is_party, leads, members, size
from game.moogh.campaign.state import State
from game.moogh.characters import Rank
from game.moogh.pieces import Item
from game.screens import campaign_ways
from game.screens.campaign_course import Course
from game.screens.campaign_ways import trait_words
from game.screens.house import House
from game.screens.listed import tribe_name
from game.screens.screen import Screen, within
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.layout import grid, row
from game.ui.theme import BODY, CAPTION, CREAM, HEADING, INK, TEXT_RED, Face, Kind, Style
from game.ui.transitions import Pop, Stay, Swap, Transition
from game.ui.widgets import Button, Choice, Label, Panel, Widget

CARDS: Final = FRect(48, 150, 1824, 700)
FOOT: Final = FRect(48, 940, 1824, 80)
SAID: Final = FRect(48, 864, 1824, 62)
ON_WOOD: Final = Style(BODY.face, BODY.size, CREAM)
RANKS: Final = {Rank.LEADER: N_("leader"), Rank.SIDEKICK: N_("sidekick")}
ROWS: Final = 5


class PersonCard(Widget):
    """One of the tribe: pressed, it goes or stays."""

    role = N_("person")

    def __init__(self, rect: FRect, state: State, number: int, *, goes: bool, toggle: Callable[[int], None]) -> None:
        one = state.box.tale.people[number]
        super().__init__(f"person {one.name}", rect)
        self.state, self.number, self.goes, self.toggle = state, number, goes, toggle
        self.tip = " ".join([_(one.about), *map(trait_words, state.traits(number)[1:])])

    def words(self) -> str:
        one = self.state.box.tale.people[self.number]
        goes = _("goes") if self.goes else _("stays at the camp")
        wound = [_("wounded")] if self.state.wounded[self.number] else []
        traits = map(trait_words, self.state.traits(self.number))
        return ", ".join([_(one.kind.title), _(RANKS[one.kind.rank]), goes, *wound, *traits])

    def activate(self, intent: Intent) -> Transition | None:
        del intent
        self.toggle(self.number)
        return Stay()

    def draw(self, canvas: Canvas) -> None:
        state, one = self.state, self.state.box.tale.people[self.number]
        box, hurt = self.rect, bool(state.wounded[self.number])
        canvas.panel("bone" if self.goes else "idle", box, self.number + 1)
        picture = f"{one.name}-hurt-card" if hurt else f"{one.name}-card"
        canvas.sprite(picture, box.x + 18, box.y + 22, 1.05)
        left = box.x + 140
        name, rank = FRect(left + 42, box.y + 12, box.w - 330, 44), FRect(left, box.y + 58, box.w - 158, 34)
        tribe = next(tribe for tribe in state.box.tale.pieces.tribes if tribe.name == one.kind.tribe)
        canvas.icon(f"icon-{tribe.emblem}", FRect(left, box.y + 20, 34, 34), INK)
        canvas.words(_(one.kind.title), within(canvas, HEADING, name.h), name, name="person name")
        canvas.words(_(RANKS[one.kind.rank]), within(canvas, CAPTION, rank.h), rank, name="rank")
        if hurt:
            wound = FRect(name.right + 6, box.y + 12, box.right - name.right - 24, 44)
            style = within(canvas, Style(Face.BOLD, 24, TEXT_RED), wound.h)
            canvas.words(_("wounded"), style, wound, "right", name="wounded")
        born, *marks = state.traits(self.number)
        traits = " ".join([trait_words(born), *(f"{_(mark.title)}." for mark in marks)])
        about = FRect(left, box.y + 94, box.w - 154, box.h - 164)
        canvas.words(traits, CAPTION, about, upright="top", wrap=True, name="traits")
        self._mark(canvas, FRect(left, box.bottom - 62, box.w - 160, 46))
        if self.ringed:
            canvas.ring(box, 3, alpha=self.owner.breath if self.owner else 1.0)

    def _mark(self, canvas: Canvas, line: FRect) -> None:
        """Whether it goes, by a sign and a word."""
        canvas.panel("tag" if self.goes else "empty", line, self.number + 4)
        if self.goes:
            canvas.icon("icon-check", FRect(line.x + 10, line.y + 7, 32, 32), CREAM)
        words = _("goes") if self.goes else _("stays")
        colour = CREAM if self.goes else INK
        canvas.words(words, Style(Face.BOLD, 26, colour), line.inflate(-100, 0), "centre", name="goes")


class Party(Screen):
    """Eight people, of whom some go. Nothing is decided before the button is pressed."""

    def __init__(self, house: House, course: Course) -> None:
        super().__init__(house)
        self.course = course
        self._chosen: set[int] = set()

    def build(self) -> None:
        state = self.course.state
        for number, box in enumerate(grid(CARDS, 4, 2, 22)[: len(state.box.tale.people)]):
            self.controls.add(PersonCard(box, state, number, goes=number in self._chosen, toggle=self._toggle))
        self.controls.add(Label("said", SAID, self._said(), ON_WOOD, "centre", wrap=True))
        boxes = row(FOOT, 3, 24)
        words = _("These take something along") if any(state.gear) else _("These set out")
        send = Button("send", boxes[2], words, self._send, kind=Kind.PRIMARY, icon="icon-check")
        send.enable(is_party(state, sorted(self._chosen)), self._missing())
        clear = Button("clear", boxes[1], _("Nobody yet"), self._clear, icon="icon-undo")
        self.controls.add(Button("back", boxes[0], _("Back"), Pop, kind=Kind.DARK), clear, send)

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Who goes: {stop}").format(stop=_(self.course.state.stop.title)))

    def describe(self) -> str:
        return "\n".join([self._said(), *campaign_ways.tribe_words(self.course.state), super().describe()])

    def _said(self) -> str:
        """How many are chosen, and what of it is missing."""
        rule = _("Who stays at the camp gets well again. Wounded people who go begin injured.")
        return f"{self._missing() or _('They can set out.')} {rule}"

    def _missing(self) -> str:
        """Why these are no party yet; empty if they are one."""
        state, wanted = self.course.state, size(self.course.state)
        if sum(leads(state, one) for one in self._chosen) > 1:
            return _("At most one leader goes.")
        if len(self._chosen) != wanted:
            text = several("{number} person goes; {have} chosen.", "{number} people go; {have} chosen.", wanted)
            return text.format(number=wanted, have=len(self._chosen))
        return ""

    # -- what the controls do -------------------------------------------------------------------------------------
    def _toggle(self, number: int) -> None:
        self._chosen ^= {number}
        self.rebuild()

    def _clear(self) -> Transition:
        self._chosen.clear()
        self.rebuild()
        return Stay()

    def _send(self) -> Transition:
        state = self.course.state
        self.course.answer(Send(state.names(tuple(sorted(self._chosen)))))
        return begun(self, self.course)


def begun(screen: Screen, course: Course) -> Transition:
    """On to what comes next: the hunt, if it has begun; else what is taken along."""
    if course.about != "hunt":
        return Swap(campaign_ways.party(screen.house, course))
    try:
        return campaign_ways.hunt(screen.house, course)
    except ContentError as error:
        screen.refuse(error.faults[0].reason)
        return Stay()


class Equip(Screen):
    """Each item of the tribe, and who takes it along. Every change is kept at once."""

    def __init__(self, house: House, course: Course) -> None:
        super().__init__(house)
        self.course = course

    def build(self) -> None:
        items = self.course.state.box.tale.pieces.items
        self.controls.add(Panel("items", CARDS, kind="bone", seed=4))
        for number, box in self._boxes():
            self.controls.add(self._row(items[number], number, FRect(box.x + 96, box.y, box.w - 96, 62)))
            line = FRect(box.x + 104, box.y + 64, box.w - 110, box.h - 64)
            about = _(items[number].about).format(amount=abs(items[number].amount))
            self.controls.add(Label(f"about {items[number].name}", line, about, CAPTION, wrap=True))
        self.controls.add(Label("shared", SAID, " ".join(self._shared()), ON_WOOD, "centre", wrap=True))
        boxes = row(FOOT, 3, 24)
        others = Button("others", boxes[1], _("Choose others"), self._others, icon="icon-undo")
        start = Button(
            "start", boxes[2], _("Set out: the hunt begins"), self._start, kind=Kind.PRIMARY, icon="icon-check"
        )
        self.controls.add(Button("back", boxes[0], _("Back"), Pop, kind=Kind.DARK), others, start)

    def _boxes(self) -> Iterator[tuple[int, FRect]]:
        """The items of the tribe by number, and the room of each."""
        owned = [number for number, there in enumerate(self.course.state.gear) if there]
        area = CARDS.inflate(-60, -48)
        for at, number in enumerate(owned):
            across, down = divmod(at, ROWS)
            wide, high = (area.w - 36) / 2, area.h / ROWS
            yield number, FRect(area.x + across * (wide + 36), area.y + down * high, wide, high - 6)

    def _row(self, item: Item, number: int, box: FRect) -> Choice:
        """Who takes that item: nobody, or one of the party whom it suits and whose hands are free."""
        state = self.course.state
        holder = next((one for one in state.party if state.bags[one] == number + 1), None)
        able = [one for one in state.party if item.suits(state.box.tale.people[one].kind)]
        able = [one for one in able if one == holder or not state.bags[one]]
        names = [_("at the camp"), *(_(state.box.tale.people[one].kind.title) for one in able)]
        here = 0 if holder is None else 1 + able.index(holder)
        return Choice(
            f"item {item.name}", box, _(item.title), names, here, changed=partial(self._give, item, able)
        )  # fmt: skip

    def _shared(self) -> Iterator[str]:
        """Who plays whom, where several play."""
        state = self.course.state
        yield _("Each takes one item at most, and only what is of use to it.")
        if state.box.seats > 1:
            titles = {one.name: _(one.kind.title) for one in state.box.tale.people}
            seats = zip(self.course.start.seats, members(state), strict=True)
            for number, (seat, names) in enumerate(seats):
                who = seat.name or tribe_name(number)
                yield _("{player} plays {people}.").format(player=who, people=", ".join(titles[one] for one in names))

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("What they take along"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for number, box in self._boxes():
            name = self.course.state.box.tale.pieces.items[number].name
            canvas.sprite(f"item-{name}", box.x + 44, box.y + 56, 0.98)

    # -- what the controls do -------------------------------------------------------------------------------------
    def _give(self, item: Item, able: list[int], number: int) -> None:
        state = self.course.state
        if state.box.tale.item(item.name) + 1 in state.bags:
            self.course.answer(Put(item.name))
        if number:
            self.course.answer(Give(item.name, state.box.tale.people[able[number - 1]].name))
        self.rebuild()

    def _others(self) -> Transition:
        self.course.back_to("party")
        return begun(self, self.course)

    def _start(self) -> Transition:
        self.course.answer(START)
        return begun(self, self.course)
