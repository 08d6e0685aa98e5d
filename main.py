"""Ember & Bone: the one command. Without arguments it opens the window; `--help` tells the rest.

Old Pythons must be able to read this file, to say that they are too old: no annotations, no f-strings.
"""

import sys

if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - said to those who start it with an older one
        sys.stderr.write(
            "Ember & Bone needs Python 3.11 or newer, and this is %d.%d: install one from "  # noqa: UP031
            "https://www.python.org/downloads/ and start the game with it.\n" % sys.version_info[:2]
        )
        sys.exit(2)

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # for the bots' process the bundle starts itself a second time

    from pathlib import Path

    from game.setup import prepare

    root = Path(__file__).resolve().parent
    prepare(root, root / "requirements.txt")

    from game.cli.main import main

    sys.exit(main(sys.argv[1:]))
