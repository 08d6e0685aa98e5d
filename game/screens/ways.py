"""From one screen to another: each is imported when somebody goes there, so that the first is there at once."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.faults import ContentError
from game.content.lessons import LESSON
from game.content.matchfile import MatchFile
from game.content.paths import data_dir
from game.core.words import _
from game.screens.house import House
from game.shelf import GAMES, TABLES, open_game
from game.ui.scenes import Scene
from game.ui.theme import Kind
from game.ui.transitions import Home, Push, Swap, Transition
from game.ui.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from game.dinowars.kinds import Pack
    from game.dinowars.own_packs import PackFolder
    from game.screens.plan import Plan
    from game.screens.play import Play
    from game.screens.replay import Replay
    from game.screens.sitting import Sitting
    from game.screens.tutorial import Tutorial

Job = Callable[[], None]


def title(house: House, then: Scene | None = None) -> Scene:
    """The title, or the title with that scene at once on top of it."""
    from game.screens.title import Title  # noqa: PLC0415

    return Title(house, then)


def home(house: House, then: Scene | None = None) -> Transition:
    """Leaves everything for the title, or for that scene with the title beneath it."""
    return Home(title(house, then))


def lobby(house: House, game: str, plan: "Plan | None" = None) -> Scene:
    """The lobby of that game, with the last plan or that one."""
    from game.screens.lobby import Lobby  # noqa: PLC0415

    return Lobby(house, game, plan)


def saves(house: House, sitting: "Sitting | None" = None) -> Scene:
    """The list of saves."""
    from game.screens.saves import Saves  # noqa: PLC0415

    return Saves(house, sitting)


def played(house: House) -> Scene:
    """The list of matches that came to their end."""
    from game.screens.played import Played  # noqa: PLC0415

    return Played(house)


def workshop(house: House) -> Scene:
    """The creature workshop of Dino-Wars."""
    from game.screens.workshop import Workshop  # noqa: PLC0415

    return Workshop(house)


def has_workshop(game: str) -> bool:
    """Whether that game has packs that people put together."""
    return game == "dinowars"


def pack_bench(
    house: House, folder: "PackFolder", pack: "Pack", path: Path | None = None, *, naming: bool = False
) -> Scene:
    """Where that pack is put together: from that file, or a new one; at once in its title if it is for `naming`."""
    from game.screens.pack_bench import PackBench  # noqa: PLC0415

    return PackBench(house, folder, pack, path, naming=naming)


def rulebook(house: House, game: str) -> Scene:
    """The rules of that game."""
    from game.screens.rulebook import Rulebook  # noqa: PLC0415

    return Rulebook(house, game)


def tutorial(house: House, game: str) -> Scene:
    """The lesson of that game. ContentError, OSError: it cannot be read."""
    from game.screens.tutorial import Tutorial  # noqa: PLC0415

    return Tutorial(house, game)


def learn(house: House, game: str) -> Transition:
    """To the lesson of that game, or a word on why there is none."""
    try:
        return home(house, tutorial(house, game))
    except (ContentError, OSError) as error:
        reason = error.faults[0].reason if isinstance(error, ContentError) else error.strerror
        return Push(told(_("The lesson cannot be opened"), reason or str(error)))


def has_lesson(game: str) -> bool:
    """Whether that game has a lesson."""
    return (data_dir() / game / LESSON).is_file()


def which_rules(house: House) -> Scene:
    """The question which game somebody wants to learn; with one on the table, how."""
    if len(TABLES) == 1:
        return how_to_play(house, TABLES[0])
    answers = [Answer(_(open_game(game).title), _learner(house, game)) for game in TABLES]
    return Dialog(_("How to play"), _("Which game?"), [*answers, Answer(_("Back"))])


def _learner(house: House, game: str) -> Callable[[], Transition]:
    return lambda: Swap(how_to_play(house, game) if has_lesson(game) else rulebook(house, game))


def how_to_play(house: House, game: str) -> Scene:
    """The question how somebody wants to learn that game."""
    answers = [
        Answer(_("Play a lesson"), lambda: learn(house, game), Kind.GOOD),
        Answer(_("Read the rules"), lambda: Swap(rulebook(house, game))),
        Answer(_("Back")),
    ]
    return Dialog(_("How to play"), _("A lesson on a set board, or the rules to read."), answers)


def lesson_menu(lesson: "Tutorial") -> Scene:
    """What lies over a lesson."""
    from game.screens.lesson_menu import LessonMenu  # noqa: PLC0415

    return LessonMenu(lesson)


def settings(house: House) -> Scene:
    """The settings."""
    from game.screens.settings import SettingsScreen  # noqa: PLC0415

    return SettingsScreen(house)


def bindings(house: House) -> Scene:
    """The keys and buttons."""
    from game.screens.bindings import BindingsScreen  # noqa: PLC0415

    return BindingsScreen(house)


def table(house: House, file: MatchFile, after: Job | None = None) -> Scene:
    """The match of that file, to be played on. ContentError: not possible, or made with other rules (A8)."""
    from game.playing import resume  # noqa: PLC0415
    from game.screens.play import Play  # noqa: PLC0415

    _refuse_strangers(house, file)
    return Play(house, replace(file, rules=house.rules.get(file.game, "")), resume(file), after)


def _refuse_strangers(house: House, file: MatchFile) -> None:
    if file.game in set(GAMES).difference(TABLES):
        raise file.error(("game",), _("the table of this game is not set yet"))
    if house.is_foreign(file):
        raise file.error(("rules",), _("this was made with other rules"))


def resumed(house: House, file: MatchFile, after: Job | None = None) -> Transition:
    """On to that match, or a word on why it cannot be played on."""
    try:
        return home(house, table(house, file, after))
    except ContentError as error:
        reason = other_rules() if house.is_foreign(file) else error.faults[0].reason
        return Push(told(_("This match cannot be played on"), reason))


def other_rules() -> str:
    """Why a match of other rules data is not played on, as a sentence."""
    return _("It was made with other rules than those that are here now.")


def pause(play: "Play") -> Scene:
    """The pause menu over a match."""
    from game.screens.pause import Pause  # noqa: PLC0415

    return Pause(play)


def log(play: "Play") -> Scene:
    """The log of a match."""
    from game.screens.log import LogPanel  # noqa: PLC0415

    return LogPanel(play)


def result(play: "Play") -> Scene:
    """How a match ended."""
    from game.screens.result import Result  # noqa: PLC0415

    return Result(play)


def replay(house: House, file: MatchFile, *, choosing: bool = False) -> Scene:
    """A match to be watched, at once with the list of its turns if somebody is `choosing` one.

    ContentError: its commands are not possible, or it was made with other rules (A8).
    """
    from game.screens.replay import Replay  # noqa: PLC0415

    _refuse_strangers(house, file)
    return Replay(house, file, choosing=choosing)


def turn_list(replayed: "Replay") -> Scene:
    """The turns of a match that is watched."""
    from game.screens.turn_list import TurnList  # noqa: PLC0415

    return TurnList(replayed)


def play_from(replayed: "Replay") -> Scene:
    """The questions before a watched match is played on."""
    from game.screens.play_from import PlayFrom  # noqa: PLC0415

    return PlayFrom(replayed)


def reading(house: House, heading: str, words: str) -> Scene:
    """A text to read."""
    from game.screens.reading import Reading  # noqa: PLC0415

    return Reading(house, heading, words)


def told(title: str, words: str) -> Dialog:
    """A message that wants to be read."""
    return Dialog(title, words, [Answer(_("All right"))])
