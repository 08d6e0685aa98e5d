"""Another campaign: which, how hard, who plays, and what it is called."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pygame import FRect

from game.content.matchfile import MatchFile, Seat, SeatKind
from game.core.words import _, several
from game.moogh import content
from game.moogh.campaign.rules import NAME
from game.moogh.setting import party_size
from game.screens import campaign_ways
from game.screens.campaign_course import Course
from game.screens.house import House
from game.screens.listed import tribe_name
from game.screens.plan import LONGEST_NAME, new_seed
from game.screens.screen import Screen
from game.screens.who import kind_choice
from game.shelf import open_game
from game.ui.canvas import Canvas
from game.ui.theme import BODY, TRIBES, Kind
from game.ui.transitions import Stay, Swap, Transition
from game.ui.widgets import Button, Choice, Label, Panel, TextField

LEFT: Final = FRect(72, 140, 920, 780)
RIGHT: Final = FRect(1024, 140, 824, 780)
FOOT: Final = FRect(72, 944, 1776, 76)
LINE: Final = 104.0
LONGEST: Final = 60


class NewCampaign(Screen):
    """Nothing is kept before it begins."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._tales = list(content.tales(content.folder()).values())
        self._tale = 0
        self._mode = 0
        self._seats: list[Seat] = [Seat("human")]
        self._name = ""

    def build(self) -> None:
        self.controls.add(Panel("tale", LEFT, kind="bone", title=_("The story"), seed=3))
        self.controls.add(Panel("seats", RIGHT, kind="bone", title=_("Who plays"), seed=8))
        self._add_tale(FRect(LEFT.x + 34, LEFT.y + 96, LEFT.w - 68, LEFT.h - 130))
        self._add_seats(FRect(RIGHT.x + 34, RIGHT.y + 96, RIGHT.w - 68, RIGHT.h - 130))
        begin = FRect(FOOT.right - 560, FOOT.y, 560, FOOT.h)
        start = Button("begin", begin, _("Begin the campaign"), self._begin, kind=Kind.PRIMARY, icon="icon-check")
        back = Button("back", FRect(FOOT.x, FOOT.y, 320, FOOT.h), _("Back"), self.back, kind=Kind.DARK)
        self.controls.add(start, back)
        self.controls.set_focus(start)

    def _add_tale(self, area: FRect) -> None:
        tale = self._tales[self._tale]
        modes = tale.modes()
        titles = [_(one.title) for one in self._tales]
        which = Choice("which", FRect(area.x, area.y, area.w, 76), "", titles, self._tale, changed=self._choose_tale)
        hunts = _("Hunts on the trail: {stops}. Forks: {forks}. Endings: {endings}.").format(
            stops=len(tale.stops), forks=sum(len(one.roads) > 1 for one in tale.stops), endings=len(tale.endings)
        )
        about = Label("about", FRect(area.x, area.y + 92, area.w, 190), f"{_(tale.about)} {hunts}", BODY, wrap=True)
        how = Choice(
            "mode", FRect(area.x, area.y + 300, area.w, 76), _("Difficulty"), [_(one.title) for one in modes],
            self._mode, changed=self._choose_mode,
        )  # fmt: skip
        number = party_size(modes[self._mode], len(self._seats))
        text = several("{number} of the tribe goes on each hunt.", "{number} of the tribe go on each hunt.", number)
        go = Label("party", FRect(area.x, area.y + 388, area.w, 76), text.format(number=number), BODY, wrap=True)
        caption = Label("name caption", FRect(area.x, area.y + 486, area.w, 40), _("What it is called"), BODY)
        name = TextField(
            "name", FRect(area.x, area.y + 534, area.w, 76), self._name, placeholder=_(tale.title), most=LONGEST,
            changed=self._rename, tip=_("Several campaigns can go on side by side, each under its name."),
        )  # fmt: skip
        self.controls.add(which, about, how, go, caption, name)

    def _add_seats(self, area: FRect) -> None:
        players = [str(number) for number in self._tales[self._tale].seats()]
        how_many = Choice(
            "players", FRect(area.x, area.y, area.w, 76), _("Players"), players, len(self._seats) - 1,
            changed=self._seat, tip=_("They hunt together, and share the people who go."),
        )  # fmt: skip
        self.controls.add(how_many)
        for seat, one in enumerate(self._seats):
            line = FRect(area.x, area.y + 110 + seat * LINE, area.w, 76)
            field = FRect(line.x + 92, line.y, 320, line.h)
            self.controls.add(
                TextField(
                    f"name {seat}", field, one.name, placeholder=tribe_name(seat), most=LONGEST_NAME,
                    changed=self._namer(seat),
                ),
                kind_choice(
                    seat, FRect(field.right + 16, line.y, line.right - field.right - 16, line.h), open_game("moogh"),
                    one.kind, self._seater(seat),
                ),
            )  # fmt: skip

    # -- the picture ----------------------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("New campaign"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for seat in range(len(self._seats)):
            box = FRect(RIGHT.x + 34, RIGHT.y + 206 + seat * LINE - 4, 74, 84)
            canvas.ribbon(TRIBES[seat].name, box, seat)

    # -- what the controls do -------------------------------------------------------------------------------------
    def _choose_tale(self, number: int) -> None:
        self._tale = number
        self.rebuild()

    def _choose_mode(self, number: int) -> None:
        self._mode = number
        self.rebuild()

    def _rename(self, text: str) -> None:
        self._name = text

    def _seat(self, number: int) -> None:
        wanted = number + 1
        self._seats = (self._seats + [Seat("human")] * wanted)[:wanted]
        self.rebuild()

    def _namer(self, seat: int) -> Callable[[str], None]:
        def name(text: str) -> None:
            self._seats[seat] = replace(self._seats[seat], name=" ".join(text.split()))

        return name

    def _seater(self, seat: int) -> Callable[[SeatKind], None]:
        def sit(kind: SeatKind) -> None:
            self._seats[seat] = replace(self._seats[seat], kind=kind)

        return sit

    def _begin(self) -> Transition:
        tale = self._tales[self._tale]
        options = {"mode": tale.modes()[self._mode].name}
        file = MatchFile(NAME, tuple(self._seats), tale.name, new_seed(), options=options)
        name = " ".join(self._name.split()) or _(tale.title)
        try:
            folder = self.house.campaigns.begin(name, file)
        except OSError as error:
            self.refuse(_("It cannot be saved ({reason}).").format(reason=error.strerror or error))
            return Stay()
        return Swap(campaign_ways.trail(self.house, Course(folder)))
