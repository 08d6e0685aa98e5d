"""Where a pack for Dino-Wars is put together: its animals on the left, the one that is marked on the right."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from pygame import FRect

from game.core.words import N_, _, several
from game.dinowars import drafts
from game.dinowars.kinds import ARMIES, COATS, FEWEST, LEAST, MOST, STAT_NAMES, Diet, Pack
from game.dinowars.kinds import Kind as Animal
from game.dinowars.own_packs import PackFolder
from game.dinowars.packing import wrongs
from game.screens.house import House
from game.screens.screen import Screen
from game.ui.canvas import Canvas
from game.ui.coats import dressed
from game.ui.layout import grid, row, stack
from game.ui.theme import BODY, CREAM, LABEL, Kind, Style
from game.ui.transitions import Pop, Push, Stay, Transition
from game.ui.widgets import Button, Choice, Label, ListBox, Panel, Slider, TextField, Toggle, Widget
from game.ui.widgets.dialog import Answer, Dialog

PACK: Final = FRect(72, 136, 760, 736)
ANIMAL: Final = FRect(864, 136, 984, 736)
PORTRAIT: Final = FRect(ANIMAL.x + 34, ANIMAL.y + 28, 380, 276)
NUMBERS: Final = FRect(ANIMAL.x + 34, ANIMAL.y + 316, ANIMAL.w - 68, 396)
COST: Final = FRect(72, 882, 1776, 66)
FOOT: Final = FRect(72, 958, 1776, 70)
COAT_NAMES: Final = {
    "": N_("its own"), "russet": N_("russet"), "amber": N_("amber"), "moss": N_("moss"), "fern": N_("fern"),
    "jade": N_("jade"), "sky": N_("sky"), "indigo": N_("indigo"), "plum": N_("plum"),
}  # fmt: skip
DIETS: Final = ((Diet.CARNIVORE, N_("carnivore")), (Diet.HERBIVORE, N_("herbivore")))
THUMB: Final = (84.0, 46.0)
"""The room for a picture in a row."""


class AnimalList(ListBox):
    """Animals in rows, each with its picture."""

    pictures: Sequence[str] = ()

    def row_height(self, canvas: Canvas, row: str) -> float:
        return max(THUMB[1] + 6, canvas.text.size(row, self.style, self.view.w - THUMB[0] - 24)[1] + 10)

    def draw_row(self, canvas: Canvas, number: int, box: FRect) -> None:
        draw_within(canvas, self.pictures[number], FRect(box.x + 6, box.y + 3, *THUMB))
        words = FRect(box.x + THUMB[0] + 18, box.y, box.w - THUMB[0] - 24, box.h)
        canvas.words(self.rows[number], self.row_style(number), words, wrap=True, name=f"{self.name} row {number}")


class PackBench(Screen):
    """A draft of a pack; `path` is the file it came from and goes to. Nothing is kept before it is saved."""

    def __init__(
        self, house: House, folder: PackFolder, pack: Pack, path: Path | None = None, *, naming: bool = False
    ) -> None:
        super().__init__(house)
        self.folder, self.known, self.path = folder, folder.known, path
        self.pack = self._kept = pack
        self.at = 0
        self._naming = naming
        self._last = ""
        """What was changed last."""

    @property
    def kind(self) -> Animal:
        """The kind of the animal that is marked."""
        return self.pack.members[self.at].kind

    @property
    def is_own(self) -> bool:
        """Whether that kind is home-made."""
        return self.kind not in self.known

    # -- the controls -----------------------------------------------------------------------------------------
    def build(self) -> None:
        self.controls.add(Panel("pack", PACK, kind="bone", seed=4), Panel("animal", ANIMAL, kind="bone", seed=7))
        self._add_pack()
        self._add_animal()
        self._add_numbers()
        self.controls.add(Label("cost", COST, "", Style(BODY.face, BODY.size, CREAM), wrap=True))
        save, back = FRect(FOOT.right - 480, FOOT.y, 480, FOOT.h), FRect(FOOT.x, FOOT.y, 320, FOOT.h)
        button = Button("save", save, _("Save the pack"), self._save, kind=Kind.PRIMARY, icon="icon-check")
        button.on_refused = self._refuse_save
        self.controls.add(button, Button("back", back, _("Back"), self.back, kind=Kind.DARK))
        self.controls.set_focus(self.controls["title" if self._naming else "animals"])
        self._naming = False
        self._tell()

    def _add_pack(self) -> None:
        inner = PACK.inflate(-68, -52)
        title = TextField(
            "title", FRect(inner.x, inner.y, inner.w, 66), self.pack.title, placeholder=_("the name of the pack"),
            most=drafts.LONGEST, changed=lambda text: self._write(replace(self.pack, title=text)),
            tip=_("What the pack is called."),
        )  # fmt: skip
        points = Choice(
            "points", FRect(inner.x, inner.y + 80, inner.w, 66), _("Points"), [str(one) for one in sorted(ARMIES)],
            sorted(ARMIES).index(self.pack.points), changed=lambda n: self._write(self._with_points(n)),
            tip=_("Both packs of a match have the same points."),
        )  # fmt: skip
        box = FRect(inner.x, inner.y + 160, inner.w, 440)
        animals = AnimalList("animals", box, self._rows(), marked=self._mark, style=LABEL)
        animals.pictures = self._pictures()
        animals.index = self.at
        self.controls.add(title, points, animals)
        add, out = row(FRect(inner.x, inner.bottom - 70, inner.w, 70), 2, 20)
        self.controls.add(
            Button("add", add, _("Add another"), self._add, kind=Kind.GOOD, icon="icon-egg", once=False),
            Button("take out", out, _("Take it out"), self._take_out, icon="icon-cross", once=False),
        )

    def _with_points(self, number: int) -> Pack:
        return replace(self.pack, points=sorted(ARMIES)[number])

    def _rows(self) -> list[str]:
        text = _("{kind}   {points}")
        return [text.format(kind=_(one.kind.title), points=one.kind.cost) for one in self.pack.members]

    def _pictures(self) -> list[str]:
        return [picture(one.kind) for one in self.pack.members]

    def _add_animal(self) -> None:
        """Which kind it is, and what it is called."""
        boxes = grid(
            FRect(PORTRAIT.right + 24, PORTRAIT.y, ANIMAL.right - 34 - PORTRAIT.right - 24, PORTRAIT.h), 1, 4, 10
        )
        kinds = self._kinds()
        names = [_(one.title) for one in kinds]
        self.controls.add(
            Choice("kind", boxes[0], "", names, kinds.index(self.kind), changed=self._exchange,
                   tip=_("Another kind of animal in this place.")),
            Button("own", boxes[1], _("Make it my own"), self._make_own, icon="icon-brush", once=False),
        )  # fmt: skip
        own = self.controls["own"]
        own.tip = _("A kind of its own with these numbers, to be changed as you like.")
        if self.is_own:
            own.disable(_("It is home-made already: change its numbers below."))
        name = TextField(
            "name", boxes[2], _(self.kind.title), most=drafts.LONGEST, changed=self._rename,
            tip=_("What the home-made kind is called."),
        )  # fmt: skip
        silhouettes = [one.name for one in self.known]
        shape = Choice(
            "silhouette", boxes[3], "", [_("Shape: {kind}").format(kind=_(one.title)) for one in self.known],
            silhouettes.index(self.kind.silhouette or self.kind.name),
            changed=lambda n: self._set(silhouette=silhouettes[n]), tip=_("Whose picture it wears."),
        )  # fmt: skip
        self.controls.add(*map(self._only_own, (name, shape)))

    def _kinds(self) -> list[Animal]:
        """The kinds that may stand there: the ready ones, and the pack's own."""
        return [*self.known, *drafts.own_kinds(self.pack, self.known)]

    def _add_numbers(self) -> None:
        lines = stack(NUMBERS, len(drafts.STATS) + 2, 8)
        for box, stat in zip(lines, drafts.STATS, strict=False):
            self.controls.add(self._only_own(self._slider(stat, box)))
        boxes = [*row(lines[-2], 2, 12), *row(lines[-1], 2, 12)]
        tail = Toggle(
            "tail", boxes[0], _("Tail strike"), self.kind.tail, changed=lambda on: self._set(tail=on),
            tip=_("It strikes to the rear too; one point."),
        )  # fmt: skip
        flies = Toggle(
            "flies", boxes[1], _("Flight"), self.kind.flies, changed=lambda on: self._set(flies=on),
            tip=_("It passes over ground and animals; one point."),
        )  # fmt: skip
        diet = Choice(
            "diet", boxes[2], "", [_(words) for _diet, words in DIETS],
            [one for one, _words in DIETS].index(self.kind.diet), changed=lambda n: self._set(diet=DIETS[n][0]),
            tip=_("Which feeding points it uses."),
        )  # fmt: skip
        coat = Choice(
            "colour", boxes[3], "", [_("Colour: {name}").format(name=_(COAT_NAMES[one])) for one in COATS],
            COATS.index(self.kind.colour),
            changed=lambda n: self._set(colour=COATS[n]), tip=_("The colour of its coat; it costs nothing."),
        )  # fmt: skip
        self.controls.add(*map(self._only_own, (tail, flies, diet, coat)))

    def _slider(self, stat: str, box: FRect) -> Slider:
        bounds = (float(LEAST[stat]), float(MOST[stat]), 1.0)
        text = _("{least} to {most}, a point each.").format(least=LEAST[stat], most=MOST[stat])
        return Slider(
            stat, box, _(STAT_NAMES[stat]), bounds, getattr(self.kind, stat),
            changed=lambda value: self._set(**{stat: round(value)}), tip=text,
        )  # fmt: skip

    def _only_own(self, control: Widget) -> Widget:
        if not self.is_own:
            control.disable(_("This is a ready kind: make it your own first."))
        return control

    # -- what the controls do ---------------------------------------------------------------------------------
    def _write(self, pack: Pack) -> None:
        """A change that leaves the controls as they are."""
        self.pack = pack
        self._tell()

    def _set(self, **values: object) -> None:
        self._last = next(iter(values))
        self._write(drafts.changed(self.pack, self.at, **values))

    def _rename(self, title: str) -> None:
        self._write(drafts.renamed(self.pack, self.at, title, self.known))

    def _change(self, pack: Pack, at: int) -> Transition:
        """A change that other controls follow."""
        self.pack, self.at = pack, min(max(0, at), len(pack.members) - 1)
        self.rebuild()
        return Stay()

    def _mark(self, at: int) -> None:
        self._change(self.pack, at)

    def _exchange(self, number: int) -> Transition:
        return self._change(drafts.exchanged(self.pack, self.at, self._kinds()[number]), self.at)

    def _add(self) -> Transition:
        return self._change(drafts.added(self.pack, self.kind), len(self.pack.members))

    def _take_out(self) -> Transition:
        return self._change(drafts.taken_out(self.pack, self.at), self.at)

    def _make_own(self) -> Transition:
        return self._change(drafts.made_own(self.pack, self.at, self.known), self.at)

    def _refuse_save(self) -> Transition:
        self.refuse(self.controls["save"].reason)
        return Stay()

    def _save(self) -> Transition:
        pack = replace(self.pack, title=" ".join(self.pack.title.split()))
        try:
            self.folder.save(pack, self.path)
        except OSError as error:
            self.refuse(_("It cannot be saved ({reason}).").format(reason=error.strerror or error))
            return Stay()
        self.house.notices.append(_("{title} is saved.").format(title=pack.title))
        return Pop()

    def back(self) -> Transition | None:
        """Asks, if something would be lost."""
        if self.pack == self._kept and self.path is not None:
            return Pop()
        answers = [Answer(_("Drop it"), lambda: Pop(scenes=2), Kind.PRIMARY), Answer(_("Go on with it"))]
        return Push(Dialog(_("Drop this pack?"), _("It is not saved."), answers))

    # -- what is told -----------------------------------------------------------------------------------------
    def _tell(self) -> None:
        """What the pack costs, what is left, and why it may not play yet."""
        label, animals = self.controls["cost"], self.controls["animals"]
        assert isinstance(label, Label)
        assert isinstance(animals, AnimalList)
        label.set_words(self.verdict())
        animals.set_rows(self._rows(), self.at)
        animals.pictures = self._pictures()
        wrong = self._wrong()
        self.controls["save"].enable(not wrong, wrong)
        few, full = len(self.pack.members) <= FEWEST, drafts.is_full(self.pack)
        self.controls["take out"].enable(not few, _("A pack has two animals at least.") if few else "")
        self.controls["add"].enable(not full, _("A pack has eight animals at most.") if full else "")
        self.damage.everything()

    def verdict(self) -> str:
        """The cost and what is left in a sentence; of too much, what would fit."""
        left = drafts.left(self.pack)
        text = _("{cost} of {points} points.").format(cost=self.pack.cost, points=self.pack.points)
        if left < 0:
            over = several("{n} point too many:", "{n} points too many:", -left).format(n=-left)
            return f"{text} {over} {self._remedy()}"
        return f"{text} {several('{n} is left.', '{n} are left.', left).format(n=left)} {self._wrong()}".strip()

    def _remedy(self) -> str:
        return drafts.remedy(self.pack, self.at, self._last) if self.is_own else drafts.less()

    def _wrong(self) -> str:
        if not self.pack.title.strip():
            return _("The pack has no name yet.")
        if any(not one.title.strip() for one in drafts.own_kinds(self.pack, self.known)):
            return _("A home-made kind has no name yet.")
        if drafts.left(self.pack) < 0:
            return _("It costs too much: {remedy}").format(remedy=self._remedy())
        return next(iter(wrongs(self.pack, self.known)), "")

    def describe(self) -> str:
        """All animals, then the controls."""
        return "\n".join([*self._rows(), super().describe()])

    # -- the picture ------------------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Creature workshop"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.panel("slot", PORTRAIT, 9)
        draw_within(canvas, picture(self.kind), PORTRAIT.inflate(-40, -70).move(0, -16))
        cost = several("{n} point", "{n} points", self.kind.cost).format(n=self.kind.cost)
        line = FRect(PORTRAIT.x + 16, PORTRAIT.bottom - 56, PORTRAIT.w - 32, 48)
        canvas.words(cost, LABEL, line, "centre", name="its cost")


def picture(kind: Animal) -> str:
    """The picture that a kind wears."""
    return dressed(kind.silhouette or kind.name, kind.colour)


def draw_within(canvas: Canvas, name: str, box: FRect) -> None:
    """A picture as large as fits there, in the middle."""
    x, y, wide, high = canvas.art.sprites.body(name)
    left, top = (side / 8 for side in canvas.art.sprites.anchor(name, 8.0))
    size = min(box.w / wide, box.h / high, 1.7)
    canvas.sprite(name, box.centerx + (left - x - wide / 2) * size, box.centery + (top - y - high / 2) * size, size)
