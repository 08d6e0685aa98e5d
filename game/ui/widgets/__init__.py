"""Controls made of paper. The scene keeps them in `game.ui.focus.Controls`; a `Dialog` is a scene of its own."""

from game.ui.noises import KNOCK
from game.ui.widgets.base import Act, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Choice, Slider, Toggle
from game.ui.widgets.field import TextField
from game.ui.widgets.listbox import ListBox
from game.ui.widgets.plain import Label, Panel
from game.ui.widgets.toast import Toast

__all__ = [
    "KNOCK",
    "Act",
    "Button",
    "Choice",
    "Label",
    "ListBox",
    "Panel",
    "Slider",
    "TextField",
    "Toast",
    "Toggle",
    "Widget",
]
