"""A game being played. It drives the rules' coroutine by hand and keeps what undo, redo and forks need."""

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Generic

from game.core.decision import Command, Decision, IllegalCommand
from game.core.dice import Dice, Result
from game.core.ruleset import Outcome, Ruleset
from game.core.table import Event, S, Table
from game.core.words import _

IDLE_STEPS = 200
"""More steps than this in a row that ask nobody are a bug of the rules."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: who answered what, what came of it, and the dice it drew."""

    seat: int
    command: Command
    events: tuple[Event, ...]
    drew: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class _Anchor(Generic[S]):
    """The state at a step's start: `at` answers had been given and `shown` results drawn."""

    state: S
    at: int
    shown: int
    drawn: int


class Match(Generic[S]):
    """A match: the open decision, its answers, the log; undo, redo and forks by copy and replay, never by an inverse.

    `decision` is None when the match is over; then `outcome` tells how. A quiet match keeps no log, tells no events
    and cannot undo: it is for bots and measurements.
    """

    __slots__ = (
        "_anchors", "_answers", "_barrier", "_light", "_marks", "_step", "_table",
        "decision", "log", "opening", "outcome", "quiet", "rules", "undone",
    )  # fmt: skip
    _step: Coroutine[Decision, Command | None, None]

    def __init__(self, rules: Ruleset[S], state: S, dice: Dice, *, quiet: bool = False) -> None:
        """Starts play at `state`, which the match owns from now on."""
        self.rules = rules
        self.quiet = quiet
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.log: list[Entry] = []
        self.undone: list[Entry] = []
        self._answers: list[Command] = []
        self._anchors: list[_Anchor[S]] = []
        self._barrier = 0
        self._light = quiet and not rules.chains
        heard: list[Event] = []
        self._table = Table(state, dice, None if quiet else heard)
        self._open(0)
        self._marks = [len(dice.shown)]
        self.opening = tuple(heard)

    @property
    def state(self) -> S:
        """The state now; look, and change nothing."""
        return self._table.state

    @property
    def dice(self) -> Dice:
        """The dice of play; look, and draw nothing."""
        return self._table.dice

    def submit(self, command: Command) -> list[Event]:
        """Answers the open decision. IllegalCommand, with the reason, if it is no option: then nothing has changed."""
        decision = self.decision
        if decision is None:
            raise IllegalCommand(_("The match is over."))
        if command not in decision:
            raise IllegalCommand(decision.why_not(command))
        if self.quiet:
            self._advance(command, 0)
            return []
        events = self._record(decision.seat, command)
        self.undone.clear()
        return events

    def _record(self, seat: int, command: Command) -> list[Event]:
        """Answers and writes the log. WrongDice, and a bug of the rules, leave the match as it was."""
        table, before = self._table, len(self._table.dice.shown)
        heard: list[Event] = []
        table.heard = heard
        try:
            self._advance(command, len(self.log) + 1)
        except Exception:
            self._restore(len(self.log))
            raise
        shown = table.dice.shown
        self.log.append(Entry(seat, command, tuple(heard), tuple(shown[before:])))
        self._marks.append(len(shown))
        self._guard(seat, heard, drew=len(shown) > before)
        return heard

    def _advance(self, command: Command, at: int) -> None:
        if not self._light:
            self._answers.append(command)
        try:
            self.decision = self._step.send(command)
        except StopIteration:
            self._open(at)
        else:
            assert self.rules.chains, "a step asked twice in a game whose steps ask once"

    def _open(self, at: int) -> None:
        """Begins the next step that asks somebody, or ends the match."""
        rules, table = self.rules, self._table
        for _unused in range(IDLE_STEPS):
            self.outcome = rules.outcome(table.state)
            if not self._light:
                self._drop_anchor(at)
            if self.outcome is not None:
                self.decision = None
                return
            self._step = rules.play_step(table)
            try:
                self.decision = self._step.send(None)
            except StopIteration:
                continue
            return
        raise AssertionError("the rules went on without asking anybody")

    def _drop_anchor(self, at: int) -> None:
        self._answers.clear()
        dice = self._table.dice
        if self.quiet:
            self._anchors.clear()
            dice.shown.clear()
        if self._anchors and self._anchors[-1].at == at:
            self._anchors.pop()
        self._anchors.append(_Anchor(self.state.copy(), at, len(dice.shown), dice.drawn))

    # -- undo: never another seat's answer, never across a draw or something shown ------------------------------

    def _guard(self, seat: int, heard: list[Event], *, drew: bool) -> None:
        handed_over = self.decision is None or self.decision.seat != seat
        if drew or handed_over or any(event.reveals for event in heard):
            self._barrier = len(self.log)
        while len(self._anchors) > 1 and self._anchors[1].at <= self._barrier:
            del self._anchors[0]

    @property
    def undoable(self) -> int:
        """How many answers may be taken back, last first; 0 right after a draw, a reveal or a change of seat."""
        return len(self.log) - self._barrier

    def undo(self, answers: int = 1) -> None:
        """Takes back that many answers. ValueError if the law forbids it."""
        if not 0 < answers <= self.undoable:
            if not self.log:
                raise ValueError(_("Nothing can be taken back: nothing has happened yet."))
            raise ValueError(_("Nothing can be taken back: dice have fallen or the turn has passed on."))
        kept = len(self.log) - answers
        self.undone.extend(reversed(self.log[kept:]))
        self._restore(kept)

    def redo(self) -> list[Event]:
        """Gives the answer again that was taken back last. ValueError if there is none."""
        if not self.undone or self.decision is None:
            raise ValueError(_("Nothing was taken back."))
        entry = self.undone.pop()
        return self._record(self.decision.seat, entry.command)

    def _restore(self, kept: int) -> None:
        """The match as it was after `kept` answers, played again from the last anchor before."""
        while self._anchors[-1].at > kept:
            self._anchors.pop()
        anchor = self._anchors[-1]
        again = [entry.command for entry in self.log[anchor.at : kept]]
        log, barrier = self.log[:kept], self._barrier
        self.dice.rewind(anchor.shown)
        del self.log[anchor.at :], self._marks[anchor.at :]
        self._table = Table(anchor.state.copy(), self._table.dice, [])
        self._open(anchor.at)
        self._marks.append(len(self.dice.shown))
        for command in again:
            assert self.decision is not None
            self._record(self.decision.seat, command)
        self.log[:], self._barrier = log, barrier

    # -- forks and positions ------------------------------------------------------------------------------------

    @property
    def step_start(self) -> S:
        """The state when this step began; look, and change nothing."""
        return self._anchors[-1].state if self.rules.chains else self.state

    @property
    def step_answers(self) -> list[Command]:
        """The answers given since this step began."""
        return self._answers.copy()

    @property
    def step_dice(self) -> list[Result]:
        """The results drawn since this step began."""
        return self.dice.shown[self._anchors[-1].shown :] if self.rules.chains else []

    def fork(self, seed: int, *, quiet: bool = True, start: S | None = None) -> "Match[S]":
        """A match of its own from here on, with other dice; this one is not disturbed.

        `start` stands in for `step_start`, and is given away. IllegalCommand, WrongDice: the answers do not fit it.
        """
        state = self.step_start.copy() if start is None else start
        twin = Match(self.rules, state, Dice(seed, self.step_dice), quiet=quiet)
        for command in self._answers:
            twin.submit(command)
        return twin

    def step_so_far(self) -> tuple[S, int, list[Entry]]:
        """The state at this step's start, the draws counted then, and the answers since: what a position is made of."""
        if not self.rules.chains:
            return self.state, self.dice.drawn, []
        assert not self.quiet, "a quiet match keeps no log"
        anchor = self._anchors[-1]
        return anchor.state, anchor.drawn, self.log[anchor.at :]
