"""What every screen of the program has: controls, a way back, notices, prompts for the device in hand."""

from collections.abc import Callable, Sequence

from pygame import FRect

from game.content.faults import ContentError
from game.core.words import _
from game.screens import ways
from game.screens.house import House
from game.screens.probe import tell_screen
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.focus import Controls
from game.ui.intents import Cancel, Describe, Device, Intent
from game.ui.scenes import Scene
from game.ui.sounds import Bus
from game.ui.theme import CAPTION, CREAM, DARK, LINE_HEIGHT, PANEL_TITLE, Style
from game.ui.transitions import Pop, Push, Stay, Transition
from game.ui.widgets import KNOCK, Toast

PROMPT = Style(CAPTION.face, CAPTION.size, CREAM)
PROMPTS = FRect(24, 1032, 1872, 40)


class Screen(Scene):
    """A scene of controls. Derive: `build` makes the controls, `paint` draws what lies beneath them."""

    cut_ahead = True

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.controls: Controls = Controls(self.damage)
        self.toast = Toast(self.damage)
        self._device: Device | None = None

    # -- to derive ------------------------------------------------------------------------------------------------
    def build(self) -> None:
        """Adds the controls; called whenever the screen is laid out."""

    def paint(self, canvas: Canvas) -> None:
        """Draws what lies beneath the controls."""
        canvas.table()

    def over(self, canvas: Canvas) -> None:
        """Draws what lies over the controls, and under their tips."""

    def back(self) -> Transition | None:
        """The player wants to leave; beneath the lowest screen is the title."""
        return Pop() if len(self.app.stack.scenes) > 1 else ways.home(self.house)

    def prompts(self) -> Sequence[tuple[Action, str]]:
        """What the keys or buttons do here, for the line at the bottom."""
        return ((Action.CONFIRM, _("choose")), (Action.CANCEL, _("back")))

    # -- as a scene -----------------------------------------------------------------------------------------------
    def rebuild(self, focus: str = "") -> None:
        """Lays the controls out anew; the focus stays on the control of the same name, or goes to that one."""
        focus = focus or (self.controls.focus.name if self.controls.focus else "")
        self.controls.clear()
        self.build()
        again = next((one for one in self.controls.reachable if one.name == focus), None)
        if again is not None:
            self.controls.set_focus(again)
        self.damage.everything()
        tell_screen(type(self).__name__, self.controls, self.app.canvas.map)

    def enter(self, app: App) -> None:
        super().enter(app)
        self.controls.calm = app.comfort.calm
        self.rebuild()

    def resume(self, result: object) -> None:  # noqa: ARG002 - for those that derive
        self.controls.calm = self.app.comfort.calm
        self.rebuild()

    def resize(self) -> None:
        self.rebuild()

    @property
    def busy(self) -> bool:
        return self.toast.busy

    def handle(self, intent: Intent) -> Transition | None:
        answer = self.controls.handle(intent)
        if answer is not None:
            return answer
        if isinstance(intent, Cancel):
            return self.back()
        if isinstance(intent, Describe):
            return Push(ways.reading(self.house, _("In words"), self.describe()))
        return None

    def update(self, dt: float) -> Transition | None:
        self.controls.update(self.app.now)
        self.toast.update(dt)
        if self.house.notices and not self.toast.words:
            self.toast.say(self.house.notices.pop(0))
        if self.app.last_device is not self._device:
            self._device = self.app.last_device
            self.damage.add(PROMPTS.inflate(20, 20))
        return None

    def draw(self, canvas: Canvas) -> None:
        self.paint(canvas)
        self.controls.draw(canvas, self.over)
        self._prompt(canvas)
        self.toast.draw(canvas)

    def describe(self) -> str:
        """The screen in words."""
        return "\n".join(line for line in self.controls.describe_all() if line.strip())

    def refuse(self, words: str) -> None:
        """Says no: a sentence, a shaken head and a knock; never a question."""
        self.toast.calm = self.app.comfort.calm
        self.toast.say(words, refusal=True)
        self.app.sounds.play(KNOCK, Bus.INTERFACE)

    def attempt(self, go: Callable[[], Transition]) -> Transition:
        """Goes there; where a file forbids it, stays and says why."""
        try:
            return go()
        except ContentError as error:
            self.refuse(error.faults[0].reason)
            return Stay()

    # -- parts ----------------------------------------------------------------------------------------------------
    def heading(self, canvas: Canvas, words: str) -> None:
        """The screen's name, at its head."""
        box = FRect(96, 36, 1728, 92)
        canvas.words(words, within(canvas, Style(PANEL_TITLE.face, 64, CREAM), box.h), box, name="heading")

    def _prompt(self, canvas: Canvas) -> None:
        words = self.prompt_words()
        if not words or not canvas.touches(PROMPTS):
            return
        style = within(canvas, PROMPT, PROMPTS.h)
        width = min(PROMPTS.w, canvas.text.width(words, style) + 48)
        box = FRect(PROMPTS.centerx - width / 2, PROMPTS.y, width, PROMPTS.h)
        canvas.fill(box, DARK, 170)
        canvas.words(words, style, box, "centre", name="prompts")

    def prompt_words(self) -> str:
        """The line at the bottom, in the words on the device that was used last; none for the mouse."""
        device = self.app.last_device
        if device is Device.MOUSE:
            return ""
        names = [(self.app.devices.bindings.name(action, device), words) for action, words in self.prompts()]
        return "     ".join(f"{name}  {words}" for name, words in names if name)


def within(canvas: Canvas, style: Style, height: float) -> Style:
    """The style, smaller if a line of it would be higher than that at this person's text size."""
    return Style(style.face, min(style.size, height / LINE_HEIGHT / canvas.text.zoom), style.colour)
