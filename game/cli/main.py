"""Runs what the command line asks for, and says in one line how it failed if it did."""

import datetime as dt
import logging
import os
import platform
import sys
import traceback
from pathlib import Path

from game.cli.arguments import read_arguments
from game.cli.faults import WrongInput
from game.cli.options import Ask, Bench, Check, Options, Run, Shot, Simulate
from game.content.faults import ContentError
from game.content.paths import use_data, user_folder
from game.version import VERSION

DONE, FAULT, WRONG, BROKEN_OFF = 0, 1, 2, 130


def main(arguments: list[str]) -> int:
    """The exit status: 0 done, 1 a bug or a failed check, 2 wrong input."""
    _speak_plainly()
    options = read_arguments(arguments)
    try:
        return _obey(options)
    except (ContentError, WrongInput) as error:
        return _say(error, WRONG)
    except KeyboardInterrupt:
        return BROKEN_OFF
    except BrokenPipeError:
        return _reader_gone()
    except Exception as error:  # noqa: BLE001 - the last place that can tell the player anything
        return _confess(error, options.log)


def _obey(options: Options) -> int:
    if options.log:
        _keep_log(options.log)
    if options.data:
        if not options.data.is_dir():
            raise WrongInput(f"{options.data} is no folder: one with rules data was expected after --data")
        use_data(options.data)
    status = _carry_out(options.ask)
    sys.stdout.flush()
    return status


def _carry_out(ask: Ask) -> int:
    """Each command is imported when it is asked for: `run` must not wait for pygame, nor `--help` for anything."""
    match ask:
        case Run():
            from game.cli.run import run

            return run(ask)
        case Simulate():
            from game.cli.simulate import simulate

            return simulate(ask)
        case Check():
            from game.cli.check import check

            return check(ask)
        case Shot():
            from game.cli.shot import shot

            return shot(ask)
        case Bench():
            from game.cli.bench import bench

            return bench(ask)
    from game.screens.app import main as open_window

    return open_window(ask)


def _speak_plainly() -> None:
    """The same bytes on every platform, and no greeting of pygame's."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    logging.raiseExceptions = False  # a log on a full disk must not answer each line with a traceback
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a test's stream need not be a real one
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _keep_log(file: Path) -> None:
    try:
        handler = logging.FileHandler(file, encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{file} cannot be written ({error.strerror})") from error
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.root.addHandler(handler)
    logging.root.setLevel(logging.INFO)


def _say(error: Exception, status: int) -> int:
    print(error, file=sys.stderr)
    return status


def _reader_gone() -> int:
    """`| head` has read enough: what is still in the buffer goes nowhere, and nobody complains at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


def _confess(error: Exception, log: Path | None) -> int:
    """A bug of ours: the details to a file, one sentence to the player."""
    file = log or user_folder("log").path / "ember.log"
    when = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
    details = "".join(traceback.format_exception(error))
    try:
        with file.open("a", encoding="utf-8") as out:
            out.write(f"{when} Ember & Bone {VERSION}, Python {platform.python_version()}, {sys.platform}\n{details}\n")
        told = f"A fault in the program stopped it ({type(error).__name__}); the details are in {file}."
    except OSError:
        told = f"A fault in the program stopped it, and no log can be written:\n{details}"
    print(told, file=sys.stderr)
    return FAULT
