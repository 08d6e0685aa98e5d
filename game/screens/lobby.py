"""The lobby: who plays, which set-up, which land. What is wrong is said in words beside its field."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from game.content.faults import ContentError
from game.content.matchfile import SeatKind
from game.content.settings import Lobby as LastLobby
from game.content.settings import LobbySeat
from game.core.words import _, several
from game.playing import open_file
from game.screens import campaign_ways, ways
from game.screens.choices import Choice as Leave
from game.screens.choices import choice
from game.screens.doors import door
from game.screens.house import House
from game.screens.listed import tribe_name
from game.screens.picking import Pick, draw_card
from game.screens.plan import LONGEST_NAME, Chair, Field, Plan, fresh_plan, new_seed
from game.screens.preview import pens_of
from game.screens.screen import Screen
from game.screens.who import kind_choice, kinds_in
from game.shelf import open_game
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.theme import BODY, CAPTION, CREAM, TEXT_RED, TRIBES, Kind, Style
from game.ui.transitions import Push, Stay, Transition
from game.ui.ways import Way
from game.ui.widgets import Act, Button, Choice, Label, Panel, TextField, Widget

if TYPE_CHECKING:
    from game.core.match import Match

SEATS: Final = FRect(72, 140, 1010, 660)
SETUP: Final = FRect(1120, 140, 728, 660)
CLOSE: Final = 4
"""With more chairs than that they stand closer."""
PENS: Final = FRect(72, 822, 1776, 124)
FOOT: Final = FRect(72, 958, 1776, 74)
LEARN, WORKSHOP = 400.0, 340.0
CAMPAIGNER: Final = "moogh"
"""The game that has campaigns in its box."""
WRONG: Final = Style(CAPTION.face, 24, TEXT_RED)
ON_WOOD: Final = Style(CAPTION.face, CAPTION.size, CREAM)
WRONG_ON_WOOD: Final = Style(BODY.face, BODY.size, CREAM)


class Lobby(Screen):
    """Sets a match up; starts with the plan of the last time."""

    def __init__(self, house: House, game: str, plan: Plan | None = None) -> None:
        super().__init__(house)
        self.game = open_game(game)
        self.plan = plan or house.planned.get(game) or self._last()
        self._preview: tuple[Plan, Match[Any] | None] | None = None

    # -- the controls -----------------------------------------------------------------------------------------
    def build(self) -> None:
        self.controls.add(Panel("seats", SEATS, kind="bone", title=_("Who plays"), seed=2))
        self.controls.add(Panel("setup", SETUP, kind="bone", title=_("Set-up"), seed=5))
        self._add_chairs()
        self._add_setup()
        self._add_picks()
        self._add_ways()
        start, back = FRect(FOOT.right - 560, FOOT.y, 560, FOOT.h), FRect(FOOT.x, FOOT.y, 320, FOOT.h)
        begin = Button("start", start, _("Start the match"), self._start, kind=Kind.PRIMARY, icon="icon-dice")
        begin.on_refused = self._refuse_start
        self.controls.add(begin, Button("back", back, _("Back"), self.back, kind=Kind.DARK))
        if self.game.name == CAMPAIGNER:
            box = FRect(back.right + 24, FOOT.y, LEARN, FOOT.h)
            self.controls.add(Button("campaign", box, _("Campaigns"), self._campaigns, icon="icon-quest"))
        if ways.has_workshop(self.game.name):
            bench = FRect(back.right + 24, FOOT.y, WORKSHOP, FOOT.h)
            self.controls.add(Button("workshop", bench, _("Workshop"), self._to_workshop, icon="icon-brush"))
        if self._first_time:
            learn = FRect(start.x - 24 - LEARN, FOOT.y, LEARN, FOOT.h)
            self.controls.add(
                Button("learn", learn, _("Play a lesson"), self._learn, kind=Kind.GOOD, icon="icon-quest")
            )
        self.controls.set_focus(begin)
        self._complain()

    def _add_chairs(self) -> None:
        for seat, chair in enumerate(self.plan.chairs):
            self._add_chair(seat, chair, FRect(SEATS.x + 34, SEATS.y + 96 + seat * self._step, SEATS.w - 68, 114))
        if len(self.plan.chairs) < max(self._seats):
            box = FRect(SEATS.x + 124, SEATS.y + 104 + len(self.plan.chairs) * self._step, 420, 72)
            self.controls.add(Button("add", box, _("Add a player"), self._add, icon="icon-free"))
        self._add_complaint("seats wrong", FRect(SEATS.x + 420, SEATS.y + 24, SEATS.w - 460, 60))

    def _add_chair(self, seat: int, chair: Chair, line: FRect) -> None:
        field = FRect(line.x + 90, line.y, 380, 72)
        name = TextField(
            f"name {seat}",
            field,
            chair.name,
            placeholder=tribe_name(seat),
            most=LONGEST_NAME + 8,
            changed=self._namer(seat),
        )
        box = FRect(field.right + 16, line.y, 366, 72)
        kind = kind_choice(seat, box, self.game, chair.kind, self._seater(seat))
        out = Button(
            f"remove {seat}", FRect(line.right - 72, line.y, 72, 72), "", self._remover(seat), icon="icon-cross"
        )
        out.tip = _("Take this player away")
        least = min(self._seats)
        if len(self.plan.chairs) <= least:
            text = several("At least {n} must play.", "At least {n} must play.", least)
            out.disable(text.format(n=least))
        self.controls.add(name, kind, out)
        self._add_complaint(f"name {seat} wrong", FRect(field.x, field.bottom + 4, 740, 34))

    def _add_setup(self) -> None:
        inner = FRect(SETUP.x + 34, SETUP.y + 96, SETUP.w - 68, SETUP.h - 120)
        scenarios = self.game.scenarios()
        names = list(scenarios)
        here = names.index(self.plan.scenario) if self.plan.scenario in names else 0
        pick = Choice(
            "scenario", FRect(inner.x, inner.y, inner.w, 72), "", [_(one.title) for one in scenarios.values()], here,
            changed=lambda n: self._change(self.plan.with_scenario(names[n])),
        )  # fmt: skip
        about = Label(
            "about", FRect(inner.x, pick.rect.bottom + 8, inner.w, 76), _(scenarios[names[here]].about), BODY, wrap=True
        )
        right = FRect(inner.x + 330, about.rect.bottom + 16, inner.w - 330, 330)
        self.controls.add(pick, about, *self._seed_controls(right, choice(scenarios[names[here]])))
        self._add_complaint("seed wrong", FRect(right.x, right.y + 114, right.w, 62))

    def _add_complaint(self, name: str, box: FRect, style: Style = WRONG) -> None:
        """Room for what is wrong with a field, beside it."""
        self.controls.add(Label(name, box, "", style, wrap=True))

    def _complain(self) -> None:
        """Says what is wrong, beside its field, and whether the match can start."""
        found = self.plan.complaints(self.game)
        told = [*found, *self.plan.remarks()]
        spots = {Field.SEATS: "seats wrong", Field.SEED: "seed wrong", Field.DINOSAURS: "picks wrong"}
        words = {
            **dict.fromkeys((*spots.values(), *(f"name {seat} wrong" for seat in range(len(self.plan.chairs)))), ""),
            **{spots.get(one.field, f"name {one.seat} wrong"): one.words for one in reversed(told)},
        }
        for widget in self.controls.widgets:
            if isinstance(widget, Label) and widget.name in words:
                widget.set_words(words[widget.name])
        self.controls["start"].enable(not found, found[0].words if found else "")
        self.damage.everything()

    def _seed_controls(self, area: FRect, leave: Leave | None) -> list[Widget]:
        caption = Label("seed caption", FRect(area.x, area.y, area.w, 34), _("Seed of all chance"), CAPTION)
        field = TextField(
            "seed", FRect(area.x, area.y + 40, area.w, 72), self.plan.seed, most=12,
            changed=lambda text: self._write(self.plan.with_seed(text)),
            tip=_("The same seed gives the same beginning and the same chance."),
        )  # fmt: skip
        new = Button(
            "new seed", FRect(area.x, area.y + 180, area.w, 66), _("Another seed"),
            lambda: self._change(self.plan.with_seed(str(new_seed()))), icon="icon-dice", once=False,
        )  # fmt: skip
        return [caption, field, new, *self._shuffle(area, leave)]

    def _shuffle(self, area: FRect, leave: Leave | None) -> Iterator[Widget]:
        """For games whose land is laid anew, or is printed."""
        if leave is None:
            return
        again = Button(
            "shuffle", FRect(area.x, area.y + 258, area.w, 66), _("Another land"),
            lambda: self._change(self.plan.dealt_again()), icon="icon-shake", once=False,
        )  # fmt: skip
        if not leave.dealt:
            again.disable(_("The land of this set-up is printed."))
        yield again

    def _add_ways(self) -> None:
        """The ways to play that this game leaves to the table, in a row."""
        found = self.plan.ways_now(self.game)
        for box, (way, value) in zip(row(PENS, max(1, len(found)), 14), found, strict=False):
            titles, here = [one.title for one in way.values], way.values.index(value)
            control = Choice(
                f"way {way.name}", FRect(box.x, box.y + 44, box.w, 76), "", titles, here, changed=self._wayfinder(way)
            )
            caption = Label(f"caption {way.name}", FRect(box.x, box.y, box.w, 42), way.title, ON_WOOD)
            self.controls.add(caption, control)

    def _wayfinder(self, way: Way) -> Callable[[int], object]:
        return lambda number: self._change(self.plan.with_way(way.name, way.values[number].name))

    def _add_picks(self) -> None:
        leave = self._leave()
        if leave is None or not leave.kinds:
            return
        picked = self.plan.picked(leave)
        for box, kind in zip(row(PENS, len(leave.kinds), 14), leave.kinds, strict=True):
            self.controls.add(Pick(kind, box, kind.name in picked, self._picker(kind.name)))
        room = FOOT.w - 980 - (LEARN + 24 if self._first_time else 0)
        self._add_complaint("picks wrong", FRect(FOOT.x + 360, FOOT.y, room, FOOT.h), WRONG_ON_WOOD)

    # -- what the controls do -----------------------------------------------------------------------------------
    def _change(self, plan: Plan) -> Transition:
        self.plan = plan
        self.rebuild()
        return Stay()

    def _write(self, plan: Plan) -> None:
        """A change while somebody writes: the fields stay as they are."""
        self.plan = plan
        self._complain()

    def _refuse_start(self) -> Transition:
        self.refuse(self.controls["start"].reason)
        return Stay()

    def _namer(self, seat: int) -> Any:
        return lambda text: self._write(self.plan.with_chair(seat, replace(self.plan.chairs[seat], name=text)))

    def _seater(self, seat: int) -> Callable[[SeatKind], object]:
        return lambda kind: self._change(self.plan.with_chair(seat, replace(self.plan.chairs[seat], kind=kind)))

    def _remover(self, seat: int) -> Act:
        return lambda: self._change(self.plan.without(seat))

    def _picker(self, name: str) -> Act:
        def act() -> Transition:
            leave = self._leave()
            assert leave is not None
            return self._change(replace(self.plan, chosen=self.plan.picked(leave)).with_kind_of(name))

        return act

    def _add(self) -> Transition:
        return self._change(self.plan.with_another(Chair(kinds_in(self.game)[-1])))

    def back(self) -> Transition | None:
        self.house.planned[self.game.name] = self.plan
        return super().back()

    def _campaigns(self) -> Transition:
        self.house.planned[self.game.name] = self.plan
        return Push(campaign_ways.campaigns(self.house))

    def _to_workshop(self) -> Transition:
        return self.attempt(lambda: Push(ways.workshop(self.house)))

    def _learn(self) -> Transition:
        self.house.planned[self.game.name] = self.plan
        return ways.learn(self.house, self.game.name)

    def _start(self) -> Transition:
        self._remember()
        self.house.planned.pop(self.game.name, None)  # the next match has dice of its own
        return self.attempt(lambda: ways.home(self.house, ways.table(self.house, self.plan.file(self.game))))

    # -- the picture --------------------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _(self.game.title))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for seat in range(len(self.plan.chairs)):
            box = FRect(SEATS.x + 34, SEATS.y + 92 + seat * self._step, 74, 80)
            canvas.ribbon(TRIBES[seat].name, box, seat)
        match = self._match()
        if match is not None:
            door(self.game.name).preview(canvas, match.state, FRect(SETUP.x + 34, SETUP.y + 290, 304, 304))
            self._draw_pens(canvas, match)

    def _draw_pens(self, canvas: Canvas, match: "Match[Any]") -> None:
        """The kinds of dinosaur, where the table has no choice."""
        leave = self._leave()
        kinds = () if leave is None or leave.kinds else pens_of(match)
        for box, kind in zip(row(PENS, 8, 14), kinds, strict=False):
            draw_card(canvas, kind, box)

    # -- helpers --------------------------------------------------------------------------------------------------
    @property
    def _first_time(self) -> bool:
        """Whether nobody has set up a match of this game here yet: then a lesson is offered, if there is one."""
        return self.game.name not in self.house.settings.lobbies and ways.has_lesson(self.game.name)

    @property
    def _seats(self) -> tuple[int, ...]:
        """How many may play."""
        return self._allowed(self.plan)

    def _allowed(self, plan: Plan) -> tuple[int, ...]:
        scenarios = self.game.scenarios()
        found: tuple[int, ...] = scenarios.get(plan.scenario, next(iter(scenarios.values()))).seats()
        return found

    @property
    def _step(self) -> float:
        """From one chair to the next."""
        return 122.0 if max(self._seats) <= CLOSE else 110.0

    def _leave(self) -> Leave | None:
        scenario = self.game.scenarios().get(self.plan.scenario)
        return None if scenario is None else choice(scenario)

    def _match(self) -> "Match[Any] | None":
        """The match as it would begin, for the preview; a wrong name or seed leaves the picture as it is."""
        plan = self.plan.sketched(self.game, self._preview[0].seed if self._preview else "0")
        if self._preview is None or self._preview[0] != plan:
            self._preview = (plan, self._open(plan))
        return self._preview[1]

    def _open(self, plan: Plan) -> "Match[Any] | None":
        if plan.complaints(self.game):
            return None
        try:
            return open_file(plan.file(self.game))
        except ContentError:
            return None

    def _last(self) -> Plan:
        """The plan of the last time, as far as it still makes sense."""
        fresh = fresh_plan(self.game)
        last = self.house.settings.lobbies.get(self.game.name)
        if last is None:
            return fresh
        plan = fresh if last.scenario not in self.game.scenarios() else fresh.with_scenario(last.scenario)
        chairs = tuple(Chair(seat.kind, seat.name) for seat in last.seats if seat.kind in kinds_in(self.game))
        plan = replace(plan, ways=tuple(last.ways.items()))  # a value that no longer goes is the usual one
        return replace(plan, chairs=chairs) if len(chairs) in self._allowed(plan) else plan

    def _remember(self) -> None:
        seats = tuple(LobbySeat(chair.kind, chair.name) for chair in self.plan.chairs)
        lobbies = {
            **self.house.settings.lobbies,
            self.game.name: LastLobby(self.plan.scenario, seats, dict(self.plan.ways)),
        }
        self.house.set(lobbies=lobbies)
