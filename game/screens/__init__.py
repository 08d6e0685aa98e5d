"""The screens around the games: title, lobby, match, result, and all that lies over them."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # whichever of its modules is imported first
