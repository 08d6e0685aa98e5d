"""The Hand: what may be chosen now, and what choosing it means. One small behaviour for each kind of question."""

from game.core.decision import Command, Decision
from game.core.words import _, several
from game.ui.hand import Spot, Watching, answer
from game.ui.intents import Direction
from game.ui.theme import Kind
from game.ui.tray import MAIN, NEXT, Button, ButtonSpot, Message
from game.ui.view import Done, Response, Say
from game.wrath.box import CELL_NAMES
from game.wrath.commands import END, KEEP, ROLL, SPARE, STILL, Eat, Hatch, Reroll, Tremor
from game.wrath.state import State
from game.wrath.view.places import ArrowSpot, DieSpot, PenSpot, PieceSpot, TileSpot

DIRECTIONS = {Direction.UP: "up", Direction.DOWN: "down", Direction.LEFT: "left", Direction.RIGHT: "right"}


def hatching(decision: Decision, state: State) -> frozenset[Spot]:
    names = [state.box.names[kind] for kind in range(1, len(state.box.names)) if state.pens[kind]]
    return frozenset(PenSpot(name) for name in names if Hatch(name) in decision)


class Rolling(Watching[Spot]):
    """Roll, keep some dice, roll the others again, or go on. `kept` is remembered from roll to roll."""

    def __init__(self, decision: Decision, state: State, kept: set[int]) -> None:
        self.decision = decision
        self.state = state
        self.kept = kept
        if not state.rolls:
            kept.clear()
        self._pens = hatching(decision, state)

    def lit(self) -> frozenset[Spot]:
        found: set[Spot] = {button.spot for button in self.buttons() if not button.reason}
        found |= {DieSpot(i) for i in range(len(self.state.dice))}
        return frozenset(found) | self._pens

    def chosen(self) -> frozenset[Spot]:
        return frozenset(DieSpot(i) for i in self.kept)

    def click(self, spot: Spot) -> Response:
        match spot:
            case DieSpot(number):
                self.kept ^= {number}
                return Done()
            case ButtonSpot("main"):
                return answer(self.decision, self._roll())
            case ButtonSpot("next"):
                return answer(self.decision, KEEP)
            case PenSpot(name):
                return answer(self.decision, Hatch(name))
        return Done()

    def _roll(self) -> Command:
        if not self.state.rolls:
            return ROLL
        return Reroll(tuple(i + 1 for i in range(len(self.state.dice)) if i not in self.kept))

    def buttons(self) -> tuple[Button, ...]:
        if not self.state.rolls:
            return (Button(MAIN, _("Roll"), "icon-dice", Kind.PRIMARY, tip=_("Roll all your dice.")),)
        roll = self._roll()
        none = "" if roll in self.decision else _("All dice are kept: free one to roll it again, or spend them.")
        again = Button(MAIN, _("Roll again"), "icon-dice", Kind.PRIMARY, none, _("Roll the dice that do not glow."))
        return again, Button(NEXT, _("Spend"), "icon-check", Kind.GOOD, tip=_("Keep all dice as they lie."))

    def prompt(self) -> Message:
        rolls, most = self.state.rolls, self.state.box.rolls
        if not rolls:
            text = several("You may roll {n} time.", "You may roll {n} times, and keep what you like.", most)
            return Message(_("Roll the dice"), self._hatch_words() or text.format(n=most))
        heading = _("Roll {number} of {most}").format(number=rolls, most=most)
        text = _("Choose dice to keep: kept dice glow.")
        return Message(heading, f"{text} {self._hatch_words()}".strip())

    def _hatch_words(self) -> str:
        return _("A dinosaur may hatch now.") if self._pens else ""


class Eating(Watching[Spot]):
    """Whose cave person is eaten, if anybody's."""

    def __init__(self, decision: Decision, state: State) -> None:
        self.decision = decision
        self.state = state
        self.cell = CELL_NAMES[state.land.cells[state.meal]]
        tribes = state.box.tribes[: state.box.seats]
        self._prey = [seat for seat, tribe in enumerate(tribes) if Eat(tribe) in decision]

    def lit(self) -> frozenset[Spot]:
        return frozenset((MAIN, *(PieceSpot(seat, "caveman", self.cell) for seat in self._prey)))

    def click(self, spot: Spot) -> Response:
        if spot == MAIN:
            return answer(self.decision, SPARE)
        if isinstance(spot, PieceSpot) and spot.place == self.cell and spot.piece == "caveman":
            return answer(self.decision, Eat(self.state.box.tribes[spot.seat]))
        if isinstance(spot, TileSpot) and CELL_NAMES[spot.cell] == self.cell and len(self._prey) == 1:
            return answer(self.decision, Eat(self.state.box.tribes[self._prey[0]]))
        return Say(self.decision.why_not(END))

    def buttons(self) -> tuple[Button, ...]:
        return (Button(MAIN, _("Spare them"), "icon-heart", tip=_("It eats nobody.")),)

    def prompt(self) -> Message:
        return Message(_("Hungry"), _("Choose a cave person to send home, or spare them all."))


class Shaking(Watching[Spot]):
    """Which way the volcano is pushed, if at all."""

    def __init__(self, decision: Decision, state: State) -> None:
        self.decision = decision
        self.state = state

    def lit(self) -> frozenset[Spot]:
        return frozenset((MAIN, *(ArrowSpot(direction) for direction in DIRECTIONS.values())))

    def click(self, spot: Spot) -> Response:
        match spot:
            case ButtonSpot("main"):
                return STILL
            case ArrowSpot(direction):
                return Tremor(direction)
        return Say(self.decision.why_not(END))

    def buttons(self) -> tuple[Button, ...]:
        return (Button(MAIN, _("Keep still"), "icon-zzz", tip=_("The land stays as it is.")),)

    def prompt(self) -> Message:
        return Message(_("Tremor"), _("Pull the volcano, choose an arrow, or keep still."))

    def steer(self, direction: Direction) -> Spot | None:
        return ArrowSpot(DIRECTIONS[direction])
