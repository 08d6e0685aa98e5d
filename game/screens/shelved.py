"""A list of what is kept: of campaigns, of saved matches. One can be deleted, and the last deleted one had back."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final, Protocol, TypeVar

from pygame import FRect

from game.core.words import _
from game.screens.house import House
from game.screens.screen import Screen
from game.ui.theme import BODY, CREAM, Style
from game.ui.transitions import Stay, Transition
from game.ui.widgets import Button, Label, ListBox

LIST: Final = FRect(96, 150, 1728, 700)
LINE: Final = FRect(96, 872, 1728, 76)

E_contra = TypeVar("E_contra", contravariant=True)


class Shelf(Protocol[E_contra]):
    """Where it is kept. Both raise OSError."""

    def delete(self, entry: E_contra) -> None: ...

    def undelete(self, entry: E_contra) -> None: ...


class Shelved(Screen):
    """Derive: `build` adds the list with `add_list`, and the button of `undelete_button`. `listed` names the list."""

    listed: ClassVar[str]

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._take_back: Callable[[], None] | None = None

    def add_list(self, box: FRect, lines: Sequence[str], chosen: Callable[[int], Transition | None], none: str) -> None:
        """The list, or where nothing is kept the sentence that says so."""
        if lines:
            self.controls.add(ListBox(self.listed, box, list(lines), chosen=chosen))
        else:
            nothing = Style(BODY.face, BODY.size, CREAM)
            self.controls.add(Label("nothing", box, none, nothing, "centre", wrap=True))

    def undelete_button(self, box: FRect) -> Button:
        """Brings back what was deleted last."""
        button = Button("undelete", box, _("Take back"), self._undelete, icon="icon-undo")
        button.enable(self._take_back is not None, _("Nothing was deleted here just now."))
        return button

    @property
    def index(self) -> int:
        """The number of the line that is chosen."""
        found = self.controls[self.listed]
        assert isinstance(found, ListBox)
        return found.index

    def delete(self, name: str, shelf: Shelf[E_contra], entry: E_contra) -> Transition:
        """Takes what has that name off the shelf, or says why not."""
        try:
            shelf.delete(entry)
        except OSError as error:
            self.refuse(_("It cannot be deleted ({reason}).").format(reason=error.strerror or error))
            return Stay()
        self._take_back = partial(shelf.undelete, entry)
        self.rebuild()
        self.toast.say(_("{name} is deleted. It can be taken back.").format(name=name))
        return Stay()

    def _undelete(self) -> Transition:
        assert self._take_back is not None
        try:
            self._take_back()
        except OSError as error:
            self.refuse(_("It cannot be taken back ({reason}).").format(reason=error.strerror or error))
            return Stay()
        self._take_back = None
        self.rebuild(self.listed)
        return Stay()
