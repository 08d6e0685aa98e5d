"""The Hand while dice are spent: a piece and where it goes, or a die and then the piece."""

from collections.abc import Iterable, Sequence

from game.core.decision import Command, Decision
from game.core.words import _
from game.ui.hand import Spot, Watching, answer
from game.ui.theme import Kind
from game.ui.tray import MAIN, Button, ButtonSpot, Message
from game.ui.view import Done, Response, Say
from game.wrath.box import CELL_NAMES, CELLS, GOALS, ICONS, VERBS, VOLCANO
from game.wrath.commands import END, Hatch, Move, Place
from game.wrath.state import State
from game.wrath.view import dice
from game.wrath.view.hand import hatching
from game.wrath.view.places import NEST_PLACE, SUPPLY, DieSpot, NestSpot, PenSpot, PieceSpot, TileSpot
from game.wrath.view.walking import Way, walks
from game.wrath.words import icon_title


class Spending(Watching[Spot]):
    """Pieces and dice: choose a piece, then where it goes; or a die first, then the piece."""

    def __init__(
        self, decision: Decision, state: State, held: PieceSpot | None = None, used: Sequence[dice.Used] = ()
    ) -> None:
        self.decision = decision
        self.state = state
        self.icon = ""
        self.die: int | None = None
        """The die that was chosen, whose icon that is."""
        self._faces = dice.faces(state, used)
        self.commands = [one for one in decision.options() if isinstance(one, (Place, Move))]
        self.may_end = END in decision
        self.held = held if held in self._sources(self.commands) else None
        self._pens = hatching(decision, state)
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
        for i, face in enumerate(self._faces):
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
            found |= {DieSpot(i) for i, icon in self._dice().items() if i == self.die and icon == self.icon}
        return frozenset(found)

    def click(self, spot: Spot) -> Response:
        match spot:
            case ButtonSpot("main"):
                return answer(self.decision, END)
            case PenSpot(name):
                return answer(self.decision, Hatch(name))
            case DieSpot(number):
                return self._click_die(number)
        return self._click_goal(spot) or self._click_piece(spot) or self.refuse(spot)

    def _click_die(self, number: int) -> Response:
        icon = self._dice().get(number)
        if icon is None:
            face = self._faces[number]
            return Say(no_use(self.decision, face, self.state))
        self.held = None
        same = self.die == number and self.icon == icon
        self.icon, self.die = ("", None) if same else (icon, number)
        return Done()

    def _click_goal(self, spot: Spot) -> Response:
        """An answer, if that is where the piece in hand may go (or the only piece that the chosen die can take)."""
        way = self.way(spot)
        if way:
            self.plan = tuple(one for one in way[1:] if isinstance(one, Move))
            return way[0]
        return Say(_("First choose the piece that is to go there.")) if self._here(spot) else None

    def way(self, spot: Spot) -> tuple[Place | Move, ...]:
        """The answers that choosing that place now would mean, one after the other; none if it means another thing."""
        goal = under(spot)
        if isinstance(goal, TileSpot) and goal.cell in self.walks():
            return self.walks()[goal.cell]
        here = self._here(spot)
        alone = self.held is not None or len(self._sources(here)) == 1
        return (here[0],) if here and alone else ()  # a die that can do nothing else is spent before a foot

    def _here(self, spot: Spot) -> list[Place | Move]:
        """The answers that put what is chosen there; a piece of one's own there is chosen itself."""
        if self.held is None and (not self.icon or spot in self._sources(self.commands)):
            return []
        return [one for one in self._open() if self.goal(one) == under(spot)]

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
            return Say(self._why_not_there(self.held, goal))
        if isinstance(spot, PieceSpot):
            return Say(self._why_piece(spot))
        if isinstance(spot, NestSpot) and not self.held:
            return Say(self.decision.why_not(Place("egg", "caveman")))
        self.drop()
        return Done()

    def _why_not_there(self, held: PieceSpot, goal: Spot) -> str:
        """Why the piece in hand cannot go there; what is off the map has no squares to walk from."""
        command = self._attempt(held, goal)
        if isinstance(command, Move) and command.start not in CELLS:
            return _("A piece enters the map by the cave or the hut only.")
        return self.decision.why_not(command)

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
