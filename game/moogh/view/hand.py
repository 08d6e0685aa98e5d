"""The Hand: an answer is a path of places. What continues a path is lit; a place that only one path has is enough."""

from collections.abc import Hashable, Sequence
from typing import Final

from game.core.decision import Command
from game.core.words import _
from game.moogh.characters import Deed
from game.moogh.commands import PASS, RAGE, Do, Word
from game.moogh.question import Question
from game.moogh.state import State
from game.moogh.view.asking import luck_share, prompt
from game.moogh.view.paths import Path, open_ring, path
from game.moogh.view.places import BeastSpot, CellSpot, IconSpot, IdeaSpot, PersonSpot, SlotSpot
from game.moogh.view.wording import phrase
from game.ui.hand import Watching
from game.ui.theme import Kind
from game.ui.tray import MAIN, NEXT, Button, ButtonSpot, Message
from game.ui.view import Done, Response, Say
from game.ui.writing import percent

Spot = Hashable
ICONS: Final = {
    "end": "icon-check",
    "stop": "icon-check",
    "reroll": "icon-dice",
    "keep": "icon-check",
    "save": "icon-claw",
    "stay": "icon-claw",
    "shield": "icon-shield",
    "yield": "icon-hand",
    "pass": "icon-cross",
}
"""What stands on the buttons."""


class Choosing(Watching[Spot]):
    """One open question. `held` are the places chosen so far of an answer that takes several."""

    def __init__(self, question: Question, state: State) -> None:
        self.question = question
        self.state = state
        self.paths: dict[Command, Path] = {command: path(state, question, command) for command in question.options()}
        self.held: Path = ()

    # -- what is open ---------------------------------------------------------------------------------------
    def going_on(self) -> dict[Command, Path]:
        """The answers that what is held leaves open."""
        return {one: way for one, way in self.paths.items() if way[: len(self.held)] == self.held}

    def at(self, spot: Spot) -> list[Command]:
        """The answers that choosing that place would leave open, next or later."""
        far = len(self.held)
        going = self.going_on()
        next_ones = [one for one, way in going.items() if way[far] == spot]
        return next_ones or [one for one, way in going.items() if spot in way[far:]]

    def lit(self) -> frozenset[Spot]:
        far = len(self.held)
        return frozenset(way[far] for way in self.going_on().values())

    def chosen(self) -> frozenset[Spot]:
        return frozenset(self.held)

    def targets(self) -> dict[Spot, Command]:
        """While an icon or an idea is held: the places that end an answer, with it."""
        if not self.held:
            return {}
        return {way[-1]: one for one, way in self.going_on().items() if len(way) == len(self.held) + 1}

    # -- choosing -------------------------------------------------------------------------------------------
    def click(self, spot: Spot) -> Response:
        if isinstance(spot, ButtonSpot) and spot not in self.lit():
            self.held = ()  # the great buttons say what they do, whatever is held
        if spot in self.held:
            self.drop()
            return Done()
        found = self.at(spot)
        if not found and self.held and any(spot in way for way in self.paths.values()):
            self.held = ()
            found = self.at(spot)
        if len(found) == 1 and self._ends(found[0], spot):
            self.held = ()
            return found[0]
        if found and all(self.paths[one][len(self.held)] == spot for one in found):
            self.held = (*self.held, spot)
            return Done()
        if found:
            return Say(_("Choose the action first, then its target."))
        return Say(self.why_not(spot))

    def _ends(self, command: Command, spot: Spot) -> bool:
        """Whether that place is the last of the answer's path."""
        return self.paths[command][-1] == spot

    def drop(self) -> bool:
        was, self.held = self.held, self.held[:-1]
        return bool(was)

    def why_not(self, spot: Spot) -> str:
        """Why nothing can be done there now."""
        command = self._attempt(spot)
        return self.question.why_not(command)

    def _attempt(self, spot: Spot) -> Command:
        """The answer that somebody who chooses that place may have meant."""
        held = self.held[0] if self.held else None
        if self.question.about == "turn" and self.question.beast < 0:
            if isinstance(spot, IconSpot) and spot.person == self.question.person:
                ring = self.state.box.people[spot.person].kind.ring(injured=bool(self.state.ring))
                return Do(ring[spot.place].deed.value)
            if isinstance(held, IconSpot):
                deed = dict(open_ring(self.state, self.question))[held.place].deed
                return Do(deed.value, self._name(spot))
            if self.held:
                return Do(RAGE, self._name(spot))
            if isinstance(spot, CellSpot):
                return Do(Deed.MOVE.value, spot.name)
        return Word("")

    def _name(self, spot: Spot) -> str:
        match spot:
            case CellSpot(name):
                return name
            case PersonSpot(person):
                return self.state.box.people[person].name
            case BeastSpot(beast):
                return self.state.box.beasts[beast].name
        return ""

    # -- the tray -------------------------------------------------------------------------------------------
    def buttons(self) -> tuple[Button, ...]:
        words = {way[0]: one for one, way in self.paths.items() if isinstance(way[0], ButtonSpot)}
        return tuple(self._button(spot, words[spot]) for spot in (MAIN, NEXT) if spot in words)

    def _button(self, spot: ButtonSpot, command: Command) -> Button:
        name = command.word if isinstance(command, Word) else ""
        kind = Kind.PRIMARY if spot == MAIN and command != PASS else Kind.QUIET
        if name in {"end", "stop"}:
            kind = Kind.GOOD
        return Button(
            spot, short_words(self.state, command), ICONS.get(name, "icon-uturn"), kind, tip=self._tip(command)
        )

    def _tip(self, command: Command) -> str:
        words = _("{what}.").format(what=phrase(self.state, command))
        if isinstance(command, Word) and command.word in {"save", "stay"}:
            share = luck_share(self.state, self.question.person)
            return f"{words} {_('Chance {percent}.').format(percent=percent(share))}"
        return words

    def prompt(self) -> Message:
        asked = prompt(self.state, self.question)
        held = self.held[0] if self.held else None
        if held is None:
            return asked
        return Message(asked.heading, _("Choose the target; choose the action once more to let go of it."))

    @property
    def sheet(self) -> bool:
        """Whether the idea cards are asked about, and lie over the board."""
        return not self.held and any(isinstance(way[0], IdeaSpot) for way in self.paths.values())

    def slots(self) -> Sequence[SlotSpot]:
        """The places for the cube that is asked for."""
        return [way[0] for way in self.paths.values() if isinstance(way[0], SlotSpot)]


def short_words(state: State, command: Command) -> str:
    """What a button says: few words."""
    if isinstance(command, Word):
        return {
            "end": _("End turn"),
            "stop": _("Stop here"),
            "reroll": _("Roll again"),
            "keep": _("Let it be"),
            "save": _("Save"),
            "stay": _("Hold on"),
            "shield": _("Shield"),
            "yield": _("Take it"),
            "pass": _("None"),
        }[command.word]
    return {
        "row left": _("Left row"),
        "row right": _("Right row"),
        "row front": _("Front row"),
        "row back": _("Back row"),
        "turn left": _("To its left"),
        "turn right": _("To its right"),
    }.get(str(command)) or phrase(state, command)
