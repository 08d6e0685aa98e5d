"""Every test with one command: `python3 tests/run.py [--long] [what pytest takes]`.

Prepares itself like the game. `--long` runs the full counts, which takes hours, instead of a sample of them.
Old Pythons must be able to read this file, to say that they are too old: no annotations, no f-strings.
"""

import sys

if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - said to those who start it with an older one
        sys.stderr.write(
            "The tests need Python 3.11 or newer, and this is %d.%d: install one from "  # noqa: UP031
            "https://www.python.org/downloads/ and start them with it.\n" % sys.version_info[:2]
        )
        sys.exit(2)

    import os
    from pathlib import Path

    root = Path(__file__).resolve().parent.parent
    sys.path.insert(0, str(root))

    from game.setup import prepare

    prepare(root, root / "tests" / "requirements.txt")

    import pytest

    os.chdir(root)
    arguments = [argument for argument in sys.argv[1:] if argument != "--long"]
    if "--long" in sys.argv[1:]:
        os.environ["EMBER_LONG"] = "1"
    # Two workers or more hide the waiting of the window tests; more than four only fight for the disk.
    workers = max(2, min(4, os.cpu_count() or 2))
    sys.exit(pytest.main(["-n", str(workers), "--dist", "worksteal"] + arguments))  # noqa: RUF005 - old Pythons
