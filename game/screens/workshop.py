"""The creature workshop: the player's own packs for Dino-Wars, and the ready ones to copy."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from pygame import FRect

from game.content.faults import ContentError
from game.core.words import _, several
from game.dinowars import content, drafts
from game.dinowars.kinds import Pack
from game.dinowars.own_packs import OwnPack, open_folder, told
from game.screens import ways
from game.screens.house import House
from game.screens.screen import Screen
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.theme import BODY, CREAM, Kind, Style
from game.ui.transitions import Pop, Push, Stay, Transition
from game.ui.widgets import Button, Label, ListBox, TextField
from game.ui.widgets.dialog import Answer, Dialog

LIST: Final = FRect(96, 150, 1728, 610)
BRING: Final = FRect(96, 784, 1728, 72)
WHERE: Final = FRect(96, 866, 1728, 66)
LINE: Final = FRect(96, 944, 1728, 76)
LONGEST_PATH: Final = 400
ON_WOOD: Final = Style(BODY.face, 25, CREAM)


class Workshop(Screen):
    """All packs, one's own first: to open, copy, rename, delete, or bring in from a file."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        pieces = content.pieces(content.folder())
        self.known, self._ready = pieces.kinds, pieces.packs
        self.folder, notice = open_folder(self.known)
        if notice:
            house.notices.append(notice)
        self._own: list[OwnPack] = []
        self._at = 0

    # -- the controls -----------------------------------------------------------------------------------------
    def build(self) -> None:
        self._own = self.folder.listed()
        rows = [*map(self._own_row, self._own), *(_("ready   {pack}").format(pack=_row(one)) for one in self._ready)]
        box = ListBox("packs", LIST, rows, chosen=self._open, marked=self._mark)
        box.index = self._at = min(self._at, len(rows) - 1)
        self.controls.add(box)
        self._add_bringing()
        self._add_buttons()
        self.controls.set_focus(box)

    def _own_row(self, one: OwnPack) -> str:
        return _row(one.pack) if one.pack else _("not a pack   {wrong}").format(wrong=one.wrong)

    def _add_bringing(self) -> None:
        field = FRect(BRING.x, BRING.y, BRING.w - 420, BRING.h)
        path = TextField(
            "path", field, placeholder=_("the path of a file with a pack"), most=LONGEST_PATH, done=self._bring_in
        )
        button = FRect(field.right + 24, BRING.y, 396, BRING.h)
        where = _("Files that are put into {folder} are listed too.").format(folder=self.folder.folders[0])
        self.controls.add(
            path,
            Button("bring in", button, _("Bring it in"), lambda: self._bring_in(path.text), icon="icon-free"),
            Label("where", WHERE, where, ON_WOOD, wrap=True),
        )

    def _add_buttons(self) -> None:
        boxes = row(LINE, 6, 20)
        self.controls.add(
            Button("open", boxes[0], _("Open"), self._open, kind=Kind.PRIMARY, icon="icon-check"),
            Button("new", boxes[1], _("New pack"), self._new, kind=Kind.GOOD, icon="icon-egg"),
            Button("copy", boxes[2], _("Make a copy"), self._copy, icon="icon-hand"),
            Button("rename", boxes[3], _("Rename"), self._rename, icon="icon-brush"),
            Button("delete", boxes[4], _("Delete"), self._ask, icon="icon-cross"),
            Button("back", boxes[5], _("Back"), Pop, kind=Kind.DARK),
        )
        self._mark(self._at)

    def _mark(self, at: int) -> None:
        """What can be done with the pack in that row."""
        self._at = at
        own, pack = self._chosen_own(), self._chosen()
        ready = _("This pack came with the program: copy it, and change the copy.")
        shut = _("This file is not a pack: it can only be deleted.")
        why = ready if own is None else shut
        for name, able in (
            ("open", own and pack), ("rename", own and pack), ("copy", pack), ("delete", own)
        ):  # fmt: skip
            self.controls[name].enable(bool(able), "" if able else why)

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Creature workshop"))

    def describe(self) -> str:
        """All packs, then the controls."""
        packs = self.controls["packs"]
        assert isinstance(packs, ListBox)
        return "\n".join([*packs.rows, super().describe()])

    # -- what is chosen ---------------------------------------------------------------------------------------
    def _chosen_own(self) -> OwnPack | None:
        return self._own[self._at] if self._at < len(self._own) else None

    def _chosen(self) -> Pack | None:
        own = self._chosen_own()
        return own.pack if own else self._ready[self._at - len(self._own)]

    # -- what the controls do ---------------------------------------------------------------------------------
    def _open(self, _number: int = 0) -> Transition:
        own = self._chosen_own()
        if own is None:
            return self._copy()
        if own.pack is None:
            self.refuse(own.wrong)
            return Stay()
        return Push(ways.pack_bench(self.house, self.folder, own.pack, own.path))

    def _new(self) -> Transition:
        return Push(ways.pack_bench(self.house, self.folder, drafts.fresh(_("My pack"), self.known)))

    def _copy(self) -> Transition:
        pack = self._chosen()
        if pack is None:
            return Stay()
        title = _("Copy of {title}").format(title=_(pack.title))[: drafts.LONGEST]
        return Push(ways.pack_bench(self.house, self.folder, replace(pack, title=title)))

    def _rename(self) -> Transition:
        own = self._chosen_own()
        assert own is not None
        assert own.pack is not None
        return Push(ways.pack_bench(self.house, self.folder, own.pack, own.path, naming=True))

    def _ask(self) -> Transition:
        own = self._chosen_own()
        assert own is not None
        name = own.pack.title if own.pack else own.path.name
        answers = [Answer(_("Delete it"), lambda: self._delete(own), Kind.PRIMARY), Answer(_("Keep it"))]
        return Push(Dialog(_("Delete {name}?").format(name=name), _("It cannot be had back."), answers))

    def _delete(self, own: OwnPack) -> Transition:
        try:
            self.folder.delete(own)
        except OSError as error:
            self.refuse(_("It cannot be deleted ({reason}).").format(reason=error.strerror or error))
        return Pop()

    def _bring_in(self, path: str) -> Transition:
        words = path.strip().strip('"')
        if not words:
            self.refuse(_("Write the path of a file first, or put it into the folder below."))
            return Stay()
        try:
            kept = self.folder.bring_in(Path(words).expanduser())
        except ContentError as error:
            return Push(ways.told(_("This file is not a pack"), told(error.faults[0])))
        except OSError as error:
            self.refuse(f"{words}: {error.strerror or error}")
            return Stay()
        self._at = next(n for n, one in enumerate(self.folder.listed()) if one.path == kept)
        self.rebuild("packs")
        self.toast.say(_("It is among your packs now."))
        return Stay()


def _row(pack: Pack) -> str:
    """Title, cost, and who is in it."""
    kinds = dict.fromkeys(one.kind.title for one in pack.members)
    heads = {title: sum(one.kind.title == title for one in pack.members) for title in kinds}
    names = ", ".join(f"{number} {_(title)}" if number > 1 else _(title) for title, number in heads.items())
    points = several("{n} point", "{n} points", pack.cost).format(n=pack.cost)
    return f"{_(pack.title)}   {points}   {names}"
