"""Match files brought to the table: a match as a file tells it, its commands and bots, and the file of a match."""

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.matchfile import Answer, MatchFile
from game.content.nodes import Node, Step, Table, find
from game.core.bots import Bot
from game.core.decision import Command, IllegalCommand
from game.core.dice import Dice, WrongDice, setting_up
from game.core.match import Entry, Match
from game.core.words import _
from game.shelf import CAMPAIGNS, GAMES, Game, open_game

HUMAN = "human"


class RefusedCommand(Exception):
    """An answer that is not possible; it would have been number `n` to be played. `fault` has its place in the file."""

    def __init__(self, n: int, command: str, reason: str, fault: ContentError) -> None:
        super().__init__(reason)
        self.n = n
        self.command = command
        self.reason = reason
        self.fault = fault


def game_of(file: MatchFile) -> Game:
    """The game that the file names. ContentError: there is none of that name."""
    if file.game not in (*GAMES, *CAMPAIGNS):
        raise _unknown(file, ("game",), _("there is no game `{name}`").format(name=file.game), file.game, GAMES)
    return open_game(file.game)


def open_file(file: MatchFile, *, quiet: bool = False) -> Match[Any]:
    """The match at the file's set-up or position and in its step; its commands are not yet played. ContentError."""
    game = game_of(file)
    _check_seats(file, game)
    state, drawn = _start(file, game)
    try:
        match = Match(game.rules, state, Dice(file.seed, file.dice, drawn), quiet=quiet)
    except WrongDice as error:
        raise file.error(("dice",), str(error)) from None
    for number, answer in enumerate(file.step):
        _answer_again(file, match, number, answer)
    return match


def bots_for(file: MatchFile) -> tuple[Bot | None, ...]:
    """Who answers for each seat; None for a person. A bot's thoughts hang on the match's seed and its seat alone."""
    game = game_of(file)
    return tuple(
        None if seat.kind == HUMAN else game.bot(seat.kind, bot_seed(file.seed, number))
        for number, seat in enumerate(file.seats)
    )


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot's own sequence, by the match's seed and its seat."""
    return seed * 1_000_003 + seat


def play(file: MatchFile, match: Match[Any], bots: Sequence[Bot | None], *, play_on: bool = True) -> Iterator[Entry]:
    """Plays the file's commands, and the bots' where those are theirs to give; each answer as it is given.

    A person's turn without a command ends it; so does, unless `play_on`, the last command. RefusedCommand: the match
    stands as it was before that answer.
    """
    commands = deque(enumerate(file.commands))
    n = 0
    while True:
        n += 1
        bot = bots[match.decision.seat] if match.decision else None
        if commands and (file.recorded or bot is None):
            at, text = commands.popleft()
            yield _give(file, match, n, at, text)
        elif bot is not None and (play_on or commands):
            yield _submit(file, match, n, bot.choose(match), ("dice",))
        else:
            return


def resume(file: MatchFile) -> Match[Any]:
    """The match after the file's last command. ContentError, also for a command that is not possible."""
    match = open_file(file)
    try:
        for _entry in play(file, match, bots_for(file), play_on=False):
            pass
    except RefusedCommand as refusal:
        raise refusal.fault from None
    return match


def record(file: MatchFile, match: Match[Any]) -> MatchFile:
    """The file that plays the match again up to now; `file` is the one that it began from."""
    answers = match.log[len(file.step) :]
    return replace(file, recorded=True, commands=tuple(str(entry.command) for entry in answers), source=None)


def whereabouts(match: Match[Any]) -> dict[str, Any]:
    """The match now as plain data: a match file's `position` and `step`. Not for a quiet match."""
    state, drawn, entries = match.step_so_far()
    step = [{"command": str(entry.command), "dice": list(entry.drew)} for entry in entries]
    return {"position": {**match.rules.write_position(state), "drawn": drawn}, "step": step}


def _give(file: MatchFile, match: Match[Any], n: int, at: int, text: str) -> Entry:
    """Answers with the file's command number `at`, which is that text."""
    place: tuple[Step, ...] = ("commands", at)
    try:
        command: Command = match.rules.parse(text, match.state)
    except IllegalCommand as error:
        raise _refused(file, n, text, str(error), place) from None
    return _submit(file, match, n, command, place)


def _submit(file: MatchFile, match: Match[Any], n: int, command: Command, place: tuple[Step, ...]) -> Entry:
    try:
        match.submit(command)
    except (IllegalCommand, WrongDice) as error:
        raise _refused(file, n, str(command), str(error), place) from None
    return match.log[-1]


def _refused(file: MatchFile, n: int, command: str, reason: str, place: tuple[Step, ...]) -> RefusedCommand:
    return RefusedCommand(n, command, reason, file.error(place, f"`{command}`: {reason}"))


def _check_seats(file: MatchFile, game: Game) -> None:
    for number, seat in enumerate(file.seats):
        if seat.kind != HUMAN and seat.kind not in game.levels:
            what = _("{game} has no bot `{level}`").format(game=game.name, level=seat.kind)
            raise file.error(("seats", number), what, _listed((HUMAN, *game.levels)))


def _start(file: MatchFile, game: Game) -> tuple[Any, int]:
    """The state that play begins at, and how much chance was drawn before."""
    scenario = _scenario(file, game)
    if file.position is not None:
        return _read_position(file, game, scenario, file.position)
    try:
        return game.rules.set_up(scenario, len(file.seats), setting_up(file.seed)), 0
    except ValueError as error:
        raise file.error(("seats",), str(error)) from None


def _scenario(file: MatchFile, game: Game) -> Any:
    scenarios = game.scenarios()
    name = file.scenario or next(iter(scenarios))
    if name not in scenarios:
        what = _("{game} has no scenario `{name}`").format(game=game.name, name=name)
        raise _unknown(file, ("scenario",), what, name, scenarios)
    return _chosen(file, scenarios[name])


def _chosen(file: MatchFile, scenario: Any) -> Any:
    """The scenario with the file's choices, where it leaves any."""
    if not file.options:
        return scenario
    try:
        return scenario.with_options(file.options)
    except ValueError as error:
        raise file.error(("options",), str(error)) from None


def _read_position(file: MatchFile, game: Game, scenario: Any, position: Mapping[str, Any]) -> tuple[Any, int]:
    drawn = position.get("drawn", 0)
    if type(drawn) is not int or not 0 <= drawn <= 1_000_000:  # YAML's true is no count
        raise file.error(("position", "drawn"), f"`drawn` is {drawn!r}", _("the count of chance drawn so far"))
    rest = {key: deepcopy(value) for key, value in position.items() if key != "drawn"}  # play must not reach the file
    try:
        return game.rules.read_position(rest, scenario, len(file.seats)), drawn
    except ValueError as error:
        placed = _placed_faults(file, game, scenario, error)
        if placed is not None:
            raise placed from None
        place = file.error(("position",), "").faults[0].place
        raise ContentError([Fault(place, line) for line in str(error).splitlines()]) from None


def _placed_faults(file: MatchFile, game: Game, scenario: Any, error: ValueError) -> ContentError | None:
    """The faults of a refused position with their own lines, if the game reads positions as content."""
    if file.source is None or not isinstance(error.__cause__, ContentError):
        return None
    try:
        game.rules.read_position(_without_drawn(find(file.source, ("position",))), scenario, len(file.seats))
    except ValueError as again:
        return again.__cause__ if isinstance(again.__cause__, ContentError) else None
    return None


def _without_drawn(position: Node) -> Node:
    """The position as the game knows it: the count of chance is the match's."""
    if not isinstance(position, Table):
        return position
    rest = {name: value for name, value in position.items.items() if name != "drawn"}
    return Table(position.place, rest, {name: position.keys[name] for name in rest})


def _answer_again(file: MatchFile, match: Match[Any], number: int, answer: Answer) -> None:
    """Gives an answer of the step that the position stands in, with the dice it drew (none named: as they fall)."""
    before = match.dice.drawn
    match.dice.foretell(answer.dice)
    try:
        match.submit(match.rules.parse(answer.command, match.state))
    except (IllegalCommand, WrongDice) as error:
        raise file.error(("step", number), str(error)) from None
    drew = match.dice.drawn - before
    if answer.dice and drew != len(answer.dice):
        raise file.error(("step", number, "dice"), _("this answer draws another number of dice"), str(drew))


def _unknown(file: MatchFile, at: tuple[Step, ...], what: str, word: str, known: Collection[str]) -> ContentError:
    return file.error(at, what, did_you_mean(word, known) or _listed(known))


def _listed(known: Collection[str]) -> str:
    return " or ".join(f"`{name}`" for name in known)
