"""What the window shows is printed in words: screens, controls, the table, each change; and no frame waits for it."""

from __future__ import annotations

import io
import threading
from typing import TYPE_CHECKING

from game.screens import ways
from game.screens.narrator import Narrator, Printer
from game.ui.intents import Cancel, Confirm, Device, Next, Undo
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from tests.screens.driver import Driver


class Stalled(io.StringIO):
    """Somebody who does not read."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def write(self, text: str) -> int:
        self.free.wait(20)
        return super().write(text)


def _narrate(driver: Driver, stream: io.StringIO) -> Printer:
    printer = Printer(stream)
    driver.app.on_tick = Narrator(driver.app, printer).follow
    return printer


def test_a_screen_and_what_has_the_focus_are_told(driver: Driver) -> None:
    stream = io.StringIO()
    printer = _narrate(driver, stream)
    driver.show(ways.settings(driver.house))
    driver.tell(Next(device=Device.KEYS))
    printer.close()
    lines = stream.getvalue().splitlines()
    assert "Text size: 100 %, choice" in lines
    assert [line for line in lines if line.startswith("> ")] == ["> Seeing, button", "> Hearing, button"]
    assert [line for line in lines if not line.strip()] == []


def test_the_table_and_each_answer_are_told_once(driver: Driver) -> None:
    stream = io.StringIO()
    printer = _narrate(driver, stream)
    driver.show(play := ways.table(driver.house, a_file()))
    driver.tell(Confirm(device=Device.KEYS))
    driver.tell(Cancel(device=Device.KEYS), Cancel(device=Device.KEYS))  # the pause lay over it
    driver.tell(Confirm(device=Device.KEYS))
    printer.close()
    lines = stream.getvalue().splitlines()
    told = [words for entry in play.sitting.match.log for words in play.view.words(entry)]
    assert len(told) == 2
    assert [line for line in lines if line in told] == told
    assert lines.count("0 answers") == 1


def test_what_is_taken_back_is_told_with_the_table_as_it_is_then(driver: Driver) -> None:
    stream = io.StringIO()
    printer = _narrate(driver, stream)
    driver.show(play := ways.table(driver.house, a_file()))
    driver.play_until(lambda: play.sitting.history.undoable > 0)
    answers = len(play.sitting.match.log)
    driver.tell(Undo())
    printer.close()
    lines = stream.getvalue().splitlines()
    at = lines.index("Taken back. The table now:")
    assert lines[at + 1] == f"{answers - 1} answers"


def test_a_reader_that_does_not_read_holds_up_nothing(driver: Driver) -> None:
    stream = Stalled()
    printer = _narrate(driver, stream)
    driver.show(ways.title(driver.house))
    frames = driver.app.frames
    driver.show(ways.settings(driver.house))
    assert driver.app.frames > frames
    stream.free.set()
    printer.close()
    assert "Text size" in stream.getvalue()


def test_a_reader_that_is_gone_is_no_fault(driver: Driver) -> None:
    stream = io.StringIO()
    printer = _narrate(driver, stream)
    stream.close()
    driver.show(ways.title(driver.house))
    printer.close()
    assert driver.app.stack.top is not None
