"""The Hand: what may be chosen now, and what choosing it means. One small behaviour for each kind of question."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from game.core.decision import Command, Decision
from game.core.words import _
from game.ui.intents import Direction
from game.ui.theme import Kind
from game.ui.view import Done, Response, Say
from game.wrath.box import CELL_NAMES, CELLS, GOALS, ICONS, VERBS, VOLCANO
from game.wrath.commands import END, KEEP, ROLL, SPARE, STILL, Eat, Hatch, Move, Place, Reroll, Tremor
from game.wrath.state import State
from game.wrath.view import dice
from game.wrath.view.places import (
    NEST_PLACE,
    SUPPLY,
    ArrowSpot,
    ButtonSpot,
    DieSpot,
    NestSpot,
    PenSpot,
    PieceSpot,
    Spot,
    TileSpot,
)
from game.wrath.view.tray import Button, Message
from game.wrath.view.walking import Way, walks
from game.wrath.words import icon_title

MAIN, NEXT = ButtonSpot("main"), ButtonSpot("next")
DIRECTIONS = {Direction.UP: "up", Direction.DOWN: "down", Direction.LEFT: "left", Direction.RIGHT: "right"}


class Behaviour(Protocol):
    """How one kind of question is answered."""

    def lit(self) -> frozenset[Spot]:
        """What may be chosen now."""

    def click(self, spot: Spot) -> Response:
        """What choosing that place means: an answer, a refusal, or only a step towards an answer."""

    def buttons(self) -> tuple[Button, ...]:
        """The great buttons of the tray."""

    def prompt(self) -> Message:
        """What is asked."""

    def drop(self) -> bool:
        """Lets go of what is held; whether anything was."""

    def steer(self, direction: Direction) -> Spot | None:
        """The place that an arrow key chooses at once, instead of the nearest in that direction."""

    def chosen(self) -> frozenset[Spot]:
        """What is held or kept."""


class Watching:
    """Nothing is asked of anybody here. `still`: buttons that stay in sight meanwhile, and do nothing."""

    def __init__(self, words: Message, still: tuple[Button, ...] = ()) -> None:
        self._words = words
        self._still = tuple(replace(button, reason=button.reason or _("Still moving.")) for button in still)

    def lit(self) -> frozenset[Spot]:
        return frozenset()

    def click(self, spot: Spot) -> Response:
        return Done() if not isinstance(spot, ButtonSpot) else Say(_("It is not your turn."))

    def buttons(self) -> tuple[Button, ...]:
        return self._still

    def prompt(self) -> Message:
        return self._words

    def drop(self) -> bool:
        return False

    def steer(self, direction: Direction) -> Spot | None:  # noqa: ARG002 - arrows move the focus
        return None

    def chosen(self) -> frozenset[Spot]:
        return frozenset()


def _hatching(decision: Decision, state: State) -> frozenset[Spot]:
    names = [state.box.names[kind] for kind in range(1, len(state.box.names)) if state.pens[kind]]
    return frozenset(PenSpot(name) for name in names if Hatch(name) in decision)


def _answer(decision: Decision, command: Command) -> Response:
    return command if command in decision else Say(decision.why_not(command))


class Rolling(Watching):
    """Roll, keep some dice, roll the others again, or go on. `kept` is remembered from roll to roll."""

    def __init__(self, decision: Decision, state: State, kept: set[int]) -> None:
        self.decision = decision
        self.state = state
        self.kept = kept
        if not state.rolls:
            kept.clear()
        self._pens = _hatching(decision, state)

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
                return _answer(self.decision, self._roll())
            case ButtonSpot("next"):
                return _answer(self.decision, KEEP)
            case PenSpot(name):
                return _answer(self.decision, Hatch(name))
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
            return Message(_("Roll the dice"), self._hatch_words())
        heading = _("Roll {number} of {most}").format(number=rolls, most=most)
        text = _("Choose dice to keep: kept dice glow.")
        return Message(heading, f"{text} {self._hatch_words()}".strip())

    def _hatch_words(self) -> str:
        return _("A dinosaur may hatch now.") if self._pens else ""


class Spending(Watching):
    """Pieces and dice: choose a piece, then where it goes; or a die first, then the piece."""

    def __init__(self, decision: Decision, state: State, held: PieceSpot | None = None) -> None:
        self.decision = decision
        self.state = state
        self.icon = ""
        self.commands = [one for one in decision.options() if isinstance(one, (Place, Move))]
        self.may_end = END in decision
        self.held = held if held in self._sources(self.commands) else None
        self._pens = _hatching(decision, state)
        self.plan: Way = ()
        """The steps that are to follow the answer given last."""
        self._walks: tuple[PieceSpot | None, dict[int, Way]] = (None, {})

    # -- what the answers are about -------------------------------------------------------------------------
    def source(self, command: Place | Move) -> PieceSpot:
        """The piece that an answer moves."""
        return PieceSpot(self.state.seat, command.piece, command.start or SUPPLY)

    def goal(self, command: Place | Move) -> Spot:
        """Where an answer puts it."""
        if isinstance(command, Move):
            return TileSpot(CELLS[command.goal])
        if command.verb == "egg":
            return NestSpot()
        return TileSpot(self.state.land.cells[GOALS[VERBS.index(command.verb)]])

    def _sources(self, commands: Iterable[Place | Move]) -> frozenset[Spot]:
        return frozenset(self.source(command) for command in commands)

    def _open(self) -> list[Place | Move]:
        """The answers that what is held or chosen leaves open."""
        return [
            one
            for one in self.commands
            if (self.held is None or self.source(one) == self.held) and (not self.icon or icon_of(one) == self.icon)
        ]

    def walks(self) -> dict[int, Way]:
        """By cell, how the piece in hand could get there in several steps; what one answer reaches is left out."""
        if self.held is None or self.icon not in {"", "foot"}:
            return {}
        if self._walks[0] != self.held:
            near = {self.goal(one) for one in self._open()}
            far = walks(self.state, self.held)
            self._walks = self.held, {cell: way for cell, way in far.items() if TileSpot(cell) not in near}
        return self._walks[1]

    def _dice(self) -> dict[int, str]:
        """By die, the icon on it that can be spent."""
        usable = {icon_of(command) for command in self.commands}
        found = {}
        for i, face in enumerate(dice.faces(self.state)):
            icons = [icon.name for icon in face if not icon.spent and icon.name in usable]
            if icons:
                found[i] = icons[0]
        return found

    # -- the behaviour --------------------------------------------------------------------------------------
    def lit(self) -> frozenset[Spot]:
        open_now = self._open()
        goals = frozenset(self.goal(one) for one in open_now)
        if self.held is not None:
            return goals | {TileSpot(cell) for cell in self.walks()}
        if self.icon:
            return self._sources(open_now) | (goals if len(self._sources(open_now)) == 1 else frozenset())
        found: set[Spot] = {DieSpot(i) for i in self._dice()}
        if self.may_end:
            found.add(MAIN)
        return self._sources(open_now) | self._pens | found

    def chosen(self) -> frozenset[Spot]:
        found: set[Spot] = {self.held} if self.held is not None else set()
        if self.icon:
            found |= {DieSpot(i) for i, icon in self._dice().items() if icon == self.icon}
        return frozenset(found)

    def click(self, spot: Spot) -> Response:
        match spot:
            case ButtonSpot("main"):
                return _answer(self.decision, END)
            case PenSpot(name):
                return _answer(self.decision, Hatch(name))
            case DieSpot(number):
                return self._click_die(number)
        return self._click_goal(spot) or self._click_piece(spot) or self.refuse(spot)

    def _click_die(self, number: int) -> Response:
        icon = self._dice().get(number)
        if icon is None:
            face = dice.faces(self.state)[number]
            return Say(no_use(self.decision, face, self.state))
        self.held = None
        self.icon = "" if self.icon == icon else icon
        return Done()

    def _click_goal(self, spot: Spot) -> Response:
        """An answer, if that is where the piece in hand may go (or the only piece that the chosen die can take)."""
        if self.held is None and not self.icon:
            return None
        goal = under(spot)
        if isinstance(goal, TileSpot) and goal.cell in self.walks():
            way = self.walks()[goal.cell]
            self.plan = way[1:]
            return way[0]
        here = [one for one in self._open() if self.goal(one) == goal]
        if not here or (spot in self._sources(self.commands) and self.held is None):
            return None
        if self.held is None and len(self._sources(here)) > 1:
            return Say(_("First choose the piece that is to go there."))
        return here[0]  # a die that can do nothing else is spent before a foot

    def _click_piece(self, spot: Spot) -> Response:
        """Takes a piece in hand; a tile stands for the only piece on it that may move."""
        commands = [one for one in self.commands if not self.icon or icon_of(one) == self.icon]
        if isinstance(spot, TileSpot):
            there = [one for one in self._sources(commands) if under(one) == spot]
            if self.held is not None or len(there) != 1:
                return None
            spot = there[0]
        if not isinstance(spot, PieceSpot) or spot not in self._sources(self.commands):
            return None
        if spot not in self._sources(commands):
            self.icon = ""
        self.held = None if self.held == spot else spot
        return Done()

    def drop(self) -> bool:
        held = self.held is not None or bool(self.icon)
        self.held, self.icon = None, ""
        return held

    def lift(self, spot: Spot) -> bool:
        """Takes that piece in hand to drag it, if it may move."""
        if isinstance(spot, PieceSpot) and spot in self._sources(self.commands):
            if spot not in self._sources(one for one in self.commands if icon_of(one) == self.icon):
                self.icon = ""
            self.held = spot
            return True
        return False

    def refuse(self, spot: Spot) -> Response:
        """Why that place means nothing now."""
        goal = under(spot)
        if self.held is not None and goal is not None and goal != under(self.held):
            return Say(self.decision.why_not(self._attempt(self.held, goal)))
        if isinstance(spot, PieceSpot):
            return Say(self._why_piece(spot))
        if isinstance(spot, NestSpot) and not self.held:
            return Say(self.decision.why_not(Place("egg", "caveman")))
        self.drop()
        return Done()

    def _attempt(self, held: PieceSpot, goal: Spot) -> Command:
        """The answer that was meant."""
        start = "" if held.place == SUPPLY else held.place
        if isinstance(goal, NestSpot):
            return Place("egg", held.piece, start)
        assert isinstance(goal, TileSpot)
        tile = self.state.land.grid[goal.cell]
        placed = not start or start == NEST_PLACE or tile == VOLCANO
        if placed and tile in GOALS:
            return Place(VERBS[GOALS.index(tile)], held.piece, start)
        return Move(held.piece, start or SUPPLY, CELL_NAMES[goal.cell])

    def _why_piece(self, spot: PieceSpot) -> str:
        if spot.seat != self.state.seat:
            return _("That piece belongs to another tribe.")
        if spot.place == "volcano":
            return _("No piece leaves the volcano before it erupts.")
        if not any(self.state.unspent):
            return _("All your dice are spent.")
        return _("None of the dice that are left can move this piece.")

    def buttons(self) -> tuple[Button, ...]:
        reason = "" if self.may_end else self.decision.why_not(END)
        tip = _("No more placing and moving this turn.")
        return (Button(MAIN, _("End turn"), "icon-check", Kind.GOOD, reason, tip),)

    def prompt(self) -> Message:
        if self.held is not None:
            return Message(
                _("Where to?"), _("Choose one of the places that glow; choose the piece again to put it back.")
            )
        if self.icon:
            text = _("Choose the piece that this die moves.")
            return Message(icon_title(ICONS.index(self.icon)).capitalize(), text)
        if not self.commands:
            return Message(_("Nothing left to spend"), self._rest_words())
        return Message(_("Spend your dice"), _("Choose a piece or a die.") + " " + self._rest_words())

    def _rest_words(self) -> str:
        if self._pens:
            return _("A dinosaur may hatch now.")
        return "" if self.commands or not self.may_end else _("End your turn.")


class Eating(Watching):
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
            return _answer(self.decision, SPARE)
        if isinstance(spot, PieceSpot) and spot.place == self.cell and spot.piece == "caveman":
            return _answer(self.decision, Eat(self.state.box.tribes[spot.seat]))
        if isinstance(spot, TileSpot) and CELL_NAMES[spot.cell] == self.cell and len(self._prey) == 1:
            return _answer(self.decision, Eat(self.state.box.tribes[self._prey[0]]))
        return Say(self.decision.why_not(END))

    def buttons(self) -> tuple[Button, ...]:
        return (Button(MAIN, _("Spare them"), "icon-heart", tip=_("It eats nobody.")),)

    def prompt(self) -> Message:
        return Message(_("Hungry"), _("Choose a cave person to send home, or spare them all."))


class Shaking(Watching):
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


def icon_of(command: Place | Move) -> str:
    """The icon that an answer spends."""
    return "foot" if isinstance(command, Move) else ICONS[VERBS.index(command.verb)]


def under(spot: Spot | None) -> Spot | None:
    """The place on which something is: a piece's tile or the egg space, a tile itself; None for all else."""
    if isinstance(spot, PieceSpot):
        if spot.place == NEST_PLACE:
            return NestSpot()
        return TileSpot(CELLS[spot.place]) if spot.place in CELLS else None
    return spot if isinstance(spot, (TileSpot, NestSpot)) else None


def no_use(decision: Decision, face: Sequence[dice.Icon], state: State) -> str:
    """Why a die cannot be spent."""
    left = [icon.name for icon in face if not icon.spent]
    if not left:
        return _("This die is spent.")
    if left[0] == "foot":
        return _("No piece of yours can walk now.")
    start = Place(VERBS[ICONS.index(left[0])], "caveman")
    return decision.why_not(start) if state.unspent[ICONS.index(left[0])] else _("This die is spent.")
