"""The Hand: what may be chosen now, and what choosing it means. One small behaviour for each kind of question."""

from game.cazadores.chart import FAR, Kind
from game.cazadores.commands import ALL, DIG, Build, Deliver, Draw, Keep, Launch, Return, Sail, Swap, Unload
from game.cazadores.digging import refuse_dig
from game.cazadores.state import NOWHERE, State
from game.cazadores.trading import refuse_trade
from game.cazadores.view import knowing
from game.cazadores.view.places import AboardSpot, CargoSpot, DeckSpot, MissionSpot, PortSpot, SeatSpot, StoreSpot
from game.cazadores.view.showing import Showing
from game.cazadores.words import provisions_counted, space_title
from game.core.decision import Command, Decision
from game.core.words import _, several
from game.ui.hand import Spot, Watching, answer
from game.ui.theme import Kind as ButtonKind
from game.ui.tray import MAIN, NEXT, Button, Message
from game.ui.view import Done, Response, Say


class Keeping(Watching[Spot]):
    """Which of the first missions are kept: each is put aside or taken up again, and then all are kept at once."""

    def __init__(self, decision: Decision, showing: Showing) -> None:
        super().__init__(Message(""))
        self.decision = decision
        self.showing = showing

    def lit(self) -> frozenset[Spot]:
        cards = {MissionSpot(card) for card in self.showing.table.missions(self.decision.seat)}
        return frozenset({*cards, *(button.spot for button in self.buttons() if not button.reason)})

    def chosen(self) -> frozenset[Spot]:
        missions = self.showing.table.box.missions
        cards = self.showing.table.missions(self.decision.seat)
        return frozenset(MissionSpot(card) for card in cards if missions[card].value in self.showing.kept)

    def click(self, spot: Spot) -> Response:
        if isinstance(spot, MissionSpot):
            self.showing.kept ^= {self.showing.table.box.missions[spot.card].value}
            return Done()
        return answer(self.decision, self._keep()) if spot == MAIN else Say(self.decision.why_not(DIG))

    def _keep(self) -> Keep:
        return Keep(tuple(sorted(self.showing.kept, reverse=True)))

    def buttons(self) -> tuple[Button, ...]:
        keep = self._keep()
        reason = "" if keep in self.decision else self.decision.why_not(keep)
        tip = _("The others go back into their decks. What is not delivered in the end costs its value.")
        return (Button(MAIN, _("Keep these"), "icon-check", ButtonKind.GOOD, reason, tip),)

    def prompt(self) -> Message:
        text = _("Choose which to keep: each is worth its points when delivered, and costs them if not.")
        return Message(_("First missions"), text)


class Settling(Watching[Spot]):
    """Where the museum is built, or the ship starts."""

    def __init__(self, decision: Decision, state: State) -> None:
        super().__init__(Message(""))
        self.decision = decision
        self.state = state
        options = [one for one in decision.options() if isinstance(one, (Build, Launch))]
        self._ports = {PortSpot(state.box.chart.numbers[one.port]): one for one in options}

    def lit(self) -> frozenset[Spot]:
        return frozenset(self._ports)

    def click(self, spot: Spot) -> Response:
        if not isinstance(spot, PortSpot):
            return Say(self.decision.why_not(DIG))
        name = self.state.box.chart.spaces[spot.space].name
        return answer(self.decision, Build(name) if self.decision.about == "museum" else Launch(name))

    def prompt(self) -> Message:
        if self.decision.about == "museum":
            text = _("Choose a free port: there you unload, and deliver missions.")
            return Message(_("Your museum"), text)
        return Message(_("Your ship"), _("Choose the supplies from which you start."))


class Playing(Watching[Spot]):
    """A turn: sail, dig, and what can be done in port. `give`: the tile held out at another's museum; `back`: tiles of
    the own museum that are to go back to the box; `plan`: the steps of a course after the first.
    """

    def __init__(self, decision: Decision, state: State) -> None:
        super().__init__(Message(""))
        self.decision = decision
        self.state = state
        self.seat = decision.seat
        self.here = state.ships[self.seat]
        self.owner = state.owner_of(self.here)
        self.give: int | None = None
        self.back: tuple[int, ...] = ()
        self.trades = False
        self.plan: list[Sail] = []
        self._options = frozenset(decision.options())
        self._swaps = [one for one in self._options if isinstance(one, Swap)]

    # -- what may be chosen -----------------------------------------------------------------------------------
    def lit(self) -> frozenset[Spot]:
        found: set[Spot] = {button.spot for button in self.buttons() if not button.reason}
        found |= {PortSpot(space) for space in range(len(self.state.box.kinds)) if self._reaches(space)}
        if DIG in self._options:
            found.add(PortSpot(self.here))
        return frozenset(found | self._in_port())

    def _reaches(self, space: int) -> bool:
        return knowing.in_reach(self.state, self.seat, space)

    def _in_port(self) -> set[Spot]:
        box, found = self.state.box, set[Spot]()
        for one in self._options:
            match one:
                case Unload(what) if one != ALL:
                    animal = box.animal_numbers.get(what)
                    found.add(CargoSpot(box.tile_numbers[what]) if animal is None else AboardSpot(animal))
                case Deliver(groups):
                    found.add(MissionSpot(box.mission_numbers["+".join(groups)]))
                case Draw(value):
                    found.add(DeckSpot(value))
                case Swap(give, take):
                    found.add(CargoSpot(box.tile_numbers[give]))
                    if self.give is None or box.tiles[self.give] == give:
                        found.add(StoreSpot(box.tile_numbers[take]))
                case Return(tiles):
                    found |= {StoreSpot(box.tile_numbers[tile]) for tile in tiles}
        return found

    def chosen(self) -> frozenset[Spot]:
        given = set[Spot]() if self.give is None else {CargoSpot(self.give)}
        return frozenset(given | {StoreSpot(tile) for tile in self.back})

    @property
    def sheet(self) -> int | None:
        """Whose museum is to be shown for what is being done; None for nobody's."""
        if self.trades or self.give is not None:
            return self.owner
        return self.seat if self.back else None

    # -- what choosing means ----------------------------------------------------------------------------------
    def click(self, spot: Spot) -> Response:
        match spot:
            case PortSpot(space):
                return self._to(space)
            case CargoSpot(tile):
                return self._cargo(tile)
            case StoreSpot(tile):
                return self._store(tile)
        whole = self._simple(spot)
        return self._button(spot) if whole is None else answer(self.decision, whole)

    def _simple(self, spot: Spot) -> Command | None:
        """The answer that is given by one place alone."""
        match spot:
            case AboardSpot(animal):
                return self.state.box.set_unloads[animal]
            case MissionSpot(card):
                return self.state.box.delivers[card]
            case DeckSpot(value):
                return Draw(value)
        return None

    def _button(self, spot: Spot) -> Response:
        if spot == MAIN:
            if self.back:
                return answer(self.decision, self._return())
            if self._is_own:
                return answer(self.decision, ALL)
            if self.owner != NOWHERE:
                self.trades = not self.trades
                return Done()
            return answer(self.decision, DIG)
        if spot == NEXT:
            goal = knowing.nearest_supplies(self.state, self.seat)
            return Done() if goal is None else self._to(goal)
        return Done() if isinstance(spot, SeatSpot) else Say(_("Nothing can be done with that now."))

    @property
    def _is_own(self) -> bool:
        return self.owner == self.seat

    def _to(self, space: int) -> Response:
        """There, step by step; where the ship lies already, a dig."""
        if space == self.here:
            refused = refuse_dig(self.state)
            return DIG if refused is None else Say(refused)
        course = knowing.course(self.state, self.seat, space)
        if not course or not self._reaches(space):
            return Say(too_far(self.state, self.seat, space))
        steps = [Sail(self.state.box.chart.spaces[one].name) for one in course]
        self.plan = steps[1:]
        return answer(self.decision, steps[0])

    def _cargo(self, tile: int) -> Response:
        """At the own museum it is unloaded; at another's it is held out for a swap."""
        name = self.state.box.tiles[tile]
        if self.owner in {NOWHERE, self.seat}:
            return answer(self.decision, Unload(name))
        if self.give == tile:
            self.give = None
            return Done()
        if not any(one.give == name for one in self._swaps):
            refused = refuse_trade(self.state, self.owner)
            return Say(refused or _("That museum has no spare tile of this group, or has this tile already."))
        self.give = tile
        return Done()

    def _store(self, tile: int) -> Response:
        """A spare tile of another's museum is taken; one of the own is chosen to go back to the box."""
        name = self.state.box.tiles[tile]
        if self._is_own:
            return self._choose_back(tile)
        if self.give is None:
            return Say(_("First choose the tile to give, on your ship."))
        return answer(self.decision, Swap(self.state.box.tiles[self.give], name))

    def _choose_back(self, tile: int) -> Response:
        store, number = self.state.stores[self.seat], self.state.box.numbers.returned
        if self.back.count(tile) < store[tile] and len(self.back) < number:
            self.back = tuple(sorted((*self.back, tile)))
        else:
            self.back = tuple(one for one in self.back if one != tile)
        if len(self.back) < number:
            return Done()
        wanted = self._return()
        if wanted in self.decision:
            return Done()
        self.back = ()
        return Say(self.decision.why_not(wanted))

    def _return(self) -> Return:
        return Return(tuple(self.state.box.tiles[tile] for tile in self.back))

    def drop(self) -> bool:
        held = self.give is not None or bool(self.back) or self.trades
        self.give, self.back, self.trades = None, (), False
        return held

    # -- words ------------------------------------------------------------------------------------------------
    def buttons(self) -> tuple[Button, ...]:
        return self._main(), self._home()

    def _main(self) -> Button:
        if self.back:
            return self._back_button()
        if self._is_own:
            reason = "" if ALL in self._options else self.decision.why_not(ALL)
            tip = _("All that is on your ship goes into your museum, for nothing.")
            return Button(MAIN, _("Unload all"), "icon-crate", ButtonKind.PRIMARY, reason, tip)
        if self.owner != NOWHERE:
            refused = refuse_trade(self.state, self.owner) or ("" if self._swaps else _("No tile can be swapped here."))
            tip = _("Give a tile that this museum lacks for one that it has twice: both score.")
            return Button(MAIN, _("Trade"), "icon-museum", ButtonKind.PRIMARY, refused, tip)
        tip = _("The top tile of the pile, for one provision.")
        return Button(MAIN, _("Dig"), "icon-pick", ButtonKind.PRIMARY, refuse_dig(self.state) or "", tip)

    def _back_button(self) -> Button:
        numbers = self.state.box.numbers
        wanted = several("Choose {n} tile of one group.", "Choose {n} tiles of one group.", numbers.returned)
        reason = "" if self._return() in self.decision else wanted.format(n=numbers.returned)
        text = _("Give {n} back").format(n=len(self.back))
        tip = _("They leave the match for {points} points.").format(points=numbers.return_points)
        return Button(MAIN, text, "icon-undo", ButtonKind.PRIMARY, reason, tip)

    def _home(self) -> Button:
        goal = knowing.nearest_supplies(self.state, self.seat)
        if goal is None:
            return Button(NEXT, _("Supplies"), "icon-sack", ButtonKind.GOOD, _("Sail out first, and then to supplies."))
        steps = knowing.steps_to(self.state, self.seat, goal)
        text = several(
            "To {port}, {n} step: your turn ends there.", "To {port}, {n} steps: your turn ends there.", steps
        )
        tip = text.format(port=space_title(self.state.box, goal), n=steps)
        return Button(NEXT, _("Supplies"), "icon-sack", ButtonKind.GOOD, "", tip)

    def prompt(self) -> Message:
        state = self.state
        left = provisions_counted(state.provisions[self.seat])
        heading = _("{port}: {left}").format(port=space_title(state.box, self.here), left=left)
        if self.give is not None:
            return Message(heading, _("Choose what you want for it in the museum."))
        if self.back:
            return Message(heading, _("Choose tiles of one group to give back."))
        return Message(heading, " ".join([*self._can(), self._way_home()]))

    def _can(self) -> list[str]:
        state = self.state
        if state.box.kinds[self.here] is Kind.SITE:
            most = knowing.digs_there(state, self.seat, self.here)
            text = several("You can dig {n} tile here.", "You can dig {n} tiles here.", most)
            return [text.format(n=most)] if most else [refuse_dig(state) or ""]
        if self._is_own:
            return [self._at_home()]
        if self._swaps:
            return [_("Tiles can be swapped here.")]
        return [_("Choose where to sail.")]

    def _at_home(self) -> str:
        if ALL in self._options:
            return _("Unload, and deliver missions.")
        if any(isinstance(one, Deliver) for one in self._options):
            return _("A mission can be delivered: choose it.")
        if any(isinstance(one, Return) for one in self._options):
            return _("Tiles of your museum can go back to the box.")
        if any(isinstance(one, Draw) for one in self._options):
            return _("You may buy a mission.")
        return _("Your museum.")

    def _way_home(self) -> str:
        steps = self.state.box.chart.home[self.here]
        if not steps:
            return ""
        text = several("Supplies are {n} step away.", "Supplies are {n} steps away.", steps)
        return text.format(n=steps)


def too_far(state: State, seat: int, space: int) -> str:
    """Why a ship cannot go there this turn, with the way to supplies kept."""
    steps, home = knowing.steps_to(state, seat, space), state.box.chart.home[space]
    left = provisions_counted(state.provisions[seat])
    if not steps:
        return _("Your ship lies there.")
    if steps >= FAR:
        return _("Supplies lie on every way there, and end a turn.")
    text = _("Too far: {steps} to {port}, {home} from there to supplies, and you have {left}.")
    return text.format(steps=steps, port=space_title(state.box, space), home=home, left=left)


def watching(names: list[str], decision: Decision) -> Message:
    """Who is to answer, and what about."""
    about = {
        "missions": _("About the first missions."),
        "museum": _("About a place for the museum."),
        "ship": _("About a port to start from."),
        "play": _("About the next move."),
    }
    return Message(_("{name} thinks").format(name=names[decision.seat]), about[decision.about])


def useful_left(decision: Decision | None) -> str | None:
    """What useful could still be done before the turn ends, in one sentence; None if there is nothing."""
    if decision is None or decision.about != "play":
        return None
    options: list[Command] = list(decision.options())
    if DIG in options:
        return _("You could still dig here.")
    if any(isinstance(one, Deliver) for one in options):
        return _("A mission could still be delivered.")
    if ALL in options:
        return _("Your ship could still be unloaded.")
    return None
