"""`shot`: a picture of a match file's last position, with no display and no sound device."""

import os

from game.cli.faults import WrongInput, has_table
from game.cli.options import Shot
from game.content.matchfile import read_match
from game.playing import resume


def shot(ask: Shot) -> int:
    """Exit status 0. ContentError: the file is not as it must be; WrongInput: the picture cannot be written."""
    file = read_match(ask.file)
    has_table(file.game)
    match = resume(file)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.screens.shot import shoot

    try:
        shoot(file, match, ask.size, ask.out)
    except OSError as error:
        raise WrongInput(f"{ask.out} cannot be written: {error.strerror or error}") from error
    return 0
