"""The command line, read into options."""

import argparse
import sys
from pathlib import Path
from typing import Final, NoReturn

from game.cli.options import Ask, Bench, Check, Options, Run, Shot, Simulate, Size, Window
from game.core.bots import LEVELS
from game.shelf import CAMPAIGNS, GAMES
from game.version import VERSION

_SEATS: Final = ("human", *LEVELS)
_MOST_SEATS = 8


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line; the usage is what `--help` is for."""
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help)\n")


def read_arguments(arguments: list[str]) -> Options:
    """The options. Ends the program with status 2 and one line where they make no sense, with 0 after `--help`."""
    given = _parser().parse_args(arguments)
    return Options(given.ask(given), getattr(given, "data", None), getattr(given, "log", None))


def _parser() -> argparse.ArgumentParser:
    everywhere = _everywhere()
    parser = _Parser(
        prog=Path(sys.argv[0]).name or "main.py",
        description="Ember & Bone: prehistoric tabletop games. Without a command, the window opens at the title.",
        parents=[everywhere],
    )
    parser.add_argument("--version", action="version", version=f"Ember & Bone {VERSION}")
    parser.set_defaults(ask=lambda given: Window(mute=_mute(given)))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def command(name: str, what: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.", parents=[everywhere])

    _play(command("play", "open the window straight in a match"))
    _run(command("run", "play a match file without a window, JSON lines on standard output"))
    _simulate(command("simulate", "play bots against each other, a JSON line a match and a summary"))
    _check(command("check", "validate rules data, boards and match files"))
    _shot(command("shot", "draw the last position of a match file to a PNG"))
    _bench(command("bench", "measure the engine, the frames, the start and the bots"))
    return parser


def _everywhere() -> _Parser:
    """Options that may stand before the command as well as behind it."""
    shared = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    shared.add_argument("--mute", action="store_true", help="play no sound")
    shared.add_argument("--data", type=Path, metavar="DIR", help="rules data of your own instead of `data`")
    shared.add_argument("--log", type=Path, metavar="FILE", help="write what happens to this file")
    return shared


def _play(parser: argparse.ArgumentParser) -> None:
    _game(parser, GAMES)
    parser.add_argument("--seats", type=_human_seats, default=(), metavar="A,B,…", help=f"each of {', '.join(_SEATS)}")
    parser.add_argument("--seed", type=int, metavar="N", help="where all chance comes from (default: a new one)")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--fullscreen", action="store_true", help="fill the screen")
    shape.add_argument("--size", type=_size, metavar="WxH", help="the window's size in pixels, such as 1280x720")
    _describe(parser, "print in words what the window shows: each screen, the table, each change")
    parser.set_defaults(ask=_window)


def _window(given: argparse.Namespace) -> Ask:
    return Window(
        given.game,
        given.scenario,
        given.seats,
        given.seed,
        fullscreen=given.fullscreen,
        size=given.size,
        mute=_mute(given),
        describe=given.describe,
    )


def _mute(given: argparse.Namespace) -> bool:
    return getattr(given, "mute", False)


def _run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.yaml", help="the match file")
    _describe(parser, "print the table and each change in words, and no JSON")
    parser.set_defaults(ask=lambda given: Run(given.file, given.describe))


def _describe(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--describe", action="store_true", help=what)


def _simulate(parser: argparse.ArgumentParser) -> None:
    _game(parser, (*GAMES, *CAMPAIGNS))
    parser.add_argument("--seats", type=_bot_seats, required=True, metavar="A,B,…", help=f"each of {', '.join(LEVELS)}")
    parser.add_argument("--matches", type=_count, required=True, metavar="N", help="how many matches")
    parser.add_argument("--seed", type=int, required=True, metavar="S", help="where all chance comes from")
    parser.add_argument("--jobs", type=_count, default=1, metavar="J", help="processes to share the work (default: 1)")
    parser.set_defaults(
        ask=lambda given: Simulate(given.game, given.seats, given.matches, given.seed, given.scenario, given.jobs)
    )


def _check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", type=Path, nargs="*", metavar="PATH", help="files or folders (default: all of data)")
    parser.set_defaults(ask=lambda given: Check(tuple(given.paths)))


def _shot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.yaml", help="the match file")
    parser.add_argument("--size", type=_size, required=True, metavar="WxH", help="in pixels, such as 1920x1080")
    parser.add_argument("--out", type=Path, required=True, metavar="PNG", help="where the picture goes")
    parser.set_defaults(ask=lambda given: Shot(given.file, given.size, given.out))


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(ask=lambda given: Bench(json=given.json))


def _game(parser: argparse.ArgumentParser, names: tuple[str, ...]) -> None:
    parser.add_argument("game", choices=names, metavar="GAME", help=" or ".join(names))
    parser.add_argument("--scenario", default="", metavar="ID", help="which set-up (default: the game's first)")


def _human_seats(text: str) -> tuple[str, ...]:
    return _seats(text, _SEATS)


def _bot_seats(text: str) -> tuple[str, ...]:
    return _seats(text, LEVELS)


def _seats(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    seats = tuple(seat.strip() for seat in text.split(","))
    strange = [seat for seat in seats if seat not in known]
    if strange:
        raise _wrong(f"seat {strange[0]!r}: {', '.join(known)} were expected")
    if len(seats) > _MOST_SEATS:
        raise _wrong(f"{len(seats)} seats: at most {_MOST_SEATS} were expected")
    return seats


def _size(text: str) -> Size:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and _fits(int(width)) and _fits(int(height))):
        raise _wrong(f"{text!r}: a size such as 1280x720 was expected, each number from 320 to 8192")
    return int(width), int(height)


def _fits(pixels: int) -> bool:
    return 320 <= pixels <= 8192


def _count(text: str) -> int:
    if not (text.isdecimal() and int(text) > 0):
        raise _wrong(f"{text!r}: a number from 1 was expected")
    return int(text)


def _wrong(why: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(why)
