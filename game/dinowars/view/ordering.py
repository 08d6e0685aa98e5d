"""An action of the side, or the free move after a break: an animal, what it does, and where or whom."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from game.core.decision import Command
from game.core.words import _, several
from game.dinowars.acting import ActDecision, aims, has_stamina, may_push, may_rally
from game.dinowars.commands import DONE, PASS, RALLY, Attack, Break, Move, Push, Stand, Turn
from game.dinowars.field import SIZE
from game.dinowars.kinds import INCH
from game.dinowars.odds import approach, attack_odds, break_chance, fiercer
from game.dinowars.shapes import Point
from game.dinowars.sines import HALF, turned
from game.dinowars.space import heading_between, touching_enemies
from game.dinowars.state import NONE, State
from game.dinowars.view import aimed, wording
from game.dinowars.view.aimed import AHEAD, ATTACK, BREAK, MOVE, PUSH, STAND, TURN
from game.dinowars.view.hand import Choosing, Prospect, Row, Sketch, confirm, near, ring, second
from game.dinowars.view.places import AnimalSpot, PointSpot, RosterSpot, RowSpot
from game.dinowars.view.reach import Reach
from game.dinowars.view.routes import route, whom_to_seek
from game.ui.hand import Spot
from game.ui.theme import Kind
from game.ui.tray import MAIN, NEXT, Button, Message
from game.ui.view import Done as Handled
from game.ui.view import Response, Say
from game.ui.writing import percent

FIERCE: Final = "icon-claw"


class Ordering(Choosing):
    """What somebody has chosen so far: the animal, the kind of deed, the heading or the target."""

    def __init__(self, decision: Any, state: State) -> None:
        super().__init__(decision, state)
        self.free = not isinstance(decision, ActDecision)
        self._piece = decision.piece if self.free else NONE
        self.mode = MOVE
        self.pinned: tuple[int, Point] | None = None
        """The heading that is held, and where it was chosen."""
        self.target = NONE
        self._reaches: dict[int, Reach] = {}
        self._lit: tuple[object, frozenset[Spot]] | None = None

    # -- the animal -------------------------------------------------------------------------------------------------
    @property
    def piece(self) -> int:
        return self._piece

    @property
    def name(self) -> str:
        """The animal that is held, in notation."""
        return self.state.box.names[self._piece]

    @property
    def ground(self) -> bool:
        """Ground is pointed at for headings."""
        return self._piece != NONE and self.mode in {MOVE, TURN}

    @cached_property
    def _able(self) -> tuple[int, ...]:
        """Those of the side that can do something, or could be pushed to."""
        state = self.state
        if self.free:
            return (self._piece,)
        mine = state.in_play(self.decision.seat)
        return tuple(one for one in mine if (state.left and has_stamina(state, one)) or may_push(state, one))

    @property
    def enemies(self) -> list[int]:
        """Whom the held animal touches and may not simply leave."""
        return [] if self.free or self._piece == NONE else touching_enemies(self.state, self._piece)

    @property
    def goals(self) -> list[int]:
        """Whom it may go at: enemies, and the baby that its side seeks."""
        return whom_to_seek(self.state, self._piece)

    @property
    def reach(self) -> Reach:
        """How far it may come."""
        return self._reaches.setdefault(self._piece, Reach(self.state, self._piece))

    @property
    def tired(self) -> bool:
        """Whether the held animal can act only if it is pushed."""
        return not self.free and not (self.state.left and has_stamina(self.state, self._piece))

    def choose(self, piece: int) -> Response:
        """Takes that animal up, or puts it down again."""
        if piece == self._piece and not self.free:
            self._piece = NONE
            return Handled()
        if piece not in self._able:
            name = self.state.box.names[piece]
            return Say(self.decision.why_not(Turn(name, 0)))
        self._piece, self.pinned, self.target = piece, None, NONE
        self.mode = self._usual()
        return Handled()

    def _usual(self) -> str:
        """What it will most likely do."""
        if self.tired:
            return PUSH
        if self.state.down[self._piece] and not self.free:
            return STAND
        if self.enemies:
            self.target = self.enemies[0]
            return ATTACK
        return MOVE

    # -- the answer -------------------------------------------------------------------------------------------------
    def plan(self, *, fierce: bool = False) -> Command | None:
        """The answer as far as it is chosen; None if something is missing."""
        if self._piece == NONE:
            return None
        plain: dict[str, Command] = {
            STAND: Stand(self.name), PUSH: Push(self.name), BREAK: Break(self.name),
            AHEAD: Move(self.name, None, fierce),
        }  # fmt: skip
        if self.mode in plain:
            return plain[self.mode]
        if self.mode == ATTACK:
            return Attack(self.name, self.state.box.names[self.target], fierce) if self.target != NONE else None
        if self.pinned is None:
            return None
        return Turn(self.name, self.pinned[0]) if self.mode == TURN else Move(self.name, self.pinned[0], fierce)

    @property
    def _dice(self) -> bool:
        """Whether ferocity helps with what is planned."""
        return self.mode in {ATTACK, MOVE, AHEAD}

    # -- choosing ---------------------------------------------------------------------------------------------------
    def lit(self) -> frozenset[Spot]:
        key = (self._piece, self.mode, self.pinned, self.target)
        if self._lit is None or self._lit[0] != key:
            self._lit = key, self._choices()
        return self._lit[1]

    def _choices(self) -> frozenset[Spot]:
        found: set[Spot] = {AnimalSpot(one) for one in self._able if one != self._piece}
        found |= self.buttons_lit()
        if self._piece == NONE:
            return frozenset(found)
        found |= self.rows_lit() | {AnimalSpot(one) for one in self.enemies}
        if self.ground:
            found |= set(self.snaps())
            if self.mode == MOVE:
                found |= {AnimalSpot(one) for one in self.goals}
        return frozenset(found)

    def chosen(self) -> frozenset[Spot]:
        found: set[Spot] = set()
        if self._piece != NONE:
            found |= {AnimalSpot(self._piece), RosterSpot(self._piece)}
        if self.target != NONE:
            found.add(AnimalSpot(self.target))
        return frozenset(found)

    def snaps(self) -> Mapping[Spot, Point]:
        """The eight winds as far as it usually comes, and whatever else matters on bare ground."""
        if not self.ground:
            return {}
        x, y = self.reach.start
        if self.mode == TURN:
            back = turned(self.state.facings[self._piece], HALF)
            met = [heading_between(self.state, self._piece, one) for one in self.enemies]
            return ring(x, y, self.state.box.radii[self._piece] + 2 * INCH, [*met, back])
        found: dict[Spot, Point] = {}
        for heading, point in ring(x, y, self.state.box.radii[self._piece] + 3 * INCH).items():
            found[heading] = (max(0, min(SIZE, point[0])), max(0, min(SIZE, point[1])))
        taken = {(self.state.xs[one], self.state.ys[one]) for one in self.state.here()}
        goals = [goal for goal in aims(self.state, self.decision.seat) if goal not in taken and goal != (x, y)]
        return found | {PointSpot(*goal): goal for goal in goals}

    def drop(self) -> bool:
        if self.pinned is not None:
            self.pinned = None
            return True
        if self._piece != NONE and not self.free:
            self._piece, self.target = NONE, NONE
            return True
        return False

    def click(self, spot: Spot) -> Response:
        match spot:
            case RowSpot(name):
                return self._row(name)
            case AnimalSpot(piece) | RosterSpot(piece):
                return self._animal(spot, piece)
        if spot == MAIN:
            return self._main()
        if spot == NEXT:
            return self._next()
        return self._place(spot) if self.ground else super().click(spot)

    def _row(self, name: str) -> Response:
        if RowSpot(name) not in self.rows_lit():
            return self.refused_row(name)
        mode, _space, whom = name.partition(" ")
        again = mode == self.mode and (not whom or self.state.box.numbers.get(whom) == self.target)
        plan = self.plan() if again else None
        if plan is not None:
            return self.give(plan)
        self.mode, self.pinned = mode, None
        self.target = self.state.box.numbers[whom] if whom else NONE
        return Handled()

    def _animal(self, spot: Spot, piece: int) -> Response:
        if self.state.box.sides[piece] == self.decision.seat:
            return self.choose(piece)
        if self._piece == NONE:
            return Say(_("Choose one of your own animals first."))
        if piece in self.enemies and not self.tired and not self.state.down[self._piece]:
            if self.mode == ATTACK and self.target == piece:
                return self.give(Attack(self.name, self.state.box.names[piece]))
            self.mode, self.target, self.pinned = ATTACK, piece, None
            return Handled()
        if self.ground:
            return self._place(spot)
        return Say(self.decision.why_not(Attack(self.name, self.state.box.names[piece])))

    def _place(self, spot: Spot) -> Response:
        point, heading = self.point(spot), self.heading(spot, *self.reach.start)
        if heading is None or point is None:
            return super().click(spot)
        if self.pinned is not None and (self.pinned[0] == heading or near(point, self.pinned[1])):
            plan = self.plan()
            assert plan is not None
            return self.give(plan)
        self.pinned = heading, point
        return Handled()

    def _main(self) -> Response:
        plan = self.plan()
        if plan is not None:
            return self.give(plan)
        return self.give(PASS if self.free else DONE)

    def _next(self) -> Response:
        plan = self.plan(fierce=True)
        return self.give(RALLY if plan is None else plan)

    # -- what is said -----------------------------------------------------------------------------------------------
    def title(self) -> str:
        return "" if self._piece == NONE else wording.piece(self.state.box, self._piece)

    def rows(self) -> tuple[Row, ...]:
        return () if self._piece == NONE else tuple(self._rows())

    def _rows(self) -> Iterator[Row]:
        if self.tired:
            yield self._own(PUSH, FIERCE, _("One more action, for ferocity"))
        elif self.state.down[self._piece] and not self.free:
            yield self._own(STAND, "icon-up2", _("Stand up"))
        elif self.enemies:
            for one in self.enemies:
                share = percent(attack_odds(self.state, self._piece, one, charging=False).effect)
                chosen = self.mode == ATTACK and one == self.target
                words = _("Attack {target}").format(target=wording.piece(self.state.box, one))
                yield Row(
                    f"{ATTACK} {self.state.box.names[one]}",
                    "icon-attack",
                    words,
                    share,
                    chosen=chosen,
                    tip=self._said(ATTACK),
                )
            yield self._own(BREAK, "icon-run", _("Break away"), percent(break_chance(self.state, self._piece)))
            yield self._own(TURN, "icon-uturn", _("Turn on the spot"))
        else:
            yield self._own(MOVE, "icon-foot", _("Turn and move"))
            yield self._own(AHEAD, "icon-up", _("Move ahead, then turn"))
            yield self._own(TURN, "icon-uturn", _("Turn on the spot"))

    def _own(self, mode: str, icon: str, words: str, note: str = "") -> Row:
        return Row(mode, icon, words, note, chosen=self.mode == mode, tip=self._said(mode))

    def outlook(self) -> Prospect | None:
        state, whom = self.state, self.target
        looked = self.looked.piece if isinstance(self.looked, AnimalSpot) else NONE
        charging = looked != NONE and self.mode == MOVE and looked in self.reach.charges
        if charging or looked in self.enemies:
            whom = looked
        if NONE in {self._piece, whom} or (self.mode != ATTACK and not charging):
            return None
        if charging:  # D20: what counts is where the attacker stands then
            there = approach(state, self._piece, whom)
            return self._piece, whom, there.odds, there.fiercer
        plain = attack_odds(state, self._piece, whom, charging=False)
        return self._piece, whom, plain, fiercer(state, self._piece, whom, charging=False)

    def buttons(self) -> tuple[Button, ...]:
        if self._piece == NONE or (self.free and self.plan() is None):
            return self._at_rest()
        plan = self.plan()
        missing = _("Point at where it is to go, or at whom.") if plan is None else ""
        words = {
            ATTACK: _("Attack"), MOVE: _("Move"), AHEAD: _("Move"), TURN: _("Turn"), BREAK: _("Break away"),
            STAND: _("Stand up"), PUSH: _("Push on"),
        }  # fmt: skip
        main = confirm(words[self.mode], self._tip(), reason=missing)
        if not self._dice:
            return (main,)
        none = "" if self.state.pools[self.decision.seat] else _("There is no ferocity left.")
        tip = _("The same with a point of ferocity: one more for the attack.")
        if self.mode != ATTACK:
            tip = _("The same with a point of ferocity: a die more for the move.")
        return main, second(_("Fierce"), FIERCE, tip, missing or none, Kind.PRIMARY)

    def _tip(self, mode: str = "") -> str:
        if (mode or self.mode) == BREAK:
            return _("Its die and speed against those of every enemy that stands and touches it; then a free move.")
        if (mode or self.mode) == PUSH:
            return _("A point of ferocity for one action beyond its stamina. It is one of your side's actions too.")
        return _("It costs an action.")

    def _at_rest(self) -> tuple[Button, ...]:
        if self.free:
            return (confirm(_("Stay here"), _("The free move is given up."), kind=Kind.QUIET),)
        reason = "" if may_rally(self.state) else self.decision.why_not(RALLY)
        main = confirm(_("End activation"), _("What is left is lost."), kind=Kind.PRIMARY)
        return main, second(
            "+1", FIERCE, _("A point of ferocity for one more action of your side, once a turn."), reason
        )

    def prompt(self) -> Message:
        if self._piece == NONE:
            left = several("{n} action left", "{n} actions left", self.state.left).format(n=self.state.left)
            return Message(left, _("Choose one of your animals, or end the activation."))
        return Message(wording.piece(self.state.box, self._piece), self._said(self.mode))

    def _said(self, mode: str) -> str:
        """What is to be done, and what comes of it."""
        texts = {
            ATTACK: _("Compare the odds on the card. A second press on the target attacks."),
            MOVE: _("Point at where it is to go, or at an enemy to charge. The dice are rolled then."),
            AHEAD: _("It goes straight ahead, and may turn when it has arrived."),
            TURN: _("Point at where it is to look."),
            BREAK: self._tip(BREAK),
            STAND: _("A downed animal can do nothing else."),
            PUSH: self._tip(PUSH),
        }
        return texts[mode]

    def told(self, spot: Spot) -> Message | None:
        return aimed.told(self, spot)

    def sketch(self) -> Sketch:
        return aimed.sketch(self)

    def route(self, command: Command) -> Sequence[Spot]:
        return route(self, command)
