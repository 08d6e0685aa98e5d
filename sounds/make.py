"""Makes the sounds of the game anew: `python sounds/make.py [NAME ...] [--check]`."""

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    raise SystemExit(import_module("sounds.making").main())
