"""The campaigns of this player: to go on with one, to begin another, to delete one and to have it back."""

from game.content import campaigns
from game.content.campaigns import Kept
from game.content.faults import ContentError
from game.core.words import _
from game.moogh.pieces import named
from game.screens import campaign_ways
from game.screens.campaign_course import walked
from game.screens.house import House
from game.screens.listed import local
from game.screens.shelved import LINE, LIST, Shelved
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.theme import Kind
from game.ui.transitions import Push, Stay, Transition
from game.ui.widgets import Button
from game.ui.widgets.dialog import Answer, Dialog


class CampaignList(Shelved):
    """All of them, the newest first; several go on side by side."""

    listed = "campaigns"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._entries: list[Kept] = []

    def build(self) -> None:
        self._entries = self.house.campaigns.list()
        none = _("No campaign has been begun yet.")
        about = _("A campaign is a story of many hunts, for one to four who hunt together.")
        self.add_list(LIST, [_shown(one) for one in self._entries], self._go_on, f"{none} {about}")
        boxes = row(LINE, 5, 20)
        chosen = [
            Button("go on", boxes[0], _("Go on"), self._go_on_chosen, kind=Kind.PRIMARY, icon="icon-check"),
            Button("delete", boxes[2], _("Delete"), self._delete, icon="icon-cross"),
        ]
        for button in chosen:
            button.enable(bool(self._entries), none)
        new = Button("new", boxes[1], _("New campaign"), self._new, kind=Kind.GOOD, icon="icon-free")
        back = Button("back", boxes[4], _("Back"), self.back, kind=Kind.DARK)
        self.controls.add(chosen[0], new, chosen[1], self.undelete_button(boxes[3]), back)
        self.controls.set_focus(self.controls[self.listed] if self._entries else new)

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Campaigns"))

    # -- what the controls do -------------------------------------------------------------------------------------
    def _new(self) -> Transition:
        """The set-up, unless the data have no campaign or a faulty one."""
        try:
            return Push(campaign_ways.new(self.house))
        except ContentError as error:
            self.refuse(str(error.faults[0]))
            return Stay()

    def _go_on_chosen(self) -> Transition | None:
        return self._go_on(self.index)

    def _go_on(self, number: int) -> Transition | None:
        entry = self._entries[number]
        if entry.file is None:
            return Push(self._damaged(entry))
        return self._open(entry)

    def _open(self, entry: Kept) -> Transition:
        course = campaign_ways.opened(entry)
        if isinstance(course, str):
            self.refuse(course)
            return Stay()
        return Push(campaign_ways.trail(self.house, course))

    def _damaged(self, entry: Kept) -> Dialog:
        """What is wrong, and the state before as a way on."""
        words = entry.damaged
        if entry.before is None:
            return Dialog(_("This campaign cannot be read"), words, [Answer(_("Back"))])
        words = f"{words}. {_('The state before the last answer is still there; the damaged file is put aside.')}"
        answers = [Answer(_("Go on from there"), lambda: self._open(entry), Kind.GOOD), Answer(_("Back"))]
        return Dialog(_("This campaign cannot be read"), words, answers)

    def _delete(self) -> Transition | None:
        entry = self._entries[self.index]
        if campaigns.is_played(entry.folder):
            self.refuse(campaign_ways.elsewhere(entry))
            return Stay()
        return self.delete(entry.name, self.house.campaigns, entry)


def _shown(entry: Kept) -> str:
    """A line of the list: name and moment, the campaign, where the tribe is and how it fares."""
    if entry.file is None:
        text = _("{name}   {when}\n      cannot be loaded: {reason}")
        return text.format(name=entry.name, when=local(entry.when), reason=entry.damaged)
    head = f"{entry.name}   {local(entry.when)}"
    try:
        match = walked(entry.file)
    except ContentError as error:
        return _("{name}\n      cannot be loaded: {reason}").format(name=head, reason=error.faults[0].reason)
    state = match.state
    tale = state.box.tale
    where = _(state.stop.title) if match.decision else _(tale.endings[state.ending].title)
    text = _("{campaign}, {mode}: {where}; hunts won: {wins}")
    mode = _(named(tale.pieces.modes, tale.mode).title)
    return f"{head}\n      {text.format(campaign=_(tale.title), mode=mode, where=where, wins=state.wins)}"
